//! A field in which a player is found while typing, or put on the list.

use iced::widget::{Column, column, container, row, text_input};
use iced::{Alignment, Element, Length};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::Cx;
use super::parts::{body, cell, small};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Hang, Kind, Press, bounded};
use crate::club::{Command, Name, Player, PlayerId, Profile};
use crate::words::message;

/// How many people are proposed.
const PROPOSED: usize = 5;

/// Who is picked, or is being typed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pick {
    typed: String,
    chosen: Option<Uuid>,
    /// Whether the chosen one is to be put on the list.
    is_new: bool,
    /// Whether that is as a guest.
    #[serde(default)]
    is_guest: bool,
    /// Whether the chosen one is archived, and comes out of the archive.
    #[serde(default)]
    is_archived: bool,
    /// Only somebody on the list can be picked, and not this one.
    #[serde(default)]
    other_than: Option<Uuid>,
    /// Whether it is asked who is meant, since the name is there already.
    #[serde(default)]
    asks: bool,
}

/// What happened in the field.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed.
    Typed(String),
    /// Somebody was chosen.
    Chosen(PlayerId),
    /// Whoever is typed is to be put on the list, perhaps as a guest.
    Created {
        /// Whether as a guest.
        as_guest: bool,
    },
    /// The same, although the name is there already.
    CreatedAnyway {
        /// Whether as a guest.
        as_guest: bool,
    },
    /// Enter was pressed: whoever is meant is chosen.
    Entered,
}

impl Pick {
    /// Somebody on the list.
    pub fn of(player: PlayerId, cx: &Cx<'_>) -> Pick {
        let is_archived = cx.club.people.get(player).is_some_and(|player| player.archived);
        Pick { typed: cx.club.people.whole_label(player), chosen: Some(player.0), is_archived, ..Pick::default() }
    }

    /// Nobody yet; only somebody on the list can be picked who is not this one.
    pub fn other_than(player: PlayerId) -> Pick {
        Pick { other_than: Some(player.0), ..Pick::default() }
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.typed.trim().is_empty()
    }

    /// Who is picked: whoever was chosen, or the only one who has the name that is typed.
    pub fn player(&self, cx: &Cx<'_>) -> Option<PlayerId> {
        let chosen = self.chosen.map(PlayerId).filter(|player| self.is_new || cx.club.people.get(*player).is_some());
        chosen.or_else(|| {
            let name = Name::new(&self.typed).ok()?;
            match cx.club.people.namesakes(&name).as_slice() {
                [one] if !one.archived && Some(one.id.0) != self.other_than => Some(one.id),
                _ => None,
            }
        })
    }

    /// The name of whoever is picked.
    pub fn label(&self, cx: &Cx<'_>) -> Option<String> {
        let player = self.player(cx)?;
        if self.is_new { Some(bounded(self.typed.trim())) } else { Some(cx.club.people.label(player)) }
    }

    /// The command that puts whoever is picked on the list, or takes the player out of the archive, if that is needed.
    pub fn command(&self) -> Option<Command> {
        if let (Some(player), true) = (self.chosen, self.is_archived) {
            return Some(Command::RestorePlayer { player: PlayerId(player) });
        }
        let player = self.chosen.map(PlayerId).filter(|_| self.is_new)?;
        let profile = Profile { guest: self.is_guest, ..Profile::of(Name::new(&self.typed).ok()?) };
        Some(Command::AddPlayer { player, profile })
    }

