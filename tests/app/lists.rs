//! Standings, series, the log and the finder in the window: by pointer and by keyboard, with their empty states.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::clubs::{add, game, holder, name, player, record, series, stamp, totals};
use crate::support::hands::{ctrl, in_language, shows};
use crate::support::table::rest;
use crate::support::window::Window;
use chrono::{Days, NaiveDate};
use halali::app::desk::Club;
use halali::app::preferences::Preferences;
use halali::app::screen::series_list;
use halali::app::{Message, Place};
use halali::club::{
    Batch, BatchPurpose, Command, DrawnBy, GameId, Length, Medium, NewGame, Profile, Purpose, SameSides, Season,
    SeasonId, Seat, Seats, Series, SeriesBook, SeriesId, SeriesOutcome, Ways,
};
use halali::rules::{Deal, Ending, RuleSet};
use halali::store::create;
use halali::words::{Language, Words};
use iced::Size;
use iced::keyboard::key::Named;
use uuid::Uuid;

const SIZE: Size = Size::new(1280.0, 800.0);

pub(crate) fn make(folder: &Path, commands: &[Command]) -> PathBuf {
    let path = folder.join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    for (number, command) in (1..).zip(commands) {
        club.carry_out(command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

/// Zoë beats Max and Jo of Lyon, who beats another Jo; practice and a series that lacks a game besides.
fn club(folder: &Path) -> PathBuf {
    let jo = |number: u128, group: &str| Command::AddPlayer {
        player: player(number),
        profile: Profile { group: Some(name(group)), ..Profile::of(name("Jo")) },
    };
    let season = Season {
        id: SeasonId(Uuid::from_u128(0x4000)),
        name: name("Autumn"),
        first: date(1),
        last: date(10),
        scale: halali::club::MatchScale::default(),
        least_series: 2,
    };
    let practice = halali::club::SeriesRecord { purpose: Purpose::Practice, ..record(4, 2, 3, 12) };
    let mut lacking = record(5, 1, 4, 14);
    lacking.games.truncate(1);
    make(
        folder,
        &[
            add(1, "Zoë"),
            add(2, "Max"),
            jo(3, "Lyon"),
            jo(4, "Gent"),
            Command::PutSeason(season),
            Command::RecordSeries(record(1, 1, 2, 3)),
            Command::RecordSeries(record(2, 1, 3, 12)),
            Command::RecordSeries(record(3, 3, 4, 12)),
            Command::RecordSeries(practice),
            Command::RecordSeries(lacking),
        ],
    )
}

fn date(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).expect("a date")
}

fn open(path: PathBuf, language: &str) -> Window {
    let preferences = in_language(language);
    Window::open(preferences, path, SIZE)
}

/// The names among these that are to be read, from top to bottom.
fn order(window: &mut Window, names: &[&str]) -> Vec<String> {
    window.texts().into_iter().filter(|text| names.contains(&text.as_str())).collect()
}

const ALL: [&str; 4] = ["Zoë", "Max", "Jo (Lyon)", "Jo (Gent)"];

#[test]
fn standings_are_sorted_by_their_headings_with_the_pointer_and_with_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "6");
    assert_eq!(order(&mut window, &ALL), ["Zoë", "Jo (Lyon)", "Jo (Gent)", "Max"], "by place, then by name");
    window.click_text("Player");
    assert_eq!(order(&mut window, &ALL), ["Jo (Lyon)", "Jo (Gent)", "Max", "Zoë"]);
    window.click_text("Player ↓");
    assert_eq!(order(&mut window, &ALL), ["Zoë", "Max", "Jo (Gent)", "Jo (Lyon)"]);
    // Zoë has two series, Jo of Lyon two, the others one.
    window.tab_to("sort-Series");
    window.named(Named::Enter);
    assert_eq!(order(&mut window, &ALL)[..2], ["Zoë", "Jo (Lyon)"]);
    window.named(Named::Enter);
    assert_eq!(order(&mut window, &ALL)[2..], ["Zoë", "Jo (Lyon)"], "turned round, and equals by place");
}

