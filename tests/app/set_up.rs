//! The form of a tournament: every format with what belongs to it, the rarer choices, what is typed wrongly, drafts, and what it
//! comes to in hours.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::clubs::name;
use crate::support::desk::{CUP, Desk, SWISS, create_cup};
use crate::support::hands::{click_nth, in_language, open_in, press, shows};
use crate::support::table::rest;
use crate::support::window::Window;
use halali::app::{Message, Place};
use halali::club::{Length, MatchPoints};
use halali::rules::Points;
use halali::tournament::{
    Against, Among, ByePolicy, Command, Criterion, DrawnThen, Elimination, FixedBye, Format, GroupOrder, LatePolicy,
    LeagueBy, Legs, Primary, PrizeFund, Prizes, RoundRobinWithdrawal, Settings, Sharing, Tournament, UnplayedRounds,
};
use iced::{Rectangle, Size};

/// As high as the whole form, so that nothing has to be scrolled into sight.
pub(crate) const HIGH: Size = Size::new(1280.0, 5000.0);

const SINGLE: Format = Format::Knockout { elimination: Elimination::Single { third_place: true } };
const DOUBLE: Format = Format::Knockout { elimination: Elimination::Double { reset: true } };

/// The form of a new tournament.
pub(crate) fn form(folder: &Path) -> Window {
    let mut window = open_in(folder, "en", HIGH);
    window.update(Message::Went(Place::NewTournament));
    window
}

/// The tournament that the form makes of what is typed.
fn made(window: &mut Window) -> Tournament {
    press(window, "event-save");
    let made = window.app.tournament().and_then(|screen| screen.event()).map(|event| event.tournament.clone());
    made.unwrap_or_else(|| panic!("{:#?}", window.texts()))
}

fn formats(tournament: &Tournament) -> Vec<Format> {
    tournament.stages().values().map(|stage| stage.format).collect()
}

/// Whether a sentence stands right below a field.
fn is_below(window: &mut Window, field: &str, sentence: &str) -> bool {
    let place = window.place(field).expect(field);
    let stands = |text: &Rectangle| {
        let down = text.y - (place.y + place.height);
        (text.x - place.x).abs() < 2.0 && (0.0..12.0).contains(&down)
    };
    window.found().into_iter().any(|(_, text, found)| found == sentence && stands(&text))
}

#[test]
fn every_format_is_made_with_what_belongs_to_it_and_nothing_else_is_asked() {
    let fields = ["event-rounds", "event-groups", "event-least", "event-go-on"];
    type Hands = fn(&mut Window);
    let ways: [(&str, Hands, &[&str], &[Format]); 6] = [
        ("Swiss", |window| window.fill("event-rounds", "5"), &["event-rounds"], &[Format::Swiss { rounds: 5 }]),
        (
            "Round robin",
            |window| window.click_text("Twice, there and back"),
            &[],
            &[Format::RoundRobin { legs: Legs::Double, groups: 1 }],
        ),
        (
            "Knockout",
            |window| window.click_text("Play for the third place"),
            &[],
            &[Format::Knockout { elimination: Elimination::Single { third_place: false } }],
        ),
        ("Double elimination", |_| {}, &[], &[DOUBLE]),
        (
            "Groups, then knockout",
            |window| window.fill("event-groups", "3"),
            &["event-groups", "event-go-on"],
            &[Format::RoundRobin { legs: Legs::Single, groups: 3 }, SINGLE],
        ),
        (
            "League",
            |window| {
                window.fill("event-rounds", "6");
                window.click_text("Rank by average");
                window.fill("event-least", "4");
            },
            &["event-rounds", "event-least"],
            &[Format::League { rounds: Some(6), by: LeagueBy::Average { least: 4 } }],
        ),
    ];
    for (kind, hands, asked, stages) in ways {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = form(folder.path());
        if kind != "Swiss" {
            window.click_text(&format!("○ {kind}"));
        }
        hands(&mut window);
        assert!(shows(&mut window, &format!("● {kind}")), "{kind}: {:#?}", window.texts());
        let there: Vec<_> = fields.into_iter().filter(|field| window.place(field).is_some()).collect();
        assert_eq!(there, asked, "{kind}");
        let tournament = made(&mut window);
        assert_eq!(formats(&tournament), stages, "{kind}");
        // What was made stands in the form again, and saving it changes nothing.
        window.update(Message::Went(Place::SetUp(tournament.id())));
        // The same button is no second half of a double click.
        rest(&mut window);
        assert!(shows(&mut window, &format!("● {kind}")), "{kind}: {:#?}", window.texts());
        let again = made(&mut window);
        assert_eq!(again, tournament, "{kind}");
        window.close();
    }
}

