//! Pieces that screens are made of.

use chrono::{DateTime, Local, Utc};
use iced::widget::{Column, Container, Row, Text, column, container, row, scrollable, space, text, text_input};
use iced::{Alignment, Element, Length, Padding};

use super::Cx;
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::BAR;
use crate::app::widget::{Beside, Kind, Line, Press};
use crate::club::{MatchResult, Ranking, Seats, Series, Standing, standings};
use crate::words::{Words, message};

/// What scrolls on a screen.
pub const PAGE: &str = "page";

/// Lines that are longer than this are hard to follow.
const WIDEST: f32 = 1760.0;
/// How wide a form is at most, its margins and the bar beside it among that.
const NARROW: f32 = 1044.0;

/// A moment on this machine's clock: `3 Nov 2026, 21:40`.
pub fn moment(moment: DateTime<Utc>, words: &Words) -> String {
    let moment = moment.with_timezone(&Local);
    format!("{}, {}", words.short_date(moment.date_naive()), moment.format("%H:%M"))
}

/// That something typed is no date, and how one is written.
pub fn no_date(cx: &Cx<'_>) -> String {
    message!(cx.words, "span-no-date", example = cx.words.typed_date(cx.today()))
}

/// Text of a size. A word that is longer than a line goes on in the next one: nobody knows how long a name is.
fn sized<'a>(words: impl Into<String>, size: f32) -> Text<'a> {
    text(words.into()).size(size).line_height(size::lines(size)).wrapping(text::Wrapping::WordOrGlyph)
}

/// The title of a screen.
pub fn title<'a>(words: impl Into<String>) -> Text<'a> {
    sized(words, size::TITLE).font(font::DISPLAY)
}

/// The heading of a part.
pub fn heading<'a>(words: impl Into<String>) -> Text<'a> {
    sized(words, size::HEADING).font(font::DISPLAY)
}

/// Text.
pub fn body<'a>(words: impl Into<String>) -> Text<'a> {
    sized(words, size::BODY)
}

/// Text that stands out.
pub fn strong<'a>(words: impl Into<String>) -> Text<'a> {
    body(words).font(font::STRONG)
}

/// Text that is read last.
pub fn small<'a>(words: impl Into<String>) -> Text<'a> {
    sized(words, size::SMALL).style(theme::faint)
}

/// Text on one line, with an ellipsis where there is no room for all of it.
pub fn cell<'a>(words: impl Into<String>) -> Line<'a> {
    Line::new(words.into())
}

/// The head of a column of cells.
pub fn cell_head<'a>(words: impl Into<String>) -> Line<'a> {
    cell(words).size(size::SMALL).style(theme::faint)
}

/// A card.
pub fn card<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Container<'a, M> {
    container(content).padding(18).style(theme::card)
}

/// A card with a heading.
pub fn part<'a, M: 'a>(words: impl Into<String>, content: impl Into<Element<'a, M>>) -> Container<'a, M> {
    card(column![heading(words), content.into()].spacing(gap::MEDIUM).width(Length::Fill)).width(Length::Fill)
}

/// The thing that a screen is for.
pub fn primary<'a, M: Clone + 'a>(words: impl Into<String>, message: Option<M>) -> Press<'a, M> {
    Press::new(Kind::Primary, cell(words).font(font::STRONG)).on_press_maybe(message)
}

/// Another thing that can be done.
pub fn plain<'a, M: Clone + 'a>(words: impl Into<String>, message: Option<M>) -> Press<'a, M> {
    Press::new(Kind::Plain, cell(words)).on_press_maybe(message)
}

/// A thing that cannot be taken lightly.
pub fn grave<'a, M: Clone + 'a>(words: impl Into<String>, message: Option<M>) -> Press<'a, M> {
    Press::new(Kind::Grave, cell(words)).on_press_maybe(message)
}

/// A word that leads somewhere.
pub fn link<'a, M: Clone + 'a>(words: impl Into<String>, message: M) -> Press<'a, M> {
    Press::new(Kind::Link, cell(words)).on_press(message)
}

/// One of several that exclude one another.
pub fn choice<'a, M: Clone + 'a>(words: impl Into<String>, is_chosen: bool, message: M) -> Press<'a, M> {
    // Colour alone does not say which is chosen.
    let mark = if is_chosen { "● " } else { "○ " };
    Press::new(Kind::Choice(is_chosen), cell(format!("{mark}{}", words.into()))).on_press(message)
}

