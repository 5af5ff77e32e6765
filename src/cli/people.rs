//! Everybody on the list: how people are named in what is printed, and who is meant by what is typed.

use std::collections::{BTreeMap, HashMap};

use super::desk::Stop;
use super::nearly::is_nearly;
use crate::club::{Name, Player, PlayerId, Seat, Seats, search_key};
use crate::words::people::{FEWEST_DIGITS, labels};
pub(super) use crate::words::people::{digits_needed, end, plain};
use crate::words::{Words, message};

/// How many of those who can be meant are listed.
const MOST_LISTED: usize = 10;

/// Everybody on the list, archived and merged people too.
pub(super) struct People {
    players: BTreeMap<PlayerId, Player>,
    labels: HashMap<PlayerId, String>,
    digits: usize,
}

impl People {
    /// The people of a list.
    pub(super) fn new(players: Vec<Player>) -> People {
        let (labels, digits) = labels(&players);
        let players = players.into_iter().map(|player| (player.id, player)).collect();
        People { players, labels, digits }
    }

    /// Somebody, also one who was merged into another.
    pub(super) fn get(&self, player: PlayerId) -> Option<&Player> {
        self.players.get(&player)
    }

    /// Everybody, also the doubles that were merged into others.
    pub(super) fn everybody(&self) -> impl Iterator<Item = &Player> {
        self.players.values()
    }

    /// Everybody but the doubles that were merged into others.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Player> {
        self.players.values().filter(|player| player.merged_into.is_none())
    }

    /// The name, with what tells people of the same name apart.
    pub(super) fn label(&self, player: PlayerId) -> String {
        self.labels.get(&player).cloned().unwrap_or_else(|| player.to_string())
    }

    /// The names of two players.
    pub(super) fn labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats::from_fn(|seat| self.label(players[seat]))
    }

    /// The end of an id that nobody else’s has.
    pub(super) fn end(&self, player: PlayerId) -> String {
        end(player.0, self.digits)
    }

    /// Who is meant: by the name, the name whatever its case and accents, or else a part of it or the end of an id. Whoever is
    /// archived is meant only where nobody else can be.
    pub(super) fn find(&self, typed: &str, words: &Words) -> Result<&Player, Stop> {
        let everybody: Vec<&Player> = self.iter().collect();
        let found = named(&everybody, typed);
        match found.as_slice() {
            [one] => Ok(one),
            [] => Err(Stop::Refused(self.nobody(typed, words))),
            several => Err(Stop::Refused(self.which(several, typed, words))),
        }
    }

    /// Who is meant, those among whom it is likely before others.
    pub(super) fn find_among(
        &self,
        typed: &str,
        is_likely: impl Fn(PlayerId) -> bool,
        words: &Words,
    ) -> Result<PlayerId, Stop> {
        let likely: Vec<&Player> = self.iter().filter(|player| is_likely(player.id)).collect();
        match named(&likely, typed).as_slice() {
            [one] => Ok(one.id),
            [] => self.find(typed, words).map(|player| player.id),
            several => Err(Stop::Refused(self.which(several, typed, words))),
        }
    }

    /// Which of the two players of a series is meant.
    pub(super) fn find_seat(&self, players: Seats<PlayerId>, typed: &str) -> Option<Seat> {
        let both: Vec<&Player> = Seat::BOTH.into_iter().filter_map(|seat| self.get(players[seat])).collect();
        match named(&both, typed).as_slice() {
            [one] => Seat::BOTH.into_iter().find(|&seat| players[seat] == one.id),
            _ => None,
        }
    }

    /// Those who have this name but for case and accents.
    pub(super) fn namesakes(&self, name: &Name) -> Vec<&Player> {
        let key = name.search_key();
        let is_same = |player: &&Player| {
            let other = &player.profile.name;
            other == name || !key.is_empty() && other.search_key() == key
        };
        self.iter().filter(is_same).collect()
    }

    /// The sentence that nobody is meant, with those who nearly are.
    fn nobody(&self, typed: &str, words: &Words) -> String {
        let key = search_key(typed);
        let is_near = |player: &&Player| {
            let name = player.profile.name.search_key();
            is_nearly(&key, &name) || name.split(|c: char| !c.is_alphanumeric()).any(|part| is_nearly(&key, part))
        };
        let near: Vec<_> = self.iter().filter(is_near).collect();
        if near.is_empty() {
            message!(words, "people-nobody", typed = typed)
        } else {
            message!(words, "people-nobody-but", typed = typed, list = self.list(&near, words))
        }
    }

    /// The sentence that asks which of several people is meant.
    fn which(&self, several: &[&Player], typed: &str, words: &Words) -> String {
        message!(words, "people-several", typed = typed, list = self.list(several, words))
    }

    /// Several people, each on a line; of many, only the first.
    fn list(&self, several: &[&Player], words: &Words) -> String {
        let mut lines: Vec<_> = several.iter().take(MOST_LISTED).map(|player| self.introduced(player, words)).collect();
        if several.len() > MOST_LISTED {
            let count: usize = several.len() - MOST_LISTED;
            lines.push(message!(words, "people-more", count = count));
        }
        lines.join("\n  ")
    }

    /// A name with the group and the end of the id.
    pub(super) fn introduced(&self, player: &Player, words: &Words) -> String {
        let name = player.profile.name.as_str();
        let end = self.end(player.id);
        let group = player.profile.group.as_ref().map_or("-", Name::as_str);
        if player.archived {
            message!(words, "people-archived", name = name, group = group, end = end)
        } else {
            message!(words, "people-one", name = name, group = group, end = end)
        }
    }
}

