//! `halali club …`: the club file itself.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::desk::{Stop, holder, refused};
use super::{Done, results};
use crate::store;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    New {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

pub(super) fn run(command: Command, words: &Words) -> io::Result<Done> {
    match command {
        Command::New { file } => match create(&file) {
            Ok(()) => {
                writeln!(results(), "{}", message!(words, "desk-created", file = file.display().to_string()))?;
                Ok(Done::Good)
            }
            Err(stop) => refused(stop, words, |_| None),
        },
    }
}

fn create(file: &Path) -> Result<(), Stop> {
    Ok(store::create(file, &holder())?.close()?)
}
