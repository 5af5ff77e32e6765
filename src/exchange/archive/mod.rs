//! Archives: everything of a club, or some of its series, as JSON that another club file takes in.
//!
//! The format is versioned and has a schema, [`ARCHIVE_SCHEMA`]. Parts stand in the order of their ids and dates, so that equal clubs
//! have equal archives, byte for byte.
//!
//! **Deals**: what lies face down in a game that is not over is in no archive, unless the organiser asks for it. Where such
//! an archive comes in, that game waits to be ended by decision. Of series in a round whose tables all play the same deals there
//! are the results alone until the round is closed; where such a tournament comes in, its rounds to come are dealt anew.

mod error;
mod inward;
mod inward_tournament;
mod outward;
mod outward_tournament;
mod preview;
mod tournaments;
mod wire;
mod wire_tournament;

pub use error::{ArchiveError, ArchiveFault, ArchivePlace};
pub use preview::{
    ArchiveChoices, ArchivePreview, ArchivedPlayer, ArchivedSeason, ArchivedSeries, Differing, SettingsVerdict,
    preview_archive,
};
pub use tournaments::{ArchivedTournament, NotTaken};

use std::collections::BTreeSet;

use serde_json::error::Category;

use self::outward::Tells;
use super::encoding::{Encoding, decoded};
use crate::club::{ClubSettings, Player, Season, SeriesId, SeriesRecord};
use crate::tournament::{Tournament, TournamentId};

/// The version of the format that this program writes, and the newest that it reads.
pub const ARCHIVE_VERSION: u32 = 2;

/// The schema of the format, as JSON Schema.
pub const ARCHIVE_SCHEMA: &str = include_str!("../../../data/archive-2.schema.json");

/// The most bytes of an archive that are read: ten times those of the largest club that one can think of.
pub const MOST_ARCHIVE_BYTES: usize = 1 << 30;

/// Of which games deals are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deals {
    /// Of games that are over.
    OfGamesOver,
    /// Of every game, on the organiser's word.
    All,
}

/// What goes into an archive or came out of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Archive {
    private: bool,
    settings: Option<ClubSettings>,
    seasons: Vec<Season>,
    players: Vec<Player>,
    series: Vec<SeriesRecord>,
    tournaments: Vec<Tournament>,
    /// Tournaments of which it is not told from what their deals are drawn.
    undealt: BTreeSet<TournamentId>,
    /// Series whose deals other tables still play.
    face_down: BTreeSet<SeriesId>,
}

impl Archive {
    /// An archive of these facts. `private` says whether household, birth year and contact are in it, and which
    /// two players a tournament keeps apart; without settings it is one of some series.
    pub fn new(
        private: bool,
        settings: Option<ClubSettings>,
        mut seasons: Vec<Season>,
        mut players: Vec<Player>,
        mut series: Vec<SeriesRecord>,
    ) -> Archive {
        seasons.sort_by_key(|season| (season.first, season.id));
        players.sort_by_key(|player| player.id);
        series.sort_by_key(|series| (series.date, series.id));
        let (tournaments, undealt, face_down) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
        Archive { private, settings, seasons, players, series, tournaments, undealt, face_down }
    }

    /// The same archive with tournaments, all of whose players and series are in it.
    pub fn with_tournaments(self, mut tournaments: Vec<Tournament>) -> Archive {
        tournaments.sort_by_key(|tournament| (tournament.head().first, tournament.id()));
        let archive = self.beside(&tournaments);
        Archive { tournaments, ..archive }
    }

    /// The same archive of series some of which are played in these tournaments: what they tell of rounds that are not closed
    /// stays out of it.
    pub fn beside(mut self, tournaments: &[Tournament]) -> Archive {
        self.face_down.extend(tournaments.iter().flat_map(Tournament::face_down));
        self
    }

    /// An archive of some series and their players.
    pub fn of_series(private: bool, players: Vec<Player>, series: Vec<SeriesRecord>) -> Archive {
        let plays: BTreeSet<_> =
            series.iter().flat_map(|series| [series.players.first, series.players.second]).collect();
        let players = players.into_iter().filter(|player| plays.contains(&player.id)).collect();
        Archive::new(private, None, Vec::new(), players, series)
    }

