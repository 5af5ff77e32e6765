//! A day of a club in the window: thirty-two players, five rounds, and whatever goes wrong on such a day. Who stands where is
//! compared with sums made here.
//!
//! With `HALALI_TEST_PICTURES` naming a folder, every step leaves a picture there.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::support::commands::Home;
use crate::support::sums::{Figures, Games, Sheet, Sums};
use crate::support::table::{by_pointer, choose, live, rest, still};
use crate::support::window::Window;
use halali::app::preferences::Preferences;
use halali::app::screen::tournament::{Message as Event, View, correcting, entering, event, people};
use halali::app::theme::Look;
use halali::app::{Message, Place, play};
use halali::club::{PlayerId, Seat, Seats, SeriesId};
use halali::rules::{Action, Random};
use halali::tournament::{Apart, By, Criterion, Next, Out, RoundNumber, RoundState, TableNumber};
use halali::words::figure_value;
use iced::Size;
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{Key, Modifiers};

const PLAYERS: usize = 32;
/// Two of one household.
const HOUSEHOLD: [usize; 2] = [0, 16];

/// The players by their numbers; the last one comes late.
fn name(player: usize) -> String {
    match player {
        0 => "Anna Bauer".to_owned(),
        16 => "Bert Bauer".to_owned(),
        PLAYERS => "Zoë Latecomer".to_owned(),
        _ => format!("{}ïm Ünløck-{player}", ["Ann", "Bör", "Çem", "Djo"][player % 4]),
    }
}

struct Story {
    home: Home,
    window: Window,
    preferences: Preferences,
    numbers: BTreeMap<PlayerId, usize>,
    sums: Sums,
    pictures: Option<PathBuf>,
    taken: usize,
}

fn preferences(language: &str, look: Look) -> Preferences {
    Preferences { language: Some(language.to_owned()), look, ..Preferences::default() }
}

fn window_of(home: &Home, preferences: &Preferences) -> Window {
    Window::open(preferences.clone(), home.club(), Size::new(1280.0, 800.0))
}

impl Story {
    fn new(language: &str, look: Look) -> Story {
        let home = Home::new();
        let mut list = "name,household\n".to_owned();
        for player in 0..=PLAYERS {
            let household = if HOUSEHOLD.contains(&player) { "Bauer" } else { "" };
            list += &format!("{},{household}\n", name(player));
        }
        std::fs::write(home.folder().join("players.csv"), list).expect("a list");
        home.good(&["import", "players", "players.csv", "--yes"]);
        let preferences = preferences(language, look);
        let mut window = window_of(&home, &preferences);
        window.update(Message::Play(play::Message::Chosen(still())));
        let club = window.app.club().expect("a club").clone();
        let number = |of: &str| (0..=PLAYERS).find(|player| name(*player) == of).expect("a player");
        let numbers = club.people.iter().map(|player| (player.id, number(player.profile.name.as_str()))).collect();
        let pictures = std::env::var_os("HALALI_TEST_PICTURES").map(|folder| {
            let folder = PathBuf::from(folder).join(format!("{language}-{look:?}"));
            std::fs::create_dir_all(&folder).expect("a folder");
            folder
        });
        Story { home, window, preferences, numbers, sums: Sums::default(), pictures, taken: 0 }
    }

    fn picture(&mut self, of: &str) {
        self.window.draw();
        if let Some(folder) = &self.pictures {
            self.taken += 1;
            self.window.save(&folder.join(format!("{:02}-{of}.ppm", self.taken)));
        }
    }

    fn event(&self) -> &event::Event {
        self.window.app.tournament().and_then(|screen| screen.event()).expect("a tournament")
    }

    fn tell(&mut self, message: Event) {
        self.window.update(Message::Tournament(message));
    }

    fn look_at(&mut self, view: View) {
        self.tell(Event::Viewed(view));
        self.picture(&format!("{view:?}").to_lowercase());
    }

    fn press(&mut self, id: &str) {
        let place = self.window.place(id).expect(id).center();
        self.window.click(place);
    }

