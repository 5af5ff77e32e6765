//! How the losers of each round cross over when they come into the losers' bracket, so that whoever beat them is met again as
//! late as may be.

/// For each round of the winners' bracket from the first: what is added bit by bit to a loser's line to get the line in the
/// losers' bracket.
///
/// Crossings of this kind (no change, halves swapped, halves reversed, all reversed) are the customary ones. Of them this is
/// the one with the fewest pairs that could meet again in the first round of the losers' bracket, then in the second, and so
/// on; only the two highest bits matter. The losers of the first round are not crossed, those of the last have one line only.
pub(super) fn crossing(rounds: u16) -> Vec<usize> {
    let mut best: Option<(Vec<u32>, Vec<usize>)> = None;
    let mut masks = vec![0; usize::from(rounds)];
    each(rounds, 2, &mut masks, &mut |masks| {
        let cost = met_again(masks);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, masks.to_vec()));
        }
    });
    best.map_or(masks, |(_, masks)| masks)
}

/// Calls `see` with all masks of the rounds from `round` to the last but one that use the two highest bits only.
fn each(rounds: u16, round: u16, masks: &mut [usize], see: &mut impl FnMut(&[usize])) {
    if round >= rounds {
        see(masks);
        return;
    }
    let bits = rounds - round;
    let unused = bits.saturating_sub(2);
    for high in 0..1_usize << (bits - unused) {
        masks[usize::from(round) - 1] = high << unused;
        each(rounds, round + 1, masks, see);
    }
}

/// How many pairs of players could meet again first in each round of the losers' bracket: whoever loses in a round has beaten
/// one player in each earlier one, and meets that player on the first line that both can reach.
fn met_again(masks: &[usize]) -> Vec<u32> {
    let rounds = masks.len();
    let mut pairs = vec![0; 2 * rounds];
    for later in 2..=rounds {
        for earlier in 1..later {
            // Both are on one line when only the bits that are left are the same.
            let on_one_line = (later..=rounds)
                .find(|&at| masks[earlier - 1] >> (at - earlier) == masks[later - 1] >> (at - later))
                .unwrap_or(rounds);
            let round = if on_one_line == later { 2 * later - 2 } else { 2 * on_one_line - 3 };
            pairs[round] += 1 << (rounds - later);
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least cost over all masks, not only those of the two highest bits.
    fn least(masks: &mut [usize], round: usize) -> Vec<u32> {
        let rounds = masks.len();
        if round >= rounds {
            return met_again(masks);
        }
        let each = (0..1 << (rounds - round)).map(|mask| {
            masks[round - 1] = mask;
            least(masks, round + 1)
        });
        each.min().unwrap()
    }

    #[test]
    fn no_other_crossing_is_better() {
        for rounds in 1..=7_u16 {
            let mut masks = vec![0; usize::from(rounds)];
            assert_eq!(met_again(&crossing(rounds)), least(&mut masks, 2), "{rounds}");
        }
    }

    #[test]
    fn sixty_four_players_meet_again_at_the_end_only() {
        assert_eq!(met_again(&crossing(6)), [0, 0, 0, 0, 0, 0, 0, 12, 4, 36, 5, 0]);
        assert_eq!(crossing(3), [0, 1, 0]);
    }
}
