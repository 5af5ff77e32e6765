//! Games in the window: whole series by the pointer and by the keyboard alone, what is refused and why, and that nobody sees
//! what lies face down.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::{Path, PathBuf};

use crate::support::clubs::{holder, series};
use crate::support::hands::shows;
use crate::support::table::{
    SERIES, SIZE, at, at_table, by_pointer, choose, club, deal, game_of, live, rest, square, still, tiles,
};
use crate::support::window::Window;
use chrono::{DateTime, Local, TimeDelta};
use halali::app::screen::settings;
use halali::app::{Message, Place, play};
use halali::club::{Purpose, Seat, Seats, SeriesOutcome, TimeControl};
use halali::rules::{Action, Cell, Ending, Game, Random, Side, Square};
use halali::store::{Opened, open};
use halali::words::{Language, Words};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Rectangle, Size, mouse, touch};

thread_local! {
    /// What the clock of a test says.
    static CLOCK: std::cell::Cell<DateTime<Local>> = std::cell::Cell::new(Local::now());
}

#[test]
fn a_whole_series_is_played_by_clicks_and_drags() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 11);
    let mut random = Random::new(5);
    for game in 1..=2 {
        loop {
            let before = live(&window).game().clone();
            let action = choose(&before, &mut random);
            let drags = random.below(2) == 0;
            // The same square may be pressed twice in a row by two players.
            if matches!(before.actions().last(), Some(last) if touches(last, action.square())) {
                rest(&mut window);
            }
            by_pointer(&mut window, action, drags);
            let playing = window.app.playing().expect("the screen");
            let Some(table) = playing.table() else { break };
            assert_eq!(table.live().game().len(), before.len() + 1, "{action} {:?}", window.texts());
            assert_eq!(tiles(live(&window).game().position()), 48);
        }
        let club = window.app.club().expect("a club").clone();
        let facts = club.series(series(SERIES)).expect("the series");
        assert_eq!(facts.games().len(), game);
        assert_eq!(facts.games()[game - 1].ending, Ending::Normal);
        if game == 1 {
            assert_eq!(facts.result().outcome, SeriesOutcome::Incomplete);
            window.click_text("Start game 2: Max plays the animals");
            assert_eq!(live(&window).animals(), Seat::Second);
            window.update(Message::Play(play::Message::Chosen(still())));
        } else {
            let words = Words::in_language(Language::English);
            let names = Seats { first: "Zoë".to_owned(), second: "Max".to_owned() };
            let sentence = words.series_outcome(&facts, &names);
            assert!(window.texts().contains(&sentence), "{sentence} {:?}", window.texts());
        }
    }
}

fn touches(last: Action, square: Square) -> bool {
    match last {
        Action::TurnUp { at, .. } => at == square,
        Action::Move { from, to } | Action::Capture { from, to } => from == square || to == square,
        Action::Leave { from } => from == square,
    }
}

#[test]
fn a_whole_series_is_played_by_the_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 12);
    let mut random = Random::new(6);
    for game in 1..=2 {
        loop {
            let before = live(&window).game().clone();
            let action = choose(&before, &mut random);
            if random.below(2) == 0 {
                window.type_text(&action.to_string());
                window.named(Named::Enter);
            } else {
                by_arrows(&mut window, action);
            }
            let Some(table) = window.app.playing().expect("the screen").table() else { break };
            assert_eq!(table.live().game().len(), before.len() + 1, "{action} {:?}", window.texts());
        }
        if game == 1 {
            window.named(Named::Enter);
        }
    }
    let club = window.app.club().expect("a club").clone();
    assert_ne!(club.series(series(SERIES)).expect("it").result().outcome, SeriesOutcome::Incomplete);
}

fn by_arrows(window: &mut Window, action: Action) {
    walk(window, action.square());
    window.named(Named::Enter);
    match action {
        Action::TurnUp { .. } => {}
        Action::Move { to, .. } | Action::Capture { to, .. } => {
            walk(window, to);
            window.named(Named::Enter);
        }
        Action::Leave { .. } => window.named(Named::Delete),
    }
}

fn walk(window: &mut Window, to: Square) {
    let focus = |window: &Window| window.app.playing().expect("it").table().expect("a game").focus();
    if focus(window).is_none() {
        window.named(Named::ArrowUp);
    }
    while let Some(from) = focus(window).filter(|&from| from != to) {
        window.named(if from.column() < to.column() {
            Named::ArrowRight
        } else if from.column() > to.column() {
            Named::ArrowLeft
        } else if from.row() < to.row() {
            Named::ArrowDown
        } else {
            Named::ArrowUp
        });
    }
}