#[test]
fn columns_are_chosen_and_stay_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut window = open(path.clone(), "en");
    ctrl(&mut window, "6");
    window.click_text("Columns…");
    for column in ["Points (animals)", "Points (humans)", "Rating", "Drawn"] {
        window.click_text(column);
    }
    for place in ["sort-AnimalsPoints", "sort-HumansPoints", "sort-Rating"] {
        assert!(window.place(place).is_some(), "{place}");
    }
    assert!(window.place("sort-Drawn").is_none());
    // Zoë has 40 and 35 points of her two series as animals and humans, which make 150.
    for figure in ["80", "70", "150"] {
        assert!(shows(&mut window, figure), "{figure} {:#?}", window.texts());
    }
    window.close();
    let mut window = open(path, "en");
    ctrl(&mut window, "6");
    assert!(window.place("sort-AnimalsPoints").is_some() && window.place("sort-Drawn").is_none());
}

#[test]
fn every_figure_opens_into_terms_that_add_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "6");
    window.click_text("Zoë");
    assert!(shows(&mut window, "Match points: 2 × 2 + 0 × 1 + 0 × 0 = 4"), "{:#?}", window.texts());
    assert!(shows(&mut window, "Average: 150 points ÷ 2 = 75.0"));
    window.click_text("○ Sides");
    assert!(shows(&mut window, "80 + 2") && shows(&mut window, "70 + 4"), "{:#?}", window.texts());
    assert!(shows(&mut window, "animals: 80 points ÷ 2 = 40.0 a game"));
    window.click_text("○ Rating");
    assert!(shows(&mut window, "3 Nov 2026") && shows(&mut window, "12 Nov 2026"));
    window.click_text("● Rating");
    window.click_text("Close");
    assert!(!shows(&mut window, "○ Sides"));
}

#[test]
fn seasons_dates_and_a_least_number_of_series_say_who_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "6");
    window.click_text("○ Autumn");
    assert_eq!(order(&mut window, &ALL), ["Zoë", "Max"]);
    window.click_text("○ By average");
    assert!(shows(&mut window, "No series that counts lies here yet."), "an average takes two series there");
    window.fill("least-series", "1");
    assert_eq!(order(&mut window, &ALL), ["Zoë", "Max"]);
    window.fill("least-series", "0");
    assert!(shows(&mut window, "A whole number from 1 on."));
    window.fill("least-series", "");
    window.click_text("○ By match points");
    window.click_text("○ Dates…");
    window.fill("span-from", "31 Nov 2026");
    // An evening lasts until after midnight.
    let today = halali::club::evening_of(chrono::Local::now().naive_local());
    let now = halali::words::Words::in_language(Language::English).typed_date(today);
    assert!(shows(&mut window, &format!("This is no date. Write it such as {now}.")), "{:#?}", window.texts());
    window.fill("span-from", "12 Nov 2026");
    assert_eq!(order(&mut window, &ALL), ["Jo (Lyon)", "Zoë", "Jo (Gent)"]);
    window.fill("span-to", "3 Nov 2026");
    assert!(shows(&mut window, "The last day comes before the first."));
    assert!(window.texts().iter().all(|text| !text.contains("2026-11")), "no date as programs write it");
}

#[test]
fn series_are_found_by_player_state_purpose_season_and_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "5");
    assert!(shows(&mut window, "5 series") && shows(&mut window, "12 November 2026"), "{:#?}", window.texts());
    assert!(shows(&mut window, "3 series"), "the evening of the 12th");
    window.type_text("zoe max");
    assert!(shows(&mut window, "1 series") && !shows(&mut window, "Jo (Lyon)"), "{:#?}", window.texts());
    window.fill("series-search", "");
    window.click_text("○ Lacking games");
    assert!(shows(&mut window, "14 November 2026") && shows(&mut window, "1/2"));
    window.click_text("○ Under way");
    assert!(shows(&mut window, "No series is like that."));
    window.click_text("○ Complete");
    window.click_text("More filters…");
    window.click_text("○ Practice");
    assert!(shows(&mut window, "1 series") && shows(&mut window, "practice"));
    window.click_text("○ Autumn");
    assert!(shows(&mut window, "No series is like that."), "practice was after that season");
    window.click_text("Clear the filters");
    assert!(shows(&mut window, "5 series"));
    window.fill("series-from", "3 Nov 2026");
    window.fill("series-to", "3 November 2026");
    assert!(shows(&mut window, "1 series") && shows(&mut window, "3 November 2026"));
}

