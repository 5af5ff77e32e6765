//! `halali rules …`: positions, actions, records and deals.

use std::fs;
use std::io::{self, BufRead as _, Read as _, Write as _};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Done, bench, results, tell};
use crate::club::read_records;
use crate::rules::notation::{TextError, TextFault};
use crate::rules::{Action, Deal, Game, Refusal, RuleSet, Setup, perft};
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

fn rule_sets() -> impl TypedValueParser<Value = RuleSet> {
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
    NotUtf8,
    Text(TextError),
    HiddenNotGiven,
}

impl LineError {
    /// For programs: always the same words.
    fn stable(&self) -> String {
        match self {
            LineError::NotUtf8 => "the line is not UTF-8".to_owned(),
            // A line has no other lines, so that its column is enough.
            LineError::Text(TextError { place, fault }) => format!("column {}: {fault}", place.column),
            LineError::HiddenNotGiven => "something is face down and hidden is not given".to_owned(),
        }
    }

    /// For people.
    fn sentence(&self, words: &Words, line: usize) -> String {
        let (column, message) = match self {
            LineError::NotUtf8 => (1, message!(words, "not-utf8")),
            LineError::Text(TextError { place, fault }) => (place.column, words.text_fault(fault)),
            LineError::HiddenNotGiven => return message!(words, "hidden-not-given", line = line),
        };
        match self {
            LineError::Text(TextError { fault: TextFault::Position { fault }, .. }) => {
                let field = words.field(fault.field());
                message!(words, "where-line-field", line = line, column = column, field = field, message = message)
            }
            _ => message!(words, "where-line", line = line, column = column, message = message),
        }
    }
}

/// Lines of standard input, without their ends and not necessarily UTF-8.
fn lines() -> impl Iterator<Item = io::Result<Vec<u8>>> {
    io::stdin().lock().split(b'\n').map(|line| {
        let mut line = line?;
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(line)
    })
}

fn setup(line: &[u8]) -> Result<Setup, LineError> {
    let text = std::str::from_utf8(line).map_err(|_| LineError::NotUtf8)?;
    text.parse().map_err(LineError::Text)
}

/// Prints one line for each position line of standard input: what `answer` says, or the error.
fn each_position(words: &Words, answer: impl Fn(&Setup) -> Result<String, LineError>) -> io::Result<Done> {
    let mut out = results();
    let mut done = Done::Good;
    for (number, line) in (1..).zip(lines()) {
        match setup(&line?).and_then(|setup| answer(&setup)) {
            Ok(text) => writeln!(out, "{text}")?,
            Err(error) => {
                writeln!(out, "error {}", error.stable())?;
                tell(&error.sentence(words, number));
                done = Done::Refused;
            }
        }
    }
    Ok(done)
}

fn legal(rules: RuleSet, setup: &Setup) -> String {
    let position = setup.position();
    match position.end(rules) {
        Some(end) => {
            let score = position.score();
            format!(
                "ended {}-{} {}-{} {}",
                score.points.animals,
                score.points.humans,
                score.exited.animals,
                score.exited.humans,
                end.name()
            )
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
    let mut lines = lines();
    let Some(line) = lines.next().transpose()? else {
        writeln!(results(), "error no position line")?;
        tell(&message!(words, "no-position"));
        return Ok(Done::Refused);
    };
    let setup = match setup(&line) {
        Ok(setup) => setup,
        Err(error) => {
            writeln!(results(), "error {}", error.stable())?;
            tell(&error.sentence(words, 1));
            return Ok(Done::Refused);
        }
    };
    if lines.next().is_some() {
        writeln!(results(), "error more than one position line")?;
        tell(&message!(words, "more-positions"));
        return Ok(Done::Refused);
    }
    let mut game = Game::at(rules, setup);
    for (number, action) in (1..).zip(actions) {
        let player = game.position().side();
        if let Err(error) = play(&mut game, action) {
            let (stable, sentence) = match error {
                ActionError::Text(error) => (error.fault.to_string(), words.text_fault(&error.fault)),
                ActionError::Refused(refusal) => (refusal.to_string(), words.refusal(refusal, player)),
            };
            writeln!(results(), "error action {number} {action}: {stable}")?;
            let sentence =
                message!(words, "where-action", number = number, action = action.as_str(), message = sentence);
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

fn check(files: &[PathBuf], words: &Words) -> io::Result<Done> {
    let mut out = io::BufWriter::new(results());
    let mut tally = Tally::default();
    for file in files {
        match read(file) {
            Ok(bytes) => check_text(&bytes, file, words, &mut tally, &mut out)?,
            Err(error) => {
                tally.bad += 1;
                writeln!(out, "{}:0 error cannot be read: {error}", file.display())?;
                let (file, error) = (file.display().to_string(), error.to_string());
                tell(&message!(words, "cannot-read", file = file, error = error));
            }
        }
    }
    out.flush()?;
    tell(&message!(words, "check-summary", good = tally.good, bad = tally.bad));
    Ok(if tally.bad == 0 { Done::Good } else { Done::Refused })
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        Ok(bytes)
    } else {
        fs::read(file)
    }
}

fn check_text(bytes: &[u8], file: &Path, words: &Words, tally: &mut Tally, out: &mut impl io::Write) -> io::Result<()> {
    let name = file.display().to_string();
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            tally.bad += 1;
            let good = &bytes[..error.valid_up_to()];
            let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
            let line_start = good.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
            let column = String::from_utf8_lossy(&good[line_start..]).chars().count() + 1;
            writeln!(out, "{name}:0 error {line}:{column}: the text is not UTF-8")?;
            let message = message!(words, "not-utf8");
            let sentence =
                message!(words, "where-file", file = name, game = 0, line = line, column = column, message = message);
            tell(&sentence);
            return Ok(());
        }
    };
    let mut number = 0;
    for read in read_records(text) {
        number += 1;
        match read {
            Ok(record) => {
                tally.good += 1;
                let exited = record.game().score().exited;
                let result =
                    record.result().map_or("*".to_owned(), |points| format!("{}-{}", points.animals, points.humans));
                writeln!(out, "{name}:{number} ok {result} {}-{}", exited.animals, exited.humans)?;
            }
            Err(error) => {
                tally.bad += 1;
                writeln!(out, "{name}:{number} error {error}")?;
                let (game, place) = error.place();
                let sentence = message!(
                    words,
                    "where-file",
                    file = name.as_str(),
                    game = game,
                    line = place.line,
                    column = place.column,
                    message = words.record_error(&error)
                );
                tell(&sentence);
            }
        }
    }
    if number == 0 {
        tally.bad += 1;
        writeln!(out, "{name}:0 error no game")?;
        tell(&message!(words, "no-game", file = name));
    }
    Ok(())
}
