//! The chapters of the rules. Every figure in them comes from the rules themselves.

use iced::widget::{Column, Row, column, container, row, svg, text};
use iced::{Alignment, Element, Length};

use super::examples::{Example, Try};
use super::{Message, above, beside};
use crate::app::board::picture_of_kind;
use crate::app::play::hints::what_it_does;
use crate::app::screen::Cx;
use crate::app::screen::parts::{body, card, figure, figure_head, line, small, strong};
use crate::app::theme::{self, gap, size};
use crate::rules::{Kind, LAST_TURNS, Pile, Piles, Points, Position, RuleSet, SIZE, Setup, Side};
use crate::words::{Words, capitalised, message};

/// The columns of figures.
const FIGURE: f32 = 84.0;
/// The pictures of tiles in lines of text.
const ICON: f32 = 44.0;

/// A game that is over, for its score.
const OVER: &str = "t1t1t1t/3t3/N1d1E2/p5p/S1F1W2/F1L4/t1t1t1t a HHHddppp,FFB,FFBddddppptttttt,HL -,-,- 0,0 -";

/// A chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// What is in the box.
    Tiles,
    /// What one does on a turn.
    Turn,
    /// Who captures whom.
    Captures,
    /// What one may not do.
    Forbidden,
    /// The last turns, and the ways out.
    LastPhase,
    /// How it ends, and what counts.
    End,
    /// In what the two sets of rules differ.
    Sets,
}

impl Chapter {
    /// Every chapter in order.
    pub const ALL: [Chapter; 7] = [
        Chapter::Tiles,
        Chapter::Turn,
        Chapter::Captures,
        Chapter::Forbidden,
        Chapter::LastPhase,
        Chapter::End,
        Chapter::Sets,
    ];

    /// The chapter before.
    pub fn before(self) -> Option<Chapter> {
        (self as usize).checked_sub(1).and_then(|place| Chapter::ALL.get(place)).copied()
    }

    /// The chapter after.
    pub fn after(self) -> Option<Chapter> {
        Chapter::ALL.get(self as usize + 1).copied()
    }

    /// What it is called.
    pub fn title(self, words: &Words) -> String {
        match self {
            Chapter::Tiles => message!(words, "rules-tiles"),
            Chapter::Turn => message!(words, "rules-turn"),
            Chapter::Captures => message!(words, "rules-captures"),
            Chapter::Forbidden => message!(words, "rules-forbidden"),
            Chapter::LastPhase => message!(words, "rules-last-phase"),
            Chapter::End => message!(words, "rules-end"),
            Chapter::Sets => message!(words, "rules-sets"),
        }
    }

    /// Its boards.
    pub(super) const fn examples(self) -> &'static [Example] {
        match self {
            Chapter::Tiles | Chapter::End => &[],
            Chapter::Turn => &[Example::TurnUp, Example::Moves],
            Chapter::Captures => &[Example::Rifle, Example::Bear, Example::Lumberjack],
            Chapter::Forbidden => &[Example::NoReturn, Example::Fresh],
            Chapter::LastPhase => &[Example::Exits, Example::ExitOfBear],
            Chapter::Sets => &[Example::Pheasant(RuleSet::Classic), Example::Pheasant(RuleSet::Boxed)],
        }
    }

    /// What it says.
    pub(super) fn view<'a>(self, tries: &'a [Try], cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
        let words = cx.words;
        let boards = || tries.iter().enumerate().map(|(place, shown)| beside(place, shown, cx));
        match self {
            Chapter::Tiles => {
                let squares: u8 = SIZE;
                let intro =
                    message!(words, "rules-tiles-intro", size = squares, count = Position::start().face_down().len());
                vec![body(intro).into(), tiles(words)]
            }
            Chapter::Turn => [body(message!(words, "rules-turn-intro")).into()].into_iter().chain(boards()).collect(),
            Chapter::Captures => {
                let intro = body(message!(words, "rules-captures-intro"));
                [intro.into(), who_captures_whom(words)].into_iter().chain(boards()).collect()
            }
            Chapter::Forbidden => {
                [body(message!(words, "rules-forbidden-intro")).into()].into_iter().chain(boards()).collect()
            }
            Chapter::LastPhase => {
                let intro = body(message!(words, "rules-last-phase-intro", turns = LAST_TURNS));
                [intro.into()].into_iter().chain(boards()).collect()
            }
            Chapter::End => vec![
                ends(words),
                body(message!(words, "rules-score")).into(),
                score(words),
                body(message!(words, "rules-series")).into(),
            ],
            Chapter::Sets => {
                let pair = tries.iter().enumerate().map(|(place, shown)| above(place, shown, cx));
                vec![
                    body(message!(words, "rules-sets-intro")).into(),
                    differences(words),
                    Row::with_children(pair).spacing(gap::LARGE).into(),
                ]
            }
        }
    }
}

