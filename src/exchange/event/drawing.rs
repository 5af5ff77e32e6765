//! A bracket as a drawing: where each match stands, what is written in it, and the ways from match to match.

use std::collections::BTreeMap;

use crate::tournament::schedule::{Course, KnockoutState, Match, MatchState, Occupant, Part, Slot};
use crate::tournament::{MatchNumber, Seed};

/// A bracket, in points of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    pub(super) titles: Vec<Text>,
    pub(super) matches: Vec<DrawnMatch>,
    pub(super) ways: Vec<String>,
}

/// A line of text: where its letters stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Text {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) text: String,
}

/// A match, with its two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DrawnMatch {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) width: u32,
    pub(super) height: u32,
    /// Its number, where others refer to it.
    pub(super) number: Option<String>,
    pub(super) slots: [DrawnSlot; 2],
}

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DrawnSlot {
    pub(super) top: u32,
    pub(super) height: u32,
    pub(super) lines: Vec<Text>,
    pub(super) score: Text,
    /// Whether this player goes on.
    pub(super) is_ahead: bool,
    /// Whether nobody is known to stand here.
    pub(super) is_open: bool,
}

/// What a bracket says.
pub struct BracketWords<'w> {
    /// What a player is called.
    pub name: &'w dyn Fn(Seed) -> String,
    /// The result of a player in a match.
    pub score: &'w dyn Fn(MatchNumber, Seed) -> String,
    /// What a round of a part is called.
    pub round: &'w dyn Fn(Part) -> String,
    /// Whoever loses the match with this number, from 1.
    pub loser_of: &'w dyn Fn(u16) -> String,
}

const WIDTH: u32 = 250;
const GAP: u32 = 34;
const LINE: u32 = 18;
const PADDING: u32 = 6;
/// Between matches of a round.
const APART: u32 = 22;
/// For the titles of rounds.
const HEAD: u32 = 30;
/// How wide a line of a name is, in letters.
const LETTERS: usize = 23;

/// Draws a bracket as it stands.
pub fn bracket_drawing(state: &KnockoutState<'_>, words: &BracketWords<'_>) -> Drawing {
    let matches: Vec<_> = state.matches().filter(|(_, one)| one.course != Course::NotNeeded).collect();
    let rows = Rows::of(&matches);
    let rounds = state.bracket().winners_rounds();
    let is_double = matches.iter().any(|(one, _)| one.part == Part::GrandFinal);
    let most = matches
        .iter()
        .flat_map(|(one, found)| [0, 1].map(|slot| slot_lines(one.slots[slot], found.occupants[slot], words).0.len()));
    // Every match is as high as the highest, so that rows stay rows.
    let slot_height = LINE * u32::try_from(most.max().unwrap_or(1)).unwrap_or(1) + PADDING;
    let height = 2 * slot_height;
    let row_height = height + APART;
    let x = |part: Part| (WIDTH + GAP) * column(part, rounds);
    let top = |one: &Match| HEAD + head_below(one.part) + rows.doubled(one.id) * row_height / 2 + APART / 2;
    let mut drawing = Drawing { width: 0, height: 0, titles: Vec::new(), matches: Vec::new(), ways: Vec::new() };
    let mut titled: Vec<(u32, u32)> = Vec::new();
    for (one, found) in &matches {
        let (x, y) = (x(one.part), top(one));
        drawing.width = drawing.width.max(x + WIDTH + 1);
        drawing.height = drawing.height.max(y + height + APART / 2);
        let above = match one.part {
            Part::Winners { .. } => Some(HEAD - 12),
            Part::Losers { .. } => Some(HEAD + rows.above_losers * row_height + HEAD - 12),
            Part::ThirdPlace | Part::GrandFinal | Part::Reset => Some(y - 8),
        };
        if let Some(y) = above.filter(|&y| !titled.contains(&(x, y))) {
            titled.push((x, y));
            drawing.titles.push(Text { x, y, text: (words.round)(one.part) });
        }
        drawing.ways.extend(one.slots.iter().enumerate().filter_map(|(place, slot)| {
            let Slot::WinnerOf(from) = slot else { return None };
            let from = state.bracket().get(*from)?;
            let start = (self::column(from.part, rounds) * (WIDTH + GAP) + WIDTH, top(from) + height / 2);
            let end = (x, y + slot_height / 2 + slot_height * u32::try_from(place).unwrap_or(0));
            (start.0 < end.0).then(|| format!("M{} {}H{}V{}H{}", start.0, start.1, end.0 - GAP / 2, end.1, end.0))
        }));
        let slot = |place: usize| {
            let top = y + slot_height * u32::try_from(place).unwrap_or(0);
            let occupant = found.occupants[place];
            let (lines, is_open) = slot_lines(one.slots[place], occupant, words);
            let first = top + (slot_height - LINE * u32::try_from(lines.len()).unwrap_or(0)) / 2 + LINE - 5;
            let line = |(number, text)| Text { x: x + 8, y: first + LINE * number, text };
            let score = match occupant {
                Occupant::Player(seed) => (words.score)(one.id, seed),
                Occupant::Open | Occupant::Nobody => String::new(),
            };
            DrawnSlot {
                top: top + 1,
                height: slot_height - 2,
                lines: (0..).zip(lines).map(line).collect(),
                score: Text { x: x + WIDTH - 8, y: first, text: score },
                is_ahead: occupant != Occupant::Nobody && occupant != Occupant::Open && found.winner() == occupant,
                is_open,
            }
        };
        drawing.matches.push(DrawnMatch {
            x,
            y,
            width: WIDTH,
            height,
            number: is_double.then(|| number(one.id).to_string()),
            slots: [slot(0), slot(1)],
        });
    }
    drawing
}

