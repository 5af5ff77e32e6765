//! The result of a table, as its score sheet has it: entered for the first time, or corrected after what that changes was
//! shown.

use iced::Task;
use iced::advanced::widget::operate;
use iced::widget::operation;
use iced::widget::scrollable::RelativeOffset;

use super::correcting::{CORRECT, Changes, Choice};
use super::event::Event;
use super::{Busy, Message as Parent, TournamentScreen, View, new_series};
use crate::app::screen::paper::{At, Draft, Form, How};
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_view::{self, field_id};
use crate::app::screen::parts::PAGE;
use crate::app::screen::{Action, Cx};
use crate::app::widget::tab;
use crate::app::worker::Failure;
use crate::club::{self, GameFact, GameRecord, PlayerId, SameSides, Seat, Seats, Series, SeriesId, SeriesRecord};
use crate::rules::{Points, RuleSet};
use crate::tournament::{Act, Command, Pairing, Progress, Round, RoundNumber, TableNumber, extras_due};
use crate::words::Words;

/// The field of the reason of a correction.
pub(super) const WHY: &str = "entering-why";

/// What is written down of a series, and what was typed before and not written.
pub type Found = (Option<Box<SeriesRecord>>, Option<Vec<Draft>>);

/// What happened in the forms.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is written down of the series was read, and what was typed before.
    Read(SeriesId, Result<Found, Failure>),
    /// What is typed was kept.
    Kept(Result<(), Failure>),
    /// In the form of a game, by its place.
    Game(usize, paper_view::Message),
    /// The reason of a correction was typed.
    Why(String),
    /// The games that are in are to be corrected.
    CorrectAsked,
    /// Somebody did not come: the games are walkovers.
    NotCome(Seat),
    /// Neither came, or that is taken back.
    NobodyCame(bool),
    /// What is typed is to be written, or first what it changes is to be said.
    SaveAsked,
    /// What it changes.
    Previewed(SeriesId, Result<Box<Changes>, Failure>),
    /// It is meant, and the round under way is paired like that.
    Chosen(Choice),
    /// The forms are left.
    Closed,
}

/// The result of a table.
#[derive(Debug)]
pub struct Entering {
    pub(super) round: RoundNumber,
    pub(super) table: TableNumber,
    pub(super) series: SeriesId,
    pub(super) players: Seats<PlayerId>,
    /// What makes the series, where it is due and not there yet.
    made_by: Option<Command>,
    /// The games, from the first one that can be typed.
    pub(super) games: Vec<Draft>,
    /// How many games are in before the first of them.
    pub(super) before: usize,
    pub(super) is_correction: bool,
    record: Option<Box<SeriesRecord>>,
    pub(super) why: String,
    pub(super) needs_why: bool,
    pub(super) changes: Option<Box<Changes>>,
    /// What the correction changes is being found out, and nothing was typed since.
    asks: bool,
    /// What was played is shown to nobody yet.
    hides_moves: bool,
    pub(super) no_show: bool,
    walkover: Points,
    length: usize,
}

impl Entering {
    /// The forms of a table.
    fn new(event: &Event, round: &Round, pairing: &Pairing, cx: &Cx<'_>) -> Entering {
        let (series, players, made_by) = target(event, round, pairing, cx);
        let settings = event.tournament.settings();
        Entering {
            round: round.number,
            table: pairing.table,
            series,
            players,
            made_by,
            games: Vec::new(),
            before: 0,
            is_correction: false,
            record: None,
            why: String::new(),
            needs_why: event.tournament.needs_reason(series),
            changes: None,
            asks: false,
            hides_moves: cx.club.face_down.contains(&series),
            no_show: pairing.is_double_no_show(&event.results),
            walkover: settings.walkover,
            length: settings.length.games(),
        }
    }

    /// Whether they are still about something that is there.
    pub(super) fn fits(&self, event: &Event) -> bool {
        let pairing = event.tournament.rounds().get(&self.round).and_then(|round| round.at(self.table));
        pairing.is_some_and(|pairing| pairing.is_of(self.players))
    }

