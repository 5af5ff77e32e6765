//! A series as the facts that are kept of it: who played whom, and each game's sides, score and ending.

mod book;

use std::ops::{Index, IndexMut};

use chrono::NaiveDate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use self::book::{Brief, SeriesBook};
use super::counting::what_counts;
use super::ids::{PlayerId, SeriesId};
use crate::rules::{Ending, Loss, Outcome, Points, Score, Side};

/// One of the two players of a series. It says nothing about sides, which swap from game to game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// The player named first.
    First,
    /// The player named second.
    Second,
}

impl Seat {
    /// First, then second.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The other player.
    pub const fn opponent(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// A value for each player of a series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats<T> {
    /// The first player's value.
    pub first: T,
    /// The second player's value.
    pub second: T,
}

impl<T> Seats<T> {
    /// Asks for the value of each player.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Seats<T> {
        Seats { first: value(Seat::First), second: value(Seat::Second) }
    }
}

impl<T> Index<Seat> for Seats<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Seat> for Seats<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}

/// A game of a series: who was the animals, the score on the board, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFact {
    /// Who was the animals.
    pub animals: Seat,
    /// Points and exited tiles on the board at the end, or so far.
    pub board: Score,
    /// How it ended.
    pub ending: Ending,
}

impl GameFact {
    /// Who had a side.
    pub const fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Animals => self.animals,
            Side::Humans => self.animals.opponent(),
        }
    }

    /// The side that a player had.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.animals { Side::Animals } else { Side::Humans }
    }

    /// Who cannot win or draw the series because of this game.
    pub fn at_fault(&self) -> Option<Seat> {
        self.ending.loser().map(|side| self.seat(side))
    }

    /// Whether somebody sat down to this game and its result counts.
    pub const fn is_played(&self) -> bool {
        !matches!(self.ending, Ending::Lost { how: Loss::Walkover, .. } | Ending::Void | Ending::Unfinished)
    }

    /// The points and exited tiles that count, by side; `None` while the game is under way.
    pub fn what_counts(&self) -> Option<Score> {
        what_counts(&self.ending, self.board)
    }

    /// Who won by what counts; `None` while the game is under way and where it is void.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ending == Ending::Void { None } else { self.what_counts().map(|score| score.outcome()) }
    }

    /// The points and exited tiles that count, by player; `None` while the game is under way.
    pub fn counted(&self) -> Option<Seats<(Points, u8)>> {
        let Score { points, exited } = self.what_counts()?;
        Some(Seats::from_fn(|seat| (points[self.side(seat)], exited[self.side(seat)])))
    }
}

/// How many games a series has: one, or any even number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Length(u8);

impl TryFrom<u8> for Length {
    type Error = &'static str;

    fn try_from(games: u8) -> Result<Length, &'static str> {
        Length::new(games).ok_or("neither one game nor an even number")
    }
}

impl From<Length> for u8 {
    fn from(length: Length) -> u8 {
        length.0
    }
}

impl Length {
    /// The usual two games with the sides swapped.
    pub const TWO: Length = Length(2);

    /// A length, if it is one or even and not zero.
    pub const fn new(games: u8) -> Option<Length> {
        if games == 1 || games > 0 && games.is_multiple_of(2) { Some(Length(games)) } else { None }
    }

    /// The number of games.
    pub const fn games(self) -> usize {
        self.0 as usize
    }
}

/// What a series is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// It counts in standings and ratings.
    Counted,
    /// Free takeback, and it counts for nothing.
    Practice,
    /// Goes on after a drawn series of a knockout: it counts between its players, and in no standings and ratings.
    Extra,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Purpose; 3] = [Purpose::Counted, Purpose::Practice, Purpose::Extra];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Purpose::Counted => "counted",
            Purpose::Practice => "practice",
            Purpose::Extra => "extra",
        }
    }

    /// The purpose of a name in files.
    pub fn from_name(name: &str) -> Option<Purpose> {
        Purpose::ALL.into_iter().find(|purpose| purpose.name() == name)
    }
}

