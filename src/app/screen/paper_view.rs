//! The form of a game from a score sheet: each player with the side that was theirs, so that sides cannot be mixed up.

use iced::widget::{Column, Row, column, container, row, space, svg, text, text_editor, text_input};
use iced::{Alignment, Element, Length, Theme};

use super::paper::{At, Draft, Form, How};
use super::paper_check::Checked;
use super::parts::{body, card, cell, choice, link, points_and_exits, small, strong};
use crate::app::board::{self, picture_of_kind};
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Beside, Kind as Looks, Press};
use crate::club::{Seat, Seats};
use crate::rules::{Kind, Pile, RuleSet, Side, Tile};
use crate::words::{Words, message};

/// What happened in the form.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed.
    Typed(At, String),
    /// Enter was pressed in a field: the next one is wanted.
    Entered(At),
    /// A tile more, or one less.
    Counted(Side, Kind, i8),
    /// What is written down was chosen.
    Chosen(Form),
    /// Something was done in the field of the moves.
    Wrote(text_editor::Action),
    /// Something was done on the board beside it.
    Board(board::Event),
    /// The tile that was turned up there is named.
    Named(Tile),
    /// The sides are to be swapped.
    Swapped,
    /// Other ends than by the rules are to be seen; none of them is chosen by that.
    EndsAsked,
    /// How it ended.
    Ended(How),
    /// Who lost.
    Lost(Seat),
}

impl Draft {
    /// What a message changes, in a game by some rules.
    pub fn update(&mut self, message: Message, rules: RuleSet) {
        match message {
            Message::Typed(at, typed) => self.type_in(at, typed),
            Message::Counted(side, kind, by) => self.count(side, kind, by),
            Message::Chosen(form) => self.form = form,
            Message::Wrote(action) => self.moves.perform(action),
            Message::Board(event) => self.moves.on_board(event, rules),
            Message::Named(tile) => self.moves.name(tile),
            Message::EndsAsked => self.shows_ends = true,
            Message::Ended(how) => self.how = how,
            Message::Lost(seat) => self.second_lost = seat == Seat::Second,
            Message::Swapped => self.second_is_animals = !self.second_is_animals,
            Message::Entered(_) => {}
        }
    }
}

/// How wide the piles of a side are at least.
const PILES: f32 = 342.0;

/// What to call a field of a game. `number` is that of the game, from 1.
pub fn field_id(number: usize, at: At) -> String {
    let seat = |seat: Seat| if seat == Seat::First { "first" } else { "second" };
    match at {
        At::Points(of) => format!("points-{number}-{}", seat(of)),
        At::Exited(of) => format!("exited-{number}-{}", seat(of)),
        At::Tiles(side, kind) => format!("tiles-{number}-{}-{}", side.letter(), kind.letter()),
        At::Given(of) => format!("given-{number}-{}", seat(of)),
        At::Reason => format!("reason-{number}"),
        At::Moves => format!("moves-{number}"),
    }
}

/// What a game's form is shown with.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The words to speak in.
    pub words: &'a Words,
    /// What is typed.
    pub draft: &'a Draft,
    /// What that says.
    pub checked: Checked,
    /// Who plays.
    pub names: Seats<String>,
    /// The number of the game, from 1.
    pub number: usize,
    /// The rules that were played.
    pub rules: RuleSet,
    /// What comes of losing it other than on the board.
    pub consequence: Option<String>,
}