    fn read(&self, cx: &Cx<'_>) -> Task<Parent> {
        let series = self.series;
        let read = cx.worker.ask(move |desk| {
            let record = desk.club()?.series_record(series)?.map(Box::new);
            // What makes no sense is typed again.
            let draft = desk.kept::<Vec<Draft>>(&draft_file(series)).ok().flatten();
            Ok((record, draft))
        });
        Task::perform(read, move |read| Parent::Entering(Message::Read(series, read)))
    }

    /// The forms of the games that are missing, or of all where they are corrected.
    fn lay_out(&mut self, draft: Option<Vec<Draft>>) {
        let known = self.record.as_ref().map_or(&[][..], |record| record.games.as_slice());
        if self.is_correction {
            self.before = 0;
            // Moves on a deal that others still play are shown to nobody.
            let draft = if self.hides_moves { Draft::totals_of } else { Draft::of };
            self.games = known.iter().map(draft).collect();
            return;
        }
        self.before = known.len();
        let first = known.last().map_or(Seat::First, |game| game.animals.opponent());
        let sides = std::iter::successors(Some(first), |side| Some(side.opponent()));
        let empty = sides.take(self.length.saturating_sub(known.len())).map(|side| Draft::new(side, Form::Totals));
        self.games = empty.collect();
        if let Some(draft) = draft.filter(|draft| draft.len() == self.games.len()) {
            self.games = draft;
        }
    }

    pub(super) fn rules(&self) -> RuleSet {
        let game = self.record.as_ref().and_then(|record| record.games.first());
        game.map_or(RuleSet::Classic, |game| game.recorded.rules())
    }

    pub(super) fn check(&self, place: usize, words: &Words) -> Checked {
        let number = self.before + place + 1;
        let game = self.games.get(place);
        game.map_or(Checked::Empty, |game| game.check(number, self.rules(), self.walkover, words))
    }

    /// The games that are typed; `None` while one is not whole, or comes after one that is empty.
    fn typed(&self, words: &Words) -> Option<Vec<GameRecord>> {
        let mut games = Vec::new();
        for place in 0..self.games.len() {
            match self.check(place, words) {
                Checked::Good(game) if games.len() == place => games.push(*game),
                Checked::Empty if !self.is_correction => {}
                _ => return None,
            }
        }
        (!games.is_empty()).then_some(games)
    }

    /// Whether what is typed can be written.
    pub(super) fn is_whole(&self, words: &Words) -> bool {
        self.typed(words).is_some() && (!self.needs_why || !self.why.trim().is_empty())
    }

    /// Goes back from what a correction changes to what is typed, if that is shown.
    pub(super) fn back(&mut self) -> Option<Task<Parent>> {
        self.changes.take().map(|_| self.focus(0))
    }

    fn focus(&self, place: usize) -> Task<Parent> {
        let at = self.games.get(place).and_then(|game| game.places().first().copied());
        at.map_or_else(Task::none, |at| focus(field_id(self.before + place + 1, at)))
    }

    /// Forgets what was typed, once it is written.
    pub(super) fn forget(&self, cx: &Cx<'_>) -> Task<Parent> {
        let file = draft_file(self.series);
        let forget = cx.worker.ask(move |desk| desk.keep::<Vec<Draft>>(&file, None));
        Task::perform(forget, |kept| Parent::Entering(Message::Kept(kept)))
    }

    /// The club's commands that write the games.
    pub(super) fn commands(&self, words: &Words) -> Vec<club::Command> {
        let (series, games) = (self.series, self.typed(words).unwrap_or_default());
        let same_sides = self.record.as_ref().map_or(SameSides::Refused, |record| record.same_sides);
        if !self.is_correction {
            return games.into_iter().map(|game| club::Command::AddGame { series, game, same_sides }).collect();
        }
        let known = self.record.as_ref().map_or(&[][..], |record| record.games.as_slice());
        // Where the moves are kept from whoever corrects, a game is another one only by its result.
        let differs = |game: &GameRecord, known: &GameRecord| {
            if self.hides_moves { game.fact() != known.fact() } else { game != known }
        };
        let changed = (1..).zip(games.into_iter().zip(known)).filter(|(_, (game, known))| differs(game, known));
        changed.map(|(number, (game, _))| club::Command::CorrectGame { series, number, game, same_sides }).collect()
    }