/// The facts of a series between two different players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    id: SeriesId,
    players: Seats<PlayerId>,
    /// The calendar date of its evening: a date, not a moment.
    pub date: NaiveDate,
    /// What it is for.
    pub purpose: Purpose,
    length: Length,
    games: Vec<GameFact>,
    /// Whether it was closed by decision before its last games began.
    pub closed: bool,
}

/// Why some facts make no series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SeriesFault {
    /// Nobody plays against themself.
    #[error("a player can't play against themself")]
    SamePlayer,
    /// There are more games than the series has.
    #[error("{games} games in a series of {length}")]
    TooManyGames {
        /// Games given.
        games: usize,
        /// Games that it has.
        length: usize,
    },
    /// The same player was the animals in a game and in the one after it, which needs an organiser's word.
    #[error("game {game}: the same player was the animals twice")]
    SameSides {
        /// The number of the second of the two games, from 1.
        game: usize,
    },
    /// A game comes after one that is under way.
    #[error("game {game} is still under way")]
    GameUnderWay {
        /// The number of the game under way, from 1.
        game: usize,
    },
}

/// Whether the organiser allows the same sides twice in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SameSides {
    /// The sides must swap.
    Refused,
    /// The organiser said that it was so.
    Allowed,
}

impl Series {
    /// A series without games that counts.
    ///
    /// # Errors
    ///
    /// When the two players are one.
    pub fn new(id: SeriesId, players: Seats<PlayerId>, date: NaiveDate, length: Length) -> Result<Series, SeriesFault> {
        if players.first == players.second {
            return Err(SeriesFault::SamePlayer);
        }
        Ok(Series { id, players, date, purpose: Purpose::Counted, length, games: Vec::new(), closed: false })
    }

    /// The same series with these games.
    ///
    /// # Errors
    ///
    /// When they are too many, one follows a game under way, or the sides don't swap and `same_sides` refuses that.
    pub fn with_games(mut self, games: Vec<GameFact>, same_sides: SameSides) -> Result<Series, SeriesFault> {
        let length = self.length.games();
        if games.len() > length {
            return Err(SeriesFault::TooManyGames { games: games.len(), length });
        }
        for (number, pair) in (1..).zip(games.windows(2)) {
            let [before, after] = pair else { continue };
            if before.ending == Ending::Unfinished {
                return Err(SeriesFault::GameUnderWay { game: number });
            }
            if before.animals == after.animals && same_sides == SameSides::Refused {
                return Err(SeriesFault::SameSides { game: number + 1 });
            }
        }
        self.games = games;
        Ok(self)
    }

    /// The same series between other players, who take the seats of those before.
    ///
    /// # Errors
    ///
    /// When the two players are one.
    pub fn with_players(mut self, players: Seats<PlayerId>) -> Result<Series, SeriesFault> {
        if players.first == players.second {
            return Err(SeriesFault::SamePlayer);
        }
        self.players = players;
        Ok(self)
    }

    /// Its id.
    pub const fn id(&self) -> SeriesId {
        self.id
    }

    /// Who plays it.
    pub const fn players(&self) -> Seats<PlayerId> {
        self.players
    }

    /// Where a player sits in it, if at all.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|&seat| self.players[seat] == player)
    }

    /// Who won it, if that is decided.
    pub fn winner(&self) -> Option<PlayerId> {
        match self.result().outcome {
            super::result::SeriesOutcome::Won { seat, .. } => Some(self.players[seat]),
            _ => None,
        }
    }

    /// How many games it has.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Its games so far.
    pub fn games(&self) -> &[GameFact] {
        &self.games
    }

    /// Who is animals in the game to come: whoever was not in the last one.
    pub fn next_animals(&self) -> Seat {
        self.games.last().map_or(Seat::First, |game| game.animals.opponent())
    }
}
