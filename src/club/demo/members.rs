//! The people of the demo club.

use chrono::{DateTime, TimeDelta, Utc};

use super::draw::Draw;
use super::names::{GROUPS, NAMES};
use super::play::Skill;
use super::{DemoSize, EVENINGS_OF_A_SEASON};
use crate::club::{Colour, Command, Name, PlayerId, Profile, search_key};

/// Somebody who comes to play.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) id: PlayerId,
    profile: Profile,
    /// How strong when the club was founded.
    talent: Skill,
    /// How much stronger after each season.
    learns: Skill,
    /// On how many of a hundred evenings.
    pub(super) attendance: u64,
    /// The first evening.
    pub(super) from: usize,
    /// The evening from which on the player comes no more.
    pub(super) until: usize,
    /// The evening on which a guest becomes a member.
    pub(super) joins_at: Option<usize>,
}

impl Member {
    /// The command that puts the member on the list.
    pub(super) fn enrolled(&self) -> Command {
        Command::AddPlayer { player: self.id, profile: self.profile.clone() }
    }

    /// The command by which a guest becomes a member.
    pub(super) fn joined(&self) -> Command {
        Command::EditPlayer { player: self.id, profile: Profile { guest: false, ..self.profile.clone() } }
    }

    /// How strong the member is on an evening.
    pub(super) fn skill(&self, evening: usize) -> Skill {
        (self.talent + self.learns * (evening / EVENINGS_OF_A_SEASON) as u64).min(95)
    }
}

/// Draws members, then guests, for a club of so many evenings.
pub(super) fn members(draw: &mut Draw, size: DemoSize, evenings: usize, founded: DateTime<Utc>) -> Vec<Member> {
    let mut names = drawn_names(draw);
    let mut members: Vec<Member> = Vec::new();
    while members.len() < size.members + size.guests {
        let Some((given, family)) = names.pop() else { break };
        let is_guest = members.len() >= size.members;
        // Now and then two of a household come.
        let with = members.last().filter(|_| !is_guest && draw.below(8) == 0);
        let household = with.and_then(|with| with.profile.household.clone());
        let profile = if is_guest { guest(given, family) } else { member(draw, given, family, household) };
        let Some(profile) = profile else { continue };
        let moment = founded + TimeDelta::seconds(members.len() as i64);
        let comes_late = draw.below(6) == 0;
        let leaves = !is_guest && evenings > EVENINGS_OF_A_SEASON && draw.below(10) == 0;
        members.push(Member {
            id: PlayerId(draw.id(moment)),
            profile,
            talent: 10 + draw.below(75),
            learns: draw.below(6),
            attendance: if is_guest { 6 } else { 10 + draw.below(65) },
            from: if comes_late { draw.below(EVENINGS_OF_A_SEASON as u64) as usize } else { 0 },
            until: if leaves { EVENINGS_OF_A_SEASON } else { evenings },
            joins_at: (is_guest && members.len() == size.members).then_some(evenings / 2),
        });
    }
    members
}

/// Every given name with every family name of its language, in an order that is drawn.
fn drawn_names(draw: &mut Draw) -> Vec<(&'static str, &'static str)> {
    let of_language = |names: &'static super::names::Names| {
        names.given.iter().flat_map(|given| names.family.iter().map(move |family| (*given, *family)))
    };
    let mut names: Vec<_> = NAMES.iter().flat_map(of_language).collect();
    draw.shuffle(&mut names);
    names
}

fn guest(given: &str, family: &str) -> Option<Profile> {
    let name = Name::new(&format!("{given} {family}")).ok()?;
    Some(Profile { guest: true, ..Profile::of(name) })
}

/// A member's profile; `household` is that of whom the member lives with.
fn member(draw: &mut Draw, given: &str, family: &str, household: Option<Name>) -> Option<Profile> {
    let name = Name::new(&format!("{given} {family}")).ok()?;
    let initial: String = family.chars().take(1).collect();
    let address = format!("{}@example.org", search_key(&format!("{given}.{family}")).replace([' ', '\''], ""));
    Some(Profile {
        short_name: if draw.chance(30) { Name::new(&format!("{given} {initial}.")).ok() } else { None },
        group: if draw.chance(80) { Name::new(GROUPS[draw.below(GROUPS.len() as u64) as usize]).ok() } else { None },
        household: household.or_else(|| Name::new(family).ok()),
        colour: draw.chance(25).then(|| Colour([(); 3].map(|()| draw.below(256) as u8))),
        birth_year: draw.chance(60).then(|| 1944 + draw.below(68) as u16),
        contact: if draw.chance(85) { Name::new(&address).ok() } else { None },
        ..Profile::of(name)
    })
}
