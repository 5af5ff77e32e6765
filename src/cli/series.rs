//! `halali series …`: recording, correcting and showing series.

use std::io::Write as _;

use chrono::NaiveDate;
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};

use super::desk::{Access, Desk, Reason, Stop, Sure, date, today};
use super::people::{digits_needed, end, id_digits, plain};
use super::preview::preview as preview_of;
use super::series_change::{close, edit, remove, remove_game};
use super::series_entry::{add, correct, read_correction, record};
use super::series_view::{SeriesData, print_list, print_series};
use super::table::{Form, print_json};
use super::tournament::at_table;
use super::{Done, results, rules::rule_sets, tell};
use crate::club::{Length, SameSides, Series, SeriesId, SeriesOutcome};
use crate::rules::RuleSet;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Record {
        #[command(flatten)]
        two: Two,
        #[command(flatten)]
        new: New,
        #[command(flatten)]
        typed: Typed,
        #[command(flatten)]
        form: Form,
    },
    AddGame {
        #[command(flatten)]
        one: One,
        #[arg(value_name = "GAME")]
        game: String,
        #[command(flatten)]
        typed: Typed,
    },
    Correct {
        #[command(flatten)]
        one: One,
        #[arg(value_name = "N")]
        number: usize,
        #[arg(value_name = "GAME")]
        game: String,
        #[arg(long)]
        preview: bool,
        #[command(flatten)]
        typed: Typed,
    },
    Edit {
        #[command(flatten)]
        one: One,
        #[command(flatten)]
        edited: Edited,
        #[command(flatten)]
        reason: Reason,
    },
    RemoveGame {
        #[command(flatten)]
        one: One,
        #[command(flatten)]
        sure: Sure,
    },
    Close {
        #[command(flatten)]
        one: One,
        #[arg(long)]
        void: bool,
        #[command(flatten)]
        sure: Sure,
    },
    Remove {
        #[arg(value_name = "SERIES")]
        series: String,
        #[command(flatten)]
        sure: Sure,
    },
    List {
        #[arg(long, value_name = "PLAYER")]
        player: Option<String>,
        #[command(flatten)]
        span: Span,
        #[arg(long)]
        incomplete: bool,
        #[command(flatten)]
        form: Form,
    },
    Show {
        #[command(flatten)]
        one: One,
    },
}

/// Two players.
#[derive(Args)]
pub(super) struct Two {
    /// One of them.
    #[arg(value_name = "PLAYER")]
    pub(super) first: String,
    /// The other one.
    #[arg(value_name = "PLAYER")]
    pub(super) second: String,
}

/// One series, and how it is shown.
#[derive(Args)]
pub(super) struct One {
    #[arg(value_name = "SERIES")]
    series: String,
    #[command(flatten)]
    form: Form,
}

/// A new series besides its players.
#[derive(Args)]
pub(super) struct New {
    /// The games as they are typed.
    #[arg(short, long, value_name = "GAME")]
    pub(super) game: Vec<String>,
    /// The evening; today where it is not said.
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(super) date: Option<NaiveDate>,
    /// How many games it has.
    #[arg(long, value_name = "N", default_value = "2", value_parser = lengths())]
    pub(super) games: Length,
    /// Whether it counts for nothing.
    #[arg(long)]
    pub(super) practice: bool,
}

/// How typed games are taken.
#[derive(Args)]
pub(super) struct Typed {
    /// The rules that were played.
    #[arg(long, default_value = "classic", value_parser = rule_sets())]
    pub(super) rules: RuleSet,
    #[arg(long)]
    same_sides: bool,
    /// Whether to go on without asking, and why it is done.
    #[command(flatten)]
    pub(super) sure: Sure,
}