fn icon<'a>(kind: Kind, side: f32) -> Element<'a, Message> {
    svg(picture_of_kind(kind)).width(side).height(side).into()
}

/// Whose tile it is, in the colour of its side.
fn owner<'a>(kind: Kind, words: &Words) -> Element<'a, Message> {
    match kind.side() {
        Some(Side::Animals) => small(words.side(Side::Animals)).style(theme::animals).into(),
        Some(Side::Humans) => small(words.side(Side::Humans)).style(theme::humans).into(),
        None => small(message!(words, "rules-nobody")).into(),
    }
}

/// What is in the box.
fn tiles<'a>(words: &Words) -> Element<'a, Message> {
    let head = row![
        container(small(message!(words, "rules-tile"))).width(Length::Fill),
        figure_head(message!(words, "rules-count"), FIGURE),
        figure_head(message!(words, "app-points"), FIGURE),
    ];
    let rows = Kind::ALL.map(|kind| {
        let name = row![strong(capitalised(&words.kind(kind))), owner(kind, words)];
        let what = column![
            name.spacing(gap::SMALL).align_y(Alignment::Center),
            body(what_it_does(kind, RuleSet::default(), words))
        ];
        row![
            icon(kind, 60.0),
            what.spacing(2).width(Length::Fill),
            figure(kind.count().to_string(), FIGURE),
            figure(kind.points().to_string(), FIGURE),
        ]
        .spacing(gap::MEDIUM)
        .align_y(Alignment::Center)
        .into()
    });
    let count: u8 = Kind::ALL.into_iter().map(Kind::count).sum();
    let sum = row![
        container(strong(message!(words, "rules-together"))).width(Length::Fill),
        figure(count.to_string(), FIGURE),
        figure(Points::OF_THE_BOX.to_string(), FIGURE),
    ]
    .spacing(gap::MEDIUM);
    card(column![head, line(), Column::with_children(rows).spacing(gap::MEDIUM), line(), sum].spacing(gap::SMALL))
        .into()
}

/// Who captures whom, in pictures and words.
fn who_captures_whom<'a>(words: &Words) -> Element<'a, Message> {
    let hunts = |kind: &Kind| Kind::ALL.into_iter().any(|prey| kind.captures(prey));
    let rows = Kind::ALL.into_iter().filter(hunts).map(|kind| {
        let prey = Kind::ALL.into_iter().filter(|&prey| kind.captures(prey));
        let pictures = prey.clone().map(|prey| icon(prey, ICON));
        let names: Vec<String> = prey.map(|prey| words.kind(prey)).collect();
        row![
            icon(kind, ICON),
            container(strong(capitalised(&words.kind(kind)))).width(120),
            text("→").size(size::HEADING).line_height(size::lines(size::HEADING)),
            container(Row::with_children(pictures).spacing(gap::TINY)).width(4.0 * (ICON + gap::TINY)),
            small(names.join(", ")),
        ]
        .spacing(gap::MEDIUM)
        .align_y(Alignment::Center)
        .into()
    });
    card(Column::with_children(rows).spacing(gap::SMALL)).width(Length::Fill).into()
}

/// How a game ends.
fn ends<'a>(words: &Words) -> Element<'a, Message> {
    let ways = [
        message!(words, "rules-end-turns", turns = LAST_TURNS),
        message!(words, "rules-end-no-tile"),
        message!(words, "rules-end-no-action"),
    ];
    let ways = (1..).zip(ways).map(|(number, way)| {
        row![container(strong(format!("{number}."))).width(24), body(way).width(Length::Fill)].into()
    });
    column![
        body(message!(words, "rules-end-intro")),
        Column::with_children(ways).spacing(gap::TINY),
        body(message!(words, "rules-end-before"))
    ]
    .spacing(gap::SMALL)
    .into()
}