    /// The series with what is typed in it.
    fn after(&self, event: &Event, words: &Words) -> Option<Series> {
        let series = event.results.series.get(&self.series)?;
        let mut games: Vec<GameFact> = series.games().iter().take(self.before).cloned().collect();
        games.extend(self.typed(words)?.iter().map(GameRecord::fact));
        series.clone().with_games(games, SameSides::Allowed).ok()
    }
}

fn draft_file(series: SeriesId) -> String {
    format!("draft-{series}")
}

/// Puts the keyboard into a field, and the field into sight.
pub(super) fn focus(id: String) -> Task<Parent> {
    operation::focus(id).chain(operate(tab::reveal(PAGE)).discard())
}

/// The series that games are entered for: the one of the pairing, or in a knockout the one after it.
fn target(
    event: &Event,
    round: &Round,
    pairing: &Pairing,
    cx: &Cx<'_>,
) -> (SeriesId, Seats<PlayerId>, Option<Command>) {
    let open = pairing.all_series().find(|series| event.results.progress(**series) != Progress::Complete);
    let due = extras_due(&event.tournament, &event.results);
    if open.is_none() && due.iter().any(|(_, _, due)| due.series == pairing.series) {
        let series = new_series();
        // Whoever opened last time does not open this time.
        let Seats { first, second } = pairing.players;
        let is_swapped = pairing.extra.len().is_multiple_of(2);
        let players = if is_swapped { Seats { first: second, second: first } } else { pairing.players };
        let command = Command::AddExtra { round: round.number, table: pairing.table, series, date: cx.today() };
        return (series, players, Some(command));
    }
    let series = open.or(pairing.extra.last()).copied().unwrap_or(pairing.series);
    let players = event.results.series.get(&series).map_or(pairing.players, Series::players);
    (series, players, None)
}

impl TournamentScreen {
    /// Opens the forms of a table.
    pub(super) fn open_table(&mut self, round: RoundNumber, table: TableNumber, cx: &Cx<'_>) -> Action<Parent> {
        let Some(event) = self.event.clone() else { return Action::None };
        let found = event.tournament.rounds().get(&round);
        let Some((round, pairing)) = found.and_then(|round| Some((round, round.at(table)?))) else {
            let refused = crate::tournament::Refusal::NoPairing { round, table };
            self.failure = Some(crate::store::StoreError::TournamentRefused(refused).into());
            self.table.clear();
            return Action::None;
        };
        self.failure = None;
        self.view = View::Desk;
        let entering = Entering::new(&event, round, pairing, cx);
        let read = entering.read(cx);
        self.busy = Busy::Entering(Box::new(entering));
        Action::Run(read)
    }

    /// What a message changes in the forms of a table.
    pub(super) fn entering(&mut self, message: Message, cx: &Cx<'_>) -> Action<Parent> {
        let Some(event) = self.event.clone() else { return Action::None };
        let Busy::Entering(entering) = &mut self.busy else { return Action::None };
        match message {
            Message::Read(series, read) if series == entering.series => {
                let (record, draft) = match read {
                    Ok(read) => read,
                    Err(failure) => {
                        self.failure = Some(failure);
                        return Action::None;
                    }
                };
                entering.record = record;
                let games = entering.record.as_ref().map_or(0, |record| record.games.len());
                let is_over = event.results.progress(series) == Progress::Complete;
                entering.is_correction = games > 0 && is_over;
                entering.lay_out(draft);
                return Action::Run(entering.focus(0));
            }
            Message::Read(..) | Message::Kept(Ok(())) => {}
            Message::Kept(Err(failure)) => self.failure = Some(failure),
            Message::Why(why) => entering.why = why,
            Message::Game(place, message) => {
                // Whoever goes from field to field changes nothing.
                if !matches!(message, paper_view::Message::Entered(_)) {
                    entering.changes = None;
                    entering.asks = false;
                }
                return self.in_game(place, message, cx);
            }
            Message::CorrectAsked => {
                entering.is_correction = true;
                entering.changes = None;
                entering.lay_out(None);
                return Action::Run(entering.focus(0));
            }
            Message::NotCome(seat) => {
                for game in &mut entering.games {
                    (game.how, game.second_lost) = (How::Walkover, seat == Seat::Second);
                }
            }
            Message::NobodyCame(no_show) => {
                let (round, table) = (entering.round, entering.table);
                return self.act(Command::NoShow { round, table, no_show });
            }
            Message::SaveAsked => return self.save(&event, cx),
            Message::Previewed(series, changes) if series == entering.series && entering.asks => {
                entering.asks = false;
                match changes {
                    Ok(changes) => {
                        entering.changes = Some(changes);
                        // What changes stands above the forms, and Enter writes it.
                        let above = operation::snap_to(PAGE, RelativeOffset::START);
                        return Action::Run(above.chain(operation::focus(CORRECT)));
                    }
                    Err(failure) => self.failure = Some(failure),
                }
            }
            Message::Previewed(..) => {}
            Message::Chosen(choice) => return self.correct(choice, cx),
            Message::Closed => return self.leave(),
        }
        Action::None
    }

