//! Pairing a round: the proposal is shown with what it breaks and why, and carried out when it is wanted.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _};

use clap::Args;

use super::entries::{carry_out_all, of_one_act};
use super::rounds::{pairing_data, print_round};
use super::show::left_alone;
use super::{Cup, new_series, say};
use crate::cli::desk::{Desk, Stop, Sure, confirm, confirm_expressly, date, today};
use crate::cli::table::{Form, print_json};
use crate::cli::{Done, tell};
use crate::tournament::pairing::{Pair as Two, Pin};
use crate::tournament::{Act, Apart, Avoid, Basis, Command, Keep, Proposal, Strength, Wishes, propose, propose_again};
use crate::words::{Words, message};
use chrono::NaiveDate;

#[derive(Args)]
pub(in crate::cli) struct Pair {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "A:B")]
    pin: Vec<String>,
    #[arg(long, value_name = "A:B")]
    apart: Vec<String>,
    #[arg(long, value_name = "PLAYER")]
    bye: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    join: Vec<String>,
    #[arg(long)]
    again: bool,
    #[arg(long, requires = "again")]
    discard: bool,
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<NaiveDate>,
    #[arg(long)]
    preview: bool,
    #[command(flatten)]
    sure: Sure,
    #[command(flatten)]
    form: Form,
}

impl Pair {
    fn wishes(&self, cup: &Cup, words: &Words) -> Result<Wishes, Stop> {
        let pairs = |typed: &[String]| typed.iter().map(|pair| two(cup, pair, words)).collect::<Result<Vec<_>, _>>();
        let pins = pairs(&self.pin)?.into_iter().map(|pair| Pin { pair, opens: None, table: None });
        let join = self.join.iter().map(|typed| cup.player(typed, words));
        Ok(Wishes {
            pins: pins.collect(),
            apart: pairs(&self.apart)?,
            bye: self.bye.as_ref().map(|typed| cup.player(typed, words)).transpose()?,
            join: join.collect::<Result<_, _>>()?,
        })
    }
}

/// Two players with a colon between.
pub(super) fn two(cup: &Cup, typed: &str, words: &Words) -> Result<Two, Stop> {
    let refused = || Stop::Refused(message!(words, "tournament-two-players", typed = typed));
    let (one, other) = typed.split_once(':').ok_or_else(refused)?;
    Two::new(cup.player(one, words)?, cup.player(other, words)?).ok_or_else(refused)
}

/// Pairs the next round, or the last one again.
pub(super) fn pair(desk: &mut Desk<'_>, asked: Pair) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    cup.stage()?;
    let wishes = asked.wishes(&cup, words)?;
    let proposal = if asked.again {
        let keep = if asked.discard { Keep::Pinned } else { Keep::Begun };
        propose_again(cup.known(), cup.round(None)?.number, keep, &wishes, &mut new_series)
    } else {
        propose(cup.known(), &wishes, &mut new_series)
    };
    let who = |player| Some(cup.label(player));
    let proposal = proposal.map_err(|why| {
        // Where nobody is left to pair, what is next says more than why.
        Stop::Refused(left_alone(&cup, words).unwrap_or_else(|| words.no_proposal(&why, &who)))
    })?;
    if asked.preview {
        return say(&sentences(&cup, &proposal, words));
    }
    // Where nobody is asked, the round follows at once: only what it breaks and gives up is said before.
    let is_asked = !asked.sure.yes && (io::stdin().is_terminal() || !proposal.discard.is_empty());
    if !is_asked {
        remarks(&cup, &proposal, words).iter().for_each(|remark| tell(remark));
    } else if proposal.discard.is_empty() {
        confirm(words, &sentences(&cup, &proposal, words), false)?;
    } else {
        confirm_expressly(words, &sentences(&cup, &proposal, words), false)?;
    }
    let mut acts = kept_apart(&cup, &proposal, &wishes);
    acts.push(cup.act(proposal.command(asked.date.unwrap_or_else(today))));
    carry_out_all(desk, acts, asked.sure.reason).map_err(of_one_act)?;
    let cup = Cup::find(desk, &asked.event)?;
    let Some(round) = cup.tournament.rounds().get(&proposal.round) else { return Ok(Done::Good) };
    if asked.form.json {
        print_json(&pairing_data(&cup, round))?;
        return Ok(Done::Good);
    }
    say(&message!(words, "tournament-round-paired", round = round.number.0, count = round.pairings().len()))?;
    print_round(&cup, round, words)
}

/// What keeps those apart up to this round who are not to play in it, so that pairing it again keeps to that.
fn kept_apart(cup: &Cup, proposal: &Proposal, wishes: &Wishes) -> Vec<Act> {
    let pairs = wishes.apart.iter().filter(|_| matches!(proposal.basis, Basis::Scores(_)));
    let mut avoids: BTreeMap<_, _> = cup.tournament.avoids().map(|avoid| (avoid.apart, *avoid)).collect();
    let mut acts = Vec::new();
    for pair in pairs {
        let [one, other] = pair.players();
        let apart = Apart::pair(one, other);
        // What is said of them already goes further, or was said for more than this round.
        let avoid = Avoid { apart, strength: Strength::Hard, until: Some(proposal.round) };
        let is_over = |before: &Avoid| before.until.is_some_and(|until| until < proposal.round);
        if avoids.get(&apart).is_none_or(is_over) {
            avoids.insert(apart, avoid);
            acts.push(cup.act(Command::PutAvoid(avoid)));
        }
    }
    acts
}

/// What is proposed, line by line, with what it breaks and why.
fn sentences(cup: &Cup, proposal: &Proposal, words: &Words) -> String {
    let mut lines = vec![message!(words, "tournament-proposal", round = proposal.round.0)];
    for seating in &proposal.arrangement.tables {
        let names = cup.labels(seating.players);
        let (table, first, second) = (seating.table.0, names.first, names.second);
        lines.push(message!(words, "tournament-proposed", table = table, first = first, second = second));
    }
    for (&player, &out) in &proposal.arrangement.outs {
        lines.push(message!(words, "tournament-proposed-out", player = cup.label(player), out = words.out(out)));
    }
    lines.extend(remarks(cup, proposal, words));
    lines.join("\n")
}

/// What is remarkable about a proposal: what it breaks and why, what is left for later, what it gives up.
fn remarks(cup: &Cup, proposal: &Proposal, words: &Words) -> Vec<String> {
    let mut lines = cup.told(|event| words.proposal_remarks(event, proposal));
    if !proposal.discard.is_empty() {
        lines.push(message!(words, "tournament-discards", count = proposal.discard.len()));
    }
    for series in &proposal.discard {
        if let Some(series) = cup.results.series.get(series) {
            let names = cup.labels(series.players());
            lines.push(message!(words, "tournament-discarded", first = names.first, second = names.second));
        }
    }
    lines
}
