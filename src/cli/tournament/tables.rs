//! Standings and crosstables, live or as they were after a round.

use std::io::Write as _;

use clap::Args;
use serde_json::{Map, Value, json};

use super::options::criterion_name;
use super::{Cup, One};
use crate::cli::desk::{Desk, Stop};
use crate::cli::series_view::PersonData;
use crate::cli::table::{Table, print_json};
use crate::cli::{Done, results};
use crate::exchange::paper;
use crate::store::StoreError;
use crate::tournament::{AsOf, By, Group, Line, Refusal, RoundScore, Stage, StageNumber, Table as Ranked, Tournament};
use crate::words::{Event, Words, figure_value, message};

/// The table of a group, or of all where there are none.
type GroupTable = (Option<Group>, Ranked);

#[derive(Args)]
pub(in crate::cli) struct Asked {
    #[command(flatten)]
    pub(super) one: One,
    #[command(flatten)]
    pub(super) when: When,
}

/// Which table is meant: of which stage, and as of when.
#[derive(Args)]
pub(in crate::cli) struct When {
    #[arg(long, value_name = "R")]
    pub(super) after: Option<u16>,
    #[arg(long, value_name = "N")]
    pub(super) stage: Option<u16>,
}

impl When {
    pub(super) fn as_of(&self, cup: &Cup) -> Result<AsOf, Stop> {
        self.after.map_or(Ok(AsOf::Live), |round| Ok(AsOf::After(cup.round(Some(round))?.number)))
    }

    pub(super) fn stage<'c>(&self, cup: &'c Cup) -> Result<&'c Stage, Stop> {
        match (self.stage.map(StageNumber), self.after) {
            (Some(stage), _) => {
                let found = cup.tournament.stages().get(&stage).filter(|stage| !stage.members().is_empty());
                Ok(found.ok_or(StoreError::TournamentRefused(Refusal::NoStage { stage }))?)
            }
            (None, Some(round)) => cup.stage_of(cup.round(Some(round))?),
            (None, None) => cup.stage(),
        }
    }

    /// The tables of the stage, one for each group.
    pub(super) fn tables<'c>(&self, cup: &'c Cup) -> Result<(&'c Stage, Vec<GroupTable>), Stop> {
        let (stage, as_of) = (self.stage(cup)?, self.as_of(cup)?);
        Ok((stage, cup.told(|event| event.tables(stage, as_of))))
    }
}

/// Prints the standings.
pub(super) fn print_standings(desk: &Desk<'_>, asked: &Asked) -> Result<Done, Stop> {
    let (cup, tables) = print(desk, asked, standings_data, Words::standings_title, Words::ranked_table)?;
    if !asked.one.form.json
        && let Some(note) = cup.told(|event| desk.words.unplayed_note(event, &tables))
    {
        writeln!(results(), "{note}")?;
    }
    Ok(Done::Good)
}

/// Prints the tables of a stage, as data or to be read.
fn print(
    desk: &Desk<'_>,
    asked: &Asked,
    data: impl Fn(&Cup, Option<Group>, &Ranked) -> Value,
    title: impl Fn(&Words, &Tournament, Option<Group>, &Ranked) -> String,
    table: impl Fn(&Words, &Event<'_>, &Ranked) -> paper::Table,
) -> Result<(Cup, Vec<GroupTable>), Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (stage, tables) = asked.when.tables(&cup)?;
    if asked.one.form.json {
        let data: Vec<_> = tables.iter().map(|(group, table)| data(&cup, *group, table)).collect();
        print_json(&json!({ "tournament": cup.id().to_string(), "stage": stage.number.0, "tables": data }))?;
        return Ok((cup, tables));
    }
    for (group, one) in &tables {
        cup.told(|event| {
            writeln!(results(), "{}", title(words, &cup.tournament, *group, one))?;
            Table::of_paper(&table(words, event, one)).print()
        })?;
    }
    Ok((cup, tables))
}

fn standings_data(cup: &Cup, group: Option<Group>, table: &Ranked) -> Value {
    let line = |line: &Line| {
        let figure = |(index, by): (usize, By)| {
            let figure = line.figures[index].map(|figure| figure_value(by, figure));
            (ranked_by_name(by), json!(figure))
        };
        json!({
            "rank": line.rank.map(|rank| rank.0),
            "player": PersonData::of(line.player, &cup.people),
            "seed": line.seed.0,
            "played": line.played,
            "withdrawn": line.withdrawn,
            "figures": table.shown().into_iter().map(figure).collect::<Map<_, _>>(),
        })
    };
    json!({
        "group": group.map(|group| group.to_string()),
        "after": table.scores.last.map(|round| round.0),
        "lines": table.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

/// What a figure is called for programs.
fn ranked_by_name(by: By) -> String {
    match by {
        By::Enough => "enough".to_owned(),
        By::Average => "average".to_owned(),
        By::Bracket => "bracket".to_owned(),
        By::Criterion(criterion) => criterion_name(criterion),
    }
}

/// Prints the crosstable.
pub(super) fn print_crosstable(desk: &Desk<'_>, asked: &Asked) -> Result<Done, Stop> {
    print(desk, asked, crosstable_data, Words::crosstable_title, Words::cross_table)?;
    if !asked.one.form.json {
        writeln!(results(), "{}", message!(desk.words, "tournament-letters"))?;
    }
    Ok(Done::Good)
}

fn crosstable_data(cup: &Cup, group: Option<Group>, table: &Ranked) -> Value {
    let score = |score: RoundScore| {
        json!({
            "letter": score.status.letter().map(String::from),
            "opponent": score.opponent.map(|player| PersonData::of(player, &cup.people)),
            "match_points": f64::from(score.match_points.halves) / 2.0,
            "points": score.points.0,
            "against": score.against.0,
            "exited": score.exited,
        })
    };
    let rows = table.crosstable().into_iter().map(|row| {
        json!({
            "row": row.row,
            "rank": row.rank.map(|rank| rank.0),
            "player": PersonData::of(row.player, &cup.people),
            "rounds": row.cells.iter().map(|cell| json!({
                "round": cell.round.0,
                "against": cell.against,
                "score": cell.score.map(score),
            })).collect::<Vec<_>>(),
        })
    });
    json!({ "group": group.map(|group| group.to_string()), "rows": rows.collect::<Vec<_>>() })
}
