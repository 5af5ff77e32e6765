//! One series: its games, what they come to, and what can be corrected.

use std::path::PathBuf;

use iced::keyboard::Key;
use iced::widget::{Column, checkbox, column, container, operation, row, space, text};
use iced::{Alignment, Element, Length, Task};

use super::paper::{At, Draft, Form};
use super::paper_check::Checked;
use super::paper_view::{self, Shown, field_id, side_mark};
use super::parts::{
    body, card, cell, field, grave, head, line, link, page, part, plain, points_and_exits, primary, small, strong,
    wrong_note,
};
use super::preview::preview;
use super::replay::{self, Replay};
use super::save::save;
use super::{Action, Cx};
use crate::app::Place;
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::club::{
    Command, GameFact, GameRecord, PlayerId, Purpose, SameSides, Seat, Seats, Series, SeriesId, SeriesOutcome,
    SeriesRecord,
};
use crate::exchange::records;
use crate::rules::{Ending, RuleSet, Side};
use crate::words::message;

/// What happened on the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// All that was written down of the series is read.
    Read(Result<Option<Box<SeriesRecord>>, Failure>),
    /// A game is to be corrected; its number, from 1.
    CorrectAsked(usize),
    /// A game is to be looked at; its number, from 1.
    WatchAsked(usize),
    /// While looking at a game.
    Replay(replay::Message),
    /// The moves of the games are to be taken away.
    RecordAsked,
    /// They are, to a file or nowhere.
    RecordSaved(Result<Option<PathBuf>, Failure>),
    /// The next game is to be entered from a score sheet.
    AddAsked,
    /// In the form of a game.
    Game(paper_view::Message),
    /// The reason was typed.
    Why(String),
    /// Whether the organiser allows the same sides twice.
    SameSides(bool),
    /// What is typed is to be kept.
    SaveAsked,
    /// What is typed is given up.
    Cancelled,
    /// The last game, or the series, is to be struck: that is asked again.
    StrikeAsked(Strike),
    /// It is meant.
    Struck(Strike),
    /// The next game is to be played on the screen.
    PlayAsked,
    /// A rematch is wanted.
    RematchAsked,
    /// A player is to be looked at.
    PlayerOpened(PlayerId),
    /// Something was done, or refused.
    Done(Result<(), Failure>),
}

/// What can be taken away, or closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strike {
    /// The last game.
    Game,
    /// The series.
    Series,
    /// The games that are missing.
    Close,
}

/// A game that is being typed.
#[derive(Debug)]
struct Typing {
    /// Its number, from 1.
    number: usize,
    draft: Draft,
    /// Whether it is in the series already.
    is_correction: bool,
    why: String,
    same_sides: bool,
    /// What keeping it would change.
    preview: Vec<String>,
}

/// The page of a series.
#[derive(Debug)]
pub struct SeriesPage {
    id: SeriesId,
    record: Option<Box<SeriesRecord>>,
    typing: Option<Typing>,
    replay: Option<Replay>,
    saved: Option<PathBuf>,
    asked: Option<Strike>,
    failure: Option<Failure>,
    /// Where to go once something is done.
    then: Option<Place>,
}

impl SeriesPage {
    /// The page of a series.
    pub fn new(id: SeriesId) -> SeriesPage {
        SeriesPage { id, record: None, typing: None, replay: None, saved: None, asked: None, failure: None, then: None }
    }

    /// The page with the form of the next game, from where it goes back to the evening.
    pub fn next_game(id: SeriesId, cx: &Cx<'_>) -> (SeriesPage, Task<Message>) {
        let mut page = SeriesPage { then: Some(Place::Evening), ..SeriesPage::new(id) };
        let focus = page.add(cx);
        (page, focus)
    }

