//! Rows of the club file and the values they stand for.

use std::fmt::Display;
use std::time::Duration;

use arrayvec::ArrayVec;
use chrono::NaiveDate;
use rusqlite::Row;
use rusqlite::types::{FromSql, ValueRef};
use uuid::Uuid;

use super::error::StoreError;
use super::sum::is_sum;
use crate::club::{
    ClubSettings, Colour, GameFact, GameId, GameRecord, Length, MatchPoints, MatchScale, Moves, Name, NewGame, Player,
    PlayerId, Profile, Purpose, Rating, RatingSettings, Recorded, SameSides, Season, SeasonId, Seat, Seats, Series,
    SeriesId, Sheet, TimeControl, Totals,
};
use crate::rules::{
    self, Action, Deal, Ending, Game, Given, Kind, Loss, Pile, Piles, Points, RuleSet, Score, Side, Sides, Termination,
};

/// The columns of the tables of which many rows are read at once, in their order. To ask SQLite for the place of each name in
/// each row takes longer than all the rest.
const COLUMNS: [(&str, &[&str]); 3] = [
    (
        "players",
        &[
            "id",
            "name",
            "search_key",
            "short_name",
            "club_group",
            "household",
            "colour",
            "birth_year",
            "contact",
            "notes",
            "guest",
            "archived",
            "merged_into",
            "anonymous",
            "sum",
        ],
    ),
    ("series", &["id", "first", "second", "date", "purpose", "length", "same_sides", "closed", "sum"]),
    (
        "games",
        &[
            "series",
            "number",
            "rules",
            "animals",
            "recorded",
            "animals_points",
            "humans_points",
            "animals_exited",
            "humans_exited",
            "piles",
            "actions",
            "deal",
            "termination",
            "loser",
            "walkover",
            "animals_given",
            "humans_given",
            "reason",
            "rules_version",
            "seen",
            "live",
            "events",
            "clock_main",
            "clock_increment",
            "sum",
        ],
    ),
];

/// The most columns of those tables.
const MOST_COLUMNS: usize = 25;

/// A row being read: whatever is wrong with it is damage, since the schema keeps it out.
pub(super) struct Reading<'r> {
    table: &'static str,
    row: &'r Row<'r>,
    columns: &'static [&'static str],
    /// Of those columns: what has been fetched for the sum need not be fetched again.
    values: ArrayVec<ValueRef<'r>, MOST_COLUMNS>,
}

