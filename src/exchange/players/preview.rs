//! What a file of players would change, before anything is changed.

use std::collections::{BTreeMap, BTreeSet};

use uuid::Uuid;

use super::column::{PlayerColumn, YES_NO};
use super::row::{PlayerCellFault, RefusedPlayer, Rows};
use crate::club::{Command, Name, Player, PlayerId, Profile};
use crate::exchange::csv::{Columns, CsvError, CsvFile, CsvRow};
use crate::exchange::table::Cell;

/// What would become of every row of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayersPreview {
    /// The titles of columns that nobody knows, which would not come in.
    pub unknown_columns: Vec<String>,
    /// The rows.
    pub rows: Vec<PreviewedPlayer>,
}

/// What would become of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewedPlayer {
    /// The line of the file on which the row starts, from 1.
    pub line: usize,
    /// What it comes to.
    pub verdict: PlayerVerdict,
}

/// What a row comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerVerdict {
    /// Somebody new.
    New(Newcomer),
    /// The club knows all that already.
    Unchanged(PlayerId),
    /// A player of the club of whom something else is known now.
    Changed(Edit),
    /// Somebody whose name is there already: it has to be said who it is.
    SameName {
        /// The player as somebody new.
        newcomer: Newcomer,
        /// Who has the name.
        namesakes: Vec<Namesake>,
    },
    /// The row cannot come in.
    Refused(RefusedPlayer),
}

/// Somebody who is not on the club's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Newcomer {
    /// The id that the file gives.
    pub id: Option<PlayerId>,
    /// What is known.
    pub profile: Profile,
    /// Whether the player is archived.
    pub archived: bool,
}

/// Somebody with the same name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Namesake {
    /// A player of the club, and what the row would change if it is the same person.
    Player(Box<Edit>),
    /// The row on an earlier line of the file.
    Line(usize),
}

/// What a row says of a player of the club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    before: Player,
    after: Player,
}

/// A field that would change. Both texts are as in files; empty for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldChange {
    /// Which.
    pub column: PlayerColumn,
    /// What it was.
    pub from: String,
    /// What it would be.
    pub to: String,
}

/// What to do with a row whose name is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Nothing.
    Leave,
    /// It is somebody new.
    Add,
    /// It is this player of the club.
    Take(PlayerId),
}

impl Edit {
    /// What is known of a player, and what would be.
    pub(in crate::exchange) const fn new(before: Player, after: Player) -> Edit {
        Edit { before, after }
    }

    /// Who.
    pub const fn player(&self) -> PlayerId {
        self.before.id
    }

    /// What would change.
    pub fn changes(&self) -> Vec<FieldChange> {
        let text = |player: &Player, column: PlayerColumn| match column.cell(player, YES_NO) {
            Cell::Text(text) => text,
            Cell::Whole(number) => number.to_string(),
            _ => String::new(),
        };
        let change = |column| {
            let (from, to) = (text(&self.before, column), text(&self.after, column));
            (from != to).then_some(FieldChange { column, from, to })
        };
        PlayerColumn::ALL.into_iter().filter_map(change).collect()
    }

    /// The commands by which it changes.
    pub(in crate::exchange) fn commands(&self) -> Vec<Command> {
        let player = self.before.id;
        let mut commands = Vec::new();
        if self.after.profile != self.before.profile {
            commands.push(Command::EditPlayer { player, profile: self.after.profile.clone() });
        }
        if self.after.archived != self.before.archived {
            commands.push(archiving(player, self.after.archived));
        }
        commands
    }
}

const fn archiving(player: PlayerId, archived: bool) -> Command {
    if archived { Command::ArchivePlayer { player } } else { Command::RestorePlayer { player } }
}

impl Newcomer {
    fn commands(&self, player: PlayerId) -> Vec<Command> {
        let mut commands = vec![Command::AddPlayer { player, profile: self.profile.clone() }];
        commands.extend(self.archived.then(|| archiving(player, true)));
        commands
    }
}

/// What a file of players comes to in a club. A row is matched by its id, else offered by its name: never taken for somebody
/// by itself.
///
/// # Errors
///
/// When the file has no column of names, or has one twice.
pub fn preview_players(file: &CsvFile, club: &[Player]) -> Result<PlayersPreview, CsvError> {
    let columns = Columns::of(file, PlayerColumn::from_title)?;
    columns.required(file, PlayerColumn::Name, PlayerColumn::Name.title())?;
    let rows = Rows { file, columns: &columns };
    let mut matching = Matching::of(club);
    let previewed = file.rows.iter().map(|row| {
        let verdict = matching.verdict(&rows, row).unwrap_or_else(PlayerVerdict::Refused);
        PreviewedPlayer { line: row.line, verdict }
    });
    let previewed = previewed.collect();
    Ok(PlayersPreview { unknown_columns: columns.unknown(file), rows: previewed })
}

/// Whom rows can mean: the club's players and the rows before.
struct Matching<'c> {
    by_id: BTreeMap<PlayerId, &'c Player>,
    by_name: ByName<'c>,
    ids_before: BTreeMap<PlayerId, usize>,
    /// Players whom a line without an id stood for.
    known_before: BTreeSet<PlayerId>,
    newcomers_before: BTreeMap<String, Vec<(usize, Profile)>>,
}

