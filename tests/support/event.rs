//! A tournament with its series in memory, where commands are carried out one after another.

#![allow(dead_code, reason = "every test uses its part of this")]
#![allow(clippy::expect_used, clippy::panic, reason = "what tests share stops where they do")]

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use halali::club::{self, GameFact, Name, PlayerId, SameSides, Seat, Seats, Series, SeriesId};
use halali::rules::{Ending, Loss, Points, Score, Side, Sides};
use halali::tournament::{
    Arrangement, AsOf, Change, Command, Facts, Format, Head, Line, Missing, Out, Refusal, Results, RoundNumber, Scope,
    Seating, Settings, Stage, StageNumber, Table, TableNumber, Tournament, TournamentId, standings,
};
use uuid::Uuid;

pub(crate) fn player(number: u128) -> PlayerId {
    PlayerId(Uuid::from_u128(number))
}

pub(crate) fn number(player: PlayerId) -> u128 {
    player.0.as_u128()
}

pub(crate) fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 28).expect("a date")
}

pub(crate) const fn round(number: u16) -> RoundNumber {
    RoundNumber(number)
}

fn creating(settings: Settings, stages: &[Format]) -> Command {
    let name = Name::new("Autumn cup").expect("a name");
    let (id, settings) = (TournamentId(Uuid::from_u128(1)), Box::new(settings));
    Command::Create { id, name, first: date(), last: date(), settings, stages: stages.to_vec() }
}

/// A tournament and the results of its series.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Event {
    pub tournament: Option<Tournament>,
    pub results: Results,
    ids: u128,
}

impl Event {
    /// A tournament of so many players, in the order of their numbers, that has started.
    pub(crate) fn started(players: u128, settings: Settings, stages: &[Format]) -> Event {
        let mut event = Event::new(settings, stages);
        for number in 1..=players {
            event.enter(number);
        }
        event.seed(players);
        event.act(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
        event
    }

    /// A Swiss tournament with the usual settings.
    pub(crate) fn swiss(players: u128, rounds: u16) -> Event {
        Event::started(players, Settings::usual(1), &[Format::Swiss { rounds }])
    }

    pub(crate) fn new(settings: Settings, stages: &[Format]) -> Event {
        let mut event = Event { tournament: None, results: Results::default(), ids: 1000 };
        event.act(creating(settings, stages)).expect("a tournament");
        event
    }

    /// A Swiss tournament with these settings, if they are allowed.
    pub(crate) fn create(settings: Settings) -> Result<(), Refusal> {
        let create = creating(settings, &[Format::Swiss { rounds: 3 }]);
        create.changes(&Facts::default()).map(drop)
    }

    pub(crate) fn enter(&mut self, number: u128) {
        let enter = Command::Enter { player: player(number), from: RoundNumber::FIRST, rating: None };
        self.act(enter).expect("an entry");
    }

    pub(crate) fn enter_late(&mut self, number: u128, from: u16) {
        let enter = Command::Enter { player: player(number), from: round(from), rating: None };
        self.act(enter).expect("a late entry");
    }

    pub(crate) fn seed(&mut self, players: u128) {
        self.act(Command::SetSeeds { order: (1..=players).map(player).collect() }).expect("seeds");
    }

    pub(crate) fn tournament(&self) -> &Tournament {
        self.tournament.as_ref().expect("a tournament")
    }

    pub(crate) fn stage(&self) -> &Stage {
        self.tournament().current_stage().expect("a stage")
    }

    pub(crate) fn act(&mut self, command: Command) -> Result<Vec<Change>, Refusal> {
        let players: BTreeSet<_> = command.players().into_iter().collect();
        let facts = Facts { tournament: self.tournament.clone(), players, results: self.results.clone() };
        let changes = command.changes(&facts)?;
        self.put(&changes);
        Ok(changes)
    }

    fn put(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::Club(club::Change::PutSeries(series, _)) => {
                    self.results.series.insert(series.id(), series.clone());
                }
                Change::Club(club::Change::RemoveSeries(series)) => drop(self.results.series.remove(series)),
                _ => {}
            }
        }
        self.tournament = match (&self.tournament, changes) {
            (_, [Change::RemoveTournament, ..]) => None,
            (Some(tournament), changes) => Some(tournament.after(changes).expect("facts that fit")),
            (None, [Change::PutHead(head), rest @ ..]) => {
                Some(Tournament::read((**head).clone(), rest).expect("facts"))
            }
            (None, _) => None,
        };
    }

    pub(crate) fn id(&mut self) -> SeriesId {
        self.ids += 1;
        SeriesId(Uuid::from_u128(self.ids))
    }

    pub(crate) fn arrangement(&mut self, pairs: &[(u128, u128)], outs: &[(u128, Out)]) -> Arrangement {
        let seating = |((one, other), table): (&(u128, u128), u16)| Seating {
            table: TableNumber(table),
            players: Seats { first: player(*one), second: player(*other) },
            series: self.id(),
            bracket: None,
            pinned: false,
        };
        let tables = pairs.iter().zip(1..).map(seating).collect();
        Arrangement { tables, outs: outs.iter().map(|&(number, out)| (player(number), out)).collect() }
    }

    /// Pairs the next round.
    pub(crate) fn pair(&mut self, pairs: &[(u128, u128)], outs: &[(u128, Out)]) -> Result<RoundNumber, Refusal> {
        let arrangement = self.arrangement(pairs, outs);
        let round = self.tournament().next_round();
        self.act(Command::PairRound { round, date: date(), arrangement })?;
        Ok(round)
    }

    pub(crate) fn change(
        &mut self,
        round: RoundNumber,
        pairs: &[(u128, u128)],
        outs: &[(u128, Out)],
    ) -> Result<(), Refusal> {
        let arrangement = self.arrangement(pairs, outs);
        self.act(Command::ChangePairings { round, arrangement, discard: BTreeSet::new() }).map(drop)
    }

    /// The series of two players in the last round in which they are paired.
    pub(crate) fn series(&self, one: u128, other: u128) -> SeriesId {
        let players = Seats { first: player(one), second: player(other) };
        let mut rounds = self.tournament().rounds().values().rev();
        rounds
            .find_map(|round| round.pairings().find(|pairing| pairing.is_of(players)))
            .map(|pairing| pairing.series)
            .expect("a pairing")
    }

    pub(crate) fn games(&mut self, series: SeriesId, games: Vec<GameFact>) {
        let before: Series = self.results.series.remove(&series).expect("a series");
        self.results.series.insert(series, before.with_games(games, SameSides::Refused).expect("games"));
    }

    /// Enters a result: points and exited tiles of both, all of them from the first game.
    pub(crate) fn result(&mut self, (one, other): (u128, u128), points: (u32, u32), exited: (u8, u8)) {
        let series = self.series(one, other);
        let seat = self.results.series[&series].seat_of(player(one)).expect("a seat");
        let swapped = seat == Seat::Second;
        let (points, exited) = if swapped { ((points.1, points.0), (exited.1, exited.0)) } else { (points, exited) };
        let board = Score {
            points: Sides { animals: Points(points.0), humans: Points(points.1) },
            exited: Sides { animals: exited.0, humans: exited.1 },
        };
        let first = GameFact { animals: Seat::First, board, ending: Ending::Normal };
        let second = GameFact { animals: Seat::Second, board: Score::default(), ending: Ending::Normal };
        self.games(series, vec![first, second]);
    }

    /// A plain result: 2 for a win, 1 for a draw, 0 for a loss of the first.
    pub(crate) fn plain(&mut self, pair: (u128, u128), won: u8) {
        let points = match won {
            2 => (40, 20),
            1 => (30, 30),
            _ => (20, 40),
        };
        self.result(pair, points, (0, 0));
    }

    /// The first one wins, since the other does not turn up.
    pub(crate) fn walkover(&mut self, one: u128, other: u128) {
        let series = self.series(one, other);
        let seat = self.results.series[&series].seat_of(player(one)).expect("a seat");
        let game = |animals: Seat| {
            let loser = if animals == seat { Side::Humans } else { Side::Animals };
            let ending = Ending::Lost { how: Loss::Walkover, loser, walkover: Points(35) };
            GameFact { animals, board: Score::default(), ending }
        };
        self.games(series, vec![game(Seat::First), game(Seat::Second)]);
    }

    pub(crate) fn close(&mut self, round: RoundNumber) -> Result<(), Refusal> {
        self.act(Command::CloseRound { round, missing: Missing::Refused }).map(drop)
    }

    /// Plays a whole round: pairs with their results, and who sits out.
    pub(crate) fn play(&mut self, results: &[(u128, u128, u8)], outs: &[(u128, Out)]) -> RoundNumber {
        let pairs: Vec<_> = results.iter().map(|&(one, other, _)| (one, other)).collect();
        let round = self.pair(&pairs, outs).expect("a round");
        for &(one, other, won) in results {
            self.plain((one, other), won);
        }
        self.close(round).expect("a closed round");
        round
    }

    pub(crate) fn table(&self, as_of: AsOf) -> Table {
        standings(self.tournament(), self.stage(), &self.results, as_of, Scope::Stage)
    }

    pub(crate) fn table_of(&self, stage: u16, as_of: AsOf) -> Table {
        let stage = &self.tournament().stages()[&StageNumber(stage)];
        standings(self.tournament(), stage, &self.results, as_of, Scope::Stage)
    }

    /// Everything that a store would write, as the changes that put it there.
    pub(crate) fn rows(&self) -> (Head, Vec<Change>) {
        let tournament = self.tournament();
        (tournament.head().clone(), rows(tournament))
    }
}

