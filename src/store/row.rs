//! Rows of the club file and the values they stand for.

use std::time::Duration;

use chrono::NaiveDate;
use rusqlite::Row;

use super::error::StoreError;
use super::reading::{GAMES, PLAYERS, Reading, SERIES, at};
use crate::club::{
    ClubSettings, Colour, GameFact, GameId, GameRecord, Length, MatchPoints, MatchScale, Medium, Moves, NewGame,
    Player, PlayerId, Profile, Purpose, Rating, RatingSettings, Recorded, SameSides, Season, SeasonId, Seat, Seats,
    Series, SeriesId, Sheet, TimeControl, Totals,
};
use crate::rules::{
    self, Action, Deal, Ending, Game, Given, Kind, Loss, Pile, Piles, Points, RuleSet, Score, Side, Sides, Termination,
};

pub(super) fn player(row: &Row<'_>) -> Result<Player, StoreError> {
    let row = Reading::whole("players", row)?;
    let name = row.name(at!(PLAYERS.name))?.ok_or_else(|| row.damage("no name"))?;
    Ok(Player {
        id: PlayerId(row.id(at!(PLAYERS.id))?),
        profile: Profile {
            name,
            short_name: row.name(at!(PLAYERS.short_name))?,
            group: row.name(at!(PLAYERS.club_group))?,
            household: row.name(at!(PLAYERS.household))?,
            colour: row.optional_word(at!(PLAYERS.colour), Colour::from_text)?,
            birth_year: row.get(at!(PLAYERS.birth_year))?,
            contact: row.name(at!(PLAYERS.contact))?,
            notes: row.get(at!(PLAYERS.notes))?,
            guest: row.get(at!(PLAYERS.guest))?,
        },
        archived: row.get(at!(PLAYERS.archived))?,
        merged_into: row.optional_id(at!(PLAYERS.merged_into))?.map(PlayerId),
        anonymous: row.get(at!(PLAYERS.anonymous))?,
    })
}

/// A series without its games.
pub(super) struct Alone {
    pub(super) series: Series,
    /// Whether its sides need not swap.
    pub(super) same_sides: SameSides,
    /// How many games it has.
    pub(super) games: usize,
}

pub(super) fn series(row: &Row<'_>) -> Result<Alone, StoreError> {
    let row = Reading::whole("series", row)?;
    let players = Seats { first: PlayerId(row.id(at!(SERIES.first))?), second: PlayerId(row.id(at!(SERIES.second))?) };
    let date: NaiveDate = row.word(at!(SERIES.date), |text| text.parse().ok())?;
    let length = Length::new(row.get(at!(SERIES.length))?).ok_or_else(|| row.damage("length"))?;
    let mut series =
        Series::new(SeriesId(row.id(at!(SERIES.id))?), players, date, length).map_err(|fault| row.damage(fault))?;
    series.purpose = row.word(at!(SERIES.purpose), Purpose::from_name)?;
    series.closed = row.get(at!(SERIES.closed))?;
    let same_sides = if row.get(at!(SERIES.same_sides))? { SameSides::Allowed } else { SameSides::Refused };
    Ok(Alone { series, same_sides, games: row.get::<u8>(at!(SERIES.game_count))?.into() })
}

/// A game and its place.
pub(super) struct NumberedGame {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) rules: RuleSet,
    pub(super) medium: Medium,
    pub(super) fact: GameFact,
}

pub(super) fn game(row: &Row<'_>) -> Result<NumberedGame, StoreError> {
    let row = Reading::whole("games", row)?;
    let board = board(&row)?;
    match row.optional_word(at!(GAMES.piles), piles)? {
        Some(piles) => {
            sheet(&row, piles, board)?;
        }
        // Moves are not replayed here: what they gave when they were played stands.
        None if row.get::<Option<u32>>(at!(GAMES.rules_version))?.is_some() => {}
        None => {
            Totals::new(board).map_err(|fault| row.damage(fault))?;
        }
    }
    let fact = GameFact { animals: row.word(at!(GAMES.animals), seat)?, board, ending: ending(&row)? };
    Ok(NumberedGame {
        series: SeriesId(row.id(at!(GAMES.series))?),
        number: row.get::<u8>(at!(GAMES.number))?.into(),
        rules: row.word(at!(GAMES.rules), RuleSet::from_name)?,
        medium: row.word(at!(GAMES.recorded), medium)?,
        fact,
    })
}

/// Where a game was played, by how it is recorded.
fn medium(recorded: &str) -> Option<Medium> {
    match recorded {
        "played" => Some(Medium::Screen),
        "moves" | "piles" | "totals" => Some(Medium::Paper),
        _ => None,
    }
}

