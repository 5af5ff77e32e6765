//! A game of which the moves are known, looked at action by action.

use iced::keyboard::{Key, key::Named};
use iced::mouse::ScrollDelta;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{Column, column, container, mouse_area, responsive, row, slider, space, svg, text};
use iced::{Alignment, Element, Length, Padding, Task};

use super::Cx;
use super::parts::{line, plain, small};
use crate::app::board::{self, Board, Scene, picture};
use crate::app::font;
use crate::app::play::{emblem, hidden_or_turns, move_heads, pile, written};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Kind, Line, Press};
use crate::club::{GameFact, GameRecord, Seats};
use crate::rules::{Action, Game, Position, Setup, Side};
use crate::words::message;

const ROW: f32 = 30.0;
/// How wide what stands beside the board is, unless that is more than a share of the room.
const PANEL: f32 = 320.0;
/// That share.
const SHARE: f32 = 0.42;
/// Below this height of it the tiles that are hidden or taken leave their room to the actions.
const LOW: f32 = 470.0;
/// How high the list is, about: until it is scrolled it says nothing of itself.
const LIST_HEIGHT: f32 = 180.0;
const LIST: &str = "replay-moves";
/// How wide the number of a turn is.
const NUMBER: f32 = 38.0;
/// How far a wheel that does not click is turned for one action, in logical pixels.
const NOTCH: f32 = 40.0;

/// What happened while looking.
#[derive(Clone, Debug)]
pub enum Message {
    /// The position after so many actions is wanted.
    Looked(usize),
    /// The wheel was turned over the board: away from whoever looks goes back.
    Wheeled(ScrollDelta),
    /// The list of actions was scrolled.
    Scrolled(Sight),
    /// Somebody tried to act: nobody can any more.
    Tried(board::Event),
    /// The position is to be copied as a line.
    CopyAsked,
    /// It is enough.
    Closed,
}

/// A game that is looked at.
#[derive(Debug)]
pub struct Replay {
    /// Its number in the series, from 1.
    pub number: usize,
    fact: GameFact,
    game: Game,
    actions: Vec<Action>,
    /// How many actions have led to the position that is shown.
    ply: usize,
    /// How far the wheel was turned since the last action that it showed, in actions.
    turned: f32,
    sight: Sight,
}

impl Replay {
    /// A game at its start; `None` where its moves are not known.
    pub fn new(number: usize, record: &GameRecord) -> Option<Replay> {
        let game = record.recorded.moves()?.game().clone();
        let actions: Vec<Action> = game.actions().collect();
        let sight = Sight::new(0.0, LIST_HEIGHT);
        Some(Replay { number, fact: record.fact(), game, actions, ply: 0, turned: 0.0, sight })
    }

    /// The same game after so many actions.
    pub fn at(mut self, ply: usize) -> Replay {
        self.ply = ply.min(self.actions.len());
        self
    }

    /// How many actions have led to the position that is shown.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Brings the action that is shown into sight in a list that is new.
    pub fn show(&self) -> Task<Message> {
        let y = self.sight.top();
        iced::widget::operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
    }

    /// The position that is shown, as a line. What lies face down in it is nobody's business, although the game is over.
    pub fn position(&self) -> Option<String> {
        Some(Setup::of_position(*self.game.position_after(self.ply)?).to_string())
    }

    /// What a key means while looking.
    pub fn key(&self, key: &Key) -> Option<Message> {
        match key {
            Key::Named(Named::ArrowLeft) => Some(Message::Looked(self.ply.saturating_sub(1))),
            Key::Named(Named::ArrowRight | Named::Space) => Some(Message::Looked(self.ply + 1)),
            Key::Named(Named::Home) => Some(Message::Looked(0)),
            Key::Named(Named::End) => Some(Message::Looked(self.actions.len())),
            Key::Named(Named::Escape) => Some(Message::Closed),
            _ => None,
        }
    }

