//! `halali series …`: recording, correcting and showing series.

use std::io::Write as _;

use chrono::NaiveDate;
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use uuid::Uuid;

use super::desk::{Desk, Reason, Stop, confirm, date, today};
use super::entry::Entering;
use super::people::{People, digits_needed, end, id_digits, plain};
use super::preview::preview;
use super::series_view::{SeriesData, print_list, print_series};
use super::table::{Form, print_json};
use super::{Done, results, rules::rule_sets};
use crate::club::{
    Command as Act, GameFact, GameRecord, Length, PlayerId, Purpose, SameSides, Seat, Seats, Series, SeriesId,
    SeriesOutcome, SeriesRecord, WALKOVER_POINTS,
};
use crate::rules::RuleSet;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Record {
        #[arg(value_name = "PLAYER")]
        first: String,
        #[arg(value_name = "PLAYER")]
        second: String,
        #[arg(short, long, value_name = "GAME")]
        game: Vec<String>,
        #[arg(long, value_name = "DATE", value_parser = date)]
        date: Option<NaiveDate>,
        #[arg(long, value_name = "N", default_value = "2", value_parser = lengths())]
        games: Length,
        #[arg(long)]
        practice: bool,
        #[command(flatten)]
        typed: Typed,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        form: Form,
    },
    AddGame {
        #[arg(value_name = "SERIES")]
        series: String,
        #[arg(value_name = "GAME")]
        game: String,
        #[command(flatten)]
        typed: Typed,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        form: Form,
    },
    Correct {
        #[arg(value_name = "SERIES")]
        series: String,
        #[arg(value_name = "N")]
        number: usize,
        #[arg(value_name = "GAME")]
        game: String,
        #[arg(long)]
        preview: bool,
        #[command(flatten)]
        typed: Typed,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        form: Form,
    },
    Close {
        #[arg(value_name = "SERIES")]
        series: String,
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        form: Form,
    },
    Remove {
        #[arg(value_name = "SERIES")]
        series: String,
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        reason: Reason,
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
        #[arg(value_name = "SERIES")]
        series: String,
        #[command(flatten)]
        form: Form,
    },
}

