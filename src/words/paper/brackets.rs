//! Brackets on paper.

use super::{Printing, Printout};
use crate::exchange::paper::{Block, Content, Match, Part, Player, Round, Tree};
use crate::tournament::schedule::{self, Course, KnockoutState, MatchState, Occupant, Outcome};
use crate::tournament::{Knockout, MatchNumber, Seed, Stage};
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
        let bracket = self.state.bracket();
        let rounds = bracket.winners_rounds();
        let round = |part: schedule::Part, lines: u16| {
            let matches: Vec<_> = self.of(part).collect();
            (!matches.is_empty()).then(|| Round { title: self.words.bracket_round(bracket, part), lines, matches })
        };
        let winners =
            (1..=rounds).map(|number| round(schedule::Part::Winners { round: number }, 1 << (rounds - number)));
        let last = [schedule::Part::GrandFinal, schedule::Part::Reset].map(|part| round(part, 1));
        let third = schedule::Part::ThirdPlace;
        let beside = self.of(third).next().map(|one| (self.words.bracket_round(bracket, third), one));
        // Two rounds of those who have lost once for each round that brings in new ones.
        let losers = (1..rounds.saturating_mul(2)).filter_map(|number| {
            let halvings = number.div_ceil(2) + 1;
            round(schedule::Part::Losers { round: number }, 1 << rounds.saturating_sub(halvings))
        });
        let losers: Vec<_> = losers.collect();
        let mut trees = vec![Tree { rounds: winners.chain(last).flatten().collect(), beside }];
        trees.extend((!losers.is_empty()).then_some(Tree { rounds: losers, beside: None }));
        trees
    }

    /// The matches of a part.
    fn of(&self, part: schedule::Part) -> impl Iterator<Item = Match> {
        self.state.matches().filter(move |(one, _)| one.part == part).map(|one| self.one(one))
    }

    fn one(&self, (one, state): (&schedule::Match, &MatchState)) -> Match {
        let winner = match state.course {
            Course::Decided(Outcome::Won { winner, .. }) | Course::Walkover(winner) => Some(winner),
            _ => None,
        };
        let players = state.occupants.map(|occupant| match occupant {
            Occupant::Open => Player::default(),
            Occupant::Nobody => Player { name: "–".to_owned(), ..Player::default() },
            Occupant::Player(seed) => self.player(one.id, seed, winner == Some(seed)),
        });
        Match { line: one.line, players }
    }

    fn player(&self, of: MatchNumber, seed: Seed, goes_on: bool) -> Player {
        let Some(player) = self.knockout.player(seed) else { return Player::default() };
        let score = self.words.match_figures(self.event, self.stage.number, of, player);
        Player { name: self.event.label(player), score, goes_on }
    }
}
