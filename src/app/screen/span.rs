//! A span of dates that is typed, each end of which may be left open.

use std::ops::Range;

use chrono::NaiveDate;
use iced::Element;
use iced::widget::{container, row};

use super::parts::field;
use crate::app::desk::{FIRST_DATE, LAST_DATE};
use crate::app::theme::gap;
use crate::club::SeriesBook;
use crate::words::{Words, message};

/// An end of a span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The first day.
    From,
    /// The last day.
    To,
}

/// The first and the last day as they are typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Span {
    from: String,
    to: String,
}

impl Span {
    /// Takes what is typed for an end.
    pub fn change(&mut self, end: End, typed: String) {
        match end {
            End::From => self.from = typed,
            End::To => self.to = typed,
        }
    }

    /// Whether nothing is typed.
    pub fn is_open(&self) -> bool {
        self.from.trim().is_empty() && self.to.trim().is_empty()
    }

    /// The first and the last day; `None` where what is typed is no span.
    pub fn days(&self, words: &Words) -> Option<(NaiveDate, NaiveDate)> {
        let (first, last) = (day(&self.from, FIRST_DATE, words)?, day(&self.to, LAST_DATE, words)?);
        (first <= last).then_some((first, last))
    }

    /// The places of the series of these days; none where what is typed is no span.
    pub fn places(&self, series: &SeriesBook, words: &Words) -> Range<usize> {
        self.days(words).map_or(0..0, |(first, last)| series.between(first, last))
    }

    /// The span in words.
    pub fn title(&self, words: &Words) -> String {
        let known = |typed: &str| words.read_date(typed).map(|date| words.date(date));
        match (known(&self.from), known(&self.to)) {
            (Some(from), Some(to)) => message!(words, "standings-span", from = from, to = to),
            (Some(from), None) => message!(words, "standings-from", from = from),
            (None, Some(to)) => message!(words, "standings-to", to = to),
            (None, None) => message!(words, "standings-all"),
        }
    }

    /// The two fields. `today` shows how a date is written.
    pub fn view<'a, M: Clone + 'a>(
        &self,
        ids: [&'static str; 2],
        today: NaiveDate,
        words: &Words,
        changed: fn(End, String) -> M,
    ) -> Element<'a, M> {
        let example = words.typed_date(today);
        let fault = |typed: &str, open: Option<NaiveDate>| {
            let is_none = day(typed, open, words).is_none();
            is_none.then(|| message!(words, "span-no-date", example = example.as_str()))
        };
        let from = fault(&self.from, FIRST_DATE);
        let to = fault(&self.to, LAST_DATE);
        let turned = (from.is_none() && to.is_none() && self.days(words).is_none())
            .then(|| message!(words, "span-turned-round"));
        let from_name = message!(words, "span-from", example = example.as_str());
        let [from_id, to_id] = ids;
        let from = field(from_id, from_name, &self.from, from, move |typed| changed(End::From, typed), None);
        let to_name = message!(words, "span-to");
        let to = field(to_id, to_name, &self.to, to.or(turned), move |typed| changed(End::To, typed), None);
        row![container(from).width(210), container(to).width(210)].spacing(gap::MEDIUM).into()
    }
}

/// The day that is typed, or the open end where nothing is.
fn day(typed: &str, open: Option<NaiveDate>, words: &Words) -> Option<NaiveDate> {
    if typed.trim().is_empty() { open } else { words.read_date(typed) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn spans_are_read_and_said_in_the_language() {
        let words = Words::in_language(Language::German);
        let span = |from: &str, to: &str| Span { from: from.to_owned(), to: to.to_owned() };
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day);
        assert_eq!(span("1.11.2026", "30. Nov. 2026").days(&words), day(11, 1).zip(day(11, 30)));
        assert_eq!(span("", "30.11.2026").days(&words), FIRST_DATE.zip(day(11, 30)));
        assert_eq!(span("30.11.2026", "1.11.2026").days(&words), None, "turned round");
        assert_eq!(span("1.11.", "").days(&words), None);
        assert!(span(" ", "").is_open());
        assert!(span("1.11.2026", "").title(&words).contains("1. November 2026"));
    }
}
