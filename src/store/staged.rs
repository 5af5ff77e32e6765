//! What is half entered lies in files beside the club file, which no transaction reaches. Where a change rewrites them, the new
//! ones are first written whole under names of their own, each with the id of the change's entry in the log; whether that entry
//! is in the log then says whether they take the place of the old ones or go. A program that was killed in between leaves that to
//! the next one that opens the file for writing.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::Value;
use uuid::Uuid;

use super::copy::{folder, remove, sync_folder};
use super::error::StoreError;

/// The last part of the names of files beside the club file that hold what is half entered.
const DRAFT: &str = "draft";

/// What ends the name of a draft that waits for its change to be in the log.
const STAGED: &str = "anonymous";

/// Writes every draft beside a club file anew, as `rewrite` makes it, to wait for the newest entry of the log.
pub(super) fn stage(club: &Path, connection: &Connection, rewrite: impl Fn(&mut Value)) -> Result<(), StoreError> {
    let newest = "SELECT id FROM log ORDER BY number DESC LIMIT 1";
    let entry = Uuid::from_bytes(connection.query_row(newest, [], |row| row.get(0))?);
    let mut is_any = false;
    for draft in beside(club)?.into_iter().filter(|path| change_of(path).is_none()) {
        let staged = draft.with_added_extension(format!("{}.{STAGED}", entry.simple()));
        // The same change may have rewritten it already, for a double of the same player.
        let from = if staged.is_file() { &staged } else { &draft };
        let text = fs::read(from).map_err(StoreError::io(from))?;
        let new = match serde_json::from_slice::<Value>(&text) {
            Ok(before) => {
                let mut after = before.clone();
                rewrite(&mut after);
                if after == before {
                    continue;
                }
                after.to_string()
            }
            // What cannot be read as data may hold anything: nothing stays of it.
            Err(_) => String::new(),
        };
        let write = || {
            let mut file = File::create(&staged)?;
            file.write_all(new.as_bytes())?;
            file.sync_all()
        };
        write().map_err(StoreError::writing(&staged))?;
        is_any = true;
    }
    if is_any { sync_folder(club) } else { Ok(()) }
}

/// Puts what waits beside a club file in the place of the old drafts where its change is in the log, and removes it where it
/// is not.
pub(super) fn settle(club: &Path, connection: &Connection) -> Result<(), StoreError> {
    let mut is_any = false;
    for staged in beside(club)? {
        let Some((draft, entry)) = change_of(&staged) else { continue };
        let count = "SELECT count(*) FROM log WHERE id = ?1";
        let is_done = connection.query_row(count, [entry.as_bytes()], |row| row.get::<_, i64>(0))? > 0;
        let is_empty = fs::metadata(&staged).map_err(StoreError::io(&staged))?.len() == 0;
        match (is_done, is_empty) {
            (false, _) => {}
            (true, true) => remove(&draft)?,
            (true, false) => fs::rename(&staged, &draft).map_err(StoreError::writing(&draft))?,
        }
        remove(&staged)?;
        is_any = true;
    }
    if is_any { sync_folder(club) } else { Ok(()) }
}

