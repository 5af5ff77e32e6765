//! Games as they are typed from a score sheet: every figure beside the player whose it is, never by its place alone.
//!
//! A game is written in parts with commas between them, such as `Zoë animals 40+1, Max humans 30+0`: a player, the side, and
//! points and exited tiles. Piles are written as `HHd/F`, captured and exited tiles. How a game ended stands beside the player
//! whose doing it was, or in a part of its own: `Max conceded`, `agreed`.

use super::desk::Stop;
use super::people::People;
use crate::club::{GameRecord, PlayerId, Recorded, Seat, Seats, Sheet, Totals};
use crate::rules::{Ending, Given, Kind, Loss, Pile, Points, RuleSet, Score, Side, Sides};
use crate::words::{Words, message};

/// What a game is entered for.
#[derive(Clone, Copy)]
pub(super) struct Entering<'e> {
    /// The words to refuse in.
    pub(super) words: &'e Words,
    /// Everybody on the list.
    pub(super) people: &'e People,
    /// Who plays the series.
    pub(super) players: Seats<PlayerId>,
    /// The rules that were played.
    pub(super) rules: RuleSet,
    /// What a player who did not lose on the board gives to the other.
    pub(super) walkover: Points,
    /// The number of the game, from 1.
    pub(super) number: usize,
    /// Who is the animals unless the text says so.
    pub(super) animals: Option<Seat>,
}

/// A word of the notation, which can be typed in any language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    Side(Side),
    Loss(Loss),
    Agreed,
    Adjudicated,
    Void,
    Unfinished,
    Given,
    Because,
}

const WORDS: [(&str, Word); 53] = [
    ("animals", Word::Side(Side::Animals)),
    ("animaux", Word::Side(Side::Animals)),
    ("tiere", Word::Side(Side::Animals)),
    ("dieren", Word::Side(Side::Animals)),
    ("humans", Word::Side(Side::Humans)),
    ("humains", Word::Side(Side::Humans)),
    ("menschen", Word::Side(Side::Humans)),
    ("mensen", Word::Side(Side::Humans)),
    ("conceded", Word::Loss(Loss::Conceded)),
    ("abandon", Word::Loss(Loss::Conceded)),
    ("aufgegeben", Word::Loss(Loss::Conceded)),
    ("aufgabe", Word::Loss(Loss::Conceded)),
    ("opgegeven", Word::Loss(Loss::Conceded)),
    ("time", Word::Loss(Loss::Time)),
    ("temps", Word::Loss(Loss::Time)),
    ("zeit", Word::Loss(Loss::Time)),
    ("tijd", Word::Loss(Loss::Time)),
    ("forfeit", Word::Loss(Loss::Forfeit)),
    ("parti", Word::Loss(Loss::Forfeit)),
    ("partie", Word::Loss(Loss::Forfeit)),
    ("gegangen", Word::Loss(Loss::Forfeit)),
    ("vertrokken", Word::Loss(Loss::Forfeit)),
    ("forfait", Word::Loss(Loss::Walkover)),
    ("absent", Word::Loss(Loss::Walkover)),
    ("absente", Word::Loss(Loss::Walkover)),
    ("walkover", Word::Loss(Loss::Walkover)),
    ("abwesend", Word::Loss(Loss::Walkover)),
    ("afwezig", Word::Loss(Loss::Walkover)),
    ("agreed", Word::Agreed),
    ("accord", Word::Agreed),
    ("vereinbart", Word::Agreed),
    ("akkoord", Word::Agreed),
    ("adjudicated", Word::Adjudicated),
    ("arbitrage", Word::Adjudicated),
    ("schiedsspruch", Word::Adjudicated),
    ("gearbitreerd", Word::Adjudicated),
    ("void", Word::Void),
    ("annulée", Word::Void),
    ("annulliert", Word::Void),
    ("ongeldig", Word::Void),
    ("unfinished", Word::Unfinished),
    ("inachevée", Word::Unfinished),
    ("unbeendet", Word::Unfinished),
    ("onderbroken", Word::Unfinished),
    ("given", Word::Given),
    ("reçoit", Word::Given),
    ("erhält", Word::Given),
    ("bekommt", Word::Given),
    ("krijgt", Word::Given),
    ("because", Word::Because),
    ("car", Word::Because),
    ("weil", Word::Because),
    ("want", Word::Because),
];