fn board(row: &Reading<'_>) -> Result<Score, StoreError> {
    Ok(Score {
        points: Sides {
            animals: row.points(at!(GAMES.animals_points))?,
            humans: row.points(at!(GAMES.humans_points))?,
        },
        exited: Sides { animals: row.get(at!(GAMES.animals_exited))?, humans: row.get(at!(GAMES.humans_exited))? },
    })
}

fn sheet(row: &Reading<'_>, piles: Piles, board: Score) -> Result<Sheet, StoreError> {
    let sheet = Sheet::new(piles).map_err(|fault| row.damage(fault))?;
    if sheet.score() == board { Ok(sheet) } else { Err(row.damage("the piles give other points")) }
}

/// A game with all that was written down, and its place.
pub(super) struct NumberedRecord {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) game: GameRecord,
    /// Whether it is under way on the screen: then it is only at its start here.
    pub(super) is_live: bool,
}

pub(super) fn game_record(row: &Row<'_>) -> Result<NumberedRecord, StoreError> {
    let row = Reading::whole("games", row)?;
    let board = board(&row)?;
    let rules = row.word(at!(GAMES.rules), RuleSet::from_name)?;
    let name: String = row.get(at!(GAMES.recorded))?;
    let recorded = match (name.as_str(), row.optional_word(at!(GAMES.piles), piles)?) {
        ("played", _) => Recorded::Played(moves(&row, rules, board)?),
        ("moves", _) => Recorded::Moves(moves(&row, rules, board)?),
        (_, Some(piles)) => Recorded::Piles { rules, sheet: sheet(&row, piles, board)? },
        (_, None) => Recorded::Totals { rules, totals: Totals::new(board).map_err(|fault| row.damage(fault))? },
    };
    let game = GameRecord { animals: row.word(at!(GAMES.animals), seat)?, recorded, ending: ending(&row)? };
    let is_live = name == "played" && game.ending == Ending::Unfinished;
    Ok(NumberedRecord {
        series: SeriesId(row.id(at!(GAMES.series))?),
        number: row.get::<u8>(at!(GAMES.number))?.into(),
        game,
        is_live,
    })
}

fn moves(row: &Reading<'_>, rules: RuleSet, board: Score) -> Result<Moves, StoreError> {
    let found: u32 = row.get(at!(GAMES.rules_version))?;
    if found != rules::VERSION {
        return Err(StoreError::OtherRules { found, known: rules::VERSION });
    }
    let deal: Option<Deal> = row.optional_word(at!(GAMES.deal), |text| text.parse().ok())?;
    let mut game = deal.map_or_else(|| Game::without_deal(rules), |deal| Game::new(rules, deal));
    let actions: String = row.get(at!(GAMES.actions))?;
    for text in actions.split_whitespace() {
        let action: Action = text.parse().map_err(|_| row.damage(text))?;
        game.play(action).map_err(|refusal| row.damage(format!("{text}: {refusal}")))?;
    }
    if game.score() != board {
        return Err(row.damage("the moves give other points"));
    }
    Moves::new(game, row.get(at!(GAMES.seen))?).ok_or_else(|| row.damage("actions"))
}

/// A game on the screen as it started.
pub(super) struct Started {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) new: NewGame,
}

pub(super) fn started(row: &Row<'_>) -> Result<Started, StoreError> {
    let row = Reading::whole("games", row)?;
    let clock: Option<u64> = row.get::<Option<i64>>(at!(GAMES.clock_main))?.map(i64::unsigned_abs);
    let control = clock.map(|main| -> Result<TimeControl, StoreError> {
        let increment: i64 = row.get(at!(GAMES.clock_increment))?;
        Ok(TimeControl {
            main: Duration::from_millis(main),
            increment: Duration::from_millis(increment.unsigned_abs()),
        })
    });
    let new = NewGame {
        id: GameId(row.id(at!(GAMES.live))?),
        rules: row.word(at!(GAMES.rules), RuleSet::from_name)?,
        animals: row.word(at!(GAMES.animals), seat)?,
        deal: row.word(at!(GAMES.deal), |text| text.parse().ok())?,
        control: control.transpose()?,
        same_sides: SameSides::Refused,
    };
    Ok(Started { series: SeriesId(row.id(at!(GAMES.series))?), number: row.get::<u8>(at!(GAMES.number))?.into(), new })
}

