//! The columns of a table of series.

use crate::club::Seat;

/// A column of a table of series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesColumn {
    /// The id.
    Id,
    /// The evening.
    Date,
    /// The name of a player.
    Player(Seat),
    /// The id of a player.
    PlayerId(Seat),
    /// What it is for.
    Purpose,
    /// How many games it has.
    Length,
    /// Whether the same sides twice were allowed.
    SameSides,
    /// Whether it was closed by decision.
    Closed,
    /// Something of a game, by its number from 1.
    Game(u8, GameColumn),
}

/// A column of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameColumn {
    /// Who was the animals.
    Animals,
    /// A player's points on the board.
    Points(Seat),
    /// A player's exited tiles.
    Exited(Seat),
    /// How it ended.
    Termination,
    /// Whose doing that was.
    Loser,
    /// The walkover points.
    Walkover,
    /// Points that the organiser gave.
    Given(Seat),
    /// Why.
    Reason,
    /// The rules that were played.
    Rules,
}

impl GameColumn {
    /// Every column of a game, in the order in which they are written.
    pub const ALL: [GameColumn; 12] = [
        GameColumn::Animals,
        GameColumn::Points(Seat::First),
        GameColumn::Points(Seat::Second),
        GameColumn::Exited(Seat::First),
        GameColumn::Exited(Seat::Second),
        GameColumn::Termination,
        GameColumn::Loser,
        GameColumn::Walkover,
        GameColumn::Given(Seat::First),
        GameColumn::Given(Seat::Second),
        GameColumn::Reason,
        GameColumn::Rules,
    ];

    fn title(self) -> String {
        let of_seat = |what: &str, seat| format!("{what}_{}", seat_number(seat));
        match self {
            GameColumn::Animals => "animals".to_owned(),
            GameColumn::Points(seat) => of_seat("points", seat),
            GameColumn::Exited(seat) => of_seat("exited", seat),
            GameColumn::Termination => "termination".to_owned(),
            GameColumn::Loser => "loser".to_owned(),
            GameColumn::Walkover => "walkover".to_owned(),
            GameColumn::Given(seat) => of_seat("given", seat),
            GameColumn::Reason => "reason".to_owned(),
            GameColumn::Rules => "rules".to_owned(),
        }
    }
}

/// 1 for the first player, 2 for the second.
pub(super) const fn seat_number(seat: Seat) -> u8 {
    match seat {
        Seat::First => 1,
        Seat::Second => 2,
    }
}

impl SeriesColumn {
    const BEFORE_GAMES: [SeriesColumn; 10] = [
        SeriesColumn::Id,
        SeriesColumn::Date,
        SeriesColumn::PlayerId(Seat::First),
        SeriesColumn::Player(Seat::First),
        SeriesColumn::PlayerId(Seat::Second),
        SeriesColumn::Player(Seat::Second),
        SeriesColumn::Purpose,
        SeriesColumn::Length,
        SeriesColumn::SameSides,
        SeriesColumn::Closed,
    ];

    /// Every column of series of up to that many games, in the order in which they are written.
    pub fn all(games: u8) -> impl Iterator<Item = SeriesColumn> {
        let of_games = (1..=games).flat_map(|number| GameColumn::ALL.map(|column| SeriesColumn::Game(number, column)));
        SeriesColumn::BEFORE_GAMES.into_iter().chain(of_games)
    }

    /// The title in files.
    pub fn title(self) -> String {
        match self {
            SeriesColumn::Id => "id".to_owned(),
            SeriesColumn::Date => "date".to_owned(),
            SeriesColumn::Player(seat) => format!("player_{}", seat_number(seat)),
            SeriesColumn::PlayerId(seat) => format!("player_{}_id", seat_number(seat)),
            SeriesColumn::Purpose => "purpose".to_owned(),
            SeriesColumn::Length => "length".to_owned(),
            SeriesColumn::SameSides => "same_sides".to_owned(),
            SeriesColumn::Closed => "closed".to_owned(),
            SeriesColumn::Game(number, column) => format!("game_{number}_{}", column.title()),
        }
    }

    /// The column with a title in plain small letters, with `_` between words, which can be French, German or Dutch.
    pub(super) fn from_title(plain: &str) -> Option<SeriesColumn> {
        let words: Vec<_> = plain.split('_').map(in_english).collect();
        match words.as_slice() {
            ["game", number, rest @ ..] => {
                let number = number.parse().ok().filter(|number| *number > 0)?;
                let title = rest.join("_");
                let column = GameColumn::ALL.into_iter().find(|column| column.title() == title)?;
                Some(SeriesColumn::Game(number, column))
            }
            words => {
                let title = words.join("_");
                SeriesColumn::BEFORE_GAMES.into_iter().find(|column| column.title() == title)
            }
        }
    }
}

fn in_english(word: &str) -> &str {
    match word {
        "identifiant" => "id",
        "datum" => "date",
        "joueur" | "joueuse" | "spieler" | "spielerin" | "speler" | "speelster" => "player",
        "but" | "zweck" | "doel" => "purpose",
        "longueur" | "lange" | "lengte" => "length",
        "close" | "abgeschlossen" | "afgesloten" => "closed",
        "partie" | "partij" => "game",
        "animaux" | "tiere" | "dieren" => "animals",
        "punkte" | "punten" => "points",
        "sortis" | "sorties" | "entkommen" | "buiten" => "exited",
        "fin" | "ende" | "einde" => "termination",
        "perdant" | "perdante" | "verlierer" | "verliererin" | "verliezer" => "loser",
        "forfait" | "kampflos" | "kampflospunkte" | "reglementair" => "walkover",
        "donnes" | "vergeben" | "toegekend" => "given",
        "raison" | "grund" | "reden" => "reason",
        "regles" | "regeln" | "regels" => "rules",
        other => other,
    }
}
