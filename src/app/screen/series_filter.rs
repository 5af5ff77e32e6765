//! Which series of a club are wanted: one filter for each question, and which of them leaves nothing.

use std::collections::HashSet;
use std::ops::Range;

use super::Cx;
use super::span::Span;
use crate::club::{Brief, Medium, Purpose, SeasonId, Seats, Series, SeriesOutcome};
use crate::rules::{Ending, Loss, RuleSet, Termination};
use crate::words::message;

/// How far the series are that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// However far they are.
    #[default]
    Any,
    /// A game is under way.
    Running,
    /// Complete.
    Complete,
    /// Lacking games, none of which is under way.
    Incomplete,
}

impl State {
    /// How far a series is.
    pub fn of(series: &Series) -> State {
        if series.games().iter().any(|game| game.ending == Ending::Unfinished) {
            State::Running
        } else if series.result().outcome == SeriesOutcome::Incomplete {
            State::Incomplete
        } else {
            State::Complete
        }
    }
}

/// The endings that are told apart, in the order in which they are offered.
pub const ENDINGS: [Termination; 7] = [
    Termination::Agreed,
    Termination::Adjudicated,
    Termination::Lost(Loss::Conceded),
    Termination::Lost(Loss::Time),
    Termination::Lost(Loss::Forfeit),
    Termination::Lost(Loss::Walkover),
    Termination::Void,
];

/// In which order series are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// By date, the latest first.
    #[default]
    Newest,
    /// By date, the earliest first.
    Oldest,
    /// By the points of the one who has more, the most first.
    Points,
    /// By the difference of the points, the smallest first.
    Closest,
}

/// A filter of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The players that are typed.
    Players,
    /// Their opponent.
    Opponent,
    /// How far they are.
    State,
    /// How a game ended.
    Ending,
    /// What they are for.
    Purpose,
    /// By which rules they were played.
    Rules,
    /// Where they were played.
    Medium,
    /// The season.
    Season,
    /// The dates.
    Dates,
}

impl Part {
    const ALL: [Part; 9] = [
        Part::Players,
        Part::Opponent,
        Part::State,
        Part::Ending,
        Part::Purpose,
        Part::Rules,
        Part::Medium,
        Part::Season,
        Part::Dates,
    ];
}

/// What is left out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// One player, or both.
    pub typed: String,
    /// Against whom.
    pub opponent: String,
    /// How far they are.
    pub state: State,
    /// How at least one of their games ended.
    pub ending: Option<Termination>,
    /// What they are for.
    pub purpose: Option<Purpose>,
    /// By which rules at least one of their games was played.
    pub rules: Option<RuleSet>,
    /// Where at least one of their games was played.
    pub medium: Option<Medium>,
    /// In which season they were.
    pub season: Option<SeasonId>,
    /// On which days they were.
    pub span: Span,
}

impl Filter {
    /// Whether a filter is set.
    fn has(&self, part: Part) -> bool {
        match part {
            Part::Players => !self.typed.trim().is_empty(),
            Part::Opponent => !self.opponent.trim().is_empty(),
            Part::State => self.state != State::Any,
            Part::Ending => self.ending.is_some(),
            Part::Purpose => self.purpose.is_some(),
            Part::Rules => self.rules.is_some(),
            Part::Medium => self.medium.is_some(),
            Part::Season => self.season.is_some(),
            Part::Dates => !self.span.is_open(),
        }
    }

    /// The filters that are set.
    pub fn parts(&self) -> impl Iterator<Item = Part> {
        Part::ALL.into_iter().filter(|part| self.has(*part))
    }

    /// How many filters are set that are not always in sight.
    pub fn behind(&self) -> usize {
        self.parts().filter(|part| !matches!(part, Part::Players | Part::State)).count()
    }

    /// The same without one of them.
    pub fn without(&self, part: Part) -> Filter {
        let mut filter = self.clone();
        match part {
            Part::Players => filter.typed.clear(),
            Part::Opponent => filter.opponent.clear(),
            Part::State => filter.state = State::Any,
            Part::Ending => filter.ending = None,
            Part::Purpose => filter.purpose = None,
            Part::Rules => filter.rules = None,
            Part::Medium => filter.medium = None,
            Part::Season => filter.season = None,
            Part::Dates => filter.span = Span::default(),
        }
        filter
    }

