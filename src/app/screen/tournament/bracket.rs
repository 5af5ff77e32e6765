//! The bracket of a knockout, drawn: laid out once after every change, and painted at the size that is wanted.

use std::collections::BTreeMap;

use iced::alignment;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Cache, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::widget::{column, container, row, scrollable};
use iced::{Color, Element, Length, Pixels, Point, Rectangle, Renderer, Size, Theme};

use super::{Message, TournamentScreen};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{choice, small};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{fitted, width};
use crate::tournament::schedule::{Course, Occupant, Outcome, Part, Slot};
use crate::tournament::{AsOf, Format, Knockout, MatchNumber, Seed};
use crate::words::{Words, message};

/// How large the bracket is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Zoom {
    /// So that much of it is in sight.
    Small,
    /// As other texts.
    #[default]
    Usual,
    /// To be read from afar.
    Large,
}

impl Zoom {
    const ALL: [Zoom; 3] = [Zoom::Small, Zoom::Usual, Zoom::Large];

    const fn factor(self) -> f32 {
        match self {
            Zoom::Small => 0.7,
            Zoom::Usual => 1.0,
            Zoom::Large => 1.5,
        }
    }
}

/// The size of a match, and the distances between them.
const WIDTH: f32 = 250.0;
const HEIGHT: f32 = 52.0;
const ACROSS: f32 = 44.0;
const DOWN: f32 = 16.0;
/// Room for the names of rounds.
const ABOVE: f32 = 30.0;
/// Room beside the names and figures of a match, and between them.
const EDGE: f32 = 10.0;

/// A match as it is drawn.
#[derive(Clone, Debug)]
struct Place {
    column: usize,
    /// The middle, in matches from the top.
    middle: f32,
    names: [String; 2],
    points: [String; 2],
    won: Option<usize>,
    is_open: bool,
    /// The matches whose winners come here.
    from: Vec<MatchNumber>,
    below: bool,
}

/// Where everything of a bracket stands.
#[derive(Clone, Debug)]
pub struct Plan {
    places: BTreeMap<MatchNumber, Place>,
    heads: Vec<(usize, f32, String)>,
    columns: usize,
}

/// A bracket as it is drawn.
#[derive(Debug)]
pub struct Drawn {
    plan: Plan,
    cache: Cache,
    /// At which size it was painted last, and from which round on.
    painted: std::cell::Cell<Option<(f32, usize, Color)>>,
}

impl Plan {
    /// The bracket of a tournament, if it has one.
    pub(in crate::app) fn of(told: &crate::words::Event<'_>, words: &Words) -> Option<Plan> {
        let mut stages = told.tournament.stages().values().rev();
        let is_knockout = |format| matches!(format, Format::Knockout { .. });
        let stage = stages.find(|stage| is_knockout(stage.format) && !stage.members().is_empty())?;
        let knockout = Knockout::of(stage).ok().flatten()?;
        let state = knockout.state(told.tournament, stage, told.results, AsOf::Live);
        let rounds = usize::from(knockout.bracket.winners_rounds());
        let mut places: BTreeMap<MatchNumber, Place> = BTreeMap::new();
        let mut heads: Vec<(usize, f32, String)> = Vec::new();
        // The losers stand below the winners.
        let lines = 2_f32.powi(i32::try_from(rounds).unwrap_or(10) - 1);
        let name_of = |occupant: Occupant| match occupant {
            Occupant::Player(seed) => named(&knockout, seed, told),
            Occupant::Open => String::new(),
            Occupant::Nobody => "–".to_owned(),
        };
        let losers_rounds = 2 * rounds.saturating_sub(1);
        let last = rounds.max(losers_rounds);
        for (one, now) in state.matches().filter(|(_, now)| now.course != Course::NotNeeded) {
            let (column, middle, below) = match one.part {
                Part::Winners { round } => {
                    let round = usize::from(round) - 1;
                    (round, (f32::from(one.line) + 0.5) * 2_f32.powi(i32::try_from(round).unwrap_or(0)), false)
                }
                Part::Losers { round } => {
                    let round = usize::from(round) - 1;
                    let spread = 2_f32.powi(i32::try_from(round / 2).unwrap_or(0));
                    (round, lines + 1.0 + (f32::from(one.line) + 0.5) * spread, true)
                }
                Part::ThirdPlace => (rounds.saturating_sub(1), lines / 2.0 + 1.5_f32.max(lines / 4.0), true),
                Part::GrandFinal => (last, lines / 2.0, false),
                Part::Reset => (last + 1, lines / 2.0, false),
            };
            let title = words.bracket_round(&knockout.bracket, one.part);
            if !heads.iter().any(|(other, _, said)| *other == column && *said == title) {
                let above = if below && !matches!(one.part, Part::ThirdPlace) {
                    lines + 1.0
                } else if below {
                    middle - 0.5
                } else {
                    0.0
                };
                heads.push((column, above, title));
            }
            let won = match now.course {
                Course::Decided(Outcome::Won { winner, .. }) | Course::Walkover(winner) => {
                    now.occupants.iter().position(|occupant| *occupant == Occupant::Player(winner))
                }
                _ => None,
            };
            let of = |occupant: Occupant| match occupant {
                Occupant::Player(seed) => {
                    let player = knockout.player(seed);
                    player.map(|player| words.match_figures(told, stage.number, one.id, player)).unwrap_or_default()
                }
                _ => String::new(),
            };
            let from = one.slots.iter().filter_map(|slot| match slot {
                Slot::WinnerOf(from) => Some(*from),
                _ => None,
            });
            let place = Place {
                column,
                middle,
                names: now.occupants.map(name_of),
                points: now.occupants.map(of),
                won,
                is_open: now.course == Course::Ready,
                from: from.collect(),
                below,
            };
            places.insert(one.id, place);
        }
        let columns = places.values().map(|place| place.column + 1).max()?;
        Some(Plan { places, heads, columns })
    }

