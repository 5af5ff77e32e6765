//! What goes out and comes in, in words: why a file is refused, and where.

use super::{Words, message};
use crate::club::{Player, PlayerId};
use crate::exchange::{
    ArchiveError, ArchiveFault, ArchivePlace, CellPlace, CsvError, CsvFault, DecimalMark, MOST_BYTES, MOST_CHARACTERS,
    MOST_COLUMNS, Manner, NotTaken, OutFault, PlayerCellFault, PlayerColumn, PlayerTitles, RecordsFault, RefusedPlayer,
    RefusedSeries, SeriesCellFault, Table, Unwritable, players_table,
};
use crate::rules::Side;
use crate::words::WhoIs;

impl Words {
    /// Does something in the manner in which people of this language read tables.
    pub fn in_manner<T>(&self, act: impl FnOnce(&Manner<'_>) -> T) -> T {
        let decimal_mark = match self.language().decimal_separator() {
            ',' => DecimalMark::Comma,
            _ => DecimalMark::Point,
        };
        let date = |date| self.short_date(date);
        act(&Manner { language: self.language().code(), decimal_mark, date: &date })
    }

    /// Players as a table for people.
    pub fn players_for_people<'p>(
        &self,
        title: &str,
        players: impl IntoIterator<Item = &'p Player>,
        private: bool,
    ) -> Table {
        let yes = message!(self, "export-yes");
        let titles = PlayerTitles { title: &|column| self.player_column(column), yes_no: [&yes, ""] };
        players_table(title, players, private, Some(titles))
    }

    /// The title of a column of a table of players.
    pub fn player_column(&self, column: PlayerColumn) -> String {
        match column {
            PlayerColumn::Id => message!(self, "column-id"),
            PlayerColumn::Name => message!(self, "column-name"),
            PlayerColumn::ShortName => message!(self, "column-short-name"),
            PlayerColumn::Group => message!(self, "column-group"),
            PlayerColumn::Household => message!(self, "column-household"),
            PlayerColumn::Colour => message!(self, "column-colour"),
            PlayerColumn::BirthYear => message!(self, "column-birth-year"),
            PlayerColumn::Contact => message!(self, "column-contact"),
            PlayerColumn::Notes => message!(self, "column-notes"),
            PlayerColumn::Guest => message!(self, "column-guest"),
            PlayerColumn::Archived => message!(self, "column-archived"),
        }
    }

    /// Why a table cannot be written.
    pub fn unwritable(&self, error: &Unwritable) -> String {
        match error {
            &Unwritable::TextTooLong { row, ref column, length, most } => message!(
                self,
                "exchange-text-too-long",
                row = row,
                column = column.as_str(),
                length = length,
                most = most
            ),
            &Unwritable::TooManyCells { rows, columns } => {
                message!(self, "exchange-too-many-cells", rows = rows, columns = columns)
            }
            Unwritable::GivenUp => message!(self, "given-up"),
            Unwritable::Io(error) => message!(self, "cannot-write", error = self.system(error)),
        }
    }

    /// Why a game cannot be written as a record.
    pub fn out_fault(&self, fault: &OutFault) -> String {
        message!(self, "exchange-record-unwritten", game = fault.game, series = fault.series.to_string())
    }

    /// A message about a cell, behind its place.
    fn at_cell(&self, place: &CellPlace, message: String) -> String {
        let &CellPlace { line, column, ref title } = place;
        if title.is_empty() {
            message!(self, "where-line", line = line, column = column, message = message)
        } else {
            message!(self, "where-line-field", line = line, column = column, field = title.as_str(), message = message)
        }
    }

