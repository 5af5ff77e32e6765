//! A new series: who plays whom, by which rules, and then on the screen or from a score sheet.

use chrono::NaiveDate;
use iced::widget::{Column, checkbox, column, container, operation, row, text};
use iced::{Alignment, Element, Length as Width, Task};
use uuid::Uuid;

use super::paper::{At, Checked, Draft};
use super::paper_view::{self, Shown, field_id};
use super::parts::{card, choice, field, head, page, part, plain, primary, small, strong, wrong_note};
use super::pick::{self, Pick};
use super::series_draft::{Opener, Typed};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::worker::Failure;
use crate::club::{
    Batch, BatchPurpose, Command, GameId, GameRecord, Length, NewGame, PlayerId, Purpose, SameSides, Seat, Seats,
    Series, SeriesId, SeriesRecord,
};
use crate::rules::Deal;
use crate::words::message;

/// The lengths that can be chosen.
const LENGTHS: [u8; 4] = [2, 1, 4, 6];

const FIRST: &str = "first-player";
const SECOND: &str = "second-player";
const DATE: &str = "series-date";

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A draft was kept from before, or none.
    Found(Result<Option<Typed>, Failure>),
    /// What is typed was kept.
    Kept(Result<(), Failure>),
    /// About the player named first.
    First(pick::Message),
    /// About the player named second.
    Second(pick::Message),
    /// On paper, or on the screen.
    OnPaper(bool),
    /// By the rules of the box, or the classic ones.
    Boxed(bool),
    /// How many games there are.
    Long(u8),
    /// Whether it is practice.
    Practice(bool),
    /// The date was typed.
    Dated(String),
    /// Enter was pressed in the date.
    DateEntered,
    /// The lot is to be drawn.
    DrawAsked,
    /// The opener was chosen.
    Opens(Seat),
    /// In the form of a game, by its place.
    Game(usize, paper_view::Message),
    /// Whether the organiser allows the same sides twice.
    SameSides(bool),
    /// The series is to be recorded.
    RecordAsked,
    /// The first game is to be started.
    StartAsked,
    /// The series is recorded, or not.
    Recorded(Result<(), Failure>),
    /// The series is recorded and its game can start, or not.
    Prepared(Result<(), Failure>),
    /// The first game is started, or not.
    Started(Result<(), Failure>),
    /// What is typed is to be forgotten.
    ClearAsked,
}

/// The form of a new series.
#[derive(Debug, Default)]
pub struct NewSeries {
    typed: Typed,
    id: Option<SeriesId>,
    failure: Option<Failure>,
    /// What is typed could not be kept.
    unkept: Option<Failure>,
}

impl NewSeries {
    /// The form for a player, or for nobody yet.
    pub fn new(player: Option<PlayerId>, on_paper: bool, cx: &Cx<'_>) -> NewSeries {
        let mut typed = Typed { on_paper, ..Typed::default() };
        if let Some(player) = player {
            typed.first = Pick::of(player, cx);
        }
        NewSeries { typed, ..NewSeries::default() }
    }

    /// The form for the same two players once more.
    pub fn rematch(players: Seats<PlayerId>, cx: &Cx<'_>) -> NewSeries {
        let mut form = NewSeries::new(Some(players.first), false, cx);
        form.typed.second = Pick::of(players.second, cx);
        form
    }

    /// Puts the keyboard into the first field, and asks for what was typed before from a score sheet.
    pub fn find(&self, cx: &Cx<'_>) -> Task<Message> {
        let focus = operation::focus(self.first_field());
        if !self.typed.on_paper {
            return focus;
        }
        let kept = cx.worker.ask(|desk| {
            let text = desk.draft()?;
            Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
        });
        Task::batch([Task::perform(kept, Message::Found), focus])
    }

