//! All tournaments, the latest first: how far each has come, and the way to a new one.

use chrono::NaiveDate;
use iced::widget::{column, container, responsive, row, space};
use iced::{Alignment, Element, Length, Padding, Task};

use super::parts::{
    body, card, cell, cell_head, figure, figure_head, fixed_page, head, heading, line, primary, sheet, small,
    wrong_note,
};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::theme::{self, gap};
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Kind, Press, bounded};
use crate::app::worker::Failure;
use crate::tournament::{Format, RoundState, State, Tournament, TournamentId};
use crate::words::message;

const ROW: f32 = 44.0;
const COUNT: f32 = 84.0;
const STATE: f32 = 150.0;
const DATE: f32 = 110.0;
/// Below this width there is no room for the format.
const NARROW: f32 = 700.0;

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The tournaments were read.
    Read(Result<Vec<Line>, Failure>),
    /// The list was scrolled.
    Scrolled(Sight),
    /// One is to be looked at.
    Opened(TournamentId),
    /// A new one is wanted.
    NewAsked,
}

/// A tournament in the list.
#[derive(Clone, Debug)]
pub struct Line {
    id: TournamentId,
    name: String,
    date: NaiveDate,
    state: State,
    formats: Vec<Format>,
    players: usize,
    /// How many rounds are closed, and of how many where that is known.
    rounds: (usize, Option<usize>),
}

impl Line {
    fn of(tournament: &Tournament) -> Line {
        let head = tournament.head();
        let formats: Vec<_> = tournament.stages().values().map(|stage| stage.format).collect();
        let planned: Option<Vec<_>> = formats.iter().map(|format| format.rounds().map(usize::from)).collect();
        let closed = tournament.rounds().values().filter(|round| round.state == RoundState::Closed).count();
        Line {
            id: head.id,
            name: bounded(head.name.as_str()),
            date: head.first,
            state: head.state,
            formats,
            players: tournament.entries().len(),
            rounds: (closed, planned.map(|planned| planned.iter().sum())),
        }
    }
}

/// The list of tournaments.
#[derive(Debug, Default)]
pub struct Tournaments {
    lines: Option<Vec<Line>>,
    sight: Sight,
    failure: Option<Failure>,
}

impl Tournaments {
    /// Reads them anew.
    pub fn refresh(&self, cx: &Cx<'_>) -> Task<Message> {
        let read = cx.worker.ask(|desk| {
            let club = desk.club()?;
            let mut lines = Vec::new();
            for head in club.tournaments()? {
                lines.extend(club.tournament(head.id)?.as_ref().map(Line::of));
            }
            Ok(lines)
        });
        Task::perform(read, Message::Read)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Read(Ok(lines)) => (self.lines, self.failure) = (Some(lines), None),
            Message::Read(Err(failure)) => self.failure = Some(failure),
            Message::Scrolled(sight) => self.sight = sight,
            Message::Opened(tournament) => return Action::Go(Place::Tournament(tournament)),
            Message::NewAsked => return Action::Go(Place::NewTournament),
        }
        Action::None
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let new = primary(message!(words, "tournaments-new"), cx.club.can_be_changed().then_some(Message::NewAsked));
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let is_empty = self.lines.as_ref().is_some_and(Vec::is_empty);
        // The way to a first one stands where one looks.
        let (deeds, content) = match &self.lines {
            None => (row![], space().into()),
            Some(_) if is_empty => (row![], empty(new, cx)),
            Some(lines) => (row![new], self.table(lines, cx)),
        };
        let content = column![].push(failure).push(content).spacing(gap::MEDIUM);
        fixed_page(head(message!(words, "app-place-tournaments"), deeds), content)
    }

    fn table<'a>(&'a self, lines: &'a [Line], cx: &Cx<'a>) -> Element<'a, Message> {
        let cx = *cx;
        let table = responsive(move |room| {
            let words = cx.words;
            let is_roomy = room.width >= NARROW;
            let format = is_roomy.then(|| cell_head(message!(words, "column-format")).width(Length::FillPortion(3)));
            let heads = row![
                container(cell_head(message!(words, "column-date"))).width(DATE),
                cell_head(message!(words, "column-name")).width(Length::FillPortion(4)),
            ]
            .push(format)
            .push(figure_head(message!(words, "column-players"), COUNT))
            .push(figure_head(message!(words, "column-rounds"), COUNT))
            .push(
                container(cell_head(message!(words, "column-state")))
                    .padding(Padding { left: 12.0, ..Padding::ZERO })
                    .width(STATE),
            );
            let margin = Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO };
            let rows = list("tournaments", lines.len(), ROW, self.sight, Message::Scrolled, move |place| {
                lines.get(place).map_or_else(|| space().into(), |line| of_line(line, is_roomy, &cx))
            });
            column![container(heads.spacing(gap::TINY)).padding(margin), line(), rows].spacing(gap::TINY).into()
        });
        sheet(table, lines.len() as f32 * ROW, &cx)
    }
}

fn of_line<'a>(line: &Line, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let format = is_roomy.then(|| {
        let formats: Vec<_> = line.formats.iter().map(|format| words.format(*format)).collect();
        container(cell(formats.join(" → ")).style(theme::faint)).width(Length::FillPortion(3)).clip(true)
    });
    let rounds = match line.rounds {
        (0, None) => "–".to_owned(),
        (closed, None) => closed.to_string(),
        (closed, Some(planned)) => format!("{closed} / {planned}"),
    };
    let state = cell(words.tournament_state(line.state));
    let state = if line.state == State::Running { state.style(theme::well) } else { state.style(theme::faint) };
    let content = row![
        container(cell(words.short_date(line.date)).style(theme::faint)).width(DATE),
        container(cell(line.name.clone())).width(Length::FillPortion(4)).clip(true),
    ]
    .push(format)
    .push(figure(line.players.to_string(), COUNT))
    .push(figure(rounds, COUNT))
    .push(container(state).padding(Padding { left: 12.0, ..Padding::ZERO }).width(STATE));
    Press::new(Kind::Row(false), content.spacing(gap::TINY).align_y(Alignment::Center))
        .on_press(Message::Opened(line.id))
        .width(Length::Fill)
        .height(ROW)
        .padding([10, 10])
        .into()
}

/// What to do where there is none yet.
fn empty<'a>(new: Press<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let content = column![
        heading(message!(words, "tournaments-none")),
        body(message!(words, "tournaments-none-more")),
        small(message!(words, "tournaments-none-formats")),
        new,
    ];
    card(content.spacing(gap::MEDIUM)).max_width(680).into()
}
