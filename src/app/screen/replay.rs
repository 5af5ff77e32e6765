//! A game of which the moves are known, looked at action by action.

use iced::keyboard::{Key, key::Named};
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, row, slider, space};
use iced::{Alignment, Element, Length, Task};

use super::Cx;
use super::parts::{body, plain, small, strong};
use crate::app::board::{self, Board, Scene};
use crate::app::font;
use crate::app::theme::{gap, size};
use crate::app::widget::list::{Sight, list};
use crate::app::widget::{Kind, Press};
use crate::club::GameRecord;
use crate::rules::{Action, Game, Setup};
use crate::words::message;

const ROW: f32 = 30.0;
/// How high board and list are together.
const HEIGHT: f32 = 560.0;
/// How high the list is, about: until it is scrolled it says nothing of itself.
const LIST_HEIGHT: f32 = 360.0;
const LIST: &str = "replay-moves";

/// What happened while looking.
#[derive(Clone, Debug)]
pub enum Message {
    /// The position after so many actions is wanted.
    Looked(usize),
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
    game: Game,
    actions: Vec<Action>,
    /// How many actions have led to the position that is shown.
    ply: usize,
    sight: Sight,
}

impl Replay {
    /// A game at its end; `None` where its moves are not known.
    pub fn new(number: usize, record: &GameRecord) -> Option<Replay> {
        let game = record.recorded.moves()?.game().clone();
        let actions: Vec<Action> = game.actions().collect();
        let ply = actions.len();
        let top = ((ply + 1) as f32 * ROW - LIST_HEIGHT).max(0.0);
        Some(Replay { number, game, actions, ply, sight: Sight::new(top, LIST_HEIGHT) })
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
            Key::Named(Named::ArrowRight) => Some(Message::Looked(self.ply + 1)),
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
                self.ply = ply.min(self.actions.len());
                let Some(y) = self.sight.offset_to_show(self.ply, ROW) else { return Task::none() };
                self.sight = self.sight.at(y);
                self.show()
            }
            Message::Scrolled(sight) => {
                self.sight = sight;
                Task::none()
            }
            Message::CopyAsked | Message::Tried(_) | Message::Closed => Task::none(),
        }
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let Some(position) = self.game.position_after(self.ply) else { return space().into() };
        let last = self.ply.checked_sub(1).and_then(|place| self.actions.get(place)).copied();
        let scene = Scene { ply: self.ply, last, live: false, ..Scene::of(self.game.rules(), *position) };
        let board = Board::new(scene, Message::Tried).fonts(font::TEXT, font::DISPLAY);
        let to = |sign: &'a str, ply: usize| plain(sign, (ply != self.ply).then_some(Message::Looked(ply)));
        let end = self.actions.len();
        let steps =
            row![to("|◂", 0), to("◂", self.ply.saturating_sub(1)), to("▸", (self.ply + 1).min(end)), to("▸|", end),];
        let (at, of) = (self.ply as u32, end as u32);
        let slide = slider(0..=of, at, |ply| Message::Looked(ply as usize));
        let cx = *cx;
        let moves = list(LIST, end + 1, ROW, self.sight, Message::Scrolled, move |ply| self.line(ply, &cx));
        let deeds = row![
            plain(message!(words, "app-copy-position"), Some(Message::CopyAsked)),
            plain(message!(words, "app-close"), Some(Message::Closed)),
        ];
        let panel = column![
            strong(message!(words, "game-number", game = self.number)).size(size::HEADING),
            small(message!(words, "app-at-action", action = self.ply, of = end)),
            steps.spacing(gap::TINY),
            slide,
            moves,
            deeds.spacing(gap::SMALL).wrap()
        ];
        let panel = panel.spacing(gap::SMALL).width(260).height(Length::Fill);
        let board = container(board).width(Length::Fill).height(Length::Fill);
        container(row![board, panel].spacing(gap::LARGE)).height(HEIGHT).width(Length::Fill).into()
    }

    fn line<'a>(&self, ply: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let what = match ply.checked_sub(1).and_then(|place| self.actions.get(place)) {
            Some(action) => format!("{ply}. {action}"),
            None => message!(cx.words, "app-at-start"),
        };
        Press::new(Kind::Row(ply == self.ply), row![body(what)].align_y(Alignment::Center))
            .on_press(Message::Looked(ply))
            .width(Length::Fill)
            .height(ROW)
            .padding([4, 8])
            .into()
    }
}
