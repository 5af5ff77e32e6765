//! What can be done to a club's facts: commands, checked against the facts that they need, and the changes they come to.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use chrono::{Datelike as _, NaiveDate};

use super::ids::{PlayerId, SeriesId};
use super::name::NameFault;
use super::player::{BIRTH_YEARS, Player, Profile};
use super::refusal::Refusal;
use super::series::{GameFact, Length, Purpose, SameSides, Seat, Seats, Series};
use super::sheet::Sheet;
use super::totals::Totals;
use crate::rules::{Ending, Loss, Points, RuleSet, Score, Side, WALKOVER_RANGE};

/// Years that are written with four digits, so that dates are in the order of their texts.
const YEARS: RangeInclusive<i32> = 1000..=9999;

/// What was written down of a game that was not played on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recorded {
    /// The tiles of the four piles.
    Piles(Sheet),
    /// Points and exited tiles.
    Totals(Totals),
}

impl Recorded {
    /// Points and exited tiles.
    pub fn score(self) -> Score {
        match self {
            Recorded::Piles(sheet) => sheet.score(),
            Recorded::Totals(totals) => totals.score(),
        }
    }
}

/// A game as it is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The rules that were played.
    pub rules: RuleSet,
    /// Who was the animals.
    pub animals: Seat,
    /// What was written down.
    pub recorded: Recorded,
    /// How it ended.
    pub ending: Ending,
}

impl GameRecord {
    /// What the game is for its series.
    pub fn fact(&self) -> GameFact {
        GameFact { animals: self.animals, board: self.recorded.score(), ending: self.ending.clone() }
    }

    fn check(&self, game: usize) -> Result<(), Refusal> {
        match &self.ending {
            Ending::Lost { walkover, .. } if !WALKOVER_RANGE.contains(walkover) => {
                Err(Refusal::WalkoverPoints { game, points: *walkover })
            }
            Ending::Lost { how: Loss::Walkover, .. } if self.recorded.score() != Score::default() => {
                Err(Refusal::WalkoverWithScore { game })
            }
            Ending::Adjudicated { given: Some(given) } => {
                if Side::BOTH.into_iter().any(|side| given.points[side] > Points::OF_THE_BOX) {
                    Err(Refusal::GivenPoints { game, points: given.points })
                } else if given.reason.trim().is_empty() {
                    Err(Refusal::NoReason { game })
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }
}

/// A series as it is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesRecord {
    /// Its id.
    pub id: SeriesId,
    /// Who plays it.
    pub players: Seats<PlayerId>,
    /// The calendar date of its evening.
    pub date: NaiveDate,
    /// What it is for.
    pub purpose: Purpose,
    /// How many games it has.
    pub length: Length,
    /// Whether the organiser allowed the same sides twice in a row.
    pub same_sides: SameSides,
    /// The games so far.
    pub games: Vec<GameRecord>,
}

/// Something that a user does to the facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Puts a player on the list.
    AddPlayer {
        /// The id of the new player.
        player: PlayerId,
        /// What is known of the player.
        profile: Profile,
    },
    /// Replaces what is known of a player.
    EditPlayer {
        /// Who.
        player: PlayerId,
        /// What is known now.
        profile: Profile,
    },
    /// Leaves a player out of lists to choose from.
    ArchivePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Takes a player back into the lists.
    RestorePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Strikes a player without series from the list.
    RemovePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Records a series with the games played so far.
    RecordSeries(SeriesRecord),
    /// Adds the next game to a series.
    AddGame {
        /// Which series.
        series: SeriesId,
        /// The game.
        game: GameRecord,
        /// Whether the organiser allows the same sides twice in a row.
        same_sides: SameSides,
    },
    /// Replaces a game.
    CorrectGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
        /// What it was in truth.
        game: GameRecord,
        /// Whether the organiser allows the same sides twice in a row.
        same_sides: SameSides,
    },
    /// Closes a series that lacks games, by decision.
    CloseSeries {
        /// Which series.
        series: SeriesId,
    },
    /// Strikes a series with its games.
    RemoveSeries {
        /// Which series.
        series: SeriesId,
    },
}

/// The facts that a command is checked against.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// The players it names, as far as there are such.
    pub players: BTreeMap<PlayerId, Player>,
    /// Which of them have series, or doubles that were merged into them.
    pub bound: BTreeSet<PlayerId>,
    /// The series it names, if there is one, and whether its sides need not swap.
    pub series: BTreeMap<SeriesId, (Series, SameSides)>,
}

