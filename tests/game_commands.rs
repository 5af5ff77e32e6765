//! Games at the keyboard, as far as no keyboard is needed.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use support::evening::{FIRST, SECOND, club, record};

#[test]
fn no_game_is_struck_without_a_word() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    let said = home.refused(&["game", "start", "last", "--replay"]);
    assert_eq!(
        said,
        "Game 2 will be struck and played again, with a new deal: Zoë Martin humans 35+2, Max animals 20+0.\n\
         Nothing was changed: where nobody can be asked, this needs --yes.\n"
    );
    let started = home.good(&["game", "start", "last", "--replay", "--yes", "--seed", "1"]);
    assert!(started.contains("Max"), "{started}");
    assert_eq!(home.json(&["game", "list"])[0]["game"], 2);
    home.good(&["undo"]);
    assert_eq!(home.json(&["series", "show", "last"])["games"][1]["humans"]["points"], 35);
}
