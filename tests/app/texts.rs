//! That every text fits: each screen in each language, in the smallest window that is promised, with texts of the usual size
//! and with larger ones; and that no date stands there as programs write it.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command as Process;

use crate::names;
use crate::support::clubs::{demo, series};
use crate::support::places::every_place;
use crate::support::table::{SERIES, club, still};
use crate::support::window::Window;
use halali::app::preferences::{Places, Preferences};
use halali::app::screen::paper::{At, Form};
use halali::app::screen::pin_form::Message as Pin;
use halali::app::screen::{
    import, new_series, paper_view, player, series_list, series_page, set_up, settings, standings, tournament,
};
use halali::app::system::Answer;
use halali::app::theme::Look;
use halali::app::{Bring, Message, Place, chooser, guard, play, taking};
use halali::club::{Medium, Purpose, Seat, Series, Table};
use halali::tournament::{RoundNumber, TableNumber};
use iced::keyboard::{Key, Modifiers};
use iced::{Point, Size};

const SIZE: Size = Size::new(1024.0, 700.0);
/// Those that ship with the program.
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "nl"];

/// How a window is looked at: in which language, how large it is, and texts of how many hundredths of their usual size.
#[derive(Clone, Copy)]
pub(crate) struct How {
    pub(crate) language: &'static str,
    pub(crate) size: Size,
    pub(crate) text: u16,
    /// Whether it is looked at how well texts stand out from what is behind them, and in which look.
    pub(crate) look: Option<Look>,
}

/// In the smallest window that is promised, by one whose eyes are good.
const fn how(language: &'static str, text: u16) -> How {
    How { language, size: SIZE, text, look: None }
}

fn open(path: &Path, how: How) -> Window {
    let How { language, text, look, .. } = how;
    let look = look.unwrap_or_default();
    let preferences = Preferences { language: Some(language.to_owned()), text, look, ..Preferences::default() };
    Window::open(preferences, path.to_owned(), how.size * (100.0 / f32::from(text)))
}

/// By how much texts have to stand out from what is behind them.
const fn least_contrast(look: Look) -> f32 {
    match look {
        Look::Light | Look::Dark => 4.5,
        Look::Contrast => 7.0,
    }
}

/// The texts of a screen that do not fit, wherever it is scrolled.
fn collect(window: &mut Window, what: &str, faults: &mut BTreeSet<String>, look: Option<Look>) {
    let middle = Point::new(window.size().width * 0.7, window.size().height * 0.7);
    let mut before = Vec::new();
    if let Some(look) = look {
        if let Some(folder) = std::env::var_os("HALALI_TEST_PICTURES") {
            let name: String = what.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
            let name: String = name.chars().take(80).collect();
            window.save(&Path::new(&folder).join(format!("{look:?}-{name}.ppm")));
        }
        let faint = window.hard_to_read(least_contrast(look));
        faults.extend(faint.into_iter().map(|fault| format!("{look:?}, {what}: {fault}")));
        return;
    }
    for _ in 0..12 {
        faults.extend(window.clipped().into_iter().map(|fault| format!("{what}: {fault}")));
        faults.extend(names::left_whole(&window.said()).into_iter().map(|text| format!("{what}: whole: {text}")));
        let dates = window.written().into_iter().filter(|text| has_date_of_programs(text));
        faults.extend(dates.map(|text| format!("{what}: a date as programs write it: {text}")));
        window.scroll(middle, 320.0);
        let now = window.texts_drawn();
        if now == before {
            break;
        }
        before = now;
    }
}

/// Whether a date such as 2026-11-30 is in a text that is neither about the dates in a file nor the name of one.
fn has_date_of_programs(text: &str) -> bool {
    let form = |window: &[u8]| {
        window
            .iter()
            .enumerate()
            .all(|(at, byte)| if matches!(at, 4 | 7) { *byte == b'-' } else { byte.is_ascii_digit() })
    };
    text.as_bytes().windows(10).any(form) && !text.contains("2026-11-29") && !text.contains(".halaliclub")
}

pub(crate) fn on_every_screen(path: &Path, at: impl Fn(&str) -> String, how: How, faults: &mut BTreeSet<String>) {
    let mut window = open(path, how);
    everywhere(&mut window, at, faults, how.look);
    window.close();
}