    /// By how much less matches are apart where the first rounds are left out.
    fn squeeze(&self, first: usize) -> f32 {
        // Losers come together half as fast.
        let has_losers = self.places.values().any(|place| place.below && place.column == 0);
        let halvings = if has_losers { first / 2 } else { first };
        0.5_f32.powi(i32::try_from(halvings).unwrap_or(0))
    }

    /// How large it is from a round on, without a zoom.
    fn size(&self, first: usize) -> Size {
        let columns = self.columns.saturating_sub(first);
        let shown = self.places.values().filter(|place| place.column >= first);
        let lowest = shown.map(|place| self.top_left(place, first).y + HEIGHT + DOWN).fold(0.0, f32::max);
        Size::new(columns as f32 * (WIDTH + ACROSS) + 8.0, lowest + 4.0)
    }

    /// The first round of which a match is not decided.
    pub(in crate::app) fn first_open(&self) -> usize {
        let open =
            self.places.values().filter(|place| place.won.is_none() && !place.names.iter().any(String::is_empty));
        open.map(|place| place.column).min().unwrap_or(self.columns)
    }

    /// From which round on it is shown, and how large, where it has so much room and is to be read from afar.
    pub(in crate::app) fn fitting(&self, room: Size, least: f32) -> (usize, f32) {
        let zoom = |first: usize| {
            let full = self.size(first);
            (room.width / full.width).min(room.height / full.height)
        };
        let all = (0..self.columns).map(|first| (first, zoom(first)));
        let last = self.columns.saturating_sub(3);
        let found = all.take_while(|(first, _)| *first <= last).find(|(_, zoom)| *zoom >= least);
        found.unwrap_or((last, zoom(last)))
    }

    fn top_left(&self, place: &Place, first: usize) -> Point {
        let below = if place.below { ABOVE } else { 0.0 };
        let column = place.column.saturating_sub(first);
        Point::new(
            4.0 + column as f32 * (WIDTH + ACROSS),
            ABOVE + below + place.middle * self.squeeze(first) * (HEIGHT + DOWN) - HEIGHT / 2.0 - DOWN / 2.0
                + if first > 0 { 0.5 * (1.0 - self.squeeze(first)) * DOWN } else { 0.0 },
        )
    }
}

impl Drawn {
    /// Nothing of it is painted yet.
    pub(in crate::app) fn new(plan: Plan) -> Drawn {
        Drawn { plan, cache: Cache::new(), painted: std::cell::Cell::new(None) }
    }

