//! The club file: what is written, undone, kept, and refused.

mod accidents;
mod backups;
mod file;
mod live_games;
mod older_files;
mod rows;
mod undo;

#[path = "../support/mod.rs"]
mod support;
