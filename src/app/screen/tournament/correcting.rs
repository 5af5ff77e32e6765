//! A correction of a result that is in: what it changes is said before it is written, and what becomes of the round under way is
//! chosen with it.

use iced::Element;
use iced::widget::{Column, column};
use uuid::Uuid;

use super::entering::{self, WHY, focus};
use super::event::Event;
use super::{Busy, Message as Parent, TournamentScreen};
use crate::app::desk::Club;
use crate::app::screen::parts::{body, grave, part, plain, primary, small};
use crate::app::screen::{Action, Cx};
use crate::app::theme::gap;
use crate::club::{Series, SeriesId};
use crate::tournament::{Act, Progress, Proposal, Rank, Repaired, Results, Round, RoundNumber, preview, repaired};
use crate::words::{Language, Words, message, round_list, table_list};

/// How many changed places are named.
const NAMED: usize = 10;
/// The button that writes a correction.
pub(super) const CORRECT: &str = "correct-keep";

/// What becomes of the round under way after a correction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// It stays.
    Keep,
    /// Tables that have not begun are paired again.
    Unstarted,
    /// All tables are paired again.
    All,
}

/// What can be done with the round under way.
#[derive(Clone, Debug)]
struct Way {
    choice: Choice,
    /// What becomes of which rounds and tables, in a sentence or two.
    means: String,
    /// The round as it would be, where it would be another one.
    proposal: Option<Proposal>,
}

/// What a correction changes.
#[derive(Clone, Debug)]
pub struct Changes {
    /// In sentences.
    said: Vec<String>,
    /// The choices that there are.
    ways: Vec<Way>,
}

impl Changes {
    /// What a corrected series changes: places, and the tables of the round under way.
    pub(super) fn of(event: &Event, after: Series, round: RoundNumber, club: &Club, language: Language) -> Changes {
        let words = Words::in_language(language);
        let mut results = event.results.clone();
        let names = club.people.labels(after.players());
        let result = |series: &Series| {
            let points = series.result().points;
            format!("{} – {}. {}", points.first, points.second, words.series_outcome(series, &names))
        };
        let before = event.results.series.get(&after.id()).map(&result).unwrap_or_default();
        let mut said = vec![message!(words, "app-preview-result", before = before, after = result(&after))];
        results.series.insert(after.id(), after);
        let found = preview(event.known(), &results, round, &mut || SeriesId(Uuid::now_v7()));
        let place = |rank: Option<Rank>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let moved = found.moved.iter().take(NAMED).map(|moved| {
            let (player, before, after) = (club.people.label(moved.player), place(moved.before), place(moved.after));
            message!(words, "preview-place", player = player, before = before, after = after)
        });
        let mut moved: Vec<_> = moved.collect();
        if let Some(more) = found.moved.len().checked_sub(NAMED).filter(|more| *more > 0) {
            moved.push(message!(words, "app-more-lines", count = more));
        }
        if moved.is_empty() {
            moved.push(message!(words, "event-no-place-moves"));
        }
        // In one paragraph, so that the choices are in sight below it.
        said.push(moved.join("  ·  "));
        let differs = !found.repaired.is_empty();
        if let Some(number) = found.round {
            if differs {
                let tables = table_list(found.repaired.iter().map(|one| one.table));
                said.push(message!(words, "event-paired-otherwise", round = number.0, tables = tables));
            } else {
                said.push(message!(words, "event-paired-the-same", round = number.0));
            }
        }
        let later = event.tournament.rounds().keys().copied().filter(|later| *later > round);
        let consequences = Consequences { later: later.collect(), event, results: &results, club, words: &words };
        let keep = Way { choice: Choice::Keep, means: consequences.staying(None), proposal: None };
        // There is a choice only where something is paired otherwise by it.
        let way = |choice, proposal: Option<Proposal>| {
            let means = proposal.as_ref().filter(|_| differs).and_then(|one| consequences.pairing(choice, one))?;
            Some(Way { choice, means, proposal })
        };
        let unstarted = way(Choice::Unstarted, found.unstarted.and_then(Result::ok));
        let all = way(Choice::All, found.all.and_then(Result::ok));
        Changes { said, ways: [Some(keep), unstarted, all].into_iter().flatten().collect() }
    }

