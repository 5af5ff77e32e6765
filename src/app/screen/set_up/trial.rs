//! Trying a set-up out: many events of it in memory, beside the interface, and what they came to in sentences; a Swiss is
//! compared with one round fewer and one more.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use chrono::NaiveDate;
use iced::Element;
use iced::widget::{Column, column, container};

use super::faults::WIDEST_SPREAD;
use super::typed::{Field, Kind, Typed};
use super::{Message, SetUp};
use crate::app::desk::Club;
use crate::app::screen::parts::{body, part, plain, small, strong, wrong_note};
use crate::app::screen::{Action, Cx};
use crate::app::theme::gap;
use crate::app::work::{Begin, Watching};
use crate::app::worker::apart;
use crate::club::{PlayerId, Ratings};
use crate::tournament::schedule::GroupDraw;
use crate::tournament::simulate::{Entrant, Habits, MIDDLE, Report, Setup, Stuck, entered, kept_apart, simulate_until};
use crate::tournament::{Cut, Format, Strength, Tournament};
use crate::words::{Words, message};

/// How many events are played of each set-up, if there is time for them.
const EVENTS: u32 = 200;
/// How long one set-up is tried out; a big one with fewer events.
const TIME: Duration = Duration::from_secs(6);

/// Those who entered a tournament, and whom of them it keeps apart, by places from the strongest on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entered {
    players: usize,
    kept_apart: Vec<(usize, usize, Strength)>,
}

impl Entered {
    /// Those of a tournament as it is.
    pub(super) fn of(tournament: &Tournament, club: &Club, ratings: &Ratings) -> Entered {
        let profile = |player: &PlayerId| Some((*player, club.people.get(*player)?.profile.clone()));
        let profiles: BTreeMap<_, _> = tournament.entries().keys().filter_map(profile).collect();
        let field = entered(tournament, &ratings.rounded());
        let (players, field) = (field.len(), field.into_iter().map(|(_, player)| player));
        Entered { players, kept_apart: kept_apart(tournament, &profiles, field) }
    }
}

/// What one set-up came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The rounds of its first stage, where somebody says how many.
    pub rounds: Option<u16>,
    /// What its events came to.
    pub report: Report,
}

impl Typed {
    /// The set-up to try out, and who plays in it.
    fn trial(&self, entered: &Entered, today: NaiveDate) -> Option<(Setup, Vec<Entrant>)> {
        let players = self.players()?;
        let (least, most) = WIDEST_SPREAD;
        let spread: u32 = self.number(Field::Spread, Some(600)).filter(|spread| (least..=most).contains(spread))?;
        let last = u32::try_from(players.players()).ok()?.saturating_sub(1).max(1);
        let entrant = |place: u32| {
            let strength = u16::try_from(u32::from(MIDDLE) + spread / 2 - spread * place / last).ok()?;
            Some(Entrant { strength, rating: Some(strength) })
        };
        let stages = self.stages()?;
        let cut = Cut { per_group: self.of_each_group()?, more: 0, draw: GroupDraw::Snake };
        let setup = Setup {
            settings: self.settings()?,
            cuts: vec![cut; stages.len()],
            stages,
            draw: GroupDraw::Snake,
            avoids: self.kept_apart(entered).to_vec(),
            room: self.room(players)?,
            date: today,
        };
        Some((setup, (0..=last).map(entrant).collect::<Option<_>>()?))
    }

    /// Whom the tournament keeps apart: of another number of players nobody knows who they are.
    fn kept_apart<'e>(&self, entered: &'e Entered) -> &'e [(usize, usize, Strength)] {
        let are_they = self.players().is_some_and(|players| players.players() == entered.players);
        if are_they { &entered.kept_apart } else { &[] }
    }

    /// The numbers of rounds to try: what is typed, and its neighbours where that is a choice.
    fn rounds_to_try(&self) -> Vec<Option<u16>> {
        match self.rounds().filter(|_| self.kind == Kind::Swiss) {
            Some(rounds) => [rounds, rounds.saturating_sub(1), rounds.saturating_add(1)]
                .into_iter()
                .filter(|rounds| *rounds > 0)
                .map(Some)
                .collect(),
            None => vec![None],
        }
    }
}

