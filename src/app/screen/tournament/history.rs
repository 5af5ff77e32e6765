//! What was done to a tournament, and to the series of its tables.

use std::collections::BTreeSet;

use chrono::Local;
use iced::widget::{column, container, row, space};
use iced::{Element, Length, Task};

use super::{Message, TournamentScreen};
use crate::app::logged;
use crate::app::screen::Cx;
use crate::app::screen::parts::{body, cell, small};
use crate::app::theme::{self, gap};
use crate::app::widget::list::list;
use crate::store::Did;
use crate::tournament::{Pairing, TournamentId};
use crate::words::{Words, logged_parts, message};

const ROW: f32 = 46.0;

/// What was done, the newest first: when, what, and why.
pub type History = Vec<(String, String, String)>;

/// Reads what was done to a tournament.
pub(super) fn read(id: TournamentId, cx: &Cx<'_>) -> Task<Message> {
    let (club, language) = (cx.club.clone(), cx.words.language());
    let read = cx.worker.ask(move |desk| {
        let words = Words::in_language(language);
        let entries = desk.club()?.log()?;
        let tournament = desk.club()?.tournament(id)?;
        let rounds = tournament.iter().flat_map(|tournament| tournament.rounds().values());
        let series: BTreeSet<_> =
            rounds.flat_map(|round| round.pairings()).flat_map(Pairing::all_series).map(ToString::to_string).collect();
        let id = id.to_string();
        let names = logged::names(&entries, &club);
        let mut undone = BTreeSet::new();
        for entry in &entries {
            match entry.did {
                Did::Undo(of) => drop(undone.insert(of)),
                Did::Redo(of) => drop(undone.remove(&of)),
                Did::Command(_) => {}
            }
        }
        let of = |entry: &crate::store::LogEntry| {
            let Did::Command(command) = &entry.did else { return None };
            let is_meant = logged_parts(command).iter().any(|part| {
                part["tournament"].as_str() == Some(id.as_str())
                    || part["id"].as_str() == Some(id.as_str())
                    || part["series"].as_str().is_some_and(|one| series.contains(one))
            });
            if !is_meant {
                return None;
            }
            let moment = entry.stamp.moment.with_timezone(&Local);
            let when = format!("{}, {}", words.short_date(moment.date_naive()), moment.format("%H:%M"));
            let is_undone = undone.contains(&entry.stamp.entry);
            let why = entry.stamp.why.as_ref().map(|why| message!(words, "log-why", why = why.as_str()));
            let more = is_undone.then(|| message!(words, "app-is-undone")).into_iter().chain(why);
            Some((when, words.logged(command, &names).replace('\n', " · "), more.collect::<Vec<_>>().join(" · ")))
        };
        Ok(entries.iter().rev().filter_map(of).collect())
    });
    Task::perform(read, Message::Told)
}

impl TournamentScreen {
    /// What was done.
    pub(super) fn history_view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(history) = &self.history else { return space().into() };
        if history.is_empty() {
            return body(message!(cx.words, "app-empty-log")).into();
        }
        list("event-history", history.len(), ROW, self.sight, Message::Scrolled, move |place| {
            let Some((when, what, more)) = history.get(place) else { return space().into() };
            let more = (!more.is_empty()).then(|| small(more.clone()).wrapping(iced::widget::text::Wrapping::None));
            let what = container(column![cell(what.clone())].push(more)).width(Length::Fill).clip(true);
            let when = container(cell(when.clone()).style(theme::faint)).width(150);
            container(row![when, what].spacing(gap::SMALL)).padding([4, 8]).height(ROW).into()
        })
    }
}
