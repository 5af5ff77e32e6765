//! The panel beside the board: whose turn it is, what both have and need, what is hidden and taken, the moves, and the scale
//! of points.

use iced::widget::{Column, Row, Text, column, container, responsive, row, scrollable, space, svg, text};
use iced::{Alignment, Element, Length, Padding, Size};

use super::facing::{Card, NEAR};
use super::{Message, Play, Question, Stage, Table, Turning, hints};
use crate::app::board::{picture, picture_of_kind};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, line, plain, small, strong};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::BAR;
use crate::app::widget::{Kind as Look, Line, Press};
use crate::club::{Clock, QUIET_ACTIONS, Seat};
use crate::rules::{Action, Cell, Direction, Kind, Pile, Points, Position, Side, Sides, Square, Tile};
use crate::words::{Words, message};

/// The height of what is said, so that a long sentence moves nothing.
const SAID: f32 = 84.0;
/// The same between two cards, on which the longest of it stands.
const SAID_BETWEEN: f32 = 64.0;
/// Where beginners are told what can be done, five rows of moves are left, and that has the rest.
const FEW_MOVES: f32 = 140.0;

/// The room that the panel was drawn for: where there is more, everything in it is larger.
const LEAST: Size = Size::new(316.0, 560.0);
/// The least height of the same, with two rows of moves below their heads; a third of what there is beyond it goes to further rows.
const LOWEST: f32 = 476.0;
/// How much smaller at most, where texts are large and the window is not: nothing is cut then.
pub(super) const SMALLEST: f32 = 0.6;
/// How much larger at most.
const LARGEST: f32 = 2.0;

/// The panel of a game.
pub(super) fn panel<'a>(play: &'a Play, table: &'a Table, cx: &Cx<'a>) -> Element<'a, Message> {
    let cx = *cx;
    responsive(move |room| {
        // Larger texts leave less room: the list of moves gives up its own before they do, since it scrolls.
        let gives = !play.hints() && play.options.turning != Turning::Panels;
        let given = LOWEST + (room.height - LOWEST).max(0.0) / 3.0;
        let least = if gives { given.min(LEAST.height) } else { LEAST.height };
        let zoom = (room.width / LEAST.width).min(room.height / least).clamp(SMALLEST, LARGEST);
        if play.options.turning == Turning::Panels {
            return face_to_face(play, table, zoom, &cx);
        }
        column![
            turn(play, table, zoom, &cx),
            column(Side::BOTH.map(|side| player(play, table, side, zoom, &cx))).spacing(gap::TINY),
            hidden_or_turns(table.shown(), zoom, cx.words),
            column(Side::BOTH.map(|side| pile(table.shown(), side, zoom, cx.words))).spacing(2),
            moves(play, table, zoom, cx.words),
            said(play, table, zoom, &cx),
            scale(zoom, cx.words),
        ]
        .spacing(6)
        .padding(gap::TINY)
        .into()
    })
    .into()
}

/// The panel of two who sit face to face: the card of the far one at the top and of the near one at the bottom, and between them
/// what is read from both sides or by neither.
fn face_to_face<'a>(play: &'a Play, table: &'a Table, zoom: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let card = |seat: Seat| Card::of(play, table, seat, zoom, cx);
    // Where beginners are told what can be done, that is worth more than what each kind is worth.
    let scale = (!play.hints()).then(|| scale(zoom, cx.words));
    column![
        card(NEAR.opponent()),
        hidden_with_menu(table, zoom, cx.words),
        column(Side::BOTH.map(|side| pile(table.shown(), side, zoom, cx.words))).spacing(2),
        moves(play, table, zoom, cx.words),
        said(play, table, zoom, cx),
    ]
    .push(scale)
    .push(card(NEAR))
    .spacing(6)
    .padding(gap::TINY)
    .into()
}

fn hidden_with_menu<'a>(table: &'a Table, zoom: f32, words: &Words) -> Element<'a, Message> {
    let (label, kinds) = hidden(table.shown(), zoom, words);
    // The turns that are left once nothing is hidden stand on the cards.
    let kinds = table.shown().turns().is_none().then_some(kinds);
    let first = row![label.width(Length::Fill), menu(zoom, words)].align_y(Alignment::Center);
    column![first].push(kinds).spacing(6.0 * zoom).height(66.0 * zoom).into()
}

