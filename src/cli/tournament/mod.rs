//! `halali tournament …`: from the first entry to the last standings.

mod by_hand;
mod corrections;
mod deals;
mod entries;
mod games;
mod kept_apart;
mod leaving;
mod options;
mod page;
mod pairing;
mod print;
mod prizes;
mod rounds;
mod set_up;
mod show;
mod simulate;
mod stages;
mod statistics;
mod tables;
mod timer;
mod why;

use std::collections::BTreeMap;
use std::io::Write as _;

use clap::{Args, Subcommand};
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, Sure};
use super::export::{ArchiveOutput, write_tournament};
use super::people::{People, digits_needed, end, id_digits, plain};
use super::table::Form;
use super::{Done, results};
use crate::club::{PlayerId, Profile, Seats, Series, SeriesId, search_key};
use crate::store::StoreError;
use crate::tournament::{
    Act, Command as Change, Head, Known, Refusal, Results, Round, RoundNumber, Stage, StageNumber, State, TableNumber,
    Tournament, TournamentId,
};
use crate::words::{Event, Words, message};
pub(super) use corrections::{in_tournament, late_lines};
pub(super) use show::next_after;

#[derive(Subcommand)]
pub(in crate::cli) enum Command {
    New(Box<set_up::New>),
    Edit(Box<set_up::Edit>),
    Rounds {
        #[arg(value_name = "EVENT")]
        event: String,
        #[arg(value_name = "N")]
        number: u16,
        #[command(flatten)]
        reason: Reason,
    },
    Advice(set_up::Advice),
    Simulate(Box<simulate::Simulate>),
    List {
        #[command(flatten)]
        form: Form,
    },
    Show {
        #[command(flatten)]
        one: One,
    },
    Enter(entries::Enter),
    RemoveEntry(entries::Leaving),
    Replace(entries::Replace),
    Seeds(entries::Seeds),
    #[command(subcommand)]
    Prizes(prizes::Command),
    Avoid(kept_apart::Avoid),
    FixTable(entries::FixTable),
    SitOut(entries::SitOut),
    Withdraw(leaving::Withdraw),
    Return(leaving::Return),
    Start(set_up::Start),
    Pair(pairing::Pair),
    Pin(by_hand::Pin),
    Swap(by_hand::Swap),
    Compare(by_hand::Compare),
    Pairings(rounds::Pairings),
    Publish(rounds::OneRound),
    Deals(deals::Deals),
    Result(games::Enter),
    Close(rounds::Close),
    Reopen(rounds::OneRound),
    DeleteRound(rounds::Delete),
    Standings(tables::Asked),
    Crosstable(tables::Asked),
    Statistics {
        #[command(flatten)]
        one: One,
    },
    Page(page::Page),
    #[command(subcommand)]
    Timer(timer::Command),
    Print(print::Print),
    #[command(subcommand)]
    Why(why::Command),
    CloseStage(stages::Close),
    Finish {
        #[arg(value_name = "EVENT")]
        event: String,
        #[command(flatten)]
        reason: Reason,
    },
    Resume {
        #[arg(value_name = "EVENT")]
        event: String,
        #[command(flatten)]
        reason: Reason,
    },
    Export {
        #[arg(value_name = "EVENT")]
        event: String,
        #[command(flatten)]
        how: ArchiveOutput,
    },
    Remove {
        #[arg(value_name = "EVENT")]
        event: String,
        #[arg(long)]
        with_series: bool,
        #[command(flatten)]
        sure: Sure,
    },
}

