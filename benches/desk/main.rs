//! What the desk of a large tournament costs: two hundred players, nine rounds, in a club of five hundred with four thousand
//! older series. Each figure is the time from the last key, click or message to the picture that shows all that came of it,
//! filled in software, with everything that is read, found out and written on the disk in between.
//!
//! `cargo bench --bench desk` needs no screen, and says whether the limits hold. Pairing has no limit here: `benches/tournament.rs`
//! measures it.

#![allow(clippy::expect_used, clippy::panic, reason = "a measurement stops at what it does not expect")]

mod club;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::io;
use std::path::Path;
use std::time::Duration;

use halali::app::hall::{Message as Hall, Shows};
use halali::app::screen::tournament::people::{ARRIVAL, Message as People};
use halali::app::screen::tournament::proposing::Message as Proposing;
use halali::app::screen::tournament::rounds::Asking;
use halali::app::screen::tournament::{Message as Desk, Reasoned, View, entering, event, paper};
use halali::app::system::{Answer, System};
use halali::app::{Message, Place};
use halali::club::PlayerId;
use halali::tournament::{Next, Out, RoundNumber, TableNumber};
use halali::words::paper::Printout;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Size, mouse};

use self::support::desk::CUP;
use self::support::hands::{in_language, press};
use self::support::window::{Window, key_pressed};

/// Within this time whatever is done at the desk is done and seen.
const ANSWER: Duration = Duration::from_millis(100);
/// The longest a picture may take where things move: sixty of them a second.
const FRAME: Duration = Duration::from_micros(16_667);
/// How long everything on paper may take.
const PAPER: Duration = Duration::from_secs(2);

const SIZE: Size = Size::new(1280.0, 800.0);
const BEAMER: Size = Size::new(1280.0, 720.0);
/// The round that is to come.
const LAST: RoundNumber = RoundNumber(9);

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let club = club::club_in(folder.path());
    let mut window = Window::open(in_language("fr"), club, SIZE);
    window.app.set_system(quiet(folder.path()));
    let mut bench = Bench { window, misses: Vec::new() };
    bench.open();
    bench.people();
    bench.views();
    bench.scrolling();
    bench.papers(folder.path());
    bench.proposal();
    bench.results();
    bench.round();
    bench.corrections();
    bench.wall();
    bench.window.close();
    if !bench.misses.is_empty() {
        println!("missed: {}", bench.misses.join(", "));
        std::process::exit(1);
    }
}

/// A system without windows of its own.
fn quiet(folder: &Path) -> System {
    System {
        folder: folder.to_owned(),
        ask: |_| Box::pin(async { Answer::NoDialogue }),
        open: |_| Err(io::Error::other("nothing to open it with")),
        look: || Box::pin(async { None }),
        changes: iced::Subscription::none,
    }
}

struct Bench {
    window: Window,
    misses: Vec<&'static str>,
}

impl Bench {
    /// Says what something took, and remembers where that is too long.
    fn tell(&mut self, what: &'static str, limit: Option<Duration>, mut times: Vec<Duration>) {
        times.sort_unstable();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        let said = match limit {
            Some(limit) if median > limit => "MISSED",
            Some(limit) if worst > limit => "over once",
            _ => "",
        };
        let limit_said = limit.map_or_else(|| "none".to_owned(), |limit| format!("{limit:.0?}"));
        let (median_said, worst_said) = (format!("{median:.1?}"), format!("{worst:.1?}"));
        let count = times.len();
        println!(
            "{what:<44} median {median_said:>8}  worst {worst_said:>8} of {count:>3}  limit {limit_said:>6}  {said}"
        );
        if limit.is_some_and(|limit| median > limit) {
            self.misses.push(what);
        }
    }

    /// Times something again and again.
    fn measure<T>(
        &mut self,
        what: &'static str,
        limit: Duration,
        of: impl IntoIterator<Item = T>,
        mut act: impl FnMut(&mut Window, T) -> Duration,
    ) {
        let times = of.into_iter().map(|one| act(&mut self.window, one)).collect();
        self.tell(what, Some(limit), times);
    }

    fn open(&mut self) {
        self.measure("open the tournament", ANSWER, 0..20, |window, _| {
            window.update(Message::Went(Place::Tournaments));
            window.draw();
            window.time_message(Message::Went(Place::Tournament(CUP)))
        });
    }

