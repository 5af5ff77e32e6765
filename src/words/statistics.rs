//! What a whole tournament comes to, in words.

use super::{Words, message};
use crate::club::PlayerId;
use crate::rules::Termination;
use crate::tournament::Statistics;

/// Feats of the same figure that are named one by one; of more it is said how many there are.
const NAMED: usize = 3;

impl Words {
    /// How games ended: those in the figures, and the others.
    pub fn games_in_figures(&self, figures: &crate::club::Figures) -> String {
        let counts = figures.games.iter().filter(|(_, count)| *count > 0);
        let (inside, outside): (Vec<_>, Vec<_>) =
            counts.partition(|(ending, _)| figures.included.endings().contains(ending));
        let list = |counts: Vec<&(Termination, u32)>| {
            let list = counts.iter().map(|(ending, count)| format!("{} {count}", self.termination(*ending)));
            let list = list.collect::<Vec<_>>().join(", ");
            if list.is_empty() { "0".to_owned() } else { list }
        };
        message!(self, "figures-games", included = list(inside), excluded = list(outside))
    }

    /// How the two games of a series went together.
    pub fn pairs(&self, pairs: crate::club::Pairs) -> String {
        let crate::club::Pairs { swept, split, with_a_draw } = pairs;
        message!(
            self,
            "figures-pairs",
            swept = swept,
            animals = split.animals,
            humans = split.humans,
            drawn = with_a_draw
        )
    }

    /// How much was played, and of what only results are known.
    pub fn statistics_played(&self, statistics: &Statistics) -> Vec<String> {
        let games: u32 = statistics.figures.games.iter().map(|(_, games)| games).sum();
        let played = message!(self, "statistics-played", series = statistics.series, games = games);
        let kept =
            (statistics.face_down > 0).then(|| message!(self, "statistics-face-down", count = statistics.face_down));
        let average = statistics
            .points_a_game()
            .map(|average| message!(self, "statistics-average", points = self.average(average)));
        [Some(played), kept, average].into_iter().flatten().collect()
    }

    /// The highest games and the closest series, a line for each of the first of them.
    pub fn statistics_feats(&self, statistics: &Statistics, label: impl Fn(PlayerId) -> String) -> Vec<String> {
        let line = |name: String, figure: String, occasion: &crate::club::Occasion| {
            let (player, opponent) = (label(occasion.player), label(occasion.opponent));
            let against = message!(self, "record-against", opponent = opponent, date = self.date(occasion.date));
            message!(self, "statistics-feat", name = name, figure = figure, player = player, against = against)
        };
        let most = |count: usize| {
            let more = count.checked_sub(NAMED).filter(|more| *more > 0);
            more.map(|more| message!(self, "statistics-as-good", count = more))
        };
        let feats = &statistics.feats;
        let highest = feats.highest_games.iter().take(NAMED).map(|game| {
            let name = message!(self, "record-highest-game", side = self.side(game.side));
            line(name, message!(self, "record-by-points", points = game.points.0), &game.occasion)
        });
        let closest = feats.closest_finishes.iter().take(NAMED).map(|close| {
            let by = match (close.points.0, close.exited) {
                (0, exited) => message!(self, "record-by-exits", exited = u32::from(exited)),
                (points, _) => message!(self, "record-by-points", points = points),
            };
            line(message!(self, "record-closest-finish"), by, &close.occasion)
        });
        let (high, close) = (most(feats.highest_games.len()), most(feats.closest_finishes.len()));
        highest.chain(high).chain(closest).chain(close).collect()
    }
}