#[test]
fn empty_lists_say_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path().join("club.halaliclub"), "en");
    for step in ["1. Add your players", "2. Look around first", "3. You have a club file already"] {
        assert!(shows(&mut window, step), "{step}");
    }
    ctrl(&mut window, "5");
    assert!(shows(
        &mut window,
        "No series yet. Start one on the screen, or enter a paper result: both are at the top right."
    ));
    ctrl(&mut window, "6");
    assert!(shows(&mut window, "No series has been played yet. The standings begin with the first one."));
    ctrl(&mut window, "8");
    assert!(shows(&mut window, "Nothing has been done yet."));
    window.update(Message::Went(Place::Series(series(9))));
    assert!(shows(&mut window, "This series is no longer there"));
    window.click_text("To all series");
    assert!(shows(&mut window, "Series") && window.place("series-search").is_some());
    window.update(Message::Went(Place::Player(player(9))));
    // What is pressed there is no second half of a double click.
    rest(&mut window);
    assert!(shows(&mut window, "This player is no longer on the list"));
    window.click_text("To all players");
    assert!(shows(&mut window, "Nobody is on the list yet."));
}

#[test]
fn the_log_says_what_each_entry_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let window = open(path, "en");
    let correct = Command::CorrectGame {
        series: series(1),
        number: 1,
        game: game(Seat::First, totals((20, 30), (1, 0)), Ending::Normal),
        same_sides: SameSides::Refused,
    };
    window.close();
    let mut club = crate::support::clubs::writer(&folder.path().join("club.halaliclub"));
    club.carry_out(&correct, &halali::store::Stamp { why: Some("Misread".to_owned()), ..stamp(50) })
        .expect("corrected");
    club.close().expect("closed");
    let mut window = open(folder.path().join("club.halaliclub"), "en");
    ctrl(&mut window, "8");
    assert!(shows(&mut window, "11 entries"), "{:#?}", window.texts());
    let corrected =
        "Corrected game 1 of the series Zoë – Max of 3 November 2026: Zoë 20+1 (animals), Max 30+0 (humans)";
    assert!(shows(&mut window, "Reason: Misread"));
    window.click_text(corrected);
    assert!(shows(&mut window, "Game 1, Zoë – Max, 3 November 2026"), "{:#?}", window.texts());
    assert!(shows(&mut window, "Animals") && shows(&mut window, "40+1 → 20+1"), "before and after");
    assert!(!shows(&mut window, "Humans"), "what is as it was is not said");
    // By player, by word and by date.
    window.fill("log-search", "lyon");
    assert!(shows(&mut window, "4 entries"), "put on the list, and three series: {:#?}", window.texts());
    window.fill("log-search", "misread");
    assert!(shows(&mut window, "1 entry"));
    window.fill("log-search", "nothing of that name");
    assert!(shows(&mut window, "No entry is like that."));
    window.click_text("Show all");
    window.fill("log-to", "1 Jan 2020");
    assert!(shows(&mut window, "0 entries"));
    assert!(window.texts().iter().all(|text| !text.contains("2026-")), "no date as programs write it");
    // The log of a series.
    window.update(Message::Went(Place::Series(series(1))));
    window.click_text("Log");
    assert!(window.texts().iter().any(|text| text == corrected) || shows(&mut window, "No entry is like that."));
    window.update(Message::Went(Place::LogOf(series(1))));
    assert!(shows(&mut window, "Only the series Zoë – Max, 3 November 2026") && shows(&mut window, "2 entries"));
    ctrl(&mut window, "z");
    assert!(shows(&mut window, "3 entries") && shows(&mut window, "undone since · Reason: Misread"));
}

