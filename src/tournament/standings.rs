//! The table of a stage: players ranked by any list of criteria, and why one is above another.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::facts::Stage;
use super::figures::{Figure, Maker, Term, Terms, scored_term, totals};
use super::ids::{Group, Rank, Seed};
use super::propose::Knockout;
use super::results::Results;
use super::schedule::Places;
use super::scores::{AsOf, Scores, Status};
use super::settings::{Criterion, Format, LeagueBy};
use super::whole::Tournament;
use crate::club::PlayerId;

/// Who stands in a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Everybody of the stage. Where groups differ in the number of series, everything is compared per series.
    Stage,
    /// One group.
    Group(Group),
}

/// By what players are ranked, one thing after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Whether the player has a rank at all: too few series were played for an average.
    Enough,
    /// Points per series really played.
    Average,
    /// The best of the places that the player shares in a knockout, as a negative number; while the player is in it, the best one
    /// that nobody has.
    Bracket,
    /// A criterion of the settings.
    Criterion(Criterion),
}

/// A line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place; equal players share it. `None` with too few series for an average.
    pub rank: Option<Rank>,
    /// Who.
    pub player: PlayerId,
    /// The number in the stage.
    pub seed: Seed,
    /// Whether the player had withdrawn by the last round that is looked at.
    pub withdrawn: bool,
    /// How many series were really played.
    pub played: u32,
    /// How many rounds count.
    pub rounds: u32,
    /// The figures, in the order of [`Table::by`]. A direct encounter has one only where it was needed.
    pub figures: Vec<Option<Figure>>,
    keys: Vec<Key>,
    /// The places of a bracket that are still to be had, or are shared.
    shared: Option<Places>,
}

/// Where somebody stands, as tables show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The place; equal players share it.
    pub first: Rank,
    /// The last of the places that are shared, in a bracket.
    pub last: Option<Rank>,
}

/// A number, or “5–8” in a bracket.
impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last {
            Some(last) => f.pad(&format!("{}–{last}", self.first)),
            None => fmt::Display::fmt(&self.first, f),
        }
    }
}

impl Line {
    /// Where the player stands; `None` without a rank.
    pub fn place(&self) -> Option<Placed> {
        let rank = self.rank?;
        Some(self.shared.map_or(Placed { first: rank, last: None }, |places| Placed {
            first: Rank(places.from),
            last: (places.to > places.from).then_some(Rank(places.to)),
        }))
    }
}

/// What a player was ranked by, in the order in which it was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    by: usize,
    figure: Option<Figure>,
}

/// The table of a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// As of when.
    pub as_of: AsOf,
    /// By what players are ranked.
    pub by: Vec<By>,
    /// The lines, the best first; who shares a place stands in the order of numbers.
    pub lines: Vec<Line>,
    /// Whether figures are compared per series.
    pub per_series: bool,
    /// What each round gave.
    pub scores: Scores,
    totals: Vec<(i64, i64)>,
}

/// What put one player above another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parted {
    /// What it was.
    pub by: By,
    /// How often the same had been looked at before without parting the two, as a direct encounter that begins again is.
    pub again: u32,
    /// The figure of the one above.
    pub above: Option<Figure>,
    /// The figure of the one below.
    pub below: Option<Figure>,
}

/// A direct encounter among some who are level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// Who is level.
    pub among: Vec<PlayerId>,
    /// Whether all of them have met. Otherwise it counts only who is ahead whatever the missing series would give, and the
    /// figure is the number of those who are surely behind.
    pub all_met: bool,
    /// The match points against one another.
    pub terms: Terms,
}

struct Ranking<'t> {
    maker: Maker<'t>,
    by: &'t [By],
    figures: Vec<Vec<Option<Figure>>>,
    keys: Vec<Vec<Key>>,
    seeds: Vec<Seed>,
    /// Those in order, in parts of equal ones.
    parts: Vec<Vec<usize>>,
    count_walkovers: bool,
}

/// The tables of a stage, one for each of its groups.
pub fn group_tables(
    tournament: &Tournament,
    stage: &Stage,
    results: &Results,
    as_of: AsOf,
) -> Vec<(Option<Group>, Table)> {
    let groups = match stage.format {
        Format::RoundRobin { groups, .. } if groups > 1 => (1..=groups).map(|group| Some(Group(group))).collect(),
        _ => vec![None],
    };
    let of = |group: Option<Group>| {
        let scope = group.map_or(Scope::Stage, Scope::Group);
        (group, standings(tournament, stage, results, as_of, scope))
    };
    groups.into_iter().map(of).collect()
}

