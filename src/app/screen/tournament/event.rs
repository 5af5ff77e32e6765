//! A tournament with all that follows from it and is shown: found out once after every change, on the thread that owns the
//! club file.

use std::collections::{BTreeMap, BTreeSet};

use uuid::Uuid;

use crate::app::desk::{Club, Desk};
use crate::app::worker::Failure;
use crate::club::{PlayerId, Profile, Seat, Seats, SeriesId, SeriesOutcome};
use crate::tournament::schedule::{Field, Groups};
use crate::tournament::{
    AsOf, Decision, Format, Group, Known, Next, Pairing, Progress, Results, Round, RoundNumber, RoundState, Seed,
    Stage, StageNumber, Statistics, Table, TableNumber, Tournament, TournamentId, decision, group_tables,
    missing_results, next,
};
use crate::words::{Words, message};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// No result yet.
    Waiting,
    /// Something of it is in, or it is drawn and goes on.
    UnderWay,
    /// It is over.
    Done,
    /// Somebody left: it needs another opponent.
    NeedsOpponent,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which.
    pub table: TableNumber,
    /// Who plays.
    pub players: Seats<PlayerId>,
    /// Their names.
    pub names: Seats<String>,
    /// The series that counts.
    pub series: SeriesId,
    /// Points and exits so far, of extra games too.
    pub points: Seats<String>,
    /// How many series a table of the round has at most.
    pub most_series: u8,
    /// Who won.
    pub winner: Option<Seat>,
    /// How far it is.
    pub course: Course,
    /// The same in words.
    pub said: String,
    /// Whether there is a table of the round of which that says something.
    pub is_told: bool,
    /// Whether the two were put together by hand.
    pub pinned: bool,
    /// The series of which a game can be played on the screen now.
    pub to_play: Option<SeriesId>,
}

/// Somebody in the order of names: the name, the row and the seat, or why somebody does not play.
pub type Named = (String, Result<(usize, Seat), String>);

/// A round as lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    /// Its state; `None` for one that is only scheduled.
    pub state: Option<RoundState>,
    /// The tables in order.
    pub rows: Vec<Row>,
    /// Everybody in the order of names: the name, the row and the seat, or why somebody does not play.
    pub by_name: Vec<Named>,
    /// How many tables are done, under way and waiting.
    pub counts: (usize, usize, usize),
}

/// A table of standings, of a group where there are some.
pub type GroupTable = (Option<Group>, Table);

/// A tournament with all that follows from it.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its facts.
    pub tournament: Tournament,
    /// What its series came to.
    pub results: Results,
    /// What it comes to as a whole.
    pub statistics: Statistics,
    /// Who is who.
    pub profiles: BTreeMap<PlayerId, Profile>,
    /// What is next.
    pub next: Next,
    /// The rounds, those of a schedule that are to come too.
    pub rounds: BTreeMap<RoundNumber, Rows>,
    /// The standings that are asked for.
    pub asked: Asked,
    /// The stage that they are of.
    pub stage: Option<StageNumber>,
    /// The standings, a table for each group.
    pub tables: Vec<GroupTable>,
    /// Everybody who entered: by number, and before the start by name.
    pub people: Vec<PlayerId>,
    /// Who has been seen here.
    pub here: BTreeSet<PlayerId>,
}

/// Which standings are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Of a stage; the one under way where none is said.
    pub stage: Option<StageNumber>,
    /// After a round, or as it stands.
    pub after: Option<RoundNumber>,
}

/// What is kept beside the club file of who is here.
pub fn here_file(tournament: TournamentId) -> String {
    format!("here-{tournament}")
}

impl Event {
    /// Reads a tournament; `None` where there is none.
    ///
    /// # Errors
    ///
    /// When the club file cannot be read.
    pub fn read(
        id: TournamentId,
        asked: Asked,
        club: &Club,
        words: &Words,
        desk: &Desk,
    ) -> Result<Option<Event>, Failure> {
        let Some(tournament) = desk.club()?.tournament(id)? else { return Ok(None) };
        let results = desk.club()?.results(&tournament)?;
        // Who is here is ticked again soon enough where that cannot be read.
        let here: BTreeSet<Uuid> = desk.kept(&here_file(id)).ok().flatten().unwrap_or_default();
        let profile = |player: &PlayerId| Some((*player, club.people.get(*player)?.profile.clone()));
        let profiles: BTreeMap<_, _> = tournament.entries().keys().filter_map(profile).collect();
        let next = next(Known { tournament: &tournament, results: &results, profiles: &profiles });
        let mut people: Vec<_> = tournament.entries().keys().copied().collect();
        people.sort_by_key(|player| {
            let seed = tournament.entries().get(player).and_then(|entry| entry.seed);
            (seed.is_none(), seed, club.people.place(*player))
        });
        let stage = asked.stage.or_else(|| tournament.current_stage().map(|stage| stage.number));
        let rows = Maker { tournament: &tournament, results: &results, club, words };
        let mut rounds: BTreeMap<_, _> =
            tournament.rounds().values().map(|round| (round.number, rows.round(round))).collect();
        rounds.extend(rows.scheduled());
        let tables = stage.and_then(|stage| tournament.stages().get(&stage));
        let tables = tables.map(|stage| tables_of(&tournament, stage, &results, asked.after)).unwrap_or_default();
        let here = here.into_iter().map(PlayerId).collect();
        let statistics = Statistics::of(&tournament, &results);
        Ok(Some(Event { next, rounds, asked, stage, tables, people, here, statistics, profiles, results, tournament }))
    }