fn everywhere(window: &mut Window, at: impl Fn(&str) -> String, faults: &mut BTreeSet<String>, look: Option<Look>) {
    for place in every_place(&window.app) {
        window.update(Message::Went(place));
        collect(window, &at(&format!("{place:?}")), faults, look);
    }
    window.update(Message::ShortcutsAsked);
    collect(window, &at("shortcuts"), faults, look);
}

/// What screens show once something is asked of them.
fn states(folder: &Path, last: &Series) -> Vec<(Place, &'static str, Vec<Message>)> {
    use new_series::terms::{Choice, Dealing, Field, Timing};
    use series_page::Strike;
    use standings::{Column, Scope};
    let somebody = last.players().first;
    let of = |kind: &str| folder.join(kind).display().to_string();
    let import = |bring: Bring, what: &'static str, file: &str| {
        let (typed, read) = (import::Message::Typed(of(file)), import::Message::ReadAsked);
        (Place::Import(bring), what, vec![Message::Import(typed), Message::Import(read)])
    };
    let game = |form: Form| Message::NewSeries(new_series::Message::Game(0, paper_view::Message::Chosen(form)));
    let terms = |choice: Choice| Message::NewSeries(new_series::Message::Chosen(choice));
    let typed = |field: Field| Message::NewSeries(new_series::Message::TypedOfTerms(field, "zz".to_owned()));
    let columns = [Column::Rating, Column::Deviation, Column::AnimalsAverage, Column::HumansExited];
    let columns = columns.map(|column| Message::Standings(standings::Message::Ticked(column)));
    vec![
        (
            Place::Standings,
            "columns",
            [Message::Standings(standings::Message::ColumnsAsked)].into_iter().chain(columns).collect(),
        ),
        (Place::Standings, "dates", vec![Message::Standings(standings::Message::Scoped(Scope::Span))]),
        (Place::Standings, "terms", vec![Message::Standings(standings::Message::Opened(somebody))]),
        (
            Place::Standings,
            "export",
            vec![
                Message::Standings(standings::Message::TakeAsked),
                Message::Taking(taking::Message::Typed("a.xlsx".to_owned())),
            ],
        ),
        (Place::SeriesList, "filters", vec![Message::SeriesList(series_list::Message::MoreAsked)]),
        (Place::Series(last.id()), "correction", vec![Message::Series(series_page::Message::CorrectAsked(1))]),
        (Place::Series(last.id()), "strike", vec![Message::Series(series_page::Message::StrikeAsked(Strike::Series))]),
        (
            Place::Series(last.id()),
            "export without a dialogue",
            vec![
                Message::Series(series_page::Message::TakeAsked),
                Message::Taking(taking::Message::Answered(Answer::NoDialogue)),
                // A field shows of what is typed what is at its cursor.
                Message::Taking(taking::Message::Typed("a.xlsx".to_owned())),
            ],
        ),
        (Place::LogOf(last.id()), "of a series", Vec::new()),
        (Place::Player(somebody), "same person", vec![Message::Player(player::Message::MergeAsked)]),
        (Place::Player(somebody), "anonymous", vec![Message::Player(player::Message::AnonymiseAsked)]),
        import(Bring::Players, "players", "players.csv"),
        import(Bring::Series, "series", "series.csv"),
        import(Bring::Archive, "archive", "club.json"),
        import(Bring::Records, "records", "nothing.halali"),
        (
            Place::NewSeries(None),
            "deals laid",
            vec![terms(Choice::Dealt(Dealing::Laid)), terms(Choice::Timed(Timing::Increment))],
        ),
        (
            Place::NewSeries(None),
            "deals of a seed",
            vec![
                terms(Choice::Dealt(Dealing::Seed)),
                typed(Field::Seed),
                terms(Choice::Timed(Timing::SuddenDeath)),
                typed(Field::Minutes),
            ],
        ),
        (Place::PaperResult, "piles", vec![game(Form::Piles)]),
        (Place::PaperResult, "moves", vec![game(Form::Moves)]),
        (Place::NewSeries(Some(somebody)), "of a player", Vec::new()),
        (
            Place::Table(Table { number: 1, players: last.players(), animals: Seat::First }, last.date, Medium::Paper),
            "of an evening",
            Vec::new(),
        ),
    ]
}

