//! What the organiser of a tournament has decided, in words: by what players are ranked, and whatever is not as in most tournaments.

use super::{Words, message};
use crate::tournament::{
    By, ByePolicy, DrawnThen, FixedBye, GroupOrder, LatePolicy, Primary, RoundRobinWithdrawal, Settings, UnplayedRounds,
};

impl Words {
    /// The settings that tell a tournament from most others, line by line, after the list of criteria. Prizes have a list of
    /// their own.
    pub fn settings(&self, settings: &Settings) -> Vec<String> {
        let usual = Settings::usual(settings.lots);
        let criteria: Vec<_> = settings.criteria.iter().map(|&by| self.ranked_by(By::Criterion(by))).collect();
        let mut lines = vec![(message!(self, "setup-criteria"), criteria.join(", "))];
        let mut line = |differs: bool, what: String, value: String| {
            if differs {
                lines.push((what, value));
            }
        };
        let count = |number: &dyn std::fmt::Display| number.to_string();
        let scale = settings.scale;
        let worth = [scale.win, scale.draw, scale.loss].map(|points| self.match_points(points)).join(" – ");
        line(scale != usual.scale, message!(self, "setting-match-points"), worth);
        line(settings.length != usual.length, message!(self, "setup-series"), count(&settings.length.games()));
        if let Primary::TotalPoints { band } = settings.primary {
            line(true, message!(self, "setup-paired-by"), message!(self, "paired-by-points"));
            line(true, message!(self, "setting-band"), count(&band));
        }
        line(
            settings.group_order != usual.group_order,
            message!(self, "setup-order"),
            self.order(settings.group_order),
        );
        let deals = settings.duplicate.is_some();
        line(deals, message!(self, "setup-deals"), message!(self, "deals-same"));
        line(settings.walkover != usual.walkover, message!(self, "setup-walkover"), count(&settings.walkover.0));
        let is_fixed = matches!(settings.bye, ByePolicy::Fixed(_));
        line(is_fixed, message!(self, "setup-bye"), message!(self, "bye-fixed"));
        let FixedBye { points, exited } = settings.bye.fixed();
        line(is_fixed || points != FixedBye::USUAL.points, message!(self, "setup-bye-points"), count(&points.0));
        line(is_fixed || exited != FixedBye::USUAL.exited, message!(self, "setup-bye-exited"), count(&exited));
        if let Some(most) = settings.most_byes {
            line(true, message!(self, "setting-most-byes"), count(&most));
        }
        // Half a win, whatever a win is worth.
        let is_half = settings.requested_bye.halves == scale.win.halves / 2;
        line(!is_half, message!(self, "setting-requested-bye"), self.match_points(settings.requested_bye));
        line(settings.absent != usual.absent, message!(self, "setting-absent"), self.match_points(settings.absent));
        if let LatePolicy::MatchPoints(points) = settings.late {
            line(true, message!(self, "setting-late"), self.match_points(points));
        }
        let is_played_only = settings.unplayed == UnplayedRounds::PlayedOnly;
        line(is_played_only, message!(self, "setup-unplayed"), message!(self, "unplayed-not"));
        let leaves = match settings.round_robin_withdrawal {
            RoundRobinWithdrawal::AnnulOrWins => None,
            RoundRobinWithdrawal::Wins => Some(message!(self, "leaves-wins")),
            RoundRobinWithdrawal::Annul => Some(message!(self, "leaves-annul")),
        };
        if let Some(leaves) = leaves {
            line(true, message!(self, "setup-leaving"), leaves);
        }
        let extra = settings.drawn.extra_pairs;
        line(extra != usual.drawn.extra_pairs, message!(self, "setup-extra-pairs"), count(&extra));
        let is_lot = settings.drawn.then == DrawnThen::Lot;
        line(is_lot, message!(self, "setup-drawn"), message!(self, "drawn-lot"));
        let said = |(what, value): (String, String)| message!(self, "setting-line", what = what, value = value);
        lines.into_iter().map(said).collect()
    }

    fn order(&self, order: GroupOrder) -> String {
        match order {
            GroupOrder::Fold => message!(self, "order-fold"),
            GroupOrder::Slide => message!(self, "order-slide"),
            GroupOrder::Random => message!(self, "order-random"),
            GroupOrder::Neighbours => message!(self, "order-neighbours"),
        }
    }
}
