//! The form of one game: the next one, or a correction. What is typed is kept beside the club file until it is saved or given
//! up.

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::RelativeOffset;
use serde::{Deserialize, Serialize};

use super::{Message, SeriesPage};
use crate::app::screen::paper::{At, Draft, Form};
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_view::{self, field_id};
use crate::app::screen::parts::PAGE;
use crate::app::screen::preview::preview;
use crate::app::screen::{Action, Cx};
use crate::club::{Command, GameRecord, SameSides, Seat, SeriesId};
use crate::rules::RuleSet;

/// The field of the reason.
pub(super) const WHY: &str = "why";

/// A game that is being typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Typing {
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) draft: Draft,
    /// Whether it is in the series already.
    pub(super) is_correction: bool,
    pub(super) why: String,
    pub(super) same_sides: bool,
    /// The whole game that the form showed at first, if it was one, and whether the same sides were allowed twice.
    #[serde(skip)]
    before: (Option<Box<GameRecord>>, bool),
    /// What keeping it would change.
    #[serde(skip)]
    pub(super) preview: Vec<String>,
}

impl Typing {
    fn new(number: usize, draft: Draft, is_correction: bool, same_sides: bool) -> Typing {
        let (why, preview) = (String::new(), Vec::new());
        Typing { number, draft, is_correction, why, same_sides, before: (None, same_sides), preview }
    }
}

fn draft_file(series: SeriesId) -> String {
    format!("series-{}.draft", series.0)
}

impl SeriesPage {
    /// Shows the form of a game that is in the series.
    pub(super) fn correct(&mut self, number: usize, cx: &Cx<'_>) -> Task<Message> {
        let typing = self.correction(number, cx);
        typing.map_or_else(Task::none, |typing| self.show(typing, cx))
    }

    fn correction(&self, number: usize, cx: &Cx<'_>) -> Option<Typing> {
        let record = self.record.as_ref()?;
        let game = record.games.get(number.checked_sub(1)?)?;
        let mut typing = Typing::new(number, Draft::of(game), true, record.same_sides == SameSides::Allowed);
        // A game that waits for a decision is not as it is to be.
        if !self.is_to_decide(number)
            && let Checked::Good(game) = self.check(&typing, cx)
        {
            typing.before.0 = Some(game);
        }
        Some(typing)
    }

    /// Shows the form of the next game.
    pub(super) fn add(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let typing = self.addition(cx);
        typing.map_or_else(Task::none, |typing| self.show(typing, cx))
    }

    fn addition(&self, cx: &Cx<'_>) -> Option<Typing> {
        let series = cx.club.series(self.id)?;
        let animals = series.games().last().map_or(Seat::First, |game| game.animals.opponent());
        Some(Typing::new(series.games().len() + 1, Draft::new(animals, Form::Totals), false, false))
    }

    fn show(&mut self, typing: Typing, cx: &Cx<'_>) -> Task<Message> {
        let first = typing.draft.places().first().map(|at| field_id(typing.number, *at));
        self.typing = Some(typing);
        self.preview(cx);
        let top = operation::snap_to(PAGE, RelativeOffset::START);
        Task::batch([top, first.map_or_else(Task::none, operation::focus)])
    }

    /// Shows what was typed when the page was left, or the program ended, if it can still be meant and nothing else is typed.
    pub(super) fn go_on(&mut self, kept: Option<Typing>, cx: &Cx<'_>) -> Task<Message> {
        let Some(kept) = kept.filter(|_| cx.club.can_be_changed()) else { return Task::none() };
        let empty = if kept.is_correction { self.correction(kept.number, cx) } else { self.addition(cx) };
        let Some(mut typing) = empty.filter(|empty| empty.number == kept.number) else { return Task::none() };
        let is_other = |shown: &Typing| (shown.number, shown.is_correction) != (kept.number, kept.is_correction);
        if self.typing.as_ref().is_some_and(is_other) {
            return Task::none();
        }
        let source = typing.draft.source.take();
        (typing.draft, typing.draft.source) = (kept.draft, source);
        (typing.why, typing.same_sides) = (kept.why, kept.same_sides);
        self.show(typing, cx)
    }

    /// What was typed when the page was left.
    pub(super) fn kept(desk: &crate::app::desk::Desk, series: SeriesId) -> Option<Typing> {
        // What makes no sense is typed again.
        desk.kept(&draft_file(series)).ok().flatten()
    }

    /// Keeps what is typed; forgets it where nothing is.
    pub(super) fn keep(&self, cx: &Cx<'_>) -> Task<Message> {
        let (file, typing) = (draft_file(self.id), self.typing.clone().filter(|_| !self.is_untouched(cx)));
        Task::perform(cx.worker.ask(move |desk| desk.keep(&file, typing.as_ref())), Message::Kept)
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
        self.typing.as_ref().is_some_and(|typing| match (self.check(typing, cx), &typing.before) {
            (Checked::Good(now), (Some(before), allowed)) => now == *before && typing.same_sides == *allowed,
            _ => false,
        })
    }

    /// Whether nothing is typed yet.
    pub(super) fn is_untouched(&self, cx: &Cx<'_>) -> bool {
        self.typing.as_ref().is_none_or(|typing| {
            let is_as_before = if typing.is_correction {
                self.changes_nothing(cx)
            } else {
                self.addition(cx).is_some_and(|empty| empty.draft == typing.draft && !typing.same_sides)
            };
            is_as_before && typing.why.trim().is_empty()
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

    pub(super) fn save(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let (Some(game), Some(typing)) = (self.good(cx), &self.typing) else { return Action::None };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        let (series, number) = (self.id, typing.number);
        let why = Some(typing.why.trim().to_owned()).filter(|why| !why.is_empty());
        let command = if typing.is_correction {
            Command::CorrectGame { series, number, game, same_sides }
        } else {
            Command::AddGame { series, game, same_sides }
        };
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