pub(super) fn settings(row: &Row<'_>) -> Result<ClubSettings, StoreError> {
    let row = Reading::whole("club", row)?;
    let millionths = |column: &str| row.get::<i64>(column).map(|number| number as f64 / 1e6);
    Ok(ClubSettings {
        name: row.name("name")?,
        scale: scale(&row)?,
        walkover: row.points("walkover")?,
        least_series: row.get("least_series")?,
        rating: RatingSettings {
            start: Rating {
                rating: millionths("rating")?,
                deviation: millionths("deviation")?,
                volatility: millionths("volatility")?,
            },
            tau: millionths("tau")?,
        },
    })
}

fn scale(row: &Reading<'_>) -> Result<MatchScale, StoreError> {
    let halves = |column: &str| row.get(column).map(|halves| MatchPoints { halves });
    Ok(MatchScale { win: halves("win")?, draw: halves("draw")?, loss: halves("loss")? })
}

pub(super) fn season(row: &Row<'_>) -> Result<Season, StoreError> {
    let row = Reading::whole("seasons", row)?;
    let date = |column: &str| row.word(column, |text| text.parse::<NaiveDate>().ok());
    Ok(Season {
        id: SeasonId(row.id("id")?),
        name: row.name("name")?.ok_or_else(|| row.damage("no name"))?,
        first: date("first")?,
        last: date("last")?,
        scale: scale(&row)?,
        least_series: row.get("least_series")?,
    })
}

/// Settings are kept in millionths.
pub(super) fn micros(value: f64) -> i64 {
    (value * 1e6).round() as i64
}

/// Times on a clock are kept in milliseconds.
pub(super) fn millis(duration: Duration) -> i64 {
    duration.as_millis().try_into().unwrap_or(i64::MAX)
}

fn ending(row: &Reading<'_>) -> Result<Ending, StoreError> {
    Ok(match row.word(at!(GAMES.termination), Termination::from_name)? {
        Termination::Normal => Ending::Normal,
        Termination::Agreed => Ending::Agreed,
        Termination::Adjudicated => {
            let reason: Option<String> = row.get(at!(GAMES.reason))?;
            let given = reason.map(|reason| -> Result<Given, StoreError> {
                let points = Sides {
                    animals: row.points(at!(GAMES.animals_given))?,
                    humans: row.points(at!(GAMES.humans_given))?,
                };
                Ok(Given { points, reason })
            });
            Ending::Adjudicated { given: given.transpose()?.map(Box::new) }
        }
        Termination::Lost(how) => Ending::Lost {
            how,
            loser: row.word(at!(GAMES.loser), Side::from_name)?,
            walkover: row.points(at!(GAMES.walkover))?,
        },
        Termination::Void => Ending::Void,
        Termination::Unfinished => Ending::Unfinished,
    })
}

pub(super) fn seat(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|&seat| seat_name(seat) == name)
}

pub(super) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

/// Piles as they are written by [`Piles`].
fn piles(text: &str) -> Option<Piles> {
    let mut counts = [[0_u8; Kind::ALL.len()]; Piles::ORDER.len()];
    let mut written = text.split(',');
    for counts in &mut counts {
        let letters = written.next().filter(|letters| !letters.is_empty())?;
        let mut least = 0;
        for letter in letters.chars().filter(|_| letters != "-") {
            let kind = Kind::from_letter(letter)? as usize;
            // In the order of the kinds, as they are written.
            if kind < std::mem::replace(&mut least, kind) {
                return None;
            }
            counts[kind] = counts[kind].checked_add(1)?;
        }
    }
    let count = |side: Side, pile: Pile, kind: Kind| {
        let place = Piles::ORDER.iter().position(|&place| place == (side, pile));
        place.map_or(0, |place| counts[place][kind as usize])
    };
    Piles::from_counts(count).ok().filter(|_| written.next().is_none())
}

/// The columns in which a game that was lost other than on the board says so.
pub(super) fn loss(ending: &Ending) -> Option<(Loss, Side, Points)> {
    match ending {
        Ending::Lost { how, loser, walkover } => Some((*how, *loser, *walkover)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_are_read_as_they_are_written_and_no_other_way() {
        for text in ["-,-,-,-", "HHLdp,FB,FBdppt,HL", "-,-,ttttttttttttttt,-"] {
            assert_eq!(piles(text).map(|piles| piles.to_string()).as_deref(), Some(text));
        }
        for text in
            ["", "-,-,-", "-,-,-,-,-", ",-,-,-", "LH,-,-,-", "H-,-,-,-", "x,-,-,-", "-,-,tttttttttttttttt,-", "h,-,-,-"]
        {
            assert_eq!(piles(text), None, "{text}");
        }
    }
}
