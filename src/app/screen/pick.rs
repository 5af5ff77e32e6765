//! A field in which a player is found while typing, or put on the list.

use iced::widget::{Column, column, row, text_input};
use iced::{Element, Length};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::Cx;
use super::parts::{body, small};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
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
    /// Enter was pressed: whoever is meant is chosen.
    Entered,
}

impl Pick {
    /// Somebody on the list.
    pub fn of(player: PlayerId, cx: &Cx<'_>) -> Pick {
        Pick { typed: cx.club.people.label(player), chosen: Some(player.0), ..Pick::default() }
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
                [one] if !one.archived => Some(one.id),
                _ => None,
            }
        })
    }

    /// The name of whoever is picked.
    pub fn label(&self, cx: &Cx<'_>) -> Option<String> {
        let player = self.player(cx)?;
        if self.is_new { Some(self.typed.trim().to_owned()) } else { Some(cx.club.people.label(player)) }
    }

    /// The command that puts whoever is picked on the list, if that is needed.
    pub fn command(&self) -> Option<Command> {
        let player = self.chosen.map(PlayerId).filter(|_| self.is_new)?;
        let profile = Profile { guest: self.is_guest, ..Profile::of(Name::new(&self.typed).ok()?) };
        Some(Command::AddPlayer { player, profile })
    }

    /// What a message changes; whether the next field is wanted.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> bool {
        match message {
            Message::Typed(typed) => {
                *self = Pick { typed, ..Pick::default() };
                false
            }
            Message::Chosen(player) => {
                *self = Pick::of(player, cx);
                true
            }
            Message::Created { as_guest } => {
                self.create(as_guest);
                true
            }
            Message::Entered => {
                if self.player(cx).is_none() {
                    match self.found(cx).first() {
                        Some(player) => *self = Pick::of(player.id, cx),
                        None => self.create(false),
                    }
                }
                self.player(cx).is_some()
            }
        }
    }

    fn create(&mut self, as_guest: bool) {
        if Name::new(&self.typed).is_ok() {
            *self = Pick { chosen: Some(Uuid::now_v7()), is_new: true, is_guest: as_guest, ..self.clone() };
        }
    }

    fn found<'a>(&self, cx: &Cx<'a>) -> Vec<&'a Player> {
        if self.is_empty() {
            return Vec::new();
        }
        let club = cx.club;
        club.people.found(&self.typed).into_iter().filter(|player| !player.archived).take(PROPOSED).collect()
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
            .style(theme::field);
        let picked = match (self.player(cx), self.is_new) {
            (Some(_), true) => Some(small(format!("✓ {}", message!(words, "app-will-be-added"))).style(theme::well)),
            (Some(_), false) => Some(small(format!("✓ {}", message!(words, "app-on-the-list"))).style(theme::well)),
            (None, _) => None,
        };
        let proposals = (picked.is_none() && !self.is_empty()).then(|| self.proposals(cx));
        column![small(name), input].push(picked).push(proposals).spacing(gap::TINY).width(Length::Fill).into()
    }

    fn proposals<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.found(cx).into_iter().map(|player| {
            let group = player.profile.group.as_ref().map(ToString::to_string).unwrap_or_default();
            let content = row![body(cx.club.people.label(player.id)), small(group)].spacing(gap::SMALL);
            Press::new(Kind::Row(false), content).on_press(Message::Chosen(player.id)).width(Length::Fill).into()
        });
        let new = Name::new(&self.typed).into_iter().flat_map(|name| {
            let as_member = message!(cx.words, "app-add-named", name = name.as_str());
            let as_guest = message!(cx.words, "app-add-guest-named", name = name.as_str());
            [(as_member, false), (as_guest, true)]
        });
        let new = new.map(|(sentence, as_guest)| {
            Press::new(Kind::Row(false), body(format!("+ {sentence}")).style(theme::well))
                .on_press(Message::Created { as_guest })
                .width(Length::Fill)
                .into()
        });
        let rows: Vec<Element<'a, Message>> = rows.chain(new).collect();
        Column::with_children(rows).into()
    }
}
