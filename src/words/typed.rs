//! Dates as people of a language type them.

use chrono::{Datelike as _, NaiveDate};

use super::{Language, Words, message};
use crate::club::search_key;

impl Words {
    /// A date as it is typed in this language: `30 Nov 2026`, `30/11/2026`, `30.11.2026`, `30-11-2026`.
    pub fn typed_date(&self, date: NaiveDate) -> String {
        match self.language() {
            // With strokes it would be another day for half of its readers.
            Language::English => self.short_date(date),
            Language::French => date.format("%d/%m/%Y").to_string(),
            Language::German => date.format("%d.%m.%Y").to_string(),
            Language::Dutch => date.format("%d-%m-%Y").to_string(),
        }
    }

    /// The date that is typed: in the manner of the language, with the name of its month, or as programs write it. `None`
    /// where it is no date, or could be two.
    pub fn read_date(&self, typed: &str) -> Option<NaiveDate> {
        let parts: Vec<&str> =
            typed.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
        let &[one, month, other] = parts.as_slice() else { return None };
        let (year, day, is_year_first) = if one.len() == 4 { (one, other, true) } else { (other, one, false) };
        let day: u32 = day.trim_end_matches(char::is_alphabetic).parse().ok()?;
        let year: i32 = year.parse().ok().filter(|_| year.len() == 4)?;
        let number = month.parse::<u32>().ok();
        let is_ambiguous = self.language() == Language::English && typed.contains('/') && !is_year_first;
        if is_ambiguous && number.is_some_and(|month| month != day && day <= 12) {
            return None;
        }
        let date = NaiveDate::from_ymd_opt(year, number.or_else(|| self.month_named(month))?, day)?;
        (1000..=9999).contains(&date.year()).then_some(date)
    }

    /// The month whose name begins so, if it is one alone.
    fn month_named(&self, typed: &str) -> Option<u32> {
        let key = search_key(typed);
        let named = |month: u32| {
            let (long, short) = (message!(self, "month", month = month), message!(self, "short-month", month = month));
            (search_key(&long), search_key(short.trim_end_matches('.')))
        };
        let exact = (1..=12).find(|month| {
            let (long, short) = named(*month);
            key == long || key == short
        });
        exact.or_else(|| {
            let mut found = (1..=12).filter(|month| key.len() >= 3 && named(*month).0.starts_with(&key));
            found.next().filter(|_| found.next().is_none())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_they_are_written_in_every_language() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            for month in 1..=12 {
                let date = NaiveDate::from_ymd_opt(2026, month, 4);
                for written in date
                    .map(|date| [words.typed_date(date), words.date(date), words.short_date(date)])
                    .into_iter()
                    .flatten()
                {
                    assert_eq!(words.read_date(&written), date, "{written}");
                }
            }
            assert_eq!(words.read_date("2026-11-30"), NaiveDate::from_ymd_opt(2026, 11, 30));
            for nothing in ["", "30", "30 11", "31.02.2026", "30.11.26", "30 foo 2026", "99999-01-01"] {
                assert_eq!(words.read_date(nothing), None, "{nothing}");
            }
        }
    }

    #[test]
    fn what_could_be_two_days_is_none() {
        let [english, french] = [Language::English, Language::French].map(Words::in_language);
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day);
        assert_eq!((english.read_date("03/04/2026"), french.read_date("03/04/2026")), (None, day(4, 3)));
        assert_eq!((english.read_date("30/11/2026"), english.read_date("5/5/2026")), (day(11, 30), day(5, 5)));
        assert_eq!((french.read_date("1er juillet 2026"), french.read_date("1 jui 2026")), (day(7, 1), None));
    }
}
