//! Backups: verified copies in a folder beside the club file, made once a day, before risky steps and on demand, and kept
//! by age.

use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Instant;

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use rusqlite::Connection;

use super::copy::{self, HALF, copy_into, remove};
use super::error::{StoreError, of_file};
use super::file::{ClubFile, Writer};
use super::half::clear_away;
use super::lock::{behind_links, beside};
use super::open::{PATIENCE, connect_to_read};
use super::watch::{ALONE, Watch};

/// What tells a club file from others.
const ENDING: &str = ".halaliclub";

/// The moment in the name of a backup, so that names sort by time; no system forbids its characters.
const MOMENT: &str = "%Y-%m-%dT%H-%M-%S%.6fZ";

/// Why a backup was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Somebody asked for it.
    Asked,
    /// It is the first one of a day on which the club file was used.
    Daily,
    /// A newer program was going to bring the file up to date.
    BeforeMigration,
    /// Another backup was going to take the file's place.
    BeforeRestore,
    /// Something was going to be imported.
    BeforeImport,
    /// Two players were going to be merged.
    BeforeMerge,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 6] = [
        Reason::Asked,
        Reason::Daily,
        Reason::BeforeMigration,
        Reason::BeforeRestore,
        Reason::BeforeImport,
        Reason::BeforeMerge,
    ];

    /// The name in the name of the file, such as `before-import`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Asked => "asked",
            Reason::Daily => "daily",
            Reason::BeforeMigration => "before-migration",
            Reason::BeforeRestore => "before-restore",
            Reason::BeforeImport => "before-import",
            Reason::BeforeMerge => "before-merge",
        }
    }
}

/// A backup in the folder of a club file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// Where it is.
    pub path: PathBuf,
    /// When it was made.
    pub moment: DateTime<Utc>,
    /// Why.
    pub reason: Reason,
}

impl Backup {
    fn new(folder: &Path, moment: DateTime<Utc>, reason: Reason) -> Backup {
        let name = format!("{}_{}{ENDING}", moment.format(MOMENT), reason.name());
        Backup { path: folder.join(name), moment, reason }
    }

    /// What the name of a file says, if it is the name of a backup.
    fn of_name(folder: &Path, name: &str) -> Option<Backup> {
        let (moment, reason) = name.strip_suffix(ENDING)?.split_once('_')?;
        let moment = NaiveDateTime::parse_from_str(moment, MOMENT).ok()?.and_utc();
        let reason = Reason::ALL.into_iter().find(|known| known.name() == reason)?;
        let backup = Backup::new(folder, moment, reason);
        (backup.path.file_name()?.to_str() == Some(name)).then_some(backup)
    }
}

/// What a backup holds, for somebody who thinks of restoring it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holding {
    /// How many players there are.
    pub players: usize,
    /// How many more are archived.
    pub archived: usize,
    /// How many series.
    pub series: usize,
    /// The evening of the last one.
    pub last: Option<NaiveDate>,
}

/// Looks at what a backup holds, and writes nothing beside it.
///
/// # Errors
///
/// When it cannot be read.
pub fn holding(backup: &Backup) -> Result<Holding, StoreError> {
    let counts = "SELECT count(*) FILTER (WHERE NOT archived), count(*) FILTER (WHERE archived),
        (SELECT count(*) FROM series), (SELECT max(date) FROM series) FROM players WHERE merged_into IS NULL";
    let look = || -> Result<Holding, StoreError> {
        let connection = connect_to_read(&backup.path)?;
        Ok(connection.query_row(counts, [], |row| {
            let count =
                |column: usize| row.get::<_, i64>(column).map(|count| usize::try_from(count).unwrap_or_default());
            let last = row.get::<_, Option<String>>(3)?.and_then(|date| date.parse().ok());
            Ok(Holding { players: count(0)?, archived: count(1)?, series: count(2)?, last })
        })?)
    };
    look().map_err(of_file(&backup.path))
}

/// The folder of a club file's backups.
pub(super) fn folder(club: &Path) -> PathBuf {
    beside(&behind_links(club), ".backups")
}

/// The backups of a club file, newest first.
///
/// # Errors
///
/// When their folder cannot be read. There need not be one.
pub fn backups(club: &Path) -> Result<Vec<Backup>, StoreError> {
    let folder = folder(club);
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::io(&folder)(error)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let name = entry.map_err(StoreError::io(&folder))?.file_name();
        found.extend(name.to_str().and_then(|name| Backup::of_name(&folder, name)));
    }
    found.sort_by(|a, b| (b.moment, &b.path).cmp(&(a.moment, &a.path)));
    Ok(found)
}

