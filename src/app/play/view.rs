//! The whole screen: the board with its panel, and what lies over it.

use iced::widget::{
    Column, Container, Row, center, column, container, mouse_area, opaque, responsive, row, scrollable, space, stack,
    text, text_input,
};
use iced::{Alignment, Element, Length, Padding, Rectangle, Size};

use super::facing::{Card, NEAR};
use super::question::{Adjudicated, Field};
use super::{Message, Options, Play, Question, Stage, Table, Turning, ends, hints, panel};
use crate::app::board::{self, Board};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, choice, grave, heading, plain, primary, small, strong, ticked};
use crate::app::theme::{self, gap, size};
use crate::app::widget::tab::LAYER;
use crate::app::widget::{Kind, Press, once};
use crate::club::Seat;
use crate::rules::{Ending, Loss, Side, Sides};
use crate::words::{Words, message};

/// How wide a question is at most.
const QUESTION: f32 = 440.0;
/// How wide the menu is.
const MENU: f32 = 344.0;
/// How wide what is said beside the board is at most where the board fills the window.
const BESIDE: f32 = 236.0;
/// How wide a card beside such a board is at least.
const NARROW: f32 = 160.0;
/// In windows that are lower two such cards are smaller.
const LOW: f32 = 520.0;

impl Play {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        match &self.stage {
            Stage::Loading => center(body(message!(cx.words, "live-loading"))).into(),
            Stage::Failed(failure) => {
                let back = primary(message!(cx.words, "live-back"), Some(Message::LeftWanted));
                center(column![body(cx.failure(failure)), back].spacing(gap::MEDIUM)).into()
            }
            Stage::Playing(table) => self.playing(table, cx),
            Stage::Ending(table, ..) => self.playing(table, cx),
            Stage::Between { starts, failure } => ends::between(self, *starts, failure.as_ref(), cx),
        }
    }

    fn playing<'a>(&'a self, table: &'a Table, cx: &Cx<'a>) -> Element<'a, Message> {
        let board = move || {
            let mut scene = table.scene(self.waits(), self.turned(), self.options.animated);
            if self.hints() && scene.live {
                scene.offered = hints::movable(&scene.position, scene.rules);
            }
            Board::new(scene, Message::Board).fonts(font::STRONG, font::DISPLAY)
        };
        let base: Element<'a, Message> = if self.options.alone {
            let board = responsive(move |room| {
                container(board()).padding(Padding { right: Alone::of(room).margin, ..Padding::ZERO }).into()
            });
            stack![board, self.beside_the_board_alone(table, cx)].into()
        } else {
            board().panel(panel::panel(self, table, cx)).into()
        };
        let over =
            self.not_saved(cx).or_else(|| self.question.as_ref().map(|question| self.asked(question, table, cx)));
        let about = self.question.as_ref().map(std::mem::discriminant);
        once(stack![container(base).padding(gap::SMALL)].push(over), about, cx.clock)
    }

    /// Where something can lie that covers neither the board nor the logo, in a window of a size.
    pub fn beside_the_board(&self, window: Size) -> Rectangle {
        let bounds = Rectangle::with_size(window).shrink(gap::SMALL);
        let alone = Alone::of(bounds.size()).beside(bounds);
        if self.options.alone { alone } else { board::beside(bounds).unwrap_or(alone) }
    }

    /// Whose turn it is and the way back to the panel, and below what there is to say, on paper of its own.
    fn beside_the_board_alone<'a>(&'a self, table: &'a Table, cx: &Cx<'a>) -> Element<'a, Message> {
        if self.options.turning == Turning::Panels {
            return self.face_to_face_alone(table, *cx);
        }
        let live = table.live();
        let whose = message!(cx.words, "live-turn", player = self.names[live.seat(live.to_move())].as_str());
        let cx = *cx;
        let beside = responsive(move |room| {
            let wide = Alone::of(room).right;
            let top = paper(column![strong(whose.clone())], wide);
            // It stands on no paper: there its name would have no room on one line.
            let all = column![top, self.back_to_the_panel(cx.words), space::vertical()];
            let all = all.push(self.said_alone(table, wide, &cx)).spacing(gap::SMALL);
            container(all.align_x(Alignment::End).height(Length::Fill)).align_right(Length::Fill).into()
        });
        beside.into()
    }

    /// The same with the cards of two who sit face to face, as wide as the board leaves room.
    fn face_to_face_alone<'a>(&'a self, table: &'a Table, cx: Cx<'a>) -> Element<'a, Message> {
        let beside = responsive(move |room| {
            let wide = Alone::of(room).right;
            let zoom = (room.height / LOW).clamp(panel::SMALLEST, 1.0);
            let card = |seat: Seat| container(Card::of(self, table, seat, zoom, &cx)).width(wide);
            let all = column![card(NEAR.opponent()), self.back_to_the_panel(cx.words), space::vertical()]
                .push(self.said_alone(table, wide, &cx))
                .push(card(NEAR));
            let all = all.spacing(gap::SMALL).align_x(Alignment::End).height(Length::Fill);
            container(all).align_right(Length::Fill).into()
        });
        beside.into()
    }

    fn back_to_the_panel<'a>(&self, words: &Words) -> Press<'a, Message> {
        let panel = Options { alone: false, ..self.options };
        let name = small(message!(words, "live-not-alone")).style(text::default);
        Press::new(Kind::Plain, name).on_press(Message::Chosen(panel)).padding([gap::TINY, 6.0])
    }

    fn said_alone<'a>(&'a self, table: &'a Table, wide: f32, cx: &Cx<'a>) -> Option<Container<'a, Message>> {
        let said: Vec<_> = panel::sentences(self, table, 1.0, cx).collect();
        (!said.is_empty()).then(|| paper(Column::with_children(said), wide))
    }

    /// What could not be written, with what can be done about it. It lies over everything: nothing else is played first.
    fn not_saved<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let (failure, what) = match (&self.pending, &self.stage) {
            (Some(pending), _) => (pending.failure.as_ref()?, what_happened(pending)),
            (None, Stage::Ending(_, _, failure)) => (failure.as_ref()?, message!(cx.words, "live-the-end")),
            _ => return None,
        };
        let card = column![
            heading(message!(cx.words, "live-not-saved", what = what)),
            body(cx.failure(failure)),
            small(message!(cx.words, "live-not-saved-more")),
        ]
        .push(
            row![
                primary(message!(cx.words, "live-retry"), Some(Message::Retried)),
                plain(message!(cx.words, "live-save-elsewhere"), Some(Message::SavedElsewhere)),
            ]
            .spacing(gap::SMALL),
        );
        let card = container(card.spacing(gap::MEDIUM)).id(LAYER);
        let card = card.padding(gap::LARGE).max_width(QUESTION).style(theme::wrong_note);
        Some(opaque(center(container(card).style(theme::card))))
    }

    /// A question. The menu lies at the right, where it was opened; what it leads to in the middle, so that a second press at
    /// the same place answers nothing.
    fn asked<'a>(&'a self, question: &'a Question, table: &'a Table, cx: &Cx<'a>) -> Element<'a, Message> {
        let content = match question {
            Question::Menu => return aside(self.menu(table, cx)),
            Question::TakeBack { .. } => self.take_back(table, cx),
            Question::Organiser { reason } => self.organiser(reason, table, cx),
            Question::Agree(said) => self.agree(*said, table, cx),
            Question::Concede => {
                let loser = table.live().to_move();
                let ending = Ending::Lost { how: Loss::Conceded, loser, walkover: self.walkover };
                let name = self.names[table.live().seat(loser)].as_str();
                self.ends(ending, message!(cx.words, "live-concede-title", player = name), table, cx)
            }
            Question::Adjudicate(adjudicated) => self.adjudicate(adjudicated, table, cx),
            Question::Slept => column![
                heading(message!(cx.words, "live-slept")),
                body(message!(cx.words, "live-slept-more")),
                primary(message!(cx.words, "live-clock-start"), Some(Message::Agreed)),
            ],
            Question::Refused(sentence) => {
                column![
                    body(sentence.clone()),
                    primary(message!(cx.words, "live-understood"), Some(Message::Dismissed))
                ]
            }
        };
        let card = container(content.spacing(gap::MEDIUM)).id(LAYER);
        let card = card.padding(gap::LARGE).max_width(QUESTION).style(theme::card);
        // Left of the menu, so that no answer appears under what was pressed in it.
        let place = center(opaque(card)).padding(Padding { right: MENU, ..Padding::ZERO });
        opaque(mouse_area(place.style(theme::veil)).on_press(Message::Dismissed))
    }

    fn menu<'a>(&'a self, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let words = cx.words;
        let live = table.live();
        let wide = |name: String, message: Message| plain(name, Some(message)).width(Length::Fill);
        let ask = |name: String, question: Question| wide(name, Message::Asked(question));
        let is_lesson = self.is_lesson();
        let organiser = (!live.is_practice() && !live.game().is_empty())
            .then(|| ask(message!(words, "live-take-back-organiser"), Question::Organiser { reason: String::new() }));
        let clock = live.clock().map(|clock| {
            let name = if clock.running().is_some() { "live-clock-stop" } else { "live-clock-start" };
            wide(words.named(name), Message::ClockPressed)
        });
        let ends = (!is_lesson).then(|| {
            column![
                ask(message!(words, "live-agree"), Question::Agree(Sides::default())),
                ask(message!(words, "live-concede"), Question::Concede),
                ask(message!(words, "live-adjudicate"), Question::Adjudicate(Adjudicated::default())),
                theme_gap(),
            ]
            .spacing(gap::TINY)
        });
        let stop = if is_lesson { message!(words, "learn-stop") } else { message!(words, "live-stop") };
        column![ask(message!(words, "live-take-back"), Question::TakeBack { length: live.game().len() })]
            .push(organiser)
            .push(is_lesson.then(|| wide(message!(words, "learn-again"), Message::LessonWanted)))
            .push(clock)
            .push(theme_gap())
            .push(self.ways_to_look(live.is_practice(), words))
            .push(wide(message!(words, "app-place-rules"), Message::RulesWanted))
            .push(theme_gap())
            .push(ends)
            .push(wide(stop, Message::LeftWanted))
            .push(wide(message!(words, "live-go-on"), Message::Dismissed))
            .spacing(gap::TINY)
    }

    /// How the board is shown and acted on.
    fn ways_to_look<'a>(&self, is_practice: bool, words: &Words) -> Column<'a, Message> {
        let now = self.options;
        let way = |name: String, is_on: bool, then: Options| {
            ticked(is_on, name, Some(Message::Chosen(then))).width(Length::Fill)
        };
        let hints =
            is_practice.then(|| way(message!(words, "learn-hints"), now.hints, Options { hints: !now.hints, ..now }));
        let ways = now.ways(words).map(|(name, is_on, then)| way(name, is_on, then).into());
        Column::new()
            .push(hints)
            .extend(ways)
            .push(way(message!(words, "live-alone"), now.alone, Options { alone: !now.alone, ..now }))
            .push(turnings(now, words, Message::Chosen))
            .spacing(gap::TINY)
    }

    fn take_back<'a>(&'a self, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let live = table.live();
        let last = live.game().actions().last().map_or_else(String::new, |action| action.to_string());
        let [asks, agrees] =
            [live.to_move().opponent(), live.to_move()].map(|side| self.names[live.seat(side)].as_str());
        column![
            heading(message!(cx.words, "live-take-back")),
            body(message!(cx.words, "live-take-back-asked", action = last, asks = asks, agrees = agrees)),
        ]
        .push(live.clock().map(|_| body(message!(cx.words, "live-time-stays-used"))))
        .push(answers(message!(cx.words, "live-both-agree"), cx))
    }

    /// What the organiser takes back, and why.
    fn organiser<'a>(&'a self, reason: &'a str, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let words = cx.words;
        let live = table.live();
        let last = live.game().actions().last().map_or_else(String::new, |action| action.to_string());
        let player = self.names[live.seat(live.to_move().opponent())].as_str();
        let input = text_input("", reason).on_input(|text| Message::Typed(Field::Reason, text)).padding(8);
        column![
            heading(message!(words, "live-take-back-organiser")),
            strong(message!(words, "live-organiser-takes", action = last, player = player)),
            body(message!(words, "live-organiser-more")),
            column![small(message!(words, "live-reason")), input.style(theme::field).size(size::BODY)]
                .spacing(gap::TINY),
            answers(message!(words, "live-take-back-now"), cx),
        ]
    }

    /// An end of the game, what comes of it, and the way to it.
    fn ends<'a>(&'a self, ending: Ending, title: String, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let confirm = grave(message!(cx.words, "live-end-it"), Some(Message::Agreed));
        column![heading(title), body(self.comes_of(ending, table, cx)), two(confirm.into(), cx)]
    }

    /// The end that needs the word of both: each says so for oneself, and then it can be ended.
    fn agree<'a>(&'a self, said: Sides<bool>, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let words = cx.words;
        let live = table.live();
        let word = |side: Side| {
            let name = message!(words, "live-agrees", player = self.names[live.seat(side)].as_str());
            let name = format!("{} {name}", side_mark(side));
            ticked(said[side], name, Some(Message::Said(side))).width(Length::Fill)
        };
        let both = said.animals && said.humans;
        let end = grave(message!(words, "live-end-it"), both.then_some(Message::Agreed));
        column![
            heading(message!(words, "live-agree")),
            body(self.comes_of(Ending::Agreed, table, cx)),
            small(message!(words, "live-agree-each")),
            // Far enough apart that no press on one is one on the other.
            column![word(Side::Animals), word(Side::Humans)].spacing(gap::LARGE),
        ]
        // Whoever talks it over must not lose by that unawares.
        .push(
            live.clock().filter(|clock| clock.running().is_some()).map(|_| body(message!(words, "live-clock-goes-on"))),
        )
        .push(two(end.into(), cx))
    }

    /// What comes of an end, in words.
    fn comes_of(&self, ending: Ending, table: &Table, cx: &Cx<'_>) -> String {
        let live = table.live();
        let given = match &ending {
            Ending::Adjudicated { given: Some(given) } => Some(given.points),
            _ => None,
        };
        let is_conceded = matches!(ending, Ending::Lost { how: Loss::Conceded, .. });
        let record = live.ended(ending);
        let consequence = record.ok().and_then(|record| {
            let fact = record.fact();
            if is_conceded {
                cx.words.if_conceded(&fact, self.walkover, &self.names)
            } else {
                cx.words.consequence(live.place().1, &fact, &self.names)
            }
        });
        let points = given.unwrap_or(live.game().score().points);
        consequence.unwrap_or_else(|| {
            let (animals, humans) = (live.seat(Side::Animals), live.seat(Side::Humans));
            let (animals, humans) = (self.names[animals].as_str(), self.names[humans].as_str());
            let (points, more) = (points.animals.0, points.humans.0);
            if given.is_some() {
                message!(cx.words, "live-as-given", animals = animals, humans = humans, points = points, more = more)
            } else {
                message!(
                    cx.words,
                    "live-as-it-stands",
                    animals = animals,
                    humans = humans,
                    points = points,
                    more = more
                )
            }
        })
    }

    fn adjudicate<'a>(&'a self, typed: &'a Adjudicated, table: &'a Table, cx: &Cx<'a>) -> Column<'a, Message> {
        let words = cx.words;
        let field = |name: String, value: &'a str, field: Field| {
            let input = text_input("", value).on_input(move |text| Message::Typed(field, text));
            column![small(name), input.padding(8).style(theme::field)].spacing(gap::TINY)
        };
        let live = table.live();
        let name = |side: Side| format!("{} ({})", self.names[live.seat(side)], words.side(side));
        let fields = row![
            field(name(Side::Animals), &typed.points.animals, Field::Animals),
            field(name(Side::Humans), &typed.points.humans, Field::Humans),
        ];
        let fault = typed.was_pressed.then(|| text(message!(words, "live-given-fault")).style(theme::wrong));
        // What is typed is told as soon as it can be given; until then it ends as it stands.
        let given = typed.given().ok().flatten().map(Box::new);
        let confirm = grave(message!(words, "live-end-it"), Some(Message::Agreed));
        column![
            heading(message!(words, "live-adjudicate")),
            small(message!(words, "live-adjudicate-more")),
            strong(self.comes_of(Ending::Adjudicated { given }, table, cx)),
            small(message!(words, "live-given")),
            fields.spacing(gap::SMALL),
            field(message!(words, "live-reason"), &typed.reason, Field::Reason),
        ]
        .push(fault)
        .push(two(confirm.into(), cx))
    }
}

