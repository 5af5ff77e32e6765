//! The terms of somebody's figures: the series that they add up, by result, by side and by rating.

use chrono::NaiveDate;
use iced::widget::{Column, column, container, row, space};
use iced::{Element, Length, Padding};

use super::Message;
use super::columns::Line;
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{
    card, cell, choice, figure, figure_head, line, points_and_exits, result_letter, small, strong,
};
use crate::app::theme::{gap, size};
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Kind, Press};
use crate::club::{
    Average, MatchPoints, MatchResult, MatchScale, PlayerId, Rating, Series, SeriesId, SideFigures, sides_of_everybody,
};
use crate::rules::{Points, Side, Sides};
use crate::words::message;

const ROW: f32 = 34.0;

/// Which terms are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// Match points, points and exited tiles of every series.
    #[default]
    Results,
    /// Points and exited tiles by side.
    Sides,
    /// The rating after every evening.
    Rating,
}

/// What a series gives.
#[derive(Clone, Copy, Debug)]
struct Term {
    series: SeriesId,
    opponent: PlayerId,
    result: Option<MatchResult>,
    worth: MatchPoints,
    points: Points,
    exited: u16,
    sides: Sides<SideFigures>,
}

/// The terms of a player's figures.
#[derive(Debug)]
pub(super) struct Terms {
    /// Whose they are.
    pub(super) player: PlayerId,
    /// Which of them are shown.
    pub(super) which: Which,
    /// Which part of them is in sight.
    pub(super) sight: Sight,
    terms: Vec<Term>,
    /// The rating after each evening of these dates, and the one before.
    ratings: Vec<(NaiveDate, Option<Rating>, Rating)>,
    scale: MatchScale,
}

impl Terms {
    /// The terms of a player among the series that are counted.
    pub(super) fn new(
        player: PlayerId,
        counted: impl Iterator<Item = Series>,
        history: &[(NaiveDate, Rating)],
        scale: MatchScale,
        which: Which,
    ) -> Terms {
        let mut days: Option<(NaiveDate, NaiveDate)> = None;
        let terms = counted.filter_map(|series| {
            // They come by date.
            days = Some((days.map_or(series.date, |(first, _)| first), series.date));
            let seat = series.seat_of(player).filter(|_| series.counts())?;
            let result = series.result();
            let of = result.of(seat);
            let worth = match of {
                Some(MatchResult::Win) => scale.win,
                Some(MatchResult::Draw) => scale.draw,
                Some(MatchResult::Loss) => scale.loss,
                None => MatchPoints::default(),
            };
            Some(Term {
                series: series.id(),
                opponent: series.players()[seat.opponent()],
                result: of,
                worth,
                points: result.points[seat],
                exited: result.exited[seat],
                sides: sides_of_everybody([&series]).remove(&player).unwrap_or_default(),
            })
        });
        let terms = terms.collect();
        let before =
            history.iter().scan(None, |before, (date, rating)| Some((*date, before.replace(*rating), *rating)));
        let is_within = |date: NaiveDate| days.is_some_and(|(first, last)| (first..=last).contains(&date));
        Terms {
            player,
            which,
            sight: Sight::default(),
            terms,
            ratings: before.filter(|(date, ..)| is_within(*date)).collect(),
            scale,
        }
    }