    /// Whether all that pairing looks at is the same.
    pub fn has_facts_of(&self, other: &Event) -> bool {
        self.tournament == other.tournament && self.results == other.results && self.profiles == other.profiles
    }

    /// What pairing looks at.
    pub fn known(&self) -> Known<'_> {
        Known { tournament: &self.tournament, results: &self.results, profiles: &self.profiles }
    }

    /// The same as words tell of it.
    pub fn told<'e>(&'e self, name: &'e dyn Fn(PlayerId) -> String) -> crate::words::Event<'e> {
        let (tournament, results, profiles) = (&self.tournament, &self.results, &self.profiles);
        crate::words::Event { tournament, results, profiles, name }
    }

    /// The round that the evening is about: the first one that is open, or else the last one.
    pub fn round(&self) -> Option<&Round> {
        let open = self.tournament.rounds().values().find(|round| round.state != RoundState::Closed);
        open.or_else(|| self.tournament.last_round())
    }

    /// How many rounds the stage under way has, where that is known.
    pub fn planned(&self) -> Option<usize> {
        let stage = self.tournament.current_stage()?;
        match stage.format {
            Format::RoundRobin { .. } => Some(self.rounds.len()),
            format => format.rounds().map(usize::from),
        }
    }

    /// The stage that the standings are of.
    pub fn stage(&self) -> Option<&Stage> {
        self.tournament.stages().get(&self.stage?)
    }

    /// The table in which somebody is.
    pub fn table_of(&self, player: PlayerId) -> Option<&Table> {
        self.tables.iter().map(|(_, table)| table).find(|table| table.line(player).is_some())
    }
}

fn tables_of(tournament: &Tournament, stage: &Stage, results: &Results, after: Option<RoundNumber>) -> Vec<GroupTable> {
    if stage.members().is_empty() {
        return Vec::new();
    }
    let as_of = after.map_or(AsOf::Live, AsOf::After);
    group_tables(tournament, stage, results, as_of)
}

struct Maker<'m> {
    tournament: &'m Tournament,
    results: &'m Results,
    club: &'m Club,
    words: &'m Words,
}

