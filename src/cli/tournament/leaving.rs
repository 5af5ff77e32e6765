//! Leaving a tournament, in the middle of a series if need be, and coming back.

use clap::{Args, ValueEnum};

use super::entries::{carry_out_all, of_one_act};
use super::{Cup, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Reason, Stop, Sure, confirm};
use crate::cli::series_change::end_last;
use crate::club::{Batch, BatchPurpose, Command as ClubCommand, GameRecord, Recorded, SameSides, Seat, Series, Totals};
use crate::rules::{Ending, Loss, RuleSet, Score, Side};
use crate::store::StoreError;
use crate::tournament::{
    Act, Command as Change, Pairing, Progress, Refusal, Round, RoundNumber, RoundState, series_to_end,
};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Withdraw {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[arg(long, value_name = "R")]
    from: Option<u16>,
    #[arg(long, value_enum)]
    series: Option<Ended>,
    #[command(flatten)]
    sure: Sure,
}

/// How a series ends that somebody leaves.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ended {
    /// A game that has begun is adjudicated, and one that has not is not played.
    AsItStands,
    /// The opponent wins what is not played to its end.
    Forfeit,
    /// What is not played to its end is void.
    Void,
}

/// Somebody leaves, after a series under way is ended.
pub(super) fn withdraw(desk: &mut Desk<'_>, asked: Withdraw) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, words)?;
    let from = asked.from.map_or_else(|| cup.tournament.next_round(), RoundNumber);
    let name = cup.label(player);
    let leave = cup.act(Change::Withdraw { player, from });
    let mut acts = Vec::new();
    let mut sentences = Vec::new();
    for (round, pairing) in series_to_end(&cup.tournament, &cup.results, player, from) {
        let missing =
            || StoreError::TournamentRefused(Refusal::NoPairing { round: round.number, table: pairing.table });
        let series = cup.results.series.get(&pairing.series).ok_or_else(missing)?;
        let ended = how(&cup, round, pairing, asked.series, &name, desk)?;
        let seat = series.seat_of(player).ok_or_else(missing)?;
        acts.extend(ending(desk, &cup, series, seat, ended)?.into_iter().map(Act::Club));
        let (round, table) = (round.number.0, pairing.table.0);
        sentences.push(match ended {
            Ended::AsItStands => message!(words, "tournament-ends-as-it-stands", round = round, table = table),
            Ended::Forfeit => {
                message!(words, "tournament-ends-forfeit", player = name.as_str(), round = round, table = table)
            }
            Ended::Void => message!(words, "tournament-ends-void", round = round, table = table),
        });
    }
    if acts.is_empty() {
        carry_out_all(desk, vec![leave], asked.sure.reason)?;
    } else {
        confirm(words, &sentences.join("\n"), asked.sure.yes)?;
        acts.push(leave);
        let batch = Batch { purpose: BatchPurpose::Withdraw, commands: acts };
        desk.carry_out_all(&batch, asked.sure.reason).map_err(of_one_act)?;
    }
    say(&message!(words, "tournament-withdrew", player = name, tournament = cup.name(), round = from.0))
}

/// How a series is to end: as is said, or as it stands where it has begun. One that has not begun needs a word.
fn how(
    cup: &Cup,
    round: &Round,
    pairing: &Pairing,
    asked: Option<Ended>,
    name: &str,
    desk: &Desk<'_>,
) -> Result<Ended, Stop> {
    let has_begun = cup.results.progress(pairing.series) == Progress::UnderWay;
    match asked {
        Some(ended) if has_begun || ended != Ended::AsItStands => return Ok(ended),
        None if has_begun => return Ok(Ended::AsItStands),
        _ => {}
    }
    let (words, number, table) = (desk.words, round.number.0, pairing.table.0);
    Err(Stop::Refused(if round.state == RoundState::Paired {
        message!(words, "tournament-withdraw-paired", player = name, round = number, table = table)
    } else {
        message!(words, "tournament-withdraw-published", player = name, round = number, table = table)
    }))
}

/// What ends a series that the player of a seat leaves.
fn ending(desk: &Desk<'_>, cup: &Cup, series: &Series, leaves: Seat, how: Ended) -> Result<Vec<ClubCommand>, Stop> {
    let id = series.id();
    let walkover = cup.tournament.settings().walkover;
    let lost = |game: Loss, animals: Seat| {
        let loser = if animals == leaves { Side::Animals } else { Side::Humans };
        Ending::Lost { how: game, loser, walkover }
    };
    let record = desk.club().series_record(id)?;
    let last = record.and_then(|record| record.games.into_iter().next_back());
    let mut commands = Vec::new();
    let mut next = last.as_ref().map_or(Seat::First, |last| last.animals.opponent());
    let rules = last.as_ref().map(|last| last.recorded.rules()).unwrap_or_default();
    if let Some(last) = last.filter(|last| last.ending == Ending::Unfinished) {
        let ending = match how {
            Ended::AsItStands => last.ending_as_it_stands(),
            Ended::Forfeit => lost(Loss::Forfeit, last.animals),
            Ended::Void => Ending::Void,
        };
        commands.push(end_last(desk, series, last, ending)?);
    }
    let missing = series.length().games() - series.games().len();
    if how == Ended::AsItStands {
        commands.extend((missing > 0).then_some(ClubCommand::CloseSeries { series: id }));
        return Ok(commands);
    }
    for _ in 0..missing {
        let ending = if how == Ended::Void { Ending::Void } else { lost(Loss::Walkover, next) };
        let game = GameRecord { animals: next, recorded: nothing_played(rules), ending };
        commands.push(ClubCommand::AddGame { series: id, game, same_sides: SameSides::Refused });
        next = next.opponent();
    }
    Ok(commands)
}

/// A game of which nothing was played.
fn nothing_played(rules: RuleSet) -> Recorded {
    #[expect(clippy::expect_used, reason = "a game has no points and no exits before its first action")]
    let totals = Totals::new(Score::default()).expect("possible");
    Recorded::Totals { rules, totals }
}

#[derive(Args)]
pub(in crate::cli) struct Return {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[arg(long, value_name = "R")]
    from: Option<u16>,
    #[command(flatten)]
    reason: Reason,
}

/// Somebody who left comes back.
pub(super) fn come_back(desk: &mut Desk<'_>, asked: Return) -> Result<Done, Stop> {
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, desk.words)?;
    let from = asked.from.map_or_else(|| cup.tournament.next_round(), RoundNumber);
    desk.carry_out(cup.act(Change::Return { player, from }), asked.reason)?;
    let (player, round) = (cup.label(player), from.0);
    say(&message!(desk.words, "tournament-returned", player = player, tournament = cup.name(), round = round))
}
