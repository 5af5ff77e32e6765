//! What can be done to a tournament: commands, the facts they are checked against, and the changes they come to.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::facts::{Apart, Avoid, Entry, Head, Member, Out, Pairing, RoundState};
use super::ids::{Group, MatchNumber, RoundNumber, StageNumber, TableNumber, TournamentId};
use super::prizes::PrizeFund;
use super::results::Results;
use super::settings::{Format, Settings};
use super::whole::Tournament;
use crate::club::{self, Name, PlayerId, Seats, SeriesId};

/// Something that a user does to a tournament. Results are entered and corrected by the commands of the club, series by series.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Makes a tournament.
    Create {
        /// The id of the new tournament.
        id: TournamentId,
        /// What it is called.
        name: Name,
        /// Its first day.
        first: NaiveDate,
        /// Its last day.
        last: NaiveDate,
        /// What the organiser decides.
        settings: Box<Settings>,
        /// How each stage is played.
        stages: Vec<Format>,
    },
    /// Takes in a tournament from elsewhere, with its history. Its series are there already.
    TakeIn(Box<Tournament>),
    /// Replaces name and dates.
    Edit {
        /// What it is called.
        name: Name,
        /// Its first day.
        first: NaiveDate,
        /// Its last day.
        last: NaiveDate,
    },
    /// Replaces the settings, before the start.
    ChangeSettings(Box<Settings>),
    /// Replaces what can be won, at any time.
    SetPrizes(Vec<PrizeFund>),
    /// Replaces the stages that have not started, and the number of rounds of the one under way.
    PlanStages(Vec<Format>),
    /// Strikes the tournament.
    Remove {
        /// What becomes of its series.
        series: SeriesLeft,
    },
    /// Somebody enters, before the start or late.
    Enter {
        /// Who.
        player: PlayerId,
        /// For which round; the first one before the start.
        from: RoundNumber,
        /// The rating, for a late entry; before the start it is taken at the start.
        rating: Option<u16>,
    },
    /// Strikes an entry without results.
    RemoveEntry {
        /// Who.
        player: PlayerId,
    },
    /// Somebody else takes the place, and the number, of an entry without results.
    ReplaceEntry {
        /// Who was entered.
        player: PlayerId,
        /// Who comes instead.
        by: PlayerId,
        /// The rating of the one who comes.
        rating: Option<u16>,
    },
    /// Numbers the players of a stage that has no round yet; before the start, those who entered.
    SetSeeds {
        /// All of them, the one thought strongest first.
        order: Vec<PlayerId>,
    },
    /// Starts the tournament: ratings, numbers and settings are frozen.
    Start {
        /// The ratings, rounded, as far as there are any.
        ratings: BTreeMap<PlayerId, u16>,
        /// The groups, for a round robin in groups.
        groups: BTreeMap<PlayerId, Group>,
    },
    /// Keeps some players apart, or changes how.
    PutAvoid(Avoid),
    /// Keeps them apart no longer.
    RemoveAvoid {
        /// Whom.
        apart: Apart,
    },
    /// Sits a player always at the same table, or no longer.
    FixTable {
        /// Who.
        player: PlayerId,
        /// Where.
        table: Option<TableNumber>,
    },
    /// Says beforehand that a player sits out in a round and why, or takes that back. In a paired round it changes the reason.
    SitOut {
        /// Which round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
        /// Why; `None` takes it back.
        out: Option<Out>,
    },
    /// Somebody leaves.
    Withdraw {
        /// Who.
        player: PlayerId,
        /// The first round without the player.
        from: RoundNumber,
    },
    /// Somebody who left comes back.
    Return {
        /// Who.
        player: PlayerId,
        /// For which round.
        from: RoundNumber,
    },
    /// Pairs a round.
    PairRound {
        /// Its number, which is that of the next one.
        round: RoundNumber,
        /// The calendar date of its evening.
        date: NaiveDate,
        /// Who plays whom, and who sits out.
        arrangement: Arrangement,
    },
    /// Pairs a round in another way. Those who play one another in both keep their series.
    ChangePairings {
        /// Which round.
        round: RoundNumber,
        /// Who plays whom, and who sits out.
        arrangement: Arrangement,
        /// The series with games that are struck by it.
        discard: BTreeSet<SeriesId>,
    },
    /// Keeps a pairing when the round is paired again, or lets it go.
    Pin {
        /// The round.
        round: RoundNumber,
        /// Where they play.
        table: TableNumber,
        /// Whether it is kept.
        pinned: bool,
    },
    /// Says that neither player of a pairing turned up, or takes that back.
    NoShow {
        /// The round.
        round: RoundNumber,
        /// Where they should have played.
        table: TableNumber,
        /// Whether neither turned up.
        no_show: bool,
    },
    /// Adds a pair of games to a drawn series of a knockout.
    AddExtra {
        /// The round.
        round: RoundNumber,
        /// Where they play.
        table: TableNumber,
        /// The id of the new series.
        series: SeriesId,
        /// The calendar date of its evening.
        date: NaiveDate,
    },
    /// Lets players see a round.
    ReleaseRound {
        /// Which round.
        round: RoundNumber,
    },
    /// Closes a round: it counts from now on.
    CloseRound {
        /// Which round.
        round: RoundNumber,
        /// Whether results may be missing.
        missing: Missing,
    },
    /// Opens a closed round again, while no later one of a stage that follows scores is closed.
    ReopenRound {
        /// Which round.
        round: RoundNumber,
    },
    /// Strikes the last round.
    DeleteRound {
        /// Which round.
        round: RoundNumber,
        /// The series with games that are struck by it.
        discard: BTreeSet<SeriesId>,
    },
    /// Closes a stage and starts the next one, if there is one.
    CloseStage {
        /// Which stage.
        stage: StageNumber,
        /// Who goes on, in the order of the new numbers; nobody after the last stage.
        advance: Vec<PlayerId>,
        /// Their groups, for a round robin in groups.
        groups: BTreeMap<PlayerId, Group>,
    },
    /// Opens a closed stage again, while the next one has no round.
    ReopenStage {
        /// Which stage.
        stage: StageNumber,
    },
    /// Ends the tournament.
    Finish,
    /// Goes on with a tournament that was over.
    Reopen,
}

