//! `halali player …`: the people on the club's list.

use std::io::{self, Write as _};

use clap::{Args, Subcommand};
use serde::Serialize;
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, Sure, confirm};
use super::identity::{anonymise, merge};
use super::people::People;
use super::player_page::show;
use super::table::{Form, Table, print_json, text};
use super::{Done, results};
use crate::club::{Colour, Command as Act, Name, Player, PlayerId, Profile};
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Add {
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        details: Details,
        #[arg(long)]
        guest: bool,
        #[command(flatten)]
        kept: Kept,
    },
    Edit {
        #[arg(value_name = "PLAYER")]
        player: String,
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        #[command(flatten)]
        details: Details,
        #[arg(long, conflicts_with = "member")]
        guest: bool,
        #[arg(long)]
        member: bool,
        #[command(flatten)]
        kept: Kept,
    },
    List {
        #[arg(value_name = "TEXT")]
        text: Option<String>,
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        shown: Shown,
    },
    Show {
        #[arg(value_name = "PLAYER")]
        player: String,
        #[command(flatten)]
        shown: Shown,
    },
    Archive(One),
    Restore(One),
    Remove {
        #[arg(value_name = "PLAYER")]
        player: String,
        #[command(flatten)]
        sure: Sure,
    },
    Merge {
        #[arg(value_name = "PLAYER")]
        from: String,
        #[arg(value_name = "PLAYER")]
        into: String,
        #[command(flatten)]
        sure: Sure,
    },
    Anonymise {
        #[arg(value_name = "PLAYER")]
        player: String,
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        #[command(flatten)]
        sure: Sure,
    },
}

/// One player, and why something is done.
#[derive(Args)]
pub(super) struct One {
    #[arg(value_name = "PLAYER")]
    player: String,
    #[command(flatten)]
    reason: Reason,
}

/// How what is known of a player is kept.
#[derive(Args)]
pub(super) struct Kept {
    #[arg(long)]
    anyway: bool,
    #[command(flatten)]
    reason: Reason,
    #[command(flatten)]
    form: Form,
}

/// What is known of a player besides the name; an empty text for nothing.
#[derive(Args)]
pub(super) struct Details {
    #[arg(long, value_name = "NAME")]
    short: Option<String>,
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
    #[arg(long, value_name = "NAME")]
    household: Option<String>,
    #[arg(long, value_name = "#RRGGBB")]
    colour: Option<String>,
    #[arg(long, value_name = "YEAR")]
    birth_year: Option<String>,
    #[arg(long, value_name = "TEXT")]
    contact: Option<String>,
    #[arg(long, value_name = "TEXT")]
    notes: Option<String>,
}

/// How players are shown.
#[derive(Args)]
pub(super) struct Shown {
    /// Whether with household, birth year and contact.
    #[arg(long)]
    pub(super) private: bool,
    /// Table or JSON.
    #[command(flatten)]
    pub(super) form: Form,
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        Access::to_change(!matches!(self, Command::List { .. } | Command::Show { .. }))
    }
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    match command {
        Command::Add { name, details, guest, kept } => {
            let mut profile = Profile::of(typed_name(&name, "field-name", desk.words)?);
            details.put_into(&mut profile, desk.words)?;
            profile.guest = guest;
            let player = PlayerId(Uuid::now_v7());
            put(desk, Act::AddPlayer { player, profile }, kept)
        }
        Command::Edit { player, name, details, guest, member, kept } => {
            let before = desk.people()?.find(&player, desk.words)?.clone();
            let mut profile = before.profile;
            if let Some(name) = name {
                profile.name = typed_name(&name, "field-name", desk.words)?;
            }
            details.put_into(&mut profile, desk.words)?;
            profile.guest = (profile.guest || guest) && !member;
            put(desk, Act::EditPlayer { player: before.id, profile }, kept)
        }
        Command::List { text, all, shown } => list(desk, text.as_deref(), all, &shown),
        Command::Show { player, shown } => {
            let people = desk.people()?;
            show(people.find(&player, desk.words)?, &people, &shown, desk)
        }
        Command::Archive(One { player, reason }) => {
            let (id, name) = who(desk, &player)?;
            desk.carry_out(&Act::ArchivePlayer { player: id }, reason)?;
            say(&message!(desk.words, "player-archived", player = name))
        }
        Command::Restore(One { player, reason }) => {
            let (id, name) = who(desk, &player)?;
            desk.carry_out(&Act::RestorePlayer { player: id }, reason)?;
            say(&message!(desk.words, "player-restored", player = name))
        }
        Command::Remove { player, sure } => {
            let (id, name) = who(desk, &player)?;
            confirm(desk.words, &message!(desk.words, "player-remove", player = name.as_str()), sure.yes)?;
            desk.carry_out(&Act::RemovePlayer { player: id }, sure.reason)?;
            say(&message!(desk.words, "player-removed", player = name))
        }
        Command::Merge { from, into, sure } => merge(desk, &from, &into, sure),
        Command::Anonymise { player, name, sure } => anonymise(desk, &player, name.as_deref(), sure),
    }
}

