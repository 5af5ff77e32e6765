//! A row of a file and the player that it describes.

use thiserror::Error;
use uuid::Uuid;

use super::column::PlayerColumn;
use crate::club::{BIRTH_YEARS, Colour, Name, NameFault, Player, PlayerId};
use crate::exchange::cells::yes_or_no;
use crate::exchange::csv::{AtCell, Columns, CsvFile, CsvRow};

/// Why a row is refused, and where.
pub type RefusedPlayer = AtCell<PlayerCellFault>;

/// Why a cell is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerCellFault {
    /// It is no id.
    #[error("not an id: {text}")]
    Id {
        /// What it holds.
        text: String,
    },
    /// An earlier row has the same id.
    #[error("the id of line {line}")]
    IdTwice {
        /// The line of that row.
        line: usize,
    },
    /// The player was merged into another one, who has its own row.
    #[error("merged into {into}")]
    Merged {
        /// That player.
        into: PlayerId,
    },
    /// It is no name, or no text that can be shown.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// It is no colour.
    #[error("not a colour: {text}")]
    Colour {
        /// What it holds.
        text: String,
    },
    /// It is no year of birth.
    #[error("not a year of birth: {text}")]
    BirthYear {
        /// What it holds.
        text: String,
    },
    /// It is neither yes nor no.
    #[error("neither yes nor no: {text}")]
    YesNo {
        /// What it holds.
        text: String,
    },
}

/// Reads the rows of one file.
pub(super) struct Rows<'f> {
    pub(super) file: &'f CsvFile,
    pub(super) columns: &'f Columns<PlayerColumn>,
}

impl Rows<'_> {
    /// A refusal of a cell.
    pub(super) fn refused(&self, row: &CsvRow, which: PlayerColumn, fault: PlayerCellFault) -> RefusedPlayer {
        AtCell { place: self.columns.place(self.file, row, which), fault }
    }

    /// The id of a row, if it has one.
    pub(super) fn id(&self, row: &CsvRow) -> Result<Option<PlayerId>, RefusedPlayer> {
        let text = self.columns.cell(row, PlayerColumn::Id).unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(None);
        }
        let id = Uuid::try_parse(text).map_err(|_| PlayerCellFault::Id { text: text.to_owned() });
        id.map(|id| Some(PlayerId(id))).map_err(|fault| self.refused(row, PlayerColumn::Id, fault))
    }

    /// The name of a row.
    pub(super) fn name(&self, row: &CsvRow) -> Result<Name, RefusedPlayer> {
        let text = self.columns.cell(row, PlayerColumn::Name).unwrap_or_default();
        Name::new(text).map_err(|fault| self.refused(row, PlayerColumn::Name, fault.into()))
    }

    /// A player with what a row says; what it does not speak of stays.
    pub(super) fn told(&self, row: &CsvRow, mut player: Player) -> Result<Player, RefusedPlayer> {
        for column in PlayerColumn::ALL {
            if let Some(text) = self.columns.cell(row, column) {
                tell(&mut player, column, text).map_err(|fault| self.refused(row, column, fault))?;
            }
        }
        Ok(player)
    }
}

/// Puts what a cell says into a player.
fn tell(player: &mut Player, column: PlayerColumn, text: &str) -> Result<(), PlayerCellFault> {
    let profile = &mut player.profile;
    match column {
        PlayerColumn::Id => {}
        PlayerColumn::Name => profile.name = Name::new(text)?,
        PlayerColumn::ShortName => profile.short_name = optional(text)?,
        PlayerColumn::Group => profile.group = optional(text)?,
        PlayerColumn::Household => profile.household = optional(text)?,
        PlayerColumn::Contact => profile.contact = optional(text)?,
        PlayerColumn::Colour => {
            let colour =
                |text: &str| Colour::from_text(text).ok_or_else(|| PlayerCellFault::Colour { text: text.to_owned() });
            profile.colour = not_blank(text).map(colour).transpose()?;
        }
        PlayerColumn::BirthYear => {
            let year = |text: &str| {
                let year = text.parse().ok().filter(|year| BIRTH_YEARS.contains(year));
                year.ok_or_else(|| PlayerCellFault::BirthYear { text: text.to_owned() })
            };
            profile.birth_year = not_blank(text).map(year).transpose()?;
        }
        PlayerColumn::Notes => {
            // Spreadsheets break lines in their own way.
            let notes = text.replace("\r\n", "\n").replace('\r', "\n");
            if let Some(character) = notes.chars().find(|&c| c.is_control() && c != '\n' && c != '\t') {
                return Err(NameFault::ControlCharacter { character }.into());
            }
            profile.notes = notes;
        }
        PlayerColumn::Guest => profile.guest = is_yes(text)?,
        PlayerColumn::Archived => player.archived = is_yes(text)?,
    }
    Ok(())
}

fn not_blank(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

fn optional(text: &str) -> Result<Option<Name>, NameFault> {
    not_blank(text).map(Name::new).transpose()
}

fn is_yes(text: &str) -> Result<bool, PlayerCellFault> {
    yes_or_no(text).ok_or_else(|| PlayerCellFault::YesNo { text: text.to_owned() })
}
