//! The page of a tournament for the club's site.

use std::collections::BTreeMap;

use clap::Args;

use super::Cup;
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::output::Output;
use crate::store::StoreError;
use crate::words::EventFacts;

#[derive(Args)]
pub(in crate::cli) struct Page {
    #[arg(value_name = "EVENT")]
    event: String,
    #[command(flatten)]
    output: Output,
}

/// Writes the page: what is published, and every game of which the moves are known.
pub(super) fn write(desk: &Desk<'_>, asked: &Page) -> Result<Done, Stop> {
    asked.output.is_named_as(&["html", "htm"], desk.words)?;
    let cup = Cup::find(desk, &asked.event)?;
    let mut records = BTreeMap::new();
    for &id in cup.results.series.keys() {
        match desk.club().series_record(id) {
            Ok(record) => records.extend(record.map(|record| (id, record))),
            // Its result stands, but nobody can step through it any more.
            Err(StoreError::OtherRules { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let club = desk.club().settings()?.name;
    let club = club.as_ref().map(|name| name.as_str());
    let page = cup.told(|event| desk.words.event_page(&EventFacts { event: *event, records: &records, club }));
    asked.output.write(page.html()?.as_bytes(), desk.words)?;
    Ok(Done::Good)
}