impl<'c> Matching<'c> {
    fn of(club: &'c [Player]) -> Matching<'c> {
        Matching {
            by_id: club.iter().map(|player| (player.id, player)).collect(),
            by_name: by_name(club),
            ids_before: BTreeMap::new(),
            known_before: BTreeSet::new(),
            newcomers_before: BTreeMap::new(),
        }
    }

    fn verdict(&mut self, rows: &Rows<'_>, row: &CsvRow) -> Result<PlayerVerdict, RefusedPlayer> {
        let id = rows.id(row)?;
        if let Some(id) = id {
            let refused = |fault| Err(rows.refused(row, PlayerColumn::Id, fault));
            if let Some(&line) = self.ids_before.get(&id) {
                return refused(PlayerCellFault::IdTwice { line });
            }
            self.ids_before.insert(id, row.line);
            match self.by_id.get(&id) {
                Some(Player { merged_into: Some(into), .. }) => {
                    return refused(PlayerCellFault::Merged { into: *into });
                }
                Some(player) => {
                    let after = rows.told(row, (*player).clone())?;
                    return Ok(if after == **player {
                        PlayerVerdict::Unchanged(id)
                    } else {
                        PlayerVerdict::Changed(Edit::new((*player).clone(), after))
                    });
                }
                None => {}
            }
        }
        self.unmatched(rows, row, id)
    }

    /// What a row comes to whose id the club does not know.
    fn unmatched(
        &mut self,
        rows: &Rows<'_>,
        row: &CsvRow,
        id: Option<PlayerId>,
    ) -> Result<PlayerVerdict, RefusedPlayer> {
        let profile = Profile::of(rows.name(row)?);
        // The id stands for one that is drawn when the player is added.
        let nobody =
            Player { id: PlayerId(Uuid::nil()), profile, archived: false, merged_into: None, anonymous: false };
        let Player { profile, archived, .. } = rows.told(row, nobody)?;
        // Name and group name a person, and nothing else is said: that one is there already. Of twins, each line is one.
        let is_there = |player: &&Player| {
            player.profile == profile && player.archived == archived && !self.known_before.contains(&player.id)
        };
        if id.is_none()
            && profile.group.is_some()
            && let Some(player) = self.by_name.get(&profile.name).find(is_there)
        {
            self.known_before.insert(player.id);
            return Ok(PlayerVerdict::Unchanged(player.id));
        }
        let mut namesakes = Vec::new();
        for player in self.by_name.get(&profile.name).filter(|player| may_be(&player.profile, &profile)) {
            let after = rows.told(row, (*player).clone())?;
            let edit = Edit::new((*player).clone(), after);
            namesakes.push(Namesake::Player(Box::new(edit)));
        }
        let before = self.newcomers_before.entry(key(&profile.name)).or_default();
        let twins = before.iter().filter(|(_, other)| may_be(other, &profile));
        namesakes.extend(twins.map(|(line, _)| Namesake::Line(*line)));
        before.push((row.line, profile.clone()));
        let newcomer = Newcomer { id, profile, archived };
        Ok(if namesakes.is_empty() {
            PlayerVerdict::New(newcomer)
        } else {
            PlayerVerdict::SameName { newcomer, namesakes }
        })
    }
}

/// The name in plain letters, or as it is where it has none.
fn key(name: &Name) -> String {
    Some(name.search_key()).filter(|key| !key.is_empty()).unwrap_or_else(|| name.as_str().to_owned())
}

/// The players of a club by their names, whatever the case and accents.
pub(in crate::exchange) struct ByName<'c>(BTreeMap<String, Vec<&'c Player>>);

/// Finds players by their names; doubles that were merged into others are passed over.
pub(in crate::exchange) fn by_name(club: &[Player]) -> ByName<'_> {
    let mut names = BTreeMap::<_, Vec<_>>::new();
    for player in club.iter().filter(|player| player.merged_into.is_none()) {
        names.entry(key(&player.profile.name)).or_default().push(player);
    }
    ByName(names)
}

impl<'c> ByName<'c> {
    /// Those who have a name.
    pub(in crate::exchange) fn get(&self, name: &Name) -> impl Iterator<Item = &'c Player> {
        self.0.get(&key(name)).into_iter().flatten().copied()
    }
}

/// Whether two profiles of one name may be one person's: not if both have a group, and not the same.
pub(in crate::exchange) fn may_be(one: &Profile, other: &Profile) -> bool {
    match (&one.group, &other.group) {
        (Some(one), Some(other)) => key(one) == key(other),
        _ => true,
    }
}

impl PlayersPreview {
    /// The commands by which the rows come in: `choose` says what to do where a name is there already, and `new_id` gives
    /// ids to newcomers without one.
    pub fn commands(
        &self,
        choose: impl Fn(&PreviewedPlayer) -> Choice,
        mut new_id: impl FnMut() -> PlayerId,
    ) -> Vec<Command> {
        let mut add = |newcomer: &Newcomer| newcomer.commands(newcomer.id.unwrap_or_else(&mut new_id));
        let commands = self.rows.iter().flat_map(|row| match &row.verdict {
            PlayerVerdict::New(newcomer) => add(newcomer),
            PlayerVerdict::Changed(edit) => edit.commands(),
            PlayerVerdict::SameName { newcomer, namesakes } => match choose(row) {
                Choice::Leave => Vec::new(),
                Choice::Add => add(newcomer),
                Choice::Take(player) => {
                    let edits = namesakes.iter().filter_map(|namesake| match namesake {
                        Namesake::Player(edit) if edit.player() == player => Some(edit.as_ref()),
                        _ => None,
                    });
                    edits.flat_map(Edit::commands).collect()
                }
            },
            PlayerVerdict::Unchanged(_) | PlayerVerdict::Refused(_) => Vec::new(),
        });
        commands.collect()
    }
}
