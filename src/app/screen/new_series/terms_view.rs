//! Deals and clock of a new series as they are shown.

use iced::widget::{Column, Row, column, container, row, svg, text};
use iced::{Alignment, Element, Length};

use super::layout::{Laid, Layout};
use super::terms::{Choice, Dealing, Field, Timing};
use super::{Message, NewSeries};
use crate::app::board::{self, Board, Scene};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{body, choice, field, plain, small};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind as Looks, Press};
use crate::rules::{Position, RuleSet, Tile};
use crate::words::message;

/// How high the board is on which a deal is laid.
const BOARD: f32 = 430.0;
/// How wide the list of tiles to lay is.
const HAND: f32 = 290.0;

impl NewSeries {
    /// Where the deals come from.
    pub(super) fn deals<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let terms = &self.terms;
        let of = |name: String, dealing: Dealing| {
            choice(name, terms.dealing == dealing, Message::Chosen(Choice::Dealt(dealing)))
        };
        let ways = row![
            of(message!(words, "app-deal-random"), Dealing::Random),
            of(message!(words, "app-deal-seed"), Dealing::Seed),
            of(message!(words, "app-deal-laid"), Dealing::Laid),
        ];
        let more: Option<Element<'a, Message>> = match terms.dealing {
            Dealing::Random => None,
            Dealing::Seed => {
                let name = message!(words, "app-seed");
                Some(container(self.term(Field::Seed, "deal-seed", name, cx)).max_width(340).into())
            }
            Dealing::Laid => Some(self.layout(cx)),
        };
        let by = |name: String, by_player: bool| {
            choice(name, terms.by_player == by_player, Message::Chosen(Choice::ByPlayer(by_player)))
        };
        let chosen_by = (terms.dealing != Dealing::Random).then(|| {
            let choices = row![
                by(message!(words, "app-deal-by-organiser"), false),
                by(message!(words, "app-deal-by-player"), true)
            ];
            column![small(message!(words, "app-deal-by")), choices.spacing(gap::SMALL).wrap()].spacing(gap::TINY)
        });
        column![small(message!(words, "app-deals")), ways.spacing(gap::SMALL).wrap()]
            .push(more)
            .push(chosen_by)
            .spacing(gap::SMALL)
            .into()
    }

    fn term<'a>(&'a self, which: Field, id: &'static str, name: String, cx: &Cx<'a>) -> Column<'a, Message> {
        let fault = self.terms.fault(which, cx.words);
        let submit = Some(Message::StartAsked);
        field(id, name, self.terms.typed(which), fault, move |text| Message::TypedOfTerms(which, text), submit)
    }

    /// The layout of a game: its text, and the board on which the tile in hand is laid.
    fn layout<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let terms = &self.terms;
        let games = (0..usize::from(self.typed.length)).map(|place| {
            let number: usize = place + 1;
            let name = message!(words, "game-number", game = number);
            choice(name, place == terms.shown, Message::Chosen(Choice::GameShown(place))).into()
        });
        let games = (self.typed.length > 1).then(|| Row::with_children(games).spacing(gap::SMALL));
        let typed = self.term(Field::Layout, "deal-layout", message!(words, "app-deal-notation"), cx);
        let laid = terms.laid(terms.shown);
        let state = match &laid {
            Laid::Empty if terms.shown > 0 => Some(small(message!(words, "app-deal-else-random"))),
            Laid::Empty => Some(small(message!(words, "app-deal-lay"))),
            &Laid::Partly { missing, .. } => Some(small(message!(words, "app-deal-missing", count = missing))),
            Laid::Whole { .. } => Some(small(message!(words, "app-deal-whole")).style(theme::well)),
            Laid::Unreadable(_) | Laid::TooMany(_) => None,
        };
        let is_empty = matches!(laid, Laid::Empty);
        let position = match laid {
            Laid::Partly { position, .. } | Laid::Whole { position, .. } => Some(*position),
            Laid::Empty => Some(Position::start()),
            Laid::Unreadable(_) | Laid::TooMany(_) => None,
        };
        let board = position.map(|position| {
            let scene = Scene::of(RuleSet::Classic, position);
            let board = Board::new(scene, |event: board::Event| Message::Chosen(Choice::Board(event)));
            container(board.fonts(font::TEXT, font::DISPLAY)).width(BOARD).height(BOARD)
        });
        let clear = plain(message!(words, "app-deal-clear"), (!is_empty).then_some(Message::Chosen(Choice::Cleared)));
        let hand = column![self.palette(cx), clear].spacing(gap::MEDIUM).width(HAND);
        Column::new()
            .push(games)
            .push(typed)
            .push(state)
            .push(row![].push(board).push(hand).spacing(gap::LARGE).wrap().vertical_spacing(gap::MEDIUM))
            .spacing(gap::SMALL)
            .into()
    }

    /// The tiles that can be laid, and how many of each are left.
    fn palette<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let layout = Layout::of(self.terms.typed(Field::Layout));
        let rows = Tile::ALL.map(|tile| {
            let left = layout.left(tile.kind());
            let content = row![
                svg(board::picture(tile)).width(30).height(30),
                container(body(tile.letter().to_string()).font(font::STRONG)).width(18),
                text(words.tile(tile)).size(size::SMALL).line_height(size::lines(size::SMALL)).width(Length::Fill),
                small(left.to_string()),
            ];
            let press = Press::new(
                Looks::Choice(tile == self.terms.in_hand),
                content.spacing(gap::SMALL).align_y(Alignment::Center),
            );
            press
                .on_press_maybe((left > 0).then_some(Message::Chosen(Choice::Taken(tile))))
                .width(Length::Fill)
                .padding([3, 10])
                .into()
        });
        column![
            text(message!(words, "app-deal-hand"))
                .size(size::SMALL)
                .line_height(size::lines(size::SMALL))
                .style(theme::faint)
        ]
        .push(Column::with_children(rows).spacing(2))
        .spacing(gap::TINY)
        .into()
    }

    /// How much time the players have.
    pub(super) fn clock<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let terms = &self.terms;
        let of =
            |name: String, timing: Timing| choice(name, terms.timing == timing, Message::Chosen(Choice::Timed(timing)));
        let ways = row![
            of(message!(words, "app-clock-none"), Timing::None),
            of(message!(words, "app-clock-sudden"), Timing::SuddenDeath),
            of(message!(words, "app-clock-increment"), Timing::Increment),
        ];
        let minutes = (terms.timing != Timing::None).then(|| {
            container(self.term(Field::Minutes, "clock-minutes", message!(words, "app-clock-minutes"), cx)).width(230)
        });
        let seconds = (terms.timing == Timing::Increment).then(|| {
            container(self.term(Field::Seconds, "clock-seconds", message!(words, "app-clock-seconds"), cx)).width(230)
        });
        let fields = minutes.map(|minutes| row![minutes].push(seconds).spacing(gap::MEDIUM));
        column![small(message!(words, "app-clock")), ways.spacing(gap::SMALL).wrap()]
            .push(fields)
            .spacing(gap::SMALL)
            .into()
    }
}