    fn people(&mut self) {
        view(&mut self.window, View::People);
        let people = event(&self.window).people.clone();
        self.measure("tick somebody in", ANSWER, people.iter().take(50), |window, player| {
            window.time_message(tell(Desk::People(People::Here(*player))))
        });
        self.measure(
            "type a letter of a name",
            FRAME,
            "Ångström-Łukasiewicz van der Meulen".chars(),
            |window, letter| {
                if window.place(ARRIVAL).is_some() && letter == 'Å' {
                    press(window, ARRIVAL);
                }
                window.time(&letter_key(letter))
            },
        );
        let mut undone = Vec::new();
        self.measure("late entry of somebody new", ANSWER, 0..10, |window, number| {
            window.fill(ARRIVAL, &format!("Newcomer {number}"));
            let time = window.time(&named(Named::Enter));
            assert_eq!(event(window).tournament.entries().len(), 201, "{:#?}", window.texts());
            undone.push(undo(window));
            time
        });
        self.tell("undo a late entry", Some(ANSWER), undone);
        let known = |number: u128| support::clubs::player(number);
        self.measure("late entry of somebody known", ANSWER, 300..310, |window, number| {
            let name = label(window, known(number));
            window.fill(ARRIVAL, &name);
            let time = window.time(&named(Named::Enter));
            assert_eq!(event(window).tournament.entries().len(), 201, "{:#?}", window.texts());
            undo(window);
            time
        });
        self.measure("sit out in the next round", ANSWER, &people[..20], |window, player| {
            window.time_message(tell(Desk::People(People::Out(*player, Some(Out::RequestedBye)))))
        });
        assert_eq!(event(&self.window).tournament.outs(LAST).count(), 20);
        self.measure("play after all", ANSWER, &people[..20], |window, player| {
            window.time_message(tell(Desk::People(People::Out(*player, None))))
        });
        self.measure("withdraw", ANSWER, &people[..20], |window, player| {
            window.time_message(tell(Desk::People(People::Left(*player))))
        });
        self.measure("come back", ANSWER, &people[..20], |window, player| {
            window.time_message(tell(Desk::People(People::Returned(*player))))
        });
    }

    fn views(&mut self) {
        let shown = [
            ("view: desk", View::Desk),
            ("view: players", View::People),
            ("view: rounds", View::Rounds),
            ("view: standings", View::Standings),
            ("view: crosstable", View::Crosstable),
            ("view: figures", View::Figures),
            ("view: prizes", View::Prizes),
            ("view: papers", View::Papers),
            ("view: wall", View::Hall),
            ("view: log", View::History),
        ];
        for (what, shown) in shown {
            self.measure(what, ANSWER, 0..15, |window, _| {
                view(window, if shown == View::Desk { View::People } else { View::Desk });
                window.draw();
                window.time_message(tell(Desk::Viewed(shown)))
            });
        }
        view(&mut self.window, View::Rounds);
        self.measure("rounds by name, or by table", ANSWER, 0..20, |window, number| {
            window.time_message(tell(Desk::ByName(number % 2 == 0)))
        });
        self.measure("another round", ANSWER, 1..=8, |window, number| {
            window.time_message(tell(Desk::RoundChosen(RoundNumber(number))))
        });
        self.measure("why? of a table", ANSWER, 1..=20, |window, table| {
            window.time_message(tell(Desk::WhyAsked(RoundNumber(8), Asking::Table(TableNumber(table)))))
        });
        self.measure("why? of the bye", ANSWER, 4..=8, |window, round| {
            window.time_message(tell(Desk::WhyAsked(RoundNumber(round), Asking::Bye)))
        });
        view(&mut self.window, View::Standings);
        self.measure("standings after another round", ANSWER, 1..=8, |window, round| {
            window.time_message(tell(Desk::Ranking(ranking_after(round))))
        });
        self.window.update(tell(Desk::Ranking(halali::app::screen::tournament::ranking::Message::After(None))));
        let people = event(&self.window).people.clone();
        self.measure("a player’s card", ANSWER, people.iter().step_by(5), |window, player| {
            window.time_message(tell(Desk::Opened(*player)))
        });
        self.measure("a figure of the card, with its terms", ANSWER, 0..5, |window, figure| {
            window.time_message(tell(Desk::FigureOpened(figure)))
        });
        self.window.update(tell(Desk::Opened(people[195])));
    }

    fn scrolling(&mut self) {
        let scrolled = [
            ("scroll the players", View::People),
            ("scroll the rounds", View::Rounds),
            ("scroll the standings", View::Standings),
            ("scroll the crosstable", View::Crosstable),
            ("scroll the log", View::History),
        ];
        for (what, shown) in scrolled {
            view(&mut self.window, shown);
            self.window.draw();
            self.window.move_to(Point::new(640.0, 600.0));
            self.measure(what, FRAME, 0..120, |window, step| {
                let y = if step % 40 == 39 { 4000.0 } else { -3.0 };
                let delta = mouse::ScrollDelta::Lines { x: 0.0, y };
                window.time(&Event::Mouse(mouse::Event::WheelScrolled { delta }))
            });
        }
    }