#[test]
fn stages_come_one_after_another_and_go_with_another_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.fill("event-rounds", "4");
    assert!(shows(&mut window, "The table of this stage decides who wins."));
    // The first of that name is the format, the second what comes after it.
    click_nth(&mut window, "○ Double elimination", 1);
    assert!(
        shows(&mut window, "The best go on to: double knockout. Who that is, is decided when this stage is over."),
        "{:#?}",
        window.texts()
    );
    window.click_text("○ Nothing more");
    assert!(shows(&mut window, "The table of this stage decides who wins."));
    click_nth(&mut window, "○ Knockout", 1);
    // The third place is played for in a later stage too, or not.
    window.click_text("Play for the third place");
    let tournament = made(&mut window);
    let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
    assert_eq!(formats(&tournament), [Format::Swiss { rounds: 4 }, knockout]);
    window.update(Message::Went(Place::SetUp(tournament.id())));
    window.click_text("○ Round robin");
    click_nth(&mut window, "○ Round robin", 0);
    assert_eq!(
        formats(&made(&mut window)),
        [Format::RoundRobin { legs: Legs::Single, groups: 1 }, Format::RoundRobin { legs: Legs::Single, groups: 1 }]
    );
    // Whoever is out in a knockout goes on nowhere.
    window.update(Message::Went(Place::NewTournament));
    window.click_text("○ Knockout");
    assert!(!shows(&mut window, "And then"), "{:#?}", window.texts());
    assert_eq!(formats(&made(&mut window)), [SINGLE]);
    window.close();
}

#[test]
fn the_rarer_choices_of_a_swiss_are_written_and_stand_there_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    assert!(!shows(&mut window, "Paired by"));
    window.click_text("Show them");
    for choice in [
        "○ First against last",
        "○ Points of games",
        "○ The same at all tables",
        "○ Always the same",
        "○ Only played ones",
        "○ 4 games",
    ] {
        window.click_text(choice);
    }
    for (field, typed) in [
        ("event-band", "6"),
        ("event-win", "3"),
        ("event-draw", "1.5"),
        ("event-loss", "0,5"),
        ("event-walkover", "40"),
        ("event-bye-points", "81"),
        ("event-bye-exited", "2"),
        ("event-most-byes", "1"),
        ("event-requested-bye", "1"),
        ("event-absent", "0.5"),
        ("event-late", "1"),
    ] {
        window.fill(field, typed);
    }
    let tournament = made(&mut window);
    let settings = tournament.settings();
    let halves = |halves| MatchPoints { halves };
    let mut expected = Settings {
        primary: Primary::TotalPoints { band: 6 },
        length: Length::new(4).expect("a length"),
        walkover: Points(40),
        bye: ByePolicy::Fixed(FixedBye { points: Points(81), exited: 2 }),
        requested_bye: halves(2),
        absent: halves(1),
        late: LatePolicy::MatchPoints(halves(2)),
        unplayed: UnplayedRounds::PlayedOnly,
        group_order: GroupOrder::Fold,
        most_byes: Some(1),
        duplicate: settings.duplicate,
        ..Settings::usual(settings.lots)
    };
    (expected.scale.win, expected.scale.draw, expected.scale.loss) = (halves(6), halves(3), halves(1));
    assert!(settings.duplicate.is_some());
    assert_eq!(settings, &expected);
    window.update(Message::Went(Place::SetUp(tournament.id())));
    window.click_text("Show them");
    assert!(shows(&mut window, "● The same at all tables") && shows(&mut window, "● First against last"));
    assert_eq!(made(&mut window), tournament);
    // Half a win for a bye that was asked for follows what a win is worth.
    window.update(Message::Went(Place::SetUp(tournament.id())));
    window.click_text("Show them");
    for field in ["event-requested-bye", "event-late", "event-most-byes"] {
        window.fill(field, "");
    }
    window.click_text("○ Own average");
    window.click_text("○ Match points");
    let settings = made(&mut window).settings().clone();
    assert_eq!((settings.requested_bye, settings.late, settings.most_byes), (halves(3), LatePolicy::Absent, None));
    assert_eq!(settings.primary, Primary::MatchPoints);
    assert!(matches!(settings.bye, ByePolicy::OwnAverage { .. }));
    window.close();
}

