//! Bad positions, actions, deals and records: each with the place and the fault that its reader is told.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::str::FromStr;

use halali::club::{RefusedRecord, read_records};
use halali::rules::notation::{Instead, RecordFault};
use halali::rules::{Action, Deal, Game, Random, RuleSet, Setup, TextError, Tile};

/// Tables can't hold line ends and the like, so that they are written as escapes.
fn unescaped(text: &str) -> String {
    text.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t").replace("\\u{feff}", "\u{feff}")
}

/// A table has a line for each bad text: what its reader is told, a tab, the text. Lines with `#` are headings.
fn check_table<T>(name: &str, table: &str, length: usize)
where
    T: FromStr<Err = TextError> + std::fmt::Debug,
{
    let mut wrong = Vec::new();
    let lines: Vec<_> = table.lines().filter(|line| !line.starts_with('#')).collect();
    for line in &lines {
        let (expected, text) = line.split_once('\t').expect("two columns");
        let told = match unescaped(text).parse::<T>() {
            Ok(value) => format!("accepted as {value:?}"),
            Err(error) => error.to_string(),
        };
        if told != expected {
            wrong.push(format!("{told}\t{text}"));
        }
    }
    assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
    assert_eq!(lines.len(), length, "{name}");
}

#[test]
fn bad_position_lines() {
    check_table::<Setup>("positions", include_str!("../data/notation/positions.tsv"), 161);
}

#[test]
fn bad_actions() {
    check_table::<Action>("actions", include_str!("../data/notation/actions.tsv"), 46);
}

#[test]
fn bad_deals() {
    check_table::<Deal>("deals", include_str!("../data/notation/deals.tsv"), 32);
}

/// A record of a whole game, for those that need one.
const WHOLE_GAME: &str = include_str!("../data/rules/games-classic.halali");

fn whole_game() -> &'static str {
    let (_, moves) = WHOLE_GAME.split_once("\n\n").expect("a blank line behind the tags");
    moves.split_once("\n32-17").expect("its result").0
}