#[test]
fn a_game_goes_on_from_the_same_action_after_the_plug_was_pulled() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 13, Purpose::Counted, None);
    let mut random = Random::new(7);
    let mut played = Vec::new();
    for _ in 0..4 {
        let mut window = at_table(path.clone());
        let game = live(&window).game().clone();
        assert_eq!(game.actions().collect::<Vec<_>>(), played);
        for _ in 0..5 {
            let action = choose(live(&window).game(), &mut random);
            by_pointer(&mut window, action, true);
            if matches!(action, Action::TurnUp { .. }) {
                rest(&mut window);
            }
        }
        played = live(&window).game().actions().collect();
        assert_eq!(played.len(), game.len() + 5);
        // Nobody says goodbye: the window is simply gone, and with it the thread that has the file.
        drop(window);
        wait_for(&path);
    }
}

/// Waits until nobody holds the file any more.
pub(crate) fn wait_for(path: &Path) {
    for _ in 0..100 {
        if matches!(open(path, &holder()), Ok(Opened::ForWriting(_))) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the file is held for too long");
}

#[test]
fn refused_actions_say_why_and_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 14);
    let words = Words::in_language(Language::English);
    let mut random = Random::new(8);
    let (mut refused, mut pressed) = (0, None);
    for _ in 0..40 {
        let game = live(&window).game().clone();
        // Every tile that is up is dragged somewhere where it may not go.
        let ups: Vec<_> = Square::all().filter(|&at| matches!(game.position().cell(at), Cell::Up(_))).collect();
        for &from in ups.iter().take(6) {
            let to = Square::all().nth(random.below(49) as usize).expect("a square");
            let action = match game.position().cell(to) {
                Cell::Up(_) => Action::Capture { from, to },
                _ => Action::Move { from, to },
            };
            let Err(refusal) = game.check(action) else { continue };
            if from == to {
                continue;
            }
            // The same tile may be the last of one round and the first of the next.
            if pressed.replace(from) == Some(from) {
                rest(&mut window);
            }
            by_pointer(&mut window, action, true);
            let sentence = words.refusal_at_board(game.actions().last(), refusal, game.position().side());
            assert!(window.texts().contains(&sentence), "{action}: {sentence} {:?}", window.texts());
            assert_eq!(live(&window).game().len(), game.len());
            refused += 1;
        }
        let action = choose(&game, &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
        if window.app.playing().expect("it").table().is_none() {
            break;
        }
    }
    assert!(refused > 60, "{refused}");
}

#[test]
fn nothing_tells_what_lies_face_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 15, Purpose::Counted, None);
    // Another deal, the same actions: whoever looks at the window sees no difference until a tile is turned up.
    let other = tempfile::tempdir().expect("a folder");
    let swapped = club(other.path(), 16, Purpose::Counted, None);
    let mut texts = [at_table(path).texts(), at_table(swapped).texts()];
    for texts in &mut texts {
        texts.retain(|text| !text.contains("halaliclub"));
    }
    assert_eq!(texts[0], texts[1]);
    let [first, second] = [15, 16].map(|seed| deal(seed).to_string());
    assert_ne!(first, second);
    for text in texts.concat() {
        assert!(!first.contains(&text) || text.len() < 4, "{text}");
    }
}

