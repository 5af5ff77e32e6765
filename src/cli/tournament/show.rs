//! All tournaments, and one of them: how far it has come, and what is next.

use serde_json::json;

use super::set_up::advice;
use super::{Cup, One, say};
use crate::cli::desk::{Desk, Stop};
use crate::cli::people::{digits_needed, end};
use crate::cli::table::{Form, Table, number, print_json, text};
use crate::cli::{Done, results};
use crate::club::SeriesId;
use crate::tournament::{
    Next, Out, RoundNumber, State, TableNumber, Tournament, missing_results, next as whats_next, turn_face_down,
};
use crate::words::{Words, message, table_list};
use std::io::Write as _;

const fn state_name(state: State) -> &'static str {
    match state {
        State::Registration => "registration",
        State::Running => "running",
        State::Finished => "finished",
    }
}

/// All tournaments, the latest first.
pub(super) fn list(desk: &Desk<'_>, form: &Form) -> Result<Done, Stop> {
    let words = desk.words;
    let mut all: Vec<Tournament> = Vec::new();
    for head in desk.club().tournaments()? {
        all.extend(desk.club().tournament(head.id)?);
    }
    if form.json {
        let data = |one: &Tournament| {
            let head = one.head();
            json!({
                "id": head.id.to_string(),
                "name": head.name.as_str(),
                "first": head.first.to_string(),
                "last": head.last.to_string(),
                "state": state_name(head.state),
                "players": one.entries().len(),
                "rounds": one.rounds().len(),
            })
        };
        print_json(&all.iter().map(data).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    let digits = digits_needed(all.iter().map(|one| one.id().0));
    let mut table = Table::new([
        text(message!(words, "column-name")),
        text(message!(words, "column-date")),
        text(message!(words, "column-format")),
        number(message!(words, "column-players")),
        number(message!(words, "column-rounds")),
        text(message!(words, "column-state")),
        text(message!(words, "column-id")),
    ]);
    for one in &all {
        let head = one.head();
        table.row([
            head.name.to_string(),
            words.short_date(head.first),
            formats(one, words),
            one.entries().len().to_string(),
            one.rounds().len().to_string(),
            words.tournament_state(head.state),
            end(head.id.0, digits),
        ]);
    }
    table.print()?;
    Ok(Done::Good)
}

fn formats(tournament: &Tournament, words: &Words) -> String {
    tournament.stages().values().map(|stage| words.format(stage.format)).collect::<Vec<_>>().join(" → ")
}

/// One tournament.
pub(super) fn show(desk: &Desk<'_>, one: &One) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &one.event)?;
    let head = cup.tournament.head();
    let next = next(&cup, words);
    let mut entries: Vec<_> = cup.tournament.entries().values().collect();
    entries.sort_by_key(|entry| (entry.seed.is_none(), entry.seed, entry.player));
    if one.form.json {
        let mut settings = serde_json::to_value(&head.settings).unwrap_or_default();
        turn_face_down(&mut settings);
        let entry = |entry: &&crate::tournament::Entry| {
            json!({
                "id": entry.player.to_string(),
                "name": cup.label(entry.player),
                "seed": entry.seed.map(|seed| seed.0),
                "rating": entry.rating,
                "from": entry.from.0,
                "withdrawn": entry.withdrawn().map(|round| round.0),
                "table": entry.table.map(|table| table.0),
            })
        };
        print_json(&json!({
            "id": cup.id().to_string(),
            "name": cup.name(),
            "first": head.first.to_string(),
            "last": head.last.to_string(),
            "state": state_name(head.state),
            "stages": cup.tournament.stages().values().map(|stage| json!({
                "format": serde_json::to_value(stage.format).unwrap_or_default(),
                "closed": stage.closed,
            })).collect::<Vec<_>>(),
            "settings": settings,
            "entries": entries.iter().map(entry).collect::<Vec<_>>(),
            "rounds": cup.tournament.rounds().len(),
            "next": next,
        }))?;
        return Ok(Done::Good);
    }
    let (from, to) = (words.date(head.first), words.date(head.last));
    let format = formats(&cup.tournament, words);
    let heading = if head.first == head.last {
        message!(words, "tournament-heading", tournament = cup.name(), date = from, format = format)
    } else {
        message!(words, "tournament-heading-days", tournament = cup.name(), from = from, to = to, format = format)
    };
    writeln!(results(), "{heading}")?;
    for line in words.settings(&head.settings) {
        say(&line)?;
    }
    let mut table = Table::new([
        number(message!(words, "column-seed")),
        text(message!(words, "column-player")),
        number(message!(words, "column-rating")),
        text(message!(words, "column-remark")),
    ]);
    for entry in entries {
        let late = (entry.from.0 > 1).then(|| message!(words, "tournament-late", round = entry.from.0));
        let gone = entry.withdrawn().map(|round| message!(words, "tournament-withdrawn", round = round.0));
        let fixed = entry.table.map(|table| message!(words, "tournament-fixed-table", table = table.0));
        table.row([
            entry.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            cup.label(entry.player),
            entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            [late, gone, fixed].into_iter().flatten().collect::<Vec<_>>().join(", "),
        ]);
    }
    table.print()?;
    if head.state == State::Registration {
        for sentence in advice(&cup, words) {
            say(&sentence)?;
        }
    }
    say(&next)
}

/// What is to be done next, in one sentence.
pub(super) fn next(cup: &Cup, words: &Words) -> String {
    let tables = |tables: &[TableNumber]| table_list(tables.iter().copied());
    let results = |round: RoundNumber, missing: &[TableNumber]| {
        let (round, count, tables) = (round.0, missing.len(), tables(missing));
        message!(words, "tournament-next-results", round = round, count = count, tables = tables)
    };
    let close = |round: RoundNumber| message!(words, "tournament-next-close", round = round.0);
    let step = whats_next(cup.known());
    if let (Next::Pair(_) | Next::Advance(_) | Next::Finish, Some(alone)) = (&step, left_alone(cup, words)) {
        return alone;
    }
    match step {
        Next::Enter => message!(words, "tournament-next-enter"),
        Next::Start { entered } => message!(words, "tournament-next-start", count = entered),
        Next::Pair(round) => message!(words, "tournament-next-pair", round = round.0),
        Next::Reseat { round, tables: at } => {
            message!(words, "event-next-reseat", round = round.0, tables = tables(&at))
        }
        // At the command line a round is played without being published.
        Next::Release(number) => {
            let round = cup.tournament.rounds().get(&number);
            let missing = round.map(|round| missing_results(&cup.tournament, &cup.results, round)).unwrap_or_default();
            if missing.is_empty() { close(number) } else { results(number, &missing) }
        }
        Next::Extra { round, table } => {
            message!(words, "tournament-next-extra", round = round.0, table = table.0)
        }
        Next::Results { round, tables: missing } => results(round, &missing),
        Next::Close(round) => close(round),
        Next::Advance(stage) => message!(words, "tournament-next-stage", stage = stage.0),
        Next::Finish => message!(words, "tournament-next-finish"),
        Next::Over { winner } => {
            let winner = winner.map_or_else(String::new, |player| cup.label(player));
            message!(words, "tournament-next-over", player = winner)
        }
    }
}

/// What is next in the tournament that a series belongs to.
pub(in crate::cli) fn next_after(desk: &Desk<'_>, series: SeriesId) -> Result<Option<String>, Stop> {
    let Some((id, _)) = desk.club().tournament_of_series(series)? else { return Ok(None) };
    Ok(Some(next(&Cup::open(desk, id)?, desk.words)))
}

/// What is next where at most one player has not withdrawn, so that nobody can be paired.
pub(super) fn left_alone(cup: &Cup, words: &Words) -> Option<String> {
    let stage = cup.tournament.current_stage().filter(|stage| !stage.closed)?;
    let here = cup.tournament.here(stage, cup.tournament.next_round());
    let who = match here.as_slice() {
        [] => message!(words, "tournament-deserted"),
        [(player, _)] => message!(words, "tournament-alone", player = cup.label(*player)),
        _ => return None,
    };
    let has_rounds = cup.tournament.rounds_of(stage.number).next().is_some();
    let next = if has_rounds {
        message!(words, "tournament-alone-finish")
    } else {
        message!(words, "tournament-alone-return")
    };
    Some(format!("{who} {next}"))
}

/// The name of a reason to sit out, for programs.
pub(super) const fn out_name(out: Out) -> &'static str {
    match out {
        Out::Bye { .. } => "bye",
        Out::RequestedBye => "requested-bye",
        Out::Absent => "absent",
        Out::Rest => "rest",
        Out::Through => "through",
    }
}
