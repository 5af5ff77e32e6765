//! Entering the games of series: new ones, the next one of a series, and what a game was in truth.

use uuid::Uuid;

use super::desk::{Desk, Stop, confirm, today};
use super::entry::Entering;
use super::entry_file::games_of;
use super::people::{People, end};
use super::preview::preview;
use super::series::{New, Two, Typed, refuse_awaiting, series_digits, warn_of_future};
use super::tell;
use super::tournament::late_lines;
use crate::club::{
    Command as Act, GameFact, GameRecord, PlayerId, Purpose, Refusal, SameSides, Seat, Seats, Series, SeriesId,
    SeriesRecord,
};
use crate::rules::Points;
use crate::store::StoreError;
use crate::words::{Words, message};

/// What the games of a series are entered for, the first of them.
fn entering<'e>(
    desk: &Desk<'e>,
    players: Seats<PlayerId>,
    people: &'e People,
    typed: &Typed,
    series: Option<SeriesId>,
) -> Result<Entering<'e>, Stop> {
    let walkover = match series {
        Some(series) => walkover_points(desk, series)?,
        None => desk.club().settings()?.walkover,
    };
    Ok(Entering { words: desk.words, people, players, rules: typed.rules, walkover, number: 1, animals: None })
}

/// The walkover points of the games of a series: a tournament has its own.
pub(super) fn walkover_points(desk: &Desk<'_>, series: SeriesId) -> Result<Points, Stop> {
    let of = desk.club().tournament_of_series(series)?;
    let of = of.map(|(tournament, _)| desk.club().tournament(tournament)).transpose()?.flatten();
    Ok(match of {
        Some(tournament) => tournament.settings().walkover,
        None => desk.club().settings()?.walkover,
    })
}

/// The one game that a text describes, or that is in the file that it names.
fn entered(entering: &Entering<'_>, typed: &str) -> Result<GameRecord, Stop> {
    match typed.strip_prefix('@') {
        None => entering.game(typed),
        Some(file) => match <[GameRecord; 1]>::try_from(games_of(entering, file)?) {
            Ok([game]) => Ok(game),
            Err(games) => {
                Err(Stop::Refused(message!(entering.words, "entry-one-game", file = file, games = games.len())))
            }
        },
    }
}

/// The games of a new series. From the second on the sides swap by themselves.
fn all_entered(first: Entering<'_>, typed: &[String]) -> Result<Vec<GameRecord>, Stop> {
    let mut games: Vec<GameRecord> = Vec::new();
    for text in typed {
        let animals = games.last().map_or(first.animals, |last| Some(last.animals.opponent()));
        let entering = Entering { number: first.number + games.len(), animals, ..first };
        match text.strip_prefix('@') {
            None => games.push(entering.game(text)?),
            Some(file) => games.extend(games_of(&entering, file)?),
        }
    }
    Ok(games)
}

/// Says what comes of games that somebody loses other than on the board.
fn warn(
    games: impl Iterator<Item = (usize, GameFact)>,
    names: &Seats<String>,
    yes: bool,
    words: &Words,
) -> Result<(), Stop> {
    let consequences: Vec<_> = games.filter_map(|(number, game)| words.consequence(number, &game, names)).collect();
    if consequences.is_empty() { Ok(()) } else { confirm(words, &consequences.join("\n"), yes) }
}

/// Records a series, and points out another one of the same two players on that date.
pub(super) fn record(desk: &mut Desk<'_>, two: &Two, new: &New, typed: Typed) -> Result<SeriesId, Stop> {
    let people = desk.people()?;
    let find = |typed: &str| people.find(typed, desk.words).map(|player| player.id);
    let players = Seats { first: find(&two.first)?, second: find(&two.second)? };
    let record = SeriesRecord {
        id: SeriesId(Uuid::now_v7()),
        players,
        date: new.date.unwrap_or_else(today),
        purpose: if new.practice { Purpose::Practice } else { Purpose::Counted },
        length: new.games,
        same_sides: typed.same_sides(),
        closed: false,
        games: all_entered(entering(desk, players, &people, &typed, None)?, &new.game)?,
    };
    warn((1..).zip(record.games.iter().map(GameRecord::fact)), &people.labels(players), typed.sure.yes, desk.words)?;
    let (id, date) = (record.id, record.date);
    let that_evening = desk.club().series_between(date, date)?;
    desk.carry_out(Act::RecordSeries(record), typed.sure.reason)?;
    warn_of_future(date, desk.words);
    let is_of_both = |series: &&Series| Seat::BOTH.iter().all(|&seat| series.seat_of(players[seat]).is_some());
    if let Some(other) = that_evening.iter().find(is_of_both) {
        let end = end(other.id().0, series_digits(desk)?);
        tell(&message!(desk.words, "series-same-evening", end = end));
    }
    Ok(id)
}

