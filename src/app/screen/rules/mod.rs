//! The rules of the game: chapter by chapter, with boards to try things on.

mod chapters;
mod examples;

use iced::keyboard::{Key, key::Named};
use iced::widget::{Row, column, container, row, space, text};
use iced::{Alignment, Element, Length};

use self::chapters::Chapter;
use self::examples::Try;
use super::parts::{body, card, head, link, page, plain, primary};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::board::{self, Board, Scene};
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
use crate::rules::SquareSet;
use crate::words::message;

/// The side of a board beside its text.
const BOARD: f32 = 340.0;
/// Wider lines are hard to read.
const MEASURE: f32 = 920.0;

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A chapter is to be read.
    Opened(Chapter),
    /// Something was tried on a board of the chapter.
    Tried(usize, board::Event),
    /// A board is to be as in the book again.
    StartedOver(usize),
    /// A first game is wanted.
    LessonAsked,
    /// The game that was left is wanted.
    BackAsked,
}

/// The rules.
#[derive(Debug)]
pub struct Rules {
    chapter: Chapter,
    tries: Vec<Try>,
    /// Whether a game was left to read them.
    from_game: bool,
    /// Whether tiles move before one's eyes.
    animated: bool,
}

impl Rules {
    /// The first chapter.
    pub fn new(from_game: bool, animated: bool) -> Rules {
        let mut rules = Rules { chapter: Chapter::Tiles, tries: Vec::new(), from_game, animated };
        rules.open(Chapter::Tiles);
        rules
    }

    fn open(&mut self, chapter: Chapter) {
        self.chapter = chapter;
        let tries = chapter.examples().iter().copied().filter_map(Try::new);
        self.tries = tries.map(|shown| shown.animated(self.animated)).collect();
    }

    /// What a key means here.
    pub fn key(&self, key: &Key) -> Option<Message> {
        match key {
            Key::Named(Named::ArrowLeft | Named::PageUp) => self.chapter.before().map(Message::Opened),
            Key::Named(Named::ArrowRight | Named::PageDown) => self.chapter.after().map(Message::Opened),
            Key::Named(Named::Escape) => self.from_game.then_some(Message::BackAsked),
            _ => None,
        }
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Opened(chapter) => self.open(chapter),
            Message::Tried(place, event) => {
                if let Some(shown) = self.tries.get_mut(place) {
                    shown.board(event);
                }
            }
            Message::StartedOver(place) => {
                if let Some(shown) = self.tries.get_mut(place) {
                    shown.start_over();
                }
            }
            Message::LessonAsked => return Action::Go(Place::Learn),
            Message::BackAsked => return Action::Back,
        }
        Action::None
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let deed = if self.from_game {
            primary(message!(words, "rules-back-to-game"), Some(Message::BackAsked))
        } else {
            primary(message!(words, "learn-first-game"), Some(Message::LessonAsked))
        };
        // The title below says which is open.
        let chapters = Chapter::ALL.map(|chapter| {
            let press = Press::new(Kind::Choice(chapter == self.chapter), body(chapter.title(words)));
            press.on_press(Message::Opened(chapter)).into()
        });
        let turn = |chapter: Option<Chapter>, sign: fn(String) -> String| {
            chapter.map(|chapter| plain(sign(chapter.title(words)), Some(Message::Opened(chapter))))
        };
        let leaf = row![]
            .push(turn(self.chapter.before(), |title| format!("◂ {title}")))
            .push(space::horizontal())
            .push(turn(self.chapter.after(), |title| format!("{title} ▸")));
        let title =
            text(self.chapter.title(words)).font(font::DISPLAY).size(size::TITLE).line_height(size::lines(size::TITLE));
        let chapter =
            column![title].extend(self.chapter.view(&self.tries, cx)).push(leaf).spacing(gap::LARGE).max_width(MEASURE);
        let top = column![
            head(message!(words, "rules-title"), row![deed]),
            Row::with_children(chapters).spacing(gap::SMALL).wrap()
        ];
        let page = page(top.spacing(gap::MEDIUM), chapter);
        container(container(page).max_width(MEASURE)).center_x(Length::Fill).into()
    }
}

/// A board with what is to be seen on it at its side.
fn beside<'a>(place: usize, shown: &'a Try, cx: &Cx<'a>) -> Element<'a, Message> {
    let row =
        row![board(place, shown).width(BOARD).height(BOARD), container(said(place, shown, cx)).width(Length::Fill)];
    card(row.spacing(gap::LARGE).align_y(Alignment::Center)).width(Length::Fill).into()
}

/// A board with its caption below, for one that stands beside another.
fn above<'a>(place: usize, shown: &'a Try, cx: &Cx<'a>) -> Element<'a, Message> {
    let content = column![board(place, shown).width(Length::Fill).height(BOARD), said(place, shown, cx)];
    card(content.spacing(gap::MEDIUM)).width(Length::FillPortion(1)).into()
}

fn board<'a>(place: usize, shown: &'a Try) -> iced::widget::Container<'a, Message> {
    // The marks of a picture stay while its tile is in the hand.
    let scene = Scene { animated: shown.is_animated(), offered: SquareSet::EMPTY, ..shown.hand().scene(shown.game()) };
    let board = Board::new(scene, move |event| Message::Tried(place, event)).fonts(font::STRONG, font::DISPLAY);
    container(board)
}

/// The caption; what was refused and why; and the way back to the picture.
fn said<'a>(place: usize, shown: &'a Try, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let refused = shown.hand().refused.map(|(refusal, side)| body(words.refusal(refusal, side)).style(theme::wrong));
    let again = shown.is_tried().then(|| link(message!(words, "rules-start-over"), Message::StartedOver(place)));
    column![body(shown.example.caption(words))].push(refused).push(again).spacing(gap::MEDIUM).into()
}