/// The damaged files that were kept in the folder of the backups.
pub(super) fn damaged(club: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let folder = folder(club);
    let entries = match fs::read_dir(&folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(StoreError::io(&folder))?,
    };
    let paths = entries.flatten().map(|entry| entry.path());
    Ok(paths.filter(|path| path.to_string_lossy().contains(".damaged")).collect())
}

impl ClubFile {
    /// Makes a backup, verifies it, and then lets go of those that need not be kept any longer.
    ///
    /// # Errors
    ///
    /// When it cannot be written, or the copy is faulty. The older backups are all there then.
    pub fn back_up(&self, reason: Reason, now: DateTime<Utc>) -> Result<Backup, StoreError> {
        self.back_up_watched(reason, now, ALONE)
    }

    /// The same, where somebody sees how far it is.
    ///
    /// # Errors
    ///
    /// Those, and [`StoreError::GivenUp`].
    pub fn back_up_watched(&self, reason: Reason, now: DateTime<Utc>, watch: Watch<'_>) -> Result<Backup, StoreError> {
        back_up(&self.connection, self.path(), reason, now, watch)
    }
}

impl Writer {
    /// Makes the backup of the day, unless there is one or there is nothing to keep yet. What programs left half beside the
    /// file that are gone is cleared away.
    ///
    /// # Errors
    ///
    /// As for [`ClubFile::back_up`].
    pub fn back_up_daily(&self, now: DateTime<Utc>) -> Result<Option<Backup>, StoreError> {
        clear_away(copy::folder(self.path()));
        let is_of_today = |backup: &Backup| backup.moment.date_naive() == now.date_naive();
        if self.is_untouched()? || backups(self.path())?.iter().any(is_of_today) {
            return Ok(None);
        }
        self.back_up(Reason::Daily, now).map(Some)
    }

    /// Whether nothing was ever done to the file.
    fn is_untouched(&self) -> Result<bool, StoreError> {
        let any = "SELECT EXISTS (SELECT 1 FROM log)";
        Ok(self.one_row(any, &[], |row| row.get::<_, bool>(0))? == Some(false))
    }
}

pub(super) fn back_up(
    connection: &Connection,
    club: &Path,
    reason: Reason,
    now: DateTime<Utc>,
    watch: Watch<'_>,
) -> Result<Backup, StoreError> {
    let folder = folder(club);
    let _alone = enter(&folder)?;
    let before = backups(club)?;
    let backup = free_name(&folder, now, reason);
    copy_into(connection, &backup.path, watch)?;
    let moments: Vec<_> = before.iter().map(|backup| backup.moment).chain([backup.moment]).collect();
    let kept = kept(&moments, now);
    for old in before.iter().filter(|old| !kept.contains(&old.moment)) {
        // One that stays although it might go is no harm.
        let _ = fs::remove_file(&old.path);
    }
    Ok(backup)
}

/// The folder, made if there is none, for one program at a time; whatever is half there was left by a program that was killed.
pub(super) fn enter(folder: &Path) -> Result<File, StoreError> {
    fs::create_dir_all(folder).map_err(StoreError::writing(folder))?;
    let locked = folder.join("lock");
    let file = File::options().write(true).create(true).truncate(false).open(&locked);
    let file = file.map_err(StoreError::writing(&locked))?;
    let start = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                std::thread::sleep(std::time::Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::Busy),
            Err(TryLockError::Error(error)) => return Err(StoreError::writing(&locked)(error)),
        }
    }
    for entry in fs::read_dir(folder).map_err(StoreError::writing(folder))? {
        let path = entry.map_err(StoreError::writing(folder))?.path();
        // Also the journal of a half copy.
        if path.file_name().is_some_and(|name| name.to_string_lossy().contains(HALF)) {
            remove(&path)?;
        }
    }
    Ok(file)
}

pub(super) fn free_name(folder: &Path, now: DateTime<Utc>, reason: Reason) -> Backup {
    let mut backup = Backup::new(folder, now, reason);
    while backup.path.exists() {
        backup = Backup::new(folder, backup.moment + TimeDelta::microseconds(1), reason);
    }
    backup
}

