//! A day of a club at the real program, with a real pointer and real keys: thirty-two players, five rounds, and what goes wrong on
//! such a day. After every round who stands where is compared with sums made here; at every step the real window is compared
//! with the one without a screen.
//!
//! `HALALI_TEST_PICTURES=folder cargo test --test real_story -- --ignored` leaves a picture of every step in that folder.

#![cfg(all(feature = "app", target_os = "linux"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod support;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use halali::app::Place;
use halali::app::preferences::Preferences;
use halali::app::screen::tournament::event::Event;
use halali::app::screen::tournament::{View, name_of};
use halali::app::theme::Look;
use halali::club::{PlayerId, Seat, SeriesId};
use halali::rules::{Action, Random, Side};
use halali::tournament::{Next, Out, RoundNumber, RoundState, TableNumber};
use iced::advanced::widget::Id;
use iced::{Point, Size};
use support::both::Both;
use support::commands::Home;
use support::screen::Screen;
use support::sums::{Figures, Games, Sheet, Sums};
use support::table::{choose, live, square, still};

const SIZE: Size = Size::new(1280.0, 800.0);
/// The place of the wall is to the right of the window.
const BOTH: Size = Size::new(2560.0, 800.0);
const PLAYERS: usize = 32;
/// So many are on the club's list; the others are typed, the last of them late.
const ON_THE_LIST: usize = 24;
/// So many actions of a game on the board, until both agree to end it.
const ACTIONS: usize = 24;
/// Two of one household.
const HOUSEHOLD: [usize; 2] = [0, 16];

fn name(player: usize) -> String {
    match player {
        0 => "Anna Bauer".to_owned(),
        16 => "Bert Bauer".to_owned(),
        PLAYERS => "Zoë Latecomer".to_owned(),
        _ => format!("{}ïm Ünløck-{player:02}", ["Ann", "Bör", "Çem", "Djo"][player % 4]),
    }
}

fn number(of: &str) -> usize {
    (0..=PLAYERS).find(|player| name(*player) == of).expect("a player")
}

type Table = (TableNumber, [usize; 2], SeriesId);

struct Day<'s> {
    home: Home,
    both: Both<'s>,
    sums: Sums,
}