#[test]
fn long_entries_of_the_log_stand_whole_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let long = "Wilhelmina van der Schaarenborgh-Oosterwijk";
    let record = Command::RecordSeries(record(1, 1, 2, 3));
    let path = make(folder.path(), &[add(1, long), add(2, "Maximilian Freiherr von und zu Guttenberg"), record]);
    for language in Language::ALL.map(Language::code) {
        let mut window = open(path.clone(), language);
        window.resize(1024.0, 700.0);
        for opens in [false, true] {
            ctrl(&mut window, "8");
            let entry = |window: &mut Window| {
                window
                    .found()
                    .into_iter()
                    .find(|(.., text)| text.contains(long) && text.contains("40+1"))
                    .expect("an entry")
            };
            let (_, place, text) = entry(&mut window);
            if opens {
                window.click(place.center());
            }
            let (_, place, _) = entry(&mut window);
            // The row that is below begins where this one ends.
            let below =
                window.found().into_iter().filter(|(.., text)| text.contains("Guttenberg") && !text.contains("40+1"));
            let below = below.map(|(_, place, _)| place.y).filter(|y| *y > place.y).fold(f32::MAX, f32::min);
            assert!(place.y + place.height <= below, "{language} {place:?} {below}: {text}");
        }
        window.close();
    }
}

#[test]
fn the_finder_finds_series_by_players_and_date_and_tells_namesakes_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "k");
    window.type_text("jo");
    assert!(shows(&mut window, "Jo (Lyon)") && shows(&mut window, "Jo (Gent)"));
    window.named(Named::Escape);
    ctrl(&mut window, "k");
    window.type_text("lyon zoe");
    assert!(shows(&mut window, "Nothing is called that."), "the group is no name");
    window.named(Named::Escape);
    ctrl(&mut window, "k");
    window.type_text("zoe 3 nov");
    assert!(shows(&mut window, "Zoë – Max"), "{:#?}", window.texts());
    window.named(Named::Enter);
    assert!(shows(&mut window, "Zoë wins by points."), "the page of the series");
}

#[test]
fn a_name_of_three_hundred_letters_stays_within_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let long = "L".repeat(300);
    let played = Command::RecordSeries(record(1, 1, 2, 3));
    let path = make(folder.path(), &[add(1, &long), add(2, "Max"), played]);
    for text in [100, 150] {
        let preferences = Preferences { text, ..in_language("en") };
        let mut window = Window::open(preferences, path.clone(), SIZE * (100.0 / f32::from(text)));
        let places = [Place::Home, Place::Evening, Place::Players, Place::Player(player(1)), Place::SeriesList];
        for place in places.into_iter().chain([Place::Series(series(1)), Place::Standings, Place::Log]) {
            window.update(Message::Went(place));
            assert_eq!(window.clipped(), [""; 0], "{place:?} {text}");
        }
        ctrl(&mut window, "k");
        window.type_text("lll");
        assert_eq!(window.clipped(), [""; 0], "the finder {text}");
        window.close();
    }
}

#[test]
fn the_finder_names_what_begins_with_the_typed_letters_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = make(folder.path(), &[add(1, "Hannah"), add(2, "Jo Andersen"), add(3, "Anna")]);
    let mut window = open(path, "en");
    ctrl(&mut window, "k");
    window.type_text("an");
    // The beginning of a name, then that of a word, then the rest.
    let names = ["Hannah", "Jo Andersen", "Anna"];
    assert_eq!(order(&mut window, &names), ["Anna", "Jo Andersen", "Hannah"]);
    // Deeds stand among the names, and not before them.
    let deed = Words::in_language(Language::English).named("app-deed-print-standings");
    let place = |window: &mut Window, text: &str| window.text(text).map(|place| place.y).expect("a line");
    assert!(place(&mut window, &deed) > place(&mut window, "Jo Andersen"));
    window.named(Named::Enter);
    assert_eq!(order(&mut window, &names), ["Anna"], "the page of the first");
    // Who looks for Undine undoes nothing by Enter.
    let folder = tempfile::tempdir().expect("a folder");
    let path = make(folder.path(), &[add(1, "Undine")]);
    let mut window = open(path, "en");
    ctrl(&mut window, "k");
    window.type_text("und");
    assert!(place(&mut window, "Undine") < place(&mut window, "Undo"));
}