    /// An archive of a tournament with its players and series, taken from all those of a club.
    pub fn of_tournament(
        private: bool,
        players: Vec<Player>,
        series: Vec<SeriesRecord>,
        tournament: Tournament,
    ) -> Archive {
        let of_it: BTreeSet<_> = tournament.all_series().collect();
        let players = players.into_iter().filter(|player| tournament.entries().contains_key(&player.id)).collect();
        let series = series.into_iter().filter(|series| of_it.contains(&series.id)).collect();
        Archive::new(private, None, Vec::new(), players, series).with_tournaments(vec![tournament])
    }

    /// Its tournaments.
    pub fn tournaments(&self) -> &[Tournament] {
        &self.tournaments
    }

    /// Its series.
    pub fn series(&self) -> &[SeriesRecord] {
        &self.series
    }

    /// Its players.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many of its series go out with their results alone, unless all deals are written.
    pub fn results_alone(&self) -> usize {
        self.series.iter().filter(|series| self.face_down.contains(&series.id) && !series.games.is_empty()).count()
    }

    /// How many pairs of players who are kept apart in tournaments do not go out, since the archive is not private.
    pub fn pairs_left_out(&self) -> usize {
        let avoids = self.tournaments.iter().flat_map(Tournament::avoids);
        avoids.filter(|avoid| !self.private && outward_tournament::is_of_two(avoid)).count()
    }

    /// Whether it is known from what the deals of a tournament are drawn.
    fn is_dealt(&self, tournament: &Tournament) -> bool {
        !self.undealt.contains(&tournament.id())
    }

    /// What is told of the deals of a series.
    fn tells(&self, series: SeriesId, deals: Deals) -> Tells {
        match deals {
            Deals::All => Tells::All,
            Deals::OfGamesOver if self.face_down.contains(&series) => Tells::Results,
            Deals::OfGamesOver => Tells::WhatIsOver,
        }
    }

    /// The archive as JSON.
    ///
    /// # Errors
    ///
    /// When it cannot be written as JSON, which would be a mistake of this program.
    pub fn written(&self, deals: Deals) -> serde_json::Result<String> {
        let mut text = serde_json::to_string_pretty(&outward::file(self, deals))?;
        text.push('\n');
        Ok(text)
    }

    /// Reads an archive. What it holds is then as good as what a club has.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it, and where.
    pub fn read(bytes: &[u8]) -> Result<Archive, ArchiveError> {
        if bytes.len() > MOST_ARCHIVE_BYTES {
            return Err(ArchiveError::TooLarge { most: MOST_ARCHIVE_BYTES });
        }
        let text = decoded(bytes);
        let bytes = match &text {
            Ok((text, Encoding::Utf8 | Encoding::Utf16)) => text.as_bytes(),
            // JSON is never in another encoding: the reader says where it is none.
            Ok((_, Encoding::Windows1252)) | Err(_) => bytes,
        };
        // The head first: what a newer version writes behind it is its own business.
        let wire::Head { version, .. } = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
            Category::Data => ArchiveError::NotAnArchive,
            _ => json(&error),
        })?;
        if version == 0 {
            return Err(ArchiveError::NotAnArchive);
        }
        if version > ARCHIVE_VERSION {
            return Err(ArchiveError::Newer { found: version, known: ARCHIVE_VERSION });
        }
        inward::archive(serde_json::from_slice(bytes).map_err(|error| json(&error))?)
    }
}

fn json(error: &serde_json::Error) -> ArchiveError {
    let message = error.to_string();
    // The place is said in the reader's language.
    let what = message.rsplit_once(" at line ").map_or(message.as_str(), |(what, _)| what);
    ArchiveError::Json { line: error.line(), column: error.column(), what: what.to_owned() }
}

/// The schema of what this program writes.
#[cfg(test)]
fn schema() -> String {
    let schema = schemars::schema_for!(wire::File);
    serde_json::to_string_pretty(&schema).map(|text| text + "\n").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// To bring the schema up to date: `cargo test --lib write_the_schema -- --ignored`.
    #[test]
    #[ignore = "writes the schema"]
    fn write_the_schema() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/archive-2.schema.json");
        std::fs::write(path, schema()).expect("written");
    }

    #[test]
    fn the_schema_is_that_of_what_is_written() {
        assert_eq!(ARCHIVE_SCHEMA, schema());
    }
}
