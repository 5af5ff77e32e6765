//! What a club keeps and what follows from it: names, score sheets, series, results, standings and ratings.
//!
//! Series are facts; everything else here is computed from them whenever it is asked for. Nothing reads a clock, draws ids or
//! knows where facts are kept.

mod check;
mod clock;
mod command;
mod command_kind;
mod counting;
mod demo;
mod entry;
mod evening;
mod feats;
mod ids;
mod live;
mod meetings;
mod name;
mod page;
mod player;
mod proposals;
mod ratings;
mod records;
mod refusal;
mod result;
mod series;
mod settings;
mod sheet;
mod sides;
mod standings;
mod totals;
mod ways;

pub use clock::{Clock, LONGEST_GAP, Look, TimeControl};
pub use command::{Batch, BatchPurpose, Change, Command, Facts, Paired};
pub use command_kind::CommandKind;
pub use counting::{WALKOVER_POINTS, what_counts};
pub use demo::{Deed, Demo, DemoAct, DemoSize};
pub use entry::{GameRecord, Moves, Recorded, SeriesRecord};
pub use evening::{Evening, Present, Seating, Stay, Table, evening_of};
pub use feats::{CloseFinish, Feats, HighestGame, HighestSeries, Occasion, Streak};
pub use ids::{EntryId, GameId, PlayerId, SeasonId, SeriesId};
pub use live::{Leave, LiveAct, LiveEvent, LiveGame, NewGame, QUIET_ACTIONS};
pub use meetings::{HeadToHead, Meetings, Met, head_to_head, head_to_heads};
pub use name::{Name, NameFault, search_key};
pub use page::{Form, PlayerPage, PlayerResult};
pub use player::{BIRTH_YEARS, Colour, Player, Profile};
pub use proposals::{Proposal, Waiting, propose};
pub use ratings::{Rating, RatingSettings, Ratings};
pub use records::{RefusedRecord, ResultFault, read_records, record};
pub use refusal::Refusal;
pub use result::{DrawnBy, MatchResult, SeriesOutcome, SeriesResult, SeriesWonBy};
pub use series::{Brief, GameFact, Length, Purpose, SameSides, Seat, Seats, Series, SeriesBook, SeriesFault};
pub use settings::{ClubSettings, LEAST_SERIES, Season, SettingFault};
pub use sheet::{Sheet, SheetFault};
pub use sides::{Figures, Included, Pairs, SideFigures, pairs, sides_of_everybody};
pub use standings::{Average, MatchPoints, MatchScale, Ranking, Standing, Tally, keep_from, standings};
pub use totals::{Totals, TotalsFault};
pub use ways::{Medium, Ways};