/// The table of a stage, live or as of a round.
pub fn standings(tournament: &Tournament, stage: &Stage, results: &Results, as_of: AsOf, scope: Scope) -> Table {
    let scores = Scores::of(tournament, stage, results, as_of);
    let settings = tournament.settings();
    let totals = totals(&scores, settings);
    let average = match stage.format {
        Format::League { by: LeagueBy::Average { least }, .. } => Some(least),
        _ => None,
    };
    let first = average.is_some().then_some([By::Enough, By::Average]).into_iter().flatten();
    let places = bracket_places(tournament, stage, results, as_of);
    // Who is still in may come to the first place that nobody has: once the final is over that is the third one.
    let taken = |place: u16| places.iter().flatten().any(|(_, places)| (places.from..=places.to).contains(&place));
    let first_free = (1..=u16::MAX).find(|&place| !taken(place)).unwrap_or(u16::MAX);
    // Who is still in the bracket comes to one of those at most that nobody who has left it has for sure.
    let open = Places { from: first_free, to: last_free(places.as_ref(), stage.members().len()) };
    let by: Vec<_> = match places {
        Some(_) => vec![By::Bracket],
        None => first.chain(settings.criteria.iter().copied().map(By::Criterion)).collect(),
    };
    let is_in = |index: &usize| match (scope, stage.members().get(&scores.players()[*index])) {
        (Scope::Stage, Some(_)) => true,
        (Scope::Group(group), Some(member)) => member.group == Some(group),
        (_, None) => false,
    };
    let people: Vec<_> = (0..scores.players().len()).filter(is_in).collect();
    let counting = |index: usize| scores.row(index).iter().filter(|score| score.status.counts()).count();
    let counts: Vec<_> = (0..scores.players().len()).map(counting).collect();
    let has_groups = matches!(stage.format, Format::RoundRobin { groups, .. } if groups > 1);
    let numbers: BTreeSet<_> = people.iter().map(|&index| counts[index]).collect();
    let per_series = scope == Scope::Stage && has_groups && numbers.len() > 1;
    let played = |index: usize| {
        let played = scores.row(index).iter().filter(|score| score.status == Status::Played);
        u32::try_from(played.count()).unwrap_or(u32::MAX)
    };
    let maker = Maker { tournament, scores: &scores, totals: &totals };
    let figure = |index: usize, by: By| match by {
        By::Enough => Some(Figure::whole(i64::from(average.is_some_and(|least| played(index) >= least)))),
        By::Average => {
            let of = played(index);
            let sum = average_terms(&scores, index).sum()?;
            (of > 0).then_some(Figure { sum, of })
        }
        By::Bracket => {
            let place = places.as_ref().and_then(|places| places.get(&scores.players()[index]));
            Some(Figure::whole(-i64::from(place.map_or(first_free, |places| places.from))))
        }
        By::Criterion(Criterion::DirectEncounter { .. }) => None,
        By::Criterion(criterion) => {
            let sum = maker.terms(criterion, index).sum()?;
            let of = if per_series && criterion.grows() { counts[index] } else { 1 };
            Some(Figure { sum, of: u32::try_from(of).unwrap_or(u32::MAX).max(1) })
        }
    };
    let all = || 0..scores.players().len();
    let mut ranking = Ranking {
        maker,
        by: &by,
        figures: all().map(|index| by.iter().map(|&by| figure(index, by)).collect()).collect(),
        keys: vec![Vec::new(); scores.players().len()],
        seeds: scores
            .players()
            .iter()
            .map(|player| stage.members().get(player).map_or(Seed(0), |member| member.seed))
            .collect(),
        parts: Vec::new(),
        count_walkovers: matches!(stage.format, Format::RoundRobin { .. }),
    };
    ranking.part(people, 0);
    let mut lines = Vec::new();
    let (parts, keys, figures, seeds) = (ranking.parts, ranking.keys, ranking.figures, ranking.seeds);
    for part in parts {
        let rank = Rank(u16::try_from(lines.len() + 1).unwrap_or(u16::MAX));
        for index in part {
            let player = scores.players()[index];
            let entry = tournament.entries().get(&player);
            // Who has said so is marked at once, in a stage that goes on.
            let has_said =
                as_of == AsOf::Live && !stage.closed && entry.is_some_and(|entry| entry.withdrawn().is_some());
            let withdrawn = has_said || scores.last.is_some_and(|last| entry.is_some_and(|entry| entry.is_away(last)));
            let enough = average.is_none_or(|least| played(index) >= least);
            lines.push(Line {
                rank: enough.then_some(rank),
                player,
                seed: seeds[index],
                withdrawn,
                played: played(index),
                rounds: u32::try_from(counts[index]).unwrap_or(u32::MAX),
                figures: figures[index].clone(),
                keys: keys[index].clone(),
                shared: places.as_ref().map(|places| places.get(&player).copied().unwrap_or(open)),
            });
        }
    }
    Table { as_of, by, lines, per_series, scores, totals }
}