    /// Presses the one button of what is next, which is this.
    fn next(&mut self, due: &Next) {
        let is_due = self.event().next == *due;
        assert!(is_due, "{due:?}: {:#?}", self.window.texts());
        self.press("event-next");
    }

    fn player(&self, player: usize) -> PlayerId {
        *self.numbers.iter().find(|(_, number)| **number == player).expect("a player").0
    }

    /// Pairs the round that is next, and publishes it with Enter.
    fn pair(&mut self, round: u16) {
        self.next(&Next::Pair(RoundNumber(round)));
        self.picture("proposal");
        self.window.named(Named::Enter);
        let state = self.event().tournament.rounds()[&RoundNumber(round)].state;
        assert_eq!(state, RoundState::Released, "{:#?}", self.window.texts());
        self.picture("published");
    }

    /// The tables of a round: number, players, series.
    fn tables(&self, round: u16) -> Vec<(TableNumber, [usize; 2], SeriesId)> {
        let of = &self.event().tournament.rounds()[&RoundNumber(round)];
        let players = |players: Seats<PlayerId>| [players.first, players.second].map(|player| self.numbers[&player]);
        of.pairings().map(|pairing| (pairing.table, players(pairing.players), pairing.series)).collect()
    }

    fn bye(&self, round: u16) -> Option<usize> {
        let outs = self.event().tournament.outs(RoundNumber(round));
        let mut byes = outs.filter(|(_, out)| matches!(out, Out::Bye { .. }));
        byes.next().map(|(player, _)| self.numbers[&player])
    }

    /// Types the number of a table and what stands on its sheet.
    fn on_paper(&mut self, table: TableNumber, games: Games) {
        self.window.type_text(&table.to_string());
        self.window.named(Named::Enter);
        for game in games.0 {
            for (points, exited) in game {
                for figure in [points, exited] {
                    self.window.type_text(&figure.to_string());
                    self.window.named(Named::Enter);
                }
            }
        }
    }

    /// Plays both games of a series at this machine.
    fn on_screen(&mut self, players: [usize; 2], series: SeriesId, seed: u64, by: Hand) -> Sheet {
        let mut random = Random::new(seed);
        self.tell(Event::OnScreen(series));
        for _ in 0..2 {
            self.window.update(Message::Play(play::Message::NextWanted));
            self.play(&mut random, by);
        }
        let facts = self.window.app.club().expect("a club").series(series).expect("a series").clone();
        let result = facts.result();
        let [first, second] = players.map(|player| facts.seat_of(self.player(player)).expect("a player"));
        let of = |seat: Seat| (result.points[seat].0, u32::from(result.exited[seat]));
        let [(one, one_out), (other, other_out)] = [first, second].map(of);
        self.back();
        Sheet { players, points: [one, other], exited: [one_out, other_out], at_fault: None }
    }

    fn play(&mut self, random: &mut Random, by: Hand) {
        let mut last = None;
        while self.window.app.playing().is_some_and(|playing| playing.table().is_some()) {
            let action = choose(live(&self.window).game(), random);
            match by {
                Hand::Pointer => {
                    if last.is_some_and(|last| touches(last, action)) {
                        rest(&mut self.window);
                    }
                    by_pointer(&mut self.window, action, random.below(2) == 0);
                }
                // What keys mean, without a picture between them.
                Hand::Keys => {
                    for letter in action.to_string().chars() {
                        self.key(Key::Character(letter.to_string().into()));
                    }
                    self.key(Key::Named(Named::Enter));
                }
            }
            last = Some(action);
        }
    }

    fn key(&mut self, key: Key) {
        let physical = Physical::Unidentified(iced::keyboard::key::NativeCode::Unidentified);
        self.window.update(Message::Pressed(key, physical, Modifiers::empty()));
    }

    /// Back at the desk.
    fn back(&mut self) {
        let id = self.window.app.club().expect("a club").tournaments[0].id;
        self.window.update(Message::Went(Place::Tournament(id)));
        self.tell(Event::Viewed(View::Desk));
    }

