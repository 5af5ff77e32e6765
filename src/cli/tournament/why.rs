//! Why somebody stands above somebody else, why two play or don't, and why somebody has the bye.

use clap::{Args, Subcommand};

use super::tables::When;
use super::{Cup, One, new_series, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::table::print_json;
use crate::club::PlayerId;
use crate::tournament::pairing::PassedOver;
use crate::tournament::{Basis, By, Criterion, Out, Proposal, Table, Terms, retrace};
use crate::words::{Words, message};
use serde_json::json;

#[derive(Subcommand)]
pub(in crate::cli) enum Command {
    Rank(Rank),
    Pairing(Pairing),
    Bye(Bye),
}

#[derive(Args)]
pub(in crate::cli) struct Rank {
    #[command(flatten)]
    one: One,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[command(flatten)]
    when: When,
}

#[derive(Args)]
pub(in crate::cli) struct Pairing {
    #[command(flatten)]
    one: One,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

#[derive(Args)]
pub(in crate::cli) struct Bye {
    #[command(flatten)]
    one: One,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

pub(super) fn explain(desk: &Desk<'_>, asked: &Command) -> Result<Done, Stop> {
    let (one, sentences) = match asked {
        Command::Rank(asked) => (&asked.one, rank(desk, asked)?),
        Command::Pairing(asked) => (&asked.one, pairing(desk, asked)?),
        Command::Bye(asked) => (&asked.one, bye(desk, asked)?),
    };
    if one.form.json {
        print_json(&json!({ "why": sentences }))?;
        return Ok(Done::Good);
    }
    say(&sentences.join("\n"))
}

fn rank(desk: &Desk<'_>, asked: &Rank) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (one, other) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let (stage, tables) = asked.when.tables(&cup)?;
    let has_both = |table: &&Table| table.line(one).is_some() && table.line(other).is_some();
    let (first, second) = (cup.label(one), cup.label(other));
    let Some(table) = tables.iter().map(|(_, table)| table).find(has_both) else {
        return Err(Stop::Refused(message!(words, "tournament-not-in-table", first = first, second = second)));
    };
    let place = |player: PlayerId| table.lines.iter().position(|line| line.player == player);
    let (above, below) = if place(one) <= place(other) { (one, other) } else { (other, one) };
    let (first, second) = (cup.label(above), cup.label(below));
    let Some(parted) = table.parted(above, below) else {
        return Ok(vec![message!(words, "tournament-share-place", first = first, second = second)]);
    };
    let of =
        |figure: Option<_>| figure.map_or_else(|| "-".to_owned(), |figure| words.ranking_figure(parted.by, figure));
    let (more, less) = (of(parted.above), of(parted.below));
    if parted.by == By::Bracket {
        return Ok(vec![message!(words, "tournament-above-bracket", first = first, second = second)]);
    }
    let by = words.ranked_by(parted.by);
    let mut lines =
        vec![message!(words, "tournament-above", first = first, second = second, by = by, more = more, less = less)];
    for player in [above, below] {
        let terms = match parted.by {
            By::Criterion(Criterion::DirectEncounter { .. }) => {
                table.encounters(&cup.tournament, stage, player).into_iter().next_back().map(|met| met.terms)
            }
            by => Some(table.terms(&cup.tournament, player, by)),
        };
        lines.extend(terms.map(|terms| terms_line(&cup, player, parted.by, &terms, words)));
    }
    Ok(lines)
}

/// The terms of a figure, which add up to it.
fn terms_line(cup: &Cup, player: PlayerId, by: By, terms: &Terms, words: &Words) -> String {
    let term = |term: &crate::tournament::Term| {
        let what = match (term.opponent, term.status) {
            (Some(opponent), _) => cup.label(opponent),
            (None, Some(status)) => words.round_status(status),
            (None, None) => String::new(),
        };
        let value = words.figure_amount(by, term.value);
        match term.round {
            Some(round) => {
                message!(words, "tournament-term", round = round.0, what = what, value = value)
            }
            None => value,
        }
    };
    let list: Vec<_> = terms.terms.iter().map(term).collect();
    let sum = terms.sum().map_or_else(|| "-".to_owned(), |sum| words.figure_amount(by, sum));
    message!(
        words,
        "tournament-terms",
        player = cup.label(player),
        list = list.join(&message!(words, "tournament-terms-between")),
        sum = sum
    )
}

/// What would be proposed for a round if it were paired now.
fn anew(cup: &Cup, round: Option<u16>, words: &Words) -> Result<Proposal, Stop> {
    let round = cup.round(round)?.number;
    let who = |player| Some(cup.label(player));
    retrace(cup.known(), round, &mut new_series).map_err(|why| Stop::Refused(words.no_proposal(&why, &who)))
}

fn pairing(desk: &Desk<'_>, asked: &Pairing) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (one, other) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let proposal = anew(&cup, asked.round, words)?;
    let round = cup.round(asked.round)?;
    let (first, second, number) = (cup.label(one), cup.label(other), round.number.0);
    let play = round.pairings().any(|pairing| pairing.seat_of(one).is_some() && pairing.seat_of(other).is_some());
    let heading = if play {
        message!(words, "tournament-they-play", first = first, second = second, round = number)
    } else {
        message!(words, "tournament-they-play-not", first = first, second = second, round = number)
    };
    let why = match &proposal.basis {
        Basis::Schedule { .. } => message!(words, "tournament-why-schedule"),
        Basis::Bracket { .. } => message!(words, "tournament-why-bracket"),
        // Paired by hand, or before a result was corrected.
        Basis::Scores(scores) if play != scores.paired.has(one, other) => message!(words, "tournament-why-otherwise"),
        Basis::Scores(scores) if play => words.pairing_verdict(scores.field.if_apart(&scores.paired, one, other)),
        Basis::Scores(scores) => words.pairing_verdict(scores.field.if_together(&scores.paired, one, other)),
    };
    Ok(vec![heading, why])
}

fn bye(desk: &Desk<'_>, asked: &Bye) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let proposal = anew(&cup, asked.round, words)?;
    let number = proposal.round.0;
    let reason = match &proposal.basis {
        Basis::Scores(scores) => scores.field.why_bye(&scores.paired),
        Basis::Schedule { .. } => return Ok(vec![message!(words, "tournament-why-schedule")]),
        Basis::Bracket { .. } => return Ok(vec![message!(words, "tournament-why-bracket")]),
    };
    let byes = cup.tournament.outs(proposal.round).filter(|(_, out)| matches!(out, Out::Bye { .. }));
    let (by_hand, paired): (Vec<_>, Vec<_>) = byes.partition(|(_, out)| *out == Out::Bye { by_hand: true });
    let by_hand = by_hand
        .into_iter()
        .map(|(player, _)| message!(words, "tournament-bye-by-hand", player = cup.label(player), round = number));
    let mut lines: Vec<_> = by_hand.collect();
    let Some(&(player, _)) = paired.first() else {
        if lines.is_empty() {
            lines.push(message!(words, "tournament-no-bye", round = number));
        }
        return Ok(lines);
    };
    let Some(reason) = reason.filter(|reason| reason.player == player) else {
        lines.push(message!(words, "tournament-bye-otherwise", player = cup.label(player), round = number));
        return Ok(lines);
    };
    let player = cup.label(player);
    lines.push(if reason.by_hand {
        message!(words, "tournament-bye-by-hand", player = player, round = number)
    } else {
        message!(words, "tournament-bye-of", player = player, round = number, byes = reason.byes)
    });
    if reason.passed_over.is_empty() && !reason.by_hand {
        lines.push(message!(words, "tournament-bye-due"));
    }
    for (other, why) in &reason.passed_over {
        let why = match *why {
            PassedOver::MoreByes(byes) => message!(words, "tournament-had-byes", count = byes),
            PassedOver::Otherwise(verdict) => words.pairing_verdict(verdict),
        };
        lines.push(message!(words, "tournament-passed-over", player = cup.label(*other), why = why));
    }
    Ok(lines)
}