fn word(text: &str) -> Option<Word> {
    let text = text.to_lowercase();
    WORDS.iter().find(|(spelling, _)| *spelling == text).map(|(_, word)| *word)
}

/// What stands behind a player.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Figures {
    Totals(u32, u8),
    /// Points whose exited tiles are not said.
    Points(u32),
    /// Captured and exited tiles by their letters.
    Piles(String, String),
}

impl Figures {
    fn of(text: &str) -> Option<Figures> {
        if !text.starts_with('+')
            && let Ok(points) = text.parse()
        {
            return Some(Figures::Points(points));
        }
        if let Some((points, exited)) = text.split_once('+').filter(|(_, exited)| !exited.starts_with('+')) {
            return Some(Figures::Totals(points.parse().ok()?, exited.parse().ok()?));
        }
        let (captured, exited) = text.split_once('/')?;
        let is_pile =
            |pile: &str| pile == "-" || !pile.is_empty() && pile.chars().all(|c| Kind::from_letter(c).is_some());
        (is_pile(captured) && is_pile(exited)).then(|| Figures::Piles(captured.to_owned(), exited.to_owned()))
    }
}

/// What the parts of a text have said so far.
#[derive(Default)]
struct Draft {
    animals: Option<Seat>,
    figures: Seats<Option<Figures>>,
    losers: Vec<(Seat, Loss)>,
    ended: Option<Word>,
    given: Seats<Option<u32>>,
    reason: Option<String>,
}

