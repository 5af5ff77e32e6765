//! The organiser's PIN: what it locks in this window, and how often it may be tried.
//!
//! It belongs to this machine and not to the club file: it keeps people who play here from deciding what is the organiser's
//! to decide. Whoever can run other programs on the machine can change the file without it, and is told so.

use argon2::{Algorithm, Argon2, Params, Version};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::desk::Act;
use crate::club::{Command, GameRecord};
use crate::rules::Ending;
use crate::tournament;

/// The fewest and the most characters.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 4..=32;
/// Tries before one has to wait.
const FREE_TRIES: u32 = 3;
/// The longest wait, in seconds.
const LONGEST_WAIT: i64 = 900;
/// For so long nobody is asked again.
pub const OPEN_FOR: std::time::Duration = std::time::Duration::from_secs(300);

/// A PIN as it is kept: nobody can read it from that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pin {
    salt: String,
    hash: String,
    /// Wrong tries since the last right one.
    #[serde(default)]
    tries: u32,
    /// Before that it cannot be tried again.
    #[serde(default)]
    wait_until: Option<DateTime<Utc>>,
}

impl Pin {
    /// The PIN that is typed, salted with something random; `None` where it is too short or too long.
    pub fn new(typed: &str, salt: u128) -> Option<Pin> {
        let salt = format!("{salt:032x}");
        let is_possible = LENGTHS.contains(&typed.chars().count());
        let hash = hash(typed, &salt).filter(|_| is_possible)?;
        Some(Pin { salt, hash, tries: 0, wait_until: None })
    }

    /// Whether this is what is typed. It takes a few milliseconds: that is its purpose.
    pub fn is(&self, typed: &str) -> bool {
        hash(typed, &self.salt).is_some_and(|hash| hash == self.hash)
    }

    /// After a try: a right one makes all wrong ones forgotten, after several wrong ones there is a wait that grows.
    #[must_use]
    pub fn tried(&self, is_right: bool, now: DateTime<Utc>) -> Pin {
        if is_right {
            return Pin { tries: 0, wait_until: None, ..self.clone() };
        }
        let tries = self.tries.saturating_add(1);
        let doublings = tries.saturating_sub(FREE_TRIES);
        let wait = (tries >= FREE_TRIES).then(|| (5_i64 << doublings.min(10)).min(LONGEST_WAIT));
        let wait_until = wait.and_then(|seconds| now.checked_add_signed(TimeDelta::seconds(seconds)));
        Pin { tries, wait_until, ..self.clone() }
    }

    /// For how many seconds it cannot be tried.
    pub fn wait(&self, now: DateTime<Utc>) -> Option<i64> {
        let left = (self.wait_until? - now).num_milliseconds().saturating_add(999) / 1000;
        // A clock that was set back must not lock anybody out for ever.
        (1..=LONGEST_WAIT).contains(&left).then_some(left)
    }
}

/// With little memory, so that a small machine does it at once: the waits and not the hash keep a short PIN safe.
fn hash(typed: &str, salt: &str) -> Option<String> {
    let params = Params::new(4096, 3, 1, None).ok()?;
    let mut hash = [0_u8; 32];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(typed.as_bytes(), salt.as_bytes(), &mut hash)
        .ok()?;
    Some(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether something is the organiser's to decide.
pub fn is_the_organisers(act: &Act) -> bool {
    match act {
        Act::One(command) => is_locked(command),
        Act::Together(batch) => batch.commands.iter().any(is_locked),
        Act::Import(batch) | Act::Event(batch) => batch.commands.iter().any(|act| match act {
            tournament::Act::Club(command) => is_locked(command),
            tournament::Act::Tournament { .. } => true,
        }),
    }
}

fn is_locked(command: &Command) -> bool {
    let is_decided = |game: &GameRecord| matches!(game.ending, Ending::Adjudicated { .. } | Ending::Void);
    match command {
        Command::CorrectGame { .. }
        | Command::EditSeries { .. }
        | Command::RemoveGame { .. }
        | Command::RemoveSeries { .. }
        | Command::CloseSeries { .. }
        | Command::ChangeSettings(_)
        | Command::PutSeason(_)
        | Command::RemoveSeason { .. }
        | Command::MergePlayers { .. }
        | Command::AnonymisePlayer { .. } => true,
        Command::AddGame { game, .. } | Command::EndGame { game, .. } => is_decided(game),
        Command::RecordSeries(record) => record.games.iter().any(is_decided),
        Command::AddPlayer { .. }
        | Command::EditPlayer { .. }
        | Command::ArchivePlayer { .. }
        | Command::RestorePlayer { .. }
        | Command::RemovePlayer { .. }
        | Command::StartGame { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_known_again_and_cannot_be_read() {
        assert_eq!(Pin::new("123", 1), None);
        let pin = Pin::new("1969", 1).expect("a PIN");
        assert!(pin.is("1969") && !pin.is("1968") && !pin.is(""));
        assert_ne!(Pin::new("1969", 2).expect("a PIN").hash, pin.hash);
        let kept = serde_json::to_string(&pin).expect("kept");
        assert!(!kept.contains("1969"));
        assert_eq!(serde_json::from_str::<Pin>(&kept).expect("read"), pin);
    }

    #[test]
    fn wrong_tries_are_answered_later_and_later() {
        let now = DateTime::UNIX_EPOCH;
        let mut pin = Pin::new("1969", 1).expect("a PIN");
        let mut waits = Vec::new();
        for _ in 0..13 {
            pin = pin.tried(false, now);
            waits.push(pin.wait(now).unwrap_or_default());
        }
        assert_eq!(waits[..6], [0, 0, 5, 10, 20, 40]);
        assert_eq!(waits[12], LONGEST_WAIT);
        assert_eq!(pin.wait(now + TimeDelta::hours(1)), None);
        assert_eq!(pin.tried(true, now).wait(now), None);
    }
}
