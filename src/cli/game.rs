//! `halali game …`: games that are played on the screen, here line by line.

use std::io::Write as _;
use std::time::Duration;

use clap::Subcommand;
use clap::builder::{StringValueParser, TypedValueParser};
use serde::Serialize;
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, confirm_expressly};
use super::people::end;
use super::play::{board_lines, play, seat_names};
use super::rules::rule_sets;
use super::series::{find, series_digits};
use super::series_view::figures;
use super::table::{Form, Table, print_json, text};
use super::{Done, results};
use crate::club::{
    Batch, BatchPurpose, Command as Act, GameFact, GameId, LiveGame, NewGame, SameSides, Seat, Series, SeriesId,
    TimeControl,
};
use crate::rules::{Deal, RuleSet, Side};
use crate::words::message;

#[derive(Subcommand)]
pub(super) enum Command {
    Start {
        #[arg(value_name = "SERIES")]
        series: String,
        #[arg(long, value_name = "PLAYER")]
        animals: Option<String>,
        #[arg(long, default_value = "classic", value_parser = rule_sets())]
        rules: RuleSet,
        #[arg(long, value_name = "SEED")]
        seed: Option<u64>,
        #[arg(long, value_name = "CLOCK", value_parser = controls())]
        clock: Option<TimeControl>,
        #[arg(long)]
        same_sides: bool,
        #[arg(long)]
        replay: bool,
        #[arg(long, requires = "replay")]
        yes: bool,
        #[command(flatten)]
        reason: Reason,
    },
    Play {
        #[arg(value_name = "SERIES", default_value = "last")]
        series: String,
    },
    Show {
        #[arg(value_name = "SERIES", default_value = "last")]
        series: String,
    },
    List {
        #[command(flatten)]
        form: Form,
    },
}

/// Minutes, and seconds that every action adds: `20` or `15+10`.
fn controls() -> impl TypedValueParser<Value = TimeControl> {
    StringValueParser::new().try_map(|text| control(&text).ok_or(text))
}

fn control(text: &str) -> Option<TimeControl> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let (minutes, seconds): (u64, u64) = (minutes.parse().ok()?, seconds.parse().ok()?);
    // A day is more than anybody plays.
    let is_possible = (1..=1440).contains(&minutes) && seconds <= 3600;
    is_possible
        .then(|| TimeControl { main: Duration::from_secs(60 * minutes), increment: Duration::from_secs(seconds) })
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        Access::to_change(!matches!(self, Command::List { .. } | Command::Show { .. }))
    }
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    match command {
        Command::Start { series, animals, rules, seed, clock, same_sides, replay, yes, reason } => {
            let (series, people) = (find(desk, &series)?, desk.people()?);
            let seat = match &animals {
                Some(typed) => people
                    .find_seat(series.players(), typed)
                    .ok_or_else(|| Stop::Refused(message!(desk.words, "play-nobody", typed = typed.as_str())))?,
                None => first_seat(series.games().iter().map(|game| game.animals), replay),
            };
            let game = NewGame {
                id: GameId(Uuid::now_v7()),
                rules,
                animals: seat,
                deal: drawn_deal(seed, desk)?,
                control: clock,
                same_sides: if same_sides { SameSides::Allowed } else { SameSides::Refused },
            };
            match series.games().last().filter(|_| replay) {
                Some(last) => replay_game(desk, &series, last, game, yes, reason)?,
                // What is not there is refused as whatever cannot be removed.
                None if replay => desk.carry_out(&Act::RemoveGame { series: series.id(), number: 1 }, reason)?,
                None => desk.carry_out(&Act::StartGame { series: series.id(), game }, reason)?,
            }
            play(desk, live(desk, series.id())?)
        }
        Command::Play { series } => {
            let id = find(desk, &series)?.id();
            play(desk, live(desk, id)?)
        }
        Command::Show { series } => {
            let id = find(desk, &series)?.id();
            let live = live(desk, id)?;
            let names = seat_names(desk, &live)?;
            for line in board_lines(&live, &names, desk.words) {
                writeln!(results(), "{line}")?;
            }
            Ok(Done::Good)
        }
        Command::List { form } => list(desk, &form),
    }
}

