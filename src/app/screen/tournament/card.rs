//! Somebody within the tournament: every round, every figure with its terms, and why this place.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Alignment, Element, Length, Padding};

use super::event::Event;
use super::people_view::remarks;
use super::{Message, TournamentScreen};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::parts::{card as sheet, cell, figure, line, result_letter, small, strong};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::BAR;
use crate::app::widget::{Kind, Press};
use crate::club::{MatchResult, PlayerId, SeriesId};
use crate::tournament::{By, RoundScore, Table, Term, TermWhy};
use crate::words::{Event as Told, Words, message};

/// A round as the card shows it.
#[derive(Debug)]
struct Played {
    round: u16,
    what: String,
    result: Option<MatchResult>,
    score: String,
    series: Option<SeriesId>,
}

/// A figure, and the terms that add up to it.
#[derive(Debug)]
struct Opened {
    name: String,
    value: String,
    terms: Vec<(String, String)>,
    sum: String,
}

/// The card of somebody.
#[derive(Debug)]
pub struct Card {
    /// Whose it is.
    pub player: PlayerId,
    /// The figure that is opened.
    pub(super) opened: Option<usize>,
    place: Option<String>,
    rounds: Vec<Played>,
    figures: Vec<Opened>,
    why: Vec<String>,
}

impl TournamentScreen {
    /// Shows the card of somebody, or puts it away.
    pub(super) fn open_card(&mut self, player: PlayerId, cx: &Cx<'_>) {
        if self.card.as_ref().is_some_and(|card| card.player == player) {
            self.card = None;
        } else {
            self.people.apart = crate::app::screen::pick::Pick::other_than(player);
            self.make_card(player, cx);
        }
    }

    /// Finds out what the card shows.
    pub(super) fn make_card(&mut self, player: PlayerId, cx: &Cx<'_>) {
        let opened = self.card.as_ref().filter(|card| card.player == player).and_then(|card| card.opened);
        let Some(event) = &self.event else { return };
        let words = cx.words;
        let mut card = Card { player, opened, place: None, rounds: Vec::new(), figures: Vec::new(), why: Vec::new() };
        if let Some(table) = event.table_of(player) {
            let place = table.line(player).and_then(crate::tournament::Line::place);
            card.place = place.map(|place| message!(words, "event-place", rank = place.to_string()));
            card.rounds = table.scores.rounds(player).iter().map(|score| played(score, cx)).collect();
            card.figures = figures(event, table, player, cx);
            card.why = why(event, table, player, cx);
        }
        self.card = Some(card);
    }

    /// The card that is open.
    pub(super) fn card_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let card = self.card.as_ref()?;
        let words = cx.words;
        let label = cell(cx.club.people.label(card.player)).font(font::DISPLAY).size(size::HEADING);
        let name = Press::new(Kind::Link, label).on_press(Message::PlayerAsked(card.player));
        let close = Press::new(Kind::Link, small(message!(words, "app-close"))).on_press(Message::Opened(card.player));
        let title = row![container(name).width(Length::Fill), close].align_y(Alignment::Center);
        let about: Vec<_> = card.place.clone().into_iter().chain(remarks(card.player, event, cx)).collect();
        let about = (!about.is_empty()).then(|| small(about.join(" · ")));
        let rounds = (!card.rounds.is_empty()).then(|| {
            let rounds = card.rounds.iter().map(|played| round(played, words));
            column![strong(message!(words, "column-rounds")), Column::with_children(rounds)].spacing(gap::TINY)
        });
        let figures = (!card.figures.is_empty()).then(|| {
            let figures = card.figures.iter().enumerate().map(|(place, of)| of.view(place, card.opened == Some(place)));
            column![strong(message!(words, "event-figures")), Column::with_children(figures)].spacing(gap::TINY)
        });
        let why = (!card.why.is_empty()).then(|| {
            let said = card.why.iter().map(|sentence| small(sentence.clone()).style(text::default).into());
            column![strong(message!(words, "event-why-place")), Column::with_children(said).spacing(gap::TINY)]
                .spacing(gap::TINY)
        });
        let deeds = self.person_deeds(card.player, event, cx);
        let content = column![title].push(about).push(line()).push(rounds).push(figures).push(why).push(deeds);
        let content = content.spacing(gap::MEDIUM).padding(Padding { right: BAR, ..Padding::ZERO });
        Some(sheet(scrollable(content).style(theme::scroll).height(Length::Fill)).height(Length::Fill).into())
    }
}