fn menu<'a>(zoom: f32, words: &Words) -> Press<'a, Message> {
    Press::new(Look::Plain, body(message!(words, "live-menu")).size(size::BODY * zoom))
        .on_press(Message::Asked(Question::Menu))
        .padding([5.0 * zoom, 14.0 * zoom])
}

fn turn<'a>(play: &'a Play, table: &'a Table, zoom: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let live = table.live();
    let name = &play.names[live.seat(live.to_move())];
    let whose = message!(cx.words, "live-turn", player = name.as_str());
    let whose = Line::new(whose).font(font::DISPLAY).size(size::HEADING * zoom).width(Length::Fill);
    row![whose, menu(zoom, cx.words)].spacing(gap::SMALL * zoom).align_y(Alignment::Center).into()
}

fn player<'a>(play: &'a Play, table: &'a Table, side: Side, zoom: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let (words, live) = (cx.words, table.live());
    let seat = live.seat(side);
    let score = table.shown().score();
    let to_move = live.to_move() == side && live.game().end().is_none();
    let icon = svg(picture(emblem(side))).width(40.0 * zoom).height(40.0 * zoom);
    let mark = if to_move { "▸" } else { " " };
    let exited = message!(words, "live-exited", count = score.exited[side]);
    let clock = live.clock().map(|clock| clock_face(clock, side, zoom));
    let first = row![
        text(mark).size(size::BODY * zoom).width(12.0 * zoom),
        Line::new(play.names[seat].as_str()).font(font::STRONG).size(size::BODY * zoom).width(Length::Fill),
    ]
    .push(clock)
    .align_y(Alignment::Center);
    let under = |words: String| {
        let line = Line::new(words).size(size::SMALL * zoom).style(theme::faint).width(Length::Fill);
        row![space().width(12.0 * zoom), line]
    };
    let sum = standing(play, table, side, words);
    let lines = column![first, under(format!("{} · {exited}", words.side(side)))].push(sum.map(under));
    let points = text(score.points[side].to_string()).font(font::STRONG).size(size::TITLE * zoom);
    let inner = row![icon, lines.width(Length::Fill), points].spacing(gap::SMALL * zoom);
    let style = if to_move { theme::well_note } else { theme::card };
    container(inner.align_y(Alignment::Center))
        .padding([4.0 * zoom, 8.0 * zoom])
        .style(style)
        .width(Length::Fill)
        .into()
}

/// The tile that stands for a side.
pub(in crate::app) const fn emblem(side: Side) -> Tile {
    match side {
        Side::Animals => Tile::Fox,
        Side::Humans => Tile::Hunter(Direction::North),
    }
}

/// The time that a side has left; its own figures, and larger, while it runs.
fn clock_face<'a>(clock: &Clock, side: Side, zoom: f32) -> Element<'a, Message> {
    let face = text(time(clock, side)).size(size::BODY * zoom);
    if clock.running() == Some(side) { face.font(font::STRONG).into() } else { face.style(theme::faint).into() }
}

/// The time that a side has left, in minutes and seconds.
pub(super) fn time(clock: &Clock, side: Side) -> String {
    let seconds = clock.left()[side].as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The running total of a player in the series, and what the player needs in its last game.
pub(super) fn standing(play: &Play, table: &Table, side: Side, words: &Words) -> Option<String> {
    let series = play.facts.as_ref().filter(|series| series.length().games() > 1)?;
    let (live, played) = (table.live(), series.result());
    let now = live.game().score();
    let total = |side: Side| {
        let seat = live.seat(side);
        let board = (now.points[side], u16::from(now.exited[side]));
        (played.points[seat] + board.0, played.exited[seat] + board.1)
    };
    let (own, other) = (total(side), total(side.opponent()));
    let sum = message!(words, "live-total", total = own.0.0);
    let is_last = live.place().1 == series.length().games();
    let lead: u32 = own.0.0.abs_diff(other.0.0);
    let more: u32 = lead.saturating_add(1);
    let rest = match own.cmp(&other) {
        _ if !is_last => return Some(sum),
        std::cmp::Ordering::Less if own.0 == other.0 => message!(words, "live-behind-by-exits"),
        std::cmp::Ordering::Less => message!(words, "live-needs", points = more),
        std::cmp::Ordering::Equal => message!(words, "live-level"),
        std::cmp::Ordering::Greater if own.0 == other.0 => message!(words, "live-ahead-by-exits"),
        std::cmp::Ordering::Greater => message!(words, "live-ahead", points = lead),
    };
    Some(format!("{sum} · {rest}"))
}

/// The tiles that are still hidden, by kind; once there is none, the turns that are left, large.
pub(in crate::app) fn hidden_or_turns<'a, M: 'a>(position: &Position, zoom: f32, words: &Words) -> Element<'a, M> {
    let content: Element<'a, M> = match position.turns() {
        Some(turns) => last_turns(turns, zoom, words),
        None => {
            let (label, kinds) = hidden(position, zoom, words);
            column![label, kinds].into()
        }
    };
    container(content).height(48.0 * zoom).width(Length::Fill).into()
}