    /// What a message changes. Whoever shows this closes it.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Looked(ply) => {
                self.turned = 0.0;
                return self.look(ply);
            }
            Message::Wheeled(delta) => {
                self.turned -= match delta {
                    ScrollDelta::Lines { y, .. } => y,
                    ScrollDelta::Pixels { y, .. } => y / NOTCH,
                };
                let whole = self.turned.trunc();
                if whole == 0.0 {
                    return Task::none();
                }
                self.turned -= whole;
                return self.look(self.ply.saturating_add_signed(whole as isize));
            }
            Message::Scrolled(sight) => self.sight = sight,
            Message::CopyAsked | Message::Tried(_) | Message::Closed => {}
        }
        Task::none()
    }

    fn look(&mut self, ply: usize) -> Task<Message> {
        self.ply = ply.min(self.actions.len());
        let row = self.ply.saturating_sub(1) / 2;
        let Some(y) = self.sight.offset_to_show(row, ROW) else { return Task::none() };
        self.sight = self.sight.at(y);
        self.show()
    }

    /// What is shown.
    pub fn view<'a>(&'a self, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(position) = self.game.position_after(self.ply) else { return space().into() };
        let (cx, names) = (*cx, names.clone());
        let content = responsive(move |room| {
            let board = mouse_area(self.board(position)).on_scroll(Message::Wheeled);
            let panel = self.panel(position, &names, room.height < LOW, &cx);
            row![board, container(panel).width(PANEL.min(room.width * SHARE))].spacing(gap::LARGE).into()
        });
        content.into()
    }

    fn board<'a>(&self, position: &Position) -> Element<'a, Message> {
        let last = self.ply.checked_sub(1).and_then(|place| self.actions.get(place)).copied();
        let scene = Scene { ply: self.ply, last, live: false, ..Scene::of(self.game.rules(), *position) };
        Board::new(scene, Message::Tried).fonts(font::TEXT, font::DISPLAY).into()
    }

    fn panel<'a>(
        &'a self,
        position: &Position,
        names: &Seats<String>,
        is_low: bool,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let words = cx.words;
        let players = Side::BOTH.map(|side| {
            let seat = if side == Side::Animals { self.fact.animals } else { self.fact.animals.opponent() };
            let points = position.score().points[side].to_string();
            row![
                svg(picture(emblem(side))).width(30).height(30),
                Line::new(names[seat].clone()).font(font::STRONG).width(Length::Fill),
                text(points).font(font::STRONG).size(size::HEADING),
            ]
            .spacing(gap::SMALL)
            .align_y(Alignment::Center)
            .into()
        });
        let tiles = (!is_low).then(|| {
            let piles = Side::BOTH.map(|side| pile(position, side, 1.0, words));
            Column::with_children(std::iter::once(hidden_or_turns(position, 1.0, words)).chain(piles)).spacing(2)
        });
        let end = self.actions.len();
        let to = |sign: &'a str, ply: usize| {
            let sign = text(sign).font(font::STRONG).size(size::HEADING).width(Length::Fill).align_x(Alignment::Center);
            Press::new(Kind::Plain, sign)
                .on_press_maybe((ply != self.ply).then_some(Message::Looked(ply)))
                .width(Length::Fill)
                .padding([6, 4])
        };
        let steps =
            row![to("«", 0), to("‹", self.ply.saturating_sub(1)), to("›", (self.ply + 1).min(end)), to("»", end)];
        let slide = slider(0..=end as u32, self.ply as u32, |ply| Message::Looked(ply as usize)).height(26);
        let rows = self.actions.len().div_ceil(2);
        let moves = list(LIST, rows, ROW, self.sight, Message::Scrolled, move |row| self.pair(row));
        let heads =
            container(move_heads(NUMBER, 8.0, size::SMALL, words)).padding(Padding { right: BAR, ..Padding::ZERO });
        let moves = column![heads, line(), moves];
        let ended = (self.ply == end).then(|| words.game_ended(&self.fact, names)).filter(|ended| !ended.is_empty());
        let at = if self.ply == 0 {
            message!(words, "app-at-start")
        } else {
            message!(words, "app-at-action", action = self.ply, of = end)
        };
        Column::with_children(players)
            .push(tiles)
            .push(container(moves.spacing(2)).style(theme::card).padding(4).height(Length::Fill))
            .push(ended.map(small))
            .push(small(at))
            .push(slide.style(theme::slide))
            .push(steps.spacing(gap::TINY))
            .push(plain(message!(words, "app-copy-position"), Some(Message::CopyAsked)))
            .spacing(gap::SMALL)
            .into()
    }

    /// What both did in one turn each.
    fn pair(&self, row: usize) -> Element<'_, Message> {
        let entry = |ply: usize| -> Element<'_, Message> {
            let Some(action) = self.actions.get(ply - 1) else { return space().width(Length::Fill).into() };
            Press::new(Kind::Row(ply == self.ply), written(action, size::BODY))
                .on_press(Message::Looked(ply))
                .width(Length::Fill)
                .padding([3, 8])
                .into()
        };
        let number = container(small(format!("{}.", row + 1))).width(NUMBER);
        row![number, entry(2 * row + 1), entry(2 * row + 2)].height(ROW).align_y(Alignment::Center).into()
    }
}