/// A change of the facts that a command comes to. Changes are carried out in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A player is new or different.
    PutPlayer(Player),
    /// A player is gone.
    RemovePlayer(PlayerId),
    /// A series is new or different, apart from its games.
    PutSeries(Series, SameSides),
    /// A game of a series is new or different.
    PutGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
        /// The game.
        game: GameRecord,
    },
    /// A series is gone with its games.
    RemoveSeries(SeriesId),
}

impl Command {
    /// The name in the log, such as `add-player`.
    pub const fn name(&self) -> &'static str {
        match self {
            Command::AddPlayer { .. } => "add-player",
            Command::EditPlayer { .. } => "edit-player",
            Command::ArchivePlayer { .. } => "archive-player",
            Command::RestorePlayer { .. } => "restore-player",
            Command::RemovePlayer { .. } => "remove-player",
            Command::RecordSeries(_) => "record-series",
            Command::AddGame { .. } => "add-game",
            Command::CorrectGame { .. } => "correct-game",
            Command::CloseSeries { .. } => "close-series",
            Command::RemoveSeries { .. } => "remove-series",
        }
    }

    /// The players whose facts it is checked against.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Command::AddPlayer { player, .. }
            | Command::EditPlayer { player, .. }
            | Command::ArchivePlayer { player }
            | Command::RestorePlayer { player }
            | Command::RemovePlayer { player } => vec![*player],
            Command::RecordSeries(record) => vec![record.players.first, record.players.second],
            Command::AddGame { .. }
            | Command::CorrectGame { .. }
            | Command::CloseSeries { .. }
            | Command::RemoveSeries { .. } => Vec::new(),
        }
    }

    /// The series whose facts it is checked against.
    pub const fn series(&self) -> Option<SeriesId> {
        match self {
            Command::RecordSeries(record) => Some(record.id),
            Command::AddGame { series, .. }
            | Command::CorrectGame { series, .. }
            | Command::CloseSeries { series }
            | Command::RemoveSeries { series } => Some(*series),
            _ => None,
        }
    }

    /// The changes that the command comes to.
    ///
    /// # Errors
    ///
    /// Why the facts do not allow it.
    pub fn changes(&self, facts: &Facts) -> Result<Vec<Change>, Refusal> {
        match self {
            Command::AddPlayer { player, profile } => {
                if facts.players.contains_key(player) {
                    return Err(Refusal::PlayerExists { player: *player });
                }
                check_profile(profile)?;
                let player = Player { id: *player, profile: profile.clone(), archived: false, merged_into: None };
                Ok(vec![Change::PutPlayer(player)])
            }
            Command::EditPlayer { player, profile } => {
                check_profile(profile)?;
                let player = Player { profile: profile.clone(), ..facts.player(*player)?.clone() };
                Ok(vec![Change::PutPlayer(player)])
            }
            Command::ArchivePlayer { player } => archive(facts.player(*player)?, true),
            Command::RestorePlayer { player } => archive(facts.player(*player)?, false),
            Command::RemovePlayer { player } => {
                facts.player(*player)?;
                if facts.bound.contains(player) {
                    return Err(Refusal::PlayerHasSeries { player: *player });
                }
                Ok(vec![Change::RemovePlayer(*player)])
            }
            Command::RecordSeries(record) => record_series(record, facts),
            Command::AddGame { series, game, same_sides } => {
                let (series, allowed) = facts.series(*series)?;
                if series.closed {
                    return Err(Refusal::SeriesClosed { series: series.id() });
                }
                put_game(series, *allowed, series.games().len() + 1, game, *same_sides)
            }
            Command::CorrectGame { series, number, game, same_sides } => {
                let (series, allowed) = facts.series(*series)?;
                if !(1..=series.games().len()).contains(number) {
                    return Err(Refusal::NoGame { series: series.id(), game: *number });
                }
                if series.closed && game.ending == Ending::Unfinished {
                    return Err(Refusal::GameUnderWay { game: *number });
                }
                put_game(series, *allowed, *number, game, *same_sides)
            }
            Command::CloseSeries { series } => close(facts.series(*series)?),
            Command::RemoveSeries { series } => {
                let (series, _) = facts.series(*series)?;
                Ok(vec![Change::RemoveSeries(series.id())])
            }
        }
    }
}

impl Facts {
    /// A player who is there and no double of another.
    fn player(&self, player: PlayerId) -> Result<&Player, Refusal> {
        let found = self.players.get(&player).ok_or(Refusal::NoPlayer { player })?;
        match found.merged_into {
            Some(into) => Err(Refusal::PlayerMerged { player, into }),
            None => Ok(found),
        }
    }