    /// Plays these tables, every second one at the screen; the first of those with the pointer.
    fn play_all(&mut self, round: u16, tables: &[(TableNumber, [usize; 2], SeriesId)]) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        for (place, &(table, players, series)) in tables.iter().enumerate() {
            let seed = u64::from(round) * 1000 + u64::from(table.0);
            sheets.push(if table.0 % 2 == 1 {
                let by = if place == 0 && round == 1 { Hand::Pointer } else { Hand::Keys };
                self.on_screen(players, series, seed, by)
            } else {
                let games = Games::random(seed);
                self.on_paper(table, games);
                games.sheet(players)
            });
            let row = self.event().rounds[&RoundNumber(round)].rows.iter().find(|row| row.table == table).cloned();
            assert_eq!(row.expect("a row").course, event::Course::Done, "{table}: {:#?}", self.window.texts());
        }
        sheets
    }

    fn close(&mut self, round: u16, players: usize, sheets: &[Sheet], bye: Option<usize>) {
        self.next(&Next::Close(RoundNumber(round)));
        self.sums.round(players, sheets, bye);
        self.check_standings();
        self.look_at(View::Standings);
        self.look_at(View::Desk);
    }

    /// Compares the standings with the sums of the test.
    fn check_standings(&self) {
        let table = &self.event().tables[0].1;
        let mut before: Option<(u32, Figures)> = None;
        for line in &table.lines {
            let player = self.numbers[&line.player];
            let shown: Figures = SHOWN.map(|criterion| {
                let by = By::Criterion(criterion);
                let place = table.by.iter().position(|other| *other == by).expect("a column");
                figure_value(by, line.figures[place].expect("a figure")) as u32
            });
            let expected = self.sums.figures(player);
            assert_eq!(shown, expected, "{}", name(player));
            let rank = line.rank.expect("a rank").0.into();
            if let Some((above, better)) = before {
                assert!(better >= expected && (better == expected || rank > above), "{}", name(player));
            }
            before = Some((rank, expected));
        }
        assert_eq!(table.lines.len(), self.numbers_in());
    }

    fn numbers_in(&self) -> usize {
        self.event().tournament.entries().len()
    }
}

/// By what the sums of the test rank.
const SHOWN: [Criterion; 4] =
    [Criterion::MatchPoints, Criterion::TotalPoints, Criterion::TilesExited, Criterion::BUCHHOLZ];

#[derive(Clone, Copy, Debug)]
enum Hand {
    Pointer,
    Keys,
}

fn touches(last: Action, now: Action) -> bool {
    let at = now.square();
    match last {
        Action::TurnUp { at: square, .. } => square == at,
        Action::Move { from, to } | Action::Capture { from, to } => from == at || to == at,
        Action::Leave { from } => from == at,
    }
}

/// The day.
fn day(language: &str, look: Look) {
    let mut story = Story::new(language, look);
    set_up(&mut story);
    first_round(&mut story);
    second_round(&mut story);
    third_round(&mut story);
    fourth_round(&mut story);
    last_round(&mut story);
    story.window.close();
}

fn set_up(story: &mut Story) {
    story.window.key(Key::Character("3".into()), Modifiers::CTRL);
    story.picture("no-tournament");
    story.window.update(Message::Went(Place::NewTournament));
    story.window.fill("event-name", "Halali Open");
    story.window.fill("event-rounds", "5");
    story.picture("set-up");
    story.press("event-save");
    story.next(&Next::Enter);
    // From the list of the club, but for the one who comes late.
    story.tell(Event::People(people::Message::ListAsked));
    for player in 0..PLAYERS {
        let player = story.player(player);
        story.tell(Event::People(people::Message::Ticked(player)));
    }
    story.tell(Event::People(people::Message::ListAsked));
    story.tell(Event::People(people::Message::Groups(Apart::Households)));
    assert_eq!(story.numbers_in(), PLAYERS);
    story.picture("entries");
    story.tell(Event::Viewed(View::Desk));
    story.picture("before");
    story.next(&Next::Start { entered: PLAYERS });
}

