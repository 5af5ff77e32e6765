//! Rounds made by hand: pinning a pairing, swapping two players, and how a round compares with the program's own proposal.

use std::collections::BTreeSet;

use clap::Args;
use serde_json::{Value, json};

use super::pairing::two;
use super::rounds::{pairing_data, print_round};
use super::{Cup, One, new_series, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Reason, Stop, Sure, confirm, confirm_expressly};
use crate::cli::series_view::PersonData;
use crate::cli::table::{Form, print_json};
use crate::club::{PlayerId, Seats};
use crate::store::StoreError;
use crate::tournament::pairing::{Comparison, Criterion, DraftFault, Pair};
use crate::tournament::{
    Arrangement, Basis, Command as Change, Out, Progress, Proposal, Refusal, Round, RoundNumber, Seating, TableNumber,
    Wishes, propose, proposed_for, repaired,
};
use crate::words::{Words, message};

#[derive(Args)]
pub(in crate::cli) struct Pin {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "TABLE")]
    table: u16,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long)]
    off: bool,
    #[command(flatten)]
    reason: Reason,
}

/// Keeps a pairing when the round is paired again, or lets it go.
pub(super) fn pin(desk: &mut Desk<'_>, asked: Pin) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let (round, table) = (cup.round(asked.round)?, TableNumber(asked.table));
    let missing = StoreError::TournamentRefused(Refusal::NoPairing { round: round.number, table });
    let names = cup.labels(round.at(table).ok_or(missing)?.players);
    let (number, pinned) = (round.number, !asked.off);
    desk.carry_out(cup.act(Change::Pin { round: number, table, pinned }), asked.reason)?;
    let (table, first, second) = (table.0, names.first, names.second);
    say(&if pinned {
        message!(words, "tournament-pinned-now", table = table, first = first, second = second)
    } else {
        message!(words, "tournament-unpinned", table = table, first = first, second = second)
    })
}

#[derive(Args)]
pub(in crate::cli) struct Swap {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long)]
    discard: bool,
    #[arg(long)]
    preview: bool,
    #[command(flatten)]
    sure: Sure,
    #[command(flatten)]
    form: Form,
}

/// Puts two players in each other's places, sitting out included, after saying what that costs.
pub(super) fn swap(desk: &mut Desk<'_>, asked: Swap) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let (one, other) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let round = cup.round(asked.round)?;
    let before = Arrangement::of(&cup.tournament, round);
    let is_there = |player: PlayerId| {
        before.outs.contains_key(&player) || before.tables.iter().any(|seating| sits_at(seating, player))
    };
    if let Some(player) = [one, other].into_iter().find(|&player| !is_there(player)) {
        return Err(StoreError::TournamentRefused(Refusal::NotHere { player, round: round.number }).into());
    }
    let arrangement = before.clone().swapped(one, other, new_series);
    if arrangement == before {
        return Err(Stop::Refused(message!(words, "desk-no-change")));
    }
    let gone = repaired(round, &arrangement, &cup.results);
    let begun: Vec<_> = gone.iter().filter(|gone| gone.progress != Progress::NotStarted).collect();
    let proposal = proposal_of(&cup, round, words)?;
    let mut lines = compared(&cup, &proposal, &arrangement, words)?.lines;
    lines.extend(begun.iter().map(|gone| {
        let names = cup.labels(gone.players);
        message!(words, "tournament-discarded", first = names.first, second = names.second)
    }));
    let sentences = lines.join("\n");
    if asked.preview {
        return say(&sentences);
    }
    let discard: BTreeSet<_> = begun.iter().filter(|_| asked.discard).map(|gone| gone.series).collect();
    if discard.is_empty() {
        confirm(words, &sentences, asked.sure.yes)?;
    } else {
        confirm_expressly(words, &sentences, asked.sure.yes)?;
    }
    let number = round.number;
    desk.carry_out(cup.act(Change::ChangePairings { round: number, arrangement, discard }), asked.sure.reason)?;
    let cup = Cup::open(desk, cup.id())?;
    let Some(round) = cup.tournament.rounds().get(&number) else { return Ok(Done::Good) };
    if asked.form.json {
        print_json(&pairing_data(&cup, round))?;
        return Ok(Done::Good);
    }
    print_round(&cup, round, words)
}

