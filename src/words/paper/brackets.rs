//! Brackets on paper.

use super::{Printing, Printout};
use crate::club::Seats;
use crate::exchange::paper::{Block, Content, Match, Part, Player, Round, Tree};
use crate::tournament::schedule::{self, Course, KnockoutState, MatchState, Occupant, Outcome};
use crate::tournament::{Knockout, Pairing, Seed, Stage};
use crate::words::{Event, Words, message};

/// What a bracket is drawn from.
struct Drawn<'d> {
    words: &'d Words,
    event: &'d Event<'d>,
    stage: &'d Stage,
    knockout: &'d Knockout,
    state: KnockoutState<'d>,
}

impl Words {
    /// The bracket of a stage.
    pub(super) fn bracket(&self, event: &Event<'_>, printing: &Printing) -> Part {
        let what = Printout::Bracket;
        let says = |text: String| self.part(event, what, vec![Block::Text(text)]);
        let Some(stage) = event.stage(printing) else { return self.no_stage(event, what) };
        // Of a stage that has started there is a bracket, or none at all.
        let Some(knockout) = Knockout::of(stage).ok().flatten() else {
            return says(message!(self, "paper-no-bracket"));
        };
        let state = knockout.state(event.tournament, stage, event.results, printing.as_of);
        let drawn = Drawn { words: self, event, stage, knockout: &knockout, state };
        let part = self.part(event, what, Vec::new());
        Part { content: Content::Trees(drawn.trees()), ..part }
    }
}

impl Drawn<'_> {
    fn trees(&self) -> Vec<Tree> {
        let rounds = self.state.bracket().winners_rounds();
        let is_double = self.of(|part| part == schedule::Part::GrandFinal).next().is_some();
        let mut winners: Vec<Round> = (1..=rounds)
            .map(|round| {
                let lines = 1 << (rounds - round);
                let matches = self.of(|part| part == schedule::Part::Winners { round }).map(|one| self.one(one));
                let title = match (is_double, lines) {
                    (true, 1) => message!(self.words, "paper-winners-final"),
                    (true, _) => message!(self.words, "paper-round-number", round = round),
                    (false, _) => self.words.round_of(lines),
                };
                Round { title, lines, matches: matches.collect() }
            })
            .collect();
        let single = |part: schedule::Part, title: String| {
            self.of(|other| other == part).map(|one| self.one(one)).next().map(|one| (title, one))
        };
        let third = single(schedule::Part::ThirdPlace, message!(self.words, "paper-third-place"));
        let last = [
            single(schedule::Part::GrandFinal, message!(self.words, "round-final")),
            single(schedule::Part::Reset, message!(self.words, "paper-second-final")),
        ];
        winners.extend(last.into_iter().flatten().map(|(title, one)| Round { title, lines: 1, matches: vec![one] }));
        let title = if is_double { message!(self.words, "paper-winners") } else { String::new() };
        let mut trees = vec![Tree { title, rounds: winners, beside: third }];
        let losers = self.losers(rounds);
        if !losers.is_empty() {
            trees.push(Tree { title: message!(self.words, "paper-losers"), rounds: losers, beside: None });
        }
        trees
    }

    /// The rounds of those who have lost once: two for each round that brings in new ones.
    fn losers(&self, rounds: u16) -> Vec<Round> {
        let round = |round: u16| {
            let matches: Vec<_> =
                self.of(|part| part == schedule::Part::Losers { round }).map(|one| self.one(one)).collect();
            let halvings = round.div_ceil(2) + 1;
            let lines = 1 << rounds.saturating_sub(halvings);
            (!matches.is_empty()).then(|| {
                let title = message!(self.words, "paper-round-number", round = round);
                Round { title, lines, matches }
            })
        };
        (1..rounds.saturating_mul(2)).filter_map(round).collect()
    }

    fn of(&self, is_meant: impl Fn(schedule::Part) -> bool) -> impl Iterator<Item = (&schedule::Match, &MatchState)> {
        self.state.matches().filter(move |(one, _)| is_meant(one.part))
    }

    fn one(&self, (one, state): (&schedule::Match, &MatchState)) -> Match {
        let seeds = state.occupants.map(|occupant| match occupant {
            Occupant::Player(seed) => Some(seed),
            Occupant::Open | Occupant::Nobody => None,
        });
        let pairing = self.pairing(one, seeds);
        let winner = match state.course {
            Course::Decided(Outcome::Won { winner, .. }) | Course::Walkover(winner) => Some(winner),
            _ => None,
        };
        let players = state.occupants.map(|occupant| match occupant {
            Occupant::Open => Player::default(),
            Occupant::Nobody => Player { name: "–".to_owned(), ..Player::default() },
            Occupant::Player(seed) => self.player(seed, pairing, winner == Some(seed)),
        });
        Match { line: one.line, players }
    }

    /// The pairing that a match was played as.
    fn pairing(&self, one: &schedule::Match, seeds: [Option<Seed>; 2]) -> Option<&Pairing> {
        let [first, second] = seeds.map(|seed| self.knockout.player(seed?));
        let players = Seats { first: first?, second: second? };
        let pairings = self.event.tournament.rounds_of(self.stage.number).flat_map(|round| round.pairings());
        pairings.filter(|pairing| pairing.bracket == Some(one.id) && pairing.is_of(players)).last()
    }

    fn player(&self, seed: Seed, pairing: Option<&Pairing>, goes_on: bool) -> Player {
        let Some(player) = self.knockout.player(seed) else { return Player::default() };
        let figures = pairing.and_then(|pairing| self.words.pairing_figures(self.event, pairing, player));
        Player { name: self.event.label(player), score: figures.unwrap_or_default(), goes_on }
    }
}
