//! `halali backup`, `restore`, `check` and `salvage`: what keeps the club file safe, and gets it back.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::Args;
use serde_json::{Value, json};
use uuid::Uuid;

use super::desk::{Desk, Stop, confirm, holder, patiently, place, refused};
use super::out::to_the_end;
use super::table::{Form, Table, print_json, text};
use super::{Done, results, tell};
use crate::club::EntryId;
use crate::store::{
    Backup, Fault, Missing, Reason, Stamp, StoreError, backups, is_club, last_good, restore, salvage, warnings,
};
use crate::words::{Words, message};

#[derive(Args)]
pub(super) struct Make {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

#[derive(Args)]
pub(super) struct Restore {
    #[arg(value_name = "FILE", required_unless_present = "list", conflicts_with = "list")]
    file: Option<PathBuf>,
    #[arg(long)]
    list: bool,
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    form: Form,
}

#[derive(Args)]
pub(super) struct Check {
    #[command(flatten)]
    form: Form,
}

#[derive(Args)]
pub(super) struct Salvage {
    #[arg(value_name = "DAMAGED")]
    damaged: PathBuf,
    #[arg(value_name = "NEW")]
    new: PathBuf,
    #[command(flatten)]
    form: Form,
}

/// Makes a backup.
pub(super) fn make(asked: Make, desk: &Desk<'_>) -> Result<Done, Stop> {
    let file = match asked.file {
        Some(file) => {
            desk.club().backup_to(&file)?;
            file
        }
        None => desk.club().back_up(Reason::Asked, Utc::now())?.path,
    };
    writeln!(results(), "{}", message!(desk.words, "backup-made", file = shown(&file)))?;
    Ok(Done::Good)
}

/// Lists the backups, or restores one. The club file is not opened: it may be damaged.
pub(super) fn bring_back(asked: Restore, club: Option<&Path>, words: &Words) -> io::Result<Done> {
    let refused = |stop| refused(stop, words, |_| None);
    let place = place(club, words).map(|(club, _)| club);
    match asked.file {
        None => place.and_then(|club| list(&club, &asked.form, words)).or_else(refused),
        Some(file) => {
            to_the_end(words, || place.and_then(|club| replace(&club, file, asked.yes, words)).or_else(refused))
        }
    }
}

fn list(club: &Path, form: &Form, words: &Words) -> Result<Done, Stop> {
    let backups = backups(club)?;
    if form.json {
        let data = |backup: &Backup| json!({ "file": shown(&backup.path), "moment": backup.moment, "reason": backup.reason.name() });
        print_json(&backups.iter().map(data).collect::<Vec<_>>())?;
    } else if backups.is_empty() {
        tell(&message!(words, "backup-list-empty"));
    } else {
        let heading = |name: &str| text(words.named(name));
        let columns = ["backup-heading-moment", "backup-heading-reason", "backup-heading-file"].map(heading);
        let mut table = Table::new(columns);
        for backup in &backups {
            let moment = backup.moment.format("%Y-%m-%d %H:%M:%S").to_string();
            table.row([moment, words.backup_reason(backup.reason), shown(&backup.path)]);
        }
        table.print()?;
    }
    Ok(Done::Good)
}

fn replace(club: &Path, file: PathBuf, yes: bool, words: &Words) -> Result<Done, Stop> {
    let file = if file.as_os_str() == "latest" {
        let latest = last_good(club)?.ok_or_else(|| Stop::Refused(message!(words, "restore-no-backup")))?;
        latest.path
    } else {
        file
    };
    is_club(&file)?;
    confirm(words, &message!(words, "restore-confirm", file = shown(&file), club = shown(club)), yes)?;
    let kept = patiently(
        || restore(club, &file, &holder(), Utc::now()),
        |restored| matches!(restored, Err(StoreError::Held { .. })),
    )?;
    writeln!(results(), "{}", message!(words, "restore-done", file = shown(club), backup = shown(&file)))?;
    if let Some(sentence) = words.kept(&kept) {
        tell(&sentence);
    }
    Ok(Done::Good)
}

/// Checks the health of the club file.
pub(super) fn check(asked: &Check, desk: &Desk<'_>) -> Result<Done, Stop> {
    let (club, words) = (desk.club(), desk.words);
    let (faults, warnings) = (club.check()?, warnings(club.path()));
    if asked.form.json {
        let warnings: Vec<_> = warnings.iter().map(|warning| words.place_warning(club.path(), warning)).collect();
        let faults: Vec<_> = faults.iter().map(fault_data).collect();
        print_json(&json!({ "file": shown(club.path()), "faults": faults, "warnings": warnings }))?;
    } else {
        for fault in &faults {
            writeln!(results(), "{}", words.health_fault(fault))?;
        }
        if faults.is_empty() {
            writeln!(results(), "{}", message!(words, "check-good", file = shown(club.path())))?;
        }
        for warning in &warnings {
            tell(&words.place_warning(club.path(), warning));
        }
    }
    if faults.is_empty() {
        return Ok(Done::Good);
    }
    tell(&message!(words, "check-faults", file = shown(club.path()), count = faults.len()));
    tell_ways_out(club.path(), words);
    Ok(Done::Refused)
}

fn fault_data(fault: &Fault) -> Value {
    match fault {
        Fault::Database { what } => json!({ "kind": "database", "what": what }),
        Fault::Schema { part, how } => {
            json!({ "kind": "schema", "what": part, "how": format!("{how:?}").to_lowercase() })
        }
        Fault::Row { table, what } => json!({ "kind": "row", "table": table, "what": what }),
        Fault::Log { number } => json!({ "kind": "log", "entry": number }),
        Fault::Undo { entry } => json!({ "kind": "undo", "entry": entry }),
    }
}

/// Says how to get back what was in a damaged file.
pub(super) fn tell_ways_out(club: &Path, words: &Words) {
    if let Ok(Some(backup)) = last_good(club) {
        tell(&message!(words, "damage-last-good", file = shown(&backup.path)));
    }
    tell(&message!(words, "damage-salvage", file = shown(club)));
}

/// Takes what can be read into a new file.
pub(super) fn take_out(asked: &Salvage, words: &Words) -> io::Result<Done> {
    let Salvage { damaged, new, form } = asked;
    let holder = holder();
    let stamp = Stamp { entry: EntryId(Uuid::now_v7()), moment: holder.since, device: holder.host, why: None };
    let missing = match salvage(damaged, new, &stamp) {
        Ok(missing) => missing,
        Err(error) => {
            let is_damage = error.is_damage();
            let done = refused(error.into(), words, |_| None);
            if let (true, Ok(Some(backup))) = (is_damage, last_good(damaged)) {
                tell(&message!(words, "damage-last-good", file = shown(&backup.path)));
            }
            return done;
        }
    };
    if form.json {
        let missing: Vec<_> = missing.iter().map(|missing| missing_data(missing, words)).collect();
        print_json(&json!({ "file": shown(new), "missing": missing }))?;
        return Ok(Done::Good);
    }
    let mut out = results();
    writeln!(out, "{}", message!(words, "salvage-done", file = shown(new)))?;
    if missing.is_empty() {
        writeln!(out, "{}", message!(words, "salvage-all"))?;
    } else {
        writeln!(out, "{}", message!(words, "salvage-missing", count = missing.len()))?;
        for missing in &missing {
            writeln!(out, "- {}", words.missing(missing))?;
        }
    }
    Ok(Done::Good)
}

fn missing_data(missing: &Missing, words: &Words) -> Value {
    let mut data = match missing {
        Missing::Player { player, .. } => json!({ "kind": "player", "id": player.to_string() }),
        Missing::Series { series, .. } => json!({ "kind": "series", "id": series.to_string() }),
        Missing::Game { series, number, .. } => {
            json!({ "kind": "game", "series": series.to_string(), "number": number })
        }
        Missing::Tournament { tournament, .. } => json!({ "kind": "tournament", "id": tournament.to_string() }),
        Missing::Round { tournament, round, .. } => {
            json!({ "kind": "round", "tournament": tournament.to_string(), "round": round })
        }
        Missing::Entry { tournament, player, .. } => {
            json!({ "kind": "entry", "tournament": tournament.to_string(), "player": player.to_string() })
        }
        Missing::Row { table, what } => json!({ "kind": "row", "table": table, "key": what }),
        Missing::Pages { table } => json!({ "kind": "pages", "table": table }),
        Missing::Log { from } => json!({ "kind": "log", "from": from }),
        Missing::Undo => json!({ "kind": "undo" }),
    };
    data["words"] = words.missing(missing).into();
    data
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
