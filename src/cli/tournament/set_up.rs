//! Making a tournament, what to know before it starts, and starting it.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use clap::Args;
use serde_json::json;
use uuid::Uuid;

use super::entries::{carry_out_all, of_one_act};
use super::options::{SettingOptions, StageOptions, USUAL_STAGES};
use super::{Cup, say};
use crate::cli::desk::{Desk, Reason, Stop, date, today};
use crate::cli::season::named;
use crate::cli::series::every_date;
use crate::cli::table::{Form, print_json};
use crate::cli::{Done, tell};
use crate::club::{PlayerId, Ratings};
use crate::store::StoreError;
use crate::tournament::schedule::{
    Bracket, Field, GroupDraw, Groups, Minutes, Order, Plan, Room, ScheduleFault, SwissAdvice,
};
use crate::tournament::{
    Act, Command as Change, Format, Refusal, Settings, StageNumber, State, TournamentId, new_groups, starting_order,
};
use crate::words::{Words, message};

#[derive(Args)]
pub(in crate::cli) struct New {
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "DATE[..DATE]", value_parser = days)]
    date: Option<(NaiveDate, NaiveDate)>,
    #[command(flatten)]
    stages: StageOptions,
    #[command(flatten)]
    settings: SettingOptions,
    #[command(flatten)]
    reason: Reason,
    #[command(flatten)]
    form: Form,
}

#[derive(Args)]
pub(in crate::cli) struct Edit {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "DATE[..DATE]", value_parser = days)]
    date: Option<(NaiveDate, NaiveDate)>,
    #[command(flatten)]
    stages: StageOptions,
    #[command(flatten)]
    settings: SettingOptions,
    #[command(flatten)]
    reason: Reason,
    #[command(flatten)]
    form: Form,
}

/// A date, or the first and the last one with two dots between.
fn days(typed: &str) -> Result<(NaiveDate, NaiveDate), String> {
    match typed.split_once("..") {
        None => date(typed).map(|day| (day, day)),
        Some((first, last)) => Ok((date(first)?, date(last)?)),
    }
}

/// Makes a tournament.
pub(super) fn make(desk: &mut Desk<'_>, new: New) -> Result<Done, Stop> {
    let id = TournamentId(Uuid::now_v7());
    let name = named(&new.name, desk.words)?;
    let (first, last) = new.date.unwrap_or_else(|| (today(), today()));
    let stages = new.stages.formats(&USUAL_STAGES, 0, desk.words)?;
    let settings = Box::new(new.settings.settings(&Settings::usual(rand::random())));
    let command = Change::Create { id, name: name.clone(), first, last, settings, stages };
    desk.carry_out(Act::Tournament { id, command }, new.reason)?;
    if new.form.json {
        print_json(&json!({ "id": id.to_string(), "name": name.as_str() }))?;
        return Ok(Done::Good);
    }
    say(&message!(desk.words, "tournament-made", tournament = name.as_str()))
}

/// Changes what can still be changed of a tournament: all of it before the start.
pub(super) fn edit(desk: &mut Desk<'_>, edit: Edit) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &edit.event)?;
    let head = cup.tournament.head();
    let name = edit.name.as_ref().map_or(Ok(head.name.clone()), |name| named(name, words))?;
    let (first, last) = edit.date.unwrap_or((head.first, head.last));
    let settings = edit.settings.settings(&head.settings);
    let mut acts = Vec::new();
    if (&name, first, last) != (&head.name, head.first, head.last) {
        acts.push(cup.act(Change::Edit { name: name.clone(), first, last }));
    }
    if settings != head.settings {
        acts.push(cup.act(Change::ChangeSettings(Box::new(settings))));
    }
    acts.extend(planning(&cup, &edit.stages, words)?);
    if acts.is_empty() {
        return Err(Stop::Refused(message!(words, "desk-no-change")));
    }
    carry_out_all(desk, acts, edit.reason).map_err(of_one_act)?;
    let cup = Cup::open(desk, cup.id())?;
    if edit.form.json {
        print_json(&json!({ "id": cup.id().to_string(), "name": cup.name() }))?;
        return Ok(Done::Good);
    }
    for sentence in advice(&cup, words) {
        tell(&sentence);
    }
    say(&message!(words, "tournament-edited", tournament = cup.name()))
}

/// What plans the stages as it is said; nothing where that changes nothing.
fn planning(cup: &Cup, stages: &StageOptions, words: &Words) -> Result<Option<Act>, Stop> {
    let before: Vec<_> = cup.tournament.stages().values().map(|stage| stage.format).collect();
    let over = cup.tournament.current_stage().map_or(0, |stage| usize::from(stage.number.0) - 1);
    let after = stages.formats(&before, over, words)?;
    Ok((after != before).then(|| cup.act(Change::PlanStages(after))))
}

/// Plans another number of rounds of the stage under way, or of the first one that has a number of them.
pub(super) fn plan_rounds(desk: &mut Desk<'_>, event: &str, number: u16, reason: Reason) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, event)?;
    let act = planning(&cup, &StageOptions::rounds(number), words)?
        .ok_or_else(|| Stop::Refused(message!(words, "desk-no-change")))?;
    desk.carry_out(act, reason)?;
    let cup = Cup::open(desk, cup.id())?;
    for sentence in advice(&cup, words) {
        tell(&sentence);
    }
    say(&message!(words, "tournament-rounds-planned", tournament = cup.name(), count = number))
}