impl<'r> Reading<'r> {
    /// A row of which every column up to its sum is as it was written.
    pub(super) fn whole(table: &'static str, row: &'r Row<'r>) -> Result<Reading<'r>, StoreError> {
        let mut reading = Reading::part(table, row);
        let known = COLUMNS.iter().find(|(name, _)| *name == table);
        let is_whole = match known {
            Some((_, columns)) => {
                reading.columns = columns;
                for place in 0..columns.len() {
                    reading.values.push(row.get_ref(place)?);
                }
                reading.values.split_last().is_some_and(|(sum, values)| is_sum(*sum, values))
            }
            None => {
                let sum_at = row.as_ref().column_index("sum")?;
                let values = (0..sum_at).map(|place| row.get_ref(place)).collect::<Result<Vec<_>, _>>()?;
                is_sum(row.get_ref(sum_at)?, &values)
            }
        };
        if is_whole { Ok(reading) } else { Err(reading.damage("the checksum differs")) }
    }

    /// A row of some columns, which has no sum.
    pub(super) const fn part(table: &'static str, row: &'r Row<'r>) -> Reading<'r> {
        Reading { table, row, columns: &[], values: ArrayVec::new_const() }
    }

    pub(super) fn damage(&self, what: impl Display) -> StoreError {
        let key: Option<Vec<u8>> = self.row.get(0).ok();
        let key = key.and_then(|bytes| Uuid::from_slice(&bytes).ok()).map(|id| format!("{id}: "));
        StoreError::DamagedRow { table: self.table, what: format!("{}{what}", key.unwrap_or_default()) }
    }

    pub(super) fn get<T: FromSql>(&self, column: &str) -> Result<T, StoreError> {
        T::column_result(self.value(column)?).map_err(|error| self.damage(format!("{column}: {error}")))
    }

    fn value(&self, column: &str) -> Result<ValueRef<'_>, StoreError> {
        match self.columns.iter().position(|name| *name == column).and_then(|place| self.values.get(place)) {
            Some(value) => Ok(*value),
            None => self.row.get_ref(column).map_err(|error| self.damage(error)),
        }
    }

    pub(super) fn id(&self, column: &str) -> Result<Uuid, StoreError> {
        self.optional_id(column)?.ok_or_else(|| self.damage(column))
    }

    fn optional_id(&self, column: &str) -> Result<Option<Uuid>, StoreError> {
        let bytes = self.value(column)?.as_blob_or_null().map_err(|error| self.damage(error))?;
        bytes.map(|bytes| Uuid::from_slice(bytes).map_err(|error| self.damage(error))).transpose()
    }

    /// A word that must be one of those that `known` knows.
    pub(super) fn word<T>(&self, column: &str, known: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
        self.optional_word(column, known)?.ok_or_else(|| self.damage(column))
    }

    pub(super) fn optional_word<T>(
        &self,
        column: &str,
        known: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, StoreError> {
        let text = self.value(column)?.as_str_or_null().map_err(|error| self.damage(error))?;
        text.map(|text| known(text).ok_or_else(|| self.damage(format!("{column} {text}")))).transpose()
    }

    fn name(&self, column: &str) -> Result<Option<Name>, StoreError> {
        self.optional_word(column, |text| Name::new(text).ok().filter(|name| name.as_str() == text))
    }

    fn points(&self, column: &str) -> Result<Points, StoreError> {
        self.get(column).map(Points)
    }
}

pub(super) fn player(row: &Row<'_>) -> Result<Player, StoreError> {
    let row = Reading::whole("players", row)?;
    let name = row.name("name")?.ok_or_else(|| row.damage("no name"))?;
    Ok(Player {
        id: PlayerId(row.id("id")?),
        profile: Profile {
            name,
            short_name: row.name("short_name")?,
            group: row.name("club_group")?,
            household: row.name("household")?,
            colour: row.optional_word("colour", Colour::from_text)?,
            birth_year: row.get("birth_year")?,
            contact: row.name("contact")?,
            notes: row.get("notes")?,
            guest: row.get("guest")?,
        },
        archived: row.get("archived")?,
        merged_into: row.optional_id("merged_into")?.map(PlayerId),
        anonymous: row.get("anonymous")?,
    })
}

/// A series without its games, and whether its sides need not swap.
pub(super) fn series(row: &Row<'_>) -> Result<(Series, SameSides), StoreError> {
    let row = Reading::whole("series", row)?;
    let players = Seats { first: PlayerId(row.id("first")?), second: PlayerId(row.id("second")?) };
    let date: NaiveDate = row.word("date", |text| text.parse().ok())?;
    let length = Length::new(row.get("length")?).ok_or_else(|| row.damage("length"))?;
    let mut series = Series::new(SeriesId(row.id("id")?), players, date, length).map_err(|fault| row.damage(fault))?;
    series.purpose = row.word("purpose", purpose)?;
    series.closed = row.get("closed")?;
    Ok((series, if row.get("same_sides")? { SameSides::Allowed } else { SameSides::Refused }))
}

/// A game and its place.
pub(super) struct NumberedGame {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) fact: GameFact,
}

pub(super) fn game(row: &Row<'_>) -> Result<NumberedGame, StoreError> {
    let row = Reading::whole("games", row)?;
    let board = board(&row)?;
    match row.optional_word("piles", piles)? {
        Some(piles) => {
            sheet(&row, piles, board)?;
        }
        // Moves are not replayed here: what they gave when they were played stands.
        None if row.get::<Option<u32>>("rules_version")?.is_some() => {}
        None => {
            Totals::new(board).map_err(|fault| row.damage(fault))?;
        }
    }
    let fact = GameFact { animals: row.word("animals", seat)?, board, ending: ending(&row)? };
    Ok(NumberedGame { series: SeriesId(row.id("series")?), number: row.get::<u8>("number")?.into(), fact })
}

fn board(row: &Reading<'_>) -> Result<Score, StoreError> {
    Ok(Score {
        points: Sides { animals: row.points("animals_points")?, humans: row.points("humans_points")? },
        exited: Sides { animals: row.get("animals_exited")?, humans: row.get("humans_exited")? },
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
    let rules = row.word("rules", RuleSet::from_name)?;
    let name: String = row.get("recorded")?;
    let recorded = match (name.as_str(), row.optional_word("piles", piles)?) {
        ("played", _) => Recorded::Played(moves(&row, rules, board)?),
        ("moves", _) => Recorded::Moves(moves(&row, rules, board)?),
        (_, Some(piles)) => Recorded::Piles { rules, sheet: sheet(&row, piles, board)? },
        (_, None) => Recorded::Totals { rules, totals: Totals::new(board).map_err(|fault| row.damage(fault))? },
    };
    let game = GameRecord { animals: row.word("animals", seat)?, recorded, ending: ending(&row)? };
    let is_live = name == "played" && game.ending == Ending::Unfinished;
    Ok(NumberedRecord { series: SeriesId(row.id("series")?), number: row.get::<u8>("number")?.into(), game, is_live })
}

fn moves(row: &Reading<'_>, rules: RuleSet, board: Score) -> Result<Moves, StoreError> {
    let found: u32 = row.get("rules_version")?;
    if found != rules::VERSION {
        return Err(StoreError::OtherRules { found, known: rules::VERSION });
    }
    let deal: Option<Deal> = row.optional_word("deal", |text| text.parse().ok())?;
    let mut game = deal.map_or_else(|| Game::without_deal(rules), |deal| Game::new(rules, deal));
    let actions: String = row.get("actions")?;
    for text in actions.split_whitespace() {
        let action: Action = text.parse().map_err(|_| row.damage(text))?;
        game.play(action).map_err(|refusal| row.damage(format!("{text}: {refusal}")))?;
    }
    if game.score() != board {
        return Err(row.damage("the moves give other points"));
    }
    Moves::new(game, row.get("seen")?).ok_or_else(|| row.damage("actions"))
}

/// A game on the screen as it started.
pub(super) struct Started {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) new: NewGame,
}

pub(super) fn started(row: &Row<'_>) -> Result<Started, StoreError> {
    let row = Reading::whole("games", row)?;
    let clock: Option<u64> = row.get::<Option<i64>>("clock_main")?.map(i64::unsigned_abs);
    let control = clock.map(|main| -> Result<TimeControl, StoreError> {
        let increment: i64 = row.get("clock_increment")?;
        Ok(TimeControl {
            main: Duration::from_millis(main),
            increment: Duration::from_millis(increment.unsigned_abs()),
        })
    });
    let new = NewGame {
        id: GameId(row.id("live")?),
        rules: row.word("rules", RuleSet::from_name)?,
        animals: row.word("animals", seat)?,
        deal: row.word("deal", |text| text.parse().ok())?,
        control: control.transpose()?,
        same_sides: SameSides::Refused,
    };
    Ok(Started { series: SeriesId(row.id("series")?), number: row.get::<u8>("number")?.into(), new })
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
    Ok(match row.word("termination", Termination::from_name)? {
        Termination::Normal => Ending::Normal,
        Termination::Agreed => Ending::Agreed,
        Termination::Adjudicated => {
            let reason: Option<String> = row.get("reason")?;
            let given = reason.map(|reason| -> Result<Given, StoreError> {
                let points = Sides { animals: row.points("animals_given")?, humans: row.points("humans_given")? };
                Ok(Given { points, reason })
            });
            Ending::Adjudicated { given: given.transpose()? }
        }
        Termination::Lost(how) => {
            Ending::Lost { how, loser: row.word("loser", Side::from_name)?, walkover: row.points("walkover")? }
        }
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

fn purpose(name: &str) -> Option<Purpose> {
    [Purpose::Counted, Purpose::Practice].into_iter().find(|&purpose| purpose_name(purpose) == name)
}

pub(super) const fn purpose_name(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Counted => "counted",
        Purpose::Practice => "practice",
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
    use rusqlite::Connection;

    use super::super::schema::Schema;
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_schema() {
        let mut connection = Connection::open_in_memory().expect("a database");
        Schema::current().migrations.to_latest(&mut connection).expect("a schema");
        for (table, columns) in COLUMNS {
            let mut info = connection.prepare("SELECT name FROM pragma_table_info(?1) ORDER BY cid").expect("columns");
            let names = info.query_map([table], |row| row.get::<_, String>(0)).expect("names");
            assert_eq!(names.collect::<Result<Vec<_>, _>>().expect("names"), columns, "{table}");
            assert!(columns.len() <= MOST_COLUMNS);
        }
    }

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