impl<'a> Shown<'a> {
    /// What is shown.
    pub fn view(self) -> Element<'a, Message> {
        let words = self.words;
        let draft = self.draft;
        let way = |name: String, form: Form| choice(name, draft.form == form, Message::Chosen(form));
        // Before the fields, so that Tab goes from one of them to the next.
        let swap = Press::new(Looks::Plain, body(format!("↔ {}", message!(words, "app-swap"))));
        let title = row![
            strong(message!(words, "game-number", game = self.number)).size(size::HEADING),
            space::horizontal(),
            way(message!(words, "app-by-totals"), Form::Totals),
            way(message!(words, "app-by-piles"), Form::Piles),
            way(message!(words, "app-by-moves"), Form::Moves),
            swap.on_press(Message::Swapped).padding([6, 10]),
        ];
        let title = title.spacing(gap::SMALL);
        let players = [Seat::First, Seat::Second].map(|seat| self.player(seat));
        let players: Element<'a, Message> = if draft.form == Form::Piles {
            // The tiles of a side need some room: where there is none for both they stand one below the other.
            Beside::even(players, gap::LARGE).or_below(PILES).into()
        } else {
            Row::with_children(players).spacing(gap::LARGE).align_y(Alignment::Start).into()
        };
        let moves = (draft.form == Form::Moves && draft.how != How::Walkover).then(|| self.moves());
        let whole = match &self.checked {
            Checked::Wrong(fault) if fault.at.is_none() => Some(body(fault.sentence.clone()).style(theme::wrong)),
            _ => None,
        };
        let consequence = self.consequence.clone().map(|sentence| body(sentence).style(theme::caution));
        let content = column![title.align_y(Alignment::Center), players]
            .push(moves)
            .push(whole)
            .push(self.ending())
            .push(consequence)
            .spacing(gap::MEDIUM);
        card(content).width(Length::Fill).into()
    }

    pub(super) fn fault(&self, at: At) -> Option<&str> {
        match &self.checked {
            Checked::Wrong(fault) if fault.at == Some(at) => Some(&fault.sentence),
            _ => None,
        }
    }

    fn input(&self, at: At, width: f32) -> Element<'a, Message> {
        let style = if self.fault(at).is_some() { theme::wrong_field } else { theme::field };
        text_input("", self.draft.typed(at))
            .id(field_id(self.number, at))
            .on_input(move |typed| Message::Typed(at, typed))
            .on_submit(Message::Entered(at))
            .padding(8)
            .size(size::HEADING)
            .line_height(size::lines(size::HEADING))
            .width(width)
            .style(style)
            .into()
    }

    pub(super) fn sentence(&self, at: At) -> Option<Element<'a, Message>> {
        self.fault(at).map(|sentence| small(sentence.to_owned()).style(theme::wrong).into())
    }

    /// A player, the side, and what is typed of both.
    fn player(&self, seat: Seat) -> Element<'a, Message> {
        let words = self.words;
        let side = self.draft.side(seat);
        let style: fn(&Theme) -> text::Style = match side {
            Side::Animals => theme::animals,
            Side::Humans => theme::humans,
        };
        // A mark and a tile, and not only a colour, say which side it is.
        let side_name = strong(format!("{} {}", side_mark(side), words.side(side))).style(style);
        let name = cell(self.names[seat].clone()).font(font::STRONG).size(size::HEADING);
        let picture = svg(picture_of_kind(if side == Side::Animals { Kind::Fox } else { Kind::Hunter }));
        let head = row![picture.width(46).height(46), column![name, side_name].spacing(2)];
        let head = head.spacing(gap::SMALL).align_y(Alignment::Center);
        let inner = match self.draft.form {
            _ if self.draft.how == How::Walkover => Column::new(),
            Form::Moves => Column::new(),
            Form::Piles => self.piles(side),
            Form::Totals => {
                let labelled = |name: String, at: At| column![small(name), self.input(at, 96.0)].spacing(gap::TINY);
                let fields = row![
                    labelled(message!(words, "app-points"), At::Points(seat)),
                    labelled(message!(words, "app-tiles-out"), At::Exited(seat)),
                ];
                column![fields.spacing(gap::MEDIUM)]
                    .push(self.sentence(At::Points(seat)))
                    .push(self.sentence(At::Exited(seat)))
            }
        };
        column![head, inner.spacing(gap::SMALL)].spacing(gap::SMALL).width(Length::Fill).into()
    }

    fn piles(&self, side: Side) -> Column<'a, Message> {
        let words = self.words;
        let mut rows = Column::new();
        for pile in [Pile::Captured, Pile::Exited] {
            let name = match pile {
                Pile::Captured => message!(words, "app-captured"),
                Pile::Exited => message!(words, "app-exited"),
            };
            rows = rows.push(small(name));
            for kind in Kind::ALL.into_iter().filter(|kind| Pile::of(side, *kind) == Some(pile)) {
                let at = At::Tiles(side, kind);
                let step = |sign: &'a str, by: i8| {
                    let press = Press::new(Looks::Plain, container(strong(sign)).center_x(14));
                    press.on_press(Message::Counted(side, kind, by)).padding([6, 10])
                };
                let line: Row<'a, Message> = row![
                    svg(picture_of_kind(kind)).width(38).height(38),
                    step("−", -1),
                    self.input(at, 52.0),
                    step("+", 1),
                    body(words.kind(kind)),
                    space::horizontal(),
                    small(message!(words, "app-points-each", points = kind.points().0)),
                ];
                rows = rows.push(line.spacing(gap::SMALL).align_y(Alignment::Center)).push(self.sentence(at));
            }
        }
        let score = self.draft.score();
        let sum = score.map(|score| points_and_exits(score.points[side].0, u32::from(score.exited[side])));
        let sum = sum.map(|sum| strong(message!(words, "app-sum", sum = sum)));
        rows.push(sum).spacing(gap::TINY)
    }

    /// How it ended, where that was not by the rules.
    fn ending(&self) -> Element<'a, Message> {
        let words = self.words;
        let how = self.draft.how;
        if how == How::Normal && !self.draft.shows_ends {
            return link(message!(words, "app-ended-otherwise"), Message::EndsAsked).into();
        }
        let choices = How::ALL.map(|other| choice(how_name(other, words), other == how, Message::Ended(other)).into());
        let loser = how.loss().map(|_| {
            let of = |seat: Seat| choice(self.names[seat].clone(), self.draft.loser() == seat, Message::Lost(seat));
            let question = small(message!(words, "app-who-lost"));
            let choices = row![question, of(Seat::First), of(Seat::Second)].spacing(gap::SMALL);
            choices.align_y(Alignment::Center).wrap()
        });
        let given = (how == How::Adjudicated).then(|| self.given());
        let choices = Row::with_children(choices).spacing(gap::SMALL).wrap();
        column![choices].push(loser).push(given).spacing(gap::SMALL).into()
    }

    /// Points that the organiser gave.
    fn given(&self) -> Element<'a, Message> {
        let words = self.words;
        let of = |seat: Seat| {
            let name = cell(self.names[seat].clone()).size(size::SMALL).style(theme::faint);
            column![container(name).max_width(200), self.input(At::Given(seat), 96.0)]
                .push(self.sentence(At::Given(seat)))
                .spacing(gap::TINY)
        };
        let reason = column![small(message!(words, "app-why")), self.input(At::Reason, 300.0)].spacing(gap::TINY);
        let fields = row![of(Seat::First), of(Seat::Second), reason].spacing(gap::MEDIUM);
        column![small(message!(words, "app-given-points")), fields].spacing(gap::TINY).into()
    }
}

/// A mark of a side that needs no colour.
pub fn side_mark(side: Side) -> &'static str {
    match side {
        Side::Animals => "●",
        Side::Humans => "▲",
    }
}

/// A way to end in words.
pub fn how_name(how: How, words: &Words) -> String {
    match how {
        How::Normal => message!(words, "app-how-normal"),
        How::Agreed => message!(words, "app-how-agreed"),
        How::Adjudicated => message!(words, "app-how-adjudicated"),
        How::Conceded => message!(words, "app-how-conceded"),
        How::Time => message!(words, "app-how-time"),
        How::Forfeit => message!(words, "app-how-forfeit"),
        How::Walkover => message!(words, "app-how-walkover"),
        How::Void => message!(words, "app-how-void"),
    }
}