/// Something that is on or off, with its name.
pub fn ticked<'a, M: Clone + 'a>(is_on: bool, name: impl Into<String>, message: Option<M>) -> Press<'a, M> {
    let content = row![box_of(is_on), cell(name)].spacing(gap::SMALL).align_y(Alignment::Center);
    Press::new(Kind::Choice(is_on), content).on_press_maybe(message)
}

/// A box, ticked or not.
pub fn box_of<'a, M: 'a>(is_ticked: bool) -> Element<'a, M> {
    let mark = cell(if is_ticked { "✓" } else { "" }).size(size::SMALL);
    container(mark).center_x(18).center_y(18).style(move |theme| theme::tick_box(theme, is_ticked)).into()
}

/// A field with its name above and, below, what is wrong with what is typed.
pub fn field<'a, M: Clone + 'a>(
    id: &'static str,
    name: impl Into<String>,
    typed: &str,
    fault: Option<String>,
    changed: impl Fn(String) -> M + 'a,
    submitted: Option<M>,
) -> Column<'a, M> {
    let style = if fault.is_some() { theme::wrong_field } else { theme::field };
    let input = text_input("", typed).id(id).on_input(changed).on_submit_maybe(submitted).padding(8).style(style);
    column![small(name), input.size(size::BODY).line_height(size::lines(size::BODY))]
        .push(fault.map(|fault| small(fault).style(theme::wrong)))
        .spacing(gap::TINY)
}

/// A list that fills the screen: in a wide window it lies on paper, so that its rows are seen to belong together. `height`
/// is that of all rows, below which the paper ends.
pub fn sheet<'a, M: 'a>(list: impl Into<Element<'a, M>>, height: f32, cx: &Cx<'_>) -> Element<'a, M> {
    if !cx.is_wide() {
        return list.into();
    }
    // The margins and the head of the columns come to this.
    let paper = card(list).width(Length::Fill).height(Length::Fill).max_height(height + 96.0);
    container(paper).height(Length::Fill).into()
}

/// A note that something went wrong.
pub fn wrong_note<'a, M: 'a>(words: impl Into<String>) -> Container<'a, M> {
    container(body(words)).padding(Padding::from([10, 14])).width(Length::Fill).style(theme::wrong_note)
}

/// A whole screen: its title, what can be done, and what scrolls below.
pub fn page<'a, M: 'a>(head: impl Into<Element<'a, M>>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    page_with_foot(head, content, None)
}

/// The same for forms and texts, which no room makes wider: it stands in the middle.
pub fn narrow_page<'a, M: 'a>(head: impl Into<Element<'a, M>>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    narrow_page_with_foot(head, content, None)
}

/// A whole screen whose content scrolls by itself, the bar to scroll with among it.
pub fn fixed_page<'a, M: 'a>(head: impl Into<Element<'a, M>>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    page_of(head.into(), content.into(), Padding::from(gap::LARGE), WIDEST)
}

/// The same where the bar to scroll with stands in the margin: what scrolls leaves [`BAR`] free at its right, and so ends
/// where the head ends.
pub fn barred_page<'a, M: 'a>(head: impl Into<Element<'a, M>>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    barred_page_of(head.into(), content.into(), WIDEST)
}

/// A form with something at the lower edge that does not scroll away: how it ends.
pub fn narrow_page_with_foot<'a, M: 'a>(
    head: impl Into<Element<'a, M>>,
    content: impl Into<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    barred_page_of(head.into(), scrolling_above(content, foot), NARROW)
}

/// A whole screen with something at the lower edge that does not scroll away.
pub fn page_with_foot<'a, M: 'a>(
    head: impl Into<Element<'a, M>>,
    content: impl Into<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    barred_page(head, scrolling_above(content, foot))
}

/// What scrolls where it is higher than the window.
pub fn scrolling<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let inner = container(content).padding(BESIDE_BAR).width(Length::Fill);
    scrollable(inner).id(PAGE).style(theme::scroll).height(Length::Fill).width(Length::Fill).into()
}

/// The room that is left free for the bar to scroll with.
const BESIDE_BAR: Padding = Padding { top: 0.0, right: BAR, bottom: 0.0, left: 0.0 };

fn scrolling_above<'a, M: 'a>(content: impl Into<Element<'a, M>>, foot: Option<Element<'a, M>>) -> Element<'a, M> {
    let foot = foot.map(|foot| container(foot).padding(BESIDE_BAR));
    column![scrolling(content)].push(foot).spacing(gap::MEDIUM).into()
}

fn barred_page_of<'a, M: 'a>(head: Element<'a, M>, content: Element<'a, M>, widest: f32) -> Element<'a, M> {
    let around = Padding { right: gap::LARGE - BAR, ..Padding::from(gap::LARGE) };
    page_of(container(head).padding(BESIDE_BAR).into(), content, around, widest)
}

