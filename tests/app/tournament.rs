//! A tournament in the window: made, run and corrected by the fields, keys and buttons that an organiser has.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::commands::{Home, said};
use crate::support::hands::{self, event_of, in_language, press};
use crate::support::window::Window;
use halali::app::screen::tournament::{TABLE, View, entering, people};
use halali::app::screen::{set_up, tournament};
use halali::app::{Message, Place};
use halali::tournament::{Next, RoundNumber, RoundState, State, TableNumber};
use iced::Size;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

const PEOPLE: [&str; 8] = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Finn", "Gaston", "Zoë"];

fn open(folder: &Path) -> Window {
    hands::open_in(folder, "en", Size::new(1280.0, 800.0))
}

fn shows(window: &mut Window, text: &str) -> bool {
    window.texts().iter().any(|found| found.contains(text))
}

/// Presses the button of what is next.
fn next(window: &mut Window) {
    let place = window.place("event-next").expect("what is next").center();
    window.click(place);
}

/// What is next.
fn due(window: &Window) -> Next {
    event(window).next.clone()
}

fn event(window: &Window) -> &tournament::event::Event {
    window.app.tournament().and_then(|screen| screen.event()).expect("a tournament")
}

/// Makes a tournament in the form, and enters people by typing.
fn set_up(window: &mut Window, rounds: &str) {
    window.key(Key::Character("3".into()), Modifiers::CTRL);
    assert!(shows(window, "No tournament yet"), "{:#?}", window.texts());
    window.click_text("New tournament");
    window.fill("event-name", "Autumn Cup");
    window.fill("event-rounds", rounds);
    press(window, "event-save");
    assert!(shows(window, "Autumn Cup"), "{:#?}", window.texts());
    next(window);
    for name in PEOPLE {
        window.type_text(name);
        window.named(Named::Enter);
    }
    let entered = event(window).tournament.entries().len();
    assert_eq!(entered, 8, "{:#?}", window.texts());
    window.click_text("Desk");
}

/// Types the result of a table as two games: whoever is first there wins by so much.
fn result(window: &mut Window, table: usize, figures: [&str; 8]) {
    window.type_text(&table.to_string());
    window.named(Named::Enter);
    for figure in figures {
        window.type_text(figure);
        window.named(Named::Enter);
    }
}

const FIRST_WINS: [&str; 8] = ["60", "1", "45", "0", "50", "0", "30", "0"];
const SECOND_WINS: [&str; 8] = ["30", "0", "45", "0", "25", "0", "70", "1"];

#[test]
fn eight_players_and_three_rounds_with_a_correction_and_a_withdrawal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    set_up(&mut window, "3");
    assert!(matches!(due(&window), Next::Start { entered: 8 }));
    next(&mut window);
    assert_eq!(event(&window).tournament.head().state, State::Running);
    window.click_text("Figures");
    assert!(shows(&mut window, "Nothing has been played yet."), "{:#?}", window.texts());
    window.click_text("Desk");
    for number in 1..=3_u16 {
        let round = RoundNumber(number);
        assert_eq!(due(&window), Next::Pair(round), "{:#?}", window.texts());
        next(&mut window);
        assert!(shows(&mut window, &format!("Proposal for round {number}")), "{:#?}", window.texts());
        // Enter accepts and publishes.
        window.named(Named::Enter);
        let tables = event(&window).tournament.rounds()[&round].pairings().len();
        let state = event(&window).tournament.rounds()[&round].state;
        assert_eq!(state, RoundState::Released, "{:#?}", window.texts());
        for table in 1..=tables {
            result(&mut window, table, if table % 2 == 1 { FIRST_WINS } else { SECOND_WINS });
            let done = event(&window).rounds[&round].counts.0;
            assert_eq!(done, table, "round {number}, table {table}: {:#?}", window.texts());
        }
        if number == 1 {
            undone_and_done_again(&mut window);
        }
        if number == 2 {
            correct_in_round_one(&mut window);
            withdraw(&mut window);
        }
        assert_eq!(due(&window), Next::Close(round), "{:#?}", window.texts());
        next(&mut window);
    }
    assert_eq!(due(&window), Next::Finish);
    next(&mut window);
    assert!(matches!(due(&window), Next::Over { winner: Some(_) }));
    assert!(shows(&mut window, "The tournament is over."));
    // Four tables, four again, and three after the withdrawal.
    assert!(!shows(&mut window, "Series with a result: 11. Games: 22."));
    window.click_text("Figures");
    assert!(shows(&mut window, "Series with a result: 11. Games: 22."), "{:#?}", window.texts());
    assert!(shows(&mut window, "Highest game ("), "{:#?}", window.texts());
    // Every view of it can be looked at.
    for view in [View::People, View::Rounds, View::Standings, View::Crosstable, View::Prizes, View::History] {
        window.update(Message::Tournament(tournament::Message::Viewed(view)));
        window.draw();
    }
    assert!(shows(&mut window, "Ended Autumn Cup."), "{:#?}", window.texts());
    window.close();
}

