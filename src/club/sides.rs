//! What games say about the two sides: a player's figures as animals and as humans, or the balance in a whole club.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use super::ids::PlayerId;
use super::series::{GameFact, Length, Purpose, Seat, Series};
use super::standings::{Average, Tally};
use crate::rules::{Outcome, Points, Side, Sides, Termination};

/// The endings of the games that figures include. Whoever shows figures shows this with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Included(Vec<Termination>);

impl Included {
    /// Games with these endings.
    pub fn only(endings: &[Termination]) -> Included {
        Included(Termination::ALL.into_iter().filter(|ending| endings.contains(ending)).collect())
    }

    /// The endings, in the order of [`Termination::ALL`].
    pub fn endings(&self) -> &[Termination] {
        &self.0
    }

    fn has(&self, game: &GameFact) -> bool {
        self.0.contains(&game.ending.termination())
    }
}

/// Games that ended by the rules: others say less about what the sides are worth.
impl Default for Included {
    fn default() -> Included {
        Included(vec![Termination::Normal])
    }
}

/// What a side came to in some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideFigures {
    /// Games.
    pub games: u32,
    /// Games won, drawn and lost; together fewer than all where void or unfinished ones are included.
    pub tally: Tally,
    /// The points that count; of void and unfinished games those on the board.
    pub points: Points,
    /// Own tiles that left the forest.
    pub exited: u32,
}

impl SideFigures {
    /// Points per game; `None` without games.
    pub fn average(&self) -> Option<Average> {
        (self.games > 0).then_some(Average { points: self.points, of: self.games })
    }

    fn add(&mut self, game: &GameFact, side: Side) {
        let score = game.what_counts().unwrap_or(game.board);
        self.games += 1;
        self.points = self.points + score.points[side];
        self.exited += u32::from(score.exited[side]);
        match game.outcome() {
            Some(Outcome::Drawn) => self.tally.drawn += 1,
            Some(Outcome::Won { side: winner, .. }) if winner == side => self.tally.won += 1,
            Some(Outcome::Won { .. }) => self.tally.lost += 1,
            None => {}
        }
    }
}

/// Figures of both sides, over the games of all series but practice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Which games are in them.
    pub included: Included,
    /// How many games there are by ending, included or not, in the order of [`Termination::ALL`].
    pub games: Vec<(Termination, u32)>,
    /// The figures.
    pub sides: Sides<SideFigures>,
}

impl Figures {
    /// What a player did as each side.
    pub fn of_player<'s>(
        series: impl IntoIterator<Item = &'s Series>,
        player: PlayerId,
        included: Included,
    ) -> Figures {
        Figures::of(series, included, |series, game| {
            series.seat_of(player).map(|seat| Sides::from_fn(|side| game.side(seat) == side))
        })
    }

    /// What the animals did against the humans: how the sides are balanced among these players.
    pub fn of_club<'s>(series: impl IntoIterator<Item = &'s Series>, included: Included) -> Figures {
        Figures::of(series, included, |_, _| Some(Sides { animals: true, humans: true }))
    }

    /// `whose` says which sides of a game are meant; `None` where the series is somebody else's.
    fn of<'s>(
        series: impl IntoIterator<Item = &'s Series>,
        included: Included,
        whose: impl Fn(&Series, &GameFact) -> Option<Sides<bool>>,
    ) -> Figures {
        let mut games = Termination::ALL.map(|ending| (ending, 0));
        let mut sides = Sides::<SideFigures>::default();
        for series in series.into_iter().filter(|series| series.purpose == Purpose::Counted) {
            for game in series.games() {
                let Some(meant) = whose(series, game) else { continue };
                let ending = game.ending.termination();
                games.iter_mut().filter(|(of, _)| *of == ending).for_each(|(_, count)| *count += 1);
                for side in Side::BOTH.into_iter().filter(|&side| meant[side] && included.has(game)) {
                    sides[side].add(game, side);
                }
            }
        }
        Figures { included, games: games.to_vec(), sides }
    }
}

/// What each player did as each side in the series that count, however their games ended: the points and exited tiles of both
/// sides add up to those of the standings. Void games are none.
pub fn sides_of_everybody(
    series: impl IntoIterator<Item = impl Borrow<Series>>,
) -> BTreeMap<PlayerId, Sides<SideFigures>> {
    let mut everybody: BTreeMap<PlayerId, Sides<SideFigures>> = BTreeMap::new();
    for series in series {
        let series = series.borrow();
        if !series.counts() {
            continue;
        }
        for seat in Seat::BOTH {
            let sides = everybody.entry(series.players()[seat]).or_default();
            for game in series.games().iter().filter(|game| game.outcome().is_some()) {
                let side = game.side(seat);
                sides[side].add(game, side);
            }
        }
    }
    everybody
}

/// How the two games of a series with swapped sides went together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    /// One player won both.
    pub swept: u32,
    /// Each player won one, both as this side.
    pub split: Sides<u32>,
    /// A game was drawn.
    pub with_a_draw: u32,
}

/// Counts series by how their two games went. Incomplete ones, those of another length and those with a game that is not
/// included are passed over: half a pair says nothing about the sides.
pub fn pairs<'s>(series: impl IntoIterator<Item = &'s Series>, included: &Included) -> Pairs {
    let mut pairs = Pairs::default();
    for series in series.into_iter().filter(|series| series.counts() && series.length() == Length::TWO) {
        let [one, other] = series.games() else { continue };
        if one.animals == other.animals || !included.has(one) || !included.has(other) {
            continue;
        }
        match (one.outcome(), other.outcome()) {
            (Some(Outcome::Won { side, .. }), Some(Outcome::Won { side: then, .. })) if side == then => {
                pairs.split[side] += 1;
            }
            (Some(Outcome::Won { .. }), Some(Outcome::Won { .. })) => pairs.swept += 1,
            (Some(_), Some(_)) => pairs.with_a_draw += 1,
            _ => {}
        }
    }
    pairs
}
