//! A tournament as tests need it: rounds are paired, results entered, and what follows handed on to the next round.

use std::collections::{BTreeMap, BTreeSet};

use halali::club::PlayerId;
use halali::rules::Random;
use halali::tournament::pairing::{
    Contender, Field, FieldFacts, Float, Manual, Meeting, Pair, PairingRules, Round, Score,
};
use halali::tournament::{Seed, Strength};
use uuid::Uuid;

/// The player of a number, from 1.
pub(crate) fn p(number: u32) -> PlayerId {
    PlayerId(Uuid::from_u128(u128::from(number)))
}

pub(crate) fn number(player: PlayerId) -> u32 {
    player.0.as_u128() as u32
}

pub(crate) fn pair(one: u32, other: u32) -> Pair {
    Pair::new(p(one), p(other)).expect("two players")
}

/// Players, with the seeds of their numbers.
#[derive(Clone)]
pub(crate) struct Event {
    pub(crate) players: BTreeMap<u32, Contender>,
    pub(crate) met: BTreeMap<Pair, Meeting>,
    pub(crate) avoids: BTreeMap<Pair, Strength>,
    pub(crate) gone: BTreeSet<u32>,
    pub(crate) manual: Manual,
    pub(crate) rules: PairingRules,
    pub(crate) round: u32,
    pub(crate) rounds: u32,
}

impl Event {
    pub(crate) fn new(players: u32, rounds: u32) -> Event {
        Event {
            players: (1..=players).map(|one| (one, Contender::new(p(one), Seed(one as u16)))).collect(),
            met: BTreeMap::new(),
            avoids: BTreeMap::new(),
            gone: BTreeSet::new(),
            manual: Manual::default(),
            rules: PairingRules::default(),
            round: 1,
            rounds,
        }
    }

    /// Scores in half match points, for the first players.
    pub(crate) fn scores(mut self, scores: &[u32]) -> Event {
        for (contender, &score) in self.players.values_mut().zip(scores) {
            contender.score = Score::new(score).expect("few points");
        }
        self
    }

    pub(crate) fn facts(&self) -> FieldFacts {
        let here = self.players.iter().filter(|(one, _)| !self.gone.contains(one));
        FieldFacts {
            contenders: here.map(|(_, one)| one.clone()).collect(),
            meetings: self.met.values().copied().collect(),
            avoids: self.avoids.clone(),
            manual: self.manual.clone(),
            round: self.round,
            rounds_left: self.rounds.saturating_sub(self.round),
            rules: self.rules,
        }
    }

    pub(crate) fn field(&self) -> Field {
        Field::new(self.facts()).expect("a field")
    }

    pub(crate) fn propose(&self) -> Round {
        self.field().propose().expect("a round")
    }

    pub(crate) fn avoid(&mut self, one: u32, other: u32, strength: Strength) {
        let kept = self.avoids.entry(pair(one, other)).or_insert(strength);
        *kept = strength.max(*kept);
    }

    /// Two play, the first with this many half match points of four, and begin as animals in that order.
    pub(crate) fn meet(&mut self, one: u32, other: u32, halves: u32) {
        let scores = [self.players[&one].score, self.players[&other].score];
        for (this, at, got) in [(one, 0, halves), (other, 1, 4 - halves)] {
            let contender = self.players.get_mut(&this).expect("a player");
            let float = match scores[at].cmp(&scores[1 - at]) {
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Float::Down),
            };
            contender.floats.last = float;
            contender.floats.up += u16::from(float == Some(Float::Up));
            contender.floats.down += u16::from(float == Some(Float::Down));
            contender.openings.animals += u16::from(at == 0);
            contender.openings.humans += u16::from(at == 1);
            contender.score = Score::new(contender.score.units() + got).expect("few points");
        }
        let meeting =
            self.met.entry(pair(one, other)).or_insert(Meeting { pair: pair(one, other), times: 0, opened: None });
        meeting.times += 1;
        meeting.opened = Some(p(one));
    }

    pub(crate) fn bye(&mut self, one: u32, halves: u32) {
        let contender = self.players.get_mut(&one).expect("a player");
        contender.byes += 1;
        contender.floats.last = None;
        contender.score = Score::new(contender.score.units() + halves).expect("few points");
    }

    /// Plays a round with random results.
    pub(crate) fn play(&mut self, round: &Round, random: &mut Random) {
        for table in &round.tables {
            let halves = [0, 4, 4, 2, 0][random.below(5) as usize];
            self.meet(number(table.opens), number(table.answers), halves);
        }
        if let Some(bye) = round.bye {
            self.bye(number(bye), 4);
        }
        self.round += 1;
    }
}

/// The pairs of a round by numbers, in order.
pub(crate) fn pairs(round: &Round) -> Vec<(u32, u32)> {
    let mut pairs: Vec<_> =
        round.pairs().map(|pair| pair.players().map(number)).map(|[a, b]| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs
}

pub(crate) fn has_bye(round: &Round) -> Option<u32> {
    round.bye.map(number)
}
