//! The form of one game: the next one, or a correction. What is typed is kept beside the club file until it is saved or given
//! up.

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::RelativeOffset;
use serde::{Deserialize, Serialize};

use super::{Message, SeriesPage, has_moves};
use crate::app::desk::Desk;
use crate::app::screen::paper::{At, Draft, Form};
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_lacks::Lack;
use crate::app::screen::paper_view::{self, field_id};
use crate::app::screen::parts::PAGE;
use crate::app::screen::preview::preview;
use crate::app::screen::{Action, Cx};
use crate::app::worker::Failure;
use crate::club::{Command, GameRecord, SameSides, Series, SeriesId, SeriesOutcome};
use crate::rules::{Ending, RuleSet};

/// The field of the reason.
pub(super) const WHY: &str = "why";

/// A game that is being typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Typing {
    /// Its number, from 1.
    pub(super) number: usize,
    /// Whether it is in the series already.
    pub(super) is_correction: bool,
    /// What the form showed at first: once that is another, what was typed into it is not meant any more.
    first: Draft,
    pub(super) draft: Draft,
    pub(super) why: String,
    pub(super) same_sides: bool,
    /// What is recorded, where that is a whole game, and whether the same sides are allowed twice.
    #[serde(skip)]
    recorded: (Option<Box<GameRecord>>, bool),
    /// What keeping it would change.
    #[serde(skip)]
    pub(super) preview: Vec<String>,
}

impl Typing {
    fn new(number: usize, draft: Draft, is_correction: bool, same_sides: bool) -> Typing {
        let first = draft.clone();
        let (why, preview, recorded) = (String::new(), Vec::new(), (None, same_sides));
        Typing { number, is_correction, first, draft, why, same_sides, recorded, preview }
    }

    fn is_of(&self, other: &Typing) -> bool {
        (self.number, self.is_correction) == (other.number, other.is_correction)
    }
}

/// The drafts of a correction and of the next game, as they were kept.
pub(super) type Drafts = [Option<Box<Typing>>; 2];

/// What was typed when the page of a series was left.
pub(super) fn kept(desk: &Desk, series: SeriesId) -> Result<Drafts, Failure> {
    Ok([desk.kept(&draft_file(series, true))?, desk.kept(&draft_file(series, false))?])
}

fn draft_file(series: SeriesId, is_correction: bool) -> String {
    let what = if is_correction { "correction" } else { "game" };
    format!("series-{}.{what}.draft", series.0)
}

impl SeriesPage {
    /// Whether a game can be corrected here.
    pub(super) fn is_correctable(&self, number: usize, cx: &Cx<'_>) -> bool {
        let game = self.record.as_ref().and_then(|record| record.games.get(number.checked_sub(1)?));
        game.is_some_and(|game| {
            let is_over = game.ending != Ending::Unfinished || self.is_to_decide(number);
            cx.club.can_be_changed() && is_over && !(has_moves(game) && cx.club.face_down.contains(&self.id))
        })
    }

    /// Whether the next game can be entered from a score sheet.
    pub(super) fn is_extendable(&self, cx: &Cx<'_>) -> bool {
        let is_incomplete = |series: &Series| series.result().outcome == SeriesOutcome::Incomplete;
        let is_live = cx.club.under_way.iter().any(|live| live.series == self.id);
        let awaits_decision = self.record.as_ref().is_some_and(|record| record.awaits_decision().is_some());
        let is_open = cx.club.series(self.id).as_ref().is_some_and(is_incomplete);
        cx.club.can_be_changed() && is_open && !is_live && !awaits_decision
    }

    /// Shows the form of a game that is in the series.
    pub(super) fn correct(&mut self, number: usize, cx: &Cx<'_>) -> Task<Message> {
        let typing = self.correction(number, cx);
        typing.map_or_else(Task::none, |typing| self.show(typing, cx))
    }

