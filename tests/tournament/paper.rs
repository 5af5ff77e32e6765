//! Documents of tournaments on paper, in every language and at every moment of an event.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;

use crate::event::{Event, player};
use halali::club::{Name, PlayerId, Profile};
use halali::exchange::paper::{Document, Mark, Page, Paper, pages, pdf, print_page};
use halali::tournament::{Among, Command, Elimination, Format, Group, Legs, Out, PrizeFund, Prizes, Settings, Sharing};
use halali::words::paper::{Printing, Printout};
use halali::words::{self, Language, Words};

const KNOCKOUT: Format = Format::Knockout { elimination: Elimination::Single { third_place: true } };
const DOUBLE: Format = Format::Knockout { elimination: Elimination::Double { reset: true } };
const GROUPS: Format = Format::RoundRobin { legs: Legs::Single, groups: 2 };

/// A bye that the organiser gave.
const GIVEN: Out = Out::Bye { by_hand: true };

/// A name of forty letters with accents.
fn name(id: PlayerId) -> String {
    let number = id.0.as_u128();
    let name = format!("Ångélique-Žofie {number:03} Łukaszewicz-Çelebi de Ñandú");
    name.chars().take(40).collect()
}

/// A tournament of so many players that has started, with groups where its format has them.
fn started(players: u128, format: Format) -> Event {
    let Format::RoundRobin { groups, .. } = format else {
        return Event::started(players, Settings::usual(1), &[format]);
    };
    let mut event = Event::new(Settings::usual(1), &[format]);
    (1..=players).for_each(|number| event.enter(number));
    event.seed(players);
    let group = |number: u128| Group(u16::try_from(number % u128::from(groups)).expect("few") + 1);
    let groups = (1..=players).map(|number| (player(number), group(number))).collect();
    event.act(Command::Start { ratings: BTreeMap::new(), groups }).expect("a start");
    event
}

fn document(event: &Event, what: &[Printout], printing: &Printing, language: Language) -> Document {
    let profiles: BTreeMap<PlayerId, Profile> = event
        .tournament()
        .entries()
        .keys()
        .map(|&id| {
            let mut profile = Profile::of(Name::new(&name(id)).expect("a name"));
            profile.group = Some(Name::new("Société des joueurs de Besançon").expect("a name"));
            profile.contact = Some(Name::new("secret@example.org").expect("a name"));
            profile.household = Some(Name::new("secret household").expect("a name"));
            profile.birth_year = Some(1987);
            (id, profile)
        })
        .collect();
    let told =
        words::Event { tournament: event.tournament(), results: &event.results, profiles: &profiles, name: &name };
    Words::in_language(language).printed(&told, what, printing)
}

fn texts(page: &Page) -> Vec<&str> {
    let marks = page.marks.iter();
    marks.filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(text.as_str()) } else { None }).collect()
}

/// The texts of a document, without spaces and line breaks.
fn printed(document: &Document) -> String {
    let pages = pages(document, Paper::A4).expect("fonts");
    for page in &pages {
        for mark in &page.marks {
            if let Mark::Text { at, width, text, .. } = mark {
                let fits = at.0 > 0.0 && at.0 + width < page.width && at.1 > 0.0 && at.1 < page.height;
                assert!(fits, "{text} is off the page");
            }
        }
    }
    pages.iter().flat_map(texts).collect::<String>().replace(' ', "")
}

fn has(printed: &str, text: &str) -> bool {
    printed.contains(&text.replace(' ', ""))
}

#[test]
fn every_document_names_all_players_whole() {
    let mut event = Event::swiss(64, 5);
    let pairs: Vec<(u128, u128, u8)> = (1..=32).map(|number| (number, number + 32, (number % 3) as u8)).collect();
    event.play(&pairs, &[]);
    let pairs: Vec<(u128, u128)> = (1..=32).map(|number| (number * 2, number * 2 - 1)).collect();
    event.pair(&pairs, &[]).expect("a round");
    for what in Printout::ALL {
        let document = document(&event, &[what], &Printing::default(), Language::French);
        let printed = printed(&document);
        let html = print_page(&document, Paper::A4).expect("a page");
        if matches!(what, Printout::Schedule | Printout::Bracket | Printout::Prizes | Printout::Ties) {
            continue;
        }
        for number in 1..=64 {
            assert!(has(&printed, &name(player(number))), "{what:?}: {number} is whole");
            assert!(html.contains(&name(player(number))), "{what:?}: {number}");
        }
        assert!(!html.contains("secret") && !html.contains("1987"), "{what:?} keeps private what is");
    }
}