    fn first_field(&self) -> &'static str {
        if self.typed.first.is_empty() { FIRST } else { SECOND }
    }

    fn keep(&self, cx: &Cx<'_>) -> Task<Message> {
        let typed = self.typed.clone();
        let keep = cx.worker.ask(move |desk| {
            let text = serde_json::to_string(&typed).unwrap_or_default();
            desk.keep_draft((!typed.is_empty()).then_some(text.as_str()))
        });
        Task::perform(keep, Message::Kept)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        let before = self.typed.clone();
        let action = self.change(message, cx);
        if self.typed == before {
            return action;
        }
        self.failure = None;
        // Two names for a game on the screen are typed again soon enough: they are not to cost a half-entered result.
        if !self.typed.on_paper {
            return action;
        }
        match action {
            Action::None => Action::Run(self.keep(cx)),
            Action::Run(task) => Action::Run(Task::batch([self.keep(cx), task])),
            other => other,
        }
    }

    fn change(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Found(Ok(Some(typed))) if self.typed.is_empty() => {
                self.typed = Typed { on_paper: true, ..typed };
                return Action::Run(operation::focus(self.first_field()));
            }
            Message::Found(Ok(_)) | Message::Kept(Ok(())) => self.unkept = None,
            Message::Found(Err(failure)) | Message::Kept(Err(failure)) => self.unkept = Some(failure),
            Message::First(message) => {
                if self.typed.first.update(message, cx) {
                    return Action::Run(operation::focus(SECOND));
                }
            }
            Message::Second(message) => {
                if self.typed.second.update(message, cx) && self.typed.on_paper {
                    return Action::Run(self.focus_game(0));
                }
            }
            Message::OnPaper(on_paper) => {
                self.typed.on_paper = on_paper;
                if on_paper && self.typed.is_empty() {
                    return Action::Run(self.find(cx));
                }
            }
            Message::Boxed(boxed) => self.typed.boxed = boxed,
            Message::Long(length) => self.lengthen(length),
            Message::Practice(practice) => self.typed.practice = practice,
            Message::Dated(date) => self.typed.date = date,
            Message::DateEntered => return Action::Run(operation::focus(self.first_field())),
            Message::DrawAsked => self.typed.opener = Opener::Drawn(rand::random()),
            Message::Opens(seat) => self.typed.opener = Opener::Chosen(seat == Seat::Second),
            Message::Game(place, message) => return self.game(place, message, cx),
            Message::SameSides(allowed) => self.typed.same_sides = allowed,
            Message::RecordAsked => return self.record(cx),
            Message::StartAsked => return self.prepare(cx),
            Message::Prepared(Ok(())) => return self.start(cx),
            Message::Recorded(Ok(())) | Message::Started(Ok(())) => return self.leave(cx),
            Message::Recorded(Err(failure)) | Message::Prepared(Err(failure)) | Message::Started(Err(failure)) => {
                self.failure = Some(failure);
            }
            Message::ClearAsked => {
                self.typed = Typed { on_paper: self.typed.on_paper, ..Typed::default() };
                return Action::Run(operation::focus(FIRST));
            }
        }
        Action::None
    }

    fn lengthen(&mut self, length: u8) {
        self.typed.length = length;
        let by_piles = self.typed.games.first().is_some_and(|game| game.by_piles);
        while self.typed.games.len() < usize::from(length) {
            let animals = self.typed.games.last().map_or(Seat::First, |game| game.animals().opponent());
            self.typed.games.push(Draft::new(animals, by_piles));
        }
    }

    /// The forms of the games that the series has.
    fn games(&self) -> &[Draft] {
        let length = usize::from(self.typed.length).min(self.typed.games.len());
        &self.typed.games[..length]
    }

    fn game(&mut self, place: usize, message: paper_view::Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            paper_view::Message::Entered(at) => return self.entered(place, at, cx),
            // Whoever swaps the sides of a game means those of the games after it too.
            paper_view::Message::Swapped => {
                for game in self.typed.games.iter_mut().skip(place) {
                    game.update(paper_view::Message::Swapped);
                }
            }
            paper_view::Message::ByPiles(by_piles) => {
                for game in self.typed.games.iter_mut().skip(place) {
                    game.by_piles = by_piles;
                }
            }
            other => {
                if let Some(game) = self.typed.games.get_mut(place) {
                    game.update(other);
                }
            }
        }
        Action::None
    }

    /// Enter leads to the next field, and from the last one to the end.
    fn entered(&mut self, place: usize, at: At, cx: &Cx<'_>) -> Action<Message> {
        let places = self.typed.games.get(place).map(Draft::places).unwrap_or_default();
        let next = places.iter().position(|other| *other == at).and_then(|found| places.get(found + 1));
        match next {
            Some(next) => Action::Run(operation::focus(field_id(place + 1, *next))),
            None if place + 1 < self.games().len() => Action::Run(self.focus_game(place + 1)),
            None => self.record(cx),
        }
    }

    fn focus_game(&self, place: usize) -> Task<Message> {
        let at = self.typed.games.get(place).and_then(|game| game.places().first().copied());
        at.map_or_else(Task::none, |at| operation::focus(field_id(place + 1, at)))
    }

    fn players(&self, cx: &Cx<'_>) -> Option<Seats<PlayerId>> {
        let (first, second) = (self.typed.first.player(cx)?, self.typed.second.player(cx)?);
        (first != second).then_some(Seats { first, second })
    }

    /// The evening: today unless another date is typed.
    fn date(&self, cx: &Cx<'_>) -> Option<NaiveDate> {
        let typed = self.typed.date.trim();
        if typed.is_empty() { Some(cx.today()) } else { NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok() }
    }

    fn check(&self, place: usize, cx: &Cx<'_>) -> Checked {
        self.typed
            .games
            .get(place)
            .map_or(Checked::Empty, |game| game.check(self.typed.rules(), cx.club.settings.walkover, cx.words))
    }

    /// The games that are typed; `None` while one is not whole, or comes after one that is empty.
    fn typed_games(&self, cx: &Cx<'_>) -> Option<Vec<GameRecord>> {
        let mut games = Vec::new();
        for place in 0..self.games().len() {
            match self.check(place, cx) {
                Checked::Good(game) if games.len() == place => games.push(*game),
                Checked::Empty => {}
                _ => return None,
            }
        }
        (!games.is_empty()).then_some(games)
    }

    fn record_of(&self, games: Vec<GameRecord>, cx: &Cx<'_>) -> Option<SeriesRecord> {
        Some(SeriesRecord {
            id: SeriesId(Uuid::now_v7()),
            players: self.players(cx)?,
            date: self.date(cx)?,
            purpose: if self.typed.practice { Purpose::Practice } else { Purpose::Counted },
            length: Length::new(self.typed.length)?,
            same_sides: if self.typed.same_sides { SameSides::Allowed } else { SameSides::Refused },
            closed: false,
            games,
        })
    }

    fn record(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let record = self.typed_games(cx).and_then(|games| self.record_of(games, cx));
        record.map_or(Action::None, |record| self.carry_out(record, Message::Recorded))
    }

    /// Records the series without games; the first one starts once that is done.
    fn prepare(&mut self, cx: &Cx<'_>) -> Action<Message> {
        if self.typed.opener.seat().is_none() {
            return Action::None;
        }
        // The series may be there already, where only the start of the game failed.
        if self.id.is_some_and(|id| cx.club.series(id).is_some()) {
            return self.start(cx);
        }
        self.record_of(Vec::new(), cx).map_or(Action::None, |record| self.carry_out(record, Message::Prepared))
    }

    /// Records the series, and puts whoever is new on the list with it: one thing to undo.
    fn carry_out(&mut self, record: SeriesRecord, done: fn(Result<(), Failure>) -> Message) -> Action<Message> {
        self.id = Some(record.id);
        let new = [&self.typed.first, &self.typed.second].into_iter().filter_map(Pick::command);
        let mut commands: Vec<_> = new.collect();
        let record = Command::RecordSeries(record);
        let act = if commands.is_empty() {
            record.into()
        } else {
            commands.push(record);
            Act::Together(Batch { purpose: BatchPurpose::Evening, commands })
        };
        Action::Act { act, why: None, done }
    }

    fn start(&mut self, _cx: &Cx<'_>) -> Action<Message> {
        let (Some(series), Some(animals)) = (self.id, self.typed.opener.seat()) else { return Action::None };
        let Some(deal) = Deal::from_seed(rand::random()).next() else { return Action::None };
        let game = NewGame {
            id: GameId(Uuid::now_v7()),
            rules: self.typed.rules(),
            animals,
            deal,
            control: None,
            same_sides: SameSides::Refused,
        };
        Action::Act { act: Command::StartGame { series, game }.into(), why: None, done: Message::Started }
    }

    fn leave(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let on_paper = std::mem::take(&mut self.typed).on_paper;
        let place = match self.id {
            Some(series) if on_paper => Place::Series(series),
            Some(series) => Place::Play(series),
            None => Place::Home,
        };
        if on_paper { Action::RunAndGo(self.keep(cx), place) } else { Action::Go(place) }
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = &self.typed;
        let first = typed.first.view(FIRST, message!(words, "app-first-player"), cx).map(Message::First);
        let second = typed.second.view(SECOND, message!(words, "app-second-player"), cx).map(Message::Second);
        let is_same = typed.first.player(cx).is_some() && typed.first.player(cx) == typed.second.player(cx);
        let is_same = is_same.then(|| small(message!(words, "store-same-player")).style(theme::wrong));
        let players = column![row![first, second].spacing(gap::LARGE)].push(is_same).spacing(gap::SMALL);
        let ways = row![
            choice(message!(words, "app-on-screen"), !typed.on_paper, Message::OnPaper(false)),
            choice(message!(words, "app-on-paper"), typed.on_paper, Message::OnPaper(true)),
        ];
        let below = if typed.on_paper { self.paper(cx) } else { self.screen(cx) };
        let failures = [&self.failure, &self.unkept].into_iter().flatten();
        let failures = failures.map(|failure| wrong_note(cx.failure(failure)).into());
        let content = column![
            card(column![players, ways.spacing(gap::SMALL)].spacing(gap::MEDIUM)).width(Width::Fill),
            below,
            Column::with_children(failures).spacing(gap::SMALL),
            self.settings(cx),
        ];
        let clear = plain(message!(words, "app-clear"), (!typed.is_empty()).then_some(Message::ClearAsked));
        page(head(message!(words, "app-new-series"), row![clear]), content.spacing(gap::MEDIUM).max_width(980))
    }

    fn settings<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = &self.typed;
        let rules = row![
            choice(message!(words, "app-rules-classic"), !typed.boxed, Message::Boxed(false)),
            choice(message!(words, "app-rules-boxed"), typed.boxed, Message::Boxed(true)),
        ];
        let lengths = LENGTHS.map(|length| {
            let name = message!(words, "app-length", games = length);
            choice(name, length == typed.length, Message::Long(length)).into()
        });
        let lengths = iced::widget::Row::with_children(lengths);
        let is_date = self.date(cx).is_some();
        let fault = (!is_date).then(|| message!(words, "app-no-date"));
        let shown = if typed.date.is_empty() { cx.today().to_string() } else { typed.date.clone() };
        let date = field(DATE, message!(words, "app-date"), &shown, fault, Message::Dated, Some(Message::DateEntered));
        let practice =
            checkbox(typed.practice).label(message!(words, "app-practice-more")).on_toggle(Message::Practice);
        let labelled = |name: String, content: iced::widget::Row<'a, Message>| {
            column![small(name), content.spacing(gap::SMALL)].spacing(gap::TINY)
        };
        let content = column![
            row![labelled(message!(words, "app-length-of"), lengths), container(date).width(170)].spacing(gap::LARGE),
            labelled(message!(words, "app-rules"), rules),
            practice
        ];
        part(message!(words, "app-more-settings"), content.spacing(gap::MEDIUM)).into()
    }

    /// Who opens, and the start of the first game.
    fn screen<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = self.names(cx);
        let opener = self.typed.opener;
        let draw = plain(message!(words, "app-draw-lot"), Some(Message::DrawAsked));
        let chosen = |seat: Seat| {
            let is_chosen = matches!(opener, Opener::Chosen(_)) && opener.seat() == Some(seat);
            choice(names[seat].clone(), is_chosen, Message::Opens(seat))
        };
        let choices = row![draw, small(message!(words, "app-or")), chosen(Seat::First), chosen(Seat::Second)];
        let said = opener.seat().map(|seat| {
            let name = names[seat].as_str();
            let sentence = match opener {
                Opener::Drawn(_) => message!(words, "app-lot-fell", name = name),
                _ => message!(words, "app-opens", name = name),
            };
            text(sentence).font(font::DISPLAY).size(size::HEADING).style(theme::animals)
        });
        let can = cx.club.can_be_changed() && self.players(cx).is_some() && self.date(cx).is_some();
        let start =
            primary(message!(words, "app-start-game"), (can && opener.seat().is_some()).then_some(Message::StartAsked));
        let content = column![choices.spacing(gap::SMALL).align_y(Alignment::Center)].push(said).push(start);
        part(message!(words, "app-who-opens"), content.spacing(gap::MEDIUM)).into()
    }

    fn names(&self, cx: &Cx<'_>) -> Seats<String> {
        let name = |pick: &Pick, nobody: String| pick.label(cx).unwrap_or(nobody);
        Seats {
            first: name(&self.typed.first, message!(cx.words, "app-first-player")),
            second: name(&self.typed.second, message!(cx.words, "app-second-player")),
        }
    }

    /// The forms of all games, what they come to, and the end.
    fn paper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = self.names(cx);
        let games = self.games().iter().enumerate().map(|(place, draft)| {
            let checked = self.check(place, cx);
            let consequence = match &checked {
                Checked::Good(game) => words.consequence(place + 1, &game.fact(), &names),
                _ => None,
            };
            let number = place + 1;
            let shown = Shown { words, draft, checked, names: names.clone(), number, consequence };
            shown.view().map(move |message| Message::Game(place, message))
        });
        let swap = self.games().windows(2).any(|pair| pair[0].second_is_animals == pair[1].second_is_animals);
        let same_sides = (swap || self.typed.same_sides).then(|| {
            checkbox(self.typed.same_sides).label(message!(words, "app-same-sides")).on_toggle(Message::SameSides)
        });
        let games_typed = self.typed_games(cx);
        let sentence = games_typed.clone().and_then(|games| self.outcome(games, &names, cx));
        let count = games_typed.as_ref().map_or(0, Vec::len);
        let name = if count > 0 && count < self.games().len() {
            message!(words, "app-record-some", games = count)
        } else {
            message!(words, "app-record-series")
        };
        let can = cx.club.can_be_changed()
            && games_typed.is_some()
            && self.players(cx).is_some()
            && self.date(cx).is_some()
            && (!swap || self.typed.same_sides);
        let end = row![
            primary(name, can.then_some(Message::RecordAsked)),
            column![].push(sentence.map(strong)).width(Width::Fill)
        ];
        Column::with_children(games)
            .push(same_sides)
            .push(end.spacing(gap::MEDIUM).align_y(Alignment::Center))
            .spacing(gap::MEDIUM)
            .into()
    }

    /// What the typed games come to.
    fn outcome(&self, games: Vec<GameRecord>, names: &Seats<String>, cx: &Cx<'_>) -> Option<String> {
        let record = self.record_of(games, cx)?;
        let series = Series::new(record.id, record.players, record.date, record.length).ok()?;
        let facts = record.games.iter().map(GameRecord::fact).collect();
        let series = series.with_games(facts, SameSides::Allowed).ok()?;
        let result = series.result();
        let points = format!("{} – {}", result.points.first, result.points.second);
        Some(format!("{points}. {}", cx.words.series_outcome(&series, names)))
    }
}
