//! What can be told of a file as soon as it is read, before it is compared with the club.

use super::Source;
use crate::app::widget::bounded;
use crate::words::{Words, message};

/// How many of its lines are told.
const TOLD: usize = 6;

impl Source {
    /// How much was read.
    pub fn size(&self, words: &Words) -> String {
        match self {
            Source::Table(file) => message!(words, "app-import-read-lines", count = file.rows.len()),
            Source::Archive(archive) => message!(
                words,
                "app-import-read-archive",
                players = archive.players().len(),
                series = archive.series().len(),
                tournaments = archive.tournaments().len()
            ),
            Source::Records(text) => message!(words, "app-import-read-lines", count = text.lines().count()),
        }
    }

    /// Its first lines, as they stand in it.
    pub fn first_lines(&self, words: &Words) -> Vec<String> {
        match self {
            Source::Table(file) => {
                let rows = file.rows.iter().map(|row| &row.cells);
                std::iter::once(&file.header).chain(rows).take(TOLD).map(|cells| cells.join(" · ")).collect()
            }
            Source::Archive(archive) => {
                let names = archive.players().iter().take(TOLD).map(|player| bounded(player.profile.name.as_str()));
                let tournaments = archive.tournaments().iter().take(TOLD);
                let tournaments = tournaments
                    .map(|told| message!(words, "import-tournament", name = bounded(told.head().name.as_str())));
                names.chain(tournaments).collect()
            }
            Source::Records(text) => {
                text.lines().filter(|line| !line.trim().is_empty()).take(TOLD).map(str::to_owned).collect()
            }
        }
    }
}
