//! What one round is paired from: who is there with what history, who has met, who should be kept apart, and what the
//! organiser has fixed already. A [`Field`] cannot have a player twice or two players of one seed.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use thiserror::Error;

use super::groups::{Place, places};
use crate::club::PlayerId;
use crate::tournament::facts::Strength;
use crate::tournament::ids::{Seed, TableNumber};
use crate::tournament::settings::GroupOrder;

/// Two different players, in no order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    one: PlayerId,
    other: PlayerId,
}

impl Pair {
    /// `None` for a player with themself.
    pub fn new(one: PlayerId, other: PlayerId) -> Option<Pair> {
        (one != other).then(|| Pair { one: one.min(other), other: one.max(other) })
    }

    /// Both players; whose id is smaller comes first.
    pub const fn players(self) -> [PlayerId; 2] {
        [self.one, self.other]
    }
}

/// What players are compared by: match points in halves, or total points, or an average in any fixed unit. At most
/// [`Score::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(u32);

impl Score {
    /// Beyond a hundred rounds at the highest result of a series, in halves.
    pub const MAX: u32 = 1_000_000;

    /// `None` beyond [`Score::MAX`].
    pub fn new(units: u32) -> Option<Score> {
        (units <= Score::MAX).then_some(Score(units))
    }

    /// In the unit that it was given in.
    pub const fn units(self) -> u32 {
        self.0
    }
}

/// Being paired with somebody whose score is another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// With a higher score.
    Up,
    /// With a lower score.
    Down,
}

/// How often a player has floated. A bye is no float.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Floats {
    /// In the round before this one.
    pub last: Option<Float>,
    /// All rounds, that one included.
    pub up: u16,
    /// All rounds, that one included.
    pub down: u16,
}

/// How many series a player began as animals and how many as humans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Openings {
    /// Begun as animals.
    pub animals: u16,
    /// Begun as humans.
    pub humans: u16,
}

/// A player who may be paired in this round.
#[derive(Clone, Debug)]
pub struct Contender {
    /// Who.
    pub player: PlayerId,
    /// The number at seeding; 1 is the best. No two have the same.
    pub seed: Seed,
    /// The primary score before this round.
    pub score: Score,
    /// Allocated and requested byes and walkover wins so far.
    pub byes: u16,
    /// Who began.
    pub openings: Openings,
    /// Floats so far.
    pub floats: Floats,
    /// A table that the player cannot leave.
    pub table: Option<TableNumber>,
}

impl Contender {
    /// Somebody without history.
    pub fn new(player: PlayerId, seed: Seed) -> Contender {
        Contender {
            player,
            seed,
            score: Score::default(),
            byes: 0,
            openings: Openings::default(),
            floats: Floats::default(),
            table: None,
        }
    }
}

/// That two players have met; walkovers and double no-shows are no meetings.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// Who.
    pub pair: Pair,
    /// How often; 0 is as good as no meeting.
    pub times: u16,
    /// Who began as animals the last time.
    pub opened: Option<PlayerId>,
}

/// A pairing that stands: made by hand, or begun already.
#[derive(Clone, Copy, Debug)]
pub struct Pin {
    /// Who.
    pub pair: Pair,
    /// Who begins as animals; `None` leaves it to the rule.
    pub opens: Option<PlayerId>,
    /// Where; `None` leaves it to the rule.
    pub table: Option<TableNumber>,
}

/// What the organiser has decided about this round.
#[derive(Clone, Debug, Default)]
pub struct Manual {
    /// Pairings that stand.
    pub pins: Vec<Pin>,
    /// Pairings that must not be.
    pub apart: Vec<Pair>,
    /// Who gets the bye of an odd field.
    pub bye: Option<PlayerId>,
    /// Who needs no opponent in this round.
    pub resting: BTreeSet<PlayerId>,
}

/// How scores make levels; players of one level form a score group, and levels apart are what pairing keeps small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Levels {
    /// Every score is a level of its own: match points.
    Scores,
    /// So many ranks make a level: total points, averages. Equal scores have equal ranks.
    RankBands(NonZeroU32),
}

/// The settings of a tournament that pairing obeys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairingRules {
    /// What scores are far apart.
    pub levels: Levels,
    /// Who meets whom within a score group.
    pub order: GroupOrder,
    /// From which lots are drawn, where the order is by lot.
    pub lots: u64,
    /// More byes than these are never allocated while there is another way.
    pub most_byes: Option<u16>,
    /// Whether a fixed table stays empty when its player sits at another.
    pub spare_fixed_tables: bool,
}