impl Maker<'_> {
    fn round(&self, round: &Round) -> Rows {
        let missing: BTreeSet<_> = missing_results(self.tournament, self.results, round).into_iter().collect();
        let needing: BTreeSet<_> =
            self.tournament.needing_opponents(round, self.results).into_iter().map(|(table, _)| table).collect();
        let stage = self.tournament.stages().get(&round.stage);
        let row = |pairing: &Pairing| {
            let is_missing = missing.contains(&pairing.table);
            let needs = is_missing && needing.contains(&pairing.table);
            self.row(pairing, stage, is_missing, needs)
        };
        let most = round.pairings().map(|pairing| pairing.all_series().count()).max().unwrap_or(1);
        let most_series = u8::try_from(most).unwrap_or(u8::MAX);
        let rows = round.pairings().map(|pairing| {
            let row = row(pairing);
            let to_play = row.to_play.filter(|_| round.state == RoundState::Released);
            Row { most_series, to_play, ..row }
        });
        let mut rows: Vec<_> = rows.collect();
        let is_told = rows.iter().any(|row| !row.said.is_empty());
        rows.iter_mut().for_each(|row| row.is_told = is_told);
        let outs = self.tournament.outs(round.number);
        let outs = outs.map(|(player, out)| (self.club.people.label(player), Err(self.words.out(out))));
        self.rows(Some(round.state), rows, outs.collect())
    }

    fn rows(&self, state: Option<RoundState>, rows: Vec<Row>, outs: Vec<Named>) -> Rows {
        let seated = rows.iter().enumerate();
        let seated =
            seated.flat_map(|(place, row)| Seat::BOTH.map(|seat| (row.names[seat].clone(), Ok((place, seat)))));
        let mut by_name: Vec<_> = seated.chain(outs).collect();
        let order = self.words.name_order();
        by_name.sort_by(|one, other| order.compare(&one.0, &other.0));
        let count = |course: &[Course]| rows.iter().filter(|row| course.contains(&row.course)).count();
        let counts =
            (count(&[Course::Done]), count(&[Course::UnderWay]), count(&[Course::Waiting, Course::NeedsOpponent]));
        Rows { state, by_name, counts, rows }
    }

    fn row(&self, pairing: &Pairing, stage: Option<&Stage>, is_missing: bool, needs: bool) -> Row {
        let words = self.words;
        let names = self.club.people.labels(pairing.players);
        let last = pairing.extra.last().unwrap_or(&pairing.series);
        let shown = if self.results.has_begun(*last) { last } else { &pairing.series };
        let series = self.results.series.get(shown);
        let played = series.filter(|series| !series.games().is_empty());
        let points = Seats::from_fn(|seat| words.pairing_figures(self.results, pairing, pairing.players[seat]));
        let won = match stage.map(|stage| (stage.format, stage)) {
            Some((Format::Knockout { .. }, stage)) => {
                match decision(self.tournament.settings(), stage, pairing, self.results) {
                    Decision::Won { seat, .. } => Some(seat),
                    _ => None,
                }
            }
            _ => played.and_then(|series| match series.result().outcome {
                SeriesOutcome::Won { seat, .. } => pairing.seat_of(series.players()[seat]),
                _ => None,
            }),
        };
        let live = self.club.under_way.iter().find(|live| pairing.all_series().any(|series| *series == live.series));
        let progress = self.results.progress(*last);
        let course = match (needs, is_missing, progress) {
            (true, ..) => Course::NeedsOpponent,
            (_, false, _) => Course::Done,
            (_, true, Progress::NotStarted) if pairing.extra.is_empty() => Course::Waiting,
            _ => Course::UnderWay,
        };
        let said = if pairing.is_double_no_show(self.results) {
            message!(words, "tournament-nobody-came")
        } else if needs {
            message!(words, "event-needs-opponent")
        } else if let Some(live) = live {
            message!(words, "event-live", game = live.number)
        } else {
            match (course, played) {
                (Course::Waiting, _) if pairing.missing => message!(words, "event-missing"),
                (Course::Waiting, _) => String::new(),
                (Course::UnderWay, Some(_)) if progress == Progress::Complete => message!(words, "event-goes-on"),
                (Course::UnderWay, Some(series)) => message!(words, "event-after-game", game = series.games().len()),
                (_, Some(series)) => words.series_outcome(series, &self.club.people.labels(series.players())),
                (_, None) => String::new(),
            }
        };
        Row {
            table: pairing.table,
            players: pairing.players,
            names,
            series: *shown,
            points,
            most_series: 1,
            winner: won.filter(|_| course == Course::Done),
            course,
            said,
            is_told: false,
            pinned: pairing.pinned,
            to_play: (matches!(course, Course::Waiting | Course::UnderWay)
                && progress != Progress::Complete
                && self.results.series.contains_key(last))
            .then_some(*last),
        }
    }

    /// The rounds of a round robin that are not paired yet.
    fn scheduled(&self) -> Vec<(RoundNumber, Rows)> {
        let Some(stage) = self.tournament.current_stage().filter(|stage| !stage.closed) else { return Vec::new() };
        let Format::RoundRobin { legs, .. } = stage.format else { return Vec::new() };
        let Some(groups) = groups_of(stage) else { return Vec::new() };
        let paired: Vec<_> = self.tournament.rounds_of(stage.number).map(|round| round.number).collect();
        let first = paired.first().copied().unwrap_or_else(|| self.tournament.next_round());
        let mut rounds: BTreeMap<RoundNumber, Vec<Row>> = BTreeMap::new();
        for players in groups {
            let Ok(field) = Field::new(players.len()) else { continue };
            for (number, round) in (0..).zip(Groups::one(field).schedule(legs).rounds()) {
                let number = RoundNumber(first.0.saturating_add(number));
                if paired.contains(&number) {
                    continue;
                }
                let rows = rounds.entry(number).or_default();
                for one in &round.meetings {
                    let of = |seed: Seed| players.get(seed.index()).copied();
                    let (Some(first), Some(second)) = (of(one.meeting.animals_first), of(one.meeting.humans_first))
                    else {
                        continue;
                    };
                    let players = Seats { first, second };
                    let table = TableNumber(u16::try_from(rows.len() + 1).unwrap_or(u16::MAX));
                    rows.push(self.scheduled_row(table, players));
                }
            }
        }
        rounds.into_iter().map(|(number, rows)| (number, self.rows(None, rows, Vec::new()))).collect()
    }

    fn scheduled_row(&self, table: TableNumber, players: Seats<PlayerId>) -> Row {
        Row {
            table,
            players,
            names: self.club.people.labels(players),
            series: SeriesId(Uuid::nil()),
            points: Seats::from_fn(|_| String::new()),
            most_series: 1,
            winner: None,
            course: Course::Waiting,
            said: String::new(),
            is_told: false,
            pinned: false,
            to_play: None,
        }
    }
}

/// The players of each group in the order of their numbers.
fn groups_of(stage: &Stage) -> Option<Vec<Vec<PlayerId>>> {
    let mut groups: BTreeMap<Option<Group>, Vec<(Seed, PlayerId)>> = BTreeMap::new();
    for (player, member) in stage.members() {
        groups.entry(member.group).or_default().push((member.seed, *player));
    }
    (!groups.is_empty()).then(|| {
        let sorted = |mut players: Vec<(Seed, PlayerId)>| {
            players.sort_unstable();
            players.into_iter().map(|(_, player)| player).collect()
        };
        groups.into_values().map(sorted).collect()
    })
}