#[test]
fn what_interrupts_a_drag_leaves_the_board_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 17);
    // Turned up until there is something that the side to move can drag.
    let from = loop {
        let game = live(&window).game();
        let position = game.position();
        let movers = Square::all().find(|&at| {
            let targets = position.targets(game.rules(), at);
            !targets.moves.is_empty()
        });
        if let Some(from) = movers {
            break from;
        }
        let hidden = position.face_down().iter().next().expect("a hidden tile");
        window.type_text(&hidden.to_string());
        window.named(Named::Enter);
    };
    let length = live(&window).game().len();
    let to = {
        let game = live(&window).game();
        game.position().targets(game.rules(), from).moves.iter().next().expect("a goal")
    };
    let (start, goal) = (square(&mut window, from).center(), square(&mut window, to).center());
    let interruptions: [&[Event]; 3] = [
        &[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))],
        &[Event::Window(iced::window::Event::Unfocused)],
        &[Event::Window(iced::window::Event::Unfocused), Event::Window(iced::window::Event::Focused)],
    ];
    for interruption in interruptions {
        window.move_to(start);
        window.press();
        window.move_to(goal);
        window.send(interruption);
        window.release();
        assert_eq!(live(&window).game().len(), length, "{interruption:?}");
        assert_eq!(window.app.playing().expect("it").table().expect("a game").selected(), None);
        rest(&mut window);
    }
    // Over nothing, outside of the window, and back where it was.
    for nowhere in [Point::new(-40.0, 300.0), Point::new(5000.0, 10.0), start] {
        window.drag(start, nowhere);
        assert_eq!(live(&window).game().len(), length);
        rest(&mut window);
    }
    // A second finger is ignored until the first one lets go.
    let finger = |id: u64, at: Point| (touch::Finger(id), at);
    let (one, two) = (finger(1, start), finger(2, goal));
    window.send(&[
        Event::Touch(touch::Event::FingerPressed { id: one.0, position: one.1 }),
        Event::Touch(touch::Event::FingerPressed { id: two.0, position: two.1 }),
        Event::Touch(touch::Event::FingerLifted { id: two.0, position: two.1 }),
    ]);
    assert_eq!(live(&window).game().len(), length);
    window.send(&[
        Event::Touch(touch::Event::FingerMoved { id: one.0, position: goal }),
        Event::Touch(touch::Event::FingerLifted { id: one.0, position: goal }),
    ]);
    assert_eq!(live(&window).game().len(), length + 1);
}

#[test]
fn a_double_click_turns_one_tile_up_and_picks_up_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 18);
    let tile = square(&mut window, at("b2")).center();
    for _ in 0..3 {
        window.click(tile);
    }
    assert_eq!(live(&window).game().len(), 1);
    assert_eq!(window.app.playing().expect("it").table().expect("a game").selected(), None);
}

#[test]
fn escape_right_click_and_the_same_tile_put_down_what_was_picked_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 19);
    let picked = |window: &Window| window.app.playing().expect("it").table().expect("a game").selected();
    let own = loop {
        let game = live(&window).game();
        let position = game.position();
        if let Some(own) = position.squares_of_side(position.side()).iter().next() {
            break own;
        }
        let hidden = position.face_down().iter().next().expect("a hidden tile");
        window.type_text(&hidden.to_string());
        window.named(Named::Enter);
    };
    let length = live(&window).game().len();
    let place = square(&mut window, own).center();
    let ways: [fn(&mut Window); 3] = [
        |window| window.named(Named::Escape),
        |window| window.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]),
        |window| {
            rest(window);
            window.press();
            window.release();
        },
    ];
    for put_down in ways {
        rest(&mut window);
        window.click(place);
        assert_eq!(picked(&window), Some(own));
        put_down(&mut window);
        assert_eq!(picked(&window), None);
    }
    assert_eq!(live(&window).game().len(), length);
}

#[test]
fn the_past_is_looked_at_without_leaving_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 20);
    for typed in ["a1", "b1", "c1", "e1"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    assert_eq!(live(&window).game().len(), 4);
    window.update(Message::Play(play::Message::Looked(2)));
    let shown = |window: &Window| window.app.playing().expect("it").table().expect("a game").shown().face_down().len();
    assert_eq!(shown(&window), 46);
    // In the past nothing can be played; the way back is offered.
    let hidden = square(&mut window, at("g7")).center();
    window.click(hidden);
    assert_eq!((live(&window).game().len(), shown(&window)), (4, 46));
    window.click_text("Go to now");
    assert_eq!(shown(&window), 44);
    rest(&mut window);
    window.click(hidden);
    assert_eq!(live(&window).game().len(), 5);
}

#[test]
fn taking_back_needs_both_and_never_crosses_a_turn_up_but_in_practice() {
    let folder = tempfile::tempdir().expect("a folder");
    let undo = |window: &mut Window| window.key(Key::Character("z".into()), Modifiers::CTRL);
    let mut window = game_of(folder.path(), 21);
    window.type_text("a1");
    window.named(Named::Enter);
    undo(&mut window);
    assert_eq!(live(&window).game().len(), 1);
    window.named(Named::Escape);
    let folder = tempfile::tempdir().expect("a folder");
    let mut practice = at_table(club(folder.path(), 21, Purpose::Practice, None));
    practice.type_text("a1");
    practice.named(Named::Enter);
    let tile = live(&practice).game().position().tile(at("a1"));
    undo(&mut practice);
    assert_eq!(live(&practice).game().len(), 0);
    practice.type_text("a1");
    practice.named(Named::Enter);
    assert_eq!(live(&practice).game().position().tile(at("a1")), tile);
}