    /// Why a file cannot be read as CSV, and where.
    pub fn csv_error(&self, CsvError { place, fault }: &CsvError) -> String {
        let fault = match fault {
            CsvFault::TooLarge => return message!(self, "exchange-csv-too-large", most = MEBIBYTES),
            CsvFault::NotInEncoding { encoding } => {
                return message!(self, "exchange-csv-not-in-encoding", encoding = encoding.name());
            }
            CsvFault::NotText => return message!(self, "exchange-csv-not-text"),
            CsvFault::Empty => return message!(self, "exchange-csv-empty"),
            CsvFault::MissingColumn { title } => {
                return message!(self, "exchange-csv-missing-column", title = title.to_string());
            }
            CsvFault::UnclosedQuote => message!(self, "exchange-csv-unclosed-quote"),
            CsvFault::TextBehindQuote => message!(self, "exchange-csv-text-behind-quote"),
            CsvFault::TooLong => message!(self, "exchange-csv-too-long", most = MOST_CHARACTERS),
            CsvFault::TooManyColumns => message!(self, "exchange-csv-too-many-columns", most = MOST_COLUMNS),
            CsvFault::NoTitle { text } => message!(self, "exchange-csv-no-title", text = text.as_str()),
            CsvFault::TitleTwice { title } => message!(self, "exchange-csv-title-twice", title = title.as_str()),
        };
        self.at_cell(place, fault)
    }

    /// Why a row of players is refused, and where.
    pub fn refused_player(&self, RefusedPlayer { place, fault }: &RefusedPlayer, who: WhoIs<'_>) -> String {
        let fault = match fault {
            PlayerCellFault::Id { text } => message!(self, "exchange-id", text = text.as_str()),
            &PlayerCellFault::IdTwice { line } => message!(self, "exchange-id-twice", line = line),
            PlayerCellFault::Merged { into } => message!(self, "exchange-merged", into = named(*into, who)),
            PlayerCellFault::Name(fault) => self.name_fault(*fault),
            PlayerCellFault::Colour { text } => message!(self, "player-colour", typed = text.as_str()),
            PlayerCellFault::BirthYear { text } => message!(self, "player-birth-year", typed = text.as_str()),
            PlayerCellFault::YesNo { text } => message!(self, "exchange-yes-no", text = text.as_str()),
        };
        self.at_cell(place, fault)
    }

    /// Why a row of series is refused, and where.
    pub fn refused_series(&self, RefusedSeries { place, fault }: &RefusedSeries, who: WhoIs<'_>) -> String {
        self.at_cell(place, self.series_cell_fault(fault, who))
    }

    fn series_cell_fault(&self, fault: &SeriesCellFault, who: WhoIs<'_>) -> String {
        let list = |players: &[PlayerId]| {
            let player = |player: &PlayerId| format!("{} ({player})", named(*player, who));
            players.iter().map(player).collect::<Vec<_>>().join(", ")
        };
        match fault {
            SeriesCellFault::Missing => message!(self, "exchange-missing"),
            SeriesCellFault::Id { text } => message!(self, "exchange-id", text = text.as_str()),
            &SeriesCellFault::IdTwice { line } => message!(self, "exchange-id-twice", line = line),
            SeriesCellFault::Date { text } => message!(self, "exchange-date", text = text.as_str()),
            SeriesCellFault::AmbiguousDate { text } => {
                message!(self, "exchange-date-ambiguous", text = text.as_str())
            }
            SeriesCellFault::Name(fault) => self.name_fault(*fault),
            SeriesCellFault::SeveralPlayers { candidates } => {
                message!(self, "exchange-several-players", list = list(candidates))
            }
            SeriesCellFault::SimilarPlayers { candidates } => {
                message!(self, "exchange-similar-players", list = list(candidates))
            }
            SeriesCellFault::OtherId { candidates } => message!(self, "exchange-other-id", list = list(candidates)),
            &SeriesCellFault::SimilarNewcomer { ref name, line } => {
                message!(self, "exchange-similar-newcomer", name = name.as_str(), line = line)
            }
            SeriesCellFault::Word { text } => message!(self, "exchange-word", text = text.as_str()),
            SeriesCellFault::Number { text } => message!(self, "exchange-number", text = text.as_str()),
            SeriesCellFault::NotHere { text, termination } => {
                message!(self, "exchange-not-here", text = text.as_str(), termination = termination.name())
            }
            &SeriesCellFault::GameMissing { game } => message!(self, "exchange-game-missing", game = game),
            SeriesCellFault::Totals(fault) => self.totals_fault(*fault),
            SeriesCellFault::Refused(refusal) => self.command_refused(refusal, who),
        }
    }