/// Those who are meant by a text; nobody else than those who are not archived, if there are such.
fn named<'p>(people: &[&'p Player], typed: &str) -> Vec<&'p Player> {
    let exact = Name::new(typed).ok();
    let key = search_key(typed);
    let digits = id_digits(typed);
    let ways: [&dyn Fn(&Player) -> bool; 3] = [
        &|player| exact.as_ref() == Some(&player.profile.name),
        &|player| !key.is_empty() && player.profile.name.search_key() == key,
        &|player| {
            let is_part = !key.is_empty() && player.profile.name.search_key().contains(&key);
            is_part || digits.as_deref().is_some_and(|digits| plain(player.id.0).ends_with(digits))
        },
    ];
    for is_meant in ways {
        for archived in [false, true] {
            let found: Vec<_> =
                people.iter().copied().filter(|player| player.archived == archived && is_meant(player)).collect();
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// The digits of an id or the end of one, if a text can be that.
pub(super) fn id_digits(typed: &str) -> Option<String> {
    let typed = typed.trim().trim_start_matches('…').replace('-', "").to_ascii_lowercase();
    (typed.len() >= FEWEST_DIGITS && typed.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(typed)
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::Profile;
    use crate::words::Language;

    fn player(id: u128, name: &str, group: Option<&str>) -> Player {
        let mut profile = Profile::of(Name::new(name).expect(name));
        profile.group = group.map(|group| Name::new(group).expect(group));
        Player { id: PlayerId(Uuid::from_u128(id)), profile, archived: false, merged_into: None, anonymous: false }
    }

    fn club() -> People {
        let mut gone = player(0x5_0005, "Max Muster", None);
        gone.archived = true;
        People::new(vec![
            player(0x1_0001, "Zoë", None),
            player(0x2_0002, "Zoé Martin", None),
            player(0x3_0003, "P. Martin", Some("Lyon")),
            player(0x4_0004, "P. Martin", Some("Paris")),
            gone,
            player(0x6_abcd, "Ada Bcd", None),
            player(0x7_0007, "李小龙", None),
        ])
    }

    #[test]
    fn people_are_found_by_what_is_surely_theirs() {
        let words = Words::in_language(Language::English);
        let club = club();
        for (typed, id) in [
            ("Zoë", 0x1_0001),
            ("zoe", 0x1_0001),
            ("Zoe\u{308}", 0x1_0001),
            ("zoe m", 0x2_0002),
            ("0003", 0x3_0003),
            ("…0004", 0x4_0004),
            ("00000000-0000-0000-0000-000000040004", 0x4_0004),
            ("muster", 0x5_0005),
            ("abcd", 0x6_abcd),
            ("bcd", 0x6_abcd),
            ("李小龙", 0x7_0007),
        ] {
            let found = club.find(typed, &words);
            assert_eq!(found.ok().map(|player| player.id.0.as_u128()), Some(id), "{typed}");
        }
        for typed in ["", "  ", "P. Martin", "martin", "000", "nobody", "00000"] {
            assert!(matches!(club.find(typed, &words), Err(Stop::Refused(_))), "{typed}");
        }
    }
}
