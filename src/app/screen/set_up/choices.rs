//! The rarer choices of a tournament: what each is, and what follows from it in one sentence.

use iced::widget::{Column, Row, column, container};
use iced::{Element, Length};

use super::typed::{Field, Kind, Typed};
use super::{Message, SetUp};
use crate::app::screen::Cx;
use crate::app::screen::parts::{choice, link, part, small, strong};
use crate::app::theme::gap;
use crate::club::MatchPoints;
use crate::rules::Points;
use crate::tournament::{
    Against, ByePolicy, Criterion, DrawnThen, FixedBye, Format, GroupOrder, LatePolicy, Primary, RoundRobinWithdrawal,
    Settings, UnplayedRounds,
};
use crate::words::{Words, message};

/// One of the rarer choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The order inside a score group.
    Order(GroupOrder),
    /// Whether pairing looks at the points of games.
    ByPoints(bool),
    /// Whether all tables of a round play the same deals.
    Duplicates(bool),
    /// Whether a bye is worth the same to everybody.
    FixedBye(bool),
    /// How figures about opponents take unplayed rounds.
    Unplayed(UnplayedRounds),
    /// What becomes of the series of who leaves a round robin.
    Withdrawal(RoundRobinWithdrawal),
    /// Who goes on after the last drawn pair of games.
    Drawn(DrawnThen),
}

/// Match points as they are typed: whole or half ones.
pub(super) fn match_points(typed: &str) -> Option<MatchPoints> {
    let (whole, half) = match typed.trim().split_once(['.', ',']) {
        None => (typed.trim(), 0),
        Some((whole, "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return None,
    };
    let halves = whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(half)?;
    Some(MatchPoints { halves })
}

impl Typed {
    /// Takes over what was decided before.
    pub(super) fn take_settings(&mut self, settings: Settings, words: &Words) {
        let scale = settings.scale;
        let half = MatchPoints { halves: scale.win.halves / 2 };
        let fixed = settings.bye.fixed();
        let band = if let Primary::TotalPoints { band } = settings.primary { band } else { 4 };
        let late =
            if let LatePolicy::MatchPoints(late) = settings.late { words.match_points(late) } else { String::new() };
        let requested = Some(settings.requested_bye).filter(|&points| points != half);
        for (field, text) in [
            (Field::Win, words.match_points(scale.win)),
            (Field::Draw, words.match_points(scale.draw)),
            (Field::Loss, words.match_points(scale.loss)),
            (Field::Band, band.to_string()),
            (Field::Walkover, settings.walkover.0.to_string()),
            (Field::ByePoints, fixed.points.0.to_string()),
            (Field::ByeExited, fixed.exited.to_string()),
            (Field::RequestedBye, requested.map(|points| words.match_points(points)).unwrap_or_default()),
            (Field::Absent, words.match_points(settings.absent)),
            (Field::Late, late),
            (Field::MostByes, settings.most_byes.map(|most| most.to_string()).unwrap_or_default()),
            (Field::ExtraPairs, settings.drawn.extra_pairs.to_string()),
        ] {
            self.type_in(field, text);
        }
        self.settings = settings;
    }

    /// What is decided; `None` while a number is none.
    pub fn settings(&self) -> Option<Settings> {
        let points = |field: Field| match_points(self.text(field));
        let optional = |field: Field| match self.text(field).trim() {
            "" => Some(None),
            typed => match_points(typed).map(Some),
        };
        let mut settings = self.settings.clone();
        settings.criteria.clone_from(&self.criteria);
        settings.length = self.length();
        settings.scale.win = points(Field::Win)?;
        settings.scale.draw = points(Field::Draw)?;
        settings.scale.loss = points(Field::Loss)?;
        if let Primary::TotalPoints { band } = &mut settings.primary {
            *band = self.number(Field::Band, None)?;
        }
        settings.walkover = Points(self.number(Field::Walkover, None)?);
        let fixed = FixedBye {
            points: Points(self.number(Field::ByePoints, None)?),
            exited: self.number(Field::ByeExited, None)?,
        };
        settings.bye = match settings.bye {
            ByePolicy::Fixed(_) => ByePolicy::Fixed(fixed),
            ByePolicy::OwnAverage { .. } => ByePolicy::OwnAverage { otherwise: fixed },
        };
        let half = MatchPoints { halves: settings.scale.win.halves / 2 };
        settings.requested_bye = optional(Field::RequestedBye)?.unwrap_or(half);
        settings.absent = points(Field::Absent)?;
        settings.late = optional(Field::Late)?.map_or(LatePolicy::Absent, LatePolicy::MatchPoints);
        settings.most_byes = match self.text(Field::MostByes).trim() {
            "" => None,
            typed => Some(typed.parse().ok()?),
        };
        settings.drawn.extra_pairs = self.number(Field::ExtraPairs, None)?;
        Some(settings)
    }

    /// Takes one of the rarer choices.
    pub fn choose(&mut self, choice: Choice) {
        let settings = &mut self.settings;
        match choice {
            Choice::Order(order) => settings.group_order = order,
            Choice::ByPoints(true) => settings.primary = Primary::TotalPoints { band: 4 },
            Choice::ByPoints(false) => settings.primary = Primary::MatchPoints,
            Choice::Duplicates(true) => settings.duplicate = settings.duplicate.or_else(|| Some(rand::random())),
            Choice::Duplicates(false) => {
                settings.duplicate = None;
                // Without the same deals there is nothing to compare them by.
                let compares = |criterion: &Criterion| matches!(criterion, Criterion::Duplicate(_));
                self.criteria.retain(|criterion| !compares(criterion));
                if self.criteria.is_empty() {
                    self.criteria = Criterion::USUAL.to_vec();
                }
            }
            Choice::FixedBye(true) => settings.bye = ByePolicy::Fixed(settings.bye.fixed()),
            Choice::FixedBye(false) => settings.bye = ByePolicy::OwnAverage { otherwise: settings.bye.fixed() },
            Choice::Unplayed(policy) => settings.unplayed = policy,
            Choice::Withdrawal(policy) => settings.round_robin_withdrawal = policy,
            Choice::Drawn(then) => settings.drawn.then = then,
        }
    }

    fn has_knockout(&self) -> bool {
        let knockout = |format: &Format| matches!(format, Format::Knockout { .. });
        matches!(self.kind, Kind::Knockout | Kind::DoubleKnockout) || self.later.iter().any(knockout)
    }
}

/// One choice: its name, its ways, and what the chosen one means.
fn one<'a, T: Copy + PartialEq>(
    name: String,
    chosen: T,
    ways: impl IntoIterator<Item = (T, String, String)>,
    as_choice: impl Fn(T) -> Choice,
) -> Column<'a, Message> {
    let mut consequence = String::new();
    let mut row = Row::new().spacing(gap::SMALL);
    for (way, name, means) in ways {
        if way == chosen {
            consequence = means;
        }
        row = row.push(choice(name, way == chosen, Message::Chosen(as_choice(way))));
    }
    column![strong(name), row.wrap(), small(consequence)].spacing(gap::SMALL).width(Length::Fill)
}