#[test]
fn taking_back_speaks_of_time_only_where_there_is_a_clock() {
    for control in [None, TimeControl::new(15, 10)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = at_table(club(folder.path(), 21, Purpose::Counted, control));
        let (mut random, mut is_asked) = (Random::new(5), false);
        while !is_asked {
            let action = choose(live(&window).game(), &mut random);
            window.type_text(&action.to_string());
            window.named(Named::Enter);
            is_asked = !matches!(action, Action::TurnUp { .. });
        }
        window.key(Key::Character("z".into()), Modifiers::CTRL);
        assert!(window.texts().iter().any(|text| text.contains("do you agree?")), "{:?}", window.texts());
        assert_eq!(window.text("Used time is not given back.").is_some(), control.is_some());
    }
}

#[test]
fn conceding_needs_a_second_act_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 22);
    let words = Words::in_language(Language::English);
    window.click_text("Menu");
    let menu = window.text("Concede").expect("the menu").center();
    window.click(menu);
    // A double click does not confirm it.
    window.press();
    window.release();
    assert!(window.app.playing().expect("it").table().is_some());
    let end = window.text("End the game").unwrap_or_else(|| {
        // The second press fell beside the card and closed it, which is as safe.
        window.click_text("Menu");
        window.click_text("Concede");
        window.text("End the game").expect("the question")
    });
    assert!(!end.expand(20.0).contains(menu));
    window.click(end.center());
    let club = window.app.club().expect("a club").clone();
    let facts = club.series(series(SERIES)).expect("the series");
    assert_eq!(facts.games()[0].at_fault(), Some(Seat::First));
    let names = Seats { first: "Zoë".to_owned(), second: "Max".to_owned() };
    assert!(words.game_ended(&facts.games()[0], &names).contains("Zoë"));
    // Whoever conceded is not told by how many points to win: no points win this series.
    let barred = "Zoë can neither win nor draw this series any more, whatever the points (game 1: conceded).";
    assert!(window.text(barred).is_some(), "{:?}", window.texts());
    assert!(window.texts().iter().all(|text| !text.contains("behind")), "{:?}", window.texts());
}

#[test]
fn an_agreed_end_needs_the_word_of_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 22);
    let is_playing = |window: &Window| window.app.playing().expect("it").table().is_some();
    window.click_text("Menu");
    window.click_text("End by agreement");
    window.click_text("End the game");
    window.update(Message::Play(play::Message::Agreed));
    assert!(is_playing(&window), "nobody has agreed");
    let (one, other) = ("● Zoë agrees", "▲ Max agrees");
    window.click_text(one);
    window.click_text("End the game");
    assert!(is_playing(&window), "one alone ends nothing");
    // A word can be taken back while it is asked.
    window.click_text(one);
    window.click_text(other);
    window.click_text("End the game");
    assert!(is_playing(&window));
    window.click_text(one);
    window.click_text("End the game");
    assert!(!is_playing(&window));
    let club = window.app.club().expect("a club").clone();
    let facts = club.series(series(SERIES)).expect("the series");
    assert_eq!(facts.games()[0].ending, Ending::Agreed);
}

#[test]
fn what_the_organiser_decides_is_named_before_it_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 22);
    // Redo takes nothing back.
    window.key(Key::Character("z".into()), Modifiers::CTRL | Modifiers::SHIFT);
    assert!(!window.app.playing().expect("it").asks(), "{:#?}", window.texts());
    window.click_text("Menu");
    assert!(window.text("Take back as organiser").is_none(), "there is nothing to take back");
    window.named(Named::Escape);
    window.type_text("a1");
    window.named(Named::Enter);
    window.click_text("Menu");
    window.click_text("Take back as organiser");
    let last = live(&window).game().actions().last().expect("an action").to_string();
    assert!(shows(&mut window, &format!("{last}, which Zoë played last, is taken back.")), "{:#?}", window.texts());
    window.named(Named::Escape);
    window.click_text("Menu");
    window.click_text("The organiser ends the game");
    let stands = "The game ends as it stands: Zoë (animals) 0, Max (humans) 0.";
    let (said, reason) = (window.text(stands).expect("what comes of it"), window.text("Reason").expect("a field"));
    let end = window.text("End the game").expect("the end");
    assert!(said.y < reason.y && reason.y < end.y, "what, then why, then the deed");
    use play::Field;
    for (field, typed) in [(Field::Animals, "30"), (Field::Humans, "12"), (Field::Reason, "the board fell")] {
        window.update(Message::Play(play::Message::Typed(field, typed.to_owned())));
    }
    let given = "The game ends with these points: Zoë (animals) 30, Max (humans) 12.";
    assert!(shows(&mut window, given), "{:#?}", window.texts());
}

