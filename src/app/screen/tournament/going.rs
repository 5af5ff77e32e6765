//! Somebody who will not play in the round that is being paired, or leaves: what that comes to, before it is done.

use iced::Task;

use super::event::Event;
use super::people::coming_without;
use super::proposing::{Message, Proposing, pairs};
use super::{Busy, Message as Parent, TournamentScreen};
use crate::app::desk::Club;
use crate::app::screen::{Action, Cx};
use crate::app::worker::Failure;
use crate::club::{PlayerId, SeriesId};
use crate::tournament::{Arrangement, Command, Facts, Known, Out, RoundNumber, Tournament, Wishes, propose};
use crate::words::{Words, message};
use uuid::Uuid;

/// New pairs that are named; of more it is said how many there are.
const NAMED: usize = 4;

/// How somebody does not play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// Not in the round that is being paired.
    Out(Out),
    /// From now on.
    Leaves,
}

/// Somebody who will not play, and what that comes to.
#[derive(Clone, Debug)]
pub struct Gone {
    player: PlayerId,
    going: Going,
    /// What is done once it is meant, just as it was said.
    command: Command,
    is_meant: bool,
    pub(super) said: Vec<String>,
}

impl Gone {
    /// Whether it is what was asked for.
    pub(super) fn is_of(&self, asked: (PlayerId, Going)) -> bool {
        (self.player, self.going) == asked
    }
}

fn command(player: PlayerId, going: Going, event: &Event, round: RoundNumber) -> Command {
    match going {
        Going::Out(out) => Command::SitOut { round, player, out: Some(out) },
        Going::Leaves => Command::Withdraw { player, from: coming_without(event, player) },
    }
}

/// The tournament as it would be after a command.
fn after(event: &Event, command: &Command, words: &Words, club: &Club) -> Result<Tournament, Failure> {
    let who = |player| Some(club.people.label(player));
    let (results, tournament) = (event.results.clone(), Some(event.tournament.clone()));
    let facts = Facts { tournament, players: command.players().into_iter().collect(), results };
    let changes = command.changes(&facts).map_err(|refusal| Failure::Said(words.tournament_refused(&refusal, &who)))?;
    event.tournament.after(&changes).map_err(|fault| Failure::Said(words.tournament_refused(&fault.into(), &who)))
}

/// What it comes to.
fn said(
    (player, going): (PlayerId, Going),
    command: &Command,
    event: &Event,
    proposing: &Proposing,
    club: &Club,
    words: &Words,
) -> Result<Vec<String>, Failure> {
    let round = proposing.proposal.round;
    let label = |player| club.people.label(player);
    let name = label(player);
    // What is refused is said before anybody means it.
    let tournament = after(event, command, words, club)?;
    let mut said = vec![match (going, command) {
        (Going::Out(out), _) => {
            let points = words.match_points(event.tournament.settings().worth(out));
            message!(words, "event-going-out", name = name, round = round.0, out = words.out(out), points = points)
        }
        (_, Command::Withdraw { from, .. }) => message!(words, "event-going-leaves", name = name, round = from.0),
        _ => return Ok(Vec::new()),
    }];
    if proposing.is_again {
        // The pairings that are there stay but for the table that needs another opponent.
        let pairing = event.tournament.rounds().get(&round).and_then(|round| round.pairing_of(player));
        said.push(match (pairing, command) {
            (Some((pairing, seat)), Command::Withdraw { from, .. }) if *from <= round => {
                let other = label(pairing.players[seat.opponent()]);
                message!(words, "event-going-needs", name = other, table = pairing.table.0)
            }
            _ => message!(words, "event-going-stays", round = round.0),
        });
        return Ok(said);
    }
    let known = Known { tournament: &tournament, results: &event.results, profiles: &event.profiles };
    let wishes = Wishes { pins: proposing.pins_without(player), ..Wishes::default() };
    // Nothing is kept of that proposal, so its series need no names.
    let proposal = propose(known, &wishes, &mut || SeriesId(Uuid::nil()));
    let who = |player| Some(label(player));
    let arrangement = match proposal {
        Ok(proposal) => proposal.arrangement,
        Err(why) => return Ok([said, vec![words.no_proposal(&why, &who)]].concat()),
    };
    let (before, after) = (pairs(&proposing.arrangement), pairs(&arrangement));
    let new: Vec<_> = after.difference(&before).collect();
    if new.is_empty() {
        said.push(message!(words, "event-going-same"));
    } else {
        let named = new.iter().take(NAMED).map(|(one, other)| format!("{} – {}", label(*one), label(*other)));
        let list: Vec<_> = named.chain((new.len() > NAMED).then(|| "…".to_owned())).collect();
        said.push(message!(words, "event-going-pairs", count = new.len(), list = list.join(", ")));
    }
    let byes = |of: &Arrangement| of.outs.iter().find(|(_, out)| **out == Out::Bye { by_hand: false }).map(|(p, _)| *p);
    match (byes(&proposing.arrangement), byes(&arrangement)) {
        (before, Some(bye)) if before != Some(bye) => {
            said.push(message!(words, "event-going-bye", name = label(bye)));
        }
        (Some(_), None) => said.push(message!(words, "event-going-no-bye")),
        _ => {}
    }
    Ok(said)
}

impl TournamentScreen {
    /// Asks what it would come to.
    pub(super) fn ask_gone(&mut self, player: PlayerId, going: Going, cx: &Cx<'_>) -> Action<Parent> {
        let (Busy::Proposing(proposing), Some(event)) = (&mut self.busy, self.event.clone()) else {
            return Action::None;
        };
        proposing.stay_all();
        proposing.asked = Some((player, going));
        let (proposing, club, language) = (proposing.clone(), cx.club.clone(), cx.words.language());
        let ask = cx.worker.ask(move |_| {
            let command = command(player, going, &event, proposing.proposal.round);
            let words = Words::in_language(language);
            let said = said((player, going), &command, &event, &proposing, &club, &words)?;
            Ok(Box::new(Gone { player, going, command, is_meant: false, said }))
        });
        Action::Run(Task::perform(ask, |told| Parent::Proposing(Message::GoneTold(told))))
    }

    /// Does it, once; the round is then proposed anew.
    pub(super) fn mean_gone(&mut self) -> Action<Parent> {
        let Busy::Proposing(proposing) = &mut self.busy else { return Action::None };
        let Some(gone) = proposing.gone.as_mut().filter(|gone| !gone.is_meant) else { return Action::None };
        gone.is_meant = true;
        let command = gone.command.clone();
        self.act(command)
    }
}
