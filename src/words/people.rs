//! What people are called so that those of the same name are told apart.

use std::collections::{BTreeMap, HashMap};

use uuid::Uuid;

use crate::club::{Name, Player, PlayerId};

/// The fewest digits by which an id is named, so that a short word is none.
pub const FEWEST_DIGITS: usize = 4;

/// What everybody on a list is called: by the name; where others have it too with the group if that does, else with the end
/// of the id. Doubles that were merged into others make nobody ambiguous. And how many digits of ids it takes.
pub fn labels(players: &[Player]) -> (HashMap<PlayerId, String>, usize) {
    let digits = digits_needed(players.iter().map(|player| player.id.0));
    let mut by_name: BTreeMap<&Name, Vec<&Player>> = BTreeMap::new();
    for player in players {
        by_name.entry(&player.profile.name).or_default().push(player);
    }
    (by_name.into_values().flat_map(|same| told_apart(&same, digits)).collect(), digits)
}

/// What people of one name are called.
fn told_apart(same: &[&Player], digits: usize) -> Vec<(PlayerId, String)> {
    let name = |player: &Player| player.profile.name.to_string();
    let present = same.iter().filter(|player| player.merged_into.is_none());
    if present.clone().count() < 2 {
        return same.iter().map(|player| (player.id, name(player))).collect();
    }
    let groups: Vec<_> = present.filter_map(|player| player.profile.group.as_ref()).collect();
    let label = |player: &Player| match &player.profile.group {
        Some(group) if groups.iter().filter(|&&other| other == group).count() == 1 => {
            format!("{} ({group})", name(player))
        }
        _ => format!("{} ({})", name(player), end(player.id.0, digits)),
    };
    same.iter().map(|player| (player.id, label(player))).collect()
}

/// An id without dashes.
pub fn plain(id: Uuid) -> String {
    id.simple().to_string()
}

/// The end of an id, as lists show it.
pub fn end(id: Uuid, digits: usize) -> String {
    let plain = plain(id);
    plain.get(plain.len().saturating_sub(digits)..).unwrap_or(&plain).to_owned()
}

/// How many digits from the end tell all of these ids apart.
pub fn digits_needed(ids: impl Iterator<Item = Uuid>) -> usize {
    let mut ends: Vec<u128> = ids.map(|id| id.as_u128().reverse_bits()).collect();
    ends.sort_unstable();
    // Reversed, the ends are beginnings, and those that share most stand side by side.
    let shared = ends.windows(2).filter_map(|pair| match pair {
        [before, after] if before != after => Some((before ^ after).leading_zeros()),
        _ => None,
    });
    let bits = shared.max().map_or(0, |bits| bits as usize + 1);
    bits.div_ceil(4).max(FEWEST_DIGITS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::Profile;

    fn player(id: u128, name: &str, group: Option<&str>) -> Player {
        let mut profile = Profile::of(Name::new(name).expect(name));
        profile.group = group.map(|group| Name::new(group).expect(group));
        Player { id: PlayerId(Uuid::from_u128(id)), profile, archived: false, merged_into: None, anonymous: false }
    }

    #[test]
    fn people_of_the_same_name_are_told_apart() {
        let twins = [
            player(0x1_0001, "Jo", None),
            player(0x2_0001, "Jo", None),
            player(0x3_0002, "Jo", Some("Lyon")),
            player(0x4_0003, "Zoë", None),
        ];
        let (labels, _) = labels(&twins);
        let labels = twins.map(|twin| labels[&twin.id].clone());
        assert_eq!(labels, ["Jo (10001)", "Jo (20001)", "Jo (Lyon)", "Zoë"]);
    }

    #[test]
    fn as_many_digits_are_shown_as_are_needed() {
        let needed = |ids: &[u128]| digits_needed(ids.iter().map(|&id| Uuid::from_u128(id)));
        assert_eq!(needed(&[]), 4);
        assert_eq!(needed(&[0x1_2345, 0x2_2345]), 5);
        assert_eq!(needed(&[0x12_2345, 0x22_2345, 7]), 6);
        assert_eq!(needed(&[1, 1]), 4);
    }
}