fn first_round(story: &mut Story) {
    // The two of one household would meet otherwise: the first of the upper half and of the lower one.
    story.pair(1);
    let tables = story.tables(1);
    assert_eq!(tables.len(), PLAYERS / 2);
    for (_, players, _) in &tables {
        assert!(!HOUSEHOLD.iter().all(|one| players.contains(one)), "one household");
    }
    let sheets = story.play_all(1, &tables);
    story.close(1, PLAYERS, &sheets, None);
}

fn second_round(story: &mut Story) {
    // Somebody comes late, somebody leaves in mid-series, and a sheet is typed the wrong way round.
    story.look_at(View::People);
    let late = name(PLAYERS);
    story.window.type_text(&late);
    story.window.named(Named::Enter);
    assert_eq!(story.numbers_in(), PLAYERS + 1, "{:#?}", story.window.texts());
    story.picture("late");
    story.tell(Event::Viewed(View::Desk));
    story.pair(2);
    let tables = story.tables(2);
    let bye = story.bye(2);
    assert!(tables.len() == PLAYERS / 2 && bye.is_some());
    let others: Vec<_> = tables.iter().copied().filter(|(table, ..)| !matches!(table.0, 4 | 5)).collect();
    let mut sheets = story.play_all(2, &others);
    let (table, players, _) = tables[3];
    story.on_paper(table, wrong().swapped());
    sheets.push(wrong().swapped().sheet(players));
    sheets.push(leaves(story, tables[4]));
    story.close(2, PLAYERS + 1, &sheets, bye);
}

/// What is on the sheet that is typed the wrong way round.
fn wrong() -> Games {
    Games([[(60, 1), (25, 0)], [(48, 2), (31, 1)]])
}

/// The second player of a table goes after the first game.
fn leaves(story: &mut Story, (table, players, _): (TableNumber, [usize; 2], SeriesId)) -> Sheet {
    story.window.type_text(&table.to_string());
    story.window.named(Named::Enter);
    for figure in ["30", "1", "33", "0"] {
        story.window.type_text(figure);
        story.window.named(Named::Enter);
    }
    story.tell(Event::Entering(entering::Message::SaveAsked));
    story.window.type_text(&table.to_string());
    story.window.named(Named::Enter);
    story.tell(Event::Entering(entering::Message::NotCome(Seat::Second)));
    story.picture("leaves");
    story.tell(Event::Entering(entering::Message::SaveAsked));
    let gone = story.player(players[1]);
    story.tell(Event::People(people::Message::Left(gone)));
    assert!(story.event().tournament.entries()[&gone].withdrawn().is_some());
    Sheet { players, points: [30 + 35, 33], exited: [1, 0], at_fault: Some(players[1]) }
}

fn third_round(story: &mut Story) {
    // Two do not turn up, and the power is cut after the last result.
    story.pair(3);
    let tables = story.tables(3);
    let (absent, others) = tables.split_last().expect("tables");
    let mut sheets = story.play_all(3, others);
    story.window.type_text(&absent.0.to_string());
    story.window.named(Named::Enter);
    story.tell(Event::Entering(entering::Message::NobodyCame(true)));
    story.picture("no-show");
    let rows = story.event().rounds[&RoundNumber(3)].clone();
    cut(story);
    let again = &story.event().rounds[&RoundNumber(3)];
    assert_eq!(format!("{:?}", again.rows), format!("{:?}", rows.rows));
    story.picture("after-the-cut");
    let bye = story.bye(3);
    sheets.retain(|sheet| sheet.players != absent.1);
    story.close(3, PLAYERS + 1, &sheets, bye);
}

