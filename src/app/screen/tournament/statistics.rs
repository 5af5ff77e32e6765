//! What the tournament comes to as a whole: how much was played, how the sides fared, and what stood out.

use iced::widget::{column, container, responsive, row, scrollable, text};
use iced::{Element, Length, Padding};

use super::Message;
use super::event::Event;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, card, cell, cell_head, figure, line, small};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::BAR;
use crate::club::{SideFigures, Tally};
use crate::rules::Side;
use crate::words::{Words, message};

/// How wide a figure is where there is room, what a side takes beside them, and the widest that their table becomes.
const FIGURE: f32 = 104.0;
const SIDE: f32 = 110.0;
const WIDEST: f32 = 860.0;

/// The figures, or what is to come before anything is played.
pub(super) fn view<'a>(event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
    let (words, statistics) = (cx.words, &event.statistics);
    if statistics.is_empty() {
        return card(body(message!(words, "statistics-none"))).width(Length::Fill).into();
    }
    let cx = *cx;
    responsive(move |room| figures(event, room.width.min(WIDEST), &cx)).into()
}

fn figures<'a>(event: &Event, room: f32, cx: &Cx<'a>) -> Element<'a, Message> {
    let (words, statistics) = (cx.words, &event.statistics);
    let played = words.statistics_played(statistics).into_iter().map(|line| body(line).into());
    let feats = words.statistics_feats(statistics, |player| cx.club.people.label(player));
    let feats = feats.into_iter().map(|line| body(line).into());
    let content = column![
        card(column(played).spacing(gap::SMALL)).width(Length::Fill),
        sides(event, ((room - BAR - SIDE) / 6.0).min(FIGURE), words),
        small(words.games_in_figures(&statistics.figures)),
        small(words.pairs(statistics.pairs)),
        card(column(feats).spacing(gap::SMALL)).width(Length::Fill),
    ];
    let content = container(content.spacing(gap::MEDIUM)).max_width(WIDEST + BAR);
    let content = content.padding(Padding { right: BAR, ..Padding::ZERO });
    scrollable(content).width(Length::Fill).height(Length::Fill).style(theme::scroll).into()
}

/// A line for each side, with figures of this width.
fn sides<'a>(event: &Event, width: f32, words: &Words) -> Element<'a, Message> {
    let head = |name: String| container(cell_head(name)).align_right(width).clip(true).into();
    let names = [
        message!(words, "column-games"),
        message!(words, "column-won"),
        message!(words, "column-drawn"),
        message!(words, "column-lost"),
        message!(words, "column-average"),
        message!(words, "column-exited"),
    ];
    let heads = row![cell_head(message!(words, "column-side")).width(Length::Fill)].extend(names.map(head));
    let lines = Side::BOTH.map(|side| {
        let of: &SideFigures = &event.statistics.figures.sides[side];
        let Tally { won, drawn, lost } = of.tally;
        let style: fn(&iced::Theme) -> text::Style = if side == Side::Animals { theme::animals } else { theme::humans };
        let mark = text(side_mark(side)).size(size::SMALL).style(style);
        let name = row![mark, cell(words.side(side))].spacing(gap::TINY).width(Length::Fill);
        let average = of.average().map_or_else(|| "–".to_owned(), |average| words.average(average));
        let counts = [of.games, won, drawn, lost].map(|count| count.to_string());
        let figures = counts.into_iter().chain([average, of.exited.to_string()]);
        row![name].extend(figures.map(|shown| figure(shown, width))).into()
    });
    column![heads, line()].extend(lines).spacing(gap::SMALL).into()
}