/// Matches count from 1 for people.
const fn number(id: MatchNumber) -> u16 {
    id.0 + 1
}

/// Who stands in a slot, in lines that fit, and whether that is open.
fn slot_lines(slot: Slot, occupant: Occupant, words: &BracketWords<'_>) -> (Vec<String>, bool) {
    match (occupant, slot) {
        (Occupant::Player(seed), _) => (wrapped(&(words.name)(seed)), false),
        (Occupant::Open, Slot::LoserOf(from)) => (wrapped(&(words.loser_of)(number(from))), true),
        (Occupant::Open, _) => (vec![String::new()], true),
        (Occupant::Nobody, _) => (vec!["–".to_owned()], true),
    }
}

/// Which column a match stands in.
fn column(part: Part, rounds: u16) -> u32 {
    let column = match part {
        Part::Winners { round } => round - 1,
        Part::Losers { round } => round,
        Part::ThirdPlace => rounds - 1,
        Part::GrandFinal => 2 * rounds - 1,
        Part::Reset => 2 * rounds,
    };
    column.into()
}

/// The room that the titles of the losers' rounds take.
const fn head_below(part: Part) -> u32 {
    if matches!(part, Part::Losers { .. }) { HEAD } else { 0 }
}

/// The row of every match, doubled: matches that meet nobody before stand in rows of their own, every other one between those
/// that lead to it.
struct Rows {
    doubled: BTreeMap<MatchNumber, u32>,
    above_losers: u32,
}

impl Rows {
    fn of(matches: &[(&Match, &MatchState)]) -> Rows {
        let by_id: BTreeMap<_, _> = matches.iter().map(|(one, _)| (one.id, *one)).collect();
        let mut rows = Rows { doubled: BTreeMap::new(), above_losers: 0 };
        let last = |is: fn(Part) -> bool| matches.iter().rev().find(|(one, _)| is(one.part)).map(|(one, _)| one.id);
        let mut next = 0;
        let winners = last(|part| matches!(part, Part::Winners { .. }));
        let losers = last(|part| matches!(part, Part::Losers { .. }));
        let of_winners = winners.map_or(0, |root| rows.place(root, &by_id, &mut next));
        rows.above_losers = next;
        let of_losers = losers.map(|root| rows.place(root, &by_id, &mut next));
        for (one, _) in matches {
            let row = match one.part {
                Part::ThirdPlace => of_winners + 3,
                Part::GrandFinal | Part::Reset => u32::midpoint(of_winners, of_losers.unwrap_or(of_winners)),
                Part::Winners { .. } | Part::Losers { .. } => continue,
            };
            rows.doubled.insert(one.id, row);
        }
        rows
    }

    fn doubled(&self, id: MatchNumber) -> u32 {
        self.doubled.get(&id).copied().unwrap_or(0)
    }

    /// Places a match and all of its part that lead to it.
    fn place(&mut self, id: MatchNumber, all: &BTreeMap<MatchNumber, &Match>, next: &mut u32) -> u32 {
        let Some(one) = all.get(&id) else { return 0 };
        let same_part = |from: MatchNumber| {
            all.get(&from).is_some_and(|from| std::mem::discriminant(&from.part) == std::mem::discriminant(&one.part))
        };
        let mut before = Vec::new();
        for slot in one.slots {
            if let Slot::WinnerOf(from) = slot
                && same_part(from)
            {
                before.push(self.place(from, all, next));
            }
        }
        let row = match before.as_slice() {
            [] => {
                *next += 1;
                2 * (*next - 1)
            }
            rows => rows.iter().sum::<u32>() / u32::try_from(rows.len()).unwrap_or(1),
        };
        self.doubled.insert(id, row);
        row
    }
}

/// How wide a text is, in letters: those of some scripts take two places.
fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum()
}

/// A name in lines that fit: between words where there is room, else within one.
fn wrapped(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= LETTERS => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(String::new()),
        }
        let is_put = lines.last().is_some_and(|line| !line.is_empty());
        let letters = if is_put { "" } else { word };
        for letter in letters.chars() {
            let letter = letter.to_string();
            match lines.last_mut() {
                Some(line) if width(line) + width(&letter) <= LETTERS => line.push_str(&letter),
                _ => lines.push(letter),
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_as_many_lines_as_they_need() {
        for (name, lines) in [
            ("Zoë", vec!["Zoë"]),
            ("Maximilian von und zu Hohenstein", vec!["Maximilian von und zu", "Hohenstein"]),
            ("Llanfairpwllgwyngyllgogerychwyrndrobwll Jo", vec!["Llanfairpwllgwyngyllgog", "erychwyrndrobwll Jo"]),
            ("一二三四五六七八九十一二三", vec!["一二三四五六七八九十一", "二三"]),
        ] {
            assert_eq!(wrapped(name), lines);
        }
    }
}