/// The window is gone without a word, and opened again.
fn cut(story: &mut Story) {
    let again = {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("none.halaliclub");
        Window::open(story.preferences.clone(), path, Size::new(1280.0, 800.0))
    };
    drop(std::mem::replace(&mut story.window, again));
    for _ in 0..100 {
        let window = window_of(&story.home, &story.preferences);
        if window.app.club().is_some_and(|club| club.can_be_changed()) {
            story.window = window;
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    story.window.update(Message::Play(play::Message::Chosen(still())));
    story.back();
}

fn fourth_round(story: &mut Story) {
    // Half of it is played when the sheet of round 2 is looked at again.
    story.pair(4);
    let tables = story.tables(4);
    let bye = story.bye(4);
    let mut sheets = story.play_all(4, &tables[..8]);
    let (table, players, _) = story.tables(2)[3];
    story.tell(Event::TableOpened(RoundNumber(2), table));
    let [[first, second], [first_again, second_again]] = wrong().0;
    for (game, [first, second]) in [(1, [first, second]), (2, [first_again, second_again])] {
        for (seat, figures) in [("first", first), ("second", second)] {
            story.window.fill(&format!("points-{game}-{seat}"), &figures.0.to_string());
            story.window.fill(&format!("exited-{game}-{seat}"), &figures.1.to_string());
        }
    }
    story.window.fill("entering-why", "typed the wrong way round");
    story.tell(Event::Entering(entering::Message::SaveAsked));
    story.picture("correction");
    story.sums.correct(1, &wrong().sheet(players));
    story.tell(Event::Entering(entering::Message::Chosen(correcting::Choice::Unstarted)));
    let again = story.tables(4);
    for begun in &tables[..8] {
        assert!(again.contains(begun), "what has begun stays");
    }
    let left: Vec<_> = again.iter().copied().filter(|table| !tables[..8].contains(table)).collect();
    assert_eq!(left.len(), tables.len() - 8);
    sheets.extend(story.play_all(4, &left));
    story.close(4, PLAYERS + 1, &sheets, story.bye(4).or(bye));
}

fn last_round(story: &mut Story) {
    // Paired, taken back, paired again; the first table is decided by the tiles that left the forest.
    story.pair(5);
    for _ in 0..2 {
        if story.event().tournament.rounds().contains_key(&RoundNumber(5)) {
            story.window.named(Named::Escape);
            story.window.key(Key::Character("z".into()), Modifiers::CTRL);
            // What was undone is told by names.
            let id = story.event().tournament.id().to_string();
            let texts = story.window.texts();
            assert!(texts.iter().all(|text| !text.contains(&id)), "{texts:#?}");
            assert!(texts.iter().any(|text| text.contains(':') && text.contains("Halali Open")), "{texts:#?}");
        }
    }
    story.pair(5);
    let tables = story.tables(5);
    let bye = story.bye(5);
    let mut sheets = story.play_all(5, &tables[1..]);
    let (table, players, _) = tables[0];
    let level = Games([[(40, 2), (30, 0)], [(30, 0), (40, 1)]]);
    story.on_paper(table, level);
    sheets.push(level.sheet(players));
    let row = &story.event().rounds[&RoundNumber(5)].rows[0];
    assert_eq!(row.winner, Some(Seat::First), "by tiles out: {}", row.said);
    story.picture("by-tiles");
    story.close(5, PLAYERS + 1, &sheets, bye);
    story.next(&Next::Finish);
    assert!(matches!(story.event().next, Next::Over { winner: Some(_) }));
    for view in [View::Standings, View::Crosstable, View::Rounds, View::Prizes, View::People, View::History] {
        story.look_at(view);
    }
    let first = story.event().tables[0].1.lines[0].player;
    story.look_at(View::Standings);
    story.tell(Event::Opened(first));
    story.picture("card");
}

#[test]
fn a_day_in_french() {
    day("fr", Look::Light);
}

#[test]
fn a_day_in_english() {
    day("en", Look::Dark);
}

#[test]
fn a_day_in_german() {
    day("de", Look::Dark);
}

#[test]
fn a_day_in_dutch() {
    day("nl", Look::Light);
}