/// Something to read beside the board, as wide as that leaves room.
fn paper<'a>(content: Column<'a, Message>, wide: f32) -> Container<'a, Message> {
    container(content.spacing(gap::SMALL)).padding(gap::MEDIUM).max_width(wide).style(theme::card)
}

/// What a board that has the window to itself leaves free, in logical pixels.
struct Alone {
    /// At its left.
    left: f32,
    /// At its right, as far as what is said there needs it.
    right: f32,
    /// How much at the right the board must not take: in a window that is nearly as high as wide it moves to the left, since
    /// nothing may lie over its corners.
    margin: f32,
}

impl Alone {
    fn of(room: Size) -> Alone {
        let side = room.height.min(room.width - NARROW).max(0.0);
        let free = (room.width - side).max(0.0);
        let margin = (2.0 * NARROW - free).clamp(0.0, free);
        let right = ((free + margin) / 2.0).clamp(NARROW, BESIDE);
        Alone { left: (free - margin) / 2.0, right, margin }
    }

    /// Where something more can be said: at the left of the board or, where that stands at the edge, at its right.
    fn beside(&self, bounds: Rectangle) -> Rectangle {
        if self.left >= NARROW {
            return Rectangle { width: self.left, ..bounds };
        }
        Rectangle { x: bounds.x + bounds.width - self.right, width: self.right, ..bounds }
    }
}