/// How many tiles are still hidden, and of which kinds.
fn hidden<'a, M: 'a>(position: &Position, zoom: f32, words: &Words) -> (Text<'a>, Row<'a, M>) {
    let kinds = Kind::ALL.map(|kind| count(kind, position.missing(kind), zoom));
    let label = small(message!(words, "live-hidden", count = position.face_down().len())).size(size::SMALL * zoom);
    (label, Row::with_children(kinds).spacing(2))
}

fn last_turns<'a, M: 'a>(turns: Sides<u8>, zoom: f32, words: &Words) -> Element<'a, M> {
    let of = |side: Side| {
        let figure = text(turns[side].to_string()).font(font::STRONG).size(size::DISPLAY * zoom);
        let icon = svg(picture(emblem(side))).width(30.0 * zoom).height(30.0 * zoom);
        row![icon, figure].spacing(gap::TINY).align_y(Alignment::Center)
    };
    let label = small(message!(words, "live-turns-left")).size(size::SMALL * zoom).width(Length::Fill);
    row![label, of(Side::Animals), of(Side::Humans)].spacing(gap::MEDIUM).align_y(Alignment::Center).into()
}

/// A kind's picture with a number; paler where there is none.
fn count<'a, M: 'a>(kind: Kind, tiles: u8, zoom: f32) -> Element<'a, M> {
    let opacity = if tiles == 0 { 0.28 } else { 1.0 };
    let drawing = svg(picture_of_kind(kind)).width(25.0 * zoom).height(25.0 * zoom).opacity(opacity);
    let figure = text(tiles.to_string()).size(size::SMALL * zoom).font(font::STRONG);
    let figure = if tiles == 0 { figure.style(theme::faint) } else { figure };
    row![drawing, figure].spacing(2).align_y(Alignment::Center).width(Length::FillPortion(1)).into()
}

/// What a side has taken, and its own tiles that left the forest.
pub(in crate::app) fn pile<'a, M: 'a>(position: &Position, side: Side, zoom: f32, words: &Words) -> Element<'a, M> {
    let piles = position.piles();
    let of = |pile: Pile| {
        Kind::ALL.into_iter().filter_map(move |kind| {
            let tiles = piles.count(side, pile, kind);
            (tiles > 0).then_some((kind, tiles))
        })
    };
    let small_count = |(kind, tiles): (Kind, u8)| -> Element<'a, M> {
        let drawing = svg(picture_of_kind(kind)).width(22.0 * zoom).height(22.0 * zoom);
        let many = (tiles > 1).then(|| text(format!("×{tiles}")).size(size::SMALL * zoom));
        row![drawing].push(many).spacing(1).align_y(Alignment::Center).into()
    };
    let taken: Vec<_> = of(Pile::Captured).map(small_count).collect();
    let left: Vec<_> = of(Pile::Exited).map(small_count).collect();
    let arrow = (!left.is_empty()).then(|| strong("→").size(size::BODY * zoom));
    let label = match side {
        Side::Animals => message!(words, "live-pile-animals"),
        Side::Humans => message!(words, "live-pile-humans"),
    };
    let tiles = row![Row::with_children(taken).spacing(4)].push(arrow).push(Row::with_children(left).spacing(4));
    let label = small(label).size(size::SMALL * zoom).width(104.0 * zoom).wrapping(text::Wrapping::None);
    row![label, tiles.spacing(6).align_y(Alignment::Center)].height(24.0 * zoom).align_y(Alignment::Center).into()
}