/// How typed games are taken.
#[derive(Args)]
pub(super) struct Typed {
    #[arg(long, default_value = "classic", value_parser = rule_sets())]
    rules: RuleSet,
    #[arg(long)]
    same_sides: bool,
    #[arg(long)]
    yes: bool,
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

impl Span {
    /// Whether neither end is said.
    pub(super) const fn is_open(&self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    /// Its first and its last date.
    pub(super) fn ends(&self) -> (NaiveDate, NaiveDate) {
        let first = self.from.or(FIRST_DATE).unwrap_or(NaiveDate::MIN);
        (first, self.to.or(LAST_DATE).unwrap_or(NaiveDate::MAX))
    }
}

impl Typed {
    fn same_sides(&self) -> SameSides {
        if self.same_sides { SameSides::Allowed } else { SameSides::Refused }
    }
}

fn lengths() -> impl TypedValueParser<Value = Length> {
    clap::value_parser!(u8).try_map(|games| Length::new(games).ok_or(games.to_string()))
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    match command {
        Command::Record { first, second, game, date, games, practice, typed, reason, form } => {
            let people = desk.people()?;
            let find = |typed: &str| people.find(typed, desk.words).map(|player| player.id);
            let players = Seats { first: find(&first)?, second: find(&second)? };
            let record = SeriesRecord {
                id: SeriesId(Uuid::now_v7()),
                players,
                date: date.unwrap_or_else(today),
                purpose: if practice { Purpose::Practice } else { Purpose::Counted },
                length: games,
                same_sides: typed.same_sides(),
                closed: false,
                games: entered(&game, players, &people, &typed, desk.words)?,
            };
            record_series(desk, record, &people, &typed, reason, &form)
        }
        Command::AddGame { series, game, typed, reason, form } => {
            let (series, people) = (find(desk, &series)?, desk.people()?);
            let number = series.games().len() + 1;
            let animals = series.games().last().map(|last| last.animals.opponent());
            let game = entering(series.players(), &people, &typed, desk.words, number, animals).game(&game)?;
            warn(&[(number, game.fact())], series.players(), &people, &typed, desk.words)?;
            let act = Act::AddGame { series: series.id(), game, same_sides: typed.same_sides() };
            desk.carry_out(&act, reason)?;
            shown_anew(desk, series.id(), &form)
        }
        Command::Correct { series, number, game, preview: only_preview, typed, reason, form } => {
            let (series, people) = (find(desk, &series)?, desk.people()?);
            let before = number.checked_sub(1).and_then(|index| series.games().get(index));
            let animals = before.map(|before| before.animals);
            let game = entering(series.players(), &people, &typed, desk.words, number, animals).game(&game)?;
            if before.is_some() {
                let changes = preview(desk, &series, number, &game, typed.same_sides())?;
                if only_preview {
                    writeln!(results(), "{changes}")?;
                    return Ok(Done::Good);
                }
                warn(&[(number, game.fact())], series.players(), &people, &typed, desk.words)?;
                confirm(desk.words, &changes, typed.yes)?;
            }
            let act = Act::CorrectGame { series: series.id(), number, game, same_sides: typed.same_sides() };
            desk.carry_out(&act, reason)?;
            shown_anew(desk, series.id(), &form)
        }
        Command::Close { series, yes, reason, form } => {
            let series = find(desk, &series)?;
            confirm(desk.words, &message!(desk.words, "series-close"), yes)?;
            desk.carry_out(&Act::CloseSeries { series: series.id() }, reason)?;
            shown_anew(desk, series.id(), &form)
        }
        Command::Remove { series, yes, reason } => {
            let (series, people) = (find(desk, &series)?, desk.people()?);
            let Seats { first, second } = people.labels(series.players());
            let date = series.date.to_string();
            confirm(
                desk.words,
                &message!(desk.words, "series-remove", first = first, second = second, date = date),
                yes,
            )?;
            desk.carry_out(&Act::RemoveSeries { series: series.id() }, reason)?;
            writeln!(results(), "{}", message!(desk.words, "series-removed"))?;
            Ok(Done::Good)
        }
        Command::List { player, span, incomplete, form } => list(desk, player.as_deref(), &span, incomplete, &form),
        Command::Show { series, form } => {
            let id = find(desk, &series)?.id();
            shown_anew(desk, id, &form)
        }
    }
}

/// The series that is meant: by its id or the end of it, or the last one that was made.
pub(super) fn find(desk: &Desk<'_>, typed: &str) -> Result<Series, Stop> {
    let ids = desk.club().series_ids()?;
    let found: Vec<SeriesId> = match id_digits(typed) {
        _ if typed == "last" => ids.last().copied().into_iter().collect(),
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

/// How many digits from the end tell all series apart.
pub(super) fn series_digits(desk: &Desk<'_>) -> Result<usize, Stop> {
    Ok(digits_needed(desk.club().series_ids()?.into_iter().map(|id| id.0)))
}

fn entering<'e>(
    players: Seats<PlayerId>,
    people: &'e People,
    typed: &Typed,
    words: &'e Words,
    number: usize,
    animals: Option<Seat>,
) -> Entering<'e> {
    Entering { words, people, players, rules: typed.rules, walkover: WALKOVER_POINTS, number, animals }
}

/// The games of a new series. From the second on the sides swap by themselves.
fn entered(
    games: &[String],
    players: Seats<PlayerId>,
    people: &People,
    typed: &Typed,
    words: &Words,
) -> Result<Vec<GameRecord>, Stop> {
    let mut entered: Vec<GameRecord> = Vec::new();
    for (number, game) in (1..).zip(games) {
        let animals = entered.last().map(|last| last.animals.opponent());
        entered.push(entering(players, people, typed, words, number, animals).game(game)?);
    }
    Ok(entered)
}

/// Says what comes of games that somebody loses other than on the board.
fn warn(
    games: &[(usize, GameFact)],
    players: Seats<PlayerId>,
    people: &People,
    typed: &Typed,
    words: &Words,
) -> Result<(), Stop> {
    let names = people.labels(players);
    let consequences: Vec<String> =
        games.iter().filter_map(|(number, game)| words.consequence(*number, game, &names)).collect();
    if consequences.is_empty() { Ok(()) } else { confirm(words, &consequences.join("\n"), typed.yes) }
}

fn record_series(
    desk: &mut Desk<'_>,
    record: SeriesRecord,
    people: &People,
    typed: &Typed,
    reason: Reason,
    form: &Form,
) -> Result<Done, Stop> {
    let games: Vec<_> = (1..).zip(record.games.iter().map(GameRecord::fact)).collect();
    warn(&games, record.players, people, typed, desk.words)?;
    let (id, players, date) = (record.id, record.players, record.date);
    let that_evening = desk.club().series_between(date, date)?;
    desk.carry_out(&Act::RecordSeries(record), reason)?;
    let is_of_both = |series: &&Series| Seat::BOTH.iter().all(|&seat| series.seat_of(players[seat]).is_some());
    if let Some(other) = that_evening.iter().find(is_of_both) {
        let end = end(other.id().0, series_digits(desk)?);
        super::tell(&message!(desk.words, "series-same-evening", end = end));
    }
    shown_anew(desk, id, form)
}

/// Prints a series as it is now.
fn shown_anew(desk: &Desk<'_>, series: SeriesId, form: &Form) -> Result<Done, Stop> {
    let Some(series) = desk.club().series(series)? else { return Ok(Done::Good) };
    let people = desk.people()?;
    if form.json {
        print_json(&SeriesData::of(&series, &people))?;
    } else {
        let digits = series_digits(desk)?;
        print_series(&series, &people, digits, desk.words)?;
    }
    Ok(Done::Good)
}

fn list(desk: &Desk<'_>, player: Option<&str>, span: &Span, incomplete: bool, form: &Form) -> Result<Done, Stop> {
    let people = desk.people()?;
    let (first, last) = span.ends();
    let mut series = match player {
        Some(typed) => desk.club().series_of(people.find(typed, desk.words)?.id)?,
        None => desk.club().series_between(first, last)?,
    };
    series.retain(|series| {
        let is_incomplete = series.result().outcome == SeriesOutcome::Incomplete;
        (first..=last).contains(&series.date) && (is_incomplete || !incomplete)
    });
    if form.json {
        print_json(&series.iter().map(|series| SeriesData::of(series, &people)).collect::<Vec<_>>())?;
    } else {
        let digits = series_digits(desk)?;
        print_list(&series, &people, digits, desk.words)?;
    }
    Ok(Done::Good)
}
