//! The timers of rounds, and the clocks that they go by.
//!
//! They lie in a file beside the club file: a timer outlives the program and a pulled plug, but it is no fact of the club. An undo
//! of a result must not step through pauses, and neither the log nor an archive has any business with them.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use chrono::Utc;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::error::StoreError;
use super::export::{NotWritten, write_export};
use super::lock::{behind_links, beside};
use crate::tournament::{Clocks, Count, RoundTimer, TournamentId};

/// What ends the name of the file.
const ENDING: &str = ".timer";

/// How many timers are kept: those of past events are of no use.
const KEPT: usize = 12;

/// Timers as they are kept, by tournament.
#[derive(Default, Serialize, Deserialize)]
struct Timers {
    timers: BTreeMap<Uuid, RoundTimer>,
    /// Those that were written last come last.
    #[serde(default)]
    order: Vec<Uuid>,
}

fn place(club: &Path) -> PathBuf {
    beside(&behind_links(club), ENDING)
}

fn read(club: &Path) -> Result<Timers, StoreError> {
    let path = place(club);
    match fs::read(&path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map_err(|_| StoreError::Timer { path }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Timers::default()),
        Err(error) => Err(StoreError::io(&path)(error)),
    }
}

/// The timer of a tournament; `None` where nobody has started one.
///
/// # Errors
///
/// When the file beside the club file cannot be read, or makes no sense.
pub fn timer(club: &Path, tournament: TournamentId) -> Result<Option<RoundTimer>, StoreError> {
    Ok(read(club)?.timers.remove(&tournament.0))
}

/// Keeps the timer of a tournament. Whatever happens meanwhile, either the old one or the new one is there.
///
/// # Errors
///
/// When it cannot be written. A file that makes no sense is replaced: its timers are lost already.
pub fn keep_timer(club: &Path, tournament: TournamentId, timer: &RoundTimer) -> Result<(), StoreError> {
    let mut all = match read(club) {
        Err(StoreError::Timer { .. }) => Timers::default(),
        found => found?,
    };
    all.timers.insert(tournament.0, timer.clone());
    all.order.retain(|other| *other != tournament.0 && all.timers.contains_key(other));
    all.order.push(tournament.0);
    let gone = all.order.len().saturating_sub(KEPT);
    for old in all.order.drain(..gone) {
        all.timers.remove(&old);
    }
    let path = place(club);
    let bytes = serde_json::to_vec_pretty(&all).map_err(|error| StoreError::io(&path)(error.into()))?;
    write_export(&path, &bytes, true).map_err(|fault| match fault {
        NotWritten::Store(error) => error,
        NotWritten::Exists | NotWritten::Club => StoreError::Timer { path },
    })
}

/// The count of this program, where the machine does not tell its own.
static OWN: LazyLock<(Uuid, Instant)> = LazyLock::new(|| (Uuid::now_v7(), Instant::now()));

/// What the clocks of this machine say.
pub fn clocks() -> Clocks {
    let own = || {
        let (origin, since) = *OWN;
        Count { origin, passed: since.elapsed(), may_sleep: true }
    };
    Clocks { wall: Utc::now(), count: of_machine().unwrap_or_else(own) }
}

/// The time since the machine was started, sleep included, and which start that was: Linux tells both.
fn of_machine() -> Option<Count> {
    let origin = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let passed = fs::read_to_string("/proc/uptime").ok()?;
    let seconds: f64 = passed.split_whitespace().next()?.parse().ok()?;
    let passed = Duration::try_from_secs_f64(seconds).ok()?;
    Some(Count { origin: origin.trim().parse().ok()?, passed, may_sleep: false })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clocks_of_this_machine_go_forward() {
        let before = clocks();
        std::thread::sleep(Duration::from_millis(50));
        let (passed, _) = clocks().since(&before);
        let passed = passed.num_milliseconds();
        assert!((20..10_000).contains(&passed), "{passed}");
        assert_eq!(clocks().count.origin, before.count.origin);
    }
}