    fn correction(&self, number: usize, cx: &Cx<'_>) -> Option<Typing> {
        let record = self.record.as_ref().filter(|_| self.is_correctable(number, cx))?;
        let game = record.games.get(number.checked_sub(1)?)?;
        let mut typing = Typing::new(number, Draft::of(game), true, record.same_sides == SameSides::Allowed);
        // A game that waits for a decision is not as it is to be.
        if !self.is_to_decide(number)
            && let Checked::Good(game) = self.check(&typing, cx)
        {
            typing.recorded.0 = Some(game);
        }
        Some(typing)
    }

    /// Shows the form of the next game.
    pub(super) fn add(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let typing = self.addition(cx);
        typing.map_or_else(Task::none, |typing| self.show(typing, cx))
    }

    fn addition(&self, cx: &Cx<'_>) -> Option<Typing> {
        let series = cx.club.series(self.id).filter(|_| self.is_extendable(cx))?;
        Some(Typing::new(series.games().len() + 1, Draft::new(series.next_animals(), Form::Totals), false, false))
    }

    fn show(&mut self, typing: Typing, cx: &Cx<'_>) -> Task<Message> {
        let first = typing.draft.places().first().map(|at| field_id(typing.number, *at));
        (self.typing, self.asked) = (Some(typing), None);
        self.preview(cx);
        let top = operation::snap_to(PAGE, RelativeOffset::START);
        Task::batch([top, first.map_or_else(Task::none, operation::focus)])
    }

    /// The form that is shown, or was kept, on what is recorded now; `None` where that cannot be typed any more.
    fn renewed(&self, typing: Typing, cx: &Cx<'_>) -> Option<Typing> {
        let empty = if typing.is_correction { self.correction(typing.number, cx) } else { self.addition(cx) };
        let mut empty = empty.filter(|empty| empty.is_of(&typing))?;
        let source = empty.draft.source.take();
        (empty.draft, empty.draft.source) = (typing.draft, source);
        (empty.why, empty.same_sides) = (typing.why, typing.same_sides);
        Some(empty)
    }

    /// Puts the form that is shown on what is recorded now.
    pub(super) fn renew(&mut self, cx: &Cx<'_>) {
        self.typing = self.typing.take().and_then(|typing| self.renewed(typing, cx));
        self.preview(cx);
    }

    /// Shows what was typed when the page was left, or the program ended. What is typed meanwhile is newer, and what was typed
    /// of something that is recorded otherwise now is forgotten.
    pub(super) fn go_on(&mut self, kept: Drafts, cx: &Cx<'_>) -> Task<Message> {
        if !cx.club.can_be_changed() || !self.is_untouched() {
            return Task::none();
        }
        let shown = self.typing.as_ref().map(|typing| typing.is_correction);
        let mut tasks = Vec::new();
        for kept in kept.into_iter().flatten().filter(|kept| shown.is_none_or(|is| is == kept.is_correction)) {
            let (first, is_correction) = (kept.first.clone(), kept.is_correction);
            let typing = self.renewed(*kept, cx).filter(|typing| typing.first.is_typed_as(&first));
            match typing.filter(|typing| !self.says_nothing_new(typing, cx)) {
                Some(typing) => {
                    tasks.push(self.show(typing, cx));
                    break;
                }
                None => tasks.push(self.forget(is_correction, cx)),
            }
        }
        Task::batch(tasks)
    }

    /// Keeps what is typed.
    fn keep(&self, cx: &Cx<'_>) -> Task<Message> {
        let Some(typing) = self.typing.as_ref() else { return Task::none() };
        if self.is_untouched() {
            return self.forget(typing.is_correction, cx);
        }
        let (id, file, typing) = (self.id, draft_file(self.id, typing.is_correction), typing.clone());
        let keep = cx.worker.ask(move |desk| desk.keep(&file, Some(&typing)));
        Task::perform(keep, move |kept| Message::Kept(id, kept))
    }

    fn forget(&self, is_correction: bool, cx: &Cx<'_>) -> Task<Message> {
        let (id, file) = (self.id, draft_file(self.id, is_correction));
        let forget = cx.worker.ask(move |desk| desk.keep::<Typing>(&file, None));
        Task::perform(forget, move |kept| Message::Kept(id, kept))
    }