#[test]
fn the_finder_knows_what_can_be_done_by_other_words_too() {
    let known = [
        ("en", ["export", "excel", "print", "backup", "restore", "undo", "language", "theme", "import", "rules"]),
        (
            "fr",
            [
                "exporter",
                "tableur",
                "imprimer",
                "sauvegarde",
                "restaurer",
                "annuler",
                "langue",
                "sombre",
                "importer",
                "regles",
            ],
        ),
        (
            "de",
            [
                "export",
                "excel",
                "drucken",
                "sicherung",
                "wiederherst",
                "ruckgangig",
                "sprache",
                "dunkel",
                "import",
                "regeln",
            ],
        ),
        (
            "nl",
            [
                "export",
                "excel",
                "printen",
                "back-up",
                "terugzetten",
                "ongedaan",
                "taal",
                "donker",
                "importeren",
                "regels",
            ],
        ),
    ];
    let more = [
        ("en", ["evening", "tournament", "text size", "pin", "season"]),
        ("fr", ["soiree", "tournoi", "taille", "code", "saison"]),
        ("de", ["abend", "turnier", "schrift", "pin", "saison"]),
        ("nl", ["avond", "toernooi", "grootte", "pin", "seizoen"]),
    ];
    let none = ["Nothing is called that.", "Rien ne s’appelle ainsi.", "Nichts heißt so.", "Niets heet zo."];
    for ((language, words), (more, none)) in known.into_iter().zip(more.into_iter().zip(none)) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open(club(folder.path()), language);
        for word in words.into_iter().chain(more.1) {
            ctrl(&mut window, "k");
            window.type_text(word);
            assert!(!shows(&mut window, none), "{language}: {word}");
            window.named(Named::Escape);
        }
    }
    // What is found is done, where it is done by hand.
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "k");
    window.type_text("export the standings");
    window.named(Named::Enter);
    assert!(window.texts().iter().any(|text| text.ends_with("Excel")), "{:#?}", window.texts());
}

/// The page of a series whose first game goes on nowhere.
fn with_a_game_to_decide(folder: &Path) -> Window {
    let mut record = record(1, 1, 2, 3);
    record.games.truncate(1);
    record.games[0].ending = Ending::Unfinished;
    let path = make(folder, &[add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record)]);
    let mut window = open(path, "en");
    window.update(Message::Went(Place::Series(series(1))));
    window
}

#[test]
fn a_game_that_goes_on_nowhere_is_to_be_ended_by_decision() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_game_to_decide(folder.path());
    assert!(
        shows(&mut window, "begun, and goes on nowhere: to be ended by decision (“Correct”)"),
        "{:#?}",
        window.texts()
    );
    assert!(!shows(&mut window, "Play the next game"));
    window.click_text("Correct");
    assert!(window.place("points-1-first").is_some());
}

#[test]
fn a_series_is_closed_with_the_game_that_goes_on_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_game_to_decide(folder.path());
    window.click_text("Close without the missing games");
    assert!(shows(&mut window, "Game 1 ends by adjudication, as it stands; the series is closed."));
    window.click_text("Do it");
    let closed = window.app.club().expect("a club").series(series(1)).expect("the series");
    assert_eq!(closed.games()[0].ending, Ending::Adjudicated { given: None });
    assert_eq!(closed.result().outcome, SeriesOutcome::Drawn { by: DrawnBy::Decision });
    window.click_text("Undo");
    let open = window.app.club().expect("a club").series(series(1)).expect("the series");
    assert_eq!((open.closed, &open.games()[0].ending), (false, &Ending::Unfinished));
}

#[test]
fn home_shows_how_far_a_running_series_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut record = record(1, 1, 2, 3);
    record.games.truncate(1);
    let start = halali::club::NewGame {
        id: halali::club::GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::Second,
        deal: Deal::from_seed(3).next().expect("deals never end"),
        control: None,
        same_sides: SameSides::Refused,
    };
    let start = Command::StartGame { series: series(1), game: start };
    let path = make(folder.path(), &[add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record), start]);
    let mut window = open(path, "en");
    assert!(shows(&mut window, "Game 2 of 2, 0 actions so far, 40–30"), "{:#?}", window.texts());
    assert!(shows(&mut window, "40 – 30") && shows(&mut window, "under way"), "the list of the latest too");
}