#[test]
fn the_rarer_choices_of_groups_and_knockouts_are_asked_where_they_matter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.click_text("Show them");
    assert!(!shows(&mut window, "If somebody leaves a round robin"));
    assert!(window.place("event-extra-pairs").is_none());
    window.click_text("○ Groups, then knockout");
    assert!(!shows(&mut window, "Paired by"), "{:#?}", window.texts());
    window.click_text("○ All is struck");
    assert!(shows(&mut window, "The table looks as if this player had never entered."));
    window.click_text("○ A lot decides");
    window.fill("event-extra-pairs", "0");
    let settings = made(&mut window).settings().clone();
    assert_eq!(settings.round_robin_withdrawal, RoundRobinWithdrawal::Annul);
    assert_eq!((settings.drawn.then, settings.drawn.extra_pairs), (DrawnThen::Lot, 0));
    window.close();
}

#[test]
fn the_order_of_the_ranking_is_that_of_the_list_and_deals_are_compared_only_where_they_are_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    let (tables, wins) = ("+ Matchpoints against other tables", "+ Wins");
    assert!(!shows(&mut window, tables));
    window.click_text("Show them");
    window.click_text("○ The same at all tables");
    window.click_text(tables);
    window.click_text(wins);
    // Wins go up by one, past what compares the tables; then total points go.
    let last = window.texts().iter().filter(|text| *text == "↑").count() - 1;
    click_nth(&mut window, "↑", last);
    click_nth(&mut window, "×", 1);
    let mut expected = Criterion::USUAL.to_vec();
    assert_eq!(expected.remove(1), Criterion::TotalPoints);
    expected.extend([Criterion::Wins, Criterion::Duplicate(Against::EveryTable)]);
    assert!(shows(&mut window, "+ Total points") && !shows(&mut window, wins));
    let tournament = made(&mut window);
    assert_eq!(tournament.settings().criteria, expected);
    // With deals of their own there is nothing to compare.
    window.update(Message::Went(Place::SetUp(tournament.id())));
    window.click_text("Show them");
    window.click_text("○ Every table its own");
    expected.pop();
    assert_eq!(made(&mut window).settings().criteria, expected);
    window.close();
}

#[test]
fn the_last_criterion_cannot_be_taken_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    for _ in 0..10 {
        click_nth(&mut window, "×", 0);
    }
    let last = *Criterion::USUAL.last().expect("a criterion");
    assert_eq!(made(&mut window).settings().criteria, [last]);
    window.close();
}

/// A sentence stands below the field that is wrong, and nothing can be written until it is right.
#[test]
fn what_is_typed_wrongly_is_said_below_its_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    let date = window.texts().into_iter().find(|text| text.starts_with("Tournament of "));
    assert!(date.is_none(), "what fields hold is no text");
    let (from_one, whole, half) =
        ("A number from 1 on belongs here.", "A whole number belongs here.", "A number, or half of one, belongs here.");
    let between = |least: u32, most: u32| format!("A number from {least} to {most} belongs here.");
    window.click_text("Show them");
    window.click_text("○ Points of games");
    click_nth(&mut window, "○ Knockout", 1);
    let blocks = true;
    let plans = false;
    for (field, wrong, sentence, right, what) in [
        ("event-name", "", "A tournament needs a name.".to_owned(), "Cup", blocks),
        ("event-rounds", "0", from_one.to_owned(), "3", blocks),
        ("event-clock", "601", between(1, 600), "30", blocks),
        ("event-players", "1", between(2, 1024), "8", plans),
        ("event-tables", "none", from_one.to_owned(), "", plans),
        ("event-minutes", "0", between(1, 1440), "60", plans),
        ("event-start", "7 pm", "A time such as 19:00 belongs here.".to_owned(), "19:00", plans),
        ("event-spread", "2001", between(0, 2000), "600", plans),
        ("event-go-on", "1", between(2, 1024), "4", plans),
        ("event-band", "x", whole.to_owned(), "4", blocks),
        ("event-win", "two", half.to_owned(), "2", blocks),
        ("event-draw", "1.25", half.to_owned(), "1", blocks),
        ("event-loss", "-1", half.to_owned(), "0", blocks),
        ("event-walkover", "", whole.to_owned(), "35", blocks),
        ("event-bye-points", "7o", whole.to_owned(), "70", blocks),
        ("event-bye-exited", "70000", whole.to_owned(), "0", blocks),
        ("event-most-byes", "1.5", whole.to_owned(), "", blocks),
        ("event-requested-bye", "?", half.to_owned(), "", blocks),
        ("event-absent", "", half.to_owned(), "0", blocks),
        ("event-late", "0.1", half.to_owned(), "", blocks),
        ("event-extra-pairs", "256", whole.to_owned(), "2", blocks),
    ] {
        assert!(!is_below(&mut window, field, &sentence), "{field} is right at first");
        window.fill(field, wrong);
        assert!(is_below(&mut window, field, &sentence), "{field}: {sentence} {:#?}", window.texts());
        if what == blocks {
            press(&mut window, "event-save");
            assert!(window.app.tournament().is_none(), "{field} is written");
        }
        window.fill(field, right);
        assert!(!is_below(&mut window, field, &sentence), "{field} is right again");
    }
    made(&mut window);
    window.close();
}