/// The actions, two a row. A click looks at the position after one.
fn moves<'a>(play: &Play, table: &'a Table, zoom: f32, words: &Words) -> Element<'a, Message> {
    let game = table.live().game();
    let shown = table.past().unwrap_or_else(|| game.len());
    let actions: Vec<Action> = game.actions().collect();
    let entry = |ply: usize, action: &Action| -> Element<'a, Message> {
        Press::new(Look::Row(ply == shown), written(action, size::SMALL * zoom))
            .on_press(Message::Looked(ply))
            .padding([1.0, 6.0 * zoom])
            .width(Length::FillPortion(1))
            .into()
    };
    let rows = actions.chunks(2).enumerate().map(|(turn, pair)| {
        let number = container(small(format!("{}.", turn + 1)).size(size::SMALL * zoom)).width(34.0 * zoom);
        let entries = pair.iter().enumerate().map(|(half, action)| entry(2 * turn + half + 1, action));
        let gap = (pair.len() == 1).then(|| space().width(Length::FillPortion(1)));
        row![number].extend(entries).push(gap).align_y(Alignment::Center).into()
    });
    let height = if play.hints() { Length::Fixed(FEW_MOVES * zoom) } else { Length::Fill };
    let list = Column::with_children(rows).width(Length::Fill);
    let list =
        scrollable(list).id("moves").style(theme::scroll).anchor_bottom().width(Length::Fill).height(Length::Fill);
    // Cut out, it is a layer of its own: what is drawn after it keeps its place while the list grows.
    let list = container(list).id("move-list").height(Length::Fill).clip(true);
    let content = column![move_heads(34.0 * zoom, 6.0 * zoom, size::SMALL * zoom, words), line(), list];
    container(content.spacing(2)).style(theme::card).padding(4).height(height).into()
}

/// The heads of the two columns of actions: the animals begin. `number` and `inset` are how wide the number of a turn is, and
/// what is around an action.
pub(in crate::app) fn move_heads<'a, M: 'a>(number: f32, inset: f32, size: f32, words: &Words) -> Row<'a, M> {
    let heads = Side::BOTH.map(|side| {
        let style: fn(&iced::Theme) -> text::Style = match side {
            Side::Animals => theme::animals,
            Side::Humans => theme::humans,
        };
        let name = Line::new(format!("{} {}", side_mark(side), words.side(side))).font(font::STRONG).size(size);
        container(name.style(style)).padding([0.0, inset]).width(Length::FillPortion(1)).into()
    });
    row![space().width(number)].extend(heads)
}

/// An action as it is written; beside the letter of a tile that is turned up the tile itself, so that nobody has to know it.
pub(in crate::app) fn written<'a, M: 'a>(action: &Action, size: f32) -> Row<'a, M> {
    let tile = match action {
        Action::TurnUp { tile: Some(tile), .. } => Some(svg(picture(*tile)).width(size * 1.3).height(size * 1.3)),
        _ => None,
    };
    row![text(action.to_string()).size(size)].push(tile).spacing(size * 0.4).align_y(Alignment::Center)
}

/// What there is to say: a refusal, the past, what is typed, the keyboard's square. It always has the same room.
fn said<'a>(play: &'a Play, table: &'a Table, zoom: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let lines: Vec<Element<'a, Message>> = sentences(play, table, zoom, cx).collect();
    let look_back = table.past().is_some().then(|| {
        let name = body(message!(cx.words, "live-go-to-now")).size(size::BODY * zoom);
        Press::new(Look::Link, name).on_press(Message::Looked(usize::MAX))
    });
    if !play.hints() {
        let content = Column::with_children(lines).push(look_back).spacing(2);
        let height = if play.options.turning == Turning::Panels { SAID_BETWEEN } else { SAID };
        return container(content).height(height * zoom).width(Length::Fill).clip(true).into();
    }
    let hints = if table.past().is_none() { told(play, table, zoom, cx) } else { Vec::new() };
    let content = Column::with_children(lines).push(look_back).extend(hints).spacing(gap::TINY).width(Length::Fill);
    let content = container(content).padding(Padding { right: BAR, ..Padding::ZERO });
    let content = scrollable(content).style(theme::scroll).width(Length::Fill).height(Length::Fill);
    container(content).id("hints").height(Length::Fill).padding([6, 10]).style(theme::well_note).into()
}

