//! What a correction may do to the rounds after it: each choice says which rounds and tables it touches, and does just that.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use super::set_up::HIGH;
use crate::support::desk::{CUP, Desk, SWISS};
use crate::support::hands::{in_language, press, shows};
use crate::support::window::Window;
use halali::app::screen::tournament::{Message as Event, entering};
use halali::app::{Message, Place};
use halali::club::{PlayerId, Seats};
use halali::tournament::{Format, RoundNumber, TableNumber, Tournament};
use halali::words::table_list;
use iced::keyboard::key::Named;

const KEEP: &str = "Correct, pairings stay";
const FREE: &str = "Correct, pair free tables again";
const ALL: &str = "Correct, pair all again";

/// A tournament of eight whose first round is closed: the first four won.
fn desk(folder: &Path, format: Format) -> Desk {
    let mut desk = Desk::started(folder, 8, format);
    let round = desk.pair(&[(1, 5), (2, 6), (3, 7), (4, 8)], &[]).expect("a round");
    (1..=4).for_each(|table| desk.play(round, table, (40, 20)));
    desk.close(round);
    desk
}

fn open(desk: Desk) -> Window {
    let path = desk.club.path().to_owned();
    desk.club.close().expect("closed");
    let mut window = Window::open(in_language("en"), path, HIGH);
    window.update(Message::Went(Place::Tournament(CUP)));
    window
}

fn tournament(window: &Window) -> &Tournament {
    &window.app.tournament().and_then(|screen| screen.event()).expect("a tournament").tournament
}

/// Who plays whom at which table.
fn tables(window: &Window, round: u16) -> Vec<(TableNumber, Seats<PlayerId>)> {
    let round = &tournament(window).rounds()[&RoundNumber(round)];
    round.pairings().map(|pairing| (pairing.table, pairing.players)).collect()
}

/// Pairs the next round as the program proposes it.
fn pair(window: &mut Window) {
    press(window, "event-next");
    window.named(Named::Enter);
}

/// Types the result of a table: whoever is first there wins.
fn result(window: &mut Window, table: u16) {
    window.type_text(&table.to_string());
    window.named(Named::Enter);
    for figure in ["60", "1", "45", "0", "50", "0", "30", "0"] {
        window.type_text(figure);
        window.named(Named::Enter);
    }
}

/// The other one won at the first table of a round; what that changes is shown.
fn correct(window: &mut Window, round: u16) {
    window.update(Message::Tournament(Event::TableOpened(RoundNumber(round), TableNumber(1))));
    for game in [1, 2] {
        window.fill(&format!("points-{game}-first"), "20");
        window.fill(&format!("points-{game}-second"), "40");
    }
    if window.place("entering-why").is_some() {
        window.fill("entering-why", "typed the wrong way round");
    }
    window.update(Message::Tournament(Event::Entering(entering::Message::SaveAsked)));
    assert!(shows(window, "What the correction changes"), "{:#?}", window.texts());
}

/// What stands right below a button.
fn means(window: &mut Window, button: &str) -> String {
    let texts = window.texts();
    let place = texts.iter().position(|text| text == button).unwrap_or_else(|| panic!("{button}: {texts:#?}"));
    texts[place + 1].clone()
}

/// The tables of before whose players do not play each other after.
fn changed(before: &[(TableNumber, Seats<PlayerId>)], after: &[(TableNumber, Seats<PlayerId>)]) -> Vec<TableNumber> {
    let set = |players: &Seats<PlayerId>| [players.first.min(players.second), players.first.max(players.second)];
    let stays = |players: &Seats<PlayerId>| after.iter().any(|(_, other)| set(other) == set(players));
    before.iter().filter(|(_, players)| !stays(players)).map(|(table, _)| *table).collect()
}

/// The second round is paired, and its first table is done.
fn second_round_under_way(folder: &Path) -> Window {
    let mut window = open(desk(folder, SWISS));
    pair(&mut window);
    result(&mut window, 1);
    correct(&mut window, 1);
    window
}

#[test]
fn pairings_that_stay_are_named_by_their_round() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = second_round_under_way(folder.path());
    let before = tables(&window, 2);
    assert_eq!(means(&mut window, KEEP), "Round 2 stays as it is.");
    window.click_text(KEEP);
    assert!(!shows(&mut window, KEEP), "{:#?}", window.texts());
    assert_eq!(tables(&window, 2), before);
    window.close();
}

#[test]
fn tables_that_have_not_begun_are_named_before_they_are_paired_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = second_round_under_way(folder.path());
    let before = tables(&window, 2);
    let said = means(&mut window, FREE);
    window.click_text(FREE);
    let changed = changed(&before, &tables(&window, 2));
    assert!(!changed.is_empty() && !changed.contains(&TableNumber(1)), "{changed:?}");
    let (count, tables) = (changed.len(), table_list(changed));
    assert!(count > 1, "{tables}");
    let expected =
        format!("{count} tables of round 2 that have not begun are paired again: {tables}. No game is thrown away.");
    assert_eq!(said, expected);
    window.close();
}

#[test]
fn games_that_are_thrown_away_are_counted_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = second_round_under_way(folder.path());
    let before = tables(&window, 2);
    let [one, other] =
        [before[0].1.first, before[0].1.second].map(|player| window.app.club().expect("a club").people.label(player));
    let said = means(&mut window, ALL);
    window.click_text(ALL);
    let changed = changed(&before, &tables(&window, 2));
    assert!(changed.contains(&TableNumber(1)), "{changed:?}");
    let (count, tables) = (changed.len(), table_list(changed));
    let expected = format!(
        "{count} tables of round 2 are paired again: {tables}. 2 games are thrown away, at table 1: {one} – {other}."
    );
    assert_eq!(said, expected);
    window.close();
}

#[test]
fn rounds_that_are_closed_stay_whatever_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(desk(folder.path(), SWISS));
    pair(&mut window);
    (1..=4).for_each(|table| result(&mut window, table));
    press(&mut window, "event-next");
    pair(&mut window);
    assert_eq!(tournament(&window).rounds().len(), 3, "{:#?}", window.texts());
    correct(&mut window, 1);
    assert_eq!(means(&mut window, KEEP), "Rounds 2, 3 stay as they are.");
    for button in [FREE, ALL] {
        let said = means(&mut window, button);
        assert!(said.contains(" of round 3 ") && said.ends_with(" Round 2 stays as it is."), "{said}");
    }
    // Nothing comes after the last one.
    window.named(Named::Escape);
    window.named(Named::Escape);
    (1..=4).for_each(|table| result(&mut window, table));
    correct(&mut window, 3);
    let nothing = "No round comes after this one: who plays whom does not change.";
    assert_eq!(means(&mut window, KEEP), nothing);
    assert!(!shows(&mut window, FREE) && !shows(&mut window, ALL), "{:#?}", window.texts());
    window.close();
}