    fn series(&self, series: SeriesId) -> Result<&(Series, SameSides), Refusal> {
        self.series.get(&series).ok_or(Refusal::NoSeries { series })
    }
}

fn check_profile(profile: &Profile) -> Result<(), Refusal> {
    if let Some(year) = profile.birth_year.filter(|year| !BIRTH_YEARS.contains(year)) {
        return Err(Refusal::BirthYear { year });
    }
    match profile.notes.chars().find(|&c| c.is_control() && c != '\n' && c != '\t') {
        Some(character) => Err(Refusal::Notes(NameFault::ControlCharacter { character })),
        None => Ok(()),
    }
}

fn archive(player: &Player, archived: bool) -> Result<Vec<Change>, Refusal> {
    if player.archived == archived {
        return Err(Refusal::PlayerArchived { player: player.id, archived });
    }
    Ok(vec![Change::PutPlayer(Player { archived, ..player.clone() })])
}

fn record_series(record: &SeriesRecord, facts: &Facts) -> Result<Vec<Change>, Refusal> {
    if facts.series.contains_key(&record.id) {
        return Err(Refusal::SeriesExists { series: record.id });
    }
    let mut series = Series::new(record.id, record.players, record.date, record.length)?;
    series.purpose = record.purpose;
    if !YEARS.contains(&record.date.year()) {
        return Err(Refusal::Date { date: record.date });
    }
    for seat in Seat::BOTH {
        facts.player(record.players[seat])?;
    }
    for (number, game) in (1..).zip(&record.games) {
        game.check(number)?;
    }
    let series = series.with_games(record.games.iter().map(GameRecord::fact).collect(), record.same_sides)?;
    let games = (1..).zip(&record.games).map(|(number, game)| Change::PutGame {
        series: record.id,
        number,
        game: game.clone(),
    });
    Ok([Change::PutSeries(series, record.same_sides)].into_iter().chain(games).collect())
}

/// Puts a game in its place, which is one of the games or the next one.
fn put_game(
    series: &Series,
    allowed: SameSides,
    number: usize,
    game: &GameRecord,
    same_sides: SameSides,
) -> Result<Vec<Change>, Refusal> {
    game.check(number)?;
    let mut games = series.games().to_vec();
    match games.get_mut(number - 1) {
        Some(before) => *before = game.fact(),
        None => games.push(game.fact()),
    }
    // Once allowed, it stays so: the games that needed it are still there.
    let now = if allowed == SameSides::Allowed { allowed } else { same_sides };
    let after = series.clone().with_games(games, now)?;
    let put = Change::PutGame { series: series.id(), number, game: game.clone() };
    Ok(if now == allowed { vec![put] } else { vec![Change::PutSeries(after, now), put] })
}

