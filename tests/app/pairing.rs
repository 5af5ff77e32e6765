//! The pairing list of a round: names that are dragged, people who will not play, and why.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use crate::support::commands::Home;
use crate::support::hands::{ctrl, event_of, in_language, press};
use crate::support::window::Window;
use halali::app::Message;
use halali::app::screen::tournament::going::Going;
use halali::app::screen::tournament::proposing::Message as Proposing;
use halali::app::screen::tournament::{self, View};
use halali::tournament::{Out, Pairing, RoundNumber, TournamentId};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Size, touch, window};

const FIRST: RoundNumber = RoundNumber(1);

fn at_desk(home: &Home, size: Size) -> Window {
    let mut window = Window::open(in_language("en"), home.club(), size);
    let id: TournamentId = window.app.club().expect("a club").tournaments[0].id;
    window.update(Message::Went(halali::app::Place::Tournament(id)));
    window
}

fn event(window: &Window) -> &tournament::event::Event {
    window.app.tournament().and_then(|screen| screen.event()).expect("a tournament")
}

fn has(window: &mut Window, part: &str) -> bool {
    window.texts().iter().any(|text| text.contains(part))
}

fn view(window: &mut Window, view: View) {
    window.update(Message::Tournament(tournament::Message::Viewed(view)));
}

fn letter(window: &mut Window, key: &str) {
    window.key(Key::Character(key.into()), Modifiers::empty());
}

/// The two who play at a table, as the proposal shows them.
fn names(window: &mut Window, table: usize) -> [String; 2] {
    // Each name stands between the mark of its side and its score.
    let texts = window.texts();
    let at = texts.iter().position(|text| *text == table.to_string()).expect("a table");
    let people: Vec<_> = texts[at..].iter().filter(|text| text.len() > 3 && text.contains(' ')).take(2).collect();
    [people[0].clone(), people[1].clone()]
}

fn middle(window: &mut Window, text: &str) -> Point {
    window.text(text).unwrap_or_else(|| panic!("{text} is not among {:#?}", window.texts())).center()
}

fn drag(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (middle(window, from), middle(window, to));
    window.drag(from, to);
}

#[test]
fn a_name_that_is_dragged_onto_another_changes_places_with_it() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let ([one, other], [third, fourth]) = (names(&mut window, 1), names(&mut window, 2));
    drag(&mut window, &other, &third);
    assert_eq!(names(&mut window, 1), [one.clone(), third.clone()]);
    assert_eq!(names(&mut window, 2), [other.clone(), fourth.clone()]);
    assert!(has(&mut window, "What the change costs"), "{:#?}", window.texts());
    assert!(event(&window).tournament.rounds().is_empty(), "nothing is written yet");

    // Whoever is dropped beside all names stays, and a name let go later elsewhere moves nobody.
    let (from, nowhere) = (middle(&mut window, &one), Point::new(700.0, 40.0));
    window.drag(from, nowhere);
    let (from, onto) = (Point::new(700.0, 40.0), middle(&mut window, &fourth));
    window.drag(from, onto);
    assert_eq!(names(&mut window, 1), [one.clone(), third.clone()]);

    // A press on a name that is not carried takes it, as ever.
    let place = middle(&mut window, &one);
    window.click(place);
    assert!(has(&mut window, "changes places with whoever you press next"), "{:#?}", window.texts());
    let (from, onto) = (nowhere, middle(&mut window, &fourth));
    window.drag(from, onto);
    assert_eq!(names(&mut window, 1), [one.clone(), third.clone()], "what was pressed before is not carried");
    window.named(Named::Escape);

    // Where another window takes the pointer away, nothing is dropped.
    press(&mut window, "event-next");
    let [one, other] = names(&mut window, 1);
    let [third, _] = names(&mut window, 2);
    let (from, onto) = (middle(&mut window, &other), middle(&mut window, &third));
    window.move_to(from);
    window.press();
    window.send(&[Event::Window(window::Event::Unfocused)]);
    window.move_to(onto);
    window.release();
    assert_eq!(names(&mut window, 1), [one, other]);
    window.close();
}

/// A hand that rests on the screen drops nothing of what another finger carries, and the scroll bar of a list follows one finger.
#[test]
fn a_second_finger_drops_no_name() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let ([one, other], [third, fourth]) = (names(&mut window, 1), names(&mut window, 2));
    let (from, onto, beside) = (middle(&mut window, &other), middle(&mut window, &third), middle(&mut window, &fourth));
    let finger = |number: u64, act: fn(touch::Finger, Point) -> touch::Event, position: Point| {
        Event::Touch(act(touch::Finger(number), position))
    };
    let down = |id, position| touch::Event::FingerPressed { id, position };
    let moved = |id, position| touch::Event::FingerMoved { id, position };
    let up = |id, position| touch::Event::FingerLifted { id, position };
    window.send(&[
        finger(1, down, from),
        finger(1, moved, from + (onto - from) * 0.3),
        finger(2, down, beside),
        finger(2, moved, beside + iced::Vector::new(3.0, 0.0)),
        finger(2, up, beside),
    ]);
    assert_eq!(names(&mut window, 1), [one.clone(), other.clone()], "the second finger drops nothing");
    window.send(&[finger(2, down, beside), finger(1, moved, onto), finger(2, moved, beside), finger(1, up, onto)]);
    assert_eq!(names(&mut window, 1), [one.clone(), third.clone()], "the first drops where it is lifted");
    assert_eq!(names(&mut window, 2), [other.clone(), fourth.clone()]);
    // The second, which is lifted now, has done nothing; then all is as ever.
    window.send(&[finger(2, up, beside)]);
    assert_eq!(names(&mut window, 2), [other.clone(), fourth.clone()]);
    window.send(&[finger(2, down, onto), finger(2, moved, from), finger(2, moved, beside), finger(2, up, beside)]);
    assert_ne!(names(&mut window, 2), [other, fourth]);
    window.close();
}

