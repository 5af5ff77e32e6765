//! Trying a tournament out before it is made: what is said of it, and how it is given up.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use super::set_up::{HIGH, form};
use crate::support::clubs::player;
use crate::support::desk::{CUP, Desk, SWISS, create_cup, enter};
use crate::support::hands::{click_nth, in_language, shows};
use crate::support::window::Window;
use halali::app::screen::set_up;
use halali::app::{Message, Place, work};
use halali::tournament::{Apart, Avoid, Command, Strength};

/// Presses the button of a trial, whose panel has the same name.
fn try_out(window: &mut Window) {
    click_nth(window, "Try it out", 1);
}

fn figures(window: &mut Window) -> Vec<String> {
    let texts = window.texts();
    let is_figure = |text: &&String| {
        ["The strongest player wins", "Places follow", "An event has", "Of the series", "Allocated byes", "It takes"]
            .iter()
            .any(|begin| text.starts_with(begin))
    };
    texts.iter().filter(is_figure).cloned().collect()
}

#[test]
fn a_set_up_is_tried_out_and_nothing_of_it_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.click_text("○ Knockout");
    window.fill("event-players", "4");
    assert!(figures(&mut window).is_empty());
    try_out(&mut window);
    let found = figures(&mut window);
    // Semi-finals, the final and the third place.
    assert!(
        found.contains(&"An event has 2.00 rounds and 4.00 series on average.".to_owned()),
        "{:#?}",
        window.texts()
    );
    assert!(found.contains(&"It takes 2:10 hours on average.".to_owned()), "{found:#?}");
    assert_eq!(found.len(), 6, "{found:#?}");
    let old = "The set-up has changed since this was tried out.";
    assert!(!shows(&mut window, old));
    window.click_text("Play for the third place");
    assert!(shows(&mut window, old), "{:#?}", window.texts());
    try_out(&mut window);
    assert!(!shows(&mut window, old));
    let found = figures(&mut window);
    assert!(found.contains(&"An event has 2.00 rounds and 3.00 series on average.".to_owned()), "{found:#?}");
    assert!(window.app.club().expect("a club").tournaments.is_empty());
    window.close();
}

#[test]
fn a_swiss_is_compared_with_one_round_fewer_and_one_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.fill("event-players", "4");
    window.fill("event-rounds", "2");
    try_out(&mut window);
    let tried: Vec<_> = window.texts().into_iter().filter(|text| text.starts_with("With ")).collect();
    let rounds: Vec<_> = tried.iter().map(|text| text.split(" (").next().expect("a text").to_owned()).collect();
    assert_eq!(rounds, ["With 2 rounds", "With one round", "With 3 rounds"], "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_set_up_that_cannot_be_played_is_said_to_be_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.click_text("○ Groups, then knockout");
    window.fill("event-players", "3");
    try_out(&mut window);
    assert!(window.texts().iter().any(|text| text.starts_with("This set-up cannot be played: ")));
    assert!(figures(&mut window).is_empty());
    // With a number that is none there is nothing to press.
    window.fill("event-players", "8");
    window.fill("event-spread", "wide");
    try_out(&mut window);
    assert!(figures(&mut window).is_empty());
    window.close();
}

#[test]
fn a_trial_is_given_up_while_it_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    let trying = "The set-up is being tried out …";
    window.fill("event-players", "64");
    window.fill("event-rounds", "6");
    let under_way = window.begin(Message::SetUp(set_up::Message::TryAsked));
    assert!(shows(&mut window, trying), "{:#?}", window.texts());
    // While one runs another one cannot be begun.
    let other = window.begin(Message::SetUp(set_up::Message::TryAsked));
    window.run(other);
    assert!(shows(&mut window, trying) && figures(&mut window).is_empty(), "{:#?}", window.texts());
    // The bar is there after a moment, and its button gives the trial up.
    (0..100).for_each(|number| window.update(Message::Work(work::Message::Far(number, 0.1))));
    let cancel = window.texts().iter().filter(|text| *text == "Cancel").count();
    assert_eq!(cancel, 2, "that of the form and that of the bar: {:#?}", window.texts());
    click_nth(&mut window, "Cancel", 1);
    assert!(shows(&mut window, "Giving up…"), "{:#?}", window.texts());
    // The form can be typed in meanwhile.
    window.fill("event-name", "Autumn Cup");
    window.run(under_way);
    assert!(!shows(&mut window, trying) && !shows(&mut window, "Giving up…"), "{:#?}", window.texts());
    assert!(figures(&mut window).is_empty(), "{:#?}", window.texts());
    assert!(window.written().contains(&"Autumn Cup".to_owned()));
    // Another one can run after it.
    window.click_text("○ Knockout");
    window.fill("event-players", "4");
    try_out(&mut window);
    assert_eq!(figures(&mut window).len(), 6, "{:#?}", window.texts());
    window.close();
}

/// What was begun in a form that was left does not come into another one.
#[test]
fn a_trial_of_another_form_is_not_taken_for_that_of_this_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.click_text("○ Knockout");
    window.fill("event-players", "4");
    let before = window.begin(Message::SetUp(set_up::Message::TryAsked));
    window.update(Message::Went(Place::Players));
    window.update(Message::Went(Place::NewTournament));
    window.fill("event-players", "8");
    let now = window.begin(Message::SetUp(set_up::Message::TryAsked));
    window.run(before);
    assert!(figures(&mut window).is_empty(), "{:#?}", window.texts());
    window.run(now);
    let found = figures(&mut window);
    assert!(found.contains(&"An event has 3.00 rounds and 8.00 series on average.".to_owned()), "{found:#?}");
    window.close();
}

/// Four of whom one pair never plays have no third round without a rematch.
#[test]
fn whom_a_tournament_keeps_apart_is_kept_apart_when_it_is_tried_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 4);
    desk.to(create_cup(SWISS)).expect("a tournament");
    for number in 1..=4 {
        desk.to(enter(number)).expect("an entry");
    }
    desk.club.close().expect("closed");
    let path = folder.path().join("club.halaliclub");
    let rematches = |window: &mut Window| {
        try_out(window);
        let line = figures(window).into_iter().find(|line| line.starts_with("Of the series paired by score, "));
        line.unwrap_or_else(|| panic!("{:#?}", window.texts()))
    };
    let mut window = Window::open(in_language("en"), path.clone(), HIGH);
    window.update(Message::Went(Place::SetUp(CUP)));
    assert!(rematches(&mut window).starts_with("Of the series paired by score, 0.00 are rematches"));
    assert!(!shows(&mut window, "Pairs kept apart: 1."));
    window.close();

    let mut desk = Desk::again(&path);
    let apart = Apart::pair(player(2), player(3));
    desk.to(Command::PutAvoid(Avoid { apart, strength: Strength::Hard, until: None })).expect("a pair");
    desk.club.close().expect("closed");

    let mut window = Window::open(in_language("en"), path, HIGH);
    window.update(Message::Went(Place::SetUp(CUP)));
    assert!(shows(&mut window, "Pairs kept apart: 1."), "{:#?}", window.texts());
    let line = rematches(&mut window);
    assert!(!line.starts_with("Of the series paired by score, 0.00 are rematches"), "{line}");
    // Nobody knows who else comes.
    window.fill("event-players", "5");
    assert!(!shows(&mut window, "Pairs kept apart: 1."));
    let other = "Pairs are kept apart only in a trial with the 4 players who have entered.";
    assert!(shows(&mut window, other), "{:#?}", window.texts());
    window.close();
}
