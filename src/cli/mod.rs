//! The commands of the program `halali`.
//!
//! Results go to standard output; messages for people go to standard error; both of a command that only reads come when the
//! club file is closed, so that nobody waits for a pager. What programs read does not depend on the language:
//! the results of `rules` and whatever `--json` prints. The exit status is 0 when all is well, 1 when something was refused
//! or cannot be printed, 2 for wrong usage, 3 when something was changed but the results could not be written.

mod backup;
mod bench;
mod club;
mod demo;
mod desk;
mod entry;
mod entry_file;
mod export;
mod export_tables;
mod figures;
mod game;
mod identity;
mod import;
mod import_archive;
mod import_players;
mod import_records;
mod import_series;
mod log;
mod nearly;
mod out;
mod output;
mod people;
mod plan;
mod play;
mod player;
mod player_page;
mod preview;
mod print;
mod rules;
mod scope;
mod season;
mod series;
mod series_change;
mod series_entry;
mod series_view;
mod shell;
mod standings;
mod table;
mod tournament;
mod usage;

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use self::desk::{Access, at_desk};
use self::out::to_the_end;
pub(crate) use self::out::{results, tell};
use crate::exchange::ARCHIVE_VERSION;
use crate::words::{Language, Words, message};

/// The command line. Help texts come from the language files: see [`localized`].
#[derive(Parser)]
#[command(name = "halali", version, arg_required_else_help = true)]
#[command(disable_help_flag = true, disable_help_subcommand = true, disable_version_flag = true)]
struct Cli {
    // Help and version are declared here since clap's own ones cannot be translated.
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    #[arg(long, global = true, value_name = "LANG", value_parser = languages())]
    lang: Option<Language>,
    #[arg(long, global = true, value_name = "FILE")]
    club: Option<PathBuf>,
    #[command(subcommand)]
    command: Top,
}

#[derive(Subcommand)]
enum Top {
    #[command(subcommand)]
    Player(player::Command),
    #[command(subcommand)]
    Series(series::Command),
    Standings(standings::Standings),
    HeadToHead(standings::HeadToHead),
    Ratings(standings::RatingList),
    Figures(figures::FiguresAsked),
    Records(figures::RecordsAsked),
    #[command(subcommand)]
    Season(season::Command),
    #[command(subcommand)]
    Tournament(tournament::Command),
    Undo(log::Steps),
    Redo(log::Steps),
    Log(log::Log),
    #[command(subcommand)]
    Print(print::Command),
    #[command(subcommand)]
    Export(export::Command),
    #[command(subcommand)]
    Import(import::Command),
    Backup(backup::Make),
    Restore(backup::Restore),
    Check(backup::Check),
    Salvage(backup::Salvage),
    #[command(subcommand)]
    Club(club::Command),
    #[command(subcommand)]
    Game(game::Command),
    Demo(demo::Command),
    #[command(subcommand)]
    Rules(rules::Command),
    Completions(shell::Completions),
    Man(shell::Manual),
}

impl Top {
    fn run(self, file: Option<&Path>, words: &Words) -> io::Result<Done> {
        match self {
            Top::Player(command) => at_desk(command.access(), file, words, |desk| player::run(command, desk)),
            Top::Series(command) => at_desk(command.access(), file, words, |desk| series::run(command, desk)),
            Top::Game(command) => at_desk(command.access(), file, words, |desk| game::run(command, desk)),
            Top::Standings(asked) => {
                at_desk(Access::Read, file, words, |desk| standings::print_standings(&asked, desk))
            }
            Top::HeadToHead(asked) => {
                at_desk(Access::Read, file, words, |desk| standings::print_head_to_head(&asked, desk))
            }
            Top::Ratings(asked) => at_desk(Access::Read, file, words, |desk| standings::print_ratings(&asked, desk)),
            Top::Figures(asked) => at_desk(Access::Read, file, words, |desk| figures::print_figures(&asked, desk)),
            Top::Records(asked) => at_desk(Access::Read, file, words, |desk| figures::print_records(&asked, desk)),
            Top::Tournament(command) => at_desk(command.access(), file, words, |desk| tournament::run(command, desk)),
            Top::Season(command) => at_desk(command.access(), file, words, |desk| season::run(command, desk)),
            Top::Undo(steps) => at_desk(Access::Change, file, words, |desk| log::undo(steps, desk)),
            Top::Redo(steps) => at_desk(Access::Change, file, words, |desk| log::redo(steps, desk)),
            Top::Log(asked) => at_desk(Access::Read, file, words, |desk| log::log(&asked, desk)),
            Top::Club(command) => club::run(command, file, words),
            Top::Print(command) => at_desk(Access::Read, file, words, |desk| print::run(command, desk)),
            Top::Export(command) => export::run(command, file, words),
            Top::Import(command) => at_desk(command.access(), file, words, |desk| import::run(&command, desk)),
            Top::Backup(asked) => at_desk(Access::Copy, file, words, |desk| backup::make(asked, desk)),
            Top::Restore(asked) => backup::bring_back(asked, file, words),
            Top::Check(asked) => at_desk(Access::Read, file, words, |desk| backup::check(&asked, desk)),
            Top::Salvage(asked) => to_the_end(words, || backup::take_out(&asked, words)),
            Top::Demo(command) => to_the_end(words, || demo::run(&command, words)),
            Top::Rules(command) => rules::run(command, words),
            Top::Completions(asked) => shell::completions(&asked, words),
            Top::Man(asked) => to_the_end(words, || shell::man(&asked, words)),
        }
    }
}

fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::from_code(&code).unwrap_or(Language::English))
}

/// What became of a command that ran.
pub(crate) enum Done {
    /// All is well.
    Good,
    /// Something was refused, and standard error says what.
    Refused,
    /// All is done, but its results could not be written.
    Unwritten,
}

/// Runs the command that the arguments name, the program's own name first, and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = help_last(arguments.into_iter().collect());
    let words = Words::in_language(language(&arguments));
    let command = localized(Cli::command(), "help-halali", &words).version(version(&words));
    let cli = match command.try_get_matches_from(arguments).and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return usage::explain(&error, &words),
    };
    match cli.command.run(cli.club.as_deref(), &words) {
        Ok(Done::Good) => ExitCode::SUCCESS,
        Ok(Done::Refused) => ExitCode::from(1),
        Ok(Done::Unwritten) => ExitCode::from(3),
        // The reader of the results has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => cannot_write(&error, &words),
    }
}

/// Which program this is, and which files it reads.
fn version(words: &Words) -> String {
    let [club, archive, rules]: [u32; 3] = [crate::store::VERSION, ARCHIVE_VERSION, crate::rules::VERSION];
    let files = message!(words, "version-files", club = club, archive = archive, rules = rules);
    format!("{}\n{files}", env!("CARGO_PKG_VERSION"))
}

/// `halali help player add` is `halali player add --help`.
fn help_last(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_some_and(|first| first == "help") {
        arguments.remove(1);
        arguments.push("--help".into());
    }
    arguments
}

/// Says that results are lost, and returns the exit status.
fn cannot_write(error: &io::Error, words: &Words) -> ExitCode {
    tell(&message!(words, "cannot-write", error = words.system(error)));
    ExitCode::from(1)
}

/// The language that `--lang` asks for, else the system's. Help is shown before the arguments are parsed, so that they are
/// looked through here.
fn language(arguments: &[OsString]) -> Language {
    let after_lang = arguments.iter().skip_while(|argument| *argument != "--lang").nth(1).map(OsString::as_os_str);
    let with_equals = arguments.iter().find_map(|argument| argument.to_str()?.strip_prefix("--lang="));
    with_equals
        .or(after_lang.and_then(OsStr::to_str))
        .and_then(Language::from_code)
        .or_else(|| sys_locale::get_locale().map(|locale| Language::of_locale(&locale)))
        .unwrap_or(Language::English)
}

/// Gives a command, its arguments and its subcommands their help: `help-rules-legal`, `help-rules-arg-rules`, …
fn localized(command: Command, name: &str, words: &Words) -> Command {
    let prefix = if name == "help-halali" { "help" } else { name };
    let arguments = |argument: Arg| {
        // An option that several commands share is described once, beside their group or the program.
        let id = argument.get_id().as_str().replace('_', "-");
        let places = std::iter::successors(Some(prefix), |place| Some(place.rsplit_once('-')?.0));
        let name = places.map(|place| format!("{place}-arg-{id}")).find(|name| words.has(name));
        let help = name.map(|name| words.named(&name));
        let heading = if argument.is_positional() {
            message!(words, "help-heading-arguments")
        } else {
            message!(words, "help-heading-options")
        };
        // The help itself says what is possible and what is the default.
        let has_value = argument.get_action().takes_values();
        let argument = argument.help_heading(heading).hide_possible_values(has_value).hide_default_value(has_value);
        match help {
            Some(help) => argument.help(help),
            None => argument,
        }
    };
    let usage = message!(words, "help-heading-usage");
    let more = format!("{name}-more");
    let command = if words.has(&more) { command.after_help(words.named(&more)) } else { command };
    command
        .about(words.named(name))
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(message!(words, "help-heading-commands"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .mut_args(arguments)
        .mut_subcommands(|sub| {
            let name = format!("{prefix}-{}", sub.get_name());
            localized(sub, &name, words)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn undescribed(command: &Command, found: &mut Vec<String>) {
        if command.get_about().is_none() {
            found.push(command.get_name().to_owned());
        }
        let own = command.get_arguments().filter(|argument| argument.get_help().is_none());
        found.extend(own.map(|argument| format!("{} {}", command.get_name(), argument.get_id())));
        command.get_subcommands().for_each(|sub| undescribed(sub, found));
    }

    #[test]
    fn every_command_and_argument_has_help_in_every_language() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            let mut found = Vec::new();
            undescribed(&localized(Cli::command(), "help-halali", &words), &mut found);
            assert!(found.is_empty(), "{language:?}: {found:?}");
        }
        Cli::command().debug_assert();
    }
}
