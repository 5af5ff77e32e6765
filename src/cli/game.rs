//! `halali game …`: games that are played on the screen, here line by line.

use std::io::Write as _;

use clap::Subcommand;
use clap::builder::{StringValueParser, TypedValueParser};
use serde::Serialize;
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, confirm_expressly};
use super::people::{People, end};
use super::play::{board_lines, play, seat_names};
use super::rules::rule_sets;
use super::series::{every_date, find, refuse_awaiting, series_digits};
use super::series_view::figures;
use super::table::{Form, Table, number, print_json, text};
use super::{Done, results};
use crate::club::{
    Batch, BatchPurpose, Command as Act, GameFact, GameId, LiveGame, NewGame, SameSides, Seat, Seats, Series, SeriesId,
    SeriesRecord, TimeControl,
};
use crate::rules::{Deal, Ending, RuleSet, Side};
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
    TimeControl::new(minutes.parse().ok()?, seconds.parse().ok()?)
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
            if seed.is_some() && !replay && desk.club().face_down()?.contains(&series.id()) {
                return Err(Stop::Refused(message!(desk.words, "play-duplicate-seed")));
            }
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
                None => {
                    refuse_awaiting(desk, series.id())?;
                    desk.carry_out(&Act::StartGame { series: series.id(), game }, reason)?;
                }
            }
            play(desk, live(desk, series.id())?)
        }
        Command::Play { series } => {
            let id = find(desk, &series)?.id();
            play(desk, live(desk, id)?)
        }
        Command::Show { series } => {
            let id = find(desk, &series)?.id();
            if desk.club().face_down()?.contains(&id) {
                return Err(Stop::Refused(message!(desk.words, "play-duplicate-board")));
            }
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
    let [of_first, of_second] = Seat::BOTH.map(|seat| figures(last, seat, words));
    let Seats { first, second } = &names;
    let (first, second) = (first.as_str(), second.as_str());
    let struck =
        message!(words, "play-struck", first = first, of_first = of_first, second = second, of_second = of_second);
    let ended = words.game_ended(last, &names);
    let sentence = if ended.is_empty() {
        message!(words, "play-replay", game = number, struck = struck)
    } else {
        message!(words, "play-replay-ended", game = number, struck = struck, how = ended)
    };
    confirm_expressly(words, &sentence, yes)?;
    let series = series.id();
    let commands = vec![Act::RemoveGame { series, number }, Act::StartGame { series, game }];
    desk.carry_out_all(&Batch { purpose: BatchPurpose::ReplayGame, commands }, reason)
}

/// The game under way in a series.
fn live(desk: &Desk<'_>, series: SeriesId) -> Result<LiveGame, Stop> {
    if let Some(live) = desk.club().live_game(series)? {
        return Ok(live);
    }
    refuse_awaiting(desk, series)?;
    Err(Stop::Refused(message!(desk.words, "play-none")))
}

#[derive(Serialize)]
struct LiveData {
    series: Uuid,
    game: usize,
    animals: String,
    humans: String,
    /// Not known where only the score was written down.
    actions: Option<usize>,
    awaits_decision: bool,
}

impl LiveData {
    fn under_way(live: &LiveGame, names: &Seats<String>) -> LiveData {
        let [animals, humans] = Side::BOTH.map(|side| names[live.seat(side)].clone());
        let (series, game) = live.place();
        let actions = Some(live.game().len());
        LiveData { series: series.0, game, animals, humans, actions, awaits_decision: false }
    }

    /// A game of a series that waits to be ended by decision.
    fn awaiting(series: &SeriesRecord, people: &People) -> Option<LiveData> {
        let game = series.awaits_decision()?;
        let record = series.games.get(game - 1)?;
        let names = people.labels(series.players);
        let [animals, humans] = Side::BOTH.map(|side| names[record.fact().seat(side)].clone());
        let actions = record.recorded.moves().map(|moves| moves.game().len());
        Some(LiveData { series: series.id.0, game, animals, humans, actions, awaits_decision: true })
    }
}

fn list(desk: &Desk<'_>, form: &Form) -> Result<Done, Stop> {
    let digits = series_digits(desk)?;
    let words = desk.words;
    let mut data = Vec::new();
    for live in desk.club().live_games()? {
        data.push(LiveData::under_way(&live, &seat_names(desk, &live)?));
    }
    let people = desk.people()?;
    for series in unfinished(desk)? {
        data.extend(desk.club().series_record(series)?.and_then(|record| LiveData::awaiting(&record, &people)));
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
            number(message!(words, "play-column-actions")),
            text(message!(words, "column-remark")),
        ]);
        for LiveData { series, game, animals, humans, actions, awaits_decision } in &data {
            let actions = actions.map_or_else(|| "-".to_owned(), |actions| actions.to_string());
            let remark = if *awaits_decision { message!(words, "play-awaits-decision") } else { String::new() };
            table.row([end(*series, digits), game.to_string(), animals.clone(), humans.clone(), actions, remark]);
        }
        table.print()?;
        if data.iter().any(|game| game.awaits_decision) {
            writeln!(results(), "{}", message!(words, "play-list-awaits-decision"))?;
        }
    }
    Ok(Done::Good)
}

/// The series of which a game is not over.
fn unfinished(desk: &Desk<'_>) -> Result<Vec<SeriesId>, Stop> {
    let (first, last) = every_date();
    let series = desk.club().series_between(first, last)?;
    let is_unfinished = |series: &&Series| series.games().iter().any(|game| game.ending == Ending::Unfinished);
    Ok(series.iter().filter(is_unfinished).map(Series::id).collect())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