/// One tournament, and how it is shown.
#[derive(Args)]
pub(in crate::cli) struct One {
    #[arg(value_name = "EVENT")]
    event: String,
    #[command(flatten)]
    form: Form,
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        Access::to_change(!matches!(
            self,
            Command::Advice(_)
                | Command::Simulate(_)
                | Command::List { .. }
                | Command::Show { .. }
                | Command::Pairings(_)
                | Command::Standings(_)
                | Command::Crosstable(_)
                | Command::Statistics { .. }
                | Command::Page(_)
                | Command::Timer(_)
                | Command::Print(_)
                | Command::Export { .. }
                | Command::Compare(_)
                | Command::Deals(_)
                | Command::Why(_)
                | Command::Prizes(prizes::Command::List(_) | prizes::Command::Won(_))
        ))
    }
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    match command {
        Command::New(new) => set_up::make(desk, *new),
        Command::Edit(edit) => set_up::edit(desk, *edit),
        Command::Rounds { event, number, reason } => set_up::plan_rounds(desk, &event, number, reason),
        Command::Advice(asked) => set_up::advise(desk, &asked),
        Command::Simulate(asked) => simulate::run(desk, &asked),
        Command::List { form } => show::list(desk, &form),
        Command::Show { one } => show::show(desk, &one),
        Command::Enter(asked) => entries::enter(desk, asked),
        Command::RemoveEntry(asked) => entries::remove(desk, asked),
        Command::Replace(asked) => entries::replace(desk, asked),
        Command::Seeds(asked) => entries::seeds(desk, asked),
        Command::Prizes(command) => prizes::run(desk, command),
        Command::Avoid(asked) => kept_apart::avoid(desk, asked),
        Command::FixTable(asked) => entries::fix_table(desk, asked),
        Command::SitOut(asked) => entries::sit_out(desk, asked),
        Command::Withdraw(asked) => leaving::withdraw(desk, asked),
        Command::Return(asked) => leaving::come_back(desk, asked),
        Command::Start(asked) => set_up::start(desk, asked),
        Command::Pair(asked) => pairing::pair(desk, asked),
        Command::Pin(asked) => by_hand::pin(desk, asked),
        Command::Swap(asked) => by_hand::swap(desk, asked),
        Command::Compare(asked) => by_hand::compare(desk, &asked),
        Command::Pairings(asked) => rounds::print_pairings(desk, &asked),
        Command::Deals(asked) => deals::print_deals(desk, &asked),
        Command::Publish(asked) => rounds::publish(desk, asked),
        Command::Result(asked) => games::enter(desk, asked),
        Command::Close(asked) => rounds::close(desk, asked),
        Command::Reopen(asked) => rounds::reopen(desk, asked),
        Command::DeleteRound(asked) => rounds::delete(desk, asked),
        Command::Standings(asked) => tables::print_standings(desk, &asked),
        Command::Crosstable(asked) => tables::print_crosstable(desk, &asked),
        Command::Statistics { one } => statistics::print(desk, &one),
        Command::Page(asked) => page::write(desk, &asked),
        Command::Timer(asked) => timer::run(desk, &asked),
        Command::Print(asked) => print::print(desk, &asked),
        Command::Why(asked) => why::explain(desk, &asked),
        Command::CloseStage(asked) => stages::close(desk, asked),
        Command::Finish { event, reason } => stages::finish(desk, &event, reason),
        Command::Resume { event, reason } => stages::resume(desk, &event, reason),
        Command::Export { event, how } => {
            let cup = Cup::find(desk, &event)?;
            write_tournament(desk, cup.tournament, &how)
        }
        Command::Remove { event, with_series, sure } => stages::remove(desk, &event, with_series, sure),
    }
}

/// A tournament with all that is known of it.
struct Cup {
    tournament: Tournament,
    results: Results,
    people: People,
    profiles: BTreeMap<PlayerId, Profile>,
}

impl Cup {
    /// The one that is meant: by its name or a part of it, by the end of its id, or the latest one.
    fn find(desk: &Desk<'_>, typed: &str) -> Result<Cup, Stop> {
        Cup::open(desk, find_id(desk, typed)?)
    }

    fn open(desk: &Desk<'_>, id: TournamentId) -> Result<Cup, Stop> {
        let tournament = desk.club().tournament(id)?.ok_or(StoreError::TournamentRefused(Refusal::NoTournament))?;
        let results = desk.club().results(&tournament)?;
        let people = desk.people()?;
        let profile = |player: &PlayerId| Some((*player, people.get(*player)?.profile.clone()));
        let profiles = tournament.entries().keys().filter_map(profile).collect();
        Ok(Cup { tournament, results, people, profiles })
    }

    fn id(&self) -> TournamentId {
        self.tournament.id()
    }

    fn name(&self) -> &str {
        self.tournament.head().name.as_str()
    }

    fn label(&self, player: PlayerId) -> String {
        self.people.label(player)
    }