/// The table has a title behind `###`, a line behind `>>>` for each record that is read, and the text itself.
#[test]
fn bad_records() {
    let table = include_str!("../data/notation/records.txt");
    let mut wrong = Vec::new();
    let mut cases = 0;
    for case in table.split("### ").skip(1) {
        let (title, rest) = case.split_once('\n').expect("a title");
        let mut expected: Vec<_> = rest.lines().take_while(|line| line.starts_with(">>>")).collect();
        let text = rest.lines().skip(expected.len()).flat_map(|line| [line, "\n"]).collect::<String>();
        let text = text.replace("<GAME>", whole_game());
        let text = text.replace("<CR>", "\r").replace("<BOM>", "\u{feff}").replace("<NBSP>", "\u{a0}");
        let text =
            text.replace("<TAB>", "\t").replace("<BEL>", "\u{7}").replace("<NEL>", "\u{85}").replace("<FF>", "\u{c}");
        expected.retain(|line| *line != ">>> nothing");
        let told: Vec<_> = read_records(&text)
            .map(|read| match read {
                Ok(record) => format!(
                    ">>> a game of {}, {}",
                    record.tag("Animals").unwrap_or_default(),
                    record.ending().termination()
                ),
                Err(error) => format!(">>> game {}, {error}", error.place().0),
            })
            .collect();
        if told != expected {
            wrong.push(format!("### {title}\n{}", told.join("\n")));
        }
        cases += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(cases, 205);
}

/// The number of the first action of a line that is refused where no deal is known.
fn first_refused(rules: RuleSet, line: &[Action]) -> Option<usize> {
    let mut game = Game::without_deal(rules);
    line.iter().position(|&action| game.play(action).is_err()).map(|index| index + 1)
}

fn with_tile(line: &[Action], ply: usize, tile: Tile) -> Option<Vec<Action>> {
    let mut line = line.to_vec();
    match &mut line[ply - 1] {
        Action::TurnUp { tile: named, .. } if *named != Some(tile) => *named = Some(tile),
        _ => return None,
    }
    Some(line)
}

/// A game of at least 73 actions and what it becomes when another letter is written at `wrong`, so that the first
/// action that then breaks a rule is `contradiction`.
fn sheet_with_wrong_letter(rules: RuleSet, wrong: usize, contradiction: usize) -> (Vec<Action>, Vec<Action>) {
    for seed in 0..10_000 {
        let line: Vec<_> = Game::random(rules, &mut Random::new(seed), |_| true).actions().collect();
        let sheets = Tile::ALL.into_iter().filter_map(|tile| with_tile(&line, wrong, tile));
        for sheet in sheets.filter(|_| line.len() >= 73) {
            if first_refused(rules, &sheet) == Some(contradiction) {
                return (line, sheet);
            }
        }
    }
    panic!("no game where a wrong letter at {wrong} shows at {contradiction}")
}

fn sheet(rules: RuleSet, line: &[Action]) -> String {
    let mut text = format!("[Animals \"A\"]\n[Humans \"H\"]\n[Rules \"{}\"]\n[Result \"0-0\"]\n\n", rules.name());
    for (index, action) in line.iter().enumerate() {
        if index.is_multiple_of(2) {
            text += &format!("{}. ", index / 2 + 1);
        }
        text += &format!("{action} {{note {index}}}\n");
    }
    text + "0-0\n"
}

#[test]
fn wrong_letter_that_shows_later_is_named_as_well() {
    for rules in RuleSet::ALL {
        for (wrong, contradiction) in [(12, 31), (1, 4), (30, 58)] {
            let (right, wrong_sheet) = sheet_with_wrong_letter(rules, wrong, contradiction);
            let Some(Err(RefusedRecord::Notation(error))) = read_records(&sheet(rules, &wrong_sheet)).next() else {
                panic!("accepted");
            };
            let RecordFault::Refused { ply, action, instead, searched_all, .. } = error.fault else {
                panic!("{error}");
            };
            assert_eq!((ply, action, searched_all), (contradiction, wrong_sheet[contradiction - 1].to_string(), true));
            // Four tags and a blank line come before the first action.
            assert_eq!(error.place.line, contradiction + 5);
            // Exactly the earlier turn-ups where another letter makes everything legal, found one by one.
            let mut expected = Vec::new();
            for ply in 1..contradiction {
                for tile in Tile::ALL {
                    let changed = with_tile(&wrong_sheet, ply, tile);
                    if changed.is_some_and(|line| first_refused(rules, &line).is_none())
                        && let Action::TurnUp { at, .. } = wrong_sheet[ply - 1]
                    {
                        expected.push(Instead { ply, at, tile });
                    }
                }
            }
            assert_eq!(instead, expected);
            let Action::TurnUp { tile: Some(tile), .. } = right[wrong - 1] else { panic!("no turn-up") };
            assert!(instead.iter().any(|instead| (instead.ply, instead.tile) == (wrong, tile)));
        }
    }
}

#[test]
fn given_deal_leaves_no_letter_to_doubt() {
    let game = Game::random(RuleSet::Classic, &mut Random::new(5), |game| game.len() < 3);
    let deal = game.deal().expect("random games have one");
    let line: Vec<_> = game.actions().collect();
    let wrong = Tile::ALL.into_iter().filter_map(|tile| with_tile(&line, 2, tile)).next().expect("a turn-up");
    let text = sheet(RuleSet::Classic, &wrong).replace("[Result", &format!("[Deal \"{deal}\"]\n[Result"));
    match read_records(&text).next() {
        Some(Err(RefusedRecord::Notation(error))) => match error.fault {
            RecordFault::Refused { ply: 2, instead, searched_all: true, .. } => assert_eq!(instead, []),
            other => panic!("{other}"),
        },
        other => panic!("{other:?}"),
    }
}