    /// What a correction changes, and the choices there are with what each of them means.
    pub(super) fn view<'a>(&'a self, why: Option<Element<'a, Parent>>, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let said = self.said.iter().map(|sentence| body(sentence.clone()).into());
        let ways = self.ways.iter().map(|way| {
            let message = can.then_some(Parent::Entering(entering::Message::Chosen(way.choice)));
            let press = match way.choice {
                Choice::Keep => primary(message!(words, "event-correct-keep"), message).id(CORRECT),
                Choice::Unstarted => plain(message!(words, "event-correct-unstarted"), message),
                Choice::All => grave(message!(words, "event-correct-all"), message),
            };
            column![press, small(way.means.clone())].spacing(gap::TINY).into()
        });
        let content =
            column![Column::with_children(said).spacing(gap::TINY), Column::with_children(ways).spacing(gap::SMALL)];
        part(message!(words, "event-changes"), content.push(why).spacing(gap::MEDIUM)).into()
    }
}

/// What becomes of the rounds after the one that is corrected.
struct Consequences<'c> {
    later: Vec<RoundNumber>,
    event: &'c Event,
    /// With the correction among them.
    results: &'c Results,
    club: &'c Club,
    words: &'c Words,
}

impl Consequences<'_> {
    /// That rounds stay as they are: all of those that are later but for one.
    fn staying(&self, but: Option<RoundNumber>) -> String {
        let rounds: Vec<_> = self.later.iter().copied().filter(|round| Some(*round) != but).collect();
        message!(self.words, "event-correct-stays", count = rounds.len(), rounds = round_list(rounds))
    }

    /// Which tables are paired again, and how many games that costs; `None` where no table is.
    fn pairing(&self, choice: Choice, proposal: &Proposal) -> Option<String> {
        let words = self.words;
        let round: &Round = self.event.tournament.rounds().get(&proposal.round)?;
        let again = repaired(round, &proposal.arrangement, self.results);
        let (count, number) = (again.len(), round.number.0);
        let tables = table_list(again.iter().map(|one| one.table));
        let mut said = vec![match choice {
            _ if again.is_empty() => return None,
            Choice::Unstarted => {
                message!(words, "event-correct-free", count = count, round = number, tables = tables)
            }
            Choice::Keep | Choice::All => {
                message!(words, "event-correct-again", count = count, round = number, tables = tables)
            }
        }];
        let lost: Vec<_> = again.iter().filter(|one| one.progress != Progress::NotStarted).collect();
        let games = |series: &SeriesId| self.results.series.get(series).map_or(0, |series| series.games().len());
        let games: usize = proposal.discard.iter().map(games).sum();
        let (count, tables) = (lost.len(), table_list(lost.iter().map(|one| one.table)));
        // Nothing that was played goes without being named.
        let names = |one: &&Repaired| {
            let names = self.club.people.labels(one.players);
            format!("{} – {}", names.first, names.second)
        };
        let series = lost.iter().map(names).collect::<Vec<_>>().join(", ");
        said.push(message!(
            words,
            "event-correct-lost",
            games = games,
            count = count,
            tables = tables,
            series = series
        ));
        if self.later.iter().any(|later| *later != round.number) {
            said.push(self.staying(Some(round.number)));
        }
        Some(said.join(" "))
    }
}

impl TournamentScreen {
    /// Writes a correction, with what is chosen for the round under way.
    pub(super) fn correct(&self, choice: Choice, cx: &Cx<'_>) -> Action<Parent> {
        let Busy::Entering(entering) = &self.busy else { return Action::None };
        let Some(changes) = &entering.changes else { return Action::None };
        if !entering.is_whole(cx.words) {
            return Action::Run(focus(WHY.to_owned()));
        }
        let way = changes.ways.iter().find(|way| way.choice == choice);
        let proposal = way.and_then(|way| way.proposal.as_ref());
        let paired = proposal.map(|proposal| self.about(proposal.command(cx.today())));
        let acts = entering.commands(cx.words).into_iter().map(Act::Club).chain(paired).collect();
        self.carry_out(acts, Some(entering.why.clone()))
    }
}