    fn labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        self.people.labels(players)
    }

    /// Does something with it as words tell of it.
    fn told<T>(&self, act: impl FnOnce(&Event<'_>) -> T) -> T {
        let (tournament, results, profiles) = (&self.tournament, &self.results, &self.profiles);
        act(&Event { tournament, results, profiles, name: &|player| self.label(player) })
    }

    /// What pairing looks at.
    fn known(&self) -> Known<'_> {
        Known { tournament: &self.tournament, results: &self.results, profiles: &self.profiles }
    }

    /// Who is meant; those who entered before others.
    fn player(&self, typed: &str, words: &Words) -> Result<PlayerId, Stop> {
        self.people.find_among(typed, |player| self.tournament.entries().contains_key(&player), words)
    }

    /// The stage under way.
    fn stage(&self) -> Result<&Stage, Stop> {
        let state = State::Registration;
        Ok(self.tournament.current_stage().ok_or(StoreError::TournamentRefused(Refusal::State { state }))?)
    }

    /// The round that is meant; the last one where none is said.
    fn round(&self, asked: Option<u16>) -> Result<&Round, Stop> {
        let round = RoundNumber(asked.unwrap_or(1));
        let found = match asked {
            Some(_) => self.tournament.rounds().get(&round),
            None => self.tournament.last_round(),
        };
        Ok(found.ok_or(StoreError::TournamentRefused(Refusal::NoRound { round }))?)
    }

    /// The act that a command about it is.
    fn act(&self, command: Change) -> Act {
        Act::Tournament { id: self.id(), command }
    }

    fn stage_of(&self, round: &Round) -> Result<&Stage, Stop> {
        let stage: StageNumber = round.stage;
        let found = self.tournament.stages().get(&stage);
        Ok(found.ok_or(StoreError::TournamentRefused(Refusal::NoStage { stage }))?)
    }
}

/// An id for a new series.
fn new_series() -> SeriesId {
    SeriesId(Uuid::now_v7())
}

fn say(sentence: &str) -> Result<Done, Stop> {
    writeln!(results(), "{sentence}")?;
    Ok(Done::Good)
}

/// The series at a table, typed as `EVENT/ROUND/TABLE` or, in the last round, as `EVENT/TABLE`: the latest one, where a knockout
/// has extra games there.
pub(in crate::cli) fn at_table(desk: &Desk<'_>, typed: &str) -> Result<Series, Stop> {
    let refused = || Stop::Refused(message!(desk.words, "tournament-at-table", typed = typed));
    let mut parts = typed.rsplitn(3, '/');
    let number = |part: Option<&str>| part.map(|part| part.parse().map_err(|_| refused()));
    let (table, round) = match (parts.next(), parts.next(), parts.next()) {
        (table, Some(event), None) => ((table, event), None),
        (table, round, Some(event)) => ((table, event), round),
        _ => return Err(refused()),
    };
    let ((table, event), round) = (table, number(round).transpose()?);
    let table = TableNumber(number(table).transpose()?.ok_or_else(refused)?);
    let cup = Cup::find(desk, event)?;
    let round = cup.round(round)?;
    let no_pairing = Refusal::NoPairing { round: round.number, table };
    let pairing = round.at(table).ok_or(StoreError::TournamentRefused(no_pairing))?;
    let series = pairing.all_series().filter_map(|series| cup.results.series.get(series)).last();
    series.cloned().ok_or_else(refused)
}

/// The tournament as a command takes it: “last” where it is that one, else its name.
fn typed(desk: &Desk<'_>, cup: &Cup) -> Result<String, Stop> {
    let is_last = desk.club().last_tournament()? == Some(cup.id());
    Ok(if is_last { "last".to_owned() } else { format!("\"{}\"", cup.name()) })
}

fn find_id(desk: &Desk<'_>, typed: &str) -> Result<TournamentId, Stop> {
    let words = desk.words;
    if typed == "last"
        && let Some(last) = desk.club().last_tournament()?
    {
        return Ok(last);
    }
    let heads = desk.club().tournaments()?;
    let key = search_key(typed);
    let digits = id_digits(typed);
    let ways: [&dyn Fn(&Head) -> bool; 3] = [
        &|head| head.name.as_str() == typed || !key.is_empty() && head.name.search_key() == key,
        &|head| !key.is_empty() && head.name.search_key().contains(&key),
        &|head| digits.as_deref().is_some_and(|digits| plain(head.id.0).ends_with(digits)),
    ];
    let found = ways.iter().map(|is_meant| heads.iter().filter(|head| is_meant(head)).collect::<Vec<_>>());
    let found = found.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
    let digits = digits_needed(heads.iter().map(|head| head.id.0));
    let list = |heads: &[&Head]| {
        let one = |head: &&Head| {
            let (date, end) = (words.short_date(head.first), end(head.id.0, digits));
            message!(words, "tournament-one", tournament = head.name.as_str(), date = date, end = end)
        };
        heads.iter().map(one).collect::<Vec<_>>().join("\n  ")
    };
    Err(Stop::Refused(match found.as_slice() {
        [one] => return Ok(one.id),
        [] if heads.is_empty() => message!(words, "tournament-no-tournaments"),
        [] => {
            let all: Vec<_> = heads.iter().take(10).collect();
            message!(words, "tournament-not-found", typed = typed, list = list(&all))
        }
        several => message!(words, "tournament-several", typed = typed, list = list(several)),
    }))
}
