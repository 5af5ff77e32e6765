//! `halali rules …`: positions, actions, records and deals.

use std::fs;
use std::io::{self, BufRead as _, BufReader, ErrorKind, IsTerminal as _, Read as _, StdinLock, Write as _};
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Done, bench, results, tell};
use crate::club::{RefusedRecord, read_records};
use crate::exchange::{Encoding, decoded};
use crate::rules::notation::{Place, TextError, TextFault};
use crate::rules::{Action, Deal, Field, Game, Refusal, RuleSet, Setup, perft};
use crate::words::{Words, message};

/// The longest sequences that perft counts: far more than can be waited for.
const MOST_DEPTH: i64 = 60;

#[derive(Subcommand)]
pub(super) enum Command {
    Legal {
        #[arg(long, default_value = "classic", value_parser = rule_sets())]
        rules: RuleSet,
    },
    Perft {
        #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(0..=MOST_DEPTH))]
        depth: u32,
        #[arg(long, default_value = "classic", value_parser = rule_sets())]
        rules: RuleSet,
    },
    Apply {
        #[arg(required = true, value_name = "ACTION")]
        actions: Vec<String>,
        #[arg(long, default_value = "classic", value_parser = rule_sets())]
        rules: RuleSet,
    },
    Check {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Deal {
        #[arg(value_name = "SEED")]
        seed: u64,
        #[arg(long, default_value_t = 1)]
        count: usize,
    },
    Bench {
        #[arg(long, default_value_t = 5.0, value_parser = bench::seconds)]
        seconds: f64,
    },
}

pub(super) fn rule_sets() -> impl TypedValueParser<Value = RuleSet> {
    PossibleValuesParser::new(RuleSet::ALL.map(RuleSet::name)).map(|name| RuleSet::from_name(&name).unwrap_or_default())
}

pub(super) fn run(command: Command, words: &Words) -> io::Result<Done> {
    match command {
        Command::Legal { rules } => each_position(words, |setup| Ok(legal(rules, setup))),
        Command::Perft { depth, rules } => each_position(words, |setup| {
            perft(rules, setup, depth).map(|count| count.to_string()).ok_or(LineError::HiddenNotGiven)
        }),
        Command::Apply { actions, rules } => apply(rules, &actions, words),
        Command::Check { files } => check(&files, words),
        Command::Deal { seed, count } => {
            let mut out = io::BufWriter::new(results());
            Deal::from_seed(seed).take(count).try_for_each(|deal| writeln!(out, "{deal}"))?;
            out.flush()?;
            Ok(Done::Good)
        }
        Command::Bench { seconds } => bench::run(seconds),
    }
}

/// Why a line of positions is refused.
enum LineError {
    NotUtf8(Place),
    Text(Field, TextError),
    HiddenNotGiven,
}

impl LineError {
    /// For programs: always the same words. A line has no other lines, so that its column is enough.
    fn stable(&self) -> String {
        match self {
            LineError::NotUtf8(place) => format!("column {}: not UTF-8", place.column),
            LineError::Text(field, TextError { place, fault: fault @ TextFault::Unexpected { .. } }) => {
                format!("column {}: {}: {fault}", place.column, field.name())
            }
            LineError::Text(_, TextError { place, fault }) => format!("column {}: {fault}", place.column),
            LineError::HiddenNotGiven => "something is face down and hidden is not given".to_owned(),
        }
    }

    /// For people.
    fn sentence(&self, words: &Words, line: usize) -> String {
        let (column, message) = match self {
            LineError::NotUtf8(place) => (place.column, message!(words, "not-utf8")),
            LineError::HiddenNotGiven => (1, message!(words, "hidden-not-given")),
            LineError::Text(field, TextError { place, fault }) => {
                let (column, field, message) = (place.column, words.field(*field), words.text_fault(fault));
                return message!(
                    words,
                    "where-line-field",
                    line = line,
                    column = column,
                    field = field,
                    message = message
                );
            }
        };
        message!(words, "where-line", line = line, column = column, message = message)
    }
}

/// Lines of standard input, without their ends and not necessarily UTF-8.
struct Lines(BufReader<StdinLock<'static>>);

impl Lines {
    fn new(words: &Words) -> Lines {
        if io::stdin().is_terminal() {
            tell(&message!(words, "reading-keyboard"));
        }
        Lines(BufReader::new(io::stdin().lock()))
    }

    /// Whether the next line may have to be waited for.
    fn may_wait(&self) -> bool {
        self.0.buffer().is_empty()
    }
}

impl Iterator for Lines {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        match self.0.read_until(b'\n', &mut line) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error)),
        }
        for end in [b'\n', b'\r'] {
            line.pop_if(|last| *last == end);
        }
        Some(Ok(line))
    }
}

