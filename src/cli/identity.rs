//! Who is whom: bringing a player and a double together, and making a player anonymous.

use std::io::Write as _;

use chrono::Utc;

use super::desk::{Desk, Stop, Sure, confirm, confirm_expressly};
use super::people::People;
use super::{Done, results, tell};
use crate::club::{Command as Act, Name};
use crate::store;
use crate::words::{Words, message};

/// Gives all series of a double to the player that it turned out to be.
pub(super) fn merge(desk: &mut Desk<'_>, from: &str, into: &str, sure: Sure) -> Result<Done, Stop> {
    let people = desk.people()?;
    let (from, into) = (people.find(from, desk.words)?, people.find(into, desk.words)?);
    let names = (people.introduced(from, desk.words), people.introduced(into, desk.words));
    confirm(desk.words, &message!(desk.words, "player-merge", from = names.0, into = names.1), sure.yes)?;
    let command = Act::MergePlayers { from: from.id, into: into.id };
    // What is refused needs no backup.
    let stamp = desk.stamp(sure.reason.clone());
    desk.writer()?.try_out(&command, &stamp)?;
    desk.writer()?.back_up(store::Reason::BeforeMerge, Utc::now())?;
    desk.carry_out(&command, sure.reason)?;
    let into = desk.people()?.label(into.id);
    writeln!(results(), "{}", message!(desk.words, "player-merged", player = into))?;
    Ok(Done::Good)
}

/// Removes name and contacts from the whole file, for good.
pub(super) fn anonymise(desk: &mut Desk<'_>, player: &str, name: Option<&str>, sure: Sure) -> Result<Done, Stop> {
    let words = desk.words;
    let people = desk.people()?;
    let player = people.find(player, words)?;
    let typed = name.map_or_else(|| free_name(&people, words), str::to_owned);
    let name = Name::new(&typed).map_err(|fault| {
        let (field, fault) = (message!(words, "field-name"), words.name_fault(fault));
        Stop::Refused(message!(words, "player-field", field = field, fault = fault))
    })?;
    let (before, after) = (people.introduced(player, words), name.to_string());
    confirm_expressly(words, &message!(words, "player-anonymise", player = before, name = after.as_str()), sure.yes)?;
    desk.carry_out(&Act::AnonymisePlayer { player: player.id, name }, sure.reason)?;
    writeln!(results(), "{}", message!(words, "player-anonymised", name = after))?;
    let mut person = desk.club().players()?;
    person.retain(|other| other.id == player.id || other.merged_into == Some(player.id));
    let backups = store::backups_that_name(desk.club().path(), &person)?;
    if !backups.is_empty() {
        let list: Vec<_> = backups.iter().map(|backup| backup.display().to_string()).collect();
        tell(&message!(words, "player-anonymised-backups", list = list.join("\n  ")));
    }
    Ok(Done::Good)
}

/// “Former member 1”, or the next number that nobody has.
fn free_name(people: &People, words: &Words) -> String {
    let is_free = |name: &String| people.everybody().all(|player| player.profile.name.as_str() != name);
    let names = (1_u32..).map(|number| message!(words, "player-former", number = number));
    names.take(people.everybody().count() + 1).find(is_free).unwrap_or_default()
}