#[derive(Args)]
pub(in crate::cli) struct Advice {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "N")]
    tables: Option<NonZeroU16>,
    #[arg(long, value_name = "MINUTES", default_value = "60")]
    minutes: u32,
    #[arg(long, value_name = "MINUTES", default_value = "10")]
    between: u32,
    #[arg(long, value_name = "HH:MM", value_parser = time)]
    start: Option<NaiveTime>,
    #[command(flatten)]
    form: Form,
}

fn time(typed: &str) -> Result<NaiveTime, String> {
    NaiveTime::parse_from_str(typed, "%H:%M").map_err(|error| error.to_string())
}

/// Says what the number of players means for the rounds, and how long it takes.
pub(super) fn advise(desk: &mut Desk<'_>, asked: &Advice) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let here = cup.tournament.entries().len();
    let plan = plan(&cup).map_err(|_| StoreError::TournamentRefused(Refusal::TooFew { here }))?;
    let tables = asked.tables.or_else(|| NonZeroU16::new(u16::try_from(here / 2).unwrap_or(u16::MAX)));
    let tables = tables.unwrap_or(NonZeroU16::MIN);
    let room = Room { tables, series: Minutes(asked.minutes), between: Minutes(asked.between) };
    let Minutes(minutes) = plan.duration(&room);
    let end = asked.start.map(|start| (start + TimeDelta::minutes(i64::from(minutes))).format("%H:%M").to_string());
    if asked.form.json {
        let swiss = Field::new(here).ok().map(SwissAdvice::of);
        print_json(&json!({
            "players": here,
            "rounds": plan.rounds(),
            "series": plan.series().iter().sum::<usize>(),
            "minutes": minutes,
            "end": end,
            "swiss": swiss.map(|swiss| json!({ "recommended": swiss.recommended, "most": swiss.most })),
        }))?;
        return Ok(Done::Good);
    }
    for sentence in advice(&cup, words) {
        say(&sentence)?;
    }
    let (hours, rest) = (minutes / 60, format!("{:02}", minutes % 60));
    let (rounds, tables) = (plan.rounds(), tables.get());
    say(&message!(words, "tournament-takes", rounds = rounds, tables = tables, hours = hours, minutes = rest))?;
    match end {
        Some(end) => say(&message!(words, "tournament-ends-at", time = end)),
        None => Ok(Done::Good),
    }
}

/// How many series each round has, with those who entered so far.
fn plan(cup: &Cup) -> Result<Plan, ScheduleFault> {
    let field = Field::new(cup.tournament.entries().len())?;
    let stages = cup.tournament.stages();
    let format = stages.get(&StageNumber::FIRST).map_or(Format::Swiss { rounds: 1 }, |stage| stage.format);
    Ok(match format {
        Format::Swiss { rounds } => Plan::swiss(field, rounds),
        Format::League { rounds, .. } => Plan::swiss(field, rounds.unwrap_or(1)),
        Format::RoundRobin { legs, groups } => {
            Plan::of_schedule(&Groups::draw(field, usize::from(groups), GroupDraw::Snake)?.schedule(legs))
        }
        Format::Knockout { elimination } => Plan::of_bracket(&Bracket::new(Order::standard(field), elimination)),
    })
}

/// What to know of the number of rounds before the start.
pub(super) fn advice(cup: &Cup, words: &Words) -> Vec<String> {
    let players = cup.tournament.entries().len();
    let Ok(field) = Field::new(players) else { return Vec::new() };
    let stages = cup.tournament.stages();
    match stages.get(&StageNumber::FIRST).map(|stage| stage.format) {
        Some(Format::Swiss { rounds }) => {
            let advice = SwissAdvice::of(field);
            let (recommended, most) = (advice.recommended, advice.most);
            let first = message!(
                words,
                "tournament-advice-swiss",
                players = players,
                rounds = rounds,
                recommended = recommended,
                most = most
            );
            let warning = advice.warning(rounds).map(|warning| words.swiss_warning(warning, most));
            [first].into_iter().chain(warning).collect()
        }
        Some(_) => {
            let rounds = plan(cup).map_or(0, |plan| plan.rounds());
            vec![message!(words, "tournament-advice-rounds", players = players, rounds = rounds)]
        }
        None => Vec::new(),
    }
}

#[derive(Args)]
pub(in crate::cli) struct Start {
    #[arg(value_name = "EVENT")]
    event: String,
    #[command(flatten)]
    reason: Reason,
}

/// The ratings of everybody who has one, rounded.
pub(super) fn ratings(desk: &Desk<'_>) -> Result<BTreeMap<PlayerId, u16>, Stop> {
    let (first, last) = every_date();
    Ok(Ratings::replay(&desk.club().settings()?.rating, &desk.club().series_between(first, last)?).rounded())
}

/// Starts a tournament: ratings, numbers and settings are frozen.
pub(super) fn start(desk: &mut Desk<'_>, asked: Start) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let all = ratings(desk)?;
    let entered = cup.tournament.entries();
    let ratings: BTreeMap<_, _> = all.into_iter().filter(|(player, _)| entered.contains_key(player)).collect();
    let first = cup.tournament.stages().get(&StageNumber::FIRST);
    let groups = match first.filter(|_| cup.tournament.head().state == State::Registration && entered.len() > 1) {
        Some(first) => {
            let order = starting_order(&cup.tournament, &ratings);
            new_groups(first.format, &order, GroupDraw::Snake)
                .map_err(|fault| Stop::Refused(words.schedule_fault(&fault)))?
        }
        None => BTreeMap::new(),
    };
    desk.carry_out(cup.act(Change::Start { ratings, groups }), asked.reason)?;
    for sentence in advice(&cup, words) {
        tell(&sentence);
    }
    let count = entered.len();
    say(&message!(words, "tournament-has-started", tournament = cup.name(), count = count))
}
