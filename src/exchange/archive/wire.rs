//! The archive as it is written: what its JSON looks like, and its schema.

use chrono::NaiveDate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::wire_tournament::Tournament;
use crate::club;
use crate::rules;

/// An enum of the archive and the one that it stands for.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident of $of:ty { $($(#[$about:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum $name { $($(#[$about])* $variant),* }

        impl From<$of> for $name {
            fn from(value: $of) -> $name {
                match value { $(<$of>::$variant => $name::$variant),* }
            }
        }

        impl From<$name> for $of {
            fn from(value: $name) -> $of {
                match value { $($name::$variant => <$of>::$variant),* }
            }
        }
    };
}

pub(super) use mirror;

mirror! {
    /// Which rules were played: in `classic` a pheasant moves one square, in `boxed` any distance.
    Rules of rules::RuleSet { Classic, Boxed }
}
mirror! {
    /// One of the two players of a series.
    Seat of club::Seat { First, Second }
}
mirror! {
    /// One of the two sides of a game.
    Side of rules::Side { Animals, Humans }
}
mirror! {
    /// How a player lost a game other than on the board.
    How of rules::Loss {
        /// Gave up.
        Conceded,
        /// Ran out of time.
        Time,
        /// Left the table.
        Forfeit,
        /// Did not start the game.
        Walkover,
    }
}
mirror! {
    /// What a series is for: `practice` counts for nothing, and `extra` games, after a drawn series of a knockout, only
    /// between their players.
    Purpose of club::Purpose { Counted, Practice, Extra }
}

/// Says that a file is an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(super) enum Format {
    /// An archive of a club of Halali! players.
    #[serde(rename = "halali-archive")]
    Archive,
}

/// What every version of the format begins with.
#[derive(Deserialize)]
pub(super) struct Head {
    #[serde(rename = "format")]
    pub(super) _format: Format,
    pub(super) version: u32,
}

/// An archive of a club of Halali! players, or of some of its series.
#[derive(Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Halali! archive")]
pub(super) struct File {
    pub(super) format: Format,
    /// The version of the format.
    #[schemars(range(min = 1, max = 2))]
    pub(super) version: u32,
    /// Whether household, birth year and contact of the players are in it.
    pub(super) private: bool,
    /// The club's settings; only in archives of everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) settings: Option<Settings>,
    /// The seasons, by their first days; only in archives of everything.
    pub(super) seasons: Vec<Season>,
    /// The players, by their ids.
    pub(super) players: Vec<Player>,
    /// The series, by date.
    pub(super) series: Vec<Series>,
    /// The tournaments, by their first days; from version 2 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) tournaments: Vec<Tournament>,
}

/// What a club decides for itself.
#[derive(Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    /// The name of the club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    pub(super) scale: Scale,
    /// The walkover points of a new game.
    pub(super) walkover: u32,
    /// The least number of series to be ranked by average.
    pub(super) least_series: u32,
    /// The rating at the start, by Glicko-2.
    pub(super) rating: f64,
    /// Its deviation at the start.
    pub(super) deviation: f64,
    /// Its volatility at the start.
    pub(super) volatility: f64,
    /// How fast volatility changes.
    pub(super) tau: f64,
}

/// What results are worth, in half match points.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Scale {
    pub(super) win: u32,
    pub(super) draw: u32,
    pub(super) loss: u32,
}

/// A span of dates with one standings table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Season {
    pub(super) id: Uuid,
    pub(super) name: String,
    /// The first day.
    pub(super) first: NaiveDate,
    /// The last day.
    pub(super) last: NaiveDate,
    pub(super) scale: Scale,
    /// The least number of series to be ranked by average.
    pub(super) least_series: u32,
}

/// A person on the club's list.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) id: Uuid,
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) short_name: Option<String>,
    /// The club or group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<String>,
    /// Only in archives with private data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) household: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^#[0-9a-f]{6}$"))]
    pub(super) colour: Option<String>,
    /// Only in archives with private data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1850, max = 2200))]
    pub(super) birth_year: Option<u16>,
    /// Only in archives with private data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) contact: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) notes: String,
    /// Whether the player has no profile yet.
    pub(super) guest: bool,
    /// Whether the player is left out of lists to choose from.
    pub(super) archived: bool,
    /// The player of whom this one turned out to be a double.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) merged_into: Option<Uuid>,
}

/// A series of games between two players.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Series {
    pub(super) id: Uuid,
    /// The evening: a calendar date, without a time zone.
    pub(super) date: NaiveDate,
    /// The id of the first player.
    pub(super) first: Uuid,
    /// The id of the second player.
    pub(super) second: Uuid,
    pub(super) purpose: Purpose,
    /// How many games it has: one, or an even number.
    #[schemars(range(min = 1, max = 254))]
    pub(super) length: u8,
    /// Whether the organiser allowed the same sides twice in a row.
    pub(super) same_sides: bool,
    /// Whether the organiser closed it without its last games.
    pub(super) closed: bool,
    /// The games so far.
    pub(super) games: Vec<Game>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    pub(super) rules: Rules,
    /// Who was the animals.
    pub(super) animals: Seat,
    pub(super) recorded: Recorded,
    pub(super) ending: Ending,
}

/// What was written down of a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Recorded {
    /// It was played on the screen.
    Played(Moves),
    /// It was entered action by action.
    Moves(Moves),
    /// The tiles of the four piles.
    Piles(Piles),
    /// Points and exited tiles.
    Totals(Totals),
}

/// The moves of a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Moves {
    /// The actions with spaces between them, each tile named as it is turned up: `d3=F e4=p d3-d4`.
    pub(super) actions: String,
    /// What lay where at the start, as in records. Always there in a game that was played on the screen; of a game that is
    /// not over, only where the organiser asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) deal: Option<String>,
    /// Whether somebody had seen a tile that was face down, since the organiser undid its turning up.
    pub(super) seen: bool,
}

/// The piles of both sides.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Piles {
    pub(super) animals: SidePiles,
    pub(super) humans: SidePiles,
}

/// The two piles of a side, by the letters of their tiles: `H` `L` `F` `B` `d` `p` `t`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SidePiles {
    #[schemars(regex(pattern = "^[HLFBdpt]*$"))]
    pub(super) captured: String,
    #[schemars(regex(pattern = "^[HLFBdpt]*$"))]
    pub(super) exited: String,
}

/// Points and exited tiles of both sides on the board.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    pub(super) animals: SideTotals,
    pub(super) humans: SideTotals,
}

/// Points and exited tiles of a side.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SideTotals {
    pub(super) points: u32,
    pub(super) exited: u8,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ending {
    /// By the rules.
    Normal,
    /// Both players ended it.
    Agreed,
    /// The organiser ended it.
    Adjudicated(Adjudicated),
    /// The opponent won, whatever the board said.
    Lost(Lost),
    /// It counts for nothing.
    Void,
    /// It is under way, or waits to be ended by decision.
    Unfinished,
}

/// What the organiser decided.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Adjudicated {
    /// Points instead of those on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) given: Option<Given>,
}

/// Points that the organiser gave.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    pub(super) animals: u32,
    pub(super) humans: u32,
    /// Why.
    pub(super) reason: String,
}

/// How a game was lost.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Lost {
    pub(super) how: How,
    /// Whose doing it was.
    pub(super) loser: Side,
    /// The walkover points by which the winner's points are counted.
    #[schemars(range(min = 2, max = 118))]
    pub(super) walkover: u32,
}