pub(crate) fn in_every_state(path: &Path, at: impl Fn(&str) -> String, how: How, faults: &mut BTreeSet<String>) {
    let mut window = open(path, how);
    let shown = window.app.club().expect("a club").clone();
    let last = shown.series.last().expect("a series");
    for (place, what, messages) in states(path.parent().expect("a folder"), &last) {
        window.update(Message::Went(place));
        for message in messages {
            window.update(message);
        }
        collect(&mut window, &at(&format!("{place:?}, {what}")), faults, how.look);
    }
    window.update(Message::Went(Place::Log));
    window.click(Point::new(window.size().width * 0.6, window.size().height * 0.5));
    collect(&mut window, &at("an entry of the log"), faults, how.look);
    window.update(Message::Chooser(chooser::Message::Answered(Answer::NoDialogue)));
    collect(&mut window, &at("the path of a club"), faults, how.look);
    window.update(Message::Chooser(chooser::Message::Closed));
    window.update(Message::FinderAsked);
    collect(&mut window, &at("finder"), faults, how.look);
    window.update(Message::FinderAsked);
    window.update(Message::Went(Place::Settings));
    let pin = || "1234".to_owned();
    for message in [Pin::Typed(pin()), Pin::TypedAgain(pin()), Pin::Set, Pin::LockAsked] {
        window.update(Message::Settings(settings::Message::Pin(message)));
    }
    collect(&mut window, &at("settings with a PIN"), faults, how.look);
    window.update(Message::Undo);
    window.update(Message::Guard(guard::Message::Typed("9999".to_owned())));
    window.update(Message::Guard(guard::Message::Tried));
    collect(&mut window, &at("the PIN is asked"), faults, how.look);
    // Who comes second can only read.
    let mut second = open(path, how);
    for place in [Place::Home, Place::Evening, Place::Series(last.id())] {
        second.update(Message::Went(place));
        collect(&mut second, &at(&format!("{place:?}, read only")), faults, how.look);
    }
    second.close();
    window.close();
}

pub(crate) fn in_a_game(path: &Path, at: impl Fn(&str) -> String, how: How, faults: &mut BTreeSet<String>) {
    use play::Question;
    let mut window = open(path, how);
    let ask = |window: &mut Window, what: &str, question: Question, faults: &mut BTreeSet<String>| {
        window.update(Message::Play(play::Message::Asked(question)));
        collect(window, &at(what), faults, how.look);
        window.update(Message::Play(play::Message::Dismissed));
    };
    for (place, name) in [(Place::Play(series(SERIES)), "game"), (Place::Learn, "lesson")] {
        window.update(Message::Went(place));
        window.update(Message::Play(play::Message::Chosen(still())));
        for typed in ["b2", "d4", "f6", "zz"] {
            window.type_text(typed);
            window.key(Key::Named(iced::keyboard::key::Named::Enter), Modifiers::empty());
            collect(&mut window, &at(name), faults, how.look);
        }
        ask(&mut window, &format!("{name}, menu"), Question::Menu, faults);
    }
    window.update(Message::Went(Place::Play(series(SERIES))));
    ask(&mut window, "game, organiser", Question::Organiser { reason: String::new() }, faults);
    ask(&mut window, "game, agree", Question::Agree(halali::rules::Sides::default()), faults);
    ask(&mut window, "game, concede", Question::Concede, faults);
    let adjudicated = play::Adjudicated::default();
    ask(&mut window, "game, adjudicate", Question::Adjudicate(adjudicated), faults);
    window.update(Message::Play(play::Message::Chosen(play::Options { alone: true, ..still() })));
    window.type_text("zz");
    collect(&mut window, &at("alone"), faults, how.look);
    window.close();
}