fn who(desk: &Desk<'_>, typed: &str) -> Result<(PlayerId, String), Stop> {
    let people = desk.people()?;
    let player = people.find(typed, desk.words)?.id;
    Ok((player, people.label(player)))
}

fn say(sentence: &str) -> Result<Done, Stop> {
    writeln!(results(), "{sentence}")?;
    Ok(Done::Good)
}

/// A name from the command line; `field` is the message that says of what.
fn typed_name(typed: &str, field: &str, words: &Words) -> Result<Name, Stop> {
    Name::new(typed).map_err(|fault| {
        let (field, fault) = (words.named(field), words.name_fault(fault));
        Stop::Refused(message!(words, "player-field", field = field, fault = fault))
    })
}

impl Details {
    fn put_into(self, profile: &mut Profile, words: &Words) -> Result<(), Stop> {
        let name = |typed: Option<String>, field: &str, place: &mut Option<Name>| -> Result<(), Stop> {
            match typed.as_deref() {
                None => {}
                Some("") => *place = None,
                Some(typed) => *place = Some(typed_name(typed, field, words)?),
            }
            Ok(())
        };
        name(self.short, "field-short-name", &mut profile.short_name)?;
        name(self.group, "field-group", &mut profile.group)?;
        name(self.household, "field-household", &mut profile.household)?;
        name(self.contact, "field-contact", &mut profile.contact)?;
        match self.colour.as_deref() {
            None => {}
            Some("") => profile.colour = None,
            Some(typed) => {
                let colour = Colour::from_text(typed);
                profile.colour =
                    Some(colour.ok_or_else(|| Stop::Refused(message!(words, "player-colour", typed = typed)))?);
            }
        }
        match self.birth_year.as_deref() {
            None => {}
            Some("") => profile.birth_year = None,
            Some(typed) => {
                let year = typed.parse().ok();
                profile.birth_year =
                    Some(year.ok_or_else(|| Stop::Refused(message!(words, "player-birth-year", typed = typed)))?);
            }
        }
        if let Some(notes) = self.notes {
            profile.notes = notes;
        }
        Ok(())
    }
}

/// Adds or edits a player, unless somebody else has the name and it was not said that this is right.
fn put(desk: &mut Desk<'_>, act: Act, kept: Kept) -> Result<Done, Stop> {
    let (Act::AddPlayer { player, profile } | Act::EditPlayer { player, profile }) = &act else {
        return Ok(Done::Good);
    };
    let people = desk.people()?;
    if people.get(*player).is_some_and(|before| before.profile == *profile) {
        return Err(Stop::Refused(message!(desk.words, "desk-no-change")));
    }
    let has_new_name = people.get(*player).is_none_or(|before| before.profile.name != profile.name);
    let namesakes: Vec<_> = people.namesakes(&profile.name).into_iter().filter(|other| other.id != *player).collect();
    if has_new_name && !kept.anyway && !namesakes.is_empty() {
        let list: Vec<_> = namesakes.iter().map(|other| people.introduced(other, desk.words)).collect();
        let name = profile.name.as_str();
        return Err(Stop::Refused(message!(desk.words, "player-namesakes", name = name, list = list.join("\n  "))));
    }
    let (player, is_new) = (*player, matches!(act, Act::AddPlayer { .. }));
    desk.carry_out(&act, kept.reason)?;
    let people = desk.people()?;
    match people.get(player) {
        Some(player) if kept.form.json => print_json(&PlayerData::of(player, false))?,
        _ => {
            let (name, end) = (people.label(player), people.end(player));
            let sentence = if is_new {
                message!(desk.words, "player-added", player = name, end = end)
            } else {
                message!(desk.words, "player-edited", player = name)
            };
            writeln!(results(), "{sentence}")?;
        }
    }
    Ok(Done::Good)
}