    /// What a message changes; whether the next field is wanted.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> bool {
        match message {
            Message::Typed(typed) => {
                *self = Pick { typed, other_than: self.other_than, ..Pick::default() };
                false
            }
            Message::Chosen(player) => {
                *self = Pick { other_than: self.other_than, ..Pick::of(player, cx) };
                true
            }
            Message::Created { as_guest } => self.ask_or_create(as_guest, cx),
            Message::CreatedAnyway { as_guest } => {
                self.create(as_guest);
                true
            }
            // Who is meant is said by pressing, and not by the way.
            Message::Entered if self.asks => false,
            Message::Entered => {
                if self.player(cx).is_some() {
                    return true;
                }
                if self.namesakes(cx).len() > 1 {
                    self.asks = true;
                    return false;
                }
                match self.found(cx).first() {
                    Some(player) => {
                        *self = Pick { other_than: self.other_than, ..Pick::of(player.id, cx) };
                        true
                    }
                    None if self.other_than.is_some() => false,
                    None => self.ask_or_create(false, cx),
                }
            }
        }
    }

    /// Those who have the name that is typed, archived ones too.
    fn namesakes<'a>(&self, cx: &Cx<'a>) -> Vec<&'a Player> {
        let Ok(name) = Name::new(&self.typed) else { return Vec::new() };
        let namesakes = cx.club.people.namesakes(&name).into_iter();
        namesakes.filter(|player| Some(player.id.0) != self.other_than).collect()
    }

    /// Puts whoever is typed on the list, unless the name is there already: then it is asked who is meant.
    fn ask_or_create(&mut self, as_guest: bool, cx: &Cx<'_>) -> bool {
        if !self.namesakes(cx).is_empty() {
            self.asks = true;
            return false;
        }
        self.create(as_guest);
        self.chosen.is_some()
    }

    fn create(&mut self, as_guest: bool) {
        if Name::new(&self.typed).is_ok() {
            *self =
                Pick { chosen: Some(Uuid::now_v7()), is_new: true, is_guest: as_guest, asks: false, ..self.clone() };
        }
    }

    fn found<'a>(&self, cx: &Cx<'a>) -> Vec<&'a Player> {
        if self.is_empty() {
            return Vec::new();
        }
        let club = cx.club;
        let is_meant = |player: &&Player| !player.archived && Some(player.id.0) != self.other_than;
        club.people.found(&self.typed).into_iter().filter(is_meant).take(PROPOSED).collect()
    }

    /// What is shown.
    pub fn view<'a>(&'a self, id: &'static str, name: String, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let input = text_input(&message!(words, "app-type-name"), &self.typed)
            .id(id)
            .on_input(Message::Typed)
            .on_submit(Message::Entered)
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .style(theme::field);
        let picked = match (self.player(cx), self.is_new) {
            (Some(_), true) => Some(small(format!("✓ {}", message!(words, "app-will-be-added"))).style(theme::well)),
            (Some(_), false) => Some(small(format!("✓ {}", message!(words, "app-on-the-list"))).style(theme::well)),
            (None, _) => None,
        };
        // A question is asked in its place, and stays until it is answered.
        let question = self.asks.then(|| self.question(cx)).filter(|_| picked.is_none());
        let proposals = (picked.is_none() && question.is_none() && !self.is_empty())
            .then(|| container(self.proposals(cx)).padding(gap::TINY).style(theme::hanging).into());
        let field = Hang::new(input, proposals);
        column![small(name), field].push(picked).push(question).spacing(gap::TINY).width(Length::Fill).into()
    }

    /// Who is meant, where the name is there already.
    fn question<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let question =
            small(message!(words, "app-name-is-there", name = bounded(self.typed.trim()))).style(theme::caution);
        let rows = self.namesakes(cx).into_iter().take(PROPOSED).map(|player| proposal(player, false, cx));
        let anyway = [(message!(words, "app-add-anyway"), false), (message!(words, "app-add-guest-anyway"), true)];
        let anyway = anyway.map(|(sentence, as_guest)| {
            Press::new(Kind::Row(false), body(format!("+ {sentence}")))
                .on_press(Message::CreatedAnyway { as_guest })
                .width(Length::Fill)
                .into()
        });
        let rows: Vec<Element<'a, Message>> =
            rows.chain(anyway.into_iter().filter(|_| self.other_than.is_none())).collect();
        column![question, Column::with_children(rows)].spacing(gap::TINY).into()
    }

    /// Who may be meant. What Enter would choose is marked as chosen: it is the first, unless several have the very name.
    fn proposals<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let found = self.found(cx);
        let (is_clear, is_known) = (self.namesakes(cx).len() <= 1, !found.is_empty());
        let rows = found.into_iter().enumerate().map(|(place, player)| proposal(player, is_clear && place == 0, cx));
        let name = Name::new(&self.typed).ok().filter(|_| self.other_than.is_none());
        let new = name.into_iter().flat_map(|name| {
            let name = bounded(name.as_str());
            let as_member = message!(cx.words, "app-add-named", name = name.as_str());
            let as_guest = message!(cx.words, "app-add-guest-named", name = name.as_str());
            [(as_member, false), (as_guest, true)]
        });
        let new = new.map(|(sentence, as_guest)| {
            let is_meant = is_clear && !is_known && !as_guest;
            Press::new(Kind::Row(is_meant), body(format!("+ {sentence}")).style(theme::well))
                .on_press(Message::Created { as_guest })
                .width(Length::Fill)
                .into()
        });
        let rows: Vec<Element<'a, Message>> = rows.chain(new).collect();
        Column::with_children(rows).into()
    }
}

/// Somebody who may be meant.
fn proposal<'a>(player: &Player, is_meant: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let group = player.profile.group.as_ref().map(ToString::to_string).unwrap_or_default();
    let label = cx.club.people.label(player.id);
    let label = if player.archived { message!(cx.words, "app-archived-name", name = label) } else { label };
    let label = cell(label).width(Length::FillPortion(3));
    let group = cell(group).size(size::SMALL).style(theme::faint).width(Length::FillPortion(2));
    let content = row![label, group].spacing(gap::SMALL).align_y(Alignment::Center);
    Press::new(Kind::Row(is_meant), content).on_press(Message::Chosen(player.id)).width(Length::Fill).into()
}
