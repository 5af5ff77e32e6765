//! The window on the wall. Letters are as high as a twentieth of it: on a picture of one metre and more that is read from ten
//! metres. What does not fit at this size comes on the next page.

use iced::widget::{Column, Row, center, column, container, row, space, text};
use iced::{Alignment, Element, Length, Size, Theme};

use super::scene::{Line, Scene, Seated};
use super::{Hall, Message, Shows};
use crate::app::font;
use crate::app::screen::tournament::bracket::Plan;
use crate::app::theme;
use crate::tournament::{Colour, Shown};
use crate::words::{Words, message, timer_span};

/// The height of letters, as a part of the height of the window.
const LETTERS: f32 = 1.0 / 21.0;
/// The height of a line, in letters.
const LINE: f32 = 1.6;
/// What stands around the lines, in letters: the title above and the page below.
const AROUND: f32 = 5.2;
/// How wide a letter is at most on average, in its height.
const BROAD: f32 = 0.56;
/// Names are never smaller than this part of the usual size; longer ones end in dots.
const LEAST: f32 = 0.6;
/// How large the bracket is at least, as a part of the height of the window for every pixel of its plan.
const BRACKET: f32 = 1.0 / 560.0;

/// How high letters are.
fn letters(size: Size) -> f32 {
    // A window that is high and narrow has no wider names.
    (size.height.min(size.width * 0.75) * LETTERS).max(12.0)
}

/// How many lines there is room for.
fn lines(size: Size) -> usize {
    let unit = letters(size);
    // A cast of a float stays within the bounds of the whole number.
    (((size.height - AROUND * unit) / (LINE * unit)) as usize).max(1)
}

/// How many pages something has; none where there is nothing of it.
pub(super) fn pages(scene: &Scene, shows: Shows, size: Size) -> usize {
    let lines = lines(size);
    match shows {
        Shows::ByTable => (scene.tables.len() + scene.outs.len()).div_ceil(lines),
        Shows::ByName => scene.names.len().div_ceil(lines),
        Shows::Standings => scene.standings.iter().map(|(_, of)| of.len().div_ceil(lines_of_group(lines))).sum(),
        // Where rounds that are still played have no room, the pairings tell more.
        Shows::Bracket => {
            let fits = |plan: &Plan| plan.fitting(bracket_room(size), size.height * BRACKET).0 <= plan.first_open();
            usize::from(scene.bracket.as_ref().is_some_and(fits))
        }
        Shows::Timer | Shows::Notice => 1,
    }
}

/// The room for the bracket.
fn bracket_room(size: Size) -> Size {
    let unit = letters(size);
    Size::new(size.width - 2.0 * unit, size.height - 4.5 * unit)
}

/// A line says what the figures are, and which group it is where there are several.
fn lines_of_group(lines: usize) -> usize {
    lines.saturating_sub(1).max(1)
}

/// A text in letters of a size.
fn written<'a>(content: impl Into<String>, letters: f32) -> text::Text<'a> {
    text(content.into()).size(letters).line_height(text::LineHeight::Relative(1.25)).wrapping(text::Wrapping::None)
}

/// A text in letters so high that it fits into its room; where they would be too small for that it ends in dots.
fn fitted<'a>(content: &str, room: f32, usual: f32) -> text::Text<'a> {
    let longest = content.chars().count().max(1);
    let letters = (room / (longest as f32 * BROAD)).clamp(usual * LEAST, usual);
    let most = (room / (letters * BROAD)) as usize;
    if longest <= most {
        return written(content, letters);
    }
    // Two lines of the smallest letters are as high as one line of the list. Words seldom fill a line to its end.
    let most = (most * 7 / 4).max(2);
    let content = if longest <= most {
        content.to_owned()
    } else {
        content.chars().take(most - 1).chain(['…']).collect::<String>()
    };
    let two = written(content, letters).wrapping(text::Wrapping::WordOrGlyph);
    two.line_height(text::LineHeight::Relative(1.1)).width(Length::Fixed(room))
}

/// The time that is left, in its colour.
pub(super) fn time<'a>(shown: &Shown, letters: f32) -> text::Text<'a> {
    let style: fn(&Theme) -> text::Style = match (shown.runs, shown.colour) {
        (_, Colour::Over | Colour::Red) => theme::wrong,
        (_, Colour::Amber) => theme::caution,
        (false, Colour::Calm) => theme::faint,
        (true, Colour::Calm) => text::default,
    };
    let mark = if shown.runs { "" } else { "‖ " };
    written(format!("{mark}{}", timer_span(shown.left)), letters).font(font::STRONG).style(style)
}