/// What is different about a series.
#[derive(Args)]
pub(super) struct Edited {
    /// One of its players, and who it was in truth.
    #[arg(long, num_args = 2, value_names = ["PLAYER", "PLAYER"])]
    pub(super) replace: Option<Vec<String>>,
    /// The evening.
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(super) date: Option<NaiveDate>,
    /// How many games it has.
    #[arg(long, value_name = "N", value_parser = lengths())]
    pub(super) games: Option<Length>,
    /// Whether it counts for nothing.
    #[arg(long, conflicts_with = "counted")]
    pub(super) practice: bool,
    /// Whether it counts after all.
    #[arg(long)]
    pub(super) counted: bool,
}

/// A span of dates, open where one is not said.
#[derive(Args, Default)]
pub(super) struct Span {
    /// The first date.
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(super) from: Option<NaiveDate>,
    /// The last date.
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(super) to: Option<NaiveDate>,
}

/// The dates that a series can have.
const FIRST_DATE: Option<NaiveDate> = NaiveDate::from_ymd_opt(1000, 1, 1);
const LAST_DATE: Option<NaiveDate> = NaiveDate::from_ymd_opt(9999, 12, 31);

/// The first and the last date that a series can have.
pub(super) fn every_date() -> (NaiveDate, NaiveDate) {
    (FIRST_DATE.unwrap_or(NaiveDate::MIN), LAST_DATE.unwrap_or(NaiveDate::MAX))
}

impl Span {
    /// Whether neither end is said.
    pub(super) const fn is_open(&self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    /// Its first and its last date, in this order.
    pub(super) fn ends(&self, words: &Words) -> Result<(NaiveDate, NaiveDate), Stop> {
        let (first, last) = every_date();
        let (first, last) = (self.from.unwrap_or(first), self.to.unwrap_or(last));
        if first <= last {
            return Ok((first, last));
        }
        let (from, to) = (first.to_string(), last.to_string());
        Err(Stop::Refused(message!(words, "span-reversed", from = from, to = to)))
    }
}

impl Typed {
    /// Whether the organiser allows the same sides twice in a row.
    pub(super) const fn same_sides(&self) -> SameSides {
        if self.same_sides { SameSides::Allowed } else { SameSides::Refused }
    }
}

/// How many games a series can have.
pub(super) fn lengths() -> impl TypedValueParser<Value = Length> {
    clap::value_parser!(u8).try_map(|games| Length::new(games).ok_or(games.to_string()))
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        Access::to_change(!matches!(
            self,
            Command::List { .. } | Command::Show { .. } | Command::Correct { preview: true, .. }
        ))
    }
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    match command {
        Command::Record { two, new, typed, form } => {
            let series = record(desk, &two, &new, typed)?;
            shown_anew(desk, series, &form)
        }
        Command::AddGame { one, game, typed } => one.changed(desk, |desk, series| add(desk, series, &game, typed)),
        Command::Correct { one, number, game, preview: true, typed } => {
            let series = find(desk, &one.series)?;
            let game = read_correction(desk, &series, number, &game, &typed)?;
            writeln!(results(), "{}", preview_of(desk, &series, number, &game, typed.same_sides())?)?;
            Ok(Done::Good)
        }
        Command::Correct { one, number, game, preview: false, typed } => one.changed(desk, |desk, series| {
            let game = read_correction(desk, series, number, &game, &typed)?;
            correct(desk, series, number, game, typed)
        }),
        Command::Edit { one, edited, reason } => one.changed(desk, |desk, series| edit(desk, series, &edited, reason)),
        Command::RemoveGame { one, sure } => one.changed(desk, |desk, series| remove_game(desk, series, sure)),
        Command::Close { one, void, sure } => one.changed(desk, |desk, series| close(desk, series, void, sure)),
        Command::Remove { series, sure } => remove(desk, &find(desk, &series)?, sure),
        Command::List { player, span, incomplete, form } => list(desk, player.as_deref(), &span, incomplete, &form),
        Command::Show { one } => one.changed(desk, |_, _| Ok(())),
    }
}