/// Two tournaments of a club: a Swiss with a round under way, and a knockout of which a round is over.
pub(crate) fn events(demo: &Path) {
    use tournament::{Message as Event, entering, people, proposing};
    let mut window = open(demo, how("en", 100));
    let players: Vec<_> = window.app.club().expect("a club").people.iter().map(|player| player.id).take(13).collect();
    for (kind, count) in [(set_up::typed::Kind::Swiss, 13), (set_up::typed::Kind::Knockout, 6)] {
        window.update(Message::Went(Place::NewTournament));
        window.update(Message::SetUp(set_up::Message::Played(kind)));
        window.update(Message::SetUp(set_up::Message::SaveAsked));
        let mut go = |message: Event| window.update(Message::Tournament(message));
        go(Event::People(people::Message::LastRead(Ok(players[..count].to_vec()))));
        go(Event::NextAsked);
        for round in 1..=2 {
            go(Event::NextAsked);
            go(Event::Proposing(proposing::Message::Accepted(true)));
            // In the second round only the first table is done.
            for table in 1..=if round == 1 { count / 2 } else { 1 } {
                let (round, table) = (RoundNumber(round), TableNumber(u16::try_from(table).expect("a table")));
                go(Event::TableOpened(round, table));
                for (game, at, figure) in [
                    (0, At::Points(Seat::First), "60"),
                    (0, At::Exited(Seat::First), "1"),
                    (0, At::Points(Seat::Second), "45"),
                    (0, At::Exited(Seat::Second), "0"),
                ] {
                    let typed = paper_view::Message::Typed(at, figure.to_owned());
                    go(Event::Entering(entering::Message::Game(game, typed.clone())));
                    go(Event::Entering(entering::Message::Game(game + 1, typed)));
                }
                go(Event::Entering(entering::Message::SaveAsked));
            }
            if round == 1 {
                go(Event::NextAsked);
            }
        }
    }
    window.close();
}

pub(crate) fn in_tournaments(path: &Path, at: impl Fn(&str) -> String, how: How, faults: &mut BTreeSet<String>) {
    use tournament::{Message as Event, Reasoned, View, proposing, ranking};
    let mut window = open(path, how);
    let heads = window.app.club().expect("a club").tournaments.clone();
    assert_eq!(heads.len(), 2);
    for head in heads {
        window.update(Message::Went(Place::SetUp(head.id)));
        collect(&mut window, &at("set-up of a tournament"), faults, how.look);
        window.update(Message::Went(Place::Tournament(head.id)));
        let views = [
            View::Desk,
            View::People,
            View::Rounds,
            View::Standings,
            View::Crosstable,
            View::Bracket,
            View::Figures,
            View::Prizes,
            View::History,
        ];
        for view in views {
            window.update(Message::Tournament(Event::Viewed(view)));
            collect(&mut window, &at(&format!("{} {view:?}", head.name)), faults, how.look);
        }
        let somebody = window.app.tournament().and_then(|screen| Some(screen.event()?.people[0])).expect("somebody");
        window.update(Message::Tournament(Event::Opened(somebody)));
        window.update(Message::Tournament(Event::FigureOpened(3)));
        for view in [View::People, View::Standings, View::Crosstable] {
            window.update(Message::Tournament(Event::Viewed(view)));
            collect(&mut window, &at(&format!("{view:?} with a card")), faults, how.look);
        }
        window.update(Message::Tournament(Event::Opened(somebody)));
        window.update(Message::Tournament(Event::Viewed(View::Standings)));
        window.update(Message::Tournament(Event::Ranking(ranking::Message::ColumnsAsked)));
        collect(&mut window, &at("columns of a tournament"), faults, how.look);
        window.update(Message::Tournament(Event::Viewed(View::Desk)));
        window.update(Message::Tournament(Event::ReasonAsked(Some(Reasoned::Close(RoundNumber(2))))));
        collect(&mut window, &at("a reason"), faults, how.look);
        window.update(Message::Tournament(Event::ReasonAsked(None)));
        for (round, table, what) in [(2, 2, "a table"), (1, 1, "a correction")] {
            window.update(Message::Tournament(Event::TableOpened(RoundNumber(round), TableNumber(table))));
            collect(&mut window, &at(what), faults, how.look);
            window.update(Message::Tournament(Event::Escaped));
        }
        window.update(Message::Tournament(Event::Proposing(proposing::Message::ChangeAsked)));
        window.update(Message::Tournament(Event::Proposing(proposing::Message::WhyAsked(Some(1)))));
        collect(&mut window, &at("a proposal"), faults, how.look);
    }
    window.close();
}