/// What beginners are told: what has just happened for the first time, unless a refusal has to be read, and what can be done.
fn told<'a>(play: &'a Play, table: &'a Table, zoom: f32, cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
    let (words, live) = (cx.words, table.live());
    let news = if table.refused().is_none() { hints::news(live.game()) } else { Vec::new() };
    let news = news
        .into_iter()
        .map(|news| body(hints::explained(news, live.game().rules(), words)).size(size::BODY * zoom).into());
    let advice = strong(hints::advice(live, table.selected(), words)).size(size::BODY * zoom).into();
    let again = (play.is_lesson() && live.game().end().is_some()).then(|| {
        let again = plain(message!(words, "learn-again"), Some(Message::LessonWanted));
        row![again, plain(message!(words, "live-back"), Some(Message::LeftWanted))].spacing(gap::SMALL).wrap().into()
    });
    // Nobody has told whoever sits here alone who the other one is.
    let begins = play.is_lesson() && live.game().is_empty();
    let sides = begins.then(|| body(message!(words, "learn-sides")).size(size::BODY * zoom).into());
    // What can be done comes first, so that it never has to be scrolled to.
    std::iter::once(advice).chain(sides).chain(again).chain(news).collect()
}

/// The sentences in the order of their weight.
pub(super) fn sentences<'a>(
    play: &'a Play,
    table: &'a Table,
    zoom: f32,
    cx: &Cx<'a>,
) -> impl Iterator<Item = Element<'a, Message>> + use<'a> {
    let (words, live) = (cx.words, table.live());
    let said = |sentence: String| body(sentence).size(size::BODY * zoom);
    let beside = |sentence: String| small(sentence).size(size::SMALL * zoom);
    // What is said to one of two who sit face to face stands on that one's card.
    let is_here = play.options.turning != Turning::Panels;
    let refused = table
        .refused()
        .filter(|_| is_here)
        .map(|(refusal, side)| said(words.refusal_at_board(live.game().actions().last(), refusal, side)))
        .map(|sentence| sentence.style(theme::wrong).into());
    let past = table.past().map(|ply| {
        let of = live.game().len();
        let sentence = if table.news() {
            message!(words, "live-past-news", action = ply, of = of)
        } else {
            message!(words, "live-past", action = ply, of = of)
        };
        let style = if table.news() || table.wants_now() { theme::caution } else { theme::faint };
        said(sentence).style(style).into()
    });
    let paused = live.clock().filter(|clock| clock.running().is_none() && matches!(play.stage, Stage::Playing(_)));
    let paused = paused.map(|_| {
        let press = Press::new(Look::Primary, strong(message!(words, "live-clock-start")).size(size::BODY * zoom));
        press.on_press(Message::ClockPressed).into()
    });
    let proposed = table.proposed().filter(|_| is_here).map(|action| {
        let sentence = message!(words, "live-confirm", action = action.to_string());
        said(sentence).style(theme::caution).into()
    });
    let typed = (!table.typed().is_empty()).then(|| {
        if table.garbled() {
            said(message!(words, "live-garbled", typed = table.typed())).style(theme::wrong).into()
        } else {
            said(format!("{}_", table.typed())).font(font::STRONG).into()
        }
    });
    let focus = table.focus().map(|square| beside(describe(table, square, words)).into());
    let quiet = live.quiet_actions();
    let quiet = (quiet >= QUIET_ACTIONS && table.refused().is_none())
        .then(|| beside(message!(words, "live-quiet", count = quiet)).into());
    [paused, past, refused, proposed, typed, focus, quiet].into_iter().flatten()
}

/// What a square shows, in words: never what lies face down.
pub(super) fn describe(table: &Table, square: Square, words: &Words) -> String {
    let shows = match table.shown().cell(square) {
        Cell::Empty => message!(words, "live-square-empty"),
        Cell::FaceDown => message!(words, "live-square-face-down"),
        Cell::Up(tile) => words.tile(tile),
    };
    message!(words, "live-square", square = square.to_string(), shows = shows)
}

/// What each kind of tile is worth.
fn scale<'a>(zoom: f32, words: &Words) -> Element<'a, Message> {
    let worth = |kind: Kind| -> Element<'a, Message> {
        let Points(points) = kind.points();
        let drawing = svg(picture_of_kind(kind)).width(22.0 * zoom).height(22.0 * zoom);
        row![drawing, strong(points.to_string()).size(size::SMALL * zoom)].spacing(2).align_y(Alignment::Center).into()
    };
    let title = small(message!(words, "live-scale")).size(size::SMALL * zoom).wrapping(text::Wrapping::None);
    // Of equal distances, since not all figures are equally wide.
    let banner =
        Kind::ALL.into_iter().fold(row![title], |banner, kind| banner.push(space::horizontal()).push(worth(kind)));
    let banner = banner.align_y(Alignment::Center);
    container(banner).style(theme::card).padding([4, 8]).width(Length::Fill).into()
}