impl One {
    /// Changes the series that is meant, and shows it as it is then.
    fn changed(
        self,
        desk: &mut Desk<'_>,
        change: impl FnOnce(&mut Desk<'_>, &Series) -> Result<(), Stop>,
    ) -> Result<Done, Stop> {
        let series = find(desk, &self.series)?;
        change(desk, &series)?;
        shown_anew(desk, series.id(), &self.form)
    }
}

/// The series that is meant: by its id or the end of it, by its table in a tournament, or the last one that was made.
pub(super) fn find(desk: &Desk<'_>, typed: &str) -> Result<Series, Stop> {
    if typed.contains('/') {
        return at_table(desk, typed);
    }
    let ids = desk.club().series_ids()?;
    let found: Vec<SeriesId> = match id_digits(typed) {
        _ if typed == "last" => desk.club().last_series()?.into_iter().collect(),
        Some(digits) => ids.iter().copied().filter(|id| plain(id.0).ends_with(&digits)).collect(),
        None => Vec::new(),
    };
    let series = match found.as_slice() {
        [one] => desk.club().series(*one)?,
        [] => None,
        _ => return Err(Stop::Refused(message!(desk.words, "series-several", typed = typed))),
    };
    series.ok_or_else(|| Stop::Refused(message!(desk.words, "series-nowhere", typed = typed)))
}

/// That a game of a series waits to be ended by decision, if so, and how that is done.
pub(super) fn awaited_decision(desk: &Desk<'_>, series: SeriesId) -> Result<Option<String>, Stop> {
    let Some(game) = desk.club().series_record(series)?.and_then(|record| record.awaits_decision()) else {
        return Ok(None);
    };
    let end = end(series.0, series_digits(desk)?);
    let how = message!(desk.words, "series-awaits-decision-how", end = end, game = game);
    Ok(Some(format!("{}\n{how}", desk.words.awaits_decision(game))))
}

/// Refuses to go on with a series of which a game waits to be ended by decision.
pub(super) fn refuse_awaiting(desk: &Desk<'_>, series: SeriesId) -> Result<(), Stop> {
    awaited_decision(desk, series)?.map_or(Ok(()), |sentences| Err(Stop::Refused(sentences)))
}

/// An evening that is to come is rather a slip of the hand.
pub(super) fn warn_of_future(date: NaiveDate, words: &Words) {
    if date > today() {
        tell(&message!(words, "series-in-future", date = words.date(date)));
    }
}

/// How many digits from the end tell all series apart.
pub(super) fn series_digits(desk: &Desk<'_>) -> Result<usize, Stop> {
    Ok(digits_needed(desk.club().series_ids()?.into_iter().map(|id| id.0)))
}

/// Prints a series as it is now.
fn shown_anew(desk: &Desk<'_>, series: SeriesId, form: &Form) -> Result<Done, Stop> {
    let Some(series) = desk.club().series(series)? else { return Ok(Done::Good) };
    let people = desk.people()?;
    if form.json {
        let record = desk.club().series_record(series.id())?;
        print_json(&SeriesData::of(&series, record.as_ref(), &people))?;
    } else {
        let digits = series_digits(desk)?;
        print_series(&series, &people, digits, desk.words)?;
        if let Some(sentences) = awaited_decision(desk, series.id())? {
            writeln!(results(), "{sentences}")?;
        }
    }
    Ok(Done::Good)
}

fn list(desk: &Desk<'_>, player: Option<&str>, span: &Span, incomplete: bool, form: &Form) -> Result<Done, Stop> {
    let people = desk.people()?;
    let (first, last) = span.ends(desk.words)?;
    let mut series = match player {
        Some(typed) => desk.club().series_of(people.find(typed, desk.words)?.id)?,
        None => desk.club().series_between(first, last)?,
    };
    series.retain(|series| {
        let is_incomplete = series.result().outcome == SeriesOutcome::Incomplete;
        (first..=last).contains(&series.date) && (is_incomplete || !incomplete)
    });
    if form.json {
        print_json(&series.iter().map(|series| SeriesData::of(series, None, &people)).collect::<Vec<_>>())?;
    } else {
        let digits = series_digits(desk)?;
        print_list(&series, &people, digits, desk.words)?;
    }
    Ok(Done::Good)
}
