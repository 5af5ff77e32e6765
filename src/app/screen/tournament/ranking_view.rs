//! What the standings and the crosstable look like.

use iced::widget::{Row, column, container, responsive, row, scrollable, space, text, tooltip};
use iced::{Alignment, Element, Length, Padding};

use super::event::Event;
use super::ranking::{Crossed, Message, Shown};
use super::{Message as Parent, TournamentScreen};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{cell, cell_head, choice, figure, line, plain, sheet, small, strong, ticked};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, list};
use crate::app::widget::{Kind, Press, fitted, width};
use crate::tournament::{By, Criterion, RoundState, UnplayedRounds};
use crate::words::{Words, message, place_or_dash};

const ROW: f32 = 36.0;
const RANK: f32 = 52.0;
const NAME: f32 = 150.0;
/// How wide a figure is at least, and at most where there is room to name it.
const FIGURE: [f32; 2] = [76.0, 150.0];
/// What a name has before figures grow.
const WIDE_NAME: f32 = 240.0;
const ROUND: f32 = 58.0;

impl TournamentScreen {
    /// The standings.
    pub(super) fn standings_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let all = event.tables.first().map(|(_, table)| table.shown()).unwrap_or_default();
        let chooser = self.ranking.chooses.then(|| {
            let ticks = all.iter().map(|&(column, by)| {
                let is_on = !self.ranking.hidden.contains(&column);
                ticked(is_on, words.ranked_by(by), Some(Parent::Ranking(Message::Ticked(column)))).into()
            });
            Row::with_children(ticks).spacing(gap::SMALL).wrap()
        });
        let shown: Vec<_> = all.iter().copied().filter(|(column, _)| !self.ranking.hidden.contains(column)).collect();
        let more = (!all.is_empty()).then(|| {
            plain(message!(words, "standings-columns"), Some(Parent::Ranking(Message::ColumnsAsked))).padding([6, 12])
        });
        let tools = row![self.moments(event, cx)].push(more).spacing(gap::MEDIUM).wrap();
        let looks_at_opponents =
            shown.iter().any(|(_, by)| matches!(by, By::Criterion(criterion) if criterion.looks_at_opponents()));
        let unplayed: UnplayedRounds = event.tournament.settings().unplayed;
        let note = looks_at_opponents.then(|| small(words.unplayed_rounds(unplayed)));
        let cx = *cx;
        let rows = &self.ranking.rows;
        let table = responsive(move |room| {
            let words = cx.words;
            let [least, most] = FIGURE;
            let beside = RANK + 20.0 + BAR;
            let needed = beside + NAME + shown.iter().map(|_| least + gap::TINY).sum::<f32>();
            let many = shown.iter().map(|_| 1.0).sum::<f32>().max(1.0);
            let width = ((room.width - beside - WIDE_NAME) / many - gap::TINY).clamp(least, most);
            let figures = shown.iter().map(|&(_, by)| {
                let whole = container(small(words.ranked_by(by))).padding(8).style(theme::card);
                // The name of a figure takes a second line rather than being cut, but no word is broken.
                let name = text(head(by, width, words))
                    .size(size::SMALL)
                    .line_height(size::lines(size::SMALL))
                    .style(theme::faint)
                    .width(width);
                let name = name.align_x(Alignment::End).wrapping(text::Wrapping::WordOrGlyph);
                tooltip(name, whole, tooltip::Position::Top).into()
            });
            let heads = row![
                container(cell_head(message!(words, "column-rank"))).width(RANK),
                cell_head(message!(words, "column-player")).width(Length::Fill),
            ]
            .extend(figures)
            .spacing(gap::TINY)
            .align_y(Alignment::End);
            let margin = Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO };
            let columns = shown.clone();
            let scrolled = |sight| Parent::Ranking(Message::Scrolled(sight));
            let list = list("event-standings", rows.len(), ROW, self.ranking.sight, scrolled, move |place| {
                self.standing(place, &columns, width, &cx).unwrap_or_else(|| space().into())
            });
            let table = column![container(heads).padding(margin), line(), list].spacing(gap::TINY);
            sideways(table.into(), needed, room)
        });
        let table = container(table).width(Length::Fill).height(Length::Fill);
        let table = sheet(table, rows.len() as f32 * ROW, &cx);
        column![tools].push(chooser).push(table).push(note).spacing(gap::SMALL).height(Length::Fill).into()
    }

    /// Of which stage and after which round.
    fn moments<'a>(&self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let started = event.tournament.stages().values().filter(|stage| !stage.members().is_empty());
        let stages: Vec<_> = started.map(|stage| stage.number).collect();
        let of_stage = stages.iter().filter(|_| stages.len() > 1).map(|&stage| {
            let name = message!(words, "event-stage", stage = stage.0);
            choice(name, event.stage == Some(stage), Parent::Ranking(Message::Stage(stage))).into()
        });
        let now = event.asked.after;
        let live =
            choice(message!(words, "event-live-standings"), now.is_none(), Parent::Ranking(Message::After(None)));
        let rounds = event.stage.into_iter().flat_map(|stage| event.tournament.rounds_of(stage));
        let closed = rounds.filter(|round| round.state == RoundState::Closed).map(|round| {
            let name = message!(words, "event-after-round", round = round.number.0);
            choice(name, now == Some(round.number), Parent::Ranking(Message::After(Some(round.number)))).into()
        });
        Row::with_children(of_stage)
            .push(live)
            .extend(closed)
            .spacing(gap::TINY)
            .wrap()
            .vertical_spacing(gap::TINY)
            .into()
    }

    fn standing<'a>(
        &'a self,
        place: usize,
        columns: &[(usize, By)],
        width: f32,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, Parent>> {
        let words = cx.words;
        let (table, standing) = match self.ranking.rows.get(place)? {
            Shown::Group(group) => {
                let name = strong(message!(words, "event-group", group = group.to_string()));
                return Some(container(name).padding([8, 10]).height(ROW).into());
            }
            Shown::Line(table, standing) => (*table, standing),
        };
        let above = place.checked_sub(1).and_then(|above| self.ranking.rows.get(above));
        let shares = matches!(above, Some(Shown::Line(other, above)) if *other == table && above.rank == standing.rank && above.rank.is_some());
        let rank = match standing.place() {
            // A bracket gives places as they are: “5–8” says by itself that they are shared.
            Some(place) if shares && place.last.is_none() => "=".to_owned(),
            shown => place_or_dash(shown),
        };
        let label = cx.club.people.label(standing.player);
        let name = if standing.withdrawn {
            cell(format!("{label} ({})", message!(words, "tournament-has-withdrawn"))).style(theme::faint)
        } else {
            cell(label)
        };
        let figures = columns.iter().map(|&(column, by)| {
            let value = standing.figures.get(column).copied().flatten();
            figure(words.figure_or_dash(by, value), width)
        });
        let content =
            row![container(cell(rank).style(theme::faint)).width(RANK), container(name).width(Length::Fill).clip(true)]
                .extend(figures)
                .spacing(gap::TINY);
        let is_open = self.card.as_ref().is_some_and(|card| card.player == standing.player);
        let press = Press::new(Kind::Row(is_open), content).on_press(Parent::Opened(standing.player));
        Some(press.width(Length::Fill).height(ROW).padding([6, 10]).into())
    }

    /// What every round was for everybody.
    pub(super) fn crosstable_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let letters = small(message!(words, "tournament-letters"));
        let cx = *cx;
        let table = responsive(move |room| {
            let words = cx.words;
            let needed = 44.0 + NAME + RANK + self.ranking.rounds.len() as f32 * ROUND + 20.0 + BAR;
            let rounds = self
                .ranking
                .rounds
                .iter()
                .map(|round| container(cell_head(round.to_string())).align_right(ROUND).into());
            let heads = row![
                container(cell_head("#")).width(44),
                cell_head(message!(words, "column-player")).width(Length::Fill),
                container(cell_head(message!(words, "column-rank"))).align_right(RANK),
            ]
            .extend(rounds);
            let margin = Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO };
            let scrolled = |sight| Parent::Ranking(Message::CrossScrolled(sight));
            let rows = list(
                "event-crosstable",
                self.ranking.crossed.len(),
                ROW,
                self.ranking.cross_sight,
                scrolled,
                move |place| self.crossed(place, &cx).unwrap_or_else(|| space().into()),
            );
            let table = column![container(heads).padding(margin), line(), rows].spacing(gap::TINY);
            sideways(table.into(), needed, room)
        });
        let table = container(table).width(Length::Fill).height(Length::Fill);
        let table = sheet(table, self.ranking.crossed.len() as f32 * ROW, &cx);
        column![self.moments(event, &cx), table, letters].spacing(gap::SMALL).height(Length::Fill).into()
    }

    fn crossed<'a>(&'a self, place: usize, cx: &Cx<'a>) -> Option<Element<'a, Parent>> {
        let (of, cells) = match self.ranking.crossed.get(place)? {
            Crossed::Group(group) => {
                let name = strong(message!(cx.words, "event-group", group = group.to_string()));
                return Some(container(name).padding([8, 10]).height(ROW).into());
            }
            Crossed::Row(of, cells) => (of, cells),
        };
        let rank = place_or_dash(of.place);
        let cells = cells.iter().map(|said| {
            let style: Option<fn(&iced::Theme) -> text::Style> = if said.contains('+') {
                Some(theme::well)
            } else if said.contains('-') {
                Some(theme::wrong)
            } else {
                None
            };
            let said = cell(said.clone()).size(size::BODY);
            let said = match style {
                Some(style) => said.style(style),
                None => said.style(theme::faint),
            };
            container(said).align_right(ROUND).into()
        });
        let content = row![
            container(cell(of.row.to_string()).style(theme::faint)).width(44),
            container(cell(cx.club.people.label(of.player))).width(Length::Fill).clip(true),
            container(cell(rank).style(theme::faint)).align_right(RANK),
        ]
        .extend(cells)
        .align_y(Alignment::Center);
        let is_open = self.card.as_ref().is_some_and(|card| card.player == of.player);
        let press = Press::new(Kind::Row(is_open), content).on_press(Parent::Opened(of.player));
        Some(press.width(Length::Fill).height(ROW).padding([6, 10]).into())
    }
}

/// What stands above a figure that has so much room: its name, or a shorter one where a word of that has no room.
fn head(by: By, room: f32, words: &Words) -> String {
    let name = words.ranked_by(by);
    let fits = |word: &str| width(word, size::SMALL, font::TEXT) <= room;
    match by {
        _ if name.split_whitespace().all(fits) => name,
        By::Criterion(Criterion::MatchPoints) => message!(words, "app-match-points"),
        _ => name
            .split_whitespace()
            .map(|word| fitted(word, size::SMALL, font::TEXT, room))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// A table that is scrolled sideways where there is no room for all of it.
fn sideways(table: Element<'_, Parent>, needed: f32, room: iced::Size) -> Element<'_, Parent> {
    if needed <= room.width {
        return table;
    }
    let bar = scrollable::Direction::Horizontal(scrollable::Scrollbar::default());
    scrollable(container(table).width(needed).height(room.height - BAR))
        .direction(bar)
        .height(Length::Fill)
        .style(theme::scroll)
        .into()
}