/// The piles of a game that is over.
fn piles() -> Option<Piles> {
    OVER.parse::<Setup>().ok().map(|setup| setup.position().piles())
}

/// The score of a game that is over, tile by tile.
fn score<'a>(words: &Words) -> Element<'a, Message> {
    let Some(piles) = piles() else { return Column::new().into() };
    let score = piles.score();
    let tiles = |side: Side, pile: Pile| -> Element<'a, Message> {
        let kinds = Kind::ALL.into_iter().filter_map(|kind| {
            let count = piles.count(side, pile, kind);
            let worth = small(format!("{count} × {}", kind.points()));
            (count > 0).then(|| column![icon(kind, ICON), worth].align_x(Alignment::Center).into())
        });
        Row::with_children(kinds).spacing(gap::SMALL).width(Length::Fill).into()
    };
    let head = row![
        container(small("")).width(100),
        small(message!(words, "app-captured")).width(Length::FillPortion(5)),
        small(message!(words, "app-exited")).width(Length::FillPortion(3)),
        figure_head(message!(words, "app-points"), FIGURE),
    ];
    let rows = Side::BOTH.map(|side| {
        let style = if side == Side::Animals { theme::animals } else { theme::humans };
        row![
            container(strong(capitalised(&words.side(side))).style(style)).width(100),
            container(tiles(side, Pile::Captured)).width(Length::FillPortion(5)),
            container(tiles(side, Pile::Exited)).width(Length::FillPortion(3)),
            figure(score.points[side].to_string(), FIGURE),
        ]
        .align_y(Alignment::Center)
        .into()
    });
    card(column![head, line(), Column::with_children(rows).spacing(gap::MEDIUM)].spacing(gap::SMALL)).into()
}

/// In what the sets of rules differ; what is the same in both is said too, since people look for it.
fn differences<'a>(words: &Words) -> Element<'a, Message> {
    let line_of = |name: String, values: [String; 2], differs: bool| -> Element<'a, Message> {
        let value = |words: String| {
            let words = if differs { strong(words) } else { body(words) };
            container(words).width(Length::FillPortion(1))
        };
        let [classic, boxed] = values;
        row![container(body(name)).width(Length::FillPortion(1)), value(classic), value(boxed)].into()
    };
    let head = line_of(String::new(), [message!(words, "rules-classic"), message!(words, "rules-boxed")], true);
    let far = |kind: Kind, rules: RuleSet| match (kind, kind.steps(rules)) {
        (Kind::Tree, _) => message!(words, "rules-never"),
        (_, true) => message!(words, "rules-one-square"),
        (_, false) => message!(words, "rules-any-distance"),
    };
    let kinds = Kind::ALL.map(|kind| {
        let values = RuleSet::ALL.map(|rules| far(kind, rules));
        let differs = values[0] != values[1];
        line_of(capitalised(&words.kind(kind)), values, differs)
    });
    let same = line_of(
        message!(words, "rules-all-else"),
        [message!(words, "rules-the-same"), message!(words, "rules-the-same")],
        false,
    );
    let rows = kinds.into_iter().chain([same]);
    card(column![head, line(), Column::with_children(rows).spacing(gap::SMALL)].spacing(gap::SMALL)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_of_a_game_that_is_over() {
        let setup: Setup = OVER.parse().expect("a position");
        assert!(setup.position().end(RuleSet::default()).is_some());
        let score = piles().expect("piles").score();
        assert_eq!((score.points.animals, score.points.humans), (Points(48), Points(59)));
    }

    #[test]
    fn chapters_follow_one_another() {
        assert_eq!((Chapter::Tiles.before(), Chapter::Sets.after()), (None, None));
        for pair in Chapter::ALL.windows(2) {
            assert_eq!((pair[0].after(), pair[1].before()), (Some(pair[1]), Some(pair[0])));
        }
    }
}