fn played(score: &RoundScore, cx: &Cx<'_>) -> Played {
    let words = cx.words;
    let what = match score.opponent {
        Some(opponent) => cx.club.people.label(opponent),
        None => words.round_status(score.status),
    };
    let counts = score.status.counts();
    let score_line = if score.opponent.is_some() && score.result.is_some() {
        format!("{}–{}", score.points.0, score.against.0)
    } else if counts {
        score.points.0.to_string()
    } else {
        "–".to_owned()
    };
    Played { round: score.round.0, what, result: score.result, score: score_line, series: score.series }
}

fn round<'a>(played: &Played, words: &Words) -> Element<'a, Message> {
    let content = row![
        container(cell(played.round.to_string()).style(theme::faint)).width(24),
        container(result_letter(played.result, words)).width(24),
        container(cell(played.what.clone())).width(Length::Fill).clip(true),
        figure(played.score.clone(), 80.0),
    ];
    let message = played.series.map(Message::SeriesOpened);
    Press::new(Kind::Row(false), content.spacing(gap::TINY))
        .on_press_maybe(message)
        .padding([3, 4])
        .width(Length::Fill)
        .into()
}

/// The figures of somebody, each with its terms.
fn figures(event: &Event, table: &Table, player: PlayerId, cx: &Cx<'_>) -> Vec<Opened> {
    let words = cx.words;
    let Some(found) = table.line(player) else { return Vec::new() };
    let Some(stage) = event.stage() else { return Vec::new() };
    let name = |player: PlayerId| cx.club.people.label(player);
    let told = event.told(&name);
    let of = |(column, by): (usize, By)| {
        let terms = told.terms(stage, table, player, by).unwrap_or_default();
        Opened {
            name: words.ranked_by(by),
            value: words.figure_or_dash(by, found.figures.get(column).copied().flatten()),
            terms: terms.terms.iter().map(|one| term(one, by, &told, words)).collect(),
            sum: words.sum_of_terms(by, &terms),
        }
    };
    table.shown().into_iter().map(of).collect()
}

/// A term: what it is of, and what it adds.
fn term(term: &Term, by: By, told: &Told<'_>, words: &Words) -> (String, String) {
    let what = words.term_of(told, term);
    let round = term.round.map(|round| message!(words, "event-round", round = round.0));
    let adjusted = (term.adjustment != 0).then(|| {
        let (base, more) = words.term_adjusted(by, term);
        message!(words, "term-adjusted", base = base, more = more)
    });
    let why = match term.why {
        TermWhy::LowestLeftOut => Some(message!(words, "term-lowest")),
        TermWhy::HighestLeftOut => Some(message!(words, "term-highest")),
        TermWhy::OwnScore | TermWhy::OwnScoreBy(_) => Some(message!(words, "term-own-score")),
        TermWhy::SoFar => Some(message!(words, "term-so-far")),
        _ => None,
    };
    let said: Vec<_> =
        [round, Some(what).filter(|what| !what.is_empty()), adjusted, why].into_iter().flatten().collect();
    (said.join(" · "), words.figure_amount(by, term.value))
}

impl Opened {
    fn view<'a>(&'a self, place: usize, is_open: bool) -> Element<'a, Message> {
        let head =
            row![container(cell(self.name.clone())).width(Length::Fill).clip(true), figure(self.value.clone(), 80.0)];
        let head = Press::new(Kind::Row(is_open), head.spacing(gap::TINY))
            .on_press(Message::FigureOpened(place))
            .padding([3, 4])
            .width(Length::Fill);
        let terms = is_open.then(|| {
            let terms = self.terms.iter().map(|(what, value)| {
                row![small(what.clone()).width(Length::Fill), figure(value.clone(), 64.0)].spacing(gap::TINY).into()
            });
            let sum = row![strong("Σ").width(Length::Fill), figure(self.sum.clone(), 64.0)];
            let margin = Padding { left: 12.0, right: 4.0, bottom: 6.0, ..Padding::ZERO };
            column![Column::with_children(terms), line(), sum].spacing(gap::TINY).padding(margin)
        });
        column![head].push(terms).spacing(gap::TINY).into()
    }
}

/// Why somebody stands below the one above, and above the one below.
fn why(event: &Event, table: &Table, player: PlayerId, cx: &Cx<'_>) -> Vec<String> {
    let Some(place) = table.lines.iter().position(|line| line.player == player) else { return Vec::new() };
    let name = |player: PlayerId| cx.club.people.label(player);
    let told = event.told(&name);
    let said = |above: PlayerId, below: PlayerId| cx.words.stands_above(&told, table, above, below);
    let at = |place: usize| table.lines.get(place).map(|line| line.player);
    let above = place.checked_sub(1).and_then(at).map(|above| said(above, player));
    let below = at(place + 1).map(|below| said(player, below));
    above.into_iter().chain(below).collect()
}