impl SetUp {
    /// A number among the rarer choices, with what it means.
    fn figure<'a>(&self, of: Field, name: String, cx: &Cx<'_>) -> Element<'a, Message> {
        container(self.field(of, name, cx)).width(220).into()
    }

    /// The rarer choices, which wait behind a word.
    pub(super) fn more<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let name = message!(words, "setup-choices");
        // What is wrong there is not hidden: nothing can be written before it is right.
        if !self.shows_more && self.typed.settings().is_some() {
            let show = link(message!(words, "setup-choices-show"), Message::MoreAsked);
            let content = column![small(message!(words, "setup-choices-more")), show].spacing(gap::SMALL);
            return part(name, content).into();
        }
        let settings = &self.typed.settings;
        let order = |order, name, means| (order, name, means);
        let orders = [
            order(GroupOrder::Slide, message!(words, "order-slide"), message!(words, "order-slide-more")),
            order(GroupOrder::Fold, message!(words, "order-fold"), message!(words, "order-fold-more")),
            order(
                GroupOrder::Neighbours,
                message!(words, "order-neighbours"),
                message!(words, "order-neighbours-more"),
            ),
            order(GroupOrder::Random, message!(words, "order-random"), message!(words, "order-random-more")),
        ];
        let by_points = matches!(settings.primary, Primary::TotalPoints { .. });
        let primary = [
            (false, message!(words, "paired-by-match"), message!(words, "paired-by-match-more")),
            (true, message!(words, "paired-by-points"), message!(words, "paired-by-points-more")),
        ];
        let deals = [
            (false, message!(words, "deals-own"), message!(words, "deals-own-more")),
            (true, message!(words, "deals-same"), message!(words, "deals-same-more")),
        ];
        let byes = [
            (false, message!(words, "bye-average"), message!(words, "bye-average-more")),
            (true, message!(words, "bye-fixed"), message!(words, "bye-fixed-more")),
        ];
        let unplayed = [
            (
                UnplayedRounds::DrawAgainstSelf,
                message!(words, "unplayed-as-draw"),
                message!(words, "unplayed-as-draw-more"),
            ),
            (UnplayedRounds::PlayedOnly, message!(words, "unplayed-not"), message!(words, "unplayed-not-more")),
        ];
        let leaving = [
            (RoundRobinWithdrawal::AnnulOrWins, message!(words, "leaves-half"), message!(words, "leaves-half-more")),
            (RoundRobinWithdrawal::Wins, message!(words, "leaves-wins"), message!(words, "leaves-wins-more")),
            (RoundRobinWithdrawal::Annul, message!(words, "leaves-annul"), message!(words, "leaves-annul-more")),
        ];
        let drawn = [
            (DrawnThen::BetterSeed, message!(words, "drawn-seed"), message!(words, "drawn-seed-more")),
            (DrawnThen::Lot, message!(words, "drawn-lot"), message!(words, "drawn-lot-more")),
        ];
        let typed = &self.typed;
        let figure = |of: Field, name: String| self.figure(of, name, cx);
        let row = |fields: Vec<Element<'a, Message>>| Row::with_children(fields).spacing(gap::MEDIUM).wrap();
        let is_paired = matches!(typed.kind, Kind::Swiss | Kind::League);
        let is_round_robin = matches!(typed.kind, Kind::RoundRobin | Kind::Groups);
        let content = Column::new()
            .push(is_paired.then(|| one(message!(words, "setup-order"), settings.group_order, orders, Choice::Order)))
            .push(is_paired.then(|| one(message!(words, "setup-paired-by"), by_points, primary, Choice::ByPoints)))
            .push((is_paired && by_points).then(|| figure(Field::Band, message!(words, "setting-band"))))
            .push(one(message!(words, "setup-deals"), settings.duplicate.is_some(), deals, Choice::Duplicates))
            .push(strong(message!(words, "setup-worth")))
            .push(row(vec![
                figure(Field::Win, message!(words, "setup-win")),
                figure(Field::Draw, message!(words, "setup-draw")),
                figure(Field::Loss, message!(words, "setup-loss")),
                figure(Field::Walkover, message!(words, "setup-walkover")),
            ]))
            .push(small(message!(words, "setup-worth-more")))
            .push(one(
                message!(words, "setup-bye"),
                matches!(settings.bye, ByePolicy::Fixed(_)),
                byes,
                Choice::FixedBye,
            ))
            .push(row(vec![
                figure(Field::ByePoints, message!(words, "setup-bye-points")),
                figure(Field::ByeExited, message!(words, "setup-bye-exited")),
                figure(Field::MostByes, message!(words, "setup-most-byes")),
            ]))
            .push(strong(message!(words, "setup-missed")))
            .push(row(vec![
                figure(Field::RequestedBye, message!(words, "setup-requested-bye")),
                figure(Field::Absent, message!(words, "setup-absent")),
                figure(Field::Late, message!(words, "setup-late")),
            ]))
            .push(small(message!(words, "setup-missed-more")))
            .push(one(message!(words, "setup-unplayed"), settings.unplayed, unplayed, Choice::Unplayed))
            .push(is_round_robin.then(|| {
                one(message!(words, "setup-leaving"), settings.round_robin_withdrawal, leaving, Choice::Withdrawal)
            }))
            .push(typed.has_knockout().then(|| {
                one(message!(words, "setup-drawn"), settings.drawn.then, drawn, Choice::Drawn)
                    .push(figure(Field::ExtraPairs, message!(words, "setup-extra-pairs")))
            }))
            .push(link(message!(words, "setup-choices-hide"), Message::MoreAsked));
        part(name, content.spacing(gap::MEDIUM)).into()
    }
}

/// Whether a criterion can be chosen: deals can be compared only where they are the same.
pub(super) fn is_offered(criterion: Criterion, typed: &Typed) -> bool {
    !matches!(criterion, Criterion::Duplicate(Against::Median | Against::EveryTable))
        || typed.settings.duplicate.is_some()
}
