//! Numbers and dates as people of a language write them.

use chrono::{Datelike as _, NaiveDate};

use super::{Language, Words, message};
use crate::club::{Average, MatchPoints};

impl Language {
    /// What stands before the decimals.
    pub const fn decimal_separator(self) -> char {
        match self {
            Language::English => '.',
            Language::French | Language::German | Language::Dutch => ',',
        }
    }
}

impl Words {
    /// A number with so many decimals: `1,512` is one and a half everywhere but in English. Thousands are not separated.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        let plain = format!("{value:.decimals$}");
        // What rounds to nothing has no sign.
        let is_nothing = plain.starts_with('-') && !plain.bytes().any(|byte| byte.is_ascii_digit() && byte != b'0');
        let plain = if is_nothing { &plain[1..] } else { &plain };
        plain.replace('.', &self.language.decimal_separator().to_string())
    }

    /// A percentage; in some languages the sign stands behind a narrow space.
    pub fn percent(&self, value: u16) -> String {
        match self.language {
            Language::English | Language::Dutch => format!("{value}%"),
            Language::French | Language::German => format!("{value}\u{202f}%"),
        }
    }

    /// An average with one decimal, halves up. No fraction of two is involved, so that every machine rounds the same.
    pub fn average(&self, Average { points, of }: Average) -> String {
        let (points, of) = (u64::from(points.0), u64::from(of).max(1));
        let tenths = (points * 20 + of) / (of * 2);
        format!("{}{}{}", tenths / 10, self.language.decimal_separator(), tenths % 10)
    }

    /// Match points, which may have a half: `7`, `7.5`.
    pub fn match_points(&self, MatchPoints { halves }: MatchPoints) -> String {
        let half = if halves % 2 == 1 { format!("{}5", self.language.decimal_separator()) } else { String::new() };
        format!("{}{half}", halves / 2)
    }

    /// A date in full: `3 November 2026`, `1er novembre 2026`, `3. November 2026`.
    pub fn date(&self, date: NaiveDate) -> String {
        let month = message!(self, "month", month = date.month());
        message!(self, "date", day = date.day(), month = month, year = date.year().to_string())
    }

    /// A date for a column of a table, which cannot be misread either: `3 Nov 2026`, `1 nov. 2026`, `3. Nov. 2026`.
    pub fn short_date(&self, date: NaiveDate) -> String {
        let month = message!(self, "short-month", month = date.month());
        message!(self, "short-date", day = date.day(), month = month, year = date.year().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Points;

    fn each<T>(figure: impl Fn(&Words) -> T) -> [T; 4] {
        Language::ALL.map(|language| figure(&Words::in_language(language)))
    }

    #[test]
    fn numbers_have_the_comma_of_the_language() {
        for (value, decimals, expected) in [
            (34.5, 1, ["34.5", "34,5", "34,5", "34,5"]),
            (1512.04, 1, ["1512.0", "1512,0", "1512,0", "1512,0"]),
            (1512.6, 0, ["1513", "1513", "1513", "1513"]),
            (-0.04, 1, ["0.0", "0,0", "0,0", "0,0"]),
            (-0.06, 1, ["-0.1", "-0,1", "-0,1", "-0,1"]),
        ] {
            assert_eq!(each(|words| words.decimal(value, decimals)), expected);
        }
        assert_eq!(each(|words| words.match_points(MatchPoints { halves: 15 })), ["7.5", "7,5", "7,5", "7,5"]);
        assert_eq!(each(|words| words.match_points(MatchPoints::whole(1234))), ["1234", "1234", "1234", "1234"]);
    }

    #[test]
    fn percent_signs_stand_where_the_language_puts_them() {
        assert_eq!(each(|words| words.percent(120)), ["120%", "120\u{202f}%", "120\u{202f}%", "120%"]);
    }

    #[test]
    fn averages_round_halves_up() {
        for (points, of, expected) in
            [(0, 3, "0.0"), (69, 2, "34.5"), (137, 4, "34.3"), (200, 3, "66.7"), (1999, 20, "100.0"), (1, 21, "0.0")]
        {
            let average = Average { points: Points(points), of };
            let with_comma = expected.replace('.', ",");
            assert_eq!(each(|words| words.average(average)), [expected, &with_comma, &with_comma, &with_comma]);
        }
    }

    #[test]
    fn dates_name_their_month() {
        let date = |month, day| NaiveDate::from_ymd_opt(2026, month, day).expect("a date");
        assert_eq!(
            each(|words| words.date(date(11, 1))),
            ["1 November 2026", "1er novembre 2026", "1. November 2026", "1 november 2026"]
        );
        let august = ["21 August 2026", "21 août 2026", "21. August 2026", "21 augustus 2026"];
        assert_eq!(each(|words| words.date(date(8, 21))), august);
        let short = ["3 Feb 2026", "3 févr. 2026", "3. Feb. 2026", "3 feb 2026"];
        assert_eq!(each(|words| words.short_date(date(2, 3))), short);
        let months = each(|words| (1..=12).map(|month| words.date(date(month, 2))).collect::<Vec<_>>());
        for of_language in months {
            let different: std::collections::BTreeSet<_> = of_language.iter().collect();
            assert_eq!(different.len(), 12, "{of_language:?}");
        }
    }
}