/// The whole window.
pub fn view<'a>(hall: &'a Hall, words: &'a Words) -> Element<'a, Message> {
    let size = hall.window.as_ref().map_or(crate::app::start::WALL_SIZE, |window| window.size);
    let unit = letters(size);
    let (Some(scene), Some((shows, page, of))) = (&hall.scene, hall.now()) else {
        return center(written("Halali!", unit * 2.0).font(font::DISPLAY).style(theme::faint)).into();
    };
    let about = match shows {
        Shows::ByTable | Shows::ByName => scene.round.clone(),
        Shows::Standings => scene.standing.clone(),
        Shows::Bracket => message!(words, "event-bracket"),
        Shows::Timer | Shows::Notice => String::new(),
    };
    let shown = hall.on_the_wall().filter(|_| shows != Shows::Timer);
    let clock = shown.map(|shown| time(&shown, unit * 1.3));
    let room = size.width - 3.0 * unit - if clock.is_some() { 5.0 * unit } else { 0.0 };
    let title = fitted(&scene.title, room * 0.6, unit * 1.2).font(font::DISPLAY);
    let about = written(about, unit * 0.9).style(theme::faint);
    let top = row![title, about, space::horizontal()].push(clock).spacing(unit).align_y(Alignment::End);
    let count = (of > 1).then(|| written(format!("{} / {of}", page + 1), unit * 0.7).style(theme::faint));
    let lines = lines(size);
    let wide = size.width - 2.0 * unit;
    let content: Element<'a, Message> = match shows {
        Shows::ByTable if scene.tables.is_empty() => said(message!(words, "wall-nothing"), unit),
        Shows::ByName if scene.names.is_empty() => said(message!(words, "wall-nothing"), unit),
        Shows::ByTable => by_table(scene, page * lines, lines, wide, unit),
        Shows::ByName => by_name(scene, page * lines, lines, wide, unit),
        Shows::Standings if scene.standings.is_empty() => said(message!(words, "wall-no-standings"), unit),
        Shows::Standings => ranking(scene, page, lines, wide, unit),
        Shows::Bracket => match &hall.drawn {
            Some(drawn) => {
                let (first, zoom) = drawn.plan().fitting(bracket_room(size), size.height * BRACKET);
                center(drawn.picture(first, zoom)).into()
            }
            None => said(message!(words, "bracket-none"), unit),
        },
        Shows::Timer => match hall.on_the_wall() {
            Some(shown) => center(time(&shown, (size.height * 0.4).min(size.width * 0.22))).into(),
            None => said(message!(words, "hall-no-timer"), unit),
        },
        Shows::Notice => notice(hall.wish.notice.trim(), Size::new(wide, size.height - 5.0 * unit), unit),
    };
    let foot = row![space::horizontal()].push(count).height(unit);
    let all = column![top, container(content).height(Length::Fill).width(Length::Fill), foot].spacing(unit * 0.6);
    container(all).padding([unit * 0.7, unit]).width(Length::Fill).height(Length::Fill).into()
}

/// What the organiser wants everybody to read, in letters as large as there is room for all of it.
fn notice<'a>(said: &str, room: Size, unit: f32) -> Element<'a, Message> {
    if said.is_empty() {
        return center(written("Halali!", unit * 2.0).font(font::DISPLAY).style(theme::faint)).into();
    }
    let letters = (room.width * room.height / (said.chars().count() as f32 * BROAD * 1.6)).sqrt();
    self::said(said.to_owned(), letters.clamp(unit * 0.4, unit * 2.0))
}

/// A sentence in the middle.
fn said<'a>(sentence: String, letters: f32) -> Element<'a, Message> {
    center(text(sentence).size(letters).align_x(iced::Alignment::Center)).into()
}

/// A line of a list; every second one has another ground, so that the eye stays in it.
fn striped<'a>(place: usize, content: Row<'a, Message>, unit: f32) -> Element<'a, Message> {
    let content = content.spacing(unit * 0.5).align_y(Alignment::Center).height(Length::Fill);
    let ground = if place.is_multiple_of(2) { theme::card } else { |_: &Theme| container::Style::default() };
    container(content).padding([0.0, unit * 0.4]).width(Length::Fill).height(unit * LINE).style(ground).into()
}

