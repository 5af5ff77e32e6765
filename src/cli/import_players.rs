//! What a file of players would bring.

use serde_json::{Value, json};

use super::desk::{Desk, Stop};
use super::import::{Namesakes, Numbers, introduced, new_id};
use super::people::People;
use super::plan::{Plan, Verdict, changes, changes_data, person};
use crate::exchange::{Choice, CsvFile, Namesake, Newcomer, PlayerVerdict, PreviewedPlayer, preview_players};
use crate::words::{Words, message};

/// A row of the file as data, and what becomes of it in words.
type Row = (Verdict, Value, String);

pub(super) fn plan(file: &CsvFile, namesakes: &Namesakes, desk: &Desk<'_>) -> Result<Plan, Stop> {
    let words = desk.words;
    let players = desk.club().players()?;
    let preview = preview_players(file, &players).map_err(|error| Stop::Refused(words.csv_error(&error)))?;
    let people = People::new(players);
    let mut plan = Plan::of_csv(file, &preview.unknown_columns, words);
    for row in &preview.rows {
        let (verdict, data, what) = match &row.verdict {
            PlayerVerdict::Unchanged(player) => {
                plan.same(json!({ "line": row.line, "player": person(*player, &people) }));
                continue;
            }
            PlayerVerdict::Refused(refused) => {
                let fault = words.refused_player(refused, &|player| Some(people.label(player)));
                plan.part(Verdict::Refused, json!({ "line": row.line, "fault": refused.to_string() }), fault);
                continue;
            }
            PlayerVerdict::New(newcomer) => {
                let what = message!(words, "import-new", what = newcomer.profile.name.as_str());
                (Verdict::New, json!({ "line": row.line, "player": newcomer_data(newcomer) }), what)
            }
            PlayerVerdict::Changed(edit) => {
                let (player, edited) = (edit.player(), edit.changes());
                let shown = changes(&edited, namesakes.private, words);
                let what = message!(words, "import-changed", what = people.label(player), changes = shown);
                let changes = changes_data(&edited, namesakes.private);
                let data = json!({ "line": row.line, "player": person(player, &people), "changes": changes });
                (Verdict::Changed, data, what)
            }
            PlayerVerdict::SameName { newcomer, namesakes: found } => {
                same_name(row, newcomer, found, choice(row, namesakes), &people, words)
            }
        };
        plan.part(verdict, data, message!(words, "import-line", line = row.line, what = what));
    }
    plan.come_in_by(preview.commands(|row| choice(row, namesakes), new_id));
    Ok(plan)
}

/// A row whose name is there already.
fn same_name(
    row: &PreviewedPlayer,
    newcomer: &Newcomer,
    found: &[Namesake],
    choice: Choice,
    people: &People,
    words: &Words,
) -> Row {
    let verdict = match choice {
        Choice::Leave => Verdict::Open,
        Choice::Add => Verdict::New,
        Choice::Take(_) => Verdict::Changed,
    };
    let namesakes = found.iter().map(|namesake| match namesake {
        Namesake::Player(edit) => person(edit.player(), people),
        Namesake::Line(line) => json!({ "line": line }),
    });
    let namesakes: Value = namesakes.collect();
    let data = json!({ "line": row.line, "player": newcomer_data(newcomer), "namesakes": namesakes });
    let list: Vec<_> = found.iter().map(|namesake| introduce(namesake, people, words)).collect();
    let what = message!(
        words,
        "import-same-name",
        name = newcomer.profile.name.as_str(),
        list = list.join(", "),
        choice = choice_words(choice, words)
    );
    (verdict, data, what)
}

fn newcomer_data(newcomer: &Newcomer) -> Value {
    json!({ "id": newcomer.id.map(|id| id.0), "name": newcomer.profile.name.as_str() })
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

fn introduce(namesake: &Namesake, people: &People, words: &Words) -> String {
    match namesake {
        Namesake::Player(edit) => introduced(&[edit.player()], people, words),
        &Namesake::Line(line) => message!(words, "import-namesake-line", line = line),
    }
}
