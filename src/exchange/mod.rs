//! Everything that goes out or comes in: tables for people and spreadsheets, CSV, archives, game
//! records, and documents on paper.
//!
//! What comes in is first shown as a preview, which is a function of the file and the club's facts; only what the user
//! then chooses becomes commands.

mod archive;
mod cells;
mod chat;
mod csv;
mod encoding;
mod event;
mod page;
pub mod paper;
mod players;
mod records;
mod series;
mod spreadsheet;
mod table;
mod watch;
mod written;

pub use archive::{
    ARCHIVE_SCHEMA, ARCHIVE_VERSION, Archive, ArchiveChoices, ArchiveError, ArchiveFault, ArchivePlace, ArchivePreview,
    ArchivedPlayer, ArchivedSeason, ArchivedSeries, ArchivedTournament, Deals, Differing, MOST_ARCHIVE_BYTES, NotTaken,
    SettingsVerdict, preview_archive,
};
pub use cells::DateOrder;
pub use csv::{
    AtCell, CellPlace, CsvError, CsvFault, CsvFile, CsvRow, MOST_BYTES, MOST_CHARACTERS, MOST_COLUMNS, Separator,
    read_csv,
};
pub use encoding::{Encoding, decoded};
pub use event::{
    Block, BracketWords, Drawing, EventPage, Grid, GridCell, GridColumn, GridRow, Look, PageTexts, Replay, Section,
    bracket_drawing,
};
pub use players::{
    Choice, Edit, FieldChange, Namesake, Newcomer, PlayerCellFault, PlayerColumn, PlayerTitles, PlayerVerdict,
    PlayersPreview, PreviewedPlayer, RefusedPlayer, players_table, preview_players,
};
pub use records::{
    OutFault, PreviewedRecords, RecordsFault, RecordsOut, RecordsPreview, RecordsVerdict, preview_records, records,
};
pub use series::{
    FromFile, GameColumn, NewName, NewSeries, PreviewedSeries, RefusedSeries, SeriesCellFault, SeriesChange,
    SeriesColumn, SeriesPreview, SeriesVerdict, Who, preview_series, preview_series_watched, series_table,
};
pub use table::{Cell, Column, Decimal, DecimalMark, Manner, Table};
pub use watch::Watch;
pub use written::{Form, Unwritable, written, written_watched};
