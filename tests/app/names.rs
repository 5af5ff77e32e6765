//! Names as people have them, and as nobody has: of every script, with pictures, and longer than any line.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::export::bare;
use crate::support::clubs::{add, demo, holder, record, series, stamp, writer};
use crate::support::hands::{in_language, shows};
use crate::support::places::every_place;
use crate::support::table::{self, deal};
use crate::support::window::Window;
use crate::texts::{self, How};
use halali::app::{Message, Place};
use halali::club::{ClubSettings, Command, GameId, Name, NewGame, Profile, Purpose, SameSides, Season, Seat};
use halali::rules::RuleSet;
use halali::store::create;
use halali::tournament::{self, Act};
use iced::{Point, Size};
use uuid::Uuid;

/// Two of three hundred characters: one that can be broken into lines, and one that cannot.
fn names() -> [String; 5] {
    let long = "Wilhelmine Unverwechselbar-Waldmeister ".repeat(8);
    let whole: String = "Çağlayanoğluşahin".chars().cycle().take(300).collect();
    let long: String = long.chars().take(300).collect();
    ["Zoë 🦊 Łukasz".to_owned(), "李小龙".to_owned(), "محمد".to_owned(), long.trim().to_owned(), whole]
}

/// Names of three hundred characters, as somebody types them who tries what happens.
fn endless() -> Vec<String> {
    let of = |part: &str| -> String {
        let all: String = part.chars().cycle().take(300).collect();
        all.trim().to_owned()
    };
    let [.., long, whole] = names();
    let others = ["李小龙", "عبد الرحمن ", "אברהם־יצחק", "Zoë 🦊 ", "Ł̂ukasz", "W"].map(of);
    [long, whole].into_iter().chain(others).collect()
}

/// The texts with such a name in its whole length: no line has room for it, and no sentence is to grow by it.
pub(crate) fn left_whole(written: &[String]) -> Vec<String> {
    // Nearly all texts are short.
    let long: Vec<_> = written.iter().filter(|text| text.chars().nth(150).is_some()).collect();
    if long.is_empty() {
        return Vec::new();
    }
    // What a text breaks into lines it breaks at a blank, and where there is none anywhere.
    let of = |text: &str| text.chars().filter(|letter| !letter.is_whitespace() && *letter != '/').collect::<String>();
    let halves: Vec<String> = endless().iter().map(|name| of(name).chars().take(150).collect()).collect();
    let is_whole = |text: &&String| halves.iter().any(|half| of(text).contains(half));
    long.into_iter().filter(is_whole).cloned().collect()
}

/// Calls everybody and everything in a club so: players, their groups and all else that is known of them, the club, its
/// seasons and its tournaments.
fn rename(path: &Path) {
    let mut club = writer(path);
    let mut names = endless().into_iter().cycle();
    let mut next = move || Name::new(&names.next().expect("a name")).expect("a name");
    let mut acts: Vec<Act> = Vec::new();
    for player in club.players().expect("players") {
        let mut profile = Profile { notes: "Anmerkung".repeat(40), ..Profile::of(next()) };
        (profile.group, profile.household, profile.contact) = (Some(next()), Some(next()), Some(next()));
        // Five for everybody, so that everybody has another of the eight.
        profile.short_name = Some(next());
        acts.push(Command::EditPlayer { player: player.id, profile }.into());
    }
    let settings = club.settings().expect("settings");
    acts.push(Command::ChangeSettings(ClubSettings { name: Some(next()), ..settings }).into());
    for season in club.seasons().expect("seasons") {
        acts.push(Command::PutSeason(Season { name: next(), ..season }).into());
    }
    for head in club.tournaments().expect("tournaments") {
        let command = tournament::Command::Edit { name: next(), first: head.first, last: head.last };
        acts.push(Act::Tournament { id: head.id, command });
    }
    for (number, act) in (0x7000..).zip(acts) {
        club.carry_out(act, &stamp(number)).expect("a name");
    }
    club.close().expect("closed");
}