impl Default for PairingRules {
    fn default() -> PairingRules {
        PairingRules {
            levels: Levels::Scores,
            order: GroupOrder::Slide,
            lots: 0,
            most_byes: None,
            spare_fixed_tables: true,
        }
    }
}

/// Everything that a round is paired from, as it is handed in. What is said of players who are not among the contenders
/// is passed over, but for `manual.pins` and `manual.bye`.
#[derive(Clone, Debug)]
pub struct FieldFacts {
    /// Who is active, in any order.
    pub contenders: Vec<Contender>,
    /// Who has met.
    pub meetings: Vec<Meeting>,
    /// Who should not meet in this round, and how strictly.
    pub avoids: BTreeMap<Pair, Strength>,
    /// What is decided already.
    pub manual: Manual,
    /// The number of the round, from 1.
    pub round: u32,
    /// How many rounds are planned after this one.
    pub rounds_left: u32,
    /// The settings.
    pub rules: PairingRules,
}

/// Why a round cannot be paired from such facts.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FieldFault {
    /// The player is there twice.
    #[error("{0} is entered twice")]
    PlayerTwice(PlayerId),
    /// Two players have the same seed.
    #[error("{one} and {other} have the same seed {seed}")]
    SeedTwice {
        /// The seed.
        seed: Seed,
        /// One of them.
        one: PlayerId,
        /// The other.
        other: PlayerId,
    },
    /// More than [`Field::MOST`].
    #[error("{0} players are too many")]
    TooMany(usize),
    /// Fixed in two pairings, or in one and with the bye.
    #[error("{0} is fixed twice")]
    FixedTwice(PlayerId),
    /// Fixed, but not active, or resting.
    #[error("{0} is fixed but does not play")]
    FixedAbsent(PlayerId),
    /// Fixed together, but to be kept apart by hand as well.
    #[error("{0:?} are fixed together and apart")]
    TogetherAndApart(Pair),
    /// Who opens a fixed pairing is not one of the two.
    #[error("{0} opens a pairing of others")]
    OpensElsewhere(PlayerId),
    /// Two fixed pairings have one table.
    #[error("two pairings are fixed at table {0}")]
    TableTwice(TableNumber),
    /// A bye is given where everybody has an opponent.
    #[error("{0} is given a bye in an even field")]
    ByeInEvenField(PlayerId),
}

/// What is known of two players.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Note {
    pub(super) times: u16,
    /// The index of who opened the last time.
    pub(super) opened: Option<usize>,
    pub(super) avoid: Option<Strength>,
}

/// Pairs, by index, that must be or must not be; the index behind the last player's is the bye.
#[derive(Clone, Debug, Default)]
pub(super) struct Demand {
    pub(super) together: Vec<(usize, usize)>,
    pub(super) apart: Vec<(usize, usize)>,
}

/// The players of a round in the order of their seeds, with all that matters for pairing them.
#[derive(Clone, Debug)]
pub struct Field {
    pub(super) contenders: Vec<Contender>,
    pub(super) places: Vec<Place>,
    /// For each player those of a higher index of whom something is known, in order.
    notes: Vec<Vec<(usize, Note)>>,
    pub(super) demand: Demand,
    pub(super) pins: Vec<Pin>,
    pub(super) round: u32,
    pub(super) rounds_left: u32,
    pub(super) rules: PairingRules,
    /// The fewest byes that anybody has.
    pub(super) fewest_byes: u16,
}

impl Field {
    /// The most players of one field.
    pub const MOST: usize = 5_000;

