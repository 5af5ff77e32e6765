//! Tournaments: the facts that are kept of them, what can be done to them, and what follows from them.
//!
//! A participant is a player of the club, and every pairing is a series of the club: what a series comes to is found there.
//! Nothing reads a clock, draws ids or knows where facts are kept.

mod act;
mod advance;
mod check;
mod check_rounds;
mod command;
mod command_kind;
mod corrections;
mod crosstable;
mod duplicate;
mod facts;
mod figures;
mod histories;
mod ids;
mod knockout;
mod lots;
mod next;
mod preview;
mod prizes;
mod propose;
mod published;
mod refusal;
mod results;
mod scores;
mod seeding;
mod settings;
mod standings;
mod statistics;
mod timer;
mod travel;
mod whole;

pub use act::Act;
pub use advance::{Advance, Cut, NoAdvance, advance, new_groups};
pub use check::series_to_end;
pub use check_rounds::missing_results;
pub use command::{Arrangement, Change, Command, Facts, Missing, Seating, SeriesLeft};
pub use command_kind::CommandKind;
pub use corrections::{Moved, Repaired, moved, repaired};
pub use crosstable::{Cell, CrossRow};
pub use duplicate::seed_of;
pub use facts::{
    Apart, Avoid, Away, Entry, Head, Member, Out, Pairing, Place, Round, RoundState, Stage, State, Strength,
};
pub use figures::{Figure, Term, TermWhy, Terms, Unit};
pub use histories::{Histories, apart, histories};
pub use ids::{Group, MatchNumber, Rank, RoundNumber, Seed, StageNumber, TableNumber, TournamentId};
pub use knockout::{DecidedBy, Decision, decision};
pub use lots::lot;
pub use next::{Next, next};
pub use preview::{Preview, extras_due, preview};
pub use prizes::{Among, PrizeFund, Prizes, Sharing, Won, prizes, won};
pub use propose::{
    Basis, ByScores, Keep, Knockout, Known, LeftOut, NoProposal, NotFree, Proposal, Wishes, planned_rounds, propose,
    propose_again, proposed_for,
};
pub use refusal::Refusal;
pub use results::{Progress, Results, captured_bears};
pub use scores::{AsOf, RoundScore, Scores, Status};
pub use seeding::starting_order;
pub use settings::{
    Against, ByePolicy, Criterion, DrawnChain, DrawnThen, Elimination, FixedBye, Format, GroupOrder, LatePolicy,
    LeagueBy, Legs, Primary, RoundRobinWithdrawal, SettingFault, Settings, UnplayedRounds, turn_face_down,
};
pub use standings::{By, Encounter, Line, Parted, Placed, Scope, Table, group_tables, standings};
pub use statistics::Statistics;
pub use timer::{Clocks, Colour, Count, Found, RoundTimer, Shown, TimerRefusal, Warnings};
pub use whole::{FactFault, Tournament};

pub mod pairing;
pub mod schedule;
pub mod simulate;