    /// What is shown beside the table.
    pub(super) fn view<'a>(&'a self, of: Option<&Line>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let label = cell(cx.club.people.label(self.player)).font(font::DISPLAY).size(size::HEADING);
        let name = Press::new(Kind::Link, label).on_press(Message::PlayerOpened(self.player));
        let close = Press::new(Kind::Link, small(message!(words, "app-close"))).on_press(Message::Opened(self.player));
        let title = row![container(name).width(Length::Fill), close];
        let which = |name: String, which: Which| choice(name, self.which == which, Message::Terms(which));
        let tabs = row![
            which(message!(words, "terms-results"), Which::Results),
            which(message!(words, "terms-sides"), Which::Sides),
            which(message!(words, "app-rating"), Which::Rating),
        ];
        let (columns, sum) = match self.which {
            Which::Results => self.results_around(cx),
            Which::Sides => self.sides_around(cx),
            Which::Rating => self.ratings_around(cx),
        };
        let margin = Padding { left: 6.0, right: 6.0 + BAR, ..Padding::ZERO };
        let (cx_of_rows, count) =
            (*cx, if self.which == Which::Rating { self.ratings.len() } else { self.terms.len() });
        let rows = list("terms", count, ROW, self.sight, Message::TermsScrolled, move |place| {
            self.row(place, &cx_of_rows).unwrap_or_else(|| space().into())
        });
        let reckoned = of.map(|line| self.reckoned(line, cx)).unwrap_or_default();
        let reckoned = reckoned.into_iter().map(|sentence| small(sentence).into());
        let content = column![
            title,
            tabs.spacing(gap::TINY).wrap(),
            container(columns).padding(margin),
            line(),
            rows,
            line(),
            container(sum).padding(margin),
            Column::with_children(reckoned).spacing(gap::TINY),
        ];
        card(content.spacing(gap::SMALL)).height(Length::Fill).into()
    }

    fn results_around<'a>(&self, cx: &Cx<'a>) -> (Element<'a, Message>, Element<'a, Message>) {
        let words = cx.words;
        let columns = row![
            space().width(Length::Fill),
            figure_head(message!(words, "app-match-points"), 64.0),
            figure_head(message!(words, "app-points-short"), 54.0),
            figure_head(message!(words, "app-exited-short"), 56.0),
        ];
        let halves = self.terms.iter().map(|term| term.worth.halves).sum();
        let points: Points = self.terms.iter().map(|term| term.points).sum();
        let exited: u32 = self.terms.iter().map(|term| u32::from(term.exited)).sum();
        let sum = row![
            strong(message!(words, "column-total")).width(Length::Fill),
            figure(words.match_points(MatchPoints { halves }), 64.0),
            figure(points.to_string(), 54.0),
            figure(exited.to_string(), 56.0),
        ];
        (columns.into(), sum.into())
    }

    fn sides_around<'a>(&self, cx: &Cx<'a>) -> (Element<'a, Message>, Element<'a, Message>) {
        let words = cx.words;
        let columns = row![
            space().width(Length::Fill),
            figure_head(words.side(Side::Animals), 84.0),
            figure_head(words.side(Side::Humans), 84.0),
        ];
        let of = |side: Side| {
            let sum = |figure: fn(&SideFigures) -> u32| self.terms.iter().map(|term| figure(&term.sides[side])).sum();
            figure(points_and_exits(sum(|figures| figures.points.0), sum(|figures| figures.exited)), 84.0)
        };
        let total = strong(message!(words, "column-total")).width(Length::Fill);
        (columns.into(), row![total, of(Side::Animals), of(Side::Humans)].into())
    }

    fn ratings_around<'a>(&self, cx: &Cx<'a>) -> (Element<'a, Message>, Element<'a, Message>) {
        let words = cx.words;
        let columns = row![
            small(message!(words, "column-date")).width(Length::Fill),
            figure_head(message!(words, "terms-before"), 70.0),
            figure_head(message!(words, "terms-after"), 70.0),
            figure_head("±", 44.0),
        ];
        let sum = small(message!(words, "terms-rating-note"));
        (columns.into(), sum.into())
    }

    fn row<'a>(&self, place: usize, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        if self.which == Which::Rating {
            let (date, before, after) = self.ratings.iter().rev().nth(place)?;
            let before = before.map_or_else(|| "–".to_owned(), |rating| words.decimal(rating.rating, 0));
            let content = row![
                cell(words.short_date(*date)).width(Length::Fill),
                figure(before, 70.0),
                figure(words.decimal(after.rating, 0), 70.0),
                figure(words.decimal(after.deviation, 0), 44.0),
            ];
            return Some(container(content).padding([4, 6]).height(ROW).into());
        }
        let term = self.terms.get(place)?;
        let opponent = container(cell(cx.club.people.label(term.opponent))).width(Length::Fill).clip(true);
        let content = row![container(result_letter(term.result, words)).width(22), opponent];
        let content = if self.which == Which::Sides {
            let of = |side: Side| {
                let figures = term.sides[side];
                figure(points_and_exits(figures.points.0, figures.exited), 84.0)
            };
            content.push(of(Side::Animals)).push(of(Side::Humans))
        } else {
            content
                .push(figure(words.match_points(term.worth), 60.0))
                .push(figure(term.points.to_string(), 50.0))
                .push(figure(term.exited.to_string(), 52.0))
        };
        let press =
            Press::new(Kind::Row(false), content.spacing(gap::TINY)).on_press(Message::SeriesOpened(term.series));
        Some(press.width(Length::Fill).height(ROW).padding([4, 6]).into())
    }

    /// How the figures that are no sums come about.
    fn reckoned(&self, line: &Line, cx: &Cx<'_>) -> Vec<String> {
        let words = cx.words;
        let tally = line.standing.tally;
        let average = |of: Average| (of.points.0, of.of, words.average(of));
        match self.which {
            Which::Results => {
                let (points, series, value) = average(line.standing.average);
                vec![
                    message!(
                        words,
                        "terms-match-points",
                        won = tally.won,
                        win = words.match_points(self.scale.win),
                        drawn = tally.drawn,
                        draw = words.match_points(self.scale.draw),
                        lost = tally.lost,
                        loss = words.match_points(self.scale.loss),
                        sum = words.match_points(line.standing.match_points)
                    ),
                    message!(words, "terms-average", points = points, series = series, average = value),
                ]
            }
            Which::Sides => {
                let of = |side: Side| {
                    let (points, games, value) = average(line.sides[side].average()?);
                    let side = words.side(side);
                    Some(message!(
                        words,
                        "terms-side-average",
                        side = side,
                        points = points,
                        games = games,
                        average = value
                    ))
                };
                Side::BOTH.into_iter().filter_map(of).collect()
            }
            Which::Rating => Vec::new(),
        }
    }
}
