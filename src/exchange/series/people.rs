//! Who is meant by the names of a file of series.

use std::collections::BTreeMap;

use super::new::Who;
use super::row::SeriesCellFault;
use crate::club::{Name, Player, PlayerId};

/// Somebody whom the club does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewName {
    /// The id that the file gives.
    pub id: Option<PlayerId>,
    /// The name.
    pub name: Name,
    /// The lines on which it stands.
    pub lines: Vec<usize>,
}

/// Everybody whom a file can mean.
pub(in crate::exchange) struct People<'c> {
    by_id: BTreeMap<PlayerId, &'c Player>,
    by_name: BTreeMap<&'c Name, Vec<PlayerId>>,
    by_key: BTreeMap<String, Vec<PlayerId>>,
    new_by_key: BTreeMap<String, usize>,
    pub(in crate::exchange) new: Vec<NewName>,
}

impl<'c> People<'c> {
    pub(in crate::exchange) fn of(club: &'c [Player]) -> People<'c> {
        let mut people = People {
            by_id: club.iter().map(|player| (player.id, player)).collect(),
            by_name: BTreeMap::new(),
            by_key: BTreeMap::new(),
            new_by_key: BTreeMap::new(),
            new: Vec::new(),
        };
        for player in club.iter().filter(|player| player.merged_into.is_none()) {
            people.by_name.entry(&player.profile.name).or_default().push(player.id);
            people.by_key.entry(player.profile.name.search_key()).or_default().push(player.id);
        }
        people
    }

    /// Who is meant by a name and perhaps an id. A name means somebody only where it is exactly the name of one player; a
    /// name that is merely like another's may be a slip or somebody else.
    pub(in crate::exchange) fn find(
        &mut self,
        name: &str,
        id: Option<PlayerId>,
        line: usize,
    ) -> Result<Who, SeriesCellFault> {
        if let Some(player) = id.and_then(|id| self.by_id.get(&id)) {
            // The series of a double are those of the player whose double it was.
            return Ok(Who::Known(player.merged_into.unwrap_or(player.id)));
        }
        if name.trim().is_empty() {
            return Err(SeriesCellFault::Missing);
        }
        let name = Name::new(name)?;
        let named = self.by_name.get(&name).map_or(&[][..], Vec::as_slice);
        match (named, id) {
            ([], _) => {}
            ([one], None) => return Ok(Who::Known(*one)),
            (several, None) => return Err(SeriesCellFault::SeveralPlayers { candidates: several.to_vec() }),
            (namesakes, Some(_)) => return Err(SeriesCellFault::OtherId { candidates: namesakes.to_vec() }),
        }
        let key = name.search_key();
        // Names in some signs have no letters to compare.
        if let Some(like) = self.by_key.get(&key).filter(|_| !key.is_empty()) {
            return Err(SeriesCellFault::SimilarPlayers { candidates: like.clone() });
        }
        self.newcomer(name, key, id, line)
    }

    fn newcomer(&mut self, name: Name, key: String, id: Option<PlayerId>, line: usize) -> Result<Who, SeriesCellFault> {
        let by_id = id.and_then(|id| self.new.iter().position(|new| new.id == Some(id)));
        let key = if key.is_empty() { name.as_str().to_owned() } else { key };
        if let Some(index) = by_id.or_else(|| self.new_by_key.get(&key).copied()) {
            let new = &mut self.new[index];
            if new.name != name || new.id != id {
                let line = new.lines.first().copied().unwrap_or(line);
                return Err(SeriesCellFault::SimilarNewcomer { name: new.name.clone(), line });
            }
            if new.lines.last() != Some(&line) {
                new.lines.push(line);
            }
            return Ok(Who::New(index));
        }
        self.new_by_key.insert(key, self.new.len());
        self.new.push(NewName { id, name, lines: vec![line] });
        Ok(Who::New(self.new.len() - 1))
    }
}
