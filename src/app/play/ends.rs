//! Between two games, and after the last one: the score, what is needed, who plays which side next, who won and why.

use chrono::NaiveDate;
use iced::widget::{Column, center, column, container, row, scrollable, svg, text};
use iced::{Alignment, Element, Length};

use super::course::has_next;
use super::{Failure, Message, Play, emblem};
use crate::app::board::picture;
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts;
use crate::app::screen::parts::{
    body, card, cell, figure, figure_head, heading, line, plain, primary, small, strong, wrong_note,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::Beside;
use crate::club::{LiveGame, Seat, Seats, Series};
use crate::rules::notation::{Heading, Tag};
use crate::rules::{Ending, Side, Sides};
use crate::words::{Words, message};

/// The columns of figures of the score sheet.
const FIGURE: f32 = 84.0;

/// Before the first game, between two games, or after the last.
pub(super) fn between<'a>(
    play: &'a Play,
    starts: bool,
    failure: Option<&Failure>,
    cx: &Cx<'a>,
) -> Element<'a, Message> {
    let Some(series) = &play.facts else {
        return center(body(message!(cx.words, "live-no-series"))).into();
    };
    let words = cx.words;
    let played = series.games().len();
    let next = has_next(series);
    let title = if next && played > 0 {
        message!(words, "live-interval", game = played)
    } else if next {
        message!(words, "live-before-first")
    } else {
        words.series_outcome(series, &play.names)
    };
    let needs = (next && played > 0).then(|| needs(series, &play.names, words)).flatten();
    let deed = if next {
        let animals = series.next_animals();
        let number: usize = played.saturating_add(1);
        let start = message!(words, "live-start-game", game = number, player = play.names[animals].as_str());
        column![primary(start, (!starts).then_some(Message::NextWanted)), small(message!(words, "live-enter-starts"))]
    } else {
        let rematch = plain(message!(words, "live-rematch"), (!starts).then_some(Message::RematchWanted));
        let take = plain(message!(words, "take-export"), (!starts).then_some(Message::TakeWanted));
        let look = plain(message!(words, "live-look-back"), (!starts).then_some(Message::LookBackWanted));
        let deeds = row![primary(message!(words, "live-back"), Some(Message::LeftWanted)), look, rematch, take];
        column![deeds.spacing(gap::SMALL).wrap().vertical_spacing(gap::SMALL)]
    };
    let back = next.then(|| plain(message!(words, "live-back"), Some(Message::LeftWanted)));
    // Beside the button that begins it, so that nobody takes them for the sides of the game that is over.
    let sides = next.then(|| sides(series, &play.names, words));
    let content = column![parts::title(title)]
        .push((played > 0).then(|| sheet(series, &play.names, words)))
        .push(needs.map(|sentence| heading(sentence).font(font::STRONG)))
        .push(sides)
        .push(failure.map(|failure| wrong_note(cx.failure(failure))))
        .push(row![deed.spacing(gap::TINY).width(Length::Fill)].push(back).spacing(gap::SMALL));
    let content = card(content.spacing(gap::LARGE)).padding(gap::LARGE * 1.5).max_width(760);
    // With large texts it is higher than the window.
    center(scrollable(content).style(theme::scroll)).padding(gap::LARGE).into()
}

/// Who plays which side in the game to come.
fn sides<'a>(series: &Series, names: &Seats<String>, words: &Words) -> Element<'a, Message> {
    let animals = series.next_animals();
    let cards = Side::BOTH.map(|side| {
        let seat = if side == Side::Animals { animals } else { animals.opponent() };
        let style: fn(&iced::Theme) -> text::Style = match side {
            Side::Animals => theme::animals,
            Side::Humans => theme::humans,
        };
        let name = cell(names[seat].clone()).font(font::STRONG).size(size::HEADING);
        let said = column![name, strong(format!("{} {}", side_mark(side), words.side(side))).style(style)];
        let icon = svg(picture(emblem(side))).width(64).height(64);
        row![icon, said.spacing(2).width(Length::Fill)].spacing(gap::MEDIUM).align_y(Alignment::Center).into()
    });
    Beside::even(cards, gap::LARGE).into()
}