/// Who is the animals unless somebody says: the other one than in the game before, the first player in the first game.
fn first_seat(mut animals: impl DoubleEndedIterator<Item = Seat>, replay: bool) -> Seat {
    let last = animals.next_back();
    let first = Seat::First;
    if replay { last.unwrap_or(first) } else { last.map_or(first, Seat::opponent) }
}

/// The deal of a seed, or one that nobody knows.
fn drawn_deal(seed: Option<u64>, desk: &Desk<'_>) -> Result<Deal, Stop> {
    let seed = seed.unwrap_or_else(rand::random);
    Deal::from_seed(seed).next().ok_or_else(|| Stop::Refused(desk.words.named("play-no-deal")))
}

/// Strikes the last game of a series and starts another in its place.
fn replay_game(
    desk: &mut Desk<'_>,
    series: &Series,
    last: &GameFact,
    game: NewGame,
    yes: bool,
    reason: Reason,
) -> Result<(), Stop> {
    let (words, number) = (desk.words, series.games().len());
    let names = desk.people()?.labels(series.players());
    let of_seats = Seat::BOTH.map(|seat| format!("{} {}", names[seat], figures(last, seat, words)));
    let ended = Some(words.game_ended(last, &names)).filter(|ended| !ended.is_empty());
    let struck: Vec<_> = of_seats.into_iter().chain(ended).collect();
    let sentence = message!(words, "play-replay", game = number, struck = struck.join(", "));
    confirm_expressly(words, &sentence, yes)?;
    let series = series.id();
    let commands = vec![Act::RemoveGame { series, number }, Act::StartGame { series, game }];
    desk.carry_out_all(&Batch { purpose: BatchPurpose::ReplayGame, commands }, reason)
}

/// The game under way in a series.
fn live(desk: &Desk<'_>, series: SeriesId) -> Result<LiveGame, Stop> {
    desk.club().live_game(series)?.ok_or_else(|| Stop::Refused(message!(desk.words, "play-none")))
}

#[derive(Serialize)]
struct LiveData {
    series: Uuid,
    game: usize,
    animals: String,
    humans: String,
    actions: usize,
}

fn list(desk: &Desk<'_>, form: &Form) -> Result<Done, Stop> {
    let digits = series_digits(desk)?;
    let words = desk.words;
    let mut data = Vec::new();
    for live in desk.club().live_games()? {
        let names = seat_names(desk, &live)?;
        let [animals, humans] = Side::BOTH.map(|side| names[live.seat(side)].clone());
        let (series, game) = live.place();
        data.push(LiveData { series: series.0, game, animals, humans, actions: live.game().len() });
    }
    if form.json {
        print_json(&data)?;
    } else if data.is_empty() {
        writeln!(results(), "{}", message!(words, "play-list-none"))?;
    } else {
        let mut table = Table::new([
            text(message!(words, "column-id")),
            text(message!(words, "column-game")),
            text(message!(words, "play-column-animals")),
            text(message!(words, "play-column-humans")),
            text(message!(words, "play-column-actions")),
        ]);
        for LiveData { series, game, animals, humans, actions } in data {
            table.row([end(series, digits), game.to_string(), animals, humans, actions.to_string()]);
        }
        table.print()?;
    }
    Ok(Done::Good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_minutes_and_seconds() {
        let seconds = Duration::from_secs;
        assert_eq!(control("20"), Some(TimeControl { main: seconds(1200), increment: seconds(0) }));
        assert_eq!(control("15+10"), Some(TimeControl { main: seconds(900), increment: seconds(10) }));
        for text in ["", "0", "+5", "1.5", "20+", "20+-1", "1441", "5+3601", "five"] {
            assert_eq!(control(text), None, "{text}");
        }
    }
}