fn close((series, same_sides): &(Series, SameSides)) -> Result<Vec<Change>, Refusal> {
    if series.closed {
        return Err(Refusal::SeriesClosed { series: series.id() });
    }
    if let Some(game) = series.games().iter().position(|game| game.ending == Ending::Unfinished) {
        return Err(Refusal::GameUnderWay { game: game + 1 });
    }
    if series.games().len() == series.length().games() {
        return Err(Refusal::SeriesComplete { series: series.id() });
    }
    let mut closed = series.clone();
    closed.closed = true;
    Ok(vec![Change::PutSeries(closed, *same_sides)])
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::{Name, WALKOVER_POINTS};
    use crate::rules::{Given, Sides};

    const ONE: PlayerId = PlayerId(Uuid::from_u128(1));
    const TWO: PlayerId = PlayerId(Uuid::from_u128(2));
    const SERIES: SeriesId = SeriesId(Uuid::from_u128(3));

    fn profile() -> Profile {
        Profile::of(Name::new("Zoë").expect("a name"))
    }

    /// The two players, and a series of two games with those of a record.
    fn facts(games: &[GameRecord]) -> Facts {
        let player = |id| (id, Player { id, profile: profile(), archived: false, merged_into: None });
        let series = Series::new(SERIES, Seats { first: ONE, second: TWO }, NaiveDate::default(), Length::TWO);
        let series = series
            .and_then(|series| series.with_games(games.iter().map(GameRecord::fact).collect(), SameSides::Refused));
        Facts {
            players: [player(ONE), player(TWO)].into(),
            series: [(SERIES, (series.expect("a series"), SameSides::Refused))].into(),
            ..Facts::default()
        }
    }

    fn game(ending: Ending, animals: u32) -> GameRecord {
        let points = Sides { animals: Points(animals), humans: Points(0) };
        let totals = Totals::new(Score { points, exited: Sides::default() }).expect("totals");
        GameRecord { rules: RuleSet::Classic, animals: Seat::First, recorded: Recorded::Totals(totals), ending }
    }

    fn added(ending: Ending, animals: u32) -> Result<usize, Refusal> {
        let command = Command::AddGame { series: SERIES, game: game(ending, animals), same_sides: SameSides::Refused };
        command.changes(&facts(&[])).map(|changes| changes.len())
    }

    #[test]
    fn endings_need_points_that_can_be() {
        let lost = |how, walkover| Ending::Lost { how, loser: Side::Humans, walkover };
        let given = |animals, reason: &str| {
            let points = Sides { animals: Points(animals), humans: Points(0) };
            Ending::Adjudicated { given: Some(Given { points, reason: reason.to_owned() }) }
        };
        assert_eq!(added(lost(Loss::Conceded, WALKOVER_POINTS), 9), Ok(1));
        for points in [Points(1), Points(119)] {
            assert_eq!(added(lost(Loss::Time, points), 9), Err(Refusal::WalkoverPoints { game: 1, points }));
        }
        assert_eq!(added(lost(Loss::Walkover, WALKOVER_POINTS), 0), Ok(1));
        assert_eq!(added(lost(Loss::Walkover, WALKOVER_POINTS), 9), Err(Refusal::WalkoverWithScore { game: 1 }));
        assert_eq!(added(given(168, "because"), 9), Ok(1));
        assert!(matches!(added(given(169, "because"), 9), Err(Refusal::GivenPoints { game: 1, .. })));
        assert_eq!(added(given(12, "\u{a0}"), 9), Err(Refusal::NoReason { game: 1 }));
    }

    #[test]
    fn a_series_is_closed_when_games_are_missing_and_none_is_under_way() {
        let close = |games: &[GameRecord]| Command::CloseSeries { series: SERIES }.changes(&facts(games));
        assert!(close(&[]).is_ok() && close(&[game(Ending::Normal, 9)]).is_ok());
        assert_eq!(close(&[game(Ending::Unfinished, 9)]), Err(Refusal::GameUnderWay { game: 1 }));
        let mut closed = facts(&[game(Ending::Normal, 9)]);
        closed.series.values_mut().for_each(|(series, _)| series.closed = true);
        let refused = Err(Refusal::SeriesClosed { series: SERIES });
        assert_eq!(Command::CloseSeries { series: SERIES }.changes(&closed), refused);
        let same_sides = SameSides::Allowed;
        let add = Command::AddGame { series: SERIES, game: game(Ending::Normal, 9), same_sides };
        assert_eq!(add.changes(&closed), refused);
        let under_way = game(Ending::Unfinished, 9);
        let correct = Command::CorrectGame { series: SERIES, number: 1, game: under_way, same_sides };
        assert_eq!(correct.changes(&closed), Err(Refusal::GameUnderWay { game: 1 }));
    }

    #[test]
    fn profiles_and_dates_have_limits() {
        let edit = |profile| Command::EditPlayer { player: ONE, profile }.changes(&facts(&[])).map(drop);
        let born = |year| edit(Profile { birth_year: Some(year), ..profile() });
        assert_eq!([born(1950), born(20)], [Ok(()), Err(Refusal::BirthYear { year: 20 })]);
        let notes = |notes: &str| edit(Profile { notes: notes.to_owned(), ..profile() });
        assert_eq!(notes("two\nlines\tand a tab"), Ok(()));
        let character = '\0';
        assert_eq!(notes("a\0b"), Err(Refusal::Notes(NameFault::ControlCharacter { character })));
        let record = |date| SeriesRecord {
            id: SeriesId(Uuid::from_u128(4)),
            players: Seats { first: ONE, second: TWO },
            date,
            purpose: Purpose::Counted,
            length: Length::TWO,
            same_sides: SameSides::Refused,
            games: Vec::new(),
        };
        let recorded = |date| Command::RecordSeries(record(date)).changes(&facts(&[])).map(drop);
        assert_eq!(recorded(NaiveDate::default()), Ok(()));
        assert_eq!(recorded(NaiveDate::MAX), Err(Refusal::Date { date: NaiveDate::MAX }));
    }

    #[test]
    fn nothing_happens_to_a_player_who_was_merged_into_another() {
        let mut facts = facts(&[]);
        facts.players.entry(ONE).and_modify(|player| player.merged_into = Some(TWO));
        let refused = Err(Refusal::PlayerMerged { player: ONE, into: TWO });
        assert_eq!(Command::ArchivePlayer { player: ONE }.changes(&facts), refused);
    }
}
