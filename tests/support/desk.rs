//! A club file with a tournament, at which one entry of the log is written after the other.

use std::collections::BTreeMap;
use std::path::Path;

use halali::club::{self, GameRecord, SameSides, Seat, Seats};
use halali::rules::Ending;
use halali::store::{StoreError, Writer, create};
use halali::tournament::{
    Act, Arrangement, Command, Format, Missing, Out, Pairing, RoundNumber, Seating, Settings, TableNumber, Tournament,
    TournamentId,
};
use uuid::Uuid;

use super::clubs::{add, facts, game, holder, name, player, series, stamp, totals, writer};

pub(crate) const CUP: TournamentId = TournamentId(Uuid::from_u128(0x5001));
pub(crate) const SWISS: Format = Format::Swiss { rounds: 3 };

/// A club file at which one entry of the log is written after the other.
pub(crate) struct Desk {
    pub club: Writer,
    pub entries: u128,
    pub ids: u128,
}

impl Desk {
    /// A club of so many players.
    pub(crate) fn new(folder: &Path, players: u128) -> Desk {
        let club = create(&folder.join("club.halaliclub"), &holder()).expect("a club file");
        let mut desk = Desk { club, entries: 0, ids: 0 };
        for number in 1..=players {
            desk.act(add(number, &format!("Player {number}"))).expect("a player");
        }
        desk
    }

    /// The one whose club file was closed.
    pub(crate) fn again(path: &Path) -> Desk {
        // Far from the entries and series that were there before.
        Desk { club: writer(path), entries: 1000, ids: 1000 }
    }

    /// A tournament of all of them that has started.
    pub(crate) fn started(folder: &Path, players: u128, format: Format) -> Desk {
        let mut desk = Desk::new(folder, players);
        desk.to(create_cup(format)).expect("a tournament");
        for number in 1..=players {
            desk.to(enter(number)).expect("an entry");
        }
        desk.to(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
        desk
    }

    pub(crate) fn act(&mut self, act: impl Into<Act>) -> Result<(), StoreError> {
        self.act_because(act, None)
    }

    pub(crate) fn act_because(&mut self, act: impl Into<Act>, why: Option<&str>) -> Result<(), StoreError> {
        self.entries += 1;
        let mut stamp = stamp(self.entries);
        stamp.why = why.map(str::to_owned);
        self.club.carry_out(act, &stamp)
    }

    pub(crate) fn to(&mut self, command: Command) -> Result<(), StoreError> {
        self.act(Act::Tournament { id: CUP, command })
    }

    pub(crate) fn undo(&mut self) {
        self.entries += 1;
        self.club.undo(&stamp(self.entries)).expect("undo");
    }

    pub(crate) fn redo(&mut self) {
        self.entries += 1;
        self.club.redo(&stamp(self.entries)).expect("redo");
    }

    pub(crate) fn cup(&self) -> Tournament {
        self.club.tournament(CUP).expect("readable").expect("a tournament")
    }

    pub(crate) fn state(&self) -> BTreeMap<String, Vec<String>> {
        facts(self.club.path())
    }

    pub(crate) fn arrangement(&mut self, pairs: &[(u128, u128)], outs: &[(u128, Out)]) -> Arrangement {
        let mut tables = Vec::new();
        for (&(one, other), table) in pairs.iter().zip(1..) {
            self.ids += 1;
            let players = Seats { first: player(one), second: player(other) };
            tables.push(Seating {
                table: TableNumber(table),
                players,
                series: series(self.ids),
                bracket: None,
                pinned: false,
            });
        }
        Arrangement { tables, outs: outs.iter().map(|&(number, out)| (player(number), out)).collect() }
    }

    pub(crate) fn pair(&mut self, pairs: &[(u128, u128)], outs: &[(u128, Out)]) -> Result<RoundNumber, StoreError> {
        let arrangement = self.arrangement(pairs, outs);
        let round = self.cup().next_round();
        self.to(Command::PairRound { round, date: date(), arrangement })?;
        Ok(round)
    }

    /// Plays both games of the pairing at a table.
    pub(crate) fn play(&mut self, round: RoundNumber, table: u16, points: (u32, u32)) {
        let series = self.at(round, table).series;
        for animals in Seat::BOTH {
            let points = if animals == Seat::First { points } else { (points.1, points.0) };
            let game = game(animals, totals(points, (0, 0)), Ending::Normal);
            self.act(add_game(series, game)).expect("a game");
        }
    }

    pub(crate) fn at(&self, round: RoundNumber, table: u16) -> Pairing {
        self.cup().rounds()[&round].at(TableNumber(table)).expect("a pairing").clone()
    }

    pub(crate) fn close(&mut self, round: RoundNumber) {
        self.to(Command::CloseRound { round, missing: Missing::Refused }).expect("a closed round");
    }
}

pub(crate) fn date() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 28).expect("a date")
}

pub(crate) fn create_cup(format: Format) -> Command {
    Command::Create {
        id: CUP,
        name: name("Spring Cup"),
        first: date(),
        last: date(),
        settings: Box::new(Settings::usual(u64::MAX)),
        stages: vec![format],
    }
}

pub(crate) fn enter(number: u128) -> Command {
    Command::Enter { player: player(number), from: RoundNumber::FIRST, rating: None }
}

pub(crate) fn add_game(series: club::SeriesId, game: GameRecord) -> club::Command {
    club::Command::AddGame { series, game, same_sides: SameSides::Refused }
}