fn list(desk: &Desk<'_>, text_in_name: Option<&str>, all: bool, shown: &Shown) -> Result<Done, Stop> {
    let people = desk.people()?;
    let mut listed = match text_in_name {
        Some(text) => desk.club().players_found(text)?,
        None => people.iter().cloned().collect(),
    };
    listed.retain(|player| player.merged_into.is_none() && (all || !player.archived));
    let order = desk.words.name_order();
    listed.sort_by(|one, other| order.compare(one.profile.name.as_str(), other.profile.name.as_str()));
    if shown.form.json {
        let listed: Vec<_> = listed.iter().map(|player| PlayerData::of(player, shown.private)).collect();
        print_json(&listed)?;
    } else {
        print_list(&listed, &people, shown.private, desk.words)?;
    }
    Ok(Done::Good)
}

fn print_list(listed: &[Player], people: &People, private: bool, words: &Words) -> io::Result<()> {
    let [name, group, remark_title, id] = [
        text(message!(words, "column-name")),
        text(message!(words, "column-group")),
        text(message!(words, "column-remark")),
        text(message!(words, "column-id")),
    ];
    let columns_of = |player: &Player| {
        let group = player.profile.group.as_ref().map(Name::to_string);
        let name = player.profile.name.to_string();
        [name, group.unwrap_or_default(), remark(player, words), people.end(player.id)]
    };
    if !private {
        let mut table = Table::new([name, group, remark_title, id]);
        listed.iter().for_each(|player| table.row(columns_of(player)));
        return table.print();
    }
    let mut table = Table::new([
        name,
        group,
        remark_title,
        text(message!(words, "column-household")),
        text(message!(words, "column-birth-year")),
        text(message!(words, "column-contact")),
        id,
    ]);
    for player in listed {
        let [name, group, remark, id] = columns_of(player);
        let profile = &player.profile;
        let [household, contact] =
            [&profile.household, &profile.contact].map(|text| text.as_ref().map(Name::to_string).unwrap_or_default());
        let birth_year = profile.birth_year.map(|year| year.to_string()).unwrap_or_default();
        table.row([name, group, remark, household, birth_year, contact, id]);
    }
    table.print()
}

/// What is special about a player.
fn remark(player: &Player, words: &Words) -> String {
    let remarks = [
        (player.profile.guest, message!(words, "player-is-guest")),
        (player.archived, message!(words, "player-is-archived")),
    ];
    let those = remarks.into_iter().filter_map(|(is_so, remark)| is_so.then_some(remark));
    those.collect::<Vec<_>>().join(", ")
}

/// Prints what is known of a player.
pub(super) fn print_profile(player: &Player, people: &People, private: bool, words: &Words) -> io::Result<()> {
    let data = PlayerData::of(player, private);
    let mut out = results();
    writeln!(out, "{}", people.label(player.id))?;
    let lines = [
        ("column-remark", Some(remark(player, words)).filter(|remark| !remark.is_empty())),
        ("field-short-name", data.short_name),
        ("field-group", data.group),
        ("field-colour", data.colour),
        ("field-household", data.household),
        ("field-birth-year", data.birth_year.map(|year| year.to_string())),
        ("field-contact", data.contact),
        ("field-notes", data.notes),
        ("column-id", Some(data.id)),
    ];
    for (field, value) in lines {
        if let Some(value) = value {
            writeln!(out, "{}", message!(words, "player-line", field = words.named(field), value = value))?;
        }
    }
    Ok(())
}

/// A player as JSON. What is not known is left out; household, birth year and contact are there only when asked for.
#[derive(Serialize)]
pub(super) struct PlayerData {
    id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    short_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<String>,
    guest: bool,
    archived: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    household: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    birth_year: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contact: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<String>,
}

impl PlayerData {
    /// A player, with household, birth year and contact only if that is asked for.
    pub(super) fn of(player: &Player, private: bool) -> PlayerData {
        let Profile { name, short_name, group, household, colour, birth_year, contact, notes, guest } = &player.profile;
        let text = |name: &Option<Name>| name.as_ref().map(Name::to_string);
        PlayerData {
            id: player.id.to_string(),
            name: name.to_string(),
            short_name: text(short_name),
            group: text(group),
            colour: colour.map(|colour| colour.to_string()),
            guest: *guest,
            archived: player.archived,
            household: text(household).filter(|_| private),
            birth_year: birth_year.filter(|_| private),
            contact: text(contact).filter(|_| private),
            notes: Some(notes.clone()).filter(|notes| !notes.is_empty()),
        }
    }
}