    fn papers(&mut self, folder: &Path) {
        view(&mut self.window, View::Papers);
        let listed = Printout::ALL.into_iter().filter(|what| *what != Printout::Bracket);
        for what in listed {
            let name: &'static str = Box::leak(format!("paper: {}", what.name()).into_boxed_str());
            self.measure(name, ANSWER, 0..5, |window, _| {
                window.time_message(tell(Desk::Papers(paper::Message::Chosen(Some(what)))))
            });
        }
        self.measure("paper: everything, to look at", PAPER, 0..5, |window, _| {
            window.time_message(tell(Desk::Papers(paper::Message::Chosen(None))))
        });
        self.measure("turn a page", ANSWER, 0..20, |window, _| {
            window.time_message(tell(Desk::Papers(paper::Message::Turned(1))))
        });
        self.measure("a PDF of everything, on the disk", PAPER, 0..5, |window, number| {
            press(window, "papers-save");
            let name = format!("all-{number}.pdf");
            window.fill("taking-place", &name);
            let time = window.time(&named(Named::Enter));
            assert!(folder.join(name).exists(), "{:#?}", window.texts());
            time
        });
    }

    fn proposal(&mut self) {
        view(&mut self.window, View::Desk);
        assert_eq!(event(&self.window).next, Next::Pair(LAST));
        let proposed = self.window.time_message(tell(Desk::NextAsked));
        self.tell("the proposal of round 9", None, vec![proposed]);
        self.measure("take a name", ANSWER, 0..5, |window, _| {
            let time = window.time(&named(Named::ArrowRight));
            window.named(Named::ArrowRight);
            time
        });
        self.measure("swap two names", ANSWER, 0..20, |window, _| {
            window.named(Named::ArrowRight);
            window.named(Named::ArrowDown);
            window.time(&named(Named::ArrowRight))
        });
        self.window.update(tell(Desk::Proposing(Proposing::HandsOff)));
        self.measure("go down a table", FRAME, 0..40, |window, _| window.time(&named(Named::ArrowDown)));
        self.measure("why? of a table of the proposal", ANSWER, 0..20, |window, place| {
            window.time_message(tell(Desk::Proposing(Proposing::WhyAsked(Some(place)))))
        });
        self.measure("why? of the bye of the proposal", ANSWER, 0..5, |window, _| {
            window.time_message(tell(Desk::Proposing(Proposing::WhyAsked(None))))
        });
        self.window.move_to(Point::new(400.0, 600.0));
        self.measure("scroll the proposal", FRAME, 0..80, |window, _| {
            let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -1.0 };
            window.time(&Event::Mouse(mouse::Event::WheelScrolled { delta }))
        });
        self.measure("accept and publish", ANSWER, 0..5, |window, number| {
            if number > 0 {
                undo(window);
                window.update(tell(Desk::NextAsked));
            }
            window.time(&named(Named::Enter))
        });
        assert!(event(&self.window).tournament.rounds().contains_key(&LAST), "{:#?}", self.window.texts());
    }

    fn results(&mut self) {
        let tables = event(&self.window).rounds[&LAST].rows.len() as u16;
        let [mut typed, mut opened, mut saved] = [const { Vec::new() }; 3];
        let [mut undone, mut redone] = [const { Vec::new() }; 2];
        for table in 1..=tables {
            let window = &mut self.window;
            let number = table.to_string();
            typed.extend(number.chars().map(|digit| window.time(&letter_key(digit))));
            opened.push(window.time(&named(Named::Enter)));
            let figures = ["60", "1", "45", "0", "50", "0", "30", "0"];
            for (place, figure) in figures.into_iter().enumerate() {
                typed.extend(figure.chars().map(|digit| window.time(&letter_key(digit))));
                let entered = window.time(&named(Named::Enter));
                if place + 1 == figures.len() {
                    saved.push(entered);
                } else {
                    typed.push(entered);
                }
            }
            let done = event(window).rounds[&LAST].counts.0;
            assert_eq!(done, usize::from(table), "{:#?}", window.texts());
            if table % 5 == 0 {
                undone.push(undo(window));
                redone.push(window.time(&ctrl("y")));
                assert_eq!(event(window).rounds[&LAST].counts.0, done);
            }
        }
        self.tell("type a digit, or Enter to the next field", Some(FRAME), typed);
        self.tell("Enter to the form of a table", Some(ANSWER), opened);
        self.tell("save a result", Some(ANSWER), saved);
        self.tell("undo a result", Some(ANSWER), undone);
        self.tell("redo a result", Some(ANSWER), redone);
    }

    fn round(&mut self) {
        let [mut closed, mut reopened] = [const { Vec::new() }; 2];
        for _ in 0..8 {
            assert_eq!(event(&self.window).next, Next::Close(LAST));
            closed.push(self.window.time_message(tell(Desk::NextAsked)));
            assert_eq!(event(&self.window).next, Next::Finish);
            self.window.update(tell(Desk::ReasonAsked(Some(Reasoned::Reopen(LAST)))));
            self.window.update(tell(Desk::Why("a table was wrong".to_owned())));
            reopened.push(self.window.time_message(tell(Desk::Meant)));
        }
        self.tell("close a round", Some(ANSWER), closed);
        self.tell("open a round again", Some(ANSWER), reopened);
    }

    fn corrections(&mut self) {
        let [mut shown, mut written] = [const { Vec::new() }; 2];
        for table in 1..=10 {
            let window = &mut self.window;
            correct(window, LAST, table);
            shown.push(window.time_message(tell(Desk::Entering(entering::Message::SaveAsked))));
            written.push(window.time(&named(Named::Enter)));
            let winner = event(window).rounds[&LAST].rows[usize::from(table) - 1].winner;
            assert_eq!(winner, Some(halali::club::Seat::Second), "{:#?}", window.texts());
        }
        self.tell("what a correction changes", Some(ANSWER), shown);
        self.tell("write a correction", Some(ANSWER), written);
        let mut paired = Vec::new();
        let mut written = Vec::new();
        for table in 1..=5 {
            let window = &mut self.window;
            correct(window, RoundNumber(8), table);
            paired.push(window.time_message(tell(Desk::Entering(entering::Message::SaveAsked))));
            written.push(window.time(&named(Named::Enter)));
        }
        self.tell("the same of round 8, pairing round 9 twice", None, paired);
        self.tell("write that, round 9 stays", Some(ANSWER), written);
    }

    fn wall(&mut self) {
        view(&mut self.window, View::Hall);
        self.window.update(Message::Hall(Hall::WallAsked));
        for (what, shows) in [
            ("wall: by tables", Shows::ByTable),
            ("wall: by names", Shows::ByName),
            ("wall: standings", Shows::Standings),
            ("wall: timer", Shows::Timer),
        ] {
            self.window.look_at_wall(Some(BEAMER));
            self.measure(what, ANSWER, 0..10, |window, _| {
                window.update(Message::Hall(Hall::Chosen(Some(Shows::Notice))));
                window.draw();
                window.time_message(Message::Hall(Hall::Chosen(Some(shows))))
            });
        }
        self.window.look_at_wall(Some(BEAMER));
        self.window.update(Message::Hall(Hall::Chosen(Some(Shows::Standings))));
        self.measure("wall: the next page", ANSWER, 0..20, |window, _| {
            window.time_message(Message::Hall(Hall::Turned))
        });
        self.window.look_at_wall(None);
    }
}

