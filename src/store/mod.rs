//! The club file: everything that a club keeps, in one SQLite database that can be copied, mailed and backed up.
//!
//! One program at a time writes it, and every change is one [`Act`](crate::tournament::Act) in one transaction with its
//! entry in the log. What the facts come to is computed elsewhere and never stored.

mod anonymise;
mod backups;
mod carry;
mod chain;
mod changes;
mod check;
mod copy;
mod count;
mod error;
mod expected;
mod export;
mod file;
mod find;
mod found;
mod fragments;
mod half;
mod holes;
mod home;
mod live;
mod lock;
mod log;
mod making;
mod mend;
mod missing;
mod open;
mod place;
mod raw;
mod read;
mod reading;
mod restore;
mod row;
mod salvage;
mod schema;
mod shape;
mod staged;
mod sum;
mod timer;
mod tournaments;
mod undo;
mod watch;
mod written;

pub use anonymise::backups_that_name;
pub use backups::{Backup, Holding, Reason, backups, holding, kept};
pub use changes::{Changes, FactChange};
pub use check::Fault;
pub use copy::is_database;
pub use error::StoreError;
pub use export::{NotWritten, write_export};
pub use file::{ClubFile, Writer};
pub use home::{named_place, usual_place};
pub use lock::Holder;
pub use log::{Did, LogEntry, Stamp};
pub use making::Making;
pub use missing::Missing;
pub use open::{Opened, ReadOnly, create, is_club, open};
pub use place::{Warning, warnings};
pub use restore::{Kept, last_good, restore, restore_watched};
pub use salvage::{salvage, salvage_watched};
pub use schema::VERSION;
pub use shape::Difference;
pub use timer::{clocks, keep_timer, timer};
pub use undo::{Ahead, Touched};
pub use watch::Watch;
