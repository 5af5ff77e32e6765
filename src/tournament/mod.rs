//! Tournaments: the facts that are kept of them, what can be done to them, and what follows from them.
//!
//! A participant is a player of the club, and every pairing is a series of the club: what a series comes to is found there.
//! Nothing reads a clock, draws ids or knows where facts are kept.

mod check;
mod check_rounds;
mod command;
mod facts;
mod ids;
mod knockout;
mod lots;
mod refusal;
mod results;
mod settings;
mod tournament;

pub use check_rounds::missing_results;
pub use command::{Arrangement, Change, Command, Facts, Missing, Seating, SeriesLeft};
pub use facts::{
    Apart, Avoid, Away, Entry, Head, Member, Out, Pairing, Place, Round, RoundState, Stage, State, Strength,
};
pub use ids::{Group, Rank, RoundNumber, Seed, StageNumber, TableNumber, TournamentId};
pub use knockout::{DecidedBy, Decision, decision};
pub use lots::lot;
pub use refusal::Refusal;
pub use results::{Progress, Results, captured_bears};
pub use settings::{
    ByePolicy, Criterion, DrawnChain, DrawnThen, Elimination, FixedBye, Format, GroupOrder, LatePolicy, LeagueBy, Legs,
    Primary, RoundRobinWithdrawal, SettingFault, Settings, UnplayedRounds,
};
pub use tournament::{FactFault, Tournament};
