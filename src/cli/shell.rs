//! `halali completions` and `halali man`: what shells and manuals want to know of the commands.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

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
pub(super) struct Manual {
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
pub(super) fn man(asked: &Manual, words: &Words) -> io::Result<Done> {
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
    let mut command = command(words);
    // Only then do commands know under which others they are.
    command.build();
    write_page(folder, &command)
}

/// Writes the page of a command, and those of its subcommands. What follows the help keeps its lines, of which the crate would
/// make one paragraph.
fn write_page(folder: &Path, command: &Command) -> io::Result<()> {
    command.get_subcommands().try_for_each(|sub| write_page(folder, sub))?;
    let page = Man::new(command.clone().after_help(None::<&str>));
    let mut text = Vec::new();
    page.render(&mut text)?;
    if let Some(more) = command.get_after_help() {
        let mut extra = Roff::new();
        extra.control("SH", ["EXTRA"]);
        for line in more.to_string().lines() {
            extra.text([roman(line)]).control("br", []);
        }
        extra.to_writer(&mut text)?;
    }
    fs::write(folder.join(page.get_filename()), text)
}
