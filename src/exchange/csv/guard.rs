//! Apostrophes that keep a spreadsheet from running a text as a formula.

use std::borrow::Cow;

/// What a spreadsheet may take for the start of a formula, or pass over to find one.
const STARTS: [char; 11] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];

/// Whether a text is any number of apostrophes and then the start of a formula.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(STARTS)
}

/// The text as it is written so that [`unguarded`] gives it back, and for spreadsheets so that none of them runs it.
pub(super) fn guarded(text: &str, for_spreadsheets: bool) -> Cow<'_, str> {
    if is_formula(text) && (for_spreadsheets || text.starts_with('\'')) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text without the apostrophe that keeps it from being run.
pub(super) fn unguarded(text: &str) -> &str {
    text.strip_prefix('\'').filter(|rest| is_formula(rest)).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_get_an_apostrophe_that_reading_takes_away() {
        for (text, written) in [
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("-2", "'-2"),
            ("＝1", "'＝1"),
            ("\t=1", "'\t=1"),
            ("'=1", "''=1"),
            ("'t Hart", "'t Hart"),
            ("''", "''"),
            ("O'=Brien", "O'=Brien"),
        ] {
            assert_eq!(guarded(text, true), written);
            assert_eq!(unguarded(written), text);
            assert_eq!(unguarded(&guarded(text, false)), text);
        }
        assert_eq!(guarded("=1", false), "=1");
    }
}