/// What can be turned for the one who sits opposite, and what that is good for.
pub fn turnings<'a, M: Clone + 'a>(now: Options, words: &Words, chosen: impl Fn(Options) -> M) -> Column<'a, M> {
    let choices = now.turnings(words).map(|(name, is_on, then)| choice(name, is_on, chosen(then)).into());
    column![
        small(message!(words, "live-turns-opposite")),
        Row::with_children(choices).spacing(gap::TINY).wrap(),
        small(message!(words, "live-turns-more")),
    ]
    .spacing(gap::TINY)
}

/// What waits to be written, in notation; not what a tile that is being turned up is.
fn what_happened(pending: &super::Pending) -> String {
    use crate::club::LiveAct;
    match &pending.event.act {
        LiveAct::Play(action) => action.square().to_string(),
        LiveAct::TakeBack { .. } | LiveAct::Pause | LiveAct::Resume => "…".to_owned(),
    }
}

/// No on the left, yes on the right.
fn answers<'a>(yes: String, cx: &Cx<'a>) -> Element<'a, Message> {
    two(primary(yes, Some(Message::Agreed)).into(), cx)
}

fn two<'a>(yes: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
    let no = plain(message!(cx.words, "live-go-on"), Some(Message::Dismissed));
    row![no, space::horizontal(), yes].align_y(Alignment::Center).into()
}

fn theme_gap<'a>() -> Element<'a, Message> {
    space().height(gap::SMALL).into()
}

/// A card at the right edge.
fn aside<'a>(content: Column<'a, Message>) -> Element<'a, Message> {
    // In a low window, or with large texts, it scrolls; the bar has the margin at its right.
    let content = container(content).padding(Padding { right: gap::MEDIUM, ..Padding::ZERO });
    let padding = Padding { right: 0.0, ..Padding::from(gap::MEDIUM) };
    let content = scrollable(content).style(theme::scroll);
    let card = container(content).id(LAYER).padding(padding).width(MENU).style(theme::card);
    let place = container(opaque(card)).align_right(Length::Fill).align_top(Length::Fill).padding(2.0 * gap::SMALL);
    opaque(mouse_area(place.style(theme::veil)).on_press(Message::Dismissed))
}
