//! The columns of a table of players.

use crate::club::{Name, Player};
use crate::exchange::cells::yes_no;
use crate::exchange::table::{Cell, Column, Table};

/// A column of a table of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerColumn {
    /// The id.
    Id,
    /// The name.
    Name,
    /// The short name.
    ShortName,
    /// The club or group.
    Group,
    /// The household.
    Household,
    /// The colour.
    Colour,
    /// The year of birth.
    BirthYear,
    /// How to reach the player.
    Contact,
    /// Notes.
    Notes,
    /// Whether the player is a guest.
    Guest,
    /// Whether the player is archived.
    Archived,
}

impl PlayerColumn {
    /// Every column, in the order in which they are written.
    pub const ALL: [PlayerColumn; 11] = [
        PlayerColumn::Id,
        PlayerColumn::Name,
        PlayerColumn::ShortName,
        PlayerColumn::Group,
        PlayerColumn::Household,
        PlayerColumn::Colour,
        PlayerColumn::BirthYear,
        PlayerColumn::Contact,
        PlayerColumn::Notes,
        PlayerColumn::Guest,
        PlayerColumn::Archived,
    ];

    /// The title in files.
    pub const fn title(self) -> &'static str {
        self.titles()[0]
    }

    /// The title in files, and what else is understood: in French, in German, in Dutch, in American.
    const fn titles(self) -> &'static [&'static str] {
        match self {
            PlayerColumn::Id => &["id", "identifiant"],
            PlayerColumn::Name => &["name", "nom", "player", "joueur", "spieler", "spielerin", "naam", "speler"],
            PlayerColumn::ShortName => &["short_name", "nom_court", "surnom", "kurzname", "korte_naam"],
            PlayerColumn::Group => &["group", "groupe", "club", "gruppe", "verein", "groep", "vereniging"],
            PlayerColumn::Household => &["household", "foyer", "menage", "haushalt", "huishouden"],
            PlayerColumn::Colour => &["colour", "color", "couleur", "farbe", "kleur"],
            PlayerColumn::BirthYear => &[
                "birth_year",
                "year_of_birth",
                "annee_de_naissance",
                "annee_naissance",
                "naissance",
                "geburtsjahr",
                "jahrgang",
                "geboortejaar",
            ],
            PlayerColumn::Contact => &["contact", "contacts", "kontakt"],
            PlayerColumn::Notes => &["notes", "note", "remarques", "notizen", "bemerkungen", "notities", "opmerkingen"],
            PlayerColumn::Guest => &["guest", "invite", "invitee", "gast"],
            PlayerColumn::Archived => &["archived", "archive", "archivee", "archiviert", "gearchiveerd"],
        }
    }

    /// The column with a title in plain small letters, with `_` between words.
    pub(super) fn from_title(plain: &str) -> Option<PlayerColumn> {
        PlayerColumn::ALL.into_iter().find(|column| column.titles().contains(&plain))
    }

    /// Whether it stays in the club file unless asked for.
    pub const fn is_private(self) -> bool {
        matches!(self, PlayerColumn::Household | PlayerColumn::BirthYear | PlayerColumn::Contact)
    }

    /// What it holds of a player; `yes` and `no` are handed in.
    pub(super) fn cell(self, player: &Player, [yes, no]: [&str; 2]) -> Cell {
        let profile = &player.profile;
        let optional = |name: &Option<_>| name.as_ref().map_or(Cell::Nothing, |name: &Name| Cell::text(name.as_str()));
        let either = |is: bool| Cell::text(if is { yes } else { no });
        match self {
            PlayerColumn::Id => Cell::text(player.id.to_string()),
            PlayerColumn::Name => Cell::text(profile.name.as_str()),
            PlayerColumn::ShortName => optional(&profile.short_name),
            PlayerColumn::Group => optional(&profile.group),
            PlayerColumn::Household => optional(&profile.household),
            PlayerColumn::Colour => profile.colour.map_or(Cell::Nothing, |colour| Cell::text(colour.to_string())),
            PlayerColumn::BirthYear => profile.birth_year.map_or(Cell::Nothing, |year| Cell::Whole(year.into())),
            PlayerColumn::Contact => optional(&profile.contact),
            PlayerColumn::Notes => Cell::text(profile.notes.as_str()),
            PlayerColumn::Guest => either(profile.guest),
            PlayerColumn::Archived => either(player.archived),
        }
    }
}

/// How files say yes and no.
pub(super) const YES_NO: [&str; 2] = [yes_no(true), yes_no(false)];

/// The players as a table, without doubles that were merged into others. With `titles` for people it leaves out what only
/// programs read; private columns only come when asked for.
pub fn players_table<'p>(
    title: &str,
    players: impl IntoIterator<Item = &'p Player>,
    private: bool,
    for_people: Option<PlayerTitles<'_>>,
) -> Table {
    let columns = PlayerColumn::ALL.into_iter().filter(|column| private || !column.is_private());
    let columns =
        columns.filter(|column| for_people.is_none() || !matches!(column, PlayerColumn::Id | PlayerColumn::Colour));
    let columns = columns.map(|column| {
        let (title, yes_no) = match for_people {
            Some(titles) => ((titles.title)(column), titles.yes_no),
            None => (column.title().to_owned(), YES_NO),
        };
        Column::new(title, move |player: &&Player| column.cell(player, yes_no))
    });
    let single = players.into_iter().filter(|player| player.merged_into.is_none());
    Table::new(title, columns.collect(), single)
}

/// What people read above and in a table of players.
#[derive(Clone, Copy)]
pub struct PlayerTitles<'w> {
    /// The title of a column.
    pub title: &'w dyn Fn(PlayerColumn) -> String,
    /// Yes and no.
    pub yes_no: [&'w str; 2],
}