fn setup(line: &[u8]) -> Result<Setup, LineError> {
    let text = std::str::from_utf8(line).map_err(|error| LineError::NotUtf8(place_of_bad_utf8(line, error)))?;
    text.parse().map_err(|error: TextError| {
        // Every field but the first begins behind a space.
        let spaces = text.chars().take(error.place.column - 1).filter(|&c| c == ' ').count();
        LineError::Text(Field::ALL[spaces.min(Field::ALL.len() - 1)], error)
    })
}

/// Where a text stops being UTF-8.
fn place_of_bad_utf8(bytes: &[u8], error: Utf8Error) -> Place {
    Place::after(&String::from_utf8_lossy(&bytes[..error.valid_up_to()]))
}

/// Prints one line for each position line of standard input: what `answer` says, or the error.
fn each_position(words: &Words, answer: impl Fn(&Setup) -> Result<String, LineError>) -> io::Result<Done> {
    let mut out = io::BufWriter::new(results());
    let mut done = Done::Good;
    let mut lines = Lines::new(words);
    let mut number = 0;
    let printed = loop {
        // Whoever waits for an answer before writing the next line gets it.
        if lines.may_wait()
            && let Err(error) = out.flush()
        {
            break Err(error);
        }
        let line = match lines.next() {
            None => break out.flush(),
            Some(Ok(line)) => line,
            Some(Err(error)) => {
                done = unreadable(words, &error);
                break out.flush();
            }
        };
        number += 1;
        let written = match setup(&line).and_then(|setup| answer(&setup)) {
            Ok(text) => writeln!(out, "{text}"),
            Err(error) => {
                done = Done::Refused;
                tell(&error.sentence(words, number));
                writeln!(out, "error {}", error.stable())
            }
        };
        if let Err(error) = written {
            break Err(error);
        }
    };
    unless_closed(printed, done)
}

/// What became of a command, where the reader of its results may have read enough.
fn unless_closed(printed: io::Result<()>, done: Done) -> io::Result<Done> {
    match printed {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        _ => Ok(done),
    }
}

/// Says that standard input cannot be read on.
fn unreadable(words: &Words, error: &io::Error) -> Done {
    tell(&message!(words, "cannot-read", file = "-", error = words.system(error)));
    Done::Refused
}

