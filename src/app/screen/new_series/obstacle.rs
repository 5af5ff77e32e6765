//! What is missing or wrong first in a paper result.

use super::{DATE, FIRST, NewSeries, SECOND};
use crate::app::screen::Cx;
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_lacks::Lack;
use crate::app::screen::paper_view::field_id;
use crate::app::screen::parts::no_date;
use crate::words::message;

impl NewSeries {
    /// What keeps the result from being recorded, and the field in which it is put right, if it is in one.
    pub(super) fn obstacle(&self, cx: &Cx<'_>) -> Option<Lack<Option<String>>> {
        let at = |at: &str| Some(at.to_owned());
        if let Some(sentence) = self.lacks_players(cx) {
            let id = if self.typed.first.player(cx).is_none() { FIRST } else { SECOND };
            return Some(Lack { at: at(id), sentence });
        }
        let checked: Vec<_> = (0..self.games().len()).map(|place| self.check(place, cx)).collect();
        // A series that goes on another time lacks its last games, and one of which nothing is typed the first one.
        let typed = checked.iter().rposition(|checked| *checked != Checked::Empty).unwrap_or_default();
        let names = self.names(cx);
        let games = self.games().iter().zip(&checked).take(typed + 1);
        let mut lacks = games.enumerate().filter_map(|(place, (draft, checked))| {
            let number = place + 1;
            let lack = draft.lacks(checked, number, &names, cx.words)?;
            Some(Lack { at: Some(field_id(number, lack.at)), sentence: lack.sentence })
        });
        if let Some(lack) = lacks.next() {
            return Some(lack);
        }
        if self.has_same_sides() && !self.typed.same_sides {
            return Some(Lack { at: None, sentence: message!(cx.words, "app-lacks-same-sides") });
        }
        self.date(cx).is_none().then(|| Lack { at: at(DATE), sentence: no_date(cx) })
    }
}