    /// The filter in words, as it is set.
    pub fn name(&self, part: Part, cx: &Cx<'_>) -> String {
        let words = cx.words;
        match part {
            Part::Players => self.typed.trim().to_owned(),
            Part::Opponent => message!(words, "series-against", name = self.opponent.trim()),
            Part::State => match self.state {
                State::Any => message!(words, "app-all"),
                State::Running => message!(words, "series-running"),
                State::Complete => message!(words, "series-complete"),
                State::Incomplete => message!(words, "app-incomplete"),
            },
            Part::Ending => self.ending.map(|of| words.ended(of.name())).unwrap_or_default(),
            Part::Purpose if self.purpose == Some(Purpose::Practice) => message!(words, "app-practice"),
            Part::Purpose => message!(words, "series-counted"),
            Part::Rules if self.rules == Some(RuleSet::Boxed) => message!(words, "series-rules-boxed"),
            Part::Rules => message!(words, "series-rules-classic"),
            Part::Medium if self.medium == Some(Medium::Screen) => message!(words, "app-on-screen"),
            Part::Medium => message!(words, "app-on-paper"),
            Part::Season => {
                let season = cx.club.seasons.iter().find(|season| Some(season.id) == self.season);
                season.map(|season| season.name.to_string()).unwrap_or_default()
            }
            Part::Dates => self.span.title(words),
        }
    }

    /// Where in the club's list those are that are wanted, by date.
    pub fn places(&self, cx: &Cx<'_>) -> Vec<usize> {
        let wanted = self.range(cx);
        let (named, opponent) = (Named::new(&self.typed, cx), Named::new(&self.opponent, cx));
        let all = &cx.club.series;
        let is_wanted = |brief: &Brief| {
            self.purpose.is_none_or(|purpose| brief.purpose == purpose)
                && self.rules.is_none_or(|rules| brief.ways.has_rules(rules))
                && self.medium.is_none_or(|medium| brief.ways.has_medium(medium))
                && named.has(brief.players)
                && (opponent.0.is_empty() || are_against(&named, &opponent, brief.players))
        };
        let found = wanted.clone().zip(all.briefs(wanted)).filter(|(_, brief)| is_wanted(brief));
        let found = found.map(|(place, _)| place);
        // The games are looked at where something is asked of them, and of those alone that are wanted otherwise.
        if self.state == State::Any && self.ending.is_none() {
            return found.collect();
        }
        found.filter(|&place| all.get(place).is_some_and(|series| self.wants_games_of(&series))).collect()
    }

    /// Whether the games of a series are as far, and ended, as they should.
    fn wants_games_of(&self, series: &Series) -> bool {
        let ended = |ending| series.games().iter().any(|game| game.ending.termination() == ending);
        (self.state == State::Any || State::of(series) == self.state) && self.ending.is_none_or(ended)
    }

    /// Where those of the dates and the season are.
    fn range(&self, cx: &Cx<'_>) -> Range<usize> {
        let all = &cx.club.series;
        let of_span = if self.span.is_open() { 0..all.len() } else { self.span.places(all, cx.words) };
        let season = self.season.and_then(|id| cx.club.seasons.iter().find(|season| season.id == id));
        let of_season = season.map_or(0..all.len(), |season| all.between(season.first, season.last));
        let start = of_span.start.max(of_season.start);
        start..of_span.end.min(of_season.end).max(start)
    }

    /// For each filter that is set, how many series there would be without it.
    pub fn hides(&self, cx: &Cx<'_>) -> Vec<(Part, usize)> {
        self.parts().map(|part| (part, self.without(part).places(cx).len())).filter(|(_, count)| *count > 0).collect()
    }
}

/// Whether one of two is somebody who is named on one side, and the other somebody who is named on the other.
fn are_against(one: &Named, other: &Named, players: Seats<u32>) -> bool {
    let are = |first: u32, second: u32| one.are_among(&[first]) && other.are_among(&[second]);
    if one.0.is_empty() {
        other.has(players)
    } else {
        are(players.first, players.second) || are(players.second, players.first)
    }
}

/// The players that are typed, one or two, told apart by words: for each, who of the players of the club's series is meant. To
/// look for an id in a set would take longer than all the rest, where there are very many series.
struct Named(Vec<Vec<bool>>);

impl Named {
    /// Those that are typed. As long as one name fits all that is typed it is of one player; else each word is of somebody.
    fn new(typed: &str, cx: &Cx<'_>) -> Named {
        let found =
            |typed: &str| cx.club.people.found(typed).into_iter().map(|player| player.id).collect::<HashSet<_>>();
        if typed.trim().is_empty() {
            return Named(Vec::new());
        }
        let whole = found(typed.trim());
        let named = if whole.is_empty() { typed.split_whitespace().map(found).collect() } else { vec![whole] };
        let players = cx.club.series.players();
        Named(named.iter().map(|named| players.iter().map(|player| named.contains(player)).collect()).collect())
    }

    /// Whether a series between two is of these players.
    fn has(&self, players: Seats<u32>) -> bool {
        self.are_among(&[players.first, players.second])
    }

    /// Whether each of these players is among some.
    fn are_among(&self, players: &[u32]) -> bool {
        let is = |named: &[bool], player: u32| named.get(player as usize).copied().unwrap_or_default();
        self.0.iter().all(|named| players.iter().any(|&player| is(named, player)))
    }
}