/// Files to come in: with somebody new, a namesake, something refused, and an archive of the club.
pub(crate) fn bring(demo: &Path, folder: &Path) {
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a file");
    write("players.csv", "name;group;birth_year;shoe_size\nZoë Martin;Lyon;;\nZoë Martin;Lyon;;\nEva;;18;\n");
    write(
        "series.csv",
        "date,player_1,player_2,points_1,points_2,exited_1,exited_2\n2026-11-01,Mäx von Neuem,Eva,60,45,0,0\n2026-13-01,Eva,Max,1,2,3,4\n",
    );
    let export = Process::new(env!("CARGO_BIN_EXE_halali"))
        .args(["--club".as_ref(), demo.as_os_str(), "export".as_ref(), "archive".as_ref(), "--out".as_ref()])
        .arg(folder.join("club.json"))
        .output()
        .expect("an archive");
    assert!(export.status.success(), "{}", String::from_utf8_lossy(&export.stderr));
}

#[test]
fn every_text_fits_and_every_date_is_in_its_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    bring(&demo, folder.path());
    let game = club(folder.path(), 11, Purpose::Counted, None);
    let empty = folder.path().join("empty").join("new.halaliclub");
    let mut faults = BTreeSet::new();
    for language in LANGUAGES {
        for text in [100, 130] {
            on_every_screen(&demo, |what| format!("{language} {text} {what}"), how(language, text), &mut faults);
            in_every_state(&demo, |what| format!("{language} {text} {what}"), how(language, text), &mut faults);
            in_a_game(&game, |what| format!("{language} {text} {what}"), how(language, text), &mut faults);
        }
        on_every_screen(&empty, |what| format!("{language} empty {what}"), how(language, 100), &mut faults);
    }
    assert!(faults.is_empty(), "{} texts do not fit: {faults:#?}", faults.len());
}

#[test]
fn every_text_of_tournaments_fits() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    events(&demo);
    let mut faults = BTreeSet::new();
    for language in LANGUAGES {
        for text in [100, 130] {
            in_tournaments(&demo, |what| format!("{language} {text} {what}"), how(language, text), &mut faults);
        }
    }
    assert!(faults.is_empty(), "{} texts do not fit: {faults:#?}", faults.len());
}

#[test]
fn every_text_stands_out_in_every_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    bring(&demo, folder.path());
    let game = club(folder.path(), 11, Purpose::Counted, None);
    let events_file = folder.path().join("events.halaliclub");
    std::fs::copy(&demo, &events_file).expect("a copy");
    events(&events_file);
    let mut faults = BTreeSet::new();
    for look in Look::ALL {
        let how = How { look: Some(look), ..how("fr", 100) };
        on_every_screen(&demo, str::to_owned, how, &mut faults);
        in_every_state(&demo, str::to_owned, how, &mut faults);
        in_a_game(&game, str::to_owned, how, &mut faults);
        in_tournaments(&events_file, str::to_owned, how, &mut faults);
    }
    assert!(faults.is_empty(), "{} texts are hard to read: {faults:#?}", faults.len());
}

#[test]
fn a_very_large_window_has_larger_texts_that_fit_and_opens_again_as_large() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    let mut faults = BTreeSet::new();
    for language in LANGUAGES {
        let mut window = open(&demo, how(language, 100));
        window.update(Message::Resized(Size::new(2560.0, 1440.0)));
        assert_eq!(window.app.scale(), 1.25);
        window.resize(2048.0, 1152.0);
        everywhere(&mut window, |what| format!("{language} {what}"), &mut faults, None);
        window.close();
        let places = Places { preferences: Some(demo.with_file_name("window.json")), ..Places::default() };
        assert_eq!(Preferences::kept(&places).0.window, (2560.0, 1440.0));
    }
    assert!(faults.is_empty(), "{} texts do not fit: {faults:#?}", faults.len());
    // What is told of a smaller window is told in larger pixels.
    let mut window = open(&demo, how("en", 115));
    for (told, scale) in [((2560.0, 1440.0), 1.15 * 1.5), ((800.0, 500.0), 1.15), ((1200.0, 700.0), 1.15)] {
        window.update(Message::Resized(Size::new(told.0, told.1)));
        assert!((window.app.scale() - scale).abs() < 0.001, "{told:?}: {}", window.app.scale());
    }
    window.close();
}