#[test]
fn long_lists_are_built_row_by_row() {
    const SERIES: u128 = 10_000;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    let players = (1..=60).map(|number| add(number, &format!("Player {number:02}")));
    let all = (1..=SERIES).map(|number| {
        let (first, second) = (1 + number % 60, 1 + (number * 7 + 1) % 60);
        let second = if first == second { 1 + second % 60 } else { second };
        Command::RecordSeries(record(number, first, second, 1 + (number % 30) as u32))
    });
    let commands = players.chain(all).collect();
    club.carry_out_all(&Batch { purpose: BatchPurpose::Import, commands }, &stamp(1)).expect("an import");
    club.close().expect("closed");
    let mut window = open(path, "en");
    ctrl(&mut window, "5");
    assert!(shows(&mut window, "10000 series"), "{:?}", window.texts());
    let middle = iced::Point::new(700.0, 500.0);
    let mut worst = Duration::ZERO;
    for _ in 0..20 {
        let start = Instant::now();
        window.scroll(middle, 20_000.0);
        window.draw();
        worst = worst.max(start.elapsed());
    }
    // Without optimisation, and on a machine that does other things besides.
    assert!(worst < Duration::from_millis(500), "{worst:?}");
    println!("the longest of 20 frames: {worst:?}");
    assert!(window.texts().len() < 400, "only what is in sight: {}", window.texts().len());
    assert!(window.texts().iter().any(|text| text.starts_with("Player ")), "rows where one has scrolled to");
    // The grip of so long a list can be taken hold of, and reaches both ends.
    let rows =
        |window: &mut Window| window.texts().into_iter().filter(|text| text.starts_with("Player ")).collect::<Vec<_>>();
    let size = window.size();
    let right = size.width - (24.0 + 7.0);
    window.drag(iced::Point::new(right, size.height - 60.0), iced::Point::new(right, size.height * 2.0));
    window.draw();
    let last = rows(&mut window);
    window.drag(iced::Point::new(right, size.height - 60.0), iced::Point::new(right, 0.0));
    window.draw();
    let first = rows(&mut window);
    assert!(first != last && !last.is_empty(), "{first:?} {last:?}");
    window.fill("series-search", "player 07");
    assert!(window.texts().len() > 30);
    // One player of many series: the page and the terms are lists of the same kind.
    window.update(Message::Went(Place::Player(player(7))));
    assert!(window.texts().len() < 400, "{}", window.texts().len());
    ctrl(&mut window, "6");
    window.click_text("Player 07");
    assert!(window.texts().len() < 600, "{}", window.texts().len());
    ctrl(&mut window, "8");
    let import = window.found().into_iter().find(|(.., text)| text.starts_with("Imported")).expect("the import").1;
    window.click(import.center());
    assert!(window.texts().iter().any(|text| text.contains("more")), "{:?}", window.texts().len());
}

/// The club, and a series of Max and Zoë that Max conceded.
fn with_a_conceded_game(folder: &Path, language: &str) -> Window {
    let path = club(folder);
    let mut conceded = record(6, 2, 1, 20);
    conceded.games[1].ending = Ending::Lost {
        how: halali::rules::Loss::Conceded,
        loser: conceded.games[1].fact().side(Seat::First),
        walkover: halali::rules::Points(35),
    };
    let mut writer = crate::support::clubs::writer(&path);
    writer.carry_out(Command::RecordSeries(conceded), &stamp(20)).expect("a series");
    writer.close().expect("closed");
    open(path, language)
}