fn number<'a>(content: String, letters: f32, unit: f32) -> Element<'a, Message> {
    let digits = written(content, letters).font(font::STRONG);
    container(digits).width(unit * 2.0).align_x(Alignment::End).into()
}

/// The side on which somebody opens.
fn side<'a>(mark: &'a str, style: fn(&Theme) -> text::Style, unit: f32) -> Element<'a, Message> {
    container(written(mark, unit * 0.5).style(style)).width(unit * 0.6).into()
}

fn by_table<'a>(scene: &Scene, from: usize, lines: usize, wide: f32, unit: f32) -> Element<'a, Message> {
    let has_results = scene.tables.iter().any(|pairing| pairing.result.is_some());
    let results = if has_results { unit * 5.0 } else { 0.0 };
    let room = (wide - unit * 7.0 - results) / 2.0;
    let seated = scene.tables.len();
    let outs = scene.outs.iter().enumerate().map(move |(place, (name, why))| {
        let content = row![
            number("–".to_owned(), unit, unit),
            side("", theme::faint, unit),
            container(fitted(name, room, unit)).width(Length::FillPortion(1)),
            side("", theme::faint, unit),
            container(fitted(why, room, unit).style(theme::faint)).width(Length::FillPortion(1)),
        ];
        striped(seated + place, content, unit)
    });
    let tables = scene.tables.iter().enumerate().map(|(place, pairing)| {
        let result = has_results.then(|| {
            let points = written(pairing.result.clone().unwrap_or_default(), unit * 0.9);
            container(points).width(unit * 4.5).align_x(Alignment::End)
        });
        let content = row![
            number(pairing.table.to_string(), unit, unit),
            side("●", theme::animals, unit),
            container(fitted(&pairing.first, room, unit)).width(Length::FillPortion(1)),
            side("▲", theme::humans, unit),
            container(fitted(&pairing.second, room, unit)).width(Length::FillPortion(1)),
        ];
        striped(place, content.push(result), unit)
    });
    Column::with_children(tables.chain(outs).skip(from).take(lines)).into()
}

fn by_name<'a>(scene: &Scene, from: usize, lines: usize, wide: f32, unit: f32) -> Element<'a, Message> {
    let room = (wide - unit * 4.3) / 2.0;
    let rows = scene.names.iter().enumerate().skip(from).take(lines).map(|(place, seated)| {
        let Seated { name, at } = seated;
        let name = fitted(name, room, unit).font(font::STRONG);
        let (table, other) = match at {
            Ok((table, other)) => (table.to_string(), other.clone()),
            Err(why) => ("–".to_owned(), why.clone()),
        };
        let content = row![
            container(name).width(Length::FillPortion(1)),
            number(table, unit, unit),
            container(fitted(&other, room, unit).style(theme::faint)).width(Length::FillPortion(1)),
        ];
        striped(place, content, unit)
    });
    Column::with_children(rows).into()
}

fn ranking<'a>(scene: &Scene, page: usize, lines: usize, wide: f32, unit: f32) -> Element<'a, Message> {
    let of_group = lines_of_group(lines);
    let mut left = page;
    for (group, table) in &scene.standings {
        let pages = table.len().div_ceil(of_group);
        if left >= pages {
            left -= pages;
            continue;
        }
        let figures = scene.columns.len() as f32 * unit * 4.0;
        let room = wide - figures - unit * 4.0;
        let rows = table.iter().enumerate().skip(left * of_group).take(of_group).map(|(place, line)| {
            let Line { rank, name, figures } = line;
            let figures = figures.iter().map(|figure| {
                container(written(figure.clone(), unit)).width(unit * 3.5).align_x(Alignment::End).into()
            });
            let content =
                row![number(rank.clone(), unit, unit), container(fitted(name, room, unit)).width(Length::Fill)]
                    .extend(figures);
            striped(place, content, unit)
        });
        let heads = scene.columns.iter().map(|name| {
            let name =
                text(name.clone()).size(unit * 0.5).line_height(text::LineHeight::Relative(1.0)).style(theme::faint);
            container(name).width(unit * 3.5).align_x(Alignment::End).into()
        });
        let group = written(group.clone().unwrap_or_default(), unit).font(font::STRONG);
        let head = row![container(group).width(Length::Fill)].extend(heads).spacing(unit * 0.5);
        let head = container(head.align_y(Alignment::End)).height(unit * LINE).padding([0.0, unit * 0.4]);
        return column![head, Column::with_children(rows)].into();
    }
    space().into()
}