/// What ends or changes a game is asked in the middle, and its answer lies nowhere under the entry of the menu that led to it.
#[test]
fn no_entry_of_the_menu_lies_under_the_answer_that_it_leads_to() {
    for (language, size) in
        [("en", (1024.0, 700.0)), ("fr", (1280.0, 800.0)), ("de", (1024.0, 700.0)), ("nl", (2048.0, 1152.0))]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = game_of(folder.path(), 22);
        window.resize(size.0, size.1);
        let language = Language::from_code(language).expect("a language");
        window.update(Message::Went(Place::Settings));
        window.update(Message::Settings(settings::Message::Spoken(language)));
        window.update(Message::Went(Place::Play(series(SERIES))));
        window.type_text("a1");
        window.named(Named::Enter);
        let words = Words::in_language(language);
        for (entry, answer) in [
            ("live-agree", "live-end-it"),
            ("live-concede", "live-end-it"),
            ("live-adjudicate", "live-end-it"),
            ("live-take-back-organiser", "live-take-back-now"),
        ] {
            window.click_text(&words.named("live-menu"));
            let text = window.text(&words.named(entry)).expect(entry);
            // All of the entry: it is as wide as the menu.
            let pressed = Rectangle { x: size.0 - 344.0, y: text.y - 9.0, width: 330.0, height: text.height + 18.0 };
            window.click(text.center());
            let found: Vec<_> = window.found().into_iter().filter(|(.., text)| *text == words.named(answer)).collect();
            let place = found.last().unwrap_or_else(|| panic!("{answer}: {:?}", window.texts())).1;
            let button = Rectangle { x: place.x - 14.0, width: place.width + 28.0, ..place }.expand(6.0);
            assert!(button.intersection(&pressed).is_none(), "{language:?} {entry}: {button:?} {pressed:?}");
            window.named(Named::Escape);
        }
    }
}

/// What somebody who knows nothing does with hands and cat on everything.
fn random_events(seed: u64, events: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), seed, Purpose::Counted, None);
    let mut window = at_table(path.clone());
    let mut random = Random::new(seed);
    let point = |random: &mut Random, size: Size| {
        let part = |random: &mut Random| random.below(1100) as f32 / 1000.0 - 0.05;
        Point::new(part(random) * size.width, part(random) * size.height)
    };
    let mut size = SIZE;
    for number in 0..events {
        // What lies behind other doors is not the matter here.
        if window.app.playing().is_none() {
            window.update(Message::Went(Place::Play(series(SERIES))));
        }
        let named =
            [Named::Enter, Named::Escape, Named::ArrowUp, Named::ArrowLeft, Named::PageUp, Named::End, Named::Tab];
        match random.below(20) {
            0..=5 => {
                let at = point(&mut random, size);
                window.click(at);
            }
            6..=9 => {
                let (from, to) = (point(&mut random, size), point(&mut random, size));
                window.drag(from, to);
            }
            10 => window.press(),
            11 => window.release(),
            12 => window.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]),
            13 => window.named(named[random.below(named.len() as u64) as usize]),
            14 => {
                let letters: Vec<char> = "abcdefg1234567-xo?".chars().collect();
                let letter = letters[random.below(letters.len() as u64) as usize];
                window.type_text(&letter.to_string());
            }
            15 => {
                let sizes = [(0.0, 0.0), (1.0, 1.0), (900.0, 620.0), (2560.0, 1440.0), (1180.0, 780.0)];
                let (width, height) = sizes[random.below(sizes.len() as u64) as usize];
                size = Size::new(width, height);
                window.resize(width, height);
            }
            16 => window.send(&[Event::Window(iced::window::Event::Unfocused)]),
            17 => {
                let position = point(&mut random, size);
                let id = touch::Finger(random.below(3));
                window.send(&[match random.below(3) {
                    0 => Event::Touch(touch::Event::FingerPressed { id, position }),
                    1 => Event::Touch(touch::Event::FingerMoved { id, position }),
                    _ => Event::Touch(touch::Event::FingerLifted { id, position }),
                }]);
            }
            18 => window.draw(),
            _ => window.update(Message::Went(Place::Play(series(SERIES)))),
        }
        if let Some(table) = window.app.playing().and_then(|playing| playing.table()) {
            let game = table.live().game();
            assert_eq!(tiles(game.position()), 48, "event {number} of seed {seed}");
            let mut again = Game::without_deal(game.rules());
            for action in game.actions() {
                again.play(action).expect("a legal action");
            }
            assert_eq!(again.position(), game.position());
        }
    }
    drop(window);
    wait_for(&path);
    match open(&path, &holder()).expect("the file") {
        Opened::ForWriting(writer) => assert_eq!(writer.check().expect("a check"), []),
        Opened::ForReading { .. } => panic!("nobody holds it"),
    }
}

