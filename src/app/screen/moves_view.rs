//! The moves of a whole game as they are typed: the text, what is wrong with it, and the board beside it.

use iced::widget::{Row, column, container, row, svg, text, text_editor};
use iced::{Alignment, Element, Length};

use super::paper::{At, How};
use super::paper_view::{Message, Shown, field_id};
use super::parts::{points_and_exits, small, strong};
use crate::app::board::{Board, picture};
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind as Looks, Press};
use crate::rules::notation::TypedMoves;
use crate::rules::{Action, Kind, Side, Square, Tile};
use crate::words::{Words, message};

/// How large the board is.
const BOARD: f32 = 380.0;

impl<'a> Shown<'a> {
    /// The text with the board beside it.
    pub(super) fn moves(&self) -> Element<'a, Message> {
        let words = self.words;
        let written = &self.draft.moves;
        let moves = written.read(self.rules);
        let style = if self.fault(At::Moves).is_some() { theme::wrong_editor } else { theme::editor };
        let field = text_editor(written.content())
            .id(field_id(self.number, At::Moves))
            .placeholder(message!(words, "app-moves-such-as"))
            .on_action(Message::Wrote)
            .padding(8)
            .size(size::BODY)
            .height(196)
            .style(style);
        let text = column![small(message!(words, "app-moves-typed")), field]
            .push(self.sentence(At::Moves))
            .push(self.goes_on(&moves))
            .spacing(gap::TINY)
            .width(Length::Fill);
        let scene = written.scene(&moves);
        let turned_up = written.turned_up();
        let refused = written.hand().refused.map(|(refusal, side)| words.refusal(refusal, side));
        let refused = refused.map(|sentence| text_of(sentence).style(theme::wrong));
        let board = Board::new(scene, Message::Board).fonts(font::TEXT, font::DISPLAY);
        let board = column![container(board).width(BOARD).height(BOARD), self.at(&moves)]
            .push(refused)
            .push(turned_up.map(|at| tiles(at, &moves, words)))
            .spacing(gap::TINY)
            .width(BOARD);
        // Beside the board there is little room where the window is small and its texts are large.
        column![row![text, board].spacing(gap::LARGE), legend(words)].spacing(gap::SMALL).into()
    }

    /// What a word that is still being typed lacks, or that the game goes on.
    fn goes_on(&self, moves: &TypedMoves) -> Option<Element<'a, Message>> {
        let words = self.words;
        let game = moves.game();
        let sentence = match moves.fault() {
            Some(error) if error.may_go_on => words.moves_error(error),
            Some(_) => return None,
            None => match game.end() {
                Some(end) => return Some(strong(words.outcome(end, game.score())).style(theme::well).into()),
                None if game.is_empty() || self.draft.how != How::Normal => return None,
                None => message!(words, "app-moves-not-over", count = game.position().face_down().len()),
            },
        };
        Some(small(sentence).into())
    }

    /// What the board shows: after which action, what that was, and the points.
    fn at(&self, moves: &TypedMoves) -> Element<'a, Message> {
        let words = self.words;
        let written = &self.draft.moves;
        let (ply, of) = (written.ply(moves), moves.game().len());
        let Some(place) = ply.checked_sub(1) else { return small(message!(words, "app-at-start")).into() };
        let at = message!(words, "app-at-action", action = ply, of = of);
        let last = moves.game().actions().nth(place).map(|action| action_in_words(action, words));
        let score = moves.game().position_after(ply).map(|position| position.score());
        let figures = score.map(|score| {
            let of = |side: Side| {
                let figures = points_and_exits(score.points[side].0, u32::from(score.exited[side]));
                format!("{} {figures}", words.side(side))
            };
            small(format!("{} · {}", of(Side::Animals), of(Side::Humans)))
        });
        let action = last.map(|last| strong(last).size(size::SMALL));
        column![row![small(at)].push(action).spacing(gap::SMALL)].push(figures).into()
    }
}

fn text_of<'a>(words: String) -> iced::widget::Text<'a> {
    text(words).size(size::SMALL).line_height(size::lines(size::SMALL))
}

/// An action with the name of the tile that it turns up.
fn action_in_words(action: Action, words: &Words) -> String {
    match action {
        Action::TurnUp { at, tile: Some(tile) } => {
            message!(words, "app-turned-up", square = at.to_string(), tile = words.tile(tile))
        }
        other => other.to_string(),
    }
}

/// The tiles that may have been turned up on a square.
fn tiles<'a>(at: Square, moves: &TypedMoves, words: &Words) -> Element<'a, Message> {
    let position = *moves.game().position();
    let choices = Tile::ALL.into_iter().map(|tile| {
        let is_left = position.missing(tile.kind()) > 0;
        Press::new(Looks::Choice(false), svg(picture(tile)).width(34).height(34))
            .on_press_maybe(is_left.then_some(Message::Named(tile)))
            .padding(3)
            .id(format!("turned-up-{tile}"))
            .into()
    });
    let question = message!(words, "app-which-tile", square = at.to_string());
    column![strong(question), Row::with_children(choices).spacing(gap::TINY).wrap()].spacing(gap::TINY).into()
}

/// What the letters mean.
fn legend<'a>(words: &Words) -> Element<'a, Message> {
    let letters = Kind::ALL.into_iter().map(|kind| {
        let letter = if kind == Kind::Hunter { "N E S W".to_owned() } else { kind.letter().to_string() };
        row![strong(letter).size(size::SMALL), small(words.kind(kind))]
            .spacing(gap::TINY)
            .align_y(Alignment::Center)
            .into()
    });
    let letters = Row::with_children(letters).spacing(gap::MEDIUM).wrap();
    letters.into()
}