    /// Why records cannot come in, though they can be read.
    pub fn records_fault(&self, fault: &RecordsFault, who: WhoIs<'_>) -> String {
        match fault {
            RecordsFault::NoDate => message!(self, "exchange-no-date"),
            RecordsFault::Date { text } => message!(self, "exchange-date", text = text.as_str()),
            RecordsFault::Id { text } => message!(self, "exchange-id", text = text.as_str()),
            RecordsFault::Player { side, fault } => {
                message!(self, "exchange-at", place = self.side(*side), fault = self.series_cell_fault(fault, who))
            }
            RecordsFault::Refused(refusal) => self.command_refused(refusal, who),
        }
    }

    /// Why an archive cannot be read, and where.
    pub fn archive_error(&self, error: &ArchiveError) -> String {
        match error {
            ArchiveError::TooLarge { most } => {
                let most: usize = most >> 20;
                message!(self, "exchange-archive-too-large", most = most)
            }
            ArchiveError::Json { line, column, what } => {
                let what = message!(self, "exchange-archive-json", what = what.as_str());
                message!(self, "where-line", line = line, column = column, message = what)
            }
            ArchiveError::NotAnArchive => message!(self, "exchange-archive-not"),
            &ArchiveError::Newer { found, known } => {
                message!(self, "exchange-archive-newer", found = found, known = known)
            }
            ArchiveError::At { place, fault } => {
                message!(self, "exchange-at", place = self.archive_place(*place), fault = self.archive_fault(fault))
            }
        }
    }

    fn archive_place(&self, place: ArchivePlace) -> String {
        match place {
            ArchivePlace::Settings => message!(self, "exchange-place-settings"),
            ArchivePlace::Season { number } => message!(self, "exchange-place-season", number = number),
            ArchivePlace::Player { number } => message!(self, "exchange-place-player", number = number),
            ArchivePlace::Series { number } => message!(self, "exchange-place-series", number = number),
            ArchivePlace::Tournament { number } => message!(self, "exchange-place-tournament", number = number),
            ArchivePlace::Round { tournament, round } => {
                message!(self, "exchange-place-round", tournament = tournament, round = round)
            }
            ArchivePlace::Game { series, game } => {
                message!(self, "exchange-place-game", series = series, game = game)
            }
        }
    }

    fn archive_fault(&self, fault: &ArchiveFault) -> String {
        match fault {
            ArchiveFault::Twice { id } => message!(self, "exchange-archive-twice", id = id.to_string()),
            ArchiveFault::Unreadable { text } => message!(self, "exchange-archive-unreadable", text = text.as_str()),
            ArchiveFault::Name(fault) => self.name_fault(*fault),
            ArchiveFault::NoPlayer { player } => {
                message!(self, "exchange-archive-no-player", player = player.to_string())
            }
            ArchiveFault::DoubleOfDouble => message!(self, "exchange-archive-double-of-double"),
            ArchiveFault::DoubleNotArchived => message!(self, "exchange-archive-double-not-archived"),
            &ArchiveFault::Length { games } => message!(self, "exchange-archive-length", games = games),
            ArchiveFault::NoDeal => message!(self, "exchange-archive-no-deal"),
            ArchiveFault::Text(error) => self.text_fault(&error.fault),
            &ArchiveFault::Action { number, ref text, refusal } => {
                // The animals play first.
                let side = if number % 2 == 1 { Side::Animals } else { Side::Humans };
                let message = self.refusal(refusal, side);
                message!(self, "where-action", number = number, action = text.as_str(), message = message)
            }
            ArchiveFault::Sheet(fault) => self.sheet_fault(*fault),
            ArchiveFault::Totals(fault) => self.totals_fault(*fault),
            ArchiveFault::Refused(refusal) => self.command_refused(refusal, &|_| None),
            ArchiveFault::Tournament(refusal) => self.tournament_refused(refusal, &|_| None),
        }
    }

    /// Why the club cannot take a tournament of an archive.
    pub fn not_taken(&self, not_taken: &NotTaken, who: WhoIs<'_>) -> String {
        match not_taken {
            NotTaken::Series(refusal) => self.command_refused(refusal, who),
            NotTaken::Tournament(refusal) => self.tournament_refused(refusal, who),
        }
    }
}

/// The most bytes of a file of tables, in mebibytes.
const MEBIBYTES: usize = MOST_BYTES >> 20;

fn named(player: PlayerId, who: WhoIs<'_>) -> String {
    who(player).unwrap_or_else(|| player.to_string())
}