/// Which backups are kept, given when they were made: all of the last day, then the last one of every day for a week, of
/// every week for two months, and of every month for ever; and always the newest one. A week is one of the four or five
/// that a month has from its first day, so that no month loses its last one to a week that belongs to two.
pub fn kept(moments: &[DateTime<Utc>], now: DateTime<Utc>) -> BTreeSet<DateTime<Utc>> {
    let mut newest_first = moments.to_vec();
    newest_first.sort_by(|a, b| b.cmp(a));
    let mut spans = BTreeSet::new();
    let is_first_of_its_span = |moment: &DateTime<Utc>| spans.insert(span(*moment, now));
    newest_first.into_iter().filter(is_first_of_its_span).collect()
}

/// The spans of time of which one backup each is kept.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Span {
    Moment(DateTime<Utc>),
    Day(i32, u32),
    Week(i32, u32, u32),
    Month(i32, u32),
}

fn span(moment: DateTime<Utc>, now: DateTime<Utc>) -> Span {
    let year = moment.year();
    match now - moment {
        age if age <= TimeDelta::days(1) => Span::Moment(moment),
        age if age <= TimeDelta::days(8) => Span::Day(year, moment.ordinal()),
        age if age <= TimeDelta::days(61) => Span::Week(year, moment.month(), moment.day0() / 7),
        _ => Span::Month(year, moment.month()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> DateTime<Utc> {
        text.parse().expect(text)
    }

    #[test]
    fn names_sort_by_time_and_tell_why() {
        let folder = Path::new("backups");
        let times = ["2026-11-30T08:45:12.000001Z", "2026-11-30T08:45:12.1Z", "2026-12-01T00:00:00Z"];
        let mut names = Vec::new();
        for time in times {
            for reason in Reason::ALL {
                let backup = Backup::new(folder, moment(time), reason);
                let name = backup.path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
                assert_eq!(Backup::of_name(folder, &name), Some(backup), "{name}");
                names.push(name);
            }
        }
        assert_eq!(names[2], "2026-11-30T08-45-12.000001Z_before-migration.halaliclub");
        assert!(names.chunks(Reason::ALL.len()).map(|chunk| &chunk[0][..27]).is_sorted());
        for other in ["club.halaliclub", "2026-11-30T08-45-12.1Z_asked.halaliclub", &format!("{}.half", names[0])] {
            assert_eq!(Backup::of_name(folder, other), None, "{other}");
        }
    }

    #[test]
    fn a_day_a_week_two_months_and_for_ever() {
        let now = moment("2027-03-31T12:00:00Z");
        let age = |days: i64, hours: i64| now - TimeDelta::days(days) - TimeDelta::hours(hours);
        // Six a day for 400 days.
        let moments: Vec<_> = (0..400).flat_map(|day| (0..24).step_by(4).map(move |hour| age(day, hour + 1))).collect();
        let kept = kept(&moments, now);
        let count = |from: i64, to: i64| kept.iter().filter(|&&kept| age(to, 0) < kept && kept <= age(from, 0)).count();
        assert_eq!(count(0, 1), 6);
        // Seven days reach into eight dates.
        assert!((7..=8).contains(&count(1, 8)), "{}", count(1, 8));
        assert!((8..=11).contains(&count(8, 61)), "{}", count(8, 61));
        assert!((11..=12).contains(&count(61, 400)), "{}", count(61, 400));
        for month in 3..=12 {
            assert!(kept.iter().any(|kept| (kept.year(), kept.month()) == (2026, month)), "{month}");
        }
    }

    #[test]
    fn letting_go_day_by_day_keeps_the_newest_and_one_of_every_month() {
        let start = moment("2026-01-01T19:00:00Z");
        let mut there = BTreeSet::new();
        for evening in 0..800 {
            let now = start + TimeDelta::days(evening);
            there.insert(now);
            let moments: Vec<_> = there.iter().copied().collect();
            let now_kept = kept(&moments, now);
            assert!(now_kept.contains(&now));
            assert!(now_kept.is_subset(&there));
            assert_eq!(kept(&now_kept.iter().copied().collect::<Vec<_>>(), now), now_kept, "twice is once");
            there = now_kept;
            let months: BTreeSet<_> = there.iter().map(|kept| (kept.year(), kept.month())).collect();
            assert_eq!(months.len() as i32, (now.year() - 2026) * 12 + now.month() as i32, "{now}");
            assert!(there.len() <= 2 + 8 + 11 + months.len(), "{now}: {}", there.len());
        }
    }

    #[test]
    fn a_backup_from_the_future_is_kept_and_so_is_a_lonely_old_one() {
        let now = moment("2026-11-30T12:00:00Z");
        let moments = [now + TimeDelta::days(4000), now + TimeDelta::days(4001), now - TimeDelta::days(4000)];
        assert_eq!(kept(&moments, now).len(), 3);
    }
}