    /// Puts the form away, and forgets what was typed.
    pub(super) fn put_away(&mut self, cx: &Cx<'_>) -> Task<Message> {
        (self.asked, self.failure) = (None, None);
        let typing = self.typing.take();
        typing.map_or_else(Task::none, |typing| self.forget(typing.is_correction, cx))
    }

    pub(super) fn game(&mut self, message: paper_view::Message, cx: &Cx<'_>) -> Action<Message> {
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
        self.changed(cx)
    }

    /// Something else is typed.
    pub(super) fn changed(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.failure = None;
        self.preview(cx);
        Action::Run(self.keep(cx))
    }

    pub(super) fn rules(&self) -> RuleSet {
        let game = self.record.as_ref().and_then(|record| record.games.first());
        game.map_or(RuleSet::Classic, |game| game.recorded.rules())
    }

    fn check(&self, typing: &Typing, cx: &Cx<'_>) -> Checked {
        typing.draft.check(typing.number, self.rules(), cx.club.settings.walkover, cx.words)
    }

    pub(super) fn checked(&self, cx: &Cx<'_>) -> Checked {
        self.typing.as_ref().map_or(Checked::Empty, |typing| self.check(typing, cx))
    }

    /// Whether a correction says as much as what it corrects.
    pub(super) fn changes_nothing(&self, cx: &Cx<'_>) -> bool {
        self.typing.as_ref().is_some_and(|typing| self.says_nothing_new(typing, cx))
    }

    fn says_nothing_new(&self, typing: &Typing, cx: &Cx<'_>) -> bool {
        match (self.check(typing, cx), &typing.recorded) {
            (Checked::Good(now), (Some(recorded), allowed)) => now == *recorded && typing.same_sides == *allowed,
            _ => false,
        }
    }

    /// Whether nothing is typed that would be lost.
    pub(super) fn is_untouched(&self) -> bool {
        self.typing.as_ref().is_none_or(|typing| {
            typing.draft.is_typed_as(&typing.first)
                && typing.why.trim().is_empty()
                && typing.same_sides == typing.recorded.1
        })
    }

    /// What would be kept.
    fn good(&self, cx: &Cx<'_>) -> Option<GameRecord> {
        match self.checked(cx) {
            Checked::Good(game) if !self.changes_nothing(cx) => Some(*game),
            _ => None,
        }
    }

    /// Whether what is typed can be kept, and is worth it.
    pub(super) fn can_save(&self, cx: &Cx<'_>) -> bool {
        self.good(cx).is_some()
    }

    /// What keeps the form from being saved, and where it is put right.
    pub(super) fn lack(&self, cx: &Cx<'_>) -> Option<Lack<At>> {
        let typing = self.typing.as_ref()?;
        let names = cx.club.people.labels(cx.club.series(self.id)?.players());
        typing.draft.lacks(&self.checked(cx), typing.number, &names, cx.words)
    }

    pub(super) fn save(&mut self, cx: &Cx<'_>) -> Action<Message> {
        // Whoever presses Enter at the end goes to what is missing.
        if let (Some(lack), Some(typing)) = (self.lack(cx), &self.typing) {
            return Action::Run(operation::focus(field_id(typing.number, lack.at)));
        }
        let (Some(game), Some(typing)) = (self.good(cx), &self.typing) else { return Action::None };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        let (series, number) = (self.id, typing.number);
        let why = Some(typing.why.trim().to_owned()).filter(|why| !why.is_empty());
        let command = if typing.is_correction {
            Command::CorrectGame { series, number, game, same_sides }
        } else {
            Command::AddGame { series, game, same_sides }
        };
        self.is_acting = true;
        Action::Act { act: command.into(), why, done: Message::Done }
    }

    fn preview(&mut self, cx: &Cx<'_>) {
        let (checked, Some(series)) = (self.checked(cx), cx.club.series(self.id)) else { return };
        let is_same = self.changes_nothing(cx);
        let Some(typing) = &mut self.typing else { return };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        typing.preview = match checked {
            Checked::Good(game) if !is_same => preview(&series, typing.number, game.fact(), same_sides, cx),
            _ => Vec::new(),
        };
    }
}