fn tell(message: Desk) -> Message {
    Message::Tournament(message)
}

fn ranking_after(round: u16) -> halali::app::screen::tournament::ranking::Message {
    halali::app::screen::tournament::ranking::Message::After(Some(RoundNumber(round)))
}

fn view(window: &mut Window, view: View) {
    window.update(tell(Desk::Viewed(view)));
}

fn event(window: &Window) -> &event::Event {
    window.app.tournament().and_then(|screen| screen.event()).expect("a tournament")
}

fn label(window: &Window, player: PlayerId) -> String {
    window.app.club().expect("a club").people.label(player)
}

fn named(key: Named) -> Event {
    key_pressed(Key::Named(key), Modifiers::empty())
}

fn letter_key(letter: char) -> Event {
    key_pressed(Key::Character(letter.to_string().into()), Modifiers::empty())
}

fn ctrl(key: &str) -> Event {
    key_pressed(Key::Character(key.into()), Modifiers::CTRL)
}

/// Takes back what was done last.
fn undo(window: &mut Window) -> Duration {
    // Not in a field: what is typed there is taken back first.
    window.named(Named::Escape);
    window.time(&ctrl("z"))
}

/// Types that the other one won at a table.
fn correct(window: &mut Window, round: RoundNumber, table: u16) {
    window.update(tell(Desk::TableOpened(round, TableNumber(table))));
    for game in [1, 2] {
        window.fill(&format!("points-{game}-first"), "31");
        window.fill(&format!("points-{game}-second"), "64");
        window.fill(&format!("exited-{game}-first"), "0");
    }
    if window.place("entering-why").is_some() {
        window.fill("entering-why", "typed the wrong way round");
    }
}
