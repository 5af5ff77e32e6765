//! Counting sequences of actions, to compare rule engines with one another.

use super::deal::Hidden;
use super::game::Setup;
use super::position::Position;
use super::tile::RuleSet;

/// How many sequences of exactly `depth` actions a set-up allows.
///
/// A turn-up is one action. Sequences that end earlier count nothing; depth 0 gives 1. `None` where something is
/// face down and it is not known what.
pub fn perft(rules: RuleSet, setup: &Setup, depth: u32) -> Option<u64> {
    let hidden = setup.hidden()?;
    Some(if depth == 0 { 1 } else { leaves(rules, setup.position(), hidden, depth) })
}

fn leaves(rules: RuleSet, position: &Position, hidden: &Hidden, depth: u32) -> u64 {
    if depth == 1 {
        return u64::from(position.count_legal(rules));
    }
    let below = |after: &Position| match depth {
        2 => u64::from(after.count_legal(rules)),
        _ => leaves(rules, after, hidden, depth - 1),
    };
    // A set-up's hidden tiles are exactly the missing ones, so that every turn-up finds a tile that is left.
    let legal = position.legal(rules);
    let counts = legal.iter().map(|legal| {
        let mut after = *position;
        after.carry_out(legal.action(), |at| hidden.code(at));
        below(&after)
    });
    counts.sum()
}