fn sits_at(seating: &Seating, player: PlayerId) -> bool {
    seating.players.first == player || seating.players.second == player
}

#[derive(Args)]
pub(in crate::cli) struct Compare {
    #[command(flatten)]
    one: One,
    #[arg(value_name = "A:B")]
    pairs: Vec<String>,
    #[arg(long, value_name = "PLAYER")]
    bye: Vec<String>,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

/// Says how a round that was made by hand, or that is typed, differs from the program's own proposal, and what that costs.
pub(super) fn compare(desk: &Desk<'_>, asked: &Compare) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let is_typed = !asked.pairs.is_empty() || !asked.bye.is_empty();
    let is_next = asked.round.map_or(is_typed, |round| RoundNumber(round) == cup.tournament.next_round());
    let proposal = if is_next {
        let who = |player| Some(cup.label(player));
        propose(cup.known(), &Wishes::default(), &mut new_series)
            .map_err(|why| Stop::Refused(words.no_proposal(&why, &who)))?
    } else {
        proposal_of(&cup, cup.round(asked.round)?, words)?
    };
    let arrangement = if is_typed {
        typed(&cup, asked, words)?
    } else {
        Arrangement::of(&cup.tournament, cup.round(Some(proposal.round.0))?)
    };
    let compared = compared(&cup, &proposal, &arrangement, words)?;
    if asked.one.form.json {
        print_json(&compared.data)?;
        return Ok(Done::Good);
    }
    say(&compared.lines.join("\n"))
}

/// The pairs and byes that are typed.
fn typed(cup: &Cup, asked: &Compare, words: &Words) -> Result<Arrangement, Stop> {
    let mut arrangement = Arrangement::default();
    for (table, typed) in (1..).map(TableNumber).zip(&asked.pairs) {
        let [first, second] = two(cup, typed, words)?.players();
        let players = Seats { first, second };
        arrangement.tables.push(Seating { table, players, series: new_series(), bracket: None, pinned: false });
    }
    for typed in &asked.bye {
        arrangement.outs.insert(cup.player(typed, words)?, Out::Bye { by_hand: false });
    }
    Ok(arrangement)
}

fn proposal_of(cup: &Cup, round: &Round, words: &Words) -> Result<Proposal, Stop> {
    let who = |player| Some(cup.label(player));
    proposed_for(cup.known(), round.number, &mut new_series).map_err(|why| Stop::Refused(words.no_proposal(&why, &who)))
}

/// How an arrangement compares with a proposal.
struct Compared {
    lines: Vec<String>,
    data: Value,
}

fn compared(cup: &Cup, proposal: &Proposal, arrangement: &Arrangement, words: &Words) -> Result<Compared, Stop> {
    match &proposal.basis {
        Basis::Scores(scores) => {
            let comparison =
                scores.compare(arrangement).map_err(|fault| Stop::Refused(draft_fault(cup, fault, words)))?;
            let who = |player| Some(cup.label(player));
            let broken = comparison.broken.iter().map(|broken| words.broken(broken, &who));
            let lines = heading(proposal, words).into_iter().chain(differences(cup, &comparison, words)).chain(broken);
            Ok(Compared { lines: lines.collect(), data: comparison_data(cup, proposal, &comparison) })
        }
        Basis::Schedule { .. } | Basis::Bracket { .. } => {
            let has = |one: &Seating, other: &Seating| {
                sits_at(one, other.players.first) && sits_at(one, other.players.second)
            };
            let lacks = |tables: &[Seating], seating: &Seating| !tables.iter().any(|one| has(one, seating));
            let [proposed, here] = [&proposal.arrangement.tables, &arrangement.tables];
            let left_out = proposed.iter().filter(|seating| lacks(here, seating));
            let put_in = here.iter().filter(|seating| lacks(proposed, seating));
            let pair = |seating: &Seating| Pair::new(seating.players.first, seating.players.second);
            let (left_out, put_in): (Vec<_>, Vec<_>) =
                (left_out.filter_map(pair).collect(), put_in.filter_map(pair).collect());
            let mut lines = heading(proposal, words);
            lines.extend(pair_lines(cup, &left_out, &put_in, words));
            let data = json!({
                "round": proposal.round.0,
                "left_out": pairs_data(cup, &left_out),
                "put_in": pairs_data(cup, &put_in),
            });
            Ok(Compared { lines, data })
        }
    }
}

fn heading(proposal: &Proposal, words: &Words) -> Vec<String> {
    vec![message!(words, "tournament-compared", round = proposal.round.0)]
}

fn pair_lines(cup: &Cup, left_out: &[Pair], put_in: &[Pair], words: &Words) -> Vec<String> {
    if left_out.is_empty() && put_in.is_empty() {
        return vec![message!(words, "tournament-compared-same")];
    }
    let list = |pairs: &[Pair]| {
        let named = |pair: &Pair| pair.players().map(|player| cup.label(player)).join(" – ");
        pairs.iter().map(named).collect::<Vec<_>>().join(", ")
    };
    let lines = [
        (!left_out.is_empty()).then(|| message!(words, "tournament-compared-lacks", list = list(left_out))),
        (!put_in.is_empty()).then(|| message!(words, "tournament-compared-has", list = list(put_in))),
    ];
    lines.into_iter().flatten().collect()
}

/// What differs, line by line, and what that costs.
fn differences(cup: &Cup, comparison: &Comparison, words: &Words) -> Vec<String> {
    let mut lines = pair_lines(cup, &comparison.left_out, &comparison.put_in, words);
    if comparison.byes != Vec::from_iter(comparison.bye_before) {
        let list = |players: &[PlayerId]| match players {
            [] => message!(words, "tournament-compared-nobody"),
            players => players.iter().map(|&player| cup.label(player)).collect::<Vec<_>>().join(", "),
        };
        let (before, after) = (list(comparison.bye_before.as_slice()), list(&comparison.byes));
        lines.push(message!(words, "tournament-compared-bye", before = before, after = after));
    }
    for (criterion, best, other) in comparison.differences() {
        let what = words.cost(criterion);
        lines.push(message!(words, "tournament-compared-cost", what = what, best = best, other = other));
    }
    if comparison.differences().is_empty() && !comparison.left_out.is_empty() {
        lines.push(message!(words, "tournament-compared-as-good"));
    }
    lines
}

fn pairs_data(cup: &Cup, pairs: &[Pair]) -> Value {
    json!(pairs.iter().map(|pair| pair.players().map(|player| PersonData::of(player, &cup.people))).collect::<Vec<_>>())
}

fn comparison_data(cup: &Cup, proposal: &Proposal, comparison: &Comparison) -> Value {
    let cost = |(criterion, proposal, here): (Criterion, i64, i64)| json!({ "criterion": cost_name(criterion), "proposal": proposal, "here": here });
    json!({
        "round": proposal.round.0,
        "left_out": pairs_data(cup, &comparison.left_out),
        "put_in": pairs_data(cup, &comparison.put_in),
        "bye": comparison.bye_before.map(|player| PersonData::of(player, &cup.people)),
        "byes": comparison.byes.iter().map(|&player| PersonData::of(player, &cup.people)).collect::<Vec<_>>(),
        "costs": comparison.differences().into_iter().map(cost).collect::<Vec<_>>(),
    })
}

/// What pairings are compared by, for programs.
const fn cost_name(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::HardAvoids => "hard-avoids",
        Criterion::SecondBye => "second-bye",
        Criterion::Ahead => "ahead",
        Criterion::Rematches => "rematches",
        Criterion::OldRematches => "old-rematches",
        Criterion::ByeScore => "bye-score",
        Criterion::ByeSeed => "bye-seed",
        Criterion::ScoreGaps => "score-gaps",
        Criterion::SoftAvoids => "soft-avoids",
        Criterion::FloatsRunning => "floats-running",
        Criterion::FloatsAgain => "floats-again",
        Criterion::Openings => "openings",
        Criterion::GroupOrder => "group-order",
    }
}

fn draft_fault(cup: &Cup, fault: DraftFault, words: &Words) -> String {
    match fault {
        DraftFault::Twice(player) => message!(words, "tournament-draft-twice", player = cup.label(player)),
        DraftFault::Missing(player) => message!(words, "tournament-draft-missing", player = cup.label(player)),
        DraftFault::Unknown(player) => message!(words, "tournament-draft-unknown", player = cup.label(player)),
    }
}