/// What becomes of the series of a tournament that is struck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesLeft {
    /// They go with it.
    Struck,
    /// Those with games stay as series outside tournaments.
    Kept,
}

/// Whether a round can be closed without all its results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Missing {
    /// No.
    Refused,
    /// The organiser said so: they count 0 for both until they are entered.
    Allowed,
}

/// Who plays whom in a round, and who sits out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// Who plays whom.
    pub tables: Vec<Seating>,
    /// Who sits out, besides those of whom that was known before.
    pub outs: BTreeMap<PlayerId, Out>,
}

/// Two players at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Where.
    pub table: TableNumber,
    /// Who; the first opens as the animals.
    pub players: Seats<PlayerId>,
    /// The id of their series, where it is new.
    pub series: SeriesId,
    /// Which match of the bracket it is, in a knockout.
    pub bracket: Option<MatchNumber>,
    /// Whether they stay when the rest is paired again.
    pub pinned: bool,
}

/// The facts that a command is checked against.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// The tournament, if there is one with its id.
    pub tournament: Option<Tournament>,
    /// Which of the players that the command names are on the list, and no doubles of others.
    pub players: BTreeSet<PlayerId>,
    /// The series of the tournament.
    pub results: Results,
}

/// A change of the facts that a command comes to. Changes are carried out in their order; those that strike something come
/// before those that put something in its place.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// The tournament is new, or its name, dates, settings or state are different.
    PutHead(Box<Head>),
    /// The tournament is gone with everything in it but its series.
    RemoveTournament,
    /// An entry is new or different.
    PutEntry(Entry),
    /// An entry is gone.
    RemoveEntry(PlayerId),
    /// Some are kept apart, or in another way.
    PutAvoid(Avoid),
    /// Some are no longer kept apart.
    RemoveAvoid(Apart),
    /// A stage is new or different, apart from its members.
    PutStage {
        /// Its number.
        number: StageNumber,
        /// How it is played.
        format: Format,
        /// Whether it is over.
        closed: bool,
    },
    /// A stage is gone.
    RemoveStage(StageNumber),
    /// Somebody plays in a stage, or as something else.
    PutMember {
        /// Which stage.
        stage: StageNumber,
        /// Who.
        player: PlayerId,
        /// As what.
        member: Member,
    },
    /// Somebody does not play in a stage.
    RemoveMember {
        /// Which stage.
        stage: StageNumber,
        /// Who.
        player: PlayerId,
    },
    /// A round is new or different, apart from its pairings.
    PutRound {
        /// Its number.
        number: RoundNumber,
        /// The stage that it belongs to.
        stage: StageNumber,
        /// The calendar date of its evening.
        date: NaiveDate,
        /// How far it has come.
        state: RoundState,
    },
    /// A round is gone with its pairings.
    RemoveRound(RoundNumber),
    /// A pairing is new or different.
    PutPairing {
        /// The round.
        round: RoundNumber,
        /// The pairing; no other is at its table.
        pairing: Pairing,
    },
    /// A pairing is gone.
    RemovePairing {
        /// The round.
        round: RoundNumber,
        /// Where it was.
        table: TableNumber,
    },
    /// Somebody sits out in a round, or for another reason.
    PutOut {
        /// The round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
        /// Why.
        out: Out,
    },
    /// Somebody no longer sits out in a round.
    RemoveOut {
        /// The round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
    },
    /// Something of the club changes with it: a series comes or goes.
    Club(club::Change),
}

impl Command {
    /// The name in the log, such as `pair-round`.
    pub const fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// The players who have to be on the club's list.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Command::Enter { player, .. } | Command::ReplaceEntry { by: player, .. } => vec![*player],
            Command::TakeIn(taken) => taken.entries().keys().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it is checked against the series of the tournament, which are many.
    pub const fn asks_for_results(&self) -> bool {
        matches!(
            self,
            Command::Remove { .. }
                | Command::RemoveEntry { .. }
                | Command::ReplaceEntry { .. }
                | Command::Withdraw { .. }
                | Command::ChangePairings { .. }
                | Command::NoShow { .. }
                | Command::AddExtra { .. }
                | Command::ReleaseRound { .. }
                | Command::CloseRound { .. }
                | Command::DeleteRound { .. }
        )
    }

    /// Whether a reason is asked for: a closed round or stage, or a tournament that was over, is touched, or results are
    /// given up.
    pub fn needs_reason(&self, tournament: &Tournament) -> bool {
        let is_closed =
            |round: &RoundNumber| tournament.rounds().get(round).is_some_and(|round| round.state == RoundState::Closed);
        match self {
            Command::ReopenRound { .. }
            | Command::ReopenStage { .. }
            | Command::Reopen
            | Command::CloseRound { missing: Missing::Allowed, .. } => true,
            Command::ChangePairings { discard, .. } => !discard.is_empty(),
            Command::DeleteRound { round, discard } => is_closed(round) || !discard.is_empty(),
            Command::SitOut { round, .. } | Command::NoShow { round, .. } | Command::AddExtra { round, .. } => {
                is_closed(round)
            }
            _ => false,
        }
    }
}