/// The next games of a series of a tournament, in which the first player opens as the animals unless the text says otherwise.
pub(super) fn next_games(
    desk: &Desk<'_>,
    players: Seats<PlayerId>,
    before: &[GameFact],
    walkover: Points,
    games: &[String],
    typed: &Typed,
) -> Result<Vec<GameRecord>, Stop> {
    let people = desk.people()?;
    let animals = Some(before.last().map_or(Seat::First, |last| last.animals.opponent()));
    let number = before.len() + 1;
    let first = Entering { words: desk.words, people: &people, players, rules: typed.rules, walkover, number, animals };
    let entered = all_entered(first, games)?;
    let facts = (number..).zip(entered.iter().map(GameRecord::fact));
    warn(facts, &people.labels(players), typed.sure.yes, desk.words)?;
    Ok(entered)
}

/// Says what more games of a series change in a tournament whose round was closed without them.
pub(super) fn confirm_late(desk: &Desk<'_>, series: &Series, games: &[GameFact], yes: bool) -> Result<(), Stop> {
    // What does not fit is refused when it is carried out.
    let Ok(after) = series.clone().with_games([series.games(), games].concat(), SameSides::Allowed) else {
        return Ok(());
    };
    let lines = late_lines(desk, &after)?;
    if lines.is_empty() { Ok(()) } else { confirm(desk.words, &lines.join("\n"), yes) }
}

/// Adds the next game.
pub(super) fn add(desk: &mut Desk<'_>, series: &Series, game: &str, typed: Typed) -> Result<(), Stop> {
    refuse_awaiting(desk, series.id())?;
    let people = desk.people()?;
    let number = series.games().len() + 1;
    // Who opens in a tournament is known from the pairing.
    let opens = desk.club().tournament_of_series(series.id())?.map(|_| Seat::First);
    let animals = series.games().last().map_or(opens, |last| Some(last.animals.opponent()));
    let first = entering(desk, series.players(), &people, &typed, Some(series.id()))?;
    let game = entered(&Entering { number, animals, ..first }, game)?;
    warn([(number, game.fact())].into_iter(), &people.labels(series.players()), typed.sure.yes, desk.words)?;
    confirm_late(desk, series, &[game.fact()], typed.sure.yes)?;
    let same_sides = typed.same_sides();
    desk.carry_out(&Act::AddGame { series: series.id(), game, same_sides }, typed.sure.reason)
}

/// What a game was in truth; the sides stay unless the text says otherwise.
pub(super) fn read_correction(
    desk: &Desk<'_>,
    series: &Series,
    number: usize,
    game: &str,
    typed: &Typed,
) -> Result<GameRecord, Stop> {
    let Some(before) = number.checked_sub(1).and_then(|index| series.games().get(index)) else {
        return Err(StoreError::Refused(Refusal::NoGame { series: series.id(), game: number }).into());
    };
    let people = desk.people()?;
    let animals = Some(before.animals);
    let first = entering(desk, series.players(), &people, typed, Some(series.id()))?;
    entered(&Entering { number, animals, ..first }, game)
}

/// Corrects a game, after it was said what that changes.
pub(super) fn correct(
    desk: &mut Desk<'_>,
    series: &Series,
    number: usize,
    game: GameRecord,
    typed: Typed,
) -> Result<(), Stop> {
    let names = desk.people()?.labels(series.players());
    let changes = preview(desk, series, number, &game, typed.same_sides())?;
    let consequence = desk.words.consequence(number, &game.fact(), &names);
    let record = desk.club().series_record(series.id())?;
    let before = record.and_then(|record| record.games.into_iter().nth(number.checked_sub(1)?));
    let loses_moves = game.recorded.moves().is_none() && before.is_some_and(|game| game.recorded.moves().is_some());
    let moves_go = loses_moves.then(|| message!(desk.words, "series-moves-go"));
    let sentences: Vec<_> = consequence.into_iter().chain(moves_go).chain([changes]).collect();
    confirm(desk.words, &sentences.join("\n"), typed.sure.yes)?;
    let same_sides = typed.same_sides();
    desk.carry_out(&Act::CorrectGame { series: series.id(), number, game, same_sides }, typed.sure.reason)
}