#[test]
fn series_are_filtered_by_how_a_game_ended_and_by_the_opponent() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_conceded_game(folder.path(), "en");
    ctrl(&mut window, "5");
    assert!(shows(&mut window, "6 series"), "{:#?}", window.texts());
    assert!(!shows(&mut window, "Clear the filters"));
    window.click_text("More filters…");
    window.click_text("○ Conceded");
    assert!(shows(&mut window, "One series") || shows(&mut window, "1 series"), "{:#?}", window.texts());
    window.click_text("Clear the filters");
    assert!(shows(&mut window, "6 series"));
    // Max against Zoë: twice, whoever was named first.
    window.fill("series-search", "max");
    window.fill("series-opponent", "zoe");
    assert!(shows(&mut window, "2 series"), "{:#?}", window.texts());
    window.click_text("Fewer filters");
    assert!(shows(&mut window, "More filters (1 set)…"), "a filter out of sight says so: {:#?}", window.texts());
}

#[test]
fn series_are_filtered_by_their_rules_and_by_where_they_were_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut writer = crate::support::clubs::writer(&path);
    let boxed = {
        let mut boxed = record(6, 1, 2, 20);
        for game in &mut boxed.games {
            let halali::club::Recorded::Totals { rules, .. } = &mut game.recorded else { panic!("totals") };
            *rules = RuleSet::Boxed;
        }
        boxed
    };
    writer.carry_out(Command::RecordSeries(boxed), &stamp(20)).expect("a series");
    // One is under way on the screen.
    let played = halali::club::SeriesRecord { games: Vec::new(), ..record(7, 2, 4, 21) };
    writer.carry_out(Command::RecordSeries(played), &stamp(21)).expect("a series");
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: Deal::from_seed(1).next().expect("a deal"),
        control: None,
        same_sides: SameSides::Refused,
    };
    writer.carry_out(&Command::StartGame { series: series(7), game }, &stamp(22)).expect("a game");
    writer.close().expect("closed");
    let mut window = open(path, "en");
    ctrl(&mut window, "5");
    assert!(shows(&mut window, "7 series"), "{:#?}", window.texts());
    window.click_text("More filters…");
    for (filter, count) in [("○ Rules of the box", "1 series"), ("○ Classic rules", "6 series")] {
        window.click_text(filter);
        assert!(shows(&mut window, count), "{filter}: {:#?}", window.texts());
    }
    window.click_text("○ On the screen");
    assert!(shows(&mut window, "1 series"), "{:#?}", window.texts());
    window.click_text("○ From a score sheet");
    assert!(shows(&mut window, "5 series"), "{:#?}", window.texts());
    // What comes in is found by it as well, and what hides everything is named.
    window.click_text("○ Rules of the box");
    window.click_text("○ On the screen");
    assert!(shows(&mut window, "One of the filters leaves everything out:"), "{:#?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("“Rules of the box”")), "{:#?}", window.texts());
    window.update(Message::Undo);
    window.update(Message::Redo);
    window.click_text("○ From a score sheet");
    assert!(shows(&mut window, "1 series"), "{:#?}", window.texts());
}

/// Players and their series are counted in the same way wherever they are.
#[test]
fn archived_players_are_counted_apart_and_only_series_that_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut writer = crate::support::clubs::writer(&path);
    writer.carry_out(add(5, "Ann"), &stamp(20)).expect("a player");
    writer.carry_out(Command::ArchivePlayer { player: player(5) }, &stamp(21)).expect("archived");
    let planned = halali::club::SeriesRecord { games: Vec::new(), ..record(6, 1, 2, 21) };
    writer.carry_out(Command::RecordSeries(planned), &stamp(22)).expect("a series");
    writer.close().expect("closed");
    let mut window = open(path, "en");
    ctrl(&mut window, "4");
    assert!(shows(&mut window, "4 players (and 1 archived)"), "{:#?}", window.texts());
    window.click_text("Archived too");
    assert!(shows(&mut window, "4 players (and 1 archived)"), "{:#?}", window.texts());
    // Zoë has two series that count, one that lacks a game and one that nobody has begun.
    let texts = window.texts();
    let zoe = texts.iter().position(|text| text == "Zoë").expect("Zoë");
    assert!(texts[zoe..].iter().take(5).any(|text| text == "2"), "{texts:#?}");
    window.resize(1280.0, 2600.0);
    window.update(Message::Went(Place::Settings));
    window.click_text("Back up now");
    window.click_text("Restore");
    let held = "It holds 4 players (and 1 archived) and 6 series";
    assert!(window.texts().iter().any(|text| text.starts_with(held)), "{:#?}", window.texts());
}

