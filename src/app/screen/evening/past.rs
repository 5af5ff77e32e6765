//! What follows from all series of the club and stays what it is while an evening goes on. There may be a hundred thousand of
//! them: it is worked out once for each state of the club, away from the window.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::club::{Meetings, PlayerId, Seat, SeriesBook};

/// What was before an evening.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Past {
    /// Who met whom on earlier evenings.
    pub(super) meetings: Meetings,
    last_played: HashMap<PlayerId, NaiveDate>,
}

impl Past {
    /// What was before an evening; the series are by date.
    pub(super) fn of(series: &SeriesBook, evening: NaiveDate) -> Past {
        let each = series.iter().flat_map(|series| Seat::BOTH.map(|seat| (series.players()[seat], series.date)));
        Past { meetings: Meetings::before(series.iter(), evening), last_played: each.collect() }
    }

    /// The date on which somebody played last.
    pub(super) fn last_played(&self, player: PlayerId) -> Option<NaiveDate> {
        self.last_played.get(&player).copied()
    }
}