#[test]
fn every_document_is_there_at_every_moment_in_every_language() {
    let entered = Event::new(Settings::usual(1), &[Format::Swiss { rounds: 3 }, KNOCKOUT]);
    let mut events = vec![entered.clone()];
    let mut signed_up = entered;
    (1..=5).for_each(|number| signed_up.enter(number));
    events.push(signed_up);
    for format in [Format::Swiss { rounds: 3 }, GROUPS, KNOCKOUT, DOUBLE] {
        let mut event = started(6, format);
        events.push(event.clone());
        if format == (Format::Swiss { rounds: 3 }) {
            event.play(&[(1, 2, 2), (3, 4, 1)], &[(5, GIVEN), (6, GIVEN)]);
            events.push(event);
        }
    }
    for event in &events {
        for language in Language::ALL {
            let all = document(event, &Printout::ALL, &Printing::default(), language);
            assert!(!printed(&all).is_empty());
            print_page(&all, Paper::Letter).expect("a page");
            for part in &all.parts {
                assert!(!part.title.is_empty());
            }
        }
    }
    let nothing = printed(&document(
        &events[0],
        &[Printout::Pairings, Printout::CheckIn],
        &Printing::default(),
        Language::English,
    ));
    assert!(has(&nothing, "No round is paired yet.") && has(&nothing, "Nobody has entered yet."));
}

#[test]
fn slips_have_the_sides_of_both_games() {
    let mut event = Event::swiss(2, 1);
    event.pair(&[(2, 1)], &[]).expect("a round");
    let opens = event.tournament().last_round().and_then(|round| round.pairings().next()).expect("a table").players;
    let text = printed(&document(&event, &[Printout::Slips], &Printing::default(), Language::English));
    let (first, second) = (name(opens.first), name(opens.second));
    assert!(has(&text, &format!("1{first}{second}2{second}{first}")), "{text}");
}

#[test]
fn prizes_are_shared_with_their_place() {
    let mut event = Event::swiss(4, 1);
    event.play(&[(1, 2, 2), (3, 4, 2)], &[]);
    let fund = |name: &str, shared| PrizeFund {
        name: Name::new(name).expect("a name"),
        among: Among::All,
        prizes: Prizes { amounts: vec![5000, 2500], shared },
    };
    let prizes = |event: &Event| printed(&document(event, &[Printout::Prizes], &Printing::default(), Language::German));
    let none = prizes(&event);
    assert!(has(&none, "Preis") && has(&none, &name(player(1))), "room to write them");
    event.act(Command::SetPrizes(vec![fund("Geld", Sharing::Split)])).expect("prizes");
    let split = prizes(&event);
    assert!(has(&split, "Geld") && (split.matches("37,50").count() == 2 || has(&split, "25")), "{split}");
    event.act(Command::SetPrizes(vec![fund("Bier", Sharing::Each)])).expect("prizes");
    assert!(has(&prizes(&event), "Bier") && !has(&prizes(&event), "Geld"));
}

#[test]
fn a_round_robin_prints_all_its_meetings_before_they_are_paired() {
    let event = Event::started(6, Settings::usual(1), &[Format::RoundRobin { legs: Legs::Single, groups: 1 }]);
    let text = printed(&document(&event, &[Printout::Schedule], &Printing::default(), Language::Dutch));
    for number in 1..=6 {
        assert_eq!(text.matches(&name(player(number)).replace(' ', "")).count(), 5, "each meets five others");
    }
    assert!(has(&text, "Ronde 5"));
}

#[test]
fn ties_are_explained_with_their_terms() {
    let mut event = Event::swiss(4, 2);
    event.play(&[(1, 2, 2), (3, 4, 2)], &[]);
    event.play(&[(1, 3, 1), (2, 4, 1)], &[]);
    let text = printed(&document(&event, &[Printout::Ties], &Printing::default(), Language::English));
    assert!(has(&text, "Players are ranked by these figures") && has(&text, "Match points, Total points"), "{text}");
    assert!(has(&text, "share the place") || has(&text, "is above"), "{text}");
}

#[test]
fn a_set_is_the_same_at_every_run() {
    let mut event = Event::swiss(8, 3);
    event.play(&[(1, 5, 2), (2, 6, 2), (3, 7, 1), (4, 8, 0)], &[]);
    let set =
        || pdf(&document(&event, &Printout::ALL, &Printing::default(), Language::French), Paper::A4).expect("a PDF");
    assert_eq!(set(), set());
}