    /// Reads the facts.
    ///
    /// # Errors
    ///
    /// Where they contradict one another.
    pub fn new(facts: FieldFacts) -> Result<Field, FieldFault> {
        let FieldFacts { contenders, meetings, avoids, manual, round, rounds_left, rules } = facts;
        let contenders = in_order(contenders, &manual.resting)?;
        let index: BTreeMap<PlayerId, usize> = contenders.iter().enumerate().map(|(i, one)| (one.player, i)).collect();
        let both = |pair: Pair| {
            let (one, other) = (*index.get(&pair.one)?, *index.get(&pair.other)?);
            Some((one.min(other), one.max(other)))
        };
        let mut notes: BTreeMap<(usize, usize), Note> = BTreeMap::new();
        for meeting in meetings.iter().filter(|meeting| meeting.times > 0) {
            let Some(key) = both(meeting.pair) else { continue };
            let note = notes.entry(key).or_default();
            note.times = note.times.saturating_add(meeting.times);
            note.opened = meeting.opened.and_then(|opened| index.get(&opened).copied());
        }
        for (&pair, &strength) in &avoids {
            let Some(key) = both(pair) else { continue };
            notes.entry(key).or_default().avoid = Some(strength);
        }
        let mut rows = vec![Vec::new(); contenders.len()];
        for ((one, other), note) in notes {
            rows[one].push((other, note));
        }
        let mut demand = Demand { together: Vec::new(), apart: manual.apart.iter().filter_map(|&p| both(p)).collect() };
        check_pins(&manual.pins, &index)?;
        for pin in &manual.pins {
            let Some(key) = both(pin.pair) else { continue };
            if demand.apart.contains(&key) {
                return Err(FieldFault::TogetherAndApart(pin.pair));
            }
            demand.together.push(key);
        }
        if let Some(player) = manual.bye {
            let Some(&one) = index.get(&player) else { return Err(FieldFault::FixedAbsent(player)) };
            if contenders.len().is_multiple_of(2) {
                return Err(FieldFault::ByeInEvenField(player));
            }
            if manual.pins.iter().any(|pin| pin.pair.players().contains(&player)) {
                return Err(FieldFault::FixedTwice(player));
            }
            demand.together.push((one, contenders.len()));
        }
        let places = places(&contenders, &rules, round);
        let fewest_byes = contenders.iter().map(|one| one.byes).min().unwrap_or(0);
        let pins = manual.pins;
        Ok(Field { contenders, places, notes: rows, demand, pins, round, rounds_left, rules, fewest_byes })
    }

    /// Who is paired, in the order of seeds.
    pub fn contenders(&self) -> &[Contender] {
        &self.contenders
    }

    /// Players, and the bye where they are odd.
    pub(super) fn vertices(&self) -> usize {
        self.contenders.len().next_multiple_of(2)
    }

    /// The index that stands for the bye, which is nobody's in an even field.
    pub(super) fn bye(&self) -> usize {
        self.contenders.len()
    }

    pub(super) fn index_of(&self, player: PlayerId) -> Option<usize> {
        self.contenders.iter().position(|one| one.player == player)
    }

    pub(super) fn note(&self, one: usize, other: usize) -> Note {
        let (one, other) = (one.min(other), one.max(other));
        let Some(row) = self.notes.get(one) else { return Note::default() };
        row.binary_search_by_key(&other, |(of, _)| *of).map(|at| row[at].1).unwrap_or_default()
    }
}

fn in_order(mut contenders: Vec<Contender>, resting: &BTreeSet<PlayerId>) -> Result<Vec<Contender>, FieldFault> {
    if contenders.len() > Field::MOST {
        return Err(FieldFault::TooMany(contenders.len()));
    }
    contenders.sort_by_key(|one| (one.seed, one.player));
    let mut seen = BTreeSet::new();
    if let Some(twice) = contenders.iter().find(|one| !seen.insert(one.player)) {
        return Err(FieldFault::PlayerTwice(twice.player));
    }
    if let Some([one, other]) = contenders.array_windows().find(|[one, other]| one.seed == other.seed) {
        return Err(FieldFault::SeedTwice { seed: one.seed, one: one.player, other: other.player });
    }
    contenders.retain(|one| !resting.contains(&one.player));
    Ok(contenders)
}

fn check_pins(pins: &[Pin], index: &BTreeMap<PlayerId, usize>) -> Result<(), FieldFault> {
    let (mut players, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for pin in pins {
        for player in pin.pair.players() {
            if !index.contains_key(&player) {
                return Err(FieldFault::FixedAbsent(player));
            }
            if !players.insert(player) {
                return Err(FieldFault::FixedTwice(player));
            }
        }
        if let Some(opens) = pin.opens.filter(|opens| !pin.pair.players().contains(opens)) {
            return Err(FieldFault::OpensElsewhere(opens));
        }
        if let Some(table) = pin.table.filter(|&table| !tables.insert(table)) {
            return Err(FieldFault::TableTwice(table));
        }
    }
    Ok(())
}