/// All facts of a tournament, as the changes that put them there.
pub(crate) fn rows(tournament: &Tournament) -> Vec<Change> {
    let mut rows = Vec::new();
    for stage in tournament.stages().values() {
        let (number, format, closed) = (stage.number, stage.format, stage.closed);
        rows.push(Change::PutStage { number, format, closed });
        let members = stage.members().iter();
        rows.extend(members.map(|(&player, &member)| Change::PutMember { stage: number, player, member }));
    }
    rows.extend(tournament.entries().values().cloned().map(Change::PutEntry));
    rows.extend(tournament.avoids().copied().map(Change::PutAvoid));
    for round in tournament.rounds().values() {
        let (number, stage, date, state) = (round.number, round.stage, round.date, round.state);
        rows.push(Change::PutRound { number, stage, date, state });
        rows.extend(round.pairings().cloned().map(|pairing| Change::PutPairing { round: number, pairing }));
    }
    let outs = tournament.all_outs().iter();
    rows.extend(outs.map(|(&(round, player), &out)| Change::PutOut { round, player, out }));
    rows
}

pub(crate) const BYE: Out = Out::Bye { by_hand: false };

/// The figure of a player by the place of its criterion.
pub(crate) fn figure(table: &Table, number: u128, place: usize) -> i64 {
    line(table, number).figures[place].expect("a figure").sum
}

pub(crate) fn line(table: &Table, number: u128) -> &Line {
    table.line(player(number)).expect("a line")
}

/// Who stands where: places with the numbers of players.
pub(crate) fn ranks(table: &Table) -> Vec<(u16, u128)> {
    table.lines.iter().map(|line| (line.rank.map_or(0, |rank| rank.0), number(line.player))).collect()
}
