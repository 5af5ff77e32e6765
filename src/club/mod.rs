//! What a club keeps and what follows from it: names, score sheets, series, results, standings and ratings.
//!
//! Series are facts; everything else here is computed from them whenever it is asked for. Nothing reads a clock, draws ids or
//! knows where facts are kept.

mod command;
mod counting;
mod ids;
mod name;
mod player;
mod ratings;
mod records;
mod refusal;
mod result;
mod series;
mod sheet;
mod standings;
mod totals;

pub use command::{Change, Command, Facts, GameRecord, Recorded, SeriesRecord};
pub use counting::{WALKOVER_POINTS, what_counts};
pub use ids::{EntryId, PlayerId, SeriesId};
pub use name::{Name, NameFault, search_key};
pub use player::{BIRTH_YEARS, Colour, Player, Profile};
pub use ratings::{Rating, RatingSettings, Ratings};
pub use records::{RefusedRecord, ResultFault, read_records, record};
pub use refusal::Refusal;
pub use result::{DrawnBy, MatchResult, SeriesOutcome, SeriesResult, SeriesWonBy};
pub use series::{GameFact, Length, Purpose, SameSides, Seat, Seats, Series, SeriesFault};
pub use sheet::{Sheet, SheetFault};
pub use standings::{Average, HeadToHead, MatchPoints, MatchScale, Ranking, Standing, Tally, head_to_head, standings};
pub use totals::{Totals, TotalsFault};
