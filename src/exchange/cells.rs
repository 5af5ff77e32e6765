//! What cells of files say, as programs and people in every language of the program write it.

use chrono::{Datelike as _, NaiveDate};

/// Yes or no; empty is no.
pub(super) fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" | "oui" | "o" | "vrai" | "ja" | "j" | "wahr" | "waar" => Some(true),
        "" | "no" | "n" | "false" | "0" | "non" | "faux" | "nein" | "falsch" | "nee" | "onwaar" => Some(false),
        _ => None,
    }
}

/// How files say yes and no.
pub(super) const fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// In which order a date with strokes is written, such as 03/04/2026.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DateOrder {
    /// Day, month, year.
    DayFirst,
    /// Month, day, year.
    MonthFirst,
}

/// Why a text is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoDate {
    /// It is nothing like one, or there is no such day.
    NotADate,
    /// It can be two days.
    Ambiguous,
}

/// A date as programs (2026-11-29) and spreadsheets (29.11.2026, 29/11/2026, 11/29/2026) write it.
pub(super) fn date(text: &str, order: Option<DateOrder>) -> Result<NaiveDate, NoDate> {
    let text = text.trim();
    if let Some([year, month, day]) = numbers(text, '-') {
        return day_of(year, month, day, text.find('-') == Some(4));
    }
    if let Some([day, month, year]) = numbers(text, '.') {
        // Records of chess have the year first.
        let year_first = text.find('.') == Some(4);
        return if year_first { day_of(day, month, year, true) } else { day_of(year, month, day, true) };
    }
    let [one, other, year] = numbers(text, '/').ok_or(NoDate::NotADate)?;
    let day_first = day_of(year, other, one, true);
    let month_first = day_of(year, one, other, true);
    match order {
        Some(DateOrder::DayFirst) => day_first,
        Some(DateOrder::MonthFirst) => month_first,
        None if day_first.is_ok() && month_first.is_ok() && day_first != month_first => Err(NoDate::Ambiguous),
        None => day_first.or(month_first),
    }
}

/// The order that all dates with strokes have, where some of them can only be read in one.
pub(super) fn date_order<'t>(texts: impl IntoIterator<Item = &'t str>) -> Option<DateOrder> {
    let (mut day_first, mut month_first) = (false, false);
    for [one, other, _] in texts.into_iter().filter_map(|text| numbers(text.trim(), '/')) {
        day_first |= one > 12;
        month_first |= other > 12;
    }
    match (day_first, month_first) {
        (true, false) => Some(DateOrder::DayFirst),
        (false, true) => Some(DateOrder::MonthFirst),
        _ => None,
    }
}

fn numbers(text: &str, between: char) -> Option<[u32; 3]> {
    let number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?;
    let mut parts = text.split(between).map(number);
    let three = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(three)
}

/// A day of a year with four digits.
fn day_of(year: u32, month: u32, day: u32, is_year_in_place: bool) -> Result<NaiveDate, NoDate> {
    let date = i32::try_from(year).ok().and_then(|year| NaiveDate::from_ymd_opt(year, month, day));
    date.filter(|date| is_year_in_place && (1000..=9999).contains(&date.year())).ok_or(NoDate::NotADate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_one_way_or_not_at_all() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).ok_or(NoDate::NotADate);
        let (day_first, month_first) = (Some(DateOrder::DayFirst), Some(DateOrder::MonthFirst));
        for (text, order, expected) in [
            ("2026-11-29", None, day(2026, 11, 29)),
            (" 2026-04-03 ", month_first, day(2026, 4, 3)),
            ("29.11.2026", None, day(2026, 11, 29)),
            ("2026.11.29", None, day(2026, 11, 29)),
            ("3.4.2026", month_first, day(2026, 4, 3)),
            ("29/11/2026", None, day(2026, 11, 29)),
            ("11/29/2026", None, day(2026, 11, 29)),
            ("03/04/2026", None, Err(NoDate::Ambiguous)),
            ("03/04/2026", day_first, day(2026, 4, 3)),
            ("03/04/2026", month_first, day(2026, 3, 4)),
            ("05/05/2026", None, day(2026, 5, 5)),
            ("29/11/2026", month_first, Err(NoDate::NotADate)),
            ("29/11/26", None, Err(NoDate::NotADate)),
            ("29-11-2026", None, Err(NoDate::NotADate)),
            ("2026-02-29", None, Err(NoDate::NotADate)),
            ("2026-11", None, Err(NoDate::NotADate)),
            ("+2026-11-29", None, Err(NoDate::NotADate)),
            ("46355", None, Err(NoDate::NotADate)),
            ("", None, Err(NoDate::NotADate)),
        ] {
            assert_eq!(date(text, order), expected, "{text} {order:?}");
        }
    }

    #[test]
    fn one_date_tells_the_order_of_all() {
        assert_eq!(date_order(["03/04/2026", "29/11/2026", "2026-01-31"]), Some(DateOrder::DayFirst));
        assert_eq!(date_order(["03/04/2026", "11/29/2026"]), Some(DateOrder::MonthFirst));
        assert_eq!(date_order(["29/11/2026", "11/29/2026"]), None);
        assert_eq!(date_order(["03/04/2026"]), None);
    }
}
