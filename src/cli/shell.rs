//! `halali completions` and `halali man`: what shells and manuals want to know of the commands.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory as _};
use clap_complete::Shell;

use super::desk::{Stop, refused};
use super::{Cli, Done, localized, results};
use crate::store::StoreError;
use crate::words::{Words, message};

#[derive(Args)]
pub(super) struct Completions {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

#[derive(Args)]
pub(super) struct Man {
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

fn command(words: &Words) -> Command {
    localized(Cli::command(), "help-halali", words)
}

/// Prints a script that completes commands and options in a shell.
pub(super) fn completions(asked: &Completions, words: &Words) -> io::Result<Done> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut command(words), "halali", &mut script);
    results().write_all(&script)?;
    Ok(Done::Good)
}

/// Writes a page of the manual for each command.
pub(super) fn man(asked: &Man, words: &Words) -> io::Result<Done> {
    match write_pages(&asked.folder, words) {
        Ok(()) => {
            let folder = asked.folder.display().to_string();
            writeln!(results(), "{}", message!(words, "man-written", folder = folder))?;
            Ok(Done::Good)
        }
        Err(source) => refused(Stop::Store(StoreError::Io { path: asked.folder.clone(), source }), words, |_| None),
    }
}

fn write_pages(folder: &Path, words: &Words) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(command(words), folder)
}