/// What the player who is behind needs in the last game, or that no points are of use to one of them any more.
fn needs(series: &Series, names: &Seats<String>, words: &Words) -> Option<String> {
    if let Some(seat) = series.only_at_fault() {
        let (name, faults) = (names[seat].as_str(), words.faults(series, seat));
        return Some(message!(words, "live-cannot-win", player = name, faults = faults));
    }
    if series.games().len() + 1 != series.length().games() {
        return None;
    }
    let result = series.result();
    let (points, exited) = (result.points, result.exited);
    let behind = Seat::BOTH.into_iter().find(|&seat| {
        let other = seat.opponent();
        (points[seat], exited[seat]) < (points[other], exited[other])
    });
    let Some(seat) = behind else { return Some(message!(words, "live-level-before-last")) };
    let (name, lead) = (names[seat].as_str(), points[seat.opponent()].0.abs_diff(points[seat].0));
    let more: u32 = lead.saturating_add(1);
    Some(message!(
        words,
        "live-needs-in-last",
        player = name,
        other = names[seat.opponent()].as_str(),
        lead = lead,
        points = more,
        exits = exited[seat.opponent()].abs_diff(exited[seat])
    ))
}

/// The score of every game and of the series.
fn sheet<'a>(series: &Series, names: &Seats<String>, words: &Words) -> Column<'a, Message> {
    let head = row![
        container(small(message!(words, "column-game"))).width(Length::Fill),
        figure_head(message!(words, "live-points"), FIGURE),
        figure_head(message!(words, "live-exits"), FIGURE),
    ];
    let rows = (1..).zip(series.games()).flat_map(|(number, game)| {
        let counted = game.counted();
        let ended = words.game_ended(game, names);
        Seat::BOTH.map(|seat| {
            let of_side = format!("{} ({})", names[seat], words.side(game.side(seat)));
            let label = if seat == Seat::First {
                let ended = if ended.is_empty() { String::new() } else { format!(" – {ended}") };
                format!("{number}. {of_side}{ended}")
            } else {
                format!("\u{2003}{of_side}")
            };
            let (points, exited) = counted.map_or_else(
                || ("–".to_owned(), "–".to_owned()),
                |counted| (counted[seat].0.to_string(), counted[seat].1.to_string()),
            );
            let icon = svg(picture(emblem(game.side(seat)))).width(24).height(24);
            let line = row![icon, cell(label).width(Length::Fill), figure(points, FIGURE), figure(exited, FIGURE)];
            line.spacing(gap::SMALL).align_y(Alignment::Center).into()
        })
    });
    let result = series.result();
    let totals = Seat::BOTH.map(|seat| {
        row![
            cell(names[seat].clone()).font(font::STRONG).width(Length::Fill),
            total(result.points[seat].to_string()),
            total(result.exited[seat].to_string()),
        ]
        .align_y(Alignment::Center)
        .into()
    });
    let rows: Vec<_> = rows.collect();
    column![head, line(), Column::with_children(rows).spacing(gap::TINY), line(), Column::with_children(totals)]
        .spacing(gap::SMALL)
}

fn total<'a>(figure: String) -> Element<'a, Message> {
    container(text(figure).font(font::STRONG).size(size::HEADING).line_height(size::lines(size::HEADING)))
        .align_right(FIGURE)
        .into()
}

/// The game as a record of what both players have seen.
pub(super) fn record(live: &LiveGame, names: &Seats<String>, date: NaiveDate) -> String {
    let players = Sides::from_fn(|side: Side| names[live.seat(side)].clone());
    let tags = Tag::new("Date", date.to_string()).into_iter().collect();
    let heading = Heading { players, tags, comments: Vec::new(), ending: Ending::Unfinished };
    crate::club::record(live.game().clone(), heading).map_or_else(|_| String::new(), |record| record.to_string())
}
