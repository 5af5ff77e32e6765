//! Standings and crosstables, live or as they were after a round.

use std::io::Write as _;

use clap::Args;
use serde_json::{Map, Value, json};

use super::options::criterion_name;
use super::{Cup, One};
use crate::cli::desk::{Desk, Stop};
use crate::cli::series_view::PersonData;
use crate::cli::table::{Table, number, print_json, text};
use crate::cli::{Done, results};
use crate::store::StoreError;
use crate::tournament::{
    AsOf, By, Cell, Format, Group, Line, Refusal, RoundScore, Scope, Stage, StageNumber, Table as Ranked, standings,
};
use crate::words::{Words, figure_value, message};

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
    after: Option<u16>,
    #[arg(long, value_name = "N")]
    stage: Option<u16>,
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
        let groups = match stage.format {
            Format::RoundRobin { groups, .. } if groups > 1 => (1..=groups).map(|group| Some(Group(group))).collect(),
            _ => vec![None],
        };
        let of = |group: Option<Group>| {
            let scope = group.map_or(Scope::Stage, Scope::Group);
            (group, standings(&cup.tournament, stage, &cup.results, as_of, scope))
        };
        Ok((stage, groups.into_iter().map(of).collect()))
    }
}

/// The rank of a line, or a dash.
fn rank(line: &Line) -> String {
    line.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string())
}

/// Prints the standings.
pub(super) fn print_standings(desk: &Desk<'_>, asked: &Asked) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (stage, tables) = asked.when.tables(&cup)?;
    if asked.one.form.json {
        let data: Vec<_> = tables.iter().map(|(group, table)| standings_data(&cup, *group, table)).collect();
        print_json(&json!({ "tournament": cup.id().to_string(), "stage": stage.number.0, "tables": data }))?;
        return Ok(Done::Good);
    }
    for (group, table) in &tables {
        writeln!(results(), "{}", words.standings_title(&cup.tournament, *group, table))?;
        print_table(&cup, table, words)?;
    }
    let by_opponents = |by: &By| matches!(by, By::Criterion(criterion) if criterion.looks_at_opponents());
    if tables.iter().any(|(_, table)| table.by.iter().any(by_opponents)) {
        writeln!(results(), "{}", words.unplayed_rounds(cup.tournament.settings().unplayed))?;
    }
    Ok(Done::Good)
}

fn print_table(cup: &Cup, table: &Ranked, words: &Words) -> Result<(), Stop> {
    let shown = table.shown();
    let mut columns = vec![number(message!(words, "column-rank")), text(message!(words, "column-player"))];
    columns.extend(shown.iter().map(|&(_, by)| number(words.ranked_by(by))));
    columns.push(text(message!(words, "column-remark")));
    let mut printed = Table::of(columns);
    for line in &table.lines {
        let mut cells = vec![rank(line), cup.label(line.player)];
        cells.extend(shown.iter().map(|&(index, by)| {
            line.figures[index].map_or_else(|| "-".to_owned(), |figure| words.ranking_figure(by, figure))
        }));
        cells.push(if line.withdrawn { message!(words, "tournament-has-withdrawn") } else { String::new() });
        printed.cells(cells);
    }
    Ok(printed.print()?)
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
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (stage, tables) = asked.when.tables(&cup)?;
    if asked.one.form.json {
        let data: Vec<_> = tables.iter().map(|(group, table)| crosstable_data(&cup, *group, table)).collect();
        print_json(&json!({ "tournament": cup.id().to_string(), "stage": stage.number.0, "tables": data }))?;
        return Ok(Done::Good);
    }
    for (group, table) in &tables {
        writeln!(results(), "{}", words.standings_title(&cup.tournament, *group, table))?;
        let rows = table.crosstable();
        let rounds = rows.first().map_or(&[][..], |row| row.cells.as_slice());
        let mut columns = vec![
            number("#".to_owned()),
            text(message!(words, "column-player")),
            number(message!(words, "column-rank")),
        ];
        columns.extend(rounds.iter().map(|cell| text(cell.round.to_string())));
        let mut printed = Table::of(columns);
        for row in &rows {
            let place = row.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            let mut cells = vec![row.row.to_string(), cup.label(row.player), place];
            cells.extend(row.cells.iter().map(Cell::mark));
            printed.cells(cells);
        }
        printed.print()?;
    }
    writeln!(results(), "{}", message!(words, "tournament-letters"))?;
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