#[test]
fn whoever_has_the_bye_changes_places_with_a_name_dropped_on_it() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let [one, _] = names(&mut window, 1);
    let texts = window.texts();
    let at = texts.iter().position(|text| text == "bye").expect("a bye");
    let spared = texts[at + 1].clone();
    drag(&mut window, &one, &spared);
    press(&mut window, "proposal-accept");
    let event = event(&window);
    let out: Vec<_> = event.tournament.outs(FIRST).collect();
    assert!(matches!(out[..], [(player, Out::Bye { .. })] if label(&window, player) == one), "{out:?}");
    window.close();
}

fn label(window: &Window, player: halali::club::PlayerId) -> String {
    window.app.club().expect("a club").people.label(player)
}

#[test]
fn whoever_will_not_play_is_left_out_once_the_cost_was_said() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let [one, _] = names(&mut window, 1);
    // A pin stays through all of it.
    let [third, fourth] = names(&mut window, 2);
    window.named(Named::ArrowDown);
    letter(&mut window, "p");
    window.named(Named::ArrowUp);
    window.named(Named::ArrowLeft);
    letter(&mut window, "a");
    let said = format!("{one} does not play in round 1: absent; match points for it: 0.");
    assert!(has(&mut window, &said), "{:#?}", window.texts());
    assert!(has(&mut window, "Nobody has the bye any more."), "{:#?}", window.texts());
    assert_eq!(event(&window).tournament.outs(FIRST).count(), 0, "nothing is done yet");
    // Escape takes that back and nothing else.
    window.named(Named::Escape);
    assert!(!has(&mut window, &said) && has(&mut window, "Proposal for round 1"), "{:#?}", window.texts());
    letter(&mut window, "a");
    window.named(Named::Enter);
    let outs: Vec<_> = event(&window).tournament.outs(FIRST).collect();
    assert!(matches!(outs[..], [(player, Out::Absent)] if label(&window, player) == one), "{outs:?}");
    assert!(has(&mut window, "Proposal for round 1"), "it is proposed anew: {:#?}", window.texts());
    assert!(event(&window).tournament.rounds().is_empty(), "and not accepted by the same Enter");
    window.named(Named::Enter);
    let round = &event(&window).tournament.rounds()[&FIRST];
    let is_pinned = |pairing: &Pairing| {
        let names = [pairing.players.first, pairing.players.second].map(|player| label(&window, player));
        pairing.pinned && (names == [third.clone(), fourth.clone()] || names == [fourth.clone(), third.clone()])
    };
    assert!(round.pairings().any(is_pinned), "{round:?}");
    assert!(round.pairings().all(|pairing| label(&window, pairing.players.first) != one));
    window.close();
}

