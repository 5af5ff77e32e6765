//! Everybody on the list, in the order of the language, with what tells people of the same name apart.

use std::collections::HashMap;

use super::widget::bounded;
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
    /// As much of the labels as is shown, of those that are longer.
    short: HashMap<PlayerId, String>,
}

impl People {
    /// The people of a list.
    pub fn new(mut players: Vec<Player>, language: Language) -> People {
        NameOrder::of(language).sort(&mut players, |player| &player.profile.name, |player| player.id);
        let keys = players.iter().map(|player| player.profile.name.search_key()).collect();
        let places = players.iter().enumerate().map(|(place, player)| (player.id, place)).collect();
        let (labels, _) = labels(&players);
        let short = |player: &Player| {
            // What tells namesakes apart stands at the end.
            let (whole, name) = (labels.get(&player.id)?, player.profile.name.as_str());
            let short = bounded(name) + &bounded(whole.strip_prefix(name)?);
            (short != *whole).then_some((player.id, short))
        };
        let short = players.iter().filter_map(short).collect();
        People { players, keys, places, labels, short }
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

    /// The name for the screen, with what tells people of the same name apart: whole but for one that is longer than any
    /// sentence should be.
    pub fn label(&self, player: PlayerId) -> String {
        self.short.get(&player).cloned().unwrap_or_else(|| self.whole_label(player))
    }

    /// The same for what goes out, however long it is.
    pub fn whole_label(&self, player: PlayerId) -> String {
        self.labels.get(&player).cloned().unwrap_or_else(|| player.to_string())
    }

    /// The names of the two players of a series, for the screen.
    pub fn labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats { first: self.label(players[Seat::First]), second: self.label(players[Seat::Second]) }
    }

    /// The same for what goes out.
    pub fn whole_labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats { first: self.whole_label(players[Seat::First]), second: self.whole_label(players[Seat::Second]) }
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
        let long = "\u{674e}\u{5c0f}\u{9f99}".repeat(100);
        let people =
            People::new(vec![player(6, &long, Some("Lyon")), player(7, &long, Some("Paris"))], Language::French);
        let [one, other] = [6, 7].map(|id| PlayerId(Uuid::from_u128(id)));
        assert!(people.label(one).ends_with("… (Lyon)") && people.label(other).ends_with("… (Paris)"));
        assert_eq!(people.whole_label(one), format!("{long} (Lyon)"));
    }

    #[test]
    fn namesakes_are_found_whatever_their_case_and_accents() {
        let people = People::new(vec![player(1, "Zoë Martin", None), player(3, "Zoë Martin", None)], Language::French);
        assert_eq!(people.namesakes(&Name::new("ZOE MARTIN").expect("a name")).len(), 2);
    }
}