    /// Where everything stands.
    pub(in crate::app) const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The picture, from a round on.
    pub(in crate::app) fn picture<'a, M: 'a>(&'a self, first: usize, zoom: f32) -> Element<'a, M> {
        let full = self.plan.size(first);
        Canvas::new(Shown { drawn: self, first, zoom }).width(full.width * zoom).height(full.height * zoom).into()
    }
}

impl Plan {
    fn paint(&self, frame: &mut Frame, theme: &Theme, first: usize, zoom: f32) {
        let c = theme::colours(theme);
        let at = |point: Point| Point::new(point.x * zoom, point.y * zoom);
        let label = |content: String, position: Point, color: Color, strong: bool, align_x| Text {
            content,
            position: at(position),
            color,
            size: Pixels(size::SMALL * zoom),
            font: if strong { font::STRONG } else { font::TEXT },
            align_x,
            align_y: alignment::Vertical::Center,
            // From right to left a line begins at an edge, which must be somewhere.
            max_width: (WIDTH - 2.0 * EDGE) * zoom,
            ..Text::default()
        };
        let left = iced::widget::text::Alignment::Left;
        let right = iced::widget::text::Alignment::Right;
        for (column, above, title) in self.heads.iter().filter(|(column, ..)| *column >= first) {
            let below = if *above > 0.0 { ABOVE } else { 0.0 };
            let place = Point::new(
                6.0 + (column - first) as f32 * (WIDTH + ACROSS),
                below + above * self.squeeze(first) * (HEIGHT + DOWN) + ABOVE / 2.0 - 2.0,
            );
            frame.fill_text(label(title.clone(), place, c.faint, false, left));
        }
        let line = Stroke::default().with_color(c.line).with_width(1.5 * zoom);
        for place in self.places.values().filter(|place| place.column >= first) {
            let corner = self.top_left(place, first);
            for from in place
                .from
                .iter()
                .filter_map(|from| self.places.get(from))
                .filter(|from| from.column >= first && (from.below == place.below || !place.below))
            {
                let start = self.top_left(from, first) + iced::Vector::new(WIDTH, HEIGHT / 2.0);
                let end = corner + iced::Vector::new(0.0, HEIGHT / 2.0);
                let bend = end.x - ACROSS / 2.0;
                let path = Path::new(|path| {
                    path.move_to(at(start));
                    path.line_to(at(Point::new(bend, start.y)));
                    path.line_to(at(Point::new(bend, end.y)));
                    path.line_to(at(end));
                });
                frame.stroke(&path, line);
            }
        }
        for place in self.places.values().filter(|place| place.column >= first) {
            let corner = self.top_left(place, first);
            let area = Size::new(WIDTH * zoom, HEIGHT * zoom);
            let sheet = Path::rounded_rectangle(at(corner), area, (theme::RADIUS * zoom).into());
            frame.fill(&sheet, c.surface);
            let edge = if place.is_open { (c.leaf, 2.0) } else { (c.line, 1.0) };
            frame.stroke(&sheet, Stroke::default().with_color(edge.0).with_width(edge.1 * zoom));
            let middle = Path::line(
                at(corner + iced::Vector::new(0.0, HEIGHT / 2.0)),
                at(corner + iced::Vector::new(WIDTH, HEIGHT / 2.0)),
            );
            frame.stroke(&middle, Stroke::default().with_color(c.line).with_width(zoom));
            for index in 0..2 {
                let y = corner.y + HEIGHT * (0.25 + 0.5 * index as f32);
                let is_winner = place.won == Some(index);
                let color = if is_winner {
                    c.leaf
                } else if place.won.is_some() {
                    c.faint
                } else {
                    c.ink
                };
                let points = place.points[index].clone();
                // Measured as it is without a zoom, the name is cut at the same letter with every one.
                let face = if is_winner { font::STRONG } else { font::TEXT };
                let figures = width(&points, size::SMALL, face);
                let name = fitted(&place.names[index], size::SMALL, face, WIDTH - 3.0 * EDGE - figures);
                frame.fill_text(label(name.into_owned(), Point::new(corner.x + EDGE, y), color, is_winner, left));
                frame.fill_text(label(points, Point::new(corner.x + WIDTH - EDGE, y), color, is_winner, right));
            }
        }
    }
}

fn named(knockout: &Knockout, seed: Seed, told: &crate::words::Event<'_>) -> String {
    knockout.player(seed).map(|player| format!("{seed}  {}", (told.name)(player))).unwrap_or_default()
}

struct Shown<'d> {
    drawn: &'d Drawn,
    first: usize,
    zoom: f32,
}

impl<M> canvas::Program<M> for Shown<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if bounds.size() == Size::ZERO {
            return Vec::new();
        }
        let now = Some((self.zoom, self.first, theme::colours(theme).ground));
        if self.drawn.painted.replace(now) != now {
            self.drawn.cache.clear();
        }
        let paint = |frame: &mut Frame| self.drawn.plan.paint(frame, theme, self.first, self.zoom);
        vec![self.drawn.cache.draw(renderer, bounds.size(), paint)]
    }
}

impl TournamentScreen {
    /// The bracket.
    pub(super) fn bracket_view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let Some(drawn) = &self.drawn else { return small(message!(words, "bracket-none")).into() };
        let zooms = Zoom::ALL.map(|zoom| {
            let name = match zoom {
                Zoom::Small => message!(words, "bracket-small"),
                Zoom::Usual => message!(words, "bracket-usual"),
                Zoom::Large => message!(words, "bracket-large"),
            };
            choice(name, self.zoom == zoom, Message::Zoomed(zoom)).into()
        });
        let picture = drawn.picture(0, self.zoom.factor());
        let both = scrollable::Direction::Both {
            vertical: scrollable::Scrollbar::default(),
            horizontal: scrollable::Scrollbar::default(),
        };
        let scrolled = scrollable(container(picture).padding(4))
            .direction(both)
            .style(theme::scroll)
            .width(Length::Fill)
            .height(Length::Fill);
        column![row(zooms).spacing(gap::SMALL).wrap(), scrolled].spacing(gap::SMALL).height(Length::Fill).into()
    }
}
