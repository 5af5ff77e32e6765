//! What can be done to a club's facts: commands, checked against the facts that they need, and the changes they come to.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::ids::{PlayerId, SeriesId};
use super::name::NameFault;
use super::player::{BIRTH_YEARS, Player, Profile};
use super::refusal::Refusal;
use super::series::{GameFact, Length, Purpose, SameSides, Seat, Seats, Series};
use super::sheet::Sheet;
use super::totals::Totals;
use crate::rules::{Ending, Loss, Points, RuleSet, Score, Side};

/// Walkover points that a club can set.
const WALKOVER_POINTS_ALLOWED: std::ops::RangeInclusive<Points> = Points(2)..=Points(118);

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
            Ending::Lost { walkover, .. } if !WALKOVER_POINTS_ALLOWED.contains(walkover) => {
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