#[test]
fn whoever_leaves_before_a_round_is_published_leaves_an_opponent_who_is_paired_anew() {
    let home = event_of(10, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    window.click_text("Pair only");
    window.click_text("Change pairings");
    let [one, other] = names(&mut window, 1);
    window.named(Named::ArrowLeft);
    window.named(Named::Delete);
    assert!(has(&mut window, &format!("{one} leaves the tournament")), "{:#?}", window.texts());
    assert!(has(&mut window, &format!("{other} at table 1 then needs another opponent.")), "{:#?}", window.texts());
    press(&mut window, "proposal-gone");
    let event_now = event(&window);
    let left: Vec<_> = event_now.tournament.entries().values().filter(|entry| entry.withdrawn().is_some()).collect();
    assert!(matches!(left[..], [entry] if label(&window, entry.player) == one), "{left:?}");
    assert!(has(&mut window, "bye"), "the proposal is shown again: {:#?}", window.texts());
    window.named(Named::Enter);
    let round = &event(&window).tournament.rounds()[&FIRST];
    assert!(round.pairings().all(|pairing| label(&window, pairing.players.first) != one), "{round:?}");

    // Once it is published a series is due, and has to be ended first: that is said before anything is meant.
    press(&mut window, "event-next");
    window.click_text("Change pairings");
    window.named(Named::ArrowLeft);
    window.named(Named::Delete);
    assert!(has(&mut window, "End it first"), "{:#?}", window.texts());
    assert!(window.place("proposal-gone").is_none(), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_late_entry_renews_the_proposal_that_waits() {
    let home = event_of(8, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    view(&mut window, View::People);
    window.fill("event-arrival", "Newcomer");
    window.named(Named::Enter);
    assert_eq!(event(&window).tournament.entries().len(), 9);
    assert!(window.place("event-arrival").is_some(), "the next one can be typed: {:#?}", window.texts());
    view(&mut window, View::Desk);
    assert!(has(&mut window, "Proposal for round 1"), "{:#?}", window.texts());
    assert!(has(&mut window, "bye"), "{:#?}", window.texts());
    // It is forgotten by whoever leaves it.
    window.named(Named::Escape);
    view(&mut window, View::People);
    window.fill("event-arrival", "Another");
    window.named(Named::Enter);
    view(&mut window, View::Desk);
    assert!(!has(&mut window, "Proposal for round 1"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_round_under_way_says_why_two_play_and_leads_to_the_board() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let [one, other] = names(&mut window, 1);
    window.named(Named::Enter);
    window.click_text("Why?");
    assert!(has(&mut window, &format!("{one} and {other} play one another in round 1")), "{:#?}", window.texts());
    window.named(Named::Escape);
    assert!(!has(&mut window, "play one another in round 1"), "{:#?}", window.texts());
    // The last of them is about the bye.
    let last = window.found().into_iter().rfind(|(_, _, text)| text == "Why?");
    window.click(last.expect("why").1.center());
    assert!(has(&mut window, "has the bye"), "{:#?}", window.texts());
    window.click_text("Close");
    // The number of a table and P lead to its board; Enter led to its form.
    window.type_text("1p");
    assert!(has(&mut window, "Start game 1"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn nothing_is_accepted_while_a_cost_is_worked_out_and_what_is_given_up_stays_away() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    let proposing = |message| Message::Tournament(tournament::Message::Proposing(message));
    press(&mut window, "event-next");
    let [one, _] = names(&mut window, 1);
    window.named(Named::ArrowLeft);
    let asked = window.begin(proposing(Proposing::HeldGone(Going::Leaves)));
    window.named(Named::Enter);
    assert!(event(&window).tournament.rounds().is_empty(), "the round would have been paired with {one}");
    window.run(asked);
    assert!(has(&mut window, &format!("{one} leaves the tournament")), "{:#?}", window.texts());
    window.named(Named::Escape);

    // An answer about somebody who was put back meanwhile is not shown.
    let asked = window.begin(proposing(Proposing::HeldGone(Going::Leaves)));
    window.named(Named::Escape);
    window.run(asked);
    assert!(!has(&mut window, "leaves the tournament"), "{:#?}", window.texts());

    let asked = window.begin(proposing(Proposing::RestAsked));
    window.named(Named::Escape);
    assert!(!has(&mut window, "Proposal for round 1"), "{:#?}", window.texts());
    window.run(asked);
    assert!(!has(&mut window, "Proposal for round 1"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_pair_made_by_hand_says_so_and_a_late_answer_about_another_is_not_shown() {
    let home = event_of(9, &["--rounds", "3"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    let proposing = |message| Message::Tournament(tournament::Message::Proposing(message));
    press(&mut window, "event-next");
    let ([one, other], [third, _]) = (names(&mut window, 1), names(&mut window, 2));
    window.update(proposing(Proposing::WhyAsked(Some(0))));
    assert!(has(&mut window, &format!("{one} and {other} play one another")), "{:#?}", window.texts());
    assert!(!has(&mut window, "changed by hand"), "{:#?}", window.texts());

    let asked = window.begin(proposing(Proposing::WhyAsked(Some(0))));
    drag(&mut window, &other, &third);
    let again = window.begin(proposing(Proposing::WhyAsked(Some(0))));
    window.run(asked);
    assert!(!has(&mut window, "play one another"), "they do not any more: {:#?}", window.texts());
    window.run(again);
    assert!(has(&mut window, &format!("{one} and {third} play one another")), "{:#?}", window.texts());
    assert!(has(&mut window, "changed by hand"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_proposal_that_was_changed_stays_while_nothing_it_rests_on_changes() {
    let home = event_of(9, &["--rounds", "3"]);
    home.good(&["player", "add", "Somebody Else"]);
    let mut window = at_desk(&home, Size::new(1280.0, 800.0));
    press(&mut window, "event-next");
    let ([_, other], [third, _]) = (names(&mut window, 1), names(&mut window, 2));
    drag(&mut window, &other, &third);
    let changed = names(&mut window, 1);
    let is_known = |window: &Window| {
        let people = &window.app.club().expect("a club").people;
        people.iter().any(|player| people.label(player.id) == "Somebody Else")
    };
    assert!(is_known(&window));
    // Somebody who does not play here is not on the list any more: the club is read anew.
    ctrl(&mut window, "z");
    assert!(!is_known(&window), "{:#?}", window.texts());
    assert_eq!(names(&mut window, 1), changed);
    assert!(has(&mut window, "What the change costs"), "{:#?}", window.texts());
    window.close();
}
