//! What a club keeps and what follows from it: names, score sheets, series, results, standings and ratings.
//!
//! Series are facts; everything else here is computed from them whenever it is asked for. Nothing reads a clock, draws ids or
//! knows where facts are kept.

mod check;
mod clock;
mod command;
mod counting;
mod entry;
mod ids;
mod live;
mod name;
mod player;
mod ratings;
mod records;
mod refusal;
mod result;
mod series;
mod settings;
mod sheet;
mod standings;
mod totals;

pub use clock::{Clock, LONGEST_GAP, Look, TimeControl};
pub use command::{Batch, BatchPurpose, Change, Command, Facts};
pub use counting::{WALKOVER_POINTS, what_counts};
pub use entry::{GameRecord, Moves, Recorded, SeriesRecord};
pub use ids::{EntryId, GameId, PlayerId, SeasonId, SeriesId};
pub use live::{Leave, LiveAct, LiveEvent, LiveGame, NewGame, QUIET_ACTIONS};
pub use name::{Name, NameFault, search_key};
pub use player::{BIRTH_YEARS, Colour, Player, Profile};
pub use ratings::{Rating, RatingSettings, Ratings};
pub use records::{RefusedRecord, ResultFault, read_records, record};
pub use refusal::Refusal;
pub use result::{DrawnBy, MatchResult, SeriesOutcome, SeriesResult, SeriesWonBy};
pub use series::{GameFact, Length, Purpose, SameSides, Seat, Seats, Series, SeriesFault};
pub use settings::{ClubSettings, LEAST_SERIES, Season, SettingFault};
pub use sheet::{Sheet, SheetFault};
pub use standings::{Average, HeadToHead, MatchPoints, MatchScale, Ranking, Standing, Tally, head_to_head, standings};
pub use totals::{Totals, TotalsFault};
