//! The papers of a tournament on the screen: which there are, and each page as it will be printed.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::widget::text::LineHeight;
use iced::widget::{Row, center, column, container, row, scrollable, space};
use iced::{Alignment, Color, Element, Length, Padding, Pixels, Point, Rectangle, Renderer, Size, Theme};

use super::event::Event;
use super::paper::{Message, Papers};
use super::{Message as Parent, TournamentScreen};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{choice, plain, primary, small, strong};
use crate::app::theme::{self, gap};
use crate::app::widget::list::BAR;
use crate::exchange::paper::{Face, Mark, Page, Paper};
use crate::words::message;
use crate::words::paper::Printout;

/// How wide the choices are.
const CHOICES: f32 = 330.0;
/// From the top of a line that is as high as the lines of the window to the feet of its letters, in sizes: as the faces have it.
const fn feet(face: Face) -> f32 {
    match face {
        Face::Text | Face::Strong => 0.937,
        Face::Display => 0.88,
    }
}

/// A page on the screen.
struct Sheet<'p> {
    papers: &'p Papers,
    page: &'p Page,
}

impl<M> canvas::Program<M> for Sheet<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return Vec::new();
        }
        let scale = bounds.width / self.page.width;
        let paint = |frame: &mut Frame| {
            let edge = Path::rectangle(Point::ORIGIN, bounds.size());
            frame.fill(&edge, Color::WHITE);
            // White paper is seen on white ground too.
            frame.stroke(&edge, Stroke::default().with_color(Color::from_rgb(0.75, 0.75, 0.75)).with_width(1.0));
            for mark in &self.page.marks {
                paint(frame, mark, scale);
            }
        };
        vec![self.papers.cache.draw(renderer, bounds.size(), paint)]
    }
}

fn paint(frame: &mut Frame, mark: &Mark, scale: f32) {
    let at = |(x, y): (f32, f32)| Point::new(x * scale, y * scale);
    match mark {
        Mark::Text { at: place, width, face, size, text } => {
            let font = match face {
                Face::Text => font::TEXT,
                Face::Strong => font::STRONG,
                Face::Display => font::DISPLAY,
            };
            frame.fill_text(Text {
                content: text.clone(),
                position: at((place.0, place.1 - feet(*face) * size)),
                color: Color::BLACK,
                size: Pixels(size * scale),
                line_height: LineHeight::Relative(1.25),
                font,
                // The letters of the screen are a little broader at some sizes.
                max_width: width * scale * 1.05 + 2.0,
                ..Text::default()
            });
        }
        Mark::Rule { from, to, width, is_dashed } => {
            let dashes: &[f32] = if *is_dashed { &[4.0, 3.0] } else { &[] };
            let stroke = Stroke {
                line_dash: canvas::LineDash { segments: dashes, offset: 0 },
                ..Stroke::default().with_color(Color::BLACK).with_width((width * scale).max(0.6))
            };
            frame.stroke(&Path::line(at(*from), at(*to)), stroke);
        }
    }
}

impl TournamentScreen {
    /// What goes on paper and into files.
    pub(super) fn papers_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let choices = scrollable(container(self.choices(event, cx)).padding(Padding { right: BAR, ..Padding::ZERO }));
        let choices = container(choices.style(theme::scroll).height(Length::Fill)).width(CHOICES);
        row![choices, self.sheet(cx)].spacing(gap::LARGE).height(Length::Fill).into()
    }

    fn choices<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let wanted = self.papers.wanted;
        let told = |message: Message| Parent::Papers(message);
        let all = self.printouts(cx).into_iter().map(Some).chain([None]);
        let documents = all.map(|what| {
            let name = what.map_or_else(|| message!(words, "papers-all"), |what| words.printout(what));
            choice(name, wanted.what == what, told(Message::Chosen(what))).into()
        });
        let of_round = matches!(
            wanted.what,
            None | Some(Printout::Pairings | Printout::PairingsByName | Printout::Slips | Printout::ScoreSheets)
        );
        let rounds = (of_round && event.tournament.rounds().len() > 1).then(|| {
            let last = event.tournament.last_round().map(|round| round.number);
            let one = |round: crate::tournament::RoundNumber| {
                let is_it = wanted.round.or(last) == Some(round);
                choice(round.to_string(), is_it, told(Message::OfRound(Some(round)))).into()
            };
            let rounds = event.tournament.rounds().keys().copied().map(one);
            column![strong(message!(words, "column-rounds")), Row::with_children(rounds).spacing(gap::TINY).wrap()]
                .spacing(gap::TINY)
        });
        let file = |name: String, message: Message| plain(name, Some(told(message))).padding([5, 10]).into();
        let has_started = !event.tables.is_empty();
        let files = [
            Some(file(message!(words, "papers-event"), Message::EventAsked)),
            has_started.then(|| file(message!(words, "app-place-standings"), Message::StandingsAsked)),
            has_started.then(|| file(message!(words, "event-crosstable"), Message::CrosstableAsked)),
            event.round().map(|_| file(message!(words, "papers-pairings"), Message::PairingsAsked)),
        ];
        let files = Row::with_children(files.into_iter().flatten()).spacing(gap::TINY).wrap();
        let documents = Row::with_children(documents).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY);
        column![strong(message!(words, "papers-what")), documents]
            .push(rounds)
            .push(space().height(gap::SMALL))
            .push(strong(message!(words, "papers-files")))
            .push(small(message!(words, "papers-files-more")))
            .push(files.vertical_spacing(gap::TINY))
            .spacing(gap::SMALL)
            .into()
    }

    fn sheet<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let papers = &self.papers;
        let Some(pages) = &papers.pages else { return center(small(message!(words, "papers-laid-out"))).into() };
        let Some(page) = pages.get(papers.page) else { return center(small(message!(words, "papers-none"))).into() };
        let count = pages.len();
        let can = |is: bool, by: isize| is.then_some(Parent::Papers(Message::Turned(by)));
        let turns = row![
            plain("‹", can(papers.page > 0, -1)).id("papers-before"),
            small(message!(words, "papers-page", page = papers.page.saturating_add(1), of = count)),
            plain("›", can(papers.page + 1 < count, 1)).id("papers-next"),
        ];
        let sheet = iced::widget::responsive(move |room| {
            let scale = (room.width / page.width).min(room.height / page.height).max(0.05);
            let size = Size::new(page.width * scale, page.height * scale);
            let sheet = Canvas::new(Sheet { papers, page }).width(size.width).height(size.height);
            container(sheet).center_x(Length::Fill).into()
        });
        let sizes = [(Paper::A4, "A4"), (Paper::Letter, "Letter")].map(|(paper, name)| {
            let is_it = papers.wanted.paper == paper;
            choice(name, is_it, Parent::Papers(Message::Sized(paper))).into()
        });
        let deeds = row![
            plain(message!(words, "papers-save"), Some(Parent::Papers(Message::SaveAsked))).id("papers-save"),
            primary(message!(words, "take-print"), Some(Parent::Papers(Message::PrintAsked))).id("papers-print"),
        ];
        let turns = turns.spacing(gap::SMALL).align_y(Alignment::Center);
        let tools = row![turns, row(sizes).spacing(gap::TINY), deeds.spacing(gap::SMALL)];
        let tools = tools.spacing(gap::MEDIUM).align_y(Alignment::Center).wrap().vertical_spacing(gap::TINY);
        column![tools, sheet, space().height(gap::TINY)]
            .spacing(gap::SMALL)
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    }
}
