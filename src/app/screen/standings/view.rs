//! What the standings look like.

use iced::widget::{Column as Lines, Row, column, container, responsive, row, scrollable, space, text, tooltip};
use iced::{Alignment, Element, Length, Padding};

use super::columns::About;
use super::{Column, LATEST, Message, Order, Scope, Standings};
use crate::app::screen::Cx;
use crate::app::screen::parts::{
    body, cell, choice, field, figure, fixed_page, head, line, plain, sheet, small, ticked, wrong_note,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, list};
use crate::app::widget::{Kind, Press, bounded};
use crate::rules::Side;
use crate::words::{Words, message};

const ROW: f32 = 36.0;
const RANK: f32 = 56.0;
/// A name has at least this room; where there is less the table scrolls sideways.
const NAME: f32 = 130.0;
/// How wide the terms are.
const TERMS: f32 = 380.0;

/// How wide the field of the least number of series is, so that its name has one line.
const LEAST: f32 = 236.0;

impl Standings {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = !self.table.is_empty();
        let deed = |name: String, message: Message| plain(name, can.then_some(message));
        let deeds = row![
            deed(message!(words, "take-copy"), Message::CopyAsked),
            deed(message!(words, "take-print"), Message::PrintAsked),
            deed(message!(words, "take-export"), Message::TakeAsked),
        ];
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let span = (self.scope == Some(Scope::Span))
            .then(|| self.span.view(["span-from", "span-to"], cx.today(), words, Message::Dated));
        let terms = self.terms.as_ref().map(|terms| {
            let line = self.table.iter().find(|line| line.standing.player == terms.player);
            container(terms.view(line, cx)).width(TERMS)
        });
        let content = row![self.rows(cx)].push(terms).spacing(gap::LARGE).height(Length::Fill);
        let all = column![self.scopes(cx)]
            .push(span)
            .push(self.by(words))
            .push(self.chooses_columns.then(|| self.chooser(words)))
            .push(failure)
            .push(content)
            .spacing(gap::MEDIUM)
            .height(Length::Fill);
        fixed_page(head(message!(words, "app-place-standings"), deeds), all)
    }

    /// Whose series are counted.
    fn scopes<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let scope = |name: String, scope: Scope| choice(name, self.scope == Some(scope), Message::Scoped(scope)).into();
        let fixed = [
            scope(message!(words, "app-all-dates"), Scope::All),
            scope(message!(words, "app-last-evening"), Scope::Evening),
            scope(message!(words, "app-own-span"), Scope::Span),
        ];
        // The one that is chosen stays in sight.
        let is_shown = |place: usize, id| place < LATEST || self.shows_older || self.scope == Some(Scope::Season(id));
        let seasons = cx.club.seasons.iter().enumerate().filter(|(place, season)| is_shown(*place, season.id));
        let seasons = seasons.map(|(_, season)| scope(bounded(season.name.as_str()), Scope::Season(season.id)));
        let older = (cx.club.seasons.len() > LATEST).then(|| {
            let name = if self.shows_older {
                message!(words, "standings-fewer-seasons")
            } else {
                message!(words, "standings-older-seasons")
            };
            plain(name, Some(Message::OlderAsked)).padding([6, 12]).into()
        });
        Row::with_children(seasons.chain(older).chain(fixed)).spacing(gap::SMALL).wrap().into()
    }

    /// By what players are ranked, who is left out, and the way to the columns.
    fn by<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let fault = self.least_typed().is_none().then(|| message!(words, "standings-no-least"));
        let usual = if self.by_average { self.usual_least } else { 1 };
        let name = message!(words, "standings-least", usual = usual);
        let least = field("least-series", name, &self.least, fault, Message::Least, None);
        let by = row![
            choice(message!(words, "app-by-total"), !self.by_average, Message::ByAverage(false)),
            choice(message!(words, "app-by-average"), self.by_average, Message::ByAverage(true)),
            container(least).width(LEAST),
            plain(message!(words, "standings-columns"), Some(Message::ColumnsAsked)),
        ];
        by.spacing(gap::SMALL).align_y(Alignment::End).wrap().into()
    }

    /// The columns to choose from.
    fn chooser<'a>(&self, words: &Words) -> Element<'a, Message> {
        let columns = Column::ALL.into_iter().map(|column| {
            let is_on = self.columns.contains(&column);
            ticked(is_on, column.name(words), Some(Message::Ticked(column))).into()
        });
        Row::with_children(columns).spacing(gap::SMALL).wrap().into()
    }

    /// The columns for which there is room: beside the terms those that rank, and the one that is sorted by; in a wide
    /// window all.
    fn shown(&self, is_wide: bool) -> Vec<Column> {
        let ranks = |column: &Column| {
            matches!(column, Column::MatchPoints | Column::Points) || self.order == Order::By(*column)
        };
        self.columns.iter().copied().filter(|column| is_wide || self.terms.is_none() || ranks(column)).collect()
    }

    fn rows<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if self.table.is_empty() {
            let sentence = if cx.club.series.is_empty() {
                message!(words, "standings-nothing-yet")
            } else {
                message!(words, "app-no-standings-here")
            };
            return body(sentence).width(Length::Fill).into();
        }
        let cx = *cx;
        let table = responsive(move |room| {
            let shown = self.shown(cx.is_wide());
            let needed = RANK + NAME + shown.iter().map(|column| column.width() + gap::TINY).sum::<f32>() + 20.0 + BAR;
            let heads =
                container(self.heads(&shown, &cx)).padding(Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO });
            let rows = list("standings", self.table.len(), ROW, self.sight, Message::Scrolled, move |place| {
                self.row(place, &shown, &cx).unwrap_or_else(|| space().into())
            });
            let table = column![heads, line(), rows].spacing(gap::TINY);
            if needed <= room.width {
                return table.width(Length::Fill).into();
            }
            let bar = scrollable::Direction::Horizontal(scrollable::Scrollbar::default());
            scrollable(container(table).width(needed).height(room.height - BAR))
                .direction(bar)
                .height(Length::Fill)
                .style(theme::scroll)
                .into()
        });
        sheet(container(table).width(Length::Fill).height(Length::Fill), self.table.len() as f32 * ROW, &cx)
    }

    /// The heads of the columns, which sort.
    fn heads<'a>(&self, shown: &[Column], cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let sorted = |order: Order| match (self.order == order, self.is_turned) {
            (false, _) => "",
            // The best, or the first, is on top, or the other way round.
            (true, false) => " ↓",
            (true, true) => " ↑",
        };
        let press = |name: String, order: Order| {
            let name = text(format!("{name}{}", sorted(order)))
                .size(size::SMALL)
                .line_height(size::lines(size::SMALL))
                .wrapping(text::Wrapping::None);
            let name = if self.order == order { name } else { name.style(theme::faint) };
            Press::new(Kind::Link, name).padding(0).on_press(Message::Sorted(order))
        };
        let figures = shown.iter().map(|&column| {
            let side: Option<Element<'a, Message>> = match column.about() {
                About::Series => None,
                About::Side(side) => {
                    let style: fn(&iced::Theme) -> text::Style = match side {
                        Side::Animals => theme::animals,
                        Side::Humans => theme::humans,
                    };
                    let name = text(words.side(side))
                        .size(size::SMALL)
                        .line_height(size::lines(size::SMALL))
                        .style(style)
                        .wrapping(text::Wrapping::None);
                    Some(name.into())
                }
            };
            let press = press(column.short_name(words), Order::By(column)).id(format!("sort-{column:?}"));
            let head = Lines::new().push(side).push(press).align_x(Alignment::End);
            let whole = container(small(column.name(words))).padding(8).style(theme::card);
            container(tooltip(head, whole, tooltip::Position::Top)).align_right(column.width()).into()
        });
        let rank = container(press(message!(words, "column-rank"), Order::Rank)).width(RANK);
        let name = press(message!(words, "column-player"), Order::Name).id("sort-Name");
        let name = container(name).width(Length::Fill);
        row![rank, name].extend(figures).spacing(gap::TINY).align_y(Alignment::End).into()
    }

    fn row<'a>(&self, place: usize, shown: &[Column], cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let line = self.table.get(place)?;
        let standing = &line.standing;
        let above = place.checked_sub(1).and_then(|above| self.table.get(above));
        let shares = self.order == Order::Rank && above.is_some_and(|above| above.standing.rank == standing.rank);
        let rank = if shares { "=".to_owned() } else { standing.rank.to_string() };
        let content = row![
            container(cell(rank).style(theme::faint)).width(RANK),
            container(cell(cx.club.people.label(standing.player))).width(Length::Fill).clip(true),
        ];
        let content = content.extend(shown.iter().map(|column| figure(column.shown(line, cx.words), column.width())));
        let is_open = self.terms.as_ref().is_some_and(|terms| terms.player == standing.player);
        let press =
            Press::new(Kind::Row(is_open), content.spacing(gap::TINY)).on_press(Message::Opened(standing.player));
        Some(press.width(Length::Fill).height(ROW).padding([6, 10]).into())
    }
}