#[test]
fn days_are_wrong_each_below_its_own_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.fill("event-first", "3 Nov 2026");
    window.fill("event-last", "2 Nov 2026");
    let before = "The last day comes before the first.";
    assert!(is_below(&mut window, "event-last", before), "{:#?}", window.texts());
    assert!(!window.texts().iter().any(|text| text.starts_with("This is no date.")), "{:#?}", window.texts());
    press(&mut window, "event-save");
    assert!(window.app.tournament().is_none());
    window.fill("event-last", "soon");
    assert!(!shows(&mut window, before));
    let no_date = window.texts().into_iter().find(|text| text.starts_with("This is no date.")).expect("a sentence");
    assert!(is_below(&mut window, "event-last", &no_date) && !is_below(&mut window, "event-first", &no_date));
    window.fill("event-last", "4 Nov 2026");
    window.fill("event-first", "");
    assert!(is_below(&mut window, "event-first", &no_date) && !is_below(&mut window, "event-last", &no_date));
    window.fill("event-first", "3 Nov 2026");
    let head = made(&mut window).head().clone();
    assert_eq!((head.first.to_string(), head.last.to_string()), ("2026-11-03".to_owned(), "2026-11-04".to_owned()));
    window.close();
}

/// What is wrong among the rarer choices is in sight even where they were hidden again.
#[test]
fn what_is_wrong_is_not_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.click_text("Show them");
    window.fill("event-win", "much");
    window.click_text("Fewer choices");
    assert!(is_below(&mut window, "event-win", "A number, or half of one, belongs here."), "{:#?}", window.texts());
    window.fill("event-win", "3");
    assert!(window.place("event-win").is_none() && shows(&mut window, "Show them"), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_draft_of_a_tournament_goes_on_or_is_begun_afresh() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    window.fill("event-name", "Autumn Cup");
    let tournament = made(&mut window);
    let set_up = Place::SetUp(tournament.id());
    let goes_on = "What was typed before goes on here.";
    window.update(Message::Went(set_up));
    assert!(!shows(&mut window, goes_on));
    window.fill("event-name", "Winter Cup");
    window.click_text("○ League");
    window.close();
    // It outlives the program, and is one of this tournament alone.
    let mut window = form(folder.path());
    assert!(!shows(&mut window, goes_on));
    window.update(Message::Went(set_up));
    assert!(shows(&mut window, goes_on) && shows(&mut window, "● League"), "{:#?}", window.texts());
    assert!(window.written().contains(&"Winter Cup".to_owned()));
    window.click_text("Start afresh");
    assert!(!shows(&mut window, goes_on) && shows(&mut window, "● Swiss"), "{:#?}", window.texts());
    assert!(window.written().contains(&"Autumn Cup".to_owned()));
    window.update(Message::Went(Place::Players));
    window.update(Message::Went(set_up));
    assert!(!shows(&mut window, goes_on) && shows(&mut window, "● Swiss"), "{:#?}", window.texts());
    assert_eq!(made(&mut window), tournament);
    // What was typed and taken back by hand is no draft.
    window.update(Message::Went(set_up));
    window.fill("event-name", "Winter Cup");
    window.fill("event-name", "Autumn Cup");
    window.update(Message::Went(Place::Players));
    window.update(Message::Went(set_up));
    assert!(!shows(&mut window, goes_on), "{:#?}", window.texts());
    // A form that is left by its button keeps nothing either.
    window.fill("event-name", "Winter Cup");
    window.click_text("Cancel");
    window.update(Message::Went(set_up));
    assert!(!shows(&mut window, goes_on), "{:#?}", window.texts());
    window.close();
}