    fn in_game(&mut self, place: usize, message: paper_view::Message, cx: &Cx<'_>) -> Action<Parent> {
        let Busy::Entering(entering) = &mut self.busy else { return Action::None };
        self.failure = None;
        match message {
            paper_view::Message::Entered(_) if entering.changes.is_some() => {
                return Action::Run(operation::focus(CORRECT));
            }
            paper_view::Message::Entered(at) => {
                let places = entering.games.get(place).map(Draft::places).unwrap_or_default();
                let next = places.iter().position(|other: &At| *other == at).and_then(|found| places.get(found + 1));
                return match next {
                    Some(next) => Action::Run(focus(field_id(entering.before + place + 1, *next))),
                    None if place + 1 < entering.games.len() => Action::Run(entering.focus(place + 1)),
                    None if entering.needs_why && entering.why.trim().is_empty() => Action::Run(focus(WHY.to_owned())),
                    None => self.entering(Message::SaveAsked, cx),
                };
            }
            // Whoever swaps the sides of a game means those of the games after it too.
            paper_view::Message::Swapped => {
                for game in entering.games.iter_mut().skip(place) {
                    game.second_is_animals = !game.second_is_animals;
                }
            }
            other => {
                let rules = entering.rules();
                if let Some(game) = entering.games.get_mut(place) {
                    game.update(other, rules);
                }
            }
        }
        if entering.is_correction {
            return Action::None;
        }
        // A half-entered result outlives the form and the program.
        let (file, games) = (draft_file(entering.series), entering.games.clone());
        let keep = cx.worker.ask(move |desk| desk.keep(&file, Some(&games)));
        Action::Run(Task::perform(keep, |kept| Parent::Entering(Message::Kept(kept))))
    }

    /// Writes a result; a correction is shown first with what it changes.
    fn save(&mut self, event: &std::sync::Arc<Event>, cx: &Cx<'_>) -> Action<Parent> {
        let Busy::Entering(entering) = &mut self.busy else { return Action::None };
        if !entering.is_whole(cx.words) {
            return Action::None;
        }
        if entering.changes.is_some() {
            return Action::Run(operation::focus(CORRECT));
        }
        if entering.is_correction {
            if entering.commands(cx.words).is_empty() {
                return self.leave();
            }
            let Some(after) = entering.after(event, cx.words) else { return Action::None };
            let (series, round) = (entering.series, entering.round);
            entering.asks = true;
            let (event, club, language) = (event.clone(), cx.club.clone(), cx.words.language());
            let ask = cx.worker.ask(move |_| Ok(Box::new(Changes::of(&event, after, round, &club, language))));
            return Action::Run(Task::perform(ask, move |changes| {
                Parent::Entering(Message::Previewed(series, changes))
            }));
        }
        let (made_by, why) = (entering.made_by.clone(), entering.why.clone());
        let games: Vec<_> = entering.commands(cx.words).into_iter().map(Act::Club).collect();
        let made_by = made_by.map(|command| self.about(command));
        self.carry_out(made_by.into_iter().chain(games).collect(), Some(why))
    }
}