/// The drafts beside a club file, those that wait too.
fn beside(club: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let (folder, name) = (folder(club), club.file_name().unwrap_or_default().to_string_lossy());
    let is_named = |part: &str| part.strip_prefix(DRAFT).is_some_and(|more| more.is_empty() || more.starts_with('-'));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(StoreError::io(folder))? {
        let path = entry.map_err(StoreError::io(folder))?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let rest = file.strip_prefix(&*name).and_then(|rest| rest.strip_prefix('.'));
        if rest.is_some_and(|rest| rest.split('.').any(is_named)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The draft that a waiting one is to replace, and the entry for which it waits.
fn change_of(path: &Path) -> Option<(PathBuf, Uuid)> {
    let named = path.extension()?.eq(STAGED).then(|| path.with_extension(""))?;
    let entry = Uuid::try_parse(named.extension()?.to_str()?).ok()?;
    Some((named.with_extension(""), entry))
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::super::log::Stamp;
    use super::super::open::{Opened, create, open};
    use super::super::undo::{Entry, append, sum_newest_steps, tops};
    use super::super::written::written;
    use super::super::{Holder, Writer};
    use super::*;
    use crate::club::{Change, Command, EntryId, Name, Player, PlayerId, Profile};

    const TYPED: &str = r#"{"first":{"typed":"Zoë from the mill","chosen":null}}"#;

    fn holder() -> Holder {
        Holder { process: 1, host: "here".to_owned(), since: DateTime::UNIX_EPOCH }
    }

    fn stamp(number: u128) -> Stamp {
        let entry = EntryId(Uuid::from_u128(number));
        Stamp { entry, moment: DateTime::UNIX_EPOCH, device: "desk".to_owned(), why: None }
    }

    fn name(name: &str) -> Name {
        Name::new(name).expect("a name")
    }

    fn zoe() -> PlayerId {
        PlayerId(Uuid::from_u128(1))
    }

    fn with_drafts(club: &Path) -> Writer {
        let mut writer = create(club, &holder()).expect("a club file");
        let add = Command::AddPlayer { player: zoe(), profile: Profile::of(name("Zoë")) };
        writer.carry_out(&add, &stamp(1)).expect("a command");
        fs::write(club.with_added_extension("draft"), TYPED).expect("a draft");
        fs::write(club.with_added_extension("draft-more"), "Zoë, torn").expect("a draft");
        writer
    }

    fn anonymise() -> Command {
        Command::AnonymisePlayer { player: zoe(), name: name("Former member 1") }
    }

    fn drafts(club: &Path) -> Vec<(PathBuf, String)> {
        let read = |path: PathBuf| (path.clone(), fs::read_to_string(&path).expect("a draft"));
        beside(club).expect("a folder").into_iter().map(read).collect()
    }

    /// What a program does of it that is killed before the transaction ends, or after it.
    fn killed(writer: &mut Writer, is_committed: bool) {
        let nobody = Player {
            id: zoe(),
            profile: Profile::of(name("Former member 1")),
            archived: false,
            merged_into: None,
            anonymous: true,
        };
        let done = writer.in_transaction(|writer| {
            let before = tops(&writer.club)?;
            append(&writer.club.connection, &stamp(2), &Entry::command(&before, &written(&anonymise().into())))?;
            writer.carry_out_change(&Change::Anonymise(nobody), super::super::watch::ALONE)?;
            sum_newest_steps(&writer.club.connection)?;
            if is_committed { Ok(()) } else { Err(StoreError::GivenUp) }
        });
        assert_eq!(done.is_ok(), is_committed);
    }

    #[test]
    fn drafts_and_facts_forget_together_wherever_the_program_is_killed() {
        for is_committed in [false, true] {
            let folder = tempfile::tempdir().expect("a folder");
            let club = folder.path().join("club.halaliclub");
            let mut writer = with_drafts(&club);
            let before = drafts(&club);
            killed(&mut writer, is_committed);
            assert_eq!(drafts(&club).len(), 4, "both wait");
            drop(writer);
            let Ok(Opened::ForWriting(writer)) = open(&club, &holder()) else { panic!("not for writing") };
            assert_eq!(writer.player(zoe()).expect("readable").expect("a player").anonymous, is_committed);
            if is_committed {
                let after = drafts(&club);
                assert_eq!(after.len(), 1, "what makes no sense is gone");
                assert!(!after[0].1.contains("Zoë") && after[0].1.contains("from the mill"), "{after:?}");
            } else {
                assert_eq!(drafts(&club), before);
            }
        }
    }

    #[test]
    fn where_no_draft_can_be_written_nothing_has_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = folder.path().join("club.halaliclub");
        let mut writer = with_drafts(&club);
        let before = drafts(&club);
        let in_the_way = club.with_added_extension(format!("draft-more.{}.{STAGED}", stamp(2).entry.0.simple()));
        fs::create_dir(&in_the_way).expect("a folder");
        assert!(writer.carry_out(anonymise(), &stamp(2)).is_err());
        fs::remove_dir(&in_the_way).expect("a folder");
        assert!(!writer.player(zoe()).expect("readable").expect("a player").anonymous);
        writer.try_out(anonymise(), &stamp(3)).expect("allowed");
        drop(writer);
        let Ok(Opened::ForWriting(mut writer)) = open(&club, &holder()) else { panic!("not for writing") };
        assert_eq!(drafts(&club), before, "neither what failed nor what was only tried");
        writer.carry_out(anonymise(), &stamp(4)).expect("a command");
        let after = drafts(&club);
        assert!(after.len() == 1 && !after[0].1.contains("Zoë"), "{after:?}");
    }
}