    /// Reads what was written down.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let id = self.id;
        let read = cx.worker.ask(move |desk| Ok(desk.club()?.series_record(id)?.map(Box::new)));
        Task::perform(read, Message::Read)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(record)) => {
                self.record = record;
                self.replay = self.replay.take().and_then(|replay| self.replay_of(replay.number));
            }
            Message::WatchAsked(number) => {
                self.typing = None;
                self.replay = self.replay_of(number);
            }
            Message::Replay(replay::Message::Closed) => self.replay = None,
            Message::Replay(message) => {
                let task = self.replay.as_mut().map(|replay| replay.update(message));
                return Action::Run(task.unwrap_or_else(Task::none).map(Message::Replay));
            }
            Message::RecordAsked => return self.save_record(cx),
            Message::RecordSaved(Ok(path)) => self.saved = path,
            Message::RecordSaved(Err(failure)) => self.failure = Some(failure),
            Message::Read(Err(failure)) => self.failure = Some(failure),
            Message::CorrectAsked(number) => return self.correct(number, cx),
            Message::AddAsked => return Action::Run(self.add(cx)),
            Message::Game(message) => return self.game(message, cx),
            Message::Why(why) => self.change(|typing| typing.why = why),
            Message::SameSides(allowed) => {
                self.change(|typing| typing.same_sides = allowed);
                self.preview(cx);
            }
            Message::SaveAsked => return self.save(cx),
            Message::Cancelled => {
                self.typing = None;
                self.asked = None;
                self.failure = None;
            }
            Message::StrikeAsked(strike) => self.asked = Some(strike),
            Message::Struck(strike) => return self.strike(strike, cx),
            Message::PlayAsked => return Action::Go(Place::Play(self.id)),
            Message::RematchAsked => {
                let series = cx.club.series(self.id).map(Series::players);
                return Action::Go(series.map_or(Place::NewSeries(None), Place::Rematch));
            }
            Message::PlayerOpened(player) => return Action::Go(Place::Player(player)),
            Message::Done(Ok(())) => {
                self.typing = None;
                self.asked = None;
                self.failure = None;
                let is_gone = cx.club.series(self.id).is_none();
                return self.then.or(is_gone.then_some(Place::SeriesList)).map_or(Action::None, Action::Go);
            }
            Message::Done(Err(failure)) => self.failure = Some(failure),
        }
        Action::None
    }

    /// What a key means here.
    pub fn key(&self, key: &Key) -> Option<Message> {
        self.replay.as_ref()?.key(key).map(Message::Replay)
    }

    fn replay_of(&self, number: usize) -> Option<Replay> {
        let game = self.record.as_ref()?.games.get(number.checked_sub(1)?)?;
        // What lies face down in a game under way is nobody's business.
        if game.ending == Ending::Unfinished { None } else { Replay::new(number, game) }
    }

    /// Writes the moves of the games as records.
    fn save_record(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Some(record) = &self.record else { return Action::None };
        let name = |player: PlayerId| cx.club.people.label(player);
        let event = cx.club.settings.name.as_ref().map(|name| name.as_str());
        let names = cx.club.people.labels(record.players);
        let file = format!("{} {} – {}.halali", record.date, names.first, names.second);
        let text = match records(std::slice::from_ref(record), event, &name) {
            Ok(out) => out.text,
            Err(fault) => {
                let what = cx.words.out_fault(&fault);
                self.failure = Some(Failure::File { path: PathBuf::from(file), what });
                return Action::None;
            }
        };
        let save = save(message!(cx.words, "app-export"), file, text.into_bytes());
        Action::Run(Task::perform(save, Message::RecordSaved))
    }

    fn change(&mut self, change: impl FnOnce(&mut Typing)) {
        if let Some(typing) = &mut self.typing {
            change(typing);
        }
    }

    fn correct(&mut self, number: usize, cx: &Cx<'_>) -> Action<Message> {
        let record = self.record.as_ref();
        let Some(game) = record.and_then(|record| record.games.get(number.checked_sub(1)?)) else {
            return Action::None;
        };
        let same_sides = record.is_some_and(|record| record.same_sides == SameSides::Allowed);
        let draft = Draft::of(game);
        let first = draft.places().first().copied();
        let (why, preview) = (String::new(), Vec::new());
        self.typing = Some(Typing { number, draft, is_correction: true, why, same_sides, preview });
        self.preview(cx);
        first.map_or(Action::None, |at| Action::Run(operation::focus(field_id(number, at))))
    }

    fn add(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let Some(series) = cx.club.series(self.id) else { return Task::none() };
        let last = series.games().last();
        let animals = last.map_or(Seat::First, |game| game.animals.opponent());
        let number = series.games().len() + 1;
        let draft = Draft::new(animals, Form::Totals);
        let first = draft.places().first().copied();
        let (why, preview) = (String::new(), Vec::new());
        self.typing = Some(Typing { number, draft, is_correction: false, why, same_sides: false, preview });
        first.map_or_else(Task::none, |at| operation::focus(field_id(number, at)))
    }

    fn game(&mut self, message: paper_view::Message, cx: &Cx<'_>) -> Action<Message> {
        let rules = self.rules();
        let Some(typing) = &mut self.typing else { return Action::None };
        if let paper_view::Message::Entered(at) = message {
            let places = typing.draft.places();
            let next = places.iter().position(|other| *other == at).and_then(|found| places.get(found + 1));
            let id = next.map_or_else(|| WHY.to_owned(), |next: &At| field_id(typing.number, *next));
            return if next.is_none() && !typing.is_correction {
                self.save(cx)
            } else {
                Action::Run(operation::focus(id))
            };
        }
        typing.draft.update(message, rules);
        self.failure = None;
        self.preview(cx);
        Action::None
    }

    fn rules(&self) -> RuleSet {
        let game = self.record.as_ref().and_then(|record| record.games.first());
        game.map_or(RuleSet::Classic, |game| game.recorded.rules())
    }

    fn checked(&self, cx: &Cx<'_>) -> Checked {
        let walkover = cx.club.settings.walkover;
        let check = |typing: &Typing| typing.draft.check(typing.number, self.rules(), walkover, cx.words);
        self.typing.as_ref().map_or(Checked::Empty, check)
    }

    fn save(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let (Checked::Good(game), Some(typing)) = (self.checked(cx), &self.typing) else { return Action::None };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        let (series, number, game) = (self.id, typing.number, *game);
        let why = Some(typing.why.trim().to_owned()).filter(|why| !why.is_empty());
        let command = if typing.is_correction {
            Command::CorrectGame { series, number, game, same_sides }
        } else {
            Command::AddGame { series, game, same_sides }
        };
        Action::Act { act: command.into(), why, done: Message::Done }
    }

    fn strike(&mut self, strike: Strike, cx: &Cx<'_>) -> Action<Message> {
        let series = self.id;
        let number = cx.club.series(series).map_or(0, |series| series.games().len());
        let command = match strike {
            Strike::Game => Command::RemoveGame { series, number },
            Strike::Series => Command::RemoveSeries { series },
            Strike::Close => Command::CloseSeries { series },
        };
        Action::Act { act: command.into(), why: None, done: Message::Done }
    }

    fn preview(&mut self, cx: &Cx<'_>) {
        let (checked, Some(series)) = (self.checked(cx), cx.club.series(self.id)) else { return };
        let Some(typing) = &mut self.typing else { return };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        typing.preview = match checked {
            Checked::Good(game) => preview(series, typing.number, game.fact(), same_sides, cx),
            _ => Vec::new(),
        };
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let Some(series) = cx.club.series(self.id) else {
            return page(head(message!(words, "app-series-gone"), row![]), small(""));
        };
        let names = cx.club.people.labels(series.players());
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let rematch = plain(message!(words, "app-rematch"), Some(Message::RematchAsked));
        let games = self.record.iter().flat_map(|record| &record.games);
        let has_moves = games.clone().any(has_moves) && games.clone().all(|game| game.ending != Ending::Unfinished);
        let export = has_moves.then(|| plain(message!(words, "app-export-record"), Some(Message::RecordAsked)));
        let saved = self.saved.as_ref().map(|path| {
            let sentence = message!(words, "app-exported", file = path.display().to_string());
            container(body(sentence)).padding([10, 14]).width(Length::Fill).style(theme::well_note)
        });
        let content = Column::new()
            .push(saved)
            .push(self.result(series, &names, cx))
            .push(failure)
            .push(self.replay.as_ref().map(|replay| card(replay.view(cx).map(Message::Replay)).width(Length::Fill)))
            .push(self.typing.as_ref().map(|typing| self.typing(typing, &names, cx)))
            .push(self.deeds(series, cx));
        let title = format!("{} – {}", names.first, names.second);
        page(head(title, row![].push(export).push(rematch)), content.spacing(gap::LARGE))
    }

    fn result<'a>(&'a self, series: &Series, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let players = series.players();
        let result = series.result();
        let name = |seat: Seat| {
            let name = Press::new(Kind::Link, cell(names[seat].clone())).on_press(Message::PlayerOpened(players[seat]));
            container(name).width(Length::FillPortion(3))
        };
        let narrow = |content: Element<'a, Message>| container(content).width(Length::FillPortion(2));
        let columns = row![
            narrow(small(message!(words, "column-game")).into()),
            name(Seat::First),
            name(Seat::Second),
            small(message!(words, "column-ended")).width(Length::FillPortion(4)),
            space().width(DEEDS),
        ];
        let mut rows = column![columns.align_y(Alignment::Center), line()].spacing(gap::SMALL);
        for (number, game) in (1..).zip(series.games()) {
            let is_live = game.ending == Ending::Unfinished;
            let can = cx.club.can_be_changed() && !is_live && self.record.is_some();
            let is_known = self.record.as_ref().and_then(|record| record.games.get(number - 1)).is_some_and(has_moves);
            let watch = (is_known && !is_live).then(|| link(message!(words, "app-watch"), Message::WatchAsked(number)));
            let correct = can.then(|| link(message!(words, "app-correct"), Message::CorrectAsked(number)));
            let of = |seat: Seat| container(figures(game, seat, cx)).width(Length::FillPortion(3));
            let row = row![
                narrow(cell(number.to_string()).into()),
                of(Seat::First),
                of(Seat::Second),
                body(words.game_ended(game, names)).width(Length::FillPortion(4)),
                container(row![].push(watch).push(correct).spacing(gap::TINY)).width(DEEDS),
            ];
            rows = rows.push(row.align_y(Alignment::Center));
        }
        let total = |seat: Seat| {
            let sum = points_and_exits(result.points[seat].0, u32::from(result.exited[seat]));
            text(sum).font(font::STRONG).size(size::HEADING).width(Length::FillPortion(3))
        };
        let totals = row![
            narrow(small(message!(words, "column-total")).into()),
            total(Seat::First),
            total(Seat::Second),
            space().width(Length::FillPortion(4)),
            space().width(DEEDS),
        ];
        let awaited = self.record.as_ref().and_then(|record| record.awaits_decision());
        let awaited = awaited.map(|game| body(words.awaits_decision(game)).style(theme::caution));
        let purpose = match series.purpose {
            Purpose::Counted => None,
            Purpose::Practice => Some(small(message!(words, "series-is-practice"))),
            Purpose::Extra => Some(small(message!(words, "series-is-extra"))),
        };
        let rows = rows
            .push(line())
            .push(totals.align_y(Alignment::Center))
            .push(strong(words.series_outcome(series, names)))
            .push(awaited)
            .push(purpose);
        part(words.date(series.date), rows).into()
    }

    fn typing<'a>(&'a self, typing: &'a Typing, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let checked = self.checked(cx);
        let consequence = match &checked {
            Checked::Good(game) => words.consequence(typing.number, &game.fact(), names),
            _ => None,
        };
        let has_moves = typing.is_correction
            && self.record.as_ref().and_then(|record| record.games.get(typing.number - 1)).is_some_and(has_moves);
        let is_good = matches!(checked, Checked::Good(_));
        let (draft, number, rules) = (&typing.draft, typing.number, self.rules());
        let shown = Shown { words, draft, checked, names: names.clone(), number, rules, consequence };
        let moves = (has_moves && draft.form != Form::Moves)
            .then(|| small(message!(words, "series-moves-go")).style(theme::caution));
        let why = typing.is_correction.then(|| {
            let submit = is_good.then_some(Message::SaveAsked);
            field(WHY, message!(words, "app-why"), &typing.why, None, Message::Why, submit)
        });
        let same_sides =
            checkbox(typing.same_sides).label(message!(words, "app-same-sides")).on_toggle(Message::SameSides);
        let preview = typing.preview.iter().map(|sentence| small(sentence.clone()).into());
        let name = if typing.is_correction {
            message!(words, "app-correct-game", game = typing.number)
        } else {
            message!(words, "app-record-game", game = typing.number)
        };
        let deeds = row![
            primary(name, is_good.then_some(Message::SaveAsked)),
            plain(message!(words, "app-cancel"), Some(Message::Cancelled)),
        ];
        column![shown.view().map(Message::Game)]
            .push(moves)
            .push(same_sides)
            .push(why)
            .push(Column::with_children(preview).spacing(gap::TINY))
            .push(deeds.spacing(gap::SMALL))
            .spacing(gap::MEDIUM)
            .into()
    }

    fn deeds<'a>(&'a self, series: &Series, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        if self.typing.is_some() || !cx.club.can_be_changed() {
            return None;
        }
        if let Some(strike) = self.asked {
            let question = match strike {
                Strike::Game => message!(words, "app-strike-game-question", game = series.games().len()),
                Strike::Series => message!(words, "app-strike-series-question"),
                Strike::Close => message!(words, "app-close-series-question"),
            };
            let deeds = row![
                plain(message!(words, "app-cancel"), Some(Message::Cancelled)),
                grave(message!(words, "app-do-it"), Some(Message::Struck(strike))),
            ];
            return Some(part(question, deeds.spacing(gap::SMALL)).into());
        }
        let is_live = cx.club.under_way.iter().any(|live| live.series == self.id);
        // A game that waits to be ended by decision is ended by correcting it; nothing else goes on before.
        let awaits_decision = self.record.as_ref().is_some_and(|record| record.awaits_decision().is_some());
        let is_incomplete = series.result().outcome == SeriesOutcome::Incomplete && !awaits_decision;
        let play = is_incomplete.then(|| {
            let name = if is_live { message!(words, "app-go-on") } else { message!(words, "app-play-next") };
            primary(name, Some(Message::PlayAsked))
        });
        let add =
            (is_incomplete && !is_live).then(|| plain(message!(words, "app-paper-next"), Some(Message::AddAsked)));
        let close = (is_incomplete && !is_live)
            .then(|| plain(message!(words, "app-close-series"), Some(Message::StrikeAsked(Strike::Close))));
        let game = (!series.games().is_empty() && !is_live)
            .then(|| grave(message!(words, "app-strike-game"), Some(Message::StrikeAsked(Strike::Game))));
        let all = grave(message!(words, "app-strike-series"), Some(Message::StrikeAsked(Strike::Series)));
        let deeds = row![].push(play).push(add).push(close).push(game).push(all).spacing(gap::SMALL).wrap();
        Some(deeds.into())
    }
}

const WHY: &str = "why";
/// How wide the column of what can be done with a game is.
const DEEDS: f32 = 150.0;

fn has_moves(game: &GameRecord) -> bool {
    game.recorded.moves().is_some()
}

/// The side, points and exits of a player in a game; those of the board behind them where others count.
fn figures<'a, M: 'a>(game: &GameFact, seat: Seat, cx: &Cx<'a>) -> Element<'a, M> {
    let side = game.side(seat);
    let board = (game.board.points[side], game.board.exited[side]);
    let (points, exited) = game.counted().map_or(board, |counted| counted[seat]);
    let style: fn(&iced::Theme) -> text::Style = match side {
        Side::Animals => theme::animals,
        Side::Humans => theme::humans,
    };
    let shown = strong(points_and_exits(points.0, u32::from(exited)));
    let on_board = ((points, exited) != board).then(|| {
        let figures = points_and_exits(board.0.0, u32::from(board.1));
        small(message!(cx.words, "app-on-the-board", figures = figures))
    });
    let side = text(format!("{} {}", side_mark(side), cx.words.side(side))).size(size::SMALL).style(style);
    column![row![shown, side].spacing(gap::SMALL).align_y(Alignment::Center).wrap()].push(on_board).into()
}