/// The places of a knockout, of those who have left it and of its champion.
fn bracket_places(
    tournament: &Tournament,
    stage: &Stage,
    results: &Results,
    as_of: AsOf,
) -> Option<BTreeMap<PlayerId, Places>> {
    // A stage that has not started has no bracket.
    let knockout = Knockout::of(stage).ok().flatten()?;
    let places = knockout.state(tournament, stage, results, as_of).places();
    Some(places.into_iter().filter_map(|(seed, places)| Some((knockout.player(seed)?, places))).collect())
}

/// The last place of a bracket that not all have who share it at the end.
fn last_free(places: Option<&BTreeMap<PlayerId, Places>>, members: usize) -> u16 {
    let mut left = BTreeMap::new();
    for places in places.iter().flat_map(|places| places.values()) {
        *left.entry((places.from, places.to)).or_insert(places.to + 1 - places.from) -= 1;
    }
    let all = u16::try_from(members).unwrap_or(u16::MAX);
    let is_free = |place: &u16| !left.iter().any(|(&(from, to), &left)| left == 0 && (from..=to).contains(place));
    (1..=all).rev().find(is_free).unwrap_or(all)
}

fn average_terms(scores: &Scores, index: usize) -> Terms {
    let played = scores.row(index).iter().filter(|score| score.status == Status::Played);
    let terms = played.map(|score| scored_term(score, i64::from(score.points.0))).collect();
    Terms { terms, divisor: 1, bonus: 0 }
}

impl Ranking<'_> {
    /// Ranks some who are level by what comes at `level` and after it.
    fn part(&mut self, mut people: Vec<usize>, level: usize) {
        let Some(by) = self.by.get(level).copied().filter(|_| people.len() > 1) else {
            people.sort_by_key(|&index| self.seeds[index]);
            if !people.is_empty() {
                self.parts.push(people);
            }
            return;
        };
        let restart = by == By::Criterion(Criterion::DirectEncounter { restart: true });
        if let By::Criterion(Criterion::DirectEncounter { .. }) = by {
            let among = encounters(&self.maker, &people, self.count_walkovers);
            for (place, &index) in people.iter().enumerate() {
                self.figures[index][level] = Some(Figure::whole(among.figures[place]));
            }
        }
        for &index in &people {
            let figure = self.figures[index][level];
            self.keys[index].push(Key { by: level, figure });
        }
        let size = people.len();
        people.sort_by_key(|&index| Reverse(self.figures[index][level]));
        let figures = &self.figures;
        let runs: Vec<Vec<usize>> = people
            .chunk_by(|&one, &other| figures[one][level] == figures[other][level])
            .map(<[usize]>::to_vec)
            .collect();
        for run in runs {
            let again = restart && run.len() < size;
            self.part(run, if again { level } else { level + 1 });
        }
    }
}

struct Among {
    all_met: bool,
    figures: Vec<i64>,
    terms: Vec<Vec<Term>>,
}

