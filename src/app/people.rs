//! Everybody on the list, in the order of the language, with what tells people of the same name apart.

use std::collections::HashMap;

use crate::club::{Name, Player, PlayerId, Seat, Seats, search_key};
use crate::words::people::labels;
use crate::words::{Language, NameOrder};

/// The people of a club.
#[derive(Debug, Default)]
pub struct People {
    players: Vec<Player>,
    keys: Vec<String>,
    places: HashMap<PlayerId, usize>,
    labels: HashMap<PlayerId, String>,
}

impl People {
    /// The people of a list.
    pub fn new(mut players: Vec<Player>, language: Language) -> People {
        NameOrder::of(language).sort(&mut players, |player| &player.profile.name, |player| player.id);
        let keys = players.iter().map(|player| player.profile.name.search_key()).collect();
        let places = players.iter().enumerate().map(|(place, player)| (player.id, place)).collect();
        let (labels, _) = labels(&players);
        People { players, keys, places, labels }
    }

    /// Somebody, also one who was merged into another.
    pub fn get(&self, player: PlayerId) -> Option<&Player> {
        self.places.get(&player).and_then(|&place| self.players.get(place))
    }

    /// Everybody in order, but the doubles that were merged into others.
    pub fn iter(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| player.merged_into.is_none())
    }

    /// Everybody in order, doubles that were merged into others too.
    pub fn everybody(&self) -> impl Iterator<Item = &Player> {
        self.players.iter()
    }

    /// Where somebody stands in the order of names.
    pub fn place(&self, player: PlayerId) -> usize {
        self.places.get(&player).copied().unwrap_or(usize::MAX)
    }

    /// The name, with what tells people of the same name apart.
    pub fn label(&self, player: PlayerId) -> String {
        self.labels.get(&player).cloned().unwrap_or_else(|| player.to_string())
    }

    /// The names of the two players of a series.
    pub fn labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats { first: self.label(players[Seat::First]), second: self.label(players[Seat::Second]) }
    }

    /// Those in whose names a text is found, whatever its case and accents: first those whose name begins with it, then those
    /// with a word that does, then the others; each in the order of names.
    pub fn found<'p>(&'p self, typed: &str) -> Vec<&'p Player> {
        let key = search_key(typed);
        let mut found: Vec<(u8, &Player)> = Vec::new();
        for (player, name) in self.players.iter().zip(&self.keys) {
            if let Some(rank) = rank(name, &key).filter(|_| player.merged_into.is_none()) {
                found.push((rank, player));
            }
        }
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, player)| player).collect()
    }

    /// Those who have this name but for case and accents.
    pub fn namesakes(&self, name: &Name) -> Vec<&Player> {
        let key = name.search_key();
        let is_same = |(player, other): &(&Player, &String)| {
            player.merged_into.is_none() && (player.profile.name == *name || !key.is_empty() && **other == key)
        };
        self.players.iter().zip(&self.keys).filter(is_same).map(|(player, _)| player).collect()
    }
}

/// Where something that is typed is found in a name, both as search keys: 0 where the name begins with it, 1 where a word
/// does, 2 elsewhere.
pub fn rank(name: &str, key: &str) -> Option<u8> {
    Some(match name.find(key)? {
        0 => 0,
        _ if name.contains(&format!(" {key}")) => 1,
        _ => 2,
    })
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::Profile;

    fn player(id: u128, name: &str, group: Option<&str>) -> Player {
        let mut profile = Profile::of(Name::new(name).expect("a name"));
        profile.group = group.and_then(|group| Name::new(group).ok());
        Player { id: PlayerId(Uuid::from_u128(id)), profile, archived: false, merged_into: None, anonymous: false }
    }

    #[test]
    fn people_are_sorted_found_and_told_apart() {
        let people = People::new(
            vec![
                player(1, "Zoë Martin", Some("Lyon")),
                player(2, "Élodie", None),
                player(3, "Zoë Martin", None),
                player(4, "Eva", None),
                player(5, "Martin Zoé", None),
            ],
            Language::French,
        );
        let names: Vec<_> = people.iter().map(|player| people.label(player.id)).collect();
        assert_eq!(names, ["Élodie", "Eva", "Martin Zoé", "Zoë Martin (Lyon)", "Zoë Martin (0003)"]);
        let found: Vec<_> = people.found("ZOE").into_iter().map(|player| player.id.0.as_u128()).collect();
        assert_eq!(found, [1, 3, 5]);
        assert_eq!(people.namesakes(&Name::new("ZOE MARTIN").expect("a name")).len(), 2);
    }
}
