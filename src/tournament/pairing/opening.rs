//! Who begins a series as animals.

use super::field::{Contender, Field};
use crate::club::PlayerId;

/// Who begins: whoever has begun less often as animals, then the other one than at their last meeting, then the better seed in
/// odd rounds and the other in even ones.
pub fn opens(one: &Contender, other: &Contender, opened_last: Option<PlayerId>, round: u32) -> PlayerId {
    let (better, worse) = if one.seed < other.seed { (one, other) } else { (other, one) };
    if better.openings.animals != worse.openings.animals {
        return if better.openings.animals < worse.openings.animals { better.player } else { worse.player };
    }
    match opened_last {
        Some(last) if last == better.player => worse.player,
        Some(last) if last == worse.player => better.player,
        _ if round.is_multiple_of(2) => worse.player,
        _ => better.player,
    }
}

/// The same by index.
pub(super) fn opener(field: &Field, one: usize, other: usize) -> usize {
    let last = field.note(one, other).opened.map(|last| field.contenders[last].player);
    let (a, b) = (&field.contenders[one], &field.contenders[other]);
    if opens(a, b, last, field.round) == a.player { one } else { other }
}