/// Rounds that were dealt and prizes that were set after a draft was begun are not lost by it.
#[test]
fn a_draft_keeps_what_was_dealt_and_what_can_be_won_since_it_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 2);
    desk.to(create_cup(SWISS)).expect("a tournament");
    desk.club.close().expect("closed");
    let path = folder.path().join("club.halaliclub");
    let mut window = Window::open(in_language("en"), path.clone(), HIGH);
    window.update(Message::Went(Place::SetUp(CUP)));
    window.fill("event-name", "Winter Cup");
    window.click_text("○ One game");
    window.close();

    let mut desk = Desk::again(&path);
    let before = desk.club.tournament(CUP).expect("readable").expect("a tournament").settings().clone();
    let prizes = Prizes { amounts: vec![5000, 3000], shared: Sharing::Split };
    let fund = PrizeFund { name: name("Books"), among: Among::All, prizes };
    let settings = Settings { dealt: [(1, 77), (2, 78)].into(), prizes: vec![fund], ..before };
    desk.to(Command::ChangeSettings(Box::new(settings.clone()))).expect("settings");
    desk.club.close().expect("closed");

    let mut window = Window::open(in_language("en"), path, HIGH);
    window.update(Message::Went(Place::SetUp(CUP)));
    assert!(shows(&mut window, "What was typed before goes on here."), "{:#?}", window.texts());
    let tournament = made(&mut window);
    assert_eq!(tournament.head().name.as_str(), "Winter Cup");
    assert_eq!(tournament.settings(), &Settings { length: Length::new(1).expect("a length"), ..settings });
    window.close();
}

#[test]
fn the_hours_follow_from_rounds_tables_and_minutes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(folder.path());
    let says = |window: &mut Window, sentence: &str| {
        assert!(shows(window, sentence), "{sentence}: {:#?}", window.texts());
    };
    window.fill("event-rounds", "3");
    // Three rounds of an hour, and twice ten minutes between.
    says(&mut window, "Rounds: 3. With 4 tables this takes 3:20 hours. It ends at about 22:20.");
    window.fill("event-start", "22:30");
    says(&mut window, "Rounds: 3. With 4 tables this takes 3:20 hours. It ends at about 01:50.");
    window.fill("event-start", "");
    says(&mut window, "Rounds: 3. With 4 tables this takes 3:20 hours.");
    // At one table the four series of a round are played one after another.
    window.fill("event-tables", "1");
    window.fill("event-minutes", "15");
    says(&mut window, "Rounds: 3. With one table this takes 3:20 hours.");
    window.fill("event-start", "09:00");
    says(&mut window, "Rounds: 3. With one table this takes 3:20 hours. It ends at about 12:20.");
    window.fill("event-tables", "");
    window.fill("event-minutes", "60");
    // Quarter-finals, semi-finals, and the final beside the play for the third place.
    window.click_text("○ Knockout");
    says(&mut window, "Players: 8. Rounds: 3.");
    window.click_text("○ Groups, then knockout");
    // Three rounds in groups of four, then semi-finals and the final of two from each.
    says(&mut window, "Players: 8. Rounds: 5.");
    window.fill("event-go-on", "8");
    says(&mut window, "Players: 8. Rounds: 6.");
    window.fill("event-players", "5");
    window.fill("event-go-on", "");
    says(&mut window, "Players: 5. Rounds: 5.");
    // Evenings of a league end each on its own.
    window.click_text("○ League");
    window.fill("event-rounds", "2");
    says(&mut window, "Rounds: 2. With 2 tables this takes 2:10 hours.");
    // Without players there is nothing to plan, and no wrong figure stays.
    window.fill("event-players", "x");
    assert!(!window.texts().iter().any(|text| text.starts_with("Rounds: ")), "{:#?}", window.texts());
    window.close();
}
