//! What can be won, and who wins it by the standings.

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::tables::When;
use super::{Cup, One, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Reason, Stop};
use crate::cli::season::named;
use crate::cli::series_view::PersonData;
use crate::cli::table::{Table, number, print_json, text};
use crate::club::search_key;
use crate::tournament::{self, Among, Command as Change, Group, PrizeFund, Prizes, Sharing, State};
use crate::words::message;

#[derive(Subcommand)]
pub(in crate::cli) enum Command {
    Add(Add),
    Remove(Remove),
    List(One),
    Won(Won),
}

#[derive(Args)]
pub(in crate::cli) struct Add {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true, value_parser = amount)]
    amounts: Vec<u64>,
    #[arg(long, value_name = "A", value_parser = group, conflicts_with_all = ["club_group", "rated_below"])]
    group: Option<Group>,
    #[arg(long, value_name = "NAME", conflicts_with = "rated_below")]
    club_group: Option<String>,
    #[arg(long, value_name = "RATING")]
    rated_below: Option<u16>,
    #[arg(long)]
    each: bool,
    #[command(flatten)]
    reason: Reason,
}

#[derive(Args)]
pub(in crate::cli) struct Remove {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "NAME")]
    name: String,
    #[command(flatten)]
    reason: Reason,
}

#[derive(Args)]
pub(in crate::cli) struct Won {
    #[command(flatten)]
    one: One,
    #[command(flatten)]
    when: When,
}

/// An amount with at most two decimals, in hundredths.
fn amount(typed: &str) -> Result<u64, String> {
    let refused = || typed.to_owned();
    let (whole, rest) = typed.split_once('.').unwrap_or((typed, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || rest.len() > 2 || !is_number(whole) || !is_number(rest) {
        return Err(refused());
    }
    let hundredths = format!("{rest:0<2}").parse::<u64>().map_err(|_| refused())?;
    let whole = whole.parse::<u64>().ok().and_then(|whole| whole.checked_mul(100));
    whole.and_then(|whole| whole.checked_add(hundredths)).ok_or_else(refused)
}

/// A group by its letter.
fn group(typed: &str) -> Result<Group, String> {
    let found = (1..=999).map(Group).find(|group| group.to_string() == typed.to_uppercase());
    found.ok_or_else(|| typed.to_owned())
}

pub(super) fn run(desk: &mut Desk<'_>, command: Command) -> Result<Done, Stop> {
    match command {
        Command::Add(asked) => add(desk, asked),
        Command::Remove(asked) => remove(desk, asked),
        Command::List(one) => list(desk, &one),
        Command::Won(asked) => won(desk, &asked),
    }
}

fn add(desk: &mut Desk<'_>, asked: Add) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let name = named(&asked.name, words)?;
    let club = asked.club_group.map(|name| named(&name, words)).transpose()?;
    let among = match (asked.group, club, asked.rated_below) {
        (Some(group), ..) => Among::Group(group),
        (_, Some(club), _) => Among::Club(club),
        (.., Some(rating)) => Among::RatedBelow(rating),
        _ => Among::All,
    };
    let shared = if asked.each { Sharing::Each } else { Sharing::Split };
    let fund = PrizeFund { name: name.clone(), among, prizes: Prizes { amounts: asked.amounts, shared } };
    let sentence = words.prize_fund(&fund);
    let funds = cup.tournament.settings().prizes.iter().cloned().chain([fund]).collect();
    desk.carry_out(cup.act(Change::SetPrizes(funds)), asked.reason)?;
    say(&sentence)
}

fn remove(desk: &mut Desk<'_>, asked: Remove) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let funds = &cup.tournament.settings().prizes;
    let key = search_key(&asked.name);
    let Some(gone) = funds.iter().find(|fund| fund.name.search_key() == key) else {
        let list = funds.iter().map(|fund| fund.name.as_str()).collect::<Vec<_>>().join(", ");
        let typed = asked.name.as_str();
        return Err(Stop::Refused(message!(words, "tournament-no-prizes", typed = typed, list = list)));
    };
    let left = funds.iter().filter(|fund| fund.name != gone.name).cloned().collect();
    desk.carry_out(cup.act(Change::SetPrizes(left)), asked.reason)?;
    say(&message!(words, "tournament-prizes-removed", prizes = gone.name.as_str(), tournament = cup.name()))
}

fn among_data(among: &Among) -> Value {
    match among {
        Among::All => json!({ "all": true }),
        Among::Group(group) => json!({ "group": group.to_string() }),
        Among::Club(name) => json!({ "club": name.as_str() }),
        Among::RatedBelow(rating) => json!({ "rated_below": rating }),
    }
}

fn amount_data(hundredths: u64) -> Value {
    json!(hundredths as f64 / 100.0)
}

fn fund_data(fund: &PrizeFund) -> Value {
    json!({
        "name": fund.name.as_str(),
        "among": among_data(&fund.among),
        "amounts": fund.prizes.amounts.iter().map(|&one| amount_data(one)).collect::<Vec<_>>(),
        "shared": if fund.prizes.shared == Sharing::Split { "split" } else { "each" },
    })
}

fn list(desk: &Desk<'_>, one: &One) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &one.event)?;
    let funds = &cup.tournament.settings().prizes;
    if one.form.json {
        print_json(&funds.iter().map(fund_data).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    if funds.is_empty() {
        return say(&message!(words, "tournament-prizes-none", tournament = cup.name()));
    }
    for fund in funds {
        say(&words.prize_fund(fund))?;
    }
    Ok(Done::Good)
}

fn won(desk: &Desk<'_>, asked: &Won) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (stage, as_of) = (asked.when.stage(&cup)?, asked.when.as_of(&cup)?);
    let winners = tournament::won(&cup.tournament, stage, &cup.results, as_of, &cup.profiles);
    if asked.one.form.json {
        let winner = |winner: &tournament::Won<'_>| {
            json!({
                "prizes": winner.fund.name.as_str(),
                "rank": winner.line.rank.map(|rank| rank.0),
                "player": PersonData::of(winner.line.player, &cup.people),
                "amount": amount_data(winner.amount),
            })
        };
        print_json(&winners.iter().map(winner).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    if cup.tournament.settings().prizes.is_empty() {
        return Err(Stop::Refused(message!(words, "tournament-prizes-none", tournament = cup.name())));
    }
    let mut table = Table::new([
        text(message!(words, "column-prizes")),
        number(message!(words, "column-rank")),
        text(message!(words, "column-player")),
        number(message!(words, "column-amount")),
    ]);
    for winner in &winners {
        table.row([
            winner.fund.name.to_string(),
            winner.line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            cup.label(winner.line.player),
            words.prize(winner.amount),
        ]);
    }
    table.print()?;
    if cup.tournament.head().state == State::Finished {
        return Ok(Done::Good);
    }
    say(&message!(words, "tournament-so-far"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_at_most_two_decimals() {
        for (typed, hundredths) in [("50", 5000), ("12.5", 1250), ("0.05", 5), ("7.00", 700)] {
            assert_eq!(amount(typed), Ok(hundredths), "{typed}");
        }
        for typed in ["", ".5", "1.234", "-1", "x", "1.x", "99999999999999999999"] {
            assert!(amount(typed).is_err(), "{typed}");
        }
    }
}