fn legal(rules: RuleSet, setup: &Setup) -> String {
    let position = setup.position();
    match position.end(rules) {
        Some(end) => {
            let score = position.score();
            format!("ended {} {} {}", score.points, score.exited, end.name())
        }
        None => position.legal(rules).sorted().iter().map(Action::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// Why an action on the command line is refused.
enum ActionError {
    Text(TextError),
    Refused(Refusal),
}

/// Plays an action that is given as text. That the game is over comes before what is wrong with the text.
fn play(game: &mut Game, text: &str) -> Result<(), ActionError> {
    match text.parse() {
        Ok(action) => game.play(action).map(|_| ()).map_err(ActionError::Refused),
        Err(error) => Err(match game.end() {
            Some(end) => ActionError::Refused(Refusal::GameOver { end }),
            None => ActionError::Text(error),
        }),
    }
}

fn apply(rules: RuleSet, actions: &[String], words: &Words) -> io::Result<Done> {
    let mut lines = Lines::new(words);
    let mut given = Vec::new();
    // From the keyboard, one line is answered at once.
    while given.len() < 2 && !(given.len() == 1 && io::stdin().is_terminal()) {
        match lines.next() {
            None => break,
            Some(Ok(line)) if line.is_empty() => {}
            Some(Ok(line)) => given.push(line),
            Some(Err(error)) => return Ok(unreadable(words, &error)),
        }
    }
    let setup = match given.as_slice() {
        [line] => setup(line).map_err(|error| (error.stable(), error.sentence(words, 1))),
        [] => Err(("no position line".to_owned(), message!(words, "no-position"))),
        _ => Err(("more than one position line".to_owned(), message!(words, "more-positions"))),
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err((stable, sentence)) => {
            writeln!(results(), "error {stable}")?;
            tell(&sentence);
            return Ok(Done::Refused);
        }
    };
    let mut game = Game::at(rules, setup);
    for (number, action) in (1..).zip(actions) {
        let player = game.position().side();
        if let Err(error) = play(&mut game, action) {
            let given = printable(action);
            let given = given.as_str();
            let (stable, sentence) = match error {
                ActionError::Text(TextError { place: Place { column, .. }, fault }) => {
                    let message = words.text_fault(&fault);
                    let sentence = message!(
                        words,
                        "where-action-column",
                        number = number,
                        action = given,
                        column = column,
                        message = message
                    );
                    (format!("column {column}: {fault}"), sentence)
                }
                ActionError::Refused(refusal) => {
                    let message = words.refusal(refusal, player);
                    (
                        refusal.to_string(),
                        message!(words, "where-action", number = number, action = given, message = message),
                    )
                }
            };
            writeln!(results(), "error action {number} {given}: {stable}")?;
            tell(&sentence);
            return Ok(Done::Refused);
        }
    }
    writeln!(results(), "{}", game.setup())?;
    if let Some(end) = game.end() {
        tell(&words.outcome(end, game.score()));
    }
    Ok(Done::Good)
}

/// How many games of the files were good and how many refused.
#[derive(Default)]
struct Tally {
    good: usize,
    bad: usize,
}

/// Why a whole file is refused.
pub(super) enum FileError {
    Unreadable(io::Error),
    NotUtf8(Place),
    NoGame,
}

impl FileError {
    /// For programs: always the same words.
    fn stable(&self) -> String {
        match self {
            FileError::Unreadable(error) => format!("cannot be read: {}", error.kind()),
            FileError::NotUtf8(place) => format!("{place}: the text is not UTF-8"),
            FileError::NoGame => "no game".to_owned(),
        }
    }

    /// For people.
    pub(super) fn sentence(&self, words: &Words, file: &str) -> String {
        let file = file.to_owned();
        match self {
            FileError::Unreadable(error) => message!(words, "cannot-read", file = file, error = words.system(error)),
            FileError::NotUtf8(Place { line, column }) => {
                let message = message!(words, "not-utf8");
                let (line, column) = (line.to_owned(), column.to_owned());
                message!(words, "where-file", file = file, line = line, column = column, message = message)
            }
            FileError::NoGame => message!(words, "no-game", file = file),
        }
    }
}

fn check(files: &[PathBuf], words: &Words) -> io::Result<Done> {
    let mut tally = Tally::default();
    let printed = check_files(files, words, &mut tally);
    let is_whole = printed.is_ok();
    let done = unless_closed(printed, if tally.bad == 0 { Done::Good } else { Done::Refused })?;
    if is_whole {
        tell(&message!(words, "check-summary", good = tally.good, bad = tally.bad));
    }
    Ok(done)
}

fn check_files(files: &[PathBuf], words: &Words, tally: &mut Tally) -> io::Result<()> {
    let mut out = io::BufWriter::new(results());
    for file in files {
        let name = printable(&file.display().to_string());
        let checked = match read(file) {
            Ok(text) => check_games(&text, &name, words, tally, &mut out)?,
            Err(error) => Err(error),
        };
        if let Err(error) = checked {
            tally.bad += 1;
            writeln!(out, "{name}:0 error {}", error.stable())?;
            tell(&error.sentence(words, &name));
        }
    }
    out.flush()
}

/// A text that came from outside, such that it can neither end a line of results nor steer a terminal.
pub(super) fn printable(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] }).collect()
}

/// The text of a file, or of standard input for `-`.
pub(super) fn read(file: &Path) -> Result<String, FileError> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let bytes = bytes.map_err(FileError::Unreadable)?;
    if let Ok((text, Encoding::Utf16)) = decoded(&bytes) {
        return Ok(text.into_owned());
    }
    String::from_utf8(bytes)
        .map_err(|error| FileError::NotUtf8(place_of_bad_utf8(error.as_bytes(), error.utf8_error())))
}

/// Why a record of a file is refused, and where.
pub(super) fn refused_record(error: &RefusedRecord, file: &str, words: &Words) -> String {
    let (game, Place { line, column }) = error.place();
    let message = words.record_error(error);
    message!(words, "where-game", file = file, game = game, line = line, column = column, message = message)
}

/// Prints a line for each game of a text.
fn check_games(
    text: &str,
    name: &str,
    words: &Words,
    tally: &mut Tally,
    out: &mut impl io::Write,
) -> io::Result<Result<(), FileError>> {
    let mut number = 0;
    for read in read_records(text) {
        number += 1;
        match read {
            Ok(record) => {
                tally.good += 1;
                let result = record.result().map_or("*".to_owned(), |points| points.to_string());
                writeln!(out, "{name}:{number} ok {result} {}", record.game().score().exited)?;
            }
            Err(error) => {
                tally.bad += 1;
                writeln!(out, "{name}:{number} error {error}")?;
                tell(&refused_record(&error, name, words));
            }
        }
    }
    Ok(if number == 0 { Err(FileError::NoGame) } else { Ok(()) })
}