impl Entering<'_> {
    /// The game that a text describes.
    pub(super) fn game(&self, typed: &str) -> Result<GameRecord, Stop> {
        let draft = self.read(typed).map_err(|fault| self.refused(&fault))?;
        let animals = draft.animals.or(self.animals);
        let animals = animals.ok_or_else(|| self.refused(&message!(self.words, "entry-no-side")))?;
        let ending = self.ending(&draft, animals).map_err(|fault| self.refused(&fault))?;
        let recorded = self.recorded(&draft, animals, &ending).map_err(|fault| self.refused(&fault))?;
        Ok(GameRecord { animals, recorded, ending })
    }

    /// The refusal of this game.
    pub(super) fn refused(&self, fault: &str) -> Stop {
        Stop::Refused(message!(self.words, "entry-game", game = self.number, fault = fault))
    }

    fn read(&self, typed: &str) -> Result<Draft, String> {
        let mut draft = Draft::default();
        let mut rest = typed.trim();
        while !rest.is_empty() {
            if let Some(reason) = because(rest) {
                draft.reason = Some(reason.to_owned());
                break;
            }
            let (seat, behind) = self.name_at(rest);
            let end = behind.find([',', ';']).unwrap_or(behind.len());
            let (part, next) = behind.split_at(end);
            match seat {
                Some(seat) => self.player_part(seat, part.split_whitespace(), &mut draft)?,
                None => self.part(part.trim(), &mut draft)?,
            }
            rest = next.get(1..).unwrap_or_default().trim_start();
        }
        Ok(draft)
    }

    /// The player whose whole name a text begins with, commas and all, and what comes behind.
    fn name_at<'t>(&self, text: &'t str) -> (Option<Seat>, &'t str) {
        let behind = |seat: Seat| {
            let name = self.people.get(self.players[seat])?.profile.name.as_str();
            let rest = text.strip_prefix(name)?;
            rest.chars().next().is_none_or(|c| c.is_whitespace() || c == ',' || c == ';').then_some((
                name.len(),
                seat,
                rest,
            ))
        };
        let found: Vec<_> = Seat::BOTH.into_iter().filter_map(behind).collect();
        match found.as_slice() {
            [(one, ..), (other, ..)] if one == other => (None, text),
            _ => match found.into_iter().max_by_key(|(length, ..)| *length) {
                Some((_, seat, rest)) => (Some(seat), rest),
                None => (None, text),
            },
        }
    }

    /// A part that does not begin with a whole name: what the game ended by, or a part of a name and what is said of it.
    fn part(&self, part: &str, draft: &mut Draft) -> Result<(), String> {
        let words: Vec<&str> = part.split_whitespace().collect();
        match (words.as_slice(), words.first().and_then(|first| word(first))) {
            ([], _) => Ok(()),
            ([_], Some(ended @ (Word::Agreed | Word::Adjudicated | Word::Void | Word::Unfinished))) => {
                match draft.ended.replace(ended) {
                    Some(before) if before != ended => Err(message!(self.words, "entry-two-endings")),
                    _ => Ok(()),
                }
            }
            ([_, name @ .., points], Some(Word::Given)) => {
                let seat = self.seat(&name.join(" "))?;
                let points = points.parse().map_err(|_| message!(self.words, "entry-not-read", text = part))?;
                draft.given[seat] = Some(points);
                Ok(())
            }
            _ => {
                let said =
                    words.iter().rev().take_while(|text| word(text).is_some() || Figures::of(text).is_some()).count();
                // The end of an id can be a number.
                let begins_with_name = || words.first().is_some_and(|first| self.seat(first).is_ok());
                let said = if said == words.len() && begins_with_name() { said - 1 } else { said };
                let (name, said) = words.split_at(words.len() - said);
                if name.is_empty() {
                    return Err(message!(self.words, "entry-whose", text = part));
                }
                if let (true, Some(text)) = (said.is_empty(), self.unreadable(name)) {
                    return Err(message!(self.words, "entry-not-read", text = text));
                }
                self.player_part(self.seat(&name.join(" "))?, said.iter().copied(), draft)
            }
        }
    }

    /// What cannot be read behind a name, where the whole is none.
    fn unreadable<'t>(&self, words: &[&'t str]) -> Option<&'t str> {
        let names = |length: usize| self.people.find_seat(self.players, &words[..length].join(" ")).is_some();
        let length = (1..=words.len()).rev().find(|length| names(*length))?;
        words[length..].iter().copied().find(|text| word(text).is_none() && Figures::of(text).is_none())
    }

    /// Which of the two players a name means.
    pub(super) fn seat(&self, name: &str) -> Result<Seat, String> {
        self.people.find_seat(self.players, name).ok_or_else(|| {
            let Seats { first, second } = self.people.labels(self.players);
            message!(self.words, "entry-who", name = name, first = first, second = second)
        })
    }

    fn player_part<'t>(
        &self,
        seat: Seat,
        said: impl Iterator<Item = &'t str>,
        draft: &mut Draft,
    ) -> Result<(), String> {
        for text in said {
            let player = self.people.label(self.players[seat]);
            match (word(text), Figures::of(text)) {
                (Some(Word::Side(side)), _) => {
                    let animals = if side == Side::Animals { seat } else { seat.opponent() };
                    if draft.animals.replace(animals).is_some_and(|before| before != animals) {
                        return Err(message!(self.words, "entry-both-one-side"));
                    }
                }
                (Some(Word::Loss(loss)), _) => draft.losers.push((seat, loss)),
                (None, Some(figures)) => {
                    if draft.figures[seat].replace(figures).is_some() {
                        return Err(message!(self.words, "entry-twice", player = player));
                    }
                }
                _ => return Err(message!(self.words, "entry-not-read", text = text)),
            }
        }
        Ok(())
    }

    fn ending(&self, draft: &Draft, animals: Seat) -> Result<Ending, String> {
        let side = |seat: Seat| if seat == animals { Side::Animals } else { Side::Humans };
        let is_given = draft.given.first.is_some() || draft.given.second.is_some();
        if draft.reason.is_some() && !is_given {
            return Err(message!(self.words, "entry-reason-alone"));
        }
        match (draft.losers.as_slice(), draft.ended) {
            (&[(seat, how)], None) if !is_given => Ok(Ending::Lost { how, loser: side(seat), walkover: self.walkover }),
            ([], None | Some(Word::Adjudicated)) if is_given => {
                let Seats { first: Some(first), second: Some(second) } = draft.given else {
                    return Err(message!(self.words, "entry-given-to-both"));
                };
                let points = if animals == Seat::First { (first, second) } else { (second, first) };
                let points = Sides { animals: Points(points.0), humans: Points(points.1) };
                let reason = draft.reason.clone().unwrap_or_default();
                Ok(Ending::Adjudicated { given: Some(Box::new(Given { points, reason })) })
            }
            ([], None) => Ok(Ending::Normal),
            ([], Some(Word::Agreed)) => Ok(Ending::Agreed),
            ([], Some(Word::Adjudicated)) => Ok(Ending::Adjudicated { given: None }),
            ([], Some(Word::Void)) if !is_given => Ok(Ending::Void),
            ([], Some(Word::Unfinished)) if !is_given => Ok(Ending::Unfinished),
            ([_, _, ..], None) => Err(message!(self.words, "entry-two-losers")),
            _ => Err(message!(self.words, "entry-two-endings")),
        }
    }

    fn recorded(&self, draft: &Draft, animals: Seat, ending: &Ending) -> Result<Recorded, String> {
        let may_lack = matches!(ending, Ending::Void | Ending::Lost { how: Loss::Walkover, .. });
        let seat = |side: Side| if side == Side::Animals { animals } else { animals.opponent() };
        let of = |side: Side| draft.figures[seat(side)].as_ref();
        match (of(Side::Animals), of(Side::Humans)) {
            (None, None) if may_lack => self.totals(Score::default()),
            (Some(Figures::Totals(a, a_out)), Some(Figures::Totals(h, h_out))) => {
                let points = Sides { animals: Points(*a), humans: Points(*h) };
                self.totals(Score { points, exited: Sides { animals: *a_out, humans: *h_out } })
            }
            (Some(Figures::Piles(a, a_out)), Some(Figures::Piles(h, h_out))) => {
                let pile = |side: Side, pile: Pile| match (side, pile) {
                    (Side::Animals, Pile::Captured) => a,
                    (Side::Animals, Pile::Exited) => a_out,
                    (Side::Humans, Pile::Captured) => h,
                    (Side::Humans, Pile::Exited) => h_out,
                };
                let count = |side, which, kind: Kind| {
                    let tiles = pile(side, which).chars().filter(|&c| c == kind.letter()).count();
                    u8::try_from(tiles).unwrap_or(u8::MAX)
                };
                let sheet = Sheet::from_counts(count).map_err(|fault| self.words.sheet_fault(fault))?;
                Ok(Recorded::Piles { rules: self.rules, sheet })
            }
            _ => Err(self.what_lacks(draft)),
        }
    }

    fn totals(&self, score: Score) -> Result<Recorded, String> {
        let totals = Totals::new(score).map_err(|fault| self.words.totals_fault(fault))?;
        Ok(Recorded::Totals { rules: self.rules, totals })
    }

    /// Which figure is not there, or that the two do not go together.
    fn what_lacks(&self, draft: &Draft) -> String {
        for seat in Seat::BOTH {
            let player = self.people.label(self.players[seat]);
            match draft.figures[seat] {
                None => return message!(self.words, "entry-no-figures", player = player),
                Some(Figures::Points(points)) => {
                    return message!(self.words, "entry-no-exits", player = player, points = points);
                }
                Some(_) => {}
            }
        }
        message!(self.words, "entry-mixed")
    }
}

/// The reason, where a text begins with the word for it.
fn because(text: &str) -> Option<&str> {
    let (first, rest) = text.split_once(char::is_whitespace)?;
    (word(first) == Some(Word::Because)).then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn the_words_that_each_language_proposes_are_understood() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            for side in [Side::Animals, Side::Humans] {
                assert_eq!(word(&words.side(side)), Some(Word::Side(side)), "{language:?}");
            }
            let proposed = message!(words, "entry-not-read", text = "x");
            let (_, list) = proposed.rsplit_once(':').expect("a list behind a colon");
            let listed: Vec<_> = list.trim().trim_end_matches('.').split(", ").map(word).collect();
            let expected = [
                Word::Loss(Loss::Conceded),
                Word::Loss(Loss::Time),
                Word::Loss(Loss::Forfeit),
                Word::Loss(Loss::Walkover),
                Word::Agreed,
                Word::Adjudicated,
                Word::Void,
                Word::Unfinished,
            ];
            assert_eq!(listed, expected.map(Some), "{language:?}: {proposed}");
        }
    }
}
