//! Whatever is written reads back as the same value: squares, positions, set-ups, actions, deals and records.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use crate::support::{one_record, positions, records};
use halali::club::{self, read_records};
use halali::rules::notation::{Comment, Heading, Tag};
use halali::rules::{
    Action, Deal, Ending, Game, Given, Loss, Points, Random, Record, RuleSet, Setup, Side, Sides, Square, Termination,
    Tile,
};
use proptest::prelude::*;

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Reads a text and writes it again.
fn same<T: std::str::FromStr + std::fmt::Display>(text: &str) -> String
where
    T::Err: std::fmt::Debug,
{
    text.parse::<T>().expect(text).to_string()
}

#[test]
fn every_action_reads_back() {
    let mut actions = Vec::new();
    for from in Square::all() {
        actions.extend([Action::TurnUp { at: from, tile: None }, Action::Leave { from }]);
        actions.extend(Tile::ALL.map(|tile| Action::TurnUp { at: from, tile: Some(tile) }));
        for to in Square::all() {
            actions.extend([Action::Move { from, to }, Action::Capture { from, to }]);
        }
        assert_eq!(from.to_string().parse(), Ok(from));
    }
    let mut texts: Vec<_> = actions.iter().map(Action::to_string).collect();
    for (action, text) in actions.iter().zip(&texts) {
        assert_eq!(text.parse(), Ok(*action));
    }
    // Actions sort as their texts do.
    actions.sort_unstable();
    texts.sort_unstable();
    assert_eq!(actions.iter().map(Action::to_string).collect::<Vec<_>>(), texts);
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn positions_and_set_ups_read_back(seed: u64) {
        let mut random = Random::new(seed);
        for _ in 0..5 {
            let drawn = positions::random(&mut random);
            prop_assert_eq!(drawn.to_string(), drawn.position().to_string());
            prop_assert_eq!(drawn.to_string().parse(), Ok(drawn));
        }
        let game = records::game(&mut random, 90);
        let known = game.setup();
        prop_assert_eq!(same::<Setup>(&known.to_string()), known.to_string());
        let seen = game.position().to_string();
        prop_assert!(seen.ends_with(" -"));
        prop_assert_eq!(seen.parse(), Ok(Setup::of_position(*game.position())));
        prop_assert_eq!(known.to_string().parse(), Ok(known));
    }

    #[test]
    fn deals_read_back(seed: u64) {
        for deal in Deal::from_seed(seed).take(3) {
            let text = deal.to_string();
            prop_assert_eq!(same::<Deal>(&text), text.as_str());
            prop_assert_eq!(text.parse(), Ok(deal.clone()));
            // The layout is also what a new game has under its tiles.
            let game = Game::new(RuleSet::Classic, deal);
            let hidden = game.setup().to_string().rsplit(' ').next().map(str::to_owned);
            prop_assert_eq!(hidden, Some(text.replace(['/', '1'], "")));
        }
    }

    #[test]
    fn records_read_back(seed: u64) {
        let record = records::record(&mut Random::new(seed), 100);
        let text = record.to_string();
        let read = one_record(&text);
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn records_of_whole_games_read_back(seed: u64) {
        let record = records::whole_record(&mut Random::new(seed));
        prop_assert_eq!(record.ending(), &Ending::Normal);
        prop_assert_eq!(one_record(&record.to_string()), record);
    }

    #[test]
    fn records_are_written_within_90_columns(seed: u64) {
        let text = records::record(&mut Random::new(seed), 100).to_string();
        let (_, moves) = text.split_once("\n\n").expect("a blank line behind the tags");
        prop_assert!(text.ends_with('\n') && !text.ends_with("\n\n") && !text.contains('\r'));
        let lines: Vec<_> = moves.lines().collect();
        for (line, next) in lines.iter().zip(lines.iter().skip(1).map(Some).chain([None])) {
            let width = line.chars().count();
            let is_word = !line.contains(' ');
            prop_assert!(width <= 90 || is_word, "{}", line);
            // Only the result has its line to itself; all others are as full as they can be.
            let room = |next: &str| width + 1 + next.split(' ').next().unwrap_or_default().chars().count();
            let is_before_result = next == lines.last();
            prop_assert!(is_before_result || next.is_none_or(|next| room(next) > 90), "{}", text);
        }
    }

    #[test]
    fn line_ends_wrapping_and_byte_order_mark_make_no_difference(seed: u64) {
        let mut random = Random::new(seed);
        let games: Vec<_> = (0..1 + random.below(4)).map(|_| records::record(&mut random, 60)).collect();
        let mut text = if random.below(2) == 0 { "\u{feff}" } else { "" }.to_owned();
        for record in &games {
            text += &records::rewrapped(&mut random, record);
            text += ["\n", "\r\n", "\n\n", " \t\r\n\n"][random.below(4) as usize];
        }
        let read: Vec<_> = read_records(&text).collect::<Result<_, _>>().map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(&read, &games);
        let written: Vec<_> = read.iter().map(Record::to_string).collect();
        let again: Vec<_> = read_records(&written.join("\n")).map(|record| record.expect("written by us")).collect();
        prop_assert_eq!(again, games);
    }

    #[test]
    fn any_text_without_control_characters_is_a_value(name in "\\PC*", value in "\\PC*") {
        let players = Sides { animals: name.clone(), humans: value.clone() };
        let heading = Heading {
            players,
            ending: Ending::Agreed,
            tags: vec![Tag::new("Event", value.as_str()).expect("no control characters")],
            comments: Vec::new(),
        };
        let record = club::record(Game::without_deal(RuleSet::Boxed), heading).expect("a record");
        let read = one_record(&record.to_string());
        prop_assert_eq!([read.tag("Animals"), read.tag("Event")], [Some(name.as_str()), Some(value.as_str())]);
        prop_assert_eq!(read, record);
    }

    #[test]
    fn a_comment_reads_back_or_is_refused(comment in "[\\PC\t\n}]{0,40}") {
        let mut game = Game::without_deal(RuleSet::Classic);
        crate::support::play(&mut game, "d3=F");
        let heading = Heading {
            players: Sides::from_fn(|_| "X".to_owned()),
            ending: Ending::Void,
            tags: Vec::new(),
            comments: vec![Comment { ply: 1, text: comment.clone() }],
        };
        match club::record(game, heading) {
            Ok(record) => {
                let words: Vec<_> = comment.split_ascii_whitespace().collect();
                prop_assert_eq!(&record.comments()[0].text, &words.join(" "));
                prop_assert_eq!(one_record(&record.to_string()), record);
            }
            Err(_) => prop_assert!(comment.contains('}'), "refused for nothing"),
        }
    }
}

#[test]
fn random_records_cover_every_ending() {
    let mut random = Random::new(3);
    let drawn: Vec<_> = (0..400).map(|_| records::record(&mut random, 30)).collect();
    for termination in Termination::ALL.into_iter().filter(|termination| *termination != Termination::Normal) {
        assert!(drawn.iter().any(|record| record.ending().termination() == termination), "{termination}");
    }
    assert!(drawn.iter().any(|record| matches!(record.ending(), Ending::Adjudicated { given: Some(_) })));
    assert!(drawn.iter().any(|record| record.comments().len() > 5));
    assert!(drawn.iter().any(|record| record.tag("Deal").is_some()));
}

#[test]
fn written_record_in_canonical_form() {
    let mut game = Game::without_deal(RuleSet::Classic);
    crate::support::play(&mut game, "d3=F e4=p d3-d4");
    let tag = |name: &str, value: &str| Tag::new(name, value).expect("a tag");
    let given = Given { points: Sides { animals: Points(20), humans: Points(0) }, reason: "Hall closed".to_owned() };
    let record = club::record(
        game,
        Heading {
            players: Sides { animals: "Élodie \"É\" M".to_owned(), humans: "J\\D".to_owned() },
            ending: Ending::Adjudicated { given: Some(Box::new(given)) },
            tags: vec![tag("Clock", "20+0"), tag("Round", "2"), tag("Annotator", "me"), tag("Event", "Club evening")],
            comments: vec![Comment { ply: 2, text: "  odd\n but true ".to_owned() }],
        },
    );
    let expected = r#"[Event "Club evening"]
[Round "2"]
[Animals "Élodie \"É\" M"]
[Humans "J\\D"]
[Rules "classic"]
[Result "20-0"]
[Exited "0-0"]
[Termination "adjudicated"]
[Board "0-0"]
[Reason "Hall closed"]
[Clock "20+0"]
[Annotator "me"]

1. d3=F e4=p {odd but true} 2. d3-d4
20-0
"#;
    assert_eq!(record.expect("a record").to_string(), expected);
    let conceded = club::record(
        Game::without_deal(RuleSet::Boxed),
        Heading {
            players: Sides::from_fn(|side| format!("{side:?}")),
            ending: Ending::Lost { how: Loss::Conceded, loser: Side::Humans, walkover: Points(35) },
            tags: Vec::new(),
            comments: Vec::new(),
        },
    );
    let expected = r#"[Animals "Animals"]
[Humans "Humans"]
[Rules "boxed"]
[Result "35-0"]
[Exited "0-0"]
[Termination "conceded"]
[Board "0-0"]
[Loser "humans"]
[Walkover "35"]

35-0
"#;
    assert_eq!(conceded.expect("a record").to_string(), expected);
}