impl<'s> Day<'s> {
    fn new(screen: &'s Screen, language: &str, look: Look) -> Day<'s> {
        let home = Home::new();
        let mut list = "name,household\n".to_owned();
        for player in 0..ON_THE_LIST {
            let household = if HOUSEHOLD.contains(&player) { "Bauer" } else { "" };
            list += &format!("{},{household}\n", name(player));
        }
        fs::write(home.folder().join("players.csv"), list).expect("a list");
        home.good(&["import", "players", "players.csv", "--yes"]);
        // A browser that only says what it was given.
        let browser = home.folder().join("bin").join("xdg-open");
        fs::create_dir_all(browser.parent().expect("a folder")).expect("a folder");
        fs::write(&browser, format!("#!/bin/sh\necho \"$1\" >> {}\n", home.folder().join("opened").display()))
            .expect("a file");
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("a program");
        let pictures = std::env::var_os("HALALI_TEST_PICTURES").map(|folder| {
            let folder = PathBuf::from(folder).join(format!("real-{language}-{look:?}"));
            fs::create_dir_all(&folder).expect("a folder");
            folder
        });
        let preferences = Preferences {
            language: Some(language.to_owned()),
            look,
            window: (SIZE.width, SIZE.height),
            board: still(),
            ..Preferences::default()
        };
        let both = Both::open(screen, home.folder(), &home.club(), preferences, pictures);
        Day { home, both, sums: Sums::default() }
    }

    fn event(&self) -> &Event {
        self.both.twin.app.tournament().and_then(|screen| screen.event()).expect("a tournament")
    }

    /// Looks at the club file as the real program has written it.
    fn copy(&mut self) {
        // What was written last is there.
        sleep(Duration::from_millis(500));
        self.both.copy(None);
        let id = self.both.twin.app.club().expect("a club").tournaments[0].id;
        self.both.twin.update(halali::app::Message::Went(Place::Tournament(id)));
    }

    fn look_at(&mut self, view: View) {
        let name = name_of(view, self.both.words());
        // The places of the bar have the same names as some views.
        let is_tab = |place: &iced::Rectangle| place.x > 200.0 && place.y < 200.0;
        let mut found = self.both.twin.found().into_iter();
        let place = found.find(|(_, place, text)| *text == name && is_tab(place)).expect("a view").1;
        self.both.click(place.center(), &name);
        self.both.picture(&format!("{view:?}").to_lowercase());
    }

    /// Presses the one button of what is next, which is this.
    fn next(&mut self, due: &Next) {
        let is_due = self.event().next == *due;
        assert!(is_due, "{due:?}: {:#?}", self.both.twin.texts());
        self.both.press("event-next");
    }

    fn player(&self, player: usize) -> PlayerId {
        let people = &self.both.twin.app.club().expect("a club").people;
        people.iter().find(|one| one.profile.name.as_str() == name(player)).expect("a player").id
    }

    fn number(&self, player: PlayerId) -> usize {
        let people = &self.both.twin.app.club().expect("a club").people;
        number(people.get(player).expect("a player").profile.name.as_str())
    }

    fn pair(&mut self, round: u16) {
        self.next(&Next::Pair(RoundNumber(round)));
        self.both.picture("proposal");
        self.both.enter();
        self.both.picture("published");
        assert_eq!(self.event().tournament.rounds()[&RoundNumber(round)].state, RoundState::Released);
        // The series of the real program have other ids.
        self.copy();
        self.both.meet("the same round");
    }

    fn tables(&self, round: u16) -> Vec<Table> {
        let of = &self.event().tournament.rounds()[&RoundNumber(round)];
        let seats = |pairing: &halali::tournament::Pairing| [pairing.players.first, pairing.players.second];
        of.pairings()
            .map(|pairing| (pairing.table, seats(pairing).map(|player| self.number(player)), pairing.series))
            .collect()
    }

    fn bye(&self, round: u16) -> Option<usize> {
        let mut outs = self.event().tournament.outs(RoundNumber(round));
        outs.find(|(_, out)| matches!(out, Out::Bye { .. })).map(|(player, _)| self.number(player))
    }

    /// Types the number of a table, and waits for its forms.
    fn open_table(&mut self, table: TableNumber) {
        self.both.type_text(&table.to_string());
        self.both.enter();
        self.both.meet("the forms of a table");
    }

    fn figures(&mut self, game: [(u32, u32); 2]) {
        for (points, exited) in game {
            for figure in [points, exited] {
                self.both.type_text(&figure.to_string());
                self.both.enter();
            }
        }
    }

    fn on_paper(&mut self, (table, players, _): Table, games: Games) -> Sheet {
        self.open_table(table);
        for game in games.0 {
            self.figures(game);
        }
        self.both.meet("a result");
        games.sheet(players)
    }

    fn all_on_paper(&mut self, round: u16, tables: &[Table]) -> Vec<Sheet> {
        let seed = |table: TableNumber| u64::from(round) * 1000 + u64::from(table.0);
        tables.iter().map(|&table| self.on_paper(table, Games::random(seed(table.0)))).collect()
    }

    fn close(&mut self, round: u16, players: usize, sheets: &[Sheet], bye: Option<usize>) {
        self.both.picture("all-are-in");
        self.next(&Next::Close(RoundNumber(round)));
        self.sums.round(players, sheets, bye);
        self.look_at(View::Standings);
        self.check_standings(players);
        self.look_at(View::Desk);
    }

    /// Compares the standings in the club file of the real program with the sums of the test.
    fn check_standings(&self, players: usize) {
        let told = self.home.json(&["tournament", "standings", "last"]);
        check_standings(&told, &self.sums, players);
    }
}

fn check_standings(told: &serde_json::Value, sums: &Sums, players: usize) {
    let lines = told["tables"][0]["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), players);
    let mut before: Option<(u64, Figures)> = None;
    for line in lines {
        let player = line["player"]["name"].as_str().expect("a name");
        let shown: Figures = ["match-points", "total-points", "tiles-exited", "buchholz"]
            .map(|name| line["figures"][name].as_f64().expect("a figure") as u32);
        let expected = sums.figures(number(player));
        assert_eq!(shown, expected, "{player}");
        let rank = line["rank"].as_u64().expect("a rank");
        if let Some((above, better)) = before {
            assert!(better >= expected && (better == expected || rank > above), "{player}");
        }
        before = Some((rank, expected));
    }
}

fn day(language: &str, look: Look) {
    let Some(screen) = Screen::start(BOTH) else { panic!("there is no Xvfb") };
    screen.add_letters(&(0..=PLAYERS).map(name).collect::<String>());
    let mut day = Day::new(&screen, language, look);
    set_up(&mut day);
    people(&mut day);
    first_round(&mut day);
    second_round(&mut day);
    third_round(&mut day);
    fourth_round(&mut day);
    last_round(&mut day);
    papers(&mut day);
    day.both.close();
}

fn set_up(day: &mut Day<'_>) {
    day.both.picture("home");
    day.both.ctrl('3');
    day.both.picture("no-tournament");
    day.both.press_named("tournaments-new");
    // The name that stands there is marked, so that typing takes its place.
    day.both.type_text("Halali Open");
    day.both.fill("event-rounds", "5", 3);
    day.both.picture("set-up");
    day.both.press("event-save");
    day.both.picture("made");
    day.copy();
    day.both.meet("the same tournament");
}

fn people(day: &mut Day<'_>) {
    day.next(&Next::Enter);
    day.both.picture("nobody");
    // Some by typing: those whom the club does not know yet, and of the others those who are not in sight in the list.
    for player in ON_THE_LIST..PLAYERS {
        day.both.type_text(&name(player));
        if player == ON_THE_LIST {
            day.both.picture("new");
        }
        day.both.enter();
        day.both.meet("somebody new");
    }
    for player in 12..ON_THE_LIST {
        day.both.type_text(&name(player));
        if player == 12 {
            day.both.picture("known");
        }
        day.both.enter();
        day.both.meet("somebody on the list");
    }
    day.copy();
    day.look_at(View::People);
    let from_list = day.both.words().named("event-from-list");
    day.both.press_said(&from_list);
    let entered = |day: &Day<'_>, player: usize| day.event().tournament.entries().contains_key(&day.player(player));
    // The list is scrolled where somebody is below its edge.
    let mut left: Vec<usize> = (0..12).collect();
    let mut scrolled = 0;
    loop {
        left.retain(|player| !entered(day, *player));
        let Some(&player) =
            left.iter().find(|player| in_list(day, |_, text| text.ends_with(&name(**player))).is_some())
        else {
            if left.is_empty() {
                break;
            }
            assert!(scrolled < 4, "{left:?} are nowhere");
            day.both.wheel(LIST, 3);
            scrolled += 1;
            continue;
        };
        let place = in_list(day, |_, text| text.ends_with(&name(player))).expect("a place");
        day.both.click(place, "somebody ticked");
    }
    day.both.picture("from-the-list");
    day.both.press_said(&from_list);
    day.both.press_named("log-apart-households");
    // Check-in: whoever is in sight is here.
    while let Some(place) = not_here(day) {
        day.both.click(place, "somebody here");
    }
    day.both.picture("check-in");
    for _ in 0..4 {
        day.both.wheel(LIST, 2);
        while let Some(place) = not_here(day) {
            day.both.click(place, "somebody here");
        }
    }
    day.both.picture("all-here");
    assert_eq!(day.event().here.len(), PLAYERS);
    day.look_at(View::Desk);
    day.next(&Next::Start { entered: PLAYERS });
    day.copy();
    day.both.picture("started");
}

/// Somewhere in the middle of the list of people.
const LIST: Point = Point::new(600.0, 500.0);

/// Where a text is in the list of people, if it is in sight.
fn in_list(day: &mut Day<'_>, is_it: impl Fn(Option<&Id>, &str) -> bool) -> Option<Point> {
    let (scrolled, list) = day.both.twin.scrolled("event-people").expect("a list");
    let found = day.both.twin.found().into_iter();
    let mut places =
        found.filter(|(id, _, text)| is_it(id.as_ref(), text)).map(|(_, place, _)| place.center() - scrolled);
    places.find(|place| list.shrink(10.0).contains(*place))
}

/// A box that is not ticked, in sight.
fn not_here(day: &mut Day<'_>) -> Option<Point> {
    in_list(day, |id, _| id == Some(&Id::new("not-here")))
}

fn first_round(day: &mut Day<'_>) {
    day.pair(1);
    let tables = day.tables(1);
    assert_eq!(tables.len(), PLAYERS / 2);
    for (_, players, _) in &tables {
        assert!(!HOUSEHOLD.iter().all(|one| players.contains(one)), "one household");
    }
    day.look_at(View::Hall);
    day.both.open_wall("wall-open");
    day.both.meet("the hall");
    day.both.press("hall-start");
    sleep(Duration::from_secs(1));
    day.both.picture("wall");
    day.both.press("wall-open");
    day.look_at(View::Desk);
    let mut sheets = vec![half_on_the_board(day, tables[0])];
    sheets.extend(day.all_on_paper(1, &tables[1..]));
    day.close(1, PLAYERS, &sheets, None);
}

/// The first game is played on the screen, the second one typed.
fn half_on_the_board(day: &mut Day<'_>, (table, players, series): Table) -> Sheet {
    day.open_table(table);
    day.both.picture("table");
    day.both.press_named("app-on-screen");
    day.both.picture("before-the-game");
    day.both.enter();
    sleep(Duration::from_secs(1));
    day.both.copy(Some(Place::Play(series)));
    day.both.picture("board");
    let mut random = Random::new(5);
    let mut score = live(&day.both.twin).game().score();
    let animals = live(&day.both.twin).seat(Side::Animals);
    for number in 0..ACTIONS {
        let mut game = live(&day.both.twin).game().clone();
        let action = choose(&game, &mut random);
        by_pointer(day, action, number % 2 == 0);
        game.play(action).expect("an action");
        score = game.score();
    }
    day.both.picture("in-mid-game");
    day.both.press_named("live-menu");
    day.both.press_named("live-agree");
    for mark in ["● ", "▲ "] {
        let said = day.both.twin.texts().into_iter().find(|text| text.starts_with(mark)).expect("the word of a side");
        day.both.press_said(&said);
    }
    day.both.picture("agreed");
    day.both.press_named("live-end-it");
    day.both.picture("half-time");
    day.both.ctrl('3');
    day.both.picture("tournaments");
    day.both.press_said("Halali Open");
    day.open_table(table);
    day.both.picture("second-game");
    day.figures([(31, 1), (44, 0)]);
    day.both.meet("a result");
    let side = |seat: Seat| if seat == animals { Side::Animals } else { Side::Humans };
    let of = |seat: Seat| (score.points[side(seat)].0, u32::from(score.exited[side(seat)]));
    let [first, second] = [of(Seat::First), of(Seat::Second)];
    Games([[first, second], [(31, 1), (44, 0)]]).sheet(players)
}

fn by_pointer(day: &mut Day<'_>, action: Action, drags: bool) {
    let mut at = |square: halali::rules::Square| self::square(&mut day.both.twin, square).center();
    let (from, to) = match action {
        Action::TurnUp { at: square, .. } => (at(square), None),
        Action::Move { from, to } | Action::Capture { from, to } => (at(from), Some(at(to))),
        Action::Leave { from } => (at(from), Some(day.both.twin.place("logo").expect("the logo").center())),
    };
    match to {
        Some(to) if drags => day.both.drag(from, to, "a drag"),
        Some(to) => {
            day.both.click_apart(from, "a tile");
            day.both.click_apart(to, "a click");
        }
        None => day.both.click_apart(from, "a tile that is turned up"),
    }
}

/// What is on the sheet that is typed the wrong way round.
fn wrong() -> Games {
    Games([[(60, 1), (25, 0)], [(48, 2), (31, 1)]])
}

fn second_round(day: &mut Day<'_>) {
    // Somebody comes late, somebody leaves in mid-series, and a sheet is typed the wrong way round.
    day.look_at(View::People);
    day.both.type_text(&name(PLAYERS));
    day.both.picture("late-typed");
    day.both.enter();
    day.both.picture("late");
    day.look_at(View::Desk);
    day.pair(2);
    let tables = day.tables(2);
    let bye = day.bye(2);
    assert!(tables.len() == PLAYERS / 2 && bye.is_some());
    let others: Vec<_> = tables.iter().copied().filter(|(table, ..)| !matches!(table.0, 4 | 5)).collect();
    let mut sheets = day.all_on_paper(2, &others);
    sheets.push(day.on_paper(tables[3], wrong().swapped()));
    sheets.push(leaves(day, tables[4]));
    day.close(2, PLAYERS + 1, &sheets, bye);
}

/// The second player of a table goes after the first game.
fn leaves(day: &mut Day<'_>, (table, players, _): Table) -> Sheet {
    day.open_table(table);
    day.figures([(30, 1), (33, 0)]);
    day.both.meet("one game");
    day.both.press_named("app-save");
    day.both.picture("one-game");
    day.open_table(table);
    day.both.picture("the-other-game");
    day.both.press_named("app-ended-otherwise");
    day.both.press_named("app-how-walkover");
    // Who did not start it is asked below.
    day.both.press_last(&name(players[1]));
    day.both.picture("leaves");
    day.both.press_named("app-save");
    day.look_at(View::People);
    let gone = name(players[1]);
    bring_into_sight(day, &gone);
    let place = in_list(day, |_, text| text == gone).expect("a row");
    day.both.click(place, &gone);
    day.both.picture("card-of-somebody");
    day.both.press_named("event-withdraw");
    day.both.picture("gone");
    let gone = day.player(players[1]);
    assert!(day.event().tournament.entries()[&gone].withdrawn().is_some());
    day.look_at(View::Desk);
    Sheet { players, points: [30 + 35, 33], exited: [1, 0], at_fault: Some(players[1]) }
}

/// Turns the wheel until somebody is to be seen in the list of people.
fn bring_into_sight(day: &mut Day<'_>, name: &str) {
    for _ in 0..10 {
        if in_list(day, |_, text| text == name).is_some() {
            return;
        }
        day.both.wheel(LIST, 2);
    }
    panic!("{name}: {:#?}", day.both.twin.texts());
}

fn third_round(day: &mut Day<'_>) {
    // Two do not turn up, and the power is cut while a result is typed.
    day.pair(3);
    let tables = day.tables(3);
    let bye = day.bye(3);
    let (absent, others) = tables.split_last().expect("tables");
    let mut sheets = day.all_on_paper(3, &others[..7]);
    day.open_table(others[7].0);
    day.figures([(44, 1), (21, 2)]);
    day.both.type_text("3");
    day.both.picture("before-the-cut");
    // What was typed last is kept a moment later.
    sleep(Duration::from_millis(500));
    day.both.kill();
    day.both.start();
    day.both.picture("after-the-cut");
    day.both.ctrl('3');
    day.both.meet("tournaments");
    day.both.press_said("Halali Open");
    day.both.picture("desk-after-the-cut");
    day.open_table(others[7].0);
    day.both.picture("draft-after-the-cut");
    // The first game is there, and so is the first digit of the second one.
    for _ in 0..4 {
        day.both.enter();
    }
    let second = [(38, 0), (30, 1)];
    day.both.fill("points-2-first", "38", 2);
    day.both.enter();
    for figure in ["0", "30", "1"] {
        day.both.type_text(figure);
        day.both.enter();
    }
    day.both.meet("a result after the cut");
    sheets.push(Games([[(44, 1), (21, 2)], second]).sheet(others[7].1));
    sheets.extend(day.all_on_paper(3, &others[8..]));
    day.open_table(absent.0);
    day.both.press_named("event-nobody-came");
    day.both.picture("no-show");
    day.close(3, PLAYERS + 1, &sheets, bye);
}

fn fourth_round(day: &mut Day<'_>) {
    // Half of it is played when the sheet of round 2 is looked at again.
    day.pair(4);
    let tables = day.tables(4);
    let bye = day.bye(4);
    let mut sheets = day.all_on_paper(4, &tables[..8]);
    day.look_at(View::Rounds);
    let (table, players, _) = day.tables(2)[3];
    day.both.press_ending(" 2");
    day.both.picture("round-of-before");
    day.both.press_said(&table.to_string());
    day.both.picture("sheet-of-before");
    for (game, seats) in (1..).zip(wrong().0) {
        for (seat, (points, exited)) in ["first", "second"].into_iter().zip(seats) {
            day.both.fill(&format!("points-{game}-{seat}"), &points.to_string(), 2);
            day.both.fill(&format!("exited-{game}-{seat}"), &exited.to_string(), 1);
        }
    }
    day.both.enter();
    day.both.type_text("typed the wrong way round");
    day.both.picture("why");
    day.both.enter();
    day.both.picture("correction");
    day.sums.correct(1, &wrong().sheet(players));
    day.both.press_named("event-correct-unstarted");
    day.both.picture("corrected");
    day.copy();
    let again = day.tables(4);
    for begun in &tables[..8] {
        assert!(again.contains(begun), "what has begun stays");
    }
    let left: Vec<_> = again.iter().copied().filter(|table| !tables[..8].contains(table)).collect();
    assert_eq!(left.len(), tables.len() - 8);
    sheets.extend(day.all_on_paper(4, &left));
    let bye = day.bye(4).or(bye);
    day.close(4, PLAYERS + 1, &sheets, bye);
}

fn last_round(day: &mut Day<'_>) {
    // Paired, taken back, paired again.
    day.pair(5);
    for _ in 0..2 {
        if day.event().tournament.rounds().contains_key(&RoundNumber(5)) {
            day.both.escape();
            day.both.ctrl('z');
            day.both.picture("taken-back");
        }
    }
    day.pair(5);
    let tables = day.tables(5);
    let bye = day.bye(5);
    let mut sheets = day.all_on_paper(5, &tables[1..]);
    let level = Games([[(40, 2), (30, 0)], [(30, 0), (40, 1)]]);
    sheets.push(day.on_paper(tables[0], level));
    day.close(5, PLAYERS + 1, &sheets, bye);
    day.next(&Next::Finish);
    day.both.picture("over");
    assert!(matches!(day.event().next, Next::Over { winner: Some(_) }));
}

fn papers(day: &mut Day<'_>) {
    day.look_at(View::Prizes);
    day.both.press("event-prize-name");
    day.both.type_text("Caisse");
    day.both.fill("event-prizes", "50; 30; 20", 0);
    day.both.enter();
    day.both.picture("prizes-given");
    day.both.ctrl('z');
    day.both.picture("prizes-taken-back");
    day.both.ctrl('y');
    day.both.picture("prizes-given-again");
    for view in [View::Standings, View::Crosstable, View::Figures, View::History, View::Papers] {
        day.look_at(view);
    }
    day.both.press_named("papers-all");
    day.both.press("papers-next");
    day.both.picture("second-page");
    day.both.press("papers-save");
    let pdf = save(day, "all.pdf");
    assert!(pdf.starts_with(b"%PDF"));
    day.both.press_named("papers-event");
    day.both.press_named("take-archive");
    let archive = save(day, "event.json");
    assert!(archive.starts_with(b"{"));
    day.both.press("papers-print");
    day.both.picture("printed");
    let opened = day.home.folder().join("opened");
    let page = fs::read_to_string(&opened).expect("what the browser was given");
    let page = fs::read_to_string(page.trim().trim_start_matches("file://")).expect("a page");
    assert!(page.contains("Zoë Latecomer"));
    // The archive says the same elsewhere.
    let other = Home::new();
    let file = day.home.folder().join("event.json");
    other.good(&["import", "archive", file.to_str().expect("a path"), "--yes"]);
    check_standings(&other.json(&["tournament", "standings", "last"]), &day.sums, PLAYERS + 1);
}

/// Types where a file is to go, at the real program first, and reads it.
fn save(day: &mut Day<'_>, file: &str) -> Vec<u8> {
    day.both.fill("taking-place", file, 120);
    day.both.picture("export");
    let path = day.home.folder().join(file);
    let aside = path.with_added_extension("real");
    day.both.enter_at_real(|screen| screen.wait("a file", || path.exists()));
    sleep(Duration::from_millis(300));
    fs::rename(&path, &aside).expect("a file");
    day.both.enter_at_twin();
    day.both.picture("exported");
    fs::rename(&aside, &path).expect("a file");
    fs::read(path).expect("a file")
}

#[test]
#[ignore = "sits at the window for some minutes"]
fn a_day_in_english() {
    day("en", Look::Dark);
}

#[test]
#[ignore = "sits at the window for some minutes"]
fn a_day_in_french() {
    day("fr", Look::Light);
}
