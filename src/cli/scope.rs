//! Which series tables are of: those of a season, or of a span of dates.

use chrono::NaiveDate;
use clap::Args;

use super::desk::{Desk, Stop, today};
use super::season::find_season;
use super::series::Span;
use crate::club::{ClubSettings, MatchScale, Season, Series};
use crate::words::message;

/// The season or the dates that are asked for; where neither is, the season of today, or else everything.
#[derive(Args)]
pub(super) struct When {
    #[arg(long, value_name = "NAME", conflicts_with_all = ["from", "to"])]
    season: Option<String>,
    #[command(flatten)]
    span: Span,
}

/// What a table is of.
pub(super) struct Scope {
    /// In words.
    pub(super) title: String,
    first: NaiveDate,
    last: NaiveDate,
    /// What results are worth.
    pub(super) scale: MatchScale,
    /// How many series the average needs.
    pub(super) least: u32,
}

impl Scope {
    /// Its series.
    pub(super) fn series(&self, desk: &Desk<'_>) -> Result<Vec<Series>, Stop> {
        Ok(desk.club().series_between(self.first, self.last)?)
    }
}

impl When {
    /// Whether nothing is said.
    pub(super) const fn is_open(&self) -> bool {
        self.season.is_none() && self.span.is_open()
    }

    /// The first and the last date that are asked for; `None` where nothing is said.
    pub(super) fn dates(&self, desk: &Desk<'_>) -> Result<Option<(NaiveDate, NaiveDate)>, Stop> {
        match &self.season {
            Some(typed) => {
                let seasons = desk.club().seasons()?;
                let season = find_season(&seasons, typed, desk.words)?;
                Ok(Some((season.first, season.last)))
            }
            None if self.span.is_open() => Ok(None),
            None => Ok(Some(self.span.ends(desk.words)?)),
        }
    }

    /// What is asked for.
    pub(super) fn scope(&self, desk: &Desk<'_>) -> Result<Scope, Stop> {
        let words = desk.words;
        let seasons = desk.club().seasons()?;
        let is_open = self.span.is_open();
        let season = match &self.season {
            Some(typed) => Some(find_season(&seasons, typed, words)?),
            None => seasons.iter().find(|season| is_open && (season.first..=season.last).contains(&today())),
        };
        if let Some(&Season { ref name, first, last, scale, least_series, .. }) = season {
            let (from, to) = (words.date(first), words.date(last));
            let title = message!(words, "standings-season", season = name.as_str(), from = from, to = to);
            return Ok(Scope { title, first, last, scale, least: least_series });
        }
        let ClubSettings { scale, least_series, .. } = desk.club().settings()?;
        let (first, last) = self.span.ends(words)?;
        let title = match (self.span.from, self.span.to) {
            (None, None) => message!(words, "standings-all"),
            (Some(from), None) => message!(words, "standings-from", from = words.date(from)),
            (None, Some(to)) => message!(words, "standings-to", to = words.date(to)),
            (Some(from), Some(to)) => {
                message!(words, "standings-span", from = words.date(from), to = words.date(to))
            }
        };
        Ok(Scope { title, first, last, scale, least: least_series })
    }
}
