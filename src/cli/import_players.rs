//! What a file of players would bring.

use super::desk::{Desk, Stop};
use super::import::{Namesakes, Numbers, Plan, about_csv, introduced, new_id};
use super::people::People;
use crate::exchange::{Choice, CsvFile, FieldChange, Namesake, PlayerVerdict, PreviewedPlayer, preview_players};
use crate::words::{Words, message};

pub(super) fn plan(file: &CsvFile, namesakes: &Namesakes, desk: &Desk<'_>) -> Result<Plan, Stop> {
    let words = desk.words;
    let players = desk.club().players()?;
    let preview = preview_players(file, &players).map_err(|error| Stop::Refused(words.csv_error(&error)))?;
    let people = People::new(players);
    let mut plan = Plan { lines: about_csv(file, &preview.unknown_columns, words), ..Plan::default() };
    for row in &preview.rows {
        let what = match &row.verdict {
            PlayerVerdict::Unchanged(_) => {
                plan.same += 1;
                continue;
            }
            PlayerVerdict::New(newcomer) => {
                plan.new += 1;
                message!(words, "import-new", what = newcomer.profile.name.as_str())
            }
            PlayerVerdict::Changed(edit) => {
                plan.changed += 1;
                let changes = changes(&edit.changes(), words);
                message!(words, "import-changed", what = people.label(edit.player()), changes = changes)
            }
            PlayerVerdict::SameName { newcomer, namesakes: found } => {
                let choice = choice(row, namesakes);
                match choice {
                    Choice::Leave => plan.open += 1,
                    Choice::Add => plan.new += 1,
                    Choice::Take(_) => plan.changed += 1,
                }
                let list: Vec<_> = found.iter().map(|namesake| introduce(namesake, &people, words)).collect();
                message!(
                    words,
                    "import-same-name",
                    name = newcomer.profile.name.as_str(),
                    list = list.join(", "),
                    choice = choice_words(choice, words)
                )
            }
            PlayerVerdict::Refused(refused) => {
                plan.refused += 1;
                let fault = words.refused_player(refused, &|player| Some(people.label(player)));
                plan.lines.push(fault);
                continue;
            }
        };
        plan.lines.push(message!(words, "import-line", line = row.line, what = what));
    }
    plan.commands = preview.commands(|row| choice(row, namesakes), new_id);
    Ok(plan)
}

/// What the user said of a row; only one player of the name can be taken for it without more words.
fn choice(row: &PreviewedPlayer, said: &Namesakes) -> Choice {
    let PlayerVerdict::SameName { namesakes, .. } = &row.verdict else { return Choice::Leave };
    let mut players = namesakes.iter().filter_map(|namesake| match namesake {
        Namesake::Player(edit) => Some(edit.player()),
        Namesake::Line(_) => None,
    });
    match (players.next(), players.next()) {
        (Some(one), None) if Numbers::has(said.take.as_ref(), row.line) => Choice::Take(one),
        _ if Numbers::has(said.add.as_ref(), row.line) => Choice::Add,
        _ => Choice::Leave,
    }
}

/// What a choice comes to.
pub(super) fn choice_words(choice: Choice, words: &Words) -> String {
    match choice {
        Choice::Leave => message!(words, "import-choice-leave"),
        Choice::Add => message!(words, "import-choice-add"),
        Choice::Take(_) => message!(words, "import-choice-take"),
    }
}

/// Changes of fields in one line.
pub(super) fn changes(changes: &[FieldChange], words: &Words) -> String {
    let change = |FieldChange { column, from, to }: &FieldChange| {
        message!(words, "import-change", field = words.player_column(*column), from = from.as_str(), to = to.as_str())
    };
    changes.iter().map(change).collect::<Vec<_>>().join(", ")
}

fn introduce(namesake: &Namesake, people: &People, words: &Words) -> String {
    match namesake {
        Namesake::Player(edit) => introduced(&[edit.player()], people, words),
        &Namesake::Line(line) => message!(words, "import-namesake-line", line = line),
    }
}