fn undone_and_done_again(window: &mut Window) {
    window.named(Named::Escape);
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!(event(window).rounds[&RoundNumber(1)].counts.0, 3, "the last result is gone");
    window.key(Key::Character("y".into()), Modifiers::CTRL);
    assert_eq!(event(window).rounds[&RoundNumber(1)].counts.0, 4, "and back");
}

/// Somebody had typed the points of table 1 of a closed round the wrong way round.
fn correct_in_round_one(window: &mut Window) {
    let before = event(window).tables[0].1.lines[0].player;
    let table = (RoundNumber(1), TableNumber(1));
    window.update(Message::Tournament(tournament::Message::TableOpened(table.0, table.1)));
    window.fill("points-1-first", "20");
    window.fill("points-2-first", "20");
    window.fill("exited-1-first", "0");
    window.fill("points-1-second", "70");
    window.fill("entering-why", "typed the wrong way round");
    // Ctrl+Z in a field takes back nothing that was done before.
    let done = event(window).rounds[&RoundNumber(2)].counts;
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    let now = event(window).rounds[&RoundNumber(2)].counts;
    assert_eq!(now, done, "{:#?}", window.texts());
    window.update(Message::Tournament(tournament::Message::Entering(entering::Message::SaveAsked)));
    assert!(shows(window, "What the correction changes"), "{:#?}", window.texts());
    assert_eq!(event(window).tables[0].1.lines[0].player, before, "nothing is written yet");
    // The keyboard is on the button that writes it.
    window.named(Named::Enter);
    let winner = event(window).rounds[&RoundNumber(1)].rows[0].winner;
    assert_eq!(winner, Some(halali::club::Seat::Second), "{:#?}", window.texts());
}

fn withdraw(window: &mut Window) {
    let player = event(window).people[7];
    window.update(Message::Tournament(tournament::Message::Viewed(View::People)));
    // Nor does Ctrl+Z in the field of whoever enters, while a name is being typed there.
    let done = event(window).rounds[&RoundNumber(1)].counts;
    window.fill("event-arrival", "Zo");
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    let now = event(window).rounds[&RoundNumber(1)].counts;
    assert_eq!(now, done, "{:#?}", window.texts());
    window.fill("event-arrival", "");

    window.update(Message::Tournament(tournament::Message::People(people::Message::Left(player))));
    let withdrawn = event(window).tournament.entries()[&player].withdrawn();
    assert!(withdrawn.is_some(), "{:#?}", window.texts());
    window.update(Message::Tournament(tournament::Message::Viewed(View::Desk)));
}

