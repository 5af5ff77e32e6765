//! Who is whom: bringing a player and a double together, and making a player anonymous.

use std::path::PathBuf;

use iced::Element;
use iced::widget::{Column, column, row, space};

use super::Cx;
use super::parts::{body, field, grave, part, plain, primary, small};
use super::pick::{self, Pick};
use crate::app::theme::{self, gap};
use crate::club::{Command, Name, Player, PlayerId};
use crate::words::message;

/// The field in which the other player is found.
pub const INTO: &str = "merge-into";

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Identity {
    /// All series go to somebody else.
    Merge(Pick),
    /// Name and contacts are to be gone; this is what the player is called then.
    Anonymise(String),
}

/// What happened in the form.
#[derive(Clone, Debug)]
pub enum Message {
    /// About the player who stays.
    Into(pick::Message),
    /// The new name was typed.
    Named(String),
    /// It is given up.
    Cancelled,
    /// It is meant.
    Meant,
}

impl Identity {
    /// The form by which a player becomes anonymous, with a name that nobody has.
    pub fn anonymous(cx: &Cx<'_>) -> Identity {
        let people = &cx.club.people;
        let is_free = |name: &String| people.everybody().all(|player| player.profile.name.as_str() != name);
        let names = (1_u32..).map(|number| message!(cx.words, "player-former", number = number));
        Identity::Anonymise(names.take(people.everybody().count() + 1).find(is_free).unwrap_or_default())
    }

    /// The command, where everything is said that is needed.
    pub fn command(&self, player: PlayerId, cx: &Cx<'_>) -> Option<Command> {
        match self {
            Identity::Merge(pick) => {
                let into = pick.player(cx)?;
                Some(Command::MergePlayers { from: player, into })
            }
            Identity::Anonymise(name) => Some(Command::AnonymisePlayer { player, name: Name::new(name).ok()? }),
        }
    }

    /// What is shown. `named` are the backups that hold the old name.
    pub fn view<'a>(&'a self, player: &'a Player, named: &[PathBuf], cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let label = cx.club.people.label(player.id);
        let meant = self.command(player.id, cx).map(|_| Message::Meant);
        let cancel = plain(message!(words, "app-cancel"), Some(Message::Cancelled));
        match self {
            Identity::Merge(pick) => {
                let find = pick.view(INTO, message!(words, "app-merge-into"), cx).map(Message::Into);
                let sentence = match pick.player(cx) {
                    Some(into) => {
                        let into = cx.club.people.label(into);
                        body(message!(words, "player-merge", from = label.as_str(), into = into))
                    }
                    None => small(message!(words, "app-merge-more", player = label.as_str())),
                };
                let deeds = row![primary(message!(words, "app-merge-now"), meant), cancel].spacing(gap::SMALL);
                let content = column![find, sentence, deeds].spacing(gap::MEDIUM);
                part(message!(words, "app-merge"), content).into()
            }
            Identity::Anonymise(name) => {
                let typed = Name::new(name);
                let fault =
                    typed.as_ref().err().filter(|_| !name.trim().is_empty()).map(|fault| words.name_fault(*fault));
                let field =
                    field("anonymous-name", message!(words, "app-anonymous-name"), name, fault, Message::Named, None);
                let shown = typed.map(|name| name.to_string()).unwrap_or_default();
                let explained = message!(words, "player-anonymise", player = label.as_str(), name = shown);
                let content = column![body(explained), field.max_width(360.0)].push(backups(named, cx));
                // What cannot be undone lies away from where the pointer was.
                let deeds = row![cancel, space::horizontal(), grave(message!(words, "app-anonymise-now"), meant)];
                part(message!(words, "app-anonymise"), content.push(deeds).spacing(gap::MEDIUM)).into()
            }
        }
    }
}

/// The backups that hold a name which is to be gone, or is.
pub fn backups<'a, M: 'a>(named: &[PathBuf], cx: &Cx<'a>) -> Option<Element<'a, M>> {
    if named.is_empty() {
        return None;
    }
    let title = small(message!(cx.words, "app-anonymise-backups")).style(theme::caution);
    let list = named.iter().map(|path| small(path.display().to_string()).into());
    Some(column![title, Column::with_children(list)].spacing(gap::TINY).into())
}