/// Plays all of it; `None` if it was given up.
fn run(
    setup: &Setup,
    entrants: &[Entrant],
    rounds: &[Option<u16>],
    watching: &Watching,
) -> Option<Result<Vec<Trial>, Stuck>> {
    let mut trials = Vec::new();
    for (at, &rounds_of_it) in rounds.iter().enumerate() {
        let mut setup = setup.clone();
        if let (Some(number), Some(Format::Swiss { rounds })) = (rounds_of_it, setup.stages.first_mut()) {
            *rounds = number;
        }
        let since = Instant::now();
        let mut is_given_up = false;
        let played = simulate_until(&setup, entrants, Habits::default(), EVENTS, setup.settings.lots, |done| {
            let share = (at as f32 + done as f32 / EVENTS as f32) / rounds.len() as f32;
            is_given_up = watching.far(share).is_break();
            if is_given_up || since.elapsed() > TIME { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if is_given_up {
            return None;
        }
        match played {
            Ok(report) => trials.push(Trial { rounds: rounds_of_it, report }),
            // A neighbour that cannot be played is left out.
            Err(stuck) if at == 0 => return Some(Err(stuck)),
            Err(_) => {}
        }
    }
    Some(Ok(trials))
}

impl SetUp {
    /// Tries out what is typed, beside the interface.
    pub(super) fn try_out(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Some((setup, entrants)) = self.typed.trial(&self.entered, cx.today()).filter(|_| self.tries.is_none())
        else {
            return Action::None;
        };
        let typed = Box::new(self.typed.clone());
        self.tries = Some(typed.clone());
        self.tried = None;
        let rounds = self.typed.rounds_to_try();
        let begin = Begin::new(move |watching| async move {
            let tried = apart(move || run(&setup, &entrants, &rounds, &watching)).await.ok().flatten();
            Message::Tried(typed, tried)
        });
        Action::Watch { what: message!(cx.words, "setup-trying"), begin }
    }

    /// How many pairs are kept apart, or why those of the tournament are not.
    fn said_apart(&self, words: &Words) -> Option<String> {
        if self.entered.kept_apart.is_empty() {
            return None;
        }
        let players = self.entered.players;
        Some(match self.typed.kept_apart(&self.entered).len() {
            0 => message!(words, "setup-not-apart", players = players),
            count => message!(words, "simulated-avoids", count = count),
        })
    }

    /// What trying out came to.
    pub(super) fn trial<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = self.tries.is_none() && self.typed.trial(&self.entered, cx.today()).is_some();
        let spread = container(self.field(Field::Spread, message!(words, "setup-spread"), cx));
        let try_out = plain(message!(words, "setup-try"), can.then_some(Message::TryAsked));
        let mut content = column![small(message!(words, "setup-try-more")), spread]
            .push(self.said_apart(words).map(small))
            .push(try_out)
            .spacing(gap::MEDIUM);
        if self.tries.is_some() {
            content = content.push(small(message!(words, "setup-trying")));
        }
        if let Some((typed, tried)) = &self.tried {
            if *typed != self.typed {
                content = content.push(small(message!(words, "setup-tried-before")));
            }
            content = content.push(match tried {
                Ok(trials) => {
                    let shown = trials.iter().enumerate().map(|(at, trial)| {
                        let events = trial.report.events;
                        let name = match trial.rounds {
                            Some(rounds) => message!(words, "setup-tried-rounds", rounds = rounds, events = events),
                            None => message!(words, "setup-tried", events = events),
                        };
                        let mut lines = words.simulated(&trial.report);
                        // Of neighbours only what makes the difference.
                        if at > 0 {
                            lines = [0, 1, 6].into_iter().filter_map(|line| lines.get(line).cloned()).collect();
                        }
                        let lines = lines.into_iter().map(|line| body(line).into());
                        column![strong(name), Column::with_children(lines).spacing(gap::SMALL)]
                            .spacing(gap::SMALL)
                            .into()
                    });
                    Element::from(Column::with_children(shown).spacing(gap::MEDIUM))
                }
                Err(stuck) => wrong_note(words.simulation_stuck(stuck)).into(),
            });
        }
        part(message!(words, "setup-trial"), content).into()
    }
}