#[test]
fn names_that_are_swapped_cost_what_is_said_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    set_up(&mut window, "3");
    next(&mut window);
    next(&mut window);
    // The second player of the first table changes places with the second of the next one.
    window.named(Named::ArrowRight);
    window.named(Named::ArrowDown);
    window.named(Named::ArrowRight);
    assert!(shows(&mut window, "What the change costs"), "{:#?}", window.texts());
    assert!(event(&window).tournament.rounds().is_empty(), "nothing is written yet");
    press(&mut window, "proposal-accept");
    let rounds = event(&window).tournament.rounds().len();
    assert_eq!(rounds, 1, "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_table_that_is_not_there_is_refused_and_can_be_typed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    set_up(&mut window, "3");
    next(&mut window);
    next(&mut window);
    window.named(Named::Enter);
    window.type_text("9");
    window.named(Named::Enter);
    assert!(shows(&mut window, "Nobody plays at table 9 in round 1."), "{:#?}", window.texts());
    // French keyboards have digits on Shift.
    window.fill(TABLE, "&");
    window.named(Named::Enter);
    assert!(shows(&mut window, "Table 1:"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn rounds_that_are_too_many_are_pointed_out_while_typing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.update(Message::Went(Place::NewTournament));
    window.update(Message::SetUp(set_up::Message::Typed(set_up::typed::Field::Rounds, "7".to_owned())));
    assert!(shows(&mut window, "Play a round robin instead"), "{:#?}", window.texts());
    window.update(Message::SetUp(set_up::Message::Played(set_up::typed::Kind::RoundRobin)));
    assert!(shows(&mut window, "Players: 8. Rounds: 7."), "{:#?}", window.texts());
    window.close();
}

#[test]
fn whoever_wins_the_final_is_first_before_the_third_place_is_played_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.update(Message::Went(Place::NewTournament));
    window.update(Message::SetUp(set_up::Message::Played(set_up::typed::Kind::Knockout)));
    press(&mut window, "event-save");
    next(&mut window);
    for name in &PEOPLE[..4] {
        window.type_text(name);
        window.named(Named::Enter);
    }
    window.click_text("Desk");
    next(&mut window);
    next(&mut window);
    window.named(Named::Enter);
    for table in [1, 2] {
        result(&mut window, table, FIRST_WINS);
    }
    next(&mut window);
    next(&mut window);
    window.named(Named::Enter);
    let round = RoundNumber(2);
    let of_final = |row: &tournament::event::Row| {
        // The final is between those who won.
        let won = |player| event(&window).rounds[&RoundNumber(1)].rows.iter().any(|row| row.players.first == player);
        won(row.players.first) && won(row.players.second)
    };
    let place = event(&window).rounds[&round].rows.iter().position(of_final).expect("a final");
    result(&mut window, place + 1, FIRST_WINS);
    let winner = event(&window).rounds[&round].rows[place].players.first;
    assert_eq!(event(&window).tables[0].1.lines[0].player, winner);
    assert_eq!(event(&window).tables[0].1.lines[0].rank.map(|rank| rank.0), Some(1));
    window.update(Message::Tournament(tournament::Message::Viewed(View::Bracket)));
    window.draw();
    window.close();
}

/// Where all tables of a round play the same deals, nobody sees in the window what was turned up at one of them.
#[test]
fn moves_on_the_deals_of_a_round_are_shown_when_it_is_closed() {
    let home = Home::new();
    for name in &PEOPLE[..2] {
        home.good(&["player", "add", name]);
    }
    home.good(&["tournament", "new", "Cup", "--rounds", "1", "--duplicates"]);
    home.good(&["tournament", "enter", "last", "Ada", "Bo"]);
    home.good(&["tournament", "start", "last"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    let played = said(home.program().args(["game", "start", "last/1/1"]).write_stdin("c4\nagree\nyes\n"));
    assert_eq!(played.status, 0, "{}", played.err);
    home.good(&["tournament", "result", "last", "1", "-g", "Ada 20+0, Bo 30+1"]);
    let offers = || {
        let mut window = Window::open(in_language("en"), home.club(), Size::new(1280.0, 800.0));
        let series = window.app.club().expect("a club").series.last().expect("a series").id();
        window.update(Message::Went(Place::Series(series)));
        ["Look at it", "Correct"].map(|link| window.texts().iter().filter(|text| *text == link).count())
    };
    let [watch, corrects] = offers();
    assert_eq!(watch, 0);
    home.good(&["tournament", "close", "last"]);
    assert_eq!(offers(), [1, corrects + 1]);
}

#[test]
fn what_is_typed_of_a_tournament_waits_until_it_is_made_or_begun_afresh() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.update(Message::Went(Place::NewTournament));
    window.fill("event-name", "Harvest Cup");
    window.update(Message::Went(Place::Players));
    window.update(Message::Went(Place::NewTournament));
    assert!(shows(&mut window, "What was typed before goes on here"), "{:#?}", window.texts());
    press(&mut window, "event-save");
    assert!(shows(&mut window, "Harvest Cup"), "{:#?}", window.texts());
    window.update(Message::Went(Place::NewTournament));
    assert!(!shows(&mut window, "What was typed before goes on here"), "{:#?}", window.texts());
}

#[test]
fn lists_begin_within_no_pixel_and_are_at_their_first_rows_when_they_are_others() {
    let home = event_of(40, &["--rounds", "3"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    let mut window = Window::open(in_language("en"), home.club(), Size::new(1280.0, 800.0));
    let id = window.app.club().expect("a club").tournaments[0].id;
    window.update(Message::Went(Place::Tournament(id)));
    for (view, list) in [
        (View::Desk, "event-tables"),
        (View::People, "event-people"),
        (View::Rounds, "event-rounds"),
        (View::Standings, "event-standings"),
        (View::Crosstable, "event-crosstable"),
        (View::History, "event-history"),
    ] {
        window.update(Message::Tournament(tournament::Message::Viewed(view)));
        let (_, place) = window.scrolled(list).expect(list);
        // What is drawn within a pixel leaves a trace of what was there before.
        assert_eq!([place.x.fract(), place.y.fract()], [0.0; 2], "{view:?}");
    }
    // The list of the club takes the place of that of the event at its foot.
    window.update(Message::Tournament(tournament::Message::Viewed(View::People)));
    for _ in 0..2 {
        let (_, place) = window.scrolled("event-people").expect("a list");
        window.scroll(place.center(), 4000.0);
        assert!(window.scrolled("event-people").expect("a list").0.y > 100.0);
        window.update(Message::Tournament(tournament::Message::People(people::Message::ListAsked)));
        window.draw();
        let (scrolled, place) = window.scrolled("event-people").expect("a list");
        // Who is first is drawn by lot.
        let is_name = |text: &str| ["Zoë-", "Jürgen", "Ångström", "Ana 0"].iter().any(|name| text.contains(name));
        let names = window.found().into_iter().filter(|(.., text)| is_name(text)).map(|(_, place, _)| place);
        let first = names.min_by(|a, b| a.y.total_cmp(&b.y)).expect("the first row");
        assert!(place.contains(first.center() - scrolled), "{first:?} in {place:?}, {scrolled:?}");
    }
    window.close();
}

#[test]
fn more_prizes_can_be_added_below_those_that_fill_the_window() {
    let home = event_of(8, &["--rounds", "3"]);
    let mut window = Window::open(in_language("fr"), home.club(), Size::new(1280.0, 800.0));
    let id = window.app.club().expect("a club").tournaments[0].id;
    window.update(Message::Went(Place::Tournament(id)));
    window.update(Message::Tournament(tournament::Message::Viewed(View::Prizes)));
    for fund in 1..=2 {
        window.fill("event-prize-name", &format!("Prix {fund}"));
        window.fill("event-prizes", "50 30 20");
        let (scrolled, page) = window.scrolled("page").expect("a page");
        window.scroll(page.center(), 4000.0);
        let add = window.text("Ajouter les prix").expect("a button").center();
        let (scrolled_now, page) = window.scrolled("page").expect("a page");
        assert!(scrolled_now.y >= scrolled.y && page.contains(add - scrolled_now), "{add:?} {scrolled_now:?}");
        window.click(add - scrolled_now);
        assert_eq!(event(&window).tournament.settings().prizes.len(), fund);
        let (_, page) = window.scrolled("page").expect("a page");
        window.scroll(page.center(), -4000.0);
    }
    window.close();
}