/// The series of some who are level against one another (FIDE Handbook C.07, direct encounter): where not all of them have met,
/// whoever is ahead of all others whatever the missing series would give comes first, then the next one in the same way.
fn encounters(maker: &Maker<'_>, people: &[usize], count_walkovers: bool) -> Among {
    let mut member = vec![false; maker.scores.players().len()];
    people.iter().for_each(|&index| member[index] = true);
    let meets = |status| status == Status::Played || count_walkovers && status == Status::Walkover;
    let mut terms = Vec::with_capacity(people.len());
    let mut missing = Vec::with_capacity(people.len());
    for &index in people {
        let row = maker.scores.row(index).iter();
        let among: Vec<_> =
            row.filter(|score| meets(score.status) && score.foe.is_some_and(|foe| member[foe])).collect();
        let mut met: Vec<_> = among.iter().filter_map(|score| score.foe).collect();
        met.sort_unstable();
        met.dedup();
        missing.push(people.len() - 1 - met.len());
        let of = |score: &_| scored_term(score, i64::from(score.match_points.halves));
        terms.push(among.into_iter().map(of).collect::<Vec<_>>());
    }
    let sums: Vec<i64> = terms.iter().map(|terms| terms.iter().map(|term| term.value).sum()).collect();
    if missing.iter().all(|&missing| missing == 0) {
        return Among { all_met: true, figures: sums, terms };
    }
    let scale = maker.tournament.settings().scale;
    let at =
        |place: usize, halves: u32| sums[place] + i64::from(halves) * i64::try_from(missing[place]).unwrap_or(i64::MAX);
    let mut order: Vec<_> = (0..people.len()).collect();
    order.sort_by_key(|&place| Reverse(at(place, scale.win.halves)));
    let mut figures = vec![0; people.len()];
    for (above, pair) in order.windows(2).enumerate() {
        // Of all others the second can come to most.
        if at(pair[0], scale.loss.halves) <= at(pair[1], scale.win.halves) {
            break;
        }
        figures[pair[0]] = i64::try_from(people.len() - 1 - above).unwrap_or(i64::MAX);
    }
    Among { all_met: false, figures, terms }
}

impl Table {
    /// The line of a player.
    pub fn line(&self, player: PlayerId) -> Option<&Line> {
        self.lines.iter().find(|line| line.player == player)
    }

    /// The figures that are shown, each with its place in a line: of a knockout none, as the places say everything.
    pub fn shown(&self) -> Vec<(usize, By)> {
        self.by.iter().copied().enumerate().filter(|(_, by)| !matches!(by, By::Enough | By::Bracket)).collect()
    }

    /// What a player's figure comes from, apart from direct encounters: see [`Table::encounters`].
    pub fn terms(&self, tournament: &Tournament, player: PlayerId, by: By) -> Terms {
        let Some(index) = self.scores.index(player) else { return Terms::default() };
        match by {
            By::Enough | By::Average => average_terms(&self.scores, index),
            By::Bracket => Terms::default(),
            By::Criterion(criterion) => self.maker(tournament).terms(criterion, index),
        }
    }

    /// The direct encounters of a player, one for each time that it was looked at.
    pub fn encounters(&self, tournament: &Tournament, stage: &Stage, player: PlayerId) -> Vec<Encounter> {
        let Some(line) = self.line(player) else { return Vec::new() };
        let is_encounter = |key: &Key| matches!(self.by[key.by], By::Criterion(Criterion::DirectEncounter { .. }));
        let looked_at = line.keys.iter().enumerate().filter(|(_, key)| is_encounter(key));
        let count_walkovers = matches!(stage.format, Format::RoundRobin { .. });
        looked_at
            .filter_map(|(depth, key)| {
                let is_level = |other: &&Line| {
                    other.keys.get(..depth) == line.keys.get(..depth)
                        && other.keys.get(depth).is_some_and(|other| other.by == key.by)
                };
                let among: Vec<_> = self.lines.iter().filter(is_level).map(|line| line.player).collect();
                let people: Vec<_> = among.iter().filter_map(|&player| self.scores.index(player)).collect();
                let place = among.iter().position(|&other| other == player)?;
                let mut found = encounters(&self.maker(tournament), &people, count_walkovers);
                let terms = Terms { terms: found.terms.swap_remove(place), divisor: 1, bonus: 0 };
                Some(Encounter { among, all_met: found.all_met, terms })
            })
            .collect()
    }

    fn maker<'t>(&'t self, tournament: &'t Tournament) -> Maker<'t> {
        Maker { tournament, scores: &self.scores, totals: &self.totals }
    }

    /// What put one player above another; `None` where they share a place, or one of them is not in the table.
    pub fn parted(&self, above: PlayerId, below: PlayerId) -> Option<Parted> {
        let (above, below) = (self.line(above)?, self.line(below)?);
        let place = above.keys.iter().zip(&below.keys).position(|(above, below)| above != below)?;
        let (one, other) = (above.keys[place], below.keys[place]);
        let again = above.keys[..place].iter().filter(|key| key.by == one.by).count();
        Some(Parted {
            by: self.by[one.by],
            again: u32::try_from(again).unwrap_or(u32::MAX),
            above: one.figure,
            below: other.figure,
        })
    }
}