/// A filter that asks nothing of the games looks at none of them, however many series there are.
#[test]
fn a_letter_or_a_filter_costs_no_more_than_to_walk_through_all_games_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(club(folder.path()), "en");
    ctrl(&mut window, "5");
    let shown = window.app.club().expect("a club").clone();
    let games = record(1, 1, 2, 3).games;
    let mut book = SeriesBook::with_room(100_000);
    for number in 0..100_000_u32 {
        let players = Seats { first: player(1 + u128::from(number % 3)), second: player(4) };
        let day = date(1) - Days::new(u64::from(100_000 - number) / 100);
        let facts = games.iter().map(|game| game.fact()).collect();
        let one = Series::new(SeriesId(Uuid::from_u128(u128::from(number))), players, day, Length::TWO);
        let one = one.and_then(|one| one.with_games(facts, SameSides::Refused)).expect("a series");
        book.add(one, Ways::default().with(RuleSet::Classic, Medium::Paper));
    }
    let book = Arc::new(book);
    window.update(Message::Shown(Ok(Arc::new(Club { series: book.clone(), ..Club::clone(&shown) }))));
    let least = |work: &mut dyn FnMut()| {
        let times = (0..5).map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        });
        times.min().expect("times")
    };
    let walk = least(&mut || assert_eq!(book.iter().map(|one| one.games().len()).sum::<usize>(), 200_000));
    let letter = least(&mut || window.update(Message::SeriesList(series_list::Message::Searched("z".to_owned()))));
    let filter = least(&mut || {
        window.update(Message::SeriesList(series_list::Message::MediumWanted(Some(Medium::Paper))));
    });
    assert!(letter < 2 * walk && filter < 2 * walk, "{walk:?} to walk, {letter:?} for a letter, {filter:?} for both");
}

#[test]
fn where_nothing_is_left_the_filter_is_named_that_hides_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_conceded_game(folder.path(), "en");
    ctrl(&mut window, "5");
    window.click_text("More filters…");
    window.fill("series-search", "gent");
    window.click_text("○ Conceded");
    window.fill("series-search", "jo");
    assert!(shows(&mut window, "One of the filters leaves everything out:"), "{:#?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("“Conceded”") && text.contains("4 series")));
    let without = window.texts().into_iter().find(|text| text.contains("“jo”")).expect("the other filter");
    window.click_text(&without);
    assert!(window.place("series-search").is_some() && !shows(&mut window, "No series is like that."));
}

#[test]
fn the_list_is_found_again_as_it_was_by_who_comes_back_from_a_series() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_conceded_game(folder.path(), "en");
    ctrl(&mut window, "5");
    window.fill("series-search", "max");
    assert!(shows(&mut window, "3 series"), "{:#?}", window.texts());
    window.update(Message::Went(Place::Series(series(6))));
    window.update(Message::WentBack);
    assert!(shows(&mut window, "3 series"), "{:#?}", window.texts());
    window.update(Message::Went(Place::Home));
    window.update(Message::Went(Place::SeriesList));
    assert!(shows(&mut window, "6 series"), "who was elsewhere begins anew");
}

#[test]
fn series_are_sorted_by_points_with_their_dates() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = with_a_conceded_game(folder.path(), "en");
    ctrl(&mut window, "5");
    window.click_text("More filters…");
    let dates = |window: &mut Window| -> Vec<String> {
        window
            .texts()
            .into_iter()
            .filter(|text| text.ends_with("Nov 2026") || text.ends_with("November 2026"))
            .collect()
    };
    assert_eq!(dates(&mut window).len(), 4, "a heading for each evening: {:#?}", window.texts());
    window.click_text("○ Oldest first");
    let oldest = dates(&mut window);
    assert!(oldest[0].starts_with("3 "), "{oldest:?}");
    window.click_text("○ Closest");
    assert_eq!(dates(&mut window).len(), 6, "each series has its date: {:#?}", window.texts());
}