#[test]
fn ten_thousand_random_events_break_nothing() {
    for seed in 101..=110 {
        random_events(seed, 1000);
    }
}

/// A tile in the hand, a refusal, and the menu, in the smallest window.
fn pictures_of_refusals(folder: &Path) {
    let club_folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(club_folder.path(), 14);
    window.resize(1024.0, 700.0);
    let mut random = Random::new(9);
    for number in 0..44 {
        let action = choose(live(&window).game(), &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
        let position = *live(&window).game().position();
        let own = position.squares_of_side(position.side()).iter().next();
        if let Some(own) = own.filter(|_| number > 36) {
            let (from, to) = (square(&mut window, own).center(), square(&mut window, at("g7")).center());
            window.move_to(from);
            window.press();
            window.move_to(from + (to - from) * 0.4);
            window.save(&folder.join(format!("hand-{number}.ppm")));
            window.move_to(to);
            window.release();
            window.save(&folder.join(format!("refused-{number}.ppm")));
        }
    }
    window.click_text("Menu");
    window.save(&folder.join("menu.ppm"));
}

/// The screen for eyes: `HALALI_PICTURES=folder cargo test --test app play::pictures -- --ignored`
#[test]
#[ignore = "makes pictures for eyes"]
fn pictures() {
    let Some(folder) = std::env::var_os("HALALI_PICTURES").map(PathBuf::from) else { return };
    let club_folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(club_folder.path(), 11);
    let mut random = Random::new(5);
    window.save(&folder.join("start.ppm"));
    for number in 1..400 {
        let action = choose(live(&window).game(), &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
        let Some(table) = window.app.playing().expect("it").table() else { break };
        let (length, side) = (table.live().game().len(), table.live().to_move());
        let in_last = table.live().game().position().turns().is_some();
        if number % 30 == 0 || in_last && side == Side::Animals {
            window.save(&folder.join(format!("action-{length:03}.ppm")));
        }
    }
    window.save(&folder.join("interval.ppm"));
    pictures_of_refusals(&folder);
}

#[test]
fn a_double_click_on_the_menu_asks_for_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 23);
    let pass = |passed: i64| CLOCK.set(CLOCK.get() + TimeDelta::milliseconds(passed));
    window.app.set_clock(|| CLOCK.get());
    window.type_text("a1");
    window.named(Named::Enter);
    for turning in [play::Turning::Nothing, play::Turning::Panels] {
        let options = play::Options { turning, ..still() };
        window.update(Message::Play(play::Message::Chosen(options)));
        window.click_text("Menu");
        pass(349);
        window.press();
        window.release();
        assert!(window.text("Concede").is_some(), "the menu stays: {:?}", window.texts());
        assert_eq!(window.app.playing().expect("a game").options(), options);
        // The dark around it reaches to the edge of the window, and a press there closes it.
        window.click(Point::new(2.0, 300.0));
        assert!(window.text("Concede").is_none());
    }
}

#[test]
fn what_conceding_would_mean_is_said_before_it_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 24);
    window.update(Message::Play(play::Message::Asked(play::Question::Concede)));
    let sentence = "If Zoë concedes: Zoë counts 0, Max 35 (the club’s walkover points), and Zoë can neither win nor draw \
                    the series.";
    assert!(window.text(sentence).is_some(), "{:?}", window.texts());
}