fn page_of<'a, M: 'a>(head: Element<'a, M>, content: Element<'a, M>, around: Padding, widest: f32) -> Element<'a, M> {
    let all = column![head, content].spacing(gap::LARGE).padding(Padding { bottom: FOOT, ..around });
    container(all.width(Length::Fill).max_width(widest).height(Length::Fill)).center_x(Length::Fill).into()
}

/// Below every page there is room for a note of one line, so that it covers nothing.
pub const FOOT: f32 = 40.0;

/// From so many letters on a title is set smaller.
const LONG: usize = 56;

/// The head of a screen: its title on the left, what can be done on the right.
pub fn head<'a, M: 'a>(words: impl Into<String>, deeds: Row<'a, M>) -> Element<'a, M> {
    let words = words.into();
    // Two names, or one without end, are no higher than a title of two lines.
    let words = if words.chars().count() < LONG { title(words) } else { heading(words) };
    head_of(words, deeds)
}

/// The same of a title that was set by the screen.
pub fn head_of<'a, M: 'a>(title: impl Into<Element<'a, M>>, deeds: Row<'a, M>) -> Element<'a, M> {
    Beside::apart(title, deeds.spacing(gap::SMALL).wrap(), gap::MEDIUM).into()
}

/// The line between the head of a table and its rows.
pub fn line<'a, M: 'a>() -> Container<'a, M> {
    container(space()).height(1).width(Length::Fill).style(theme::line)
}

/// A figure at the right of its column.
pub fn figure<'a, M: 'a>(words: impl Into<String>, width: f32) -> Element<'a, M> {
    container(cell(words)).align_right(width).into()
}

/// The head of a column of figures.
pub fn figure_head<'a, M: 'a>(words: impl Into<String>, width: f32) -> Element<'a, M> {
    container(small(words).wrapping(text::Wrapping::None)).align_right(width).into()
}

/// A result in a letter.
pub fn result_letter<'a>(result: Option<MatchResult>, words: &Words) -> Text<'a> {
    match result {
        Some(MatchResult::Win) => strong(message!(words, "app-won-letter")).style(theme::well),
        Some(MatchResult::Draw) => strong(message!(words, "app-drawn-letter")).style(theme::faint),
        Some(MatchResult::Loss) => strong(message!(words, "app-lost-letter")).style(theme::wrong),
        None => body("–").style(theme::faint),
    }
}

/// The points of both players so far, those of a game that is under way on the screen too.
pub fn score_so_far(series: &Series, cx: &Cx<'_>) -> Seats<u32> {
    let points = series.result().points;
    let live = cx.club.under_way.iter().find(|live| live.series == series.id());
    let game = live.and_then(|live| Some((live, series.games().get(live.number.checked_sub(1)?)?)));
    Seats::from_fn(|seat| points[seat].0 + game.map_or(0, |(live, game)| live.score.points[game.side(seat)].0))
}

/// The standings of an evening; who shares a place stands in the order of names.
pub fn standings_of(series: &[Series], cx: &Cx<'_>) -> Vec<Standing> {
    let mut table = standings(series, &cx.club.settings.scale, Ranking::Total);
    table.sort_by_key(|standing| (standing.rank, cx.club.people.place(standing.player)));
    table
}

/// The first lines of the standings of an evening.
pub fn standing_rows<'a, M: 'a>(table: &[Standing], most: usize, cx: &Cx<'a>) -> Column<'a, M> {
    let words = cx.words;
    let head = row![
        container(space()).width(34),
        small(message!(words, "column-player")).width(Length::Fill),
        figure_head(message!(words, "app-match-points"), 66.0),
        figure_head(message!(words, "column-points"), 60.0),
    ];
    let rows = table.iter().take(most).map(|standing| {
        row![
            container(cell(standing.rank.to_string()).style(theme::faint)).width(34),
            container(cell(cx.club.people.label(standing.player))).width(Length::Fill).clip(true),
            figure(words.match_points(standing.match_points), 66.0),
            figure(standing.points.0.to_string(), 60.0),
        ]
        .into()
    });
    column![head, line(), Column::with_children(rows).spacing(gap::SMALL)].spacing(gap::SMALL)
}

/// “12 + 3”: points and exited tiles.
pub fn points_and_exits(points: u32, exited: u32) -> String {
    if exited == 0 { points.to_string() } else { format!("{points} + {exited}") }
}

/// What a series came to, in a sentence without its full stop for rows.
pub fn outcome(series: &Series, names: &Seats<String>, words: &Words) -> String {
    words.series_outcome(series, names)
}
