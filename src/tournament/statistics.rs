//! What a whole tournament comes to: how much was played, how the sides fared, and what stood out.

use std::collections::BTreeSet;

use super::results::Results;
use super::whole::Tournament;
use crate::club::{Average, Feats, Figures, Included, Pairs, Series, SeriesId, pairs};

/// What the series of a tournament come to. Extra games of a knockout, which count in no table of points, are not in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Series with a result that counts.
    pub series: u32,
    /// How many of them belong to rounds whose games are kept from everybody: nothing else in here is about those.
    pub face_down: u32,
    /// How the sides fared, and how games ended.
    pub figures: Figures,
    /// How the two games of a series went together.
    pub pairs: Pairs,
    /// The highest games, the closest series and so on.
    pub feats: Feats,
}

impl Statistics {
    /// Those of a tournament, as things stand.
    pub fn of(tournament: &Tournament, results: &Results) -> Statistics {
        let kept: BTreeSet<SeriesId> = tournament.face_down().collect();
        let counted = |hidden: bool| {
            let counts = results.series.iter().filter(|(id, series)| kept.contains(id) == hidden && series.counts());
            u32::try_from(counts.count()).unwrap_or(u32::MAX)
        };
        let shown: Vec<&Series> =
            results.series.iter().filter(|(id, _)| !kept.contains(id)).map(|(_, series)| series).collect();
        let figures = Figures::of_club(shown.iter().copied(), Included::default());
        let pairs = pairs(shown.iter().copied(), &figures.included);
        let (open, face_down) = (counted(false), counted(true));
        Statistics { series: open + face_down, face_down, figures, pairs, feats: Feats::of(shown.iter().copied()) }
    }

    /// Whether nothing has been played that could be told.
    pub fn is_empty(&self) -> bool {
        self.series == 0 && self.figures.games.iter().all(|(_, games)| *games == 0)
    }

    /// Points per game, of both sides together; `None` without games.
    pub fn points_a_game(&self) -> Option<Average> {
        let sides = &self.figures.sides;
        let of = sides.animals.games;
        (of > 0).then_some(Average { points: sides.animals.points + sides.humans.points, of })
    }
}