/// Wherever a name is shown it is no longer than its room, and moves nothing else out of its own.
#[test]
fn names_of_any_length_are_shortened_wherever_they_are_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    texts::events(&demo);
    rename(&demo);
    texts::bring(&demo, folder.path());
    let [.., long, whole] = names();
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("players.csv", format!("name;group\n{long};{whole}\n{whole};{long}\n{whole};{long}\n{long} A;18\n"));
    let heads = "date,player_1,player_2,points_1,points_2,exited_1,exited_2";
    write(
        "series.csv",
        format!("{heads}\n2026-11-01,{long} A,{whole} B,60,45,0,0\n2026-13-01,{long},{whole},1,2,3,4\n"),
    );
    let game = table::club(folder.path(), 11, Purpose::Counted, None);
    rename(&game);
    let mut faults = BTreeSet::new();
    let small = How { language: "de", size: Size::new(1024.0, 700.0), text: 100, look: None };
    texts::in_every_state(&demo, |what| what.to_owned(), small, &mut faults);
    texts::in_a_game(&game, |what| what.to_owned(), small, &mut faults);
    for how in [small, How { language: "fr", size: Size::new(1280.0, 800.0), text: 100, look: None }] {
        let at = |what: &str| format!("{} {what}", how.language);
        texts::on_every_screen(&demo, at, how, &mut faults);
        texts::in_tournaments(&demo, at, how, &mut faults);
    }
    let short = |fault: &String| fault.chars().take(340).collect::<String>();
    let faults: Vec<_> = faults.iter().map(short).collect();
    assert!(faults.is_empty(), "{} names are not shortened: {faults:#?}", faults.len());
}

/// A club of these players: two results, and a game under way between the two with the long names.
fn club(folder: &Path) -> PathBuf {
    let path = folder.join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    let people = (1..).zip(names()).map(|(number, name)| add(number, &name));
    let mut under_way = record(3, 4, 5, 5);
    under_way.games.clear();
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: deal(5),
        control: None,
        same_sides: SameSides::Refused,
    };
    let played = [record(1, 4, 5, 3), record(2, 1, 3, 4), under_way].map(Command::RecordSeries);
    let start = Command::StartGame { series: series(3), game };
    for (number, command) in (1..).zip(people.chain(played).chain([start])) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

/// Every screen can be drawn, wherever it is scrolled, with whatever names are made of.
#[test]
fn names_of_any_length_and_script_are_drawn_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut window = Window::open(in_language("en"), path, Size::new(1024.0, 700.0));
    let mut places = every_place(&window.app);
    let people: Vec<_> = window.app.club().expect("a club").people.iter().map(|player| player.id).collect();
    places.extend(people.into_iter().map(Place::Player));
    places.extend([1, 2, 3].map(|number| Place::Series(series(number))));
    for place in places {
        window.update(Message::Went(place));
        window.paint();
        window.scroll(Point::new(700.0, 500.0), 320.0);
        window.paint();
    }
    // At the board names are cut with an ellipsis: nothing of them reaches beyond their room.
    window.update(Message::Went(Place::Play(series(3))));
    let clipped = window.clipped();
    assert!(clipped.is_empty(), "{clipped:#?}");
    let cut = window.written().into_iter().filter(|text| text.ends_with('…')).count();
    assert!(cut >= 2, "{:#?}", window.written());
    window.close();
}

/// What goes out has the names whole, and goes out however long they are.
#[test]
fn names_of_any_length_and_script_go_out_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut window = Window::open(in_language("en"), path, Size::new(1280.0, 800.0));
    window.app.set_system(bare(folder.path()));
    let mut read = BTreeSet::new();
    let mut export = |window: &mut Window, form: &str, expected: &[&String]| {
        window.click_text("Export…");
        if shows(window, form) {
            window.click_text(form);
        }
        window.click_text("Save");
        let files = std::fs::read_dir(folder.path()).expect("a folder");
        let is_new = |file: &PathBuf| {
            let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            ["csv", "txt", "html"].contains(&ending) && read.insert(file.clone())
        };
        let new: Vec<_> = files.map(|file| file.expect("a file").path()).filter(is_new).collect();
        assert_eq!(new.len(), 1, "{form}: {:#?}", window.texts());
        let text = std::fs::read_to_string(&new[0]).expect("a text");
        for name in expected {
            // In text and on pages lines are broken where there is a blank.
            let of = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(of(&text).contains(&of(name)), "{form}: {name}");
        }
    };
    let names = names();
    for form in ["○ CSV for programs", "○ Text", "○ Web page"] {
        window.update(Message::Went(Place::Standings));
        export(&mut window, form, &names.iter().filter(|name| *name != "李小龙").collect::<Vec<_>>());
        for (number, of) in [(1, [&names[3], &names[4]]), (2, [&names[0], &names[2]])] {
            window.update(Message::Went(Place::Series(series(number))));
            export(&mut window, form, &of);
        }
    }
}
