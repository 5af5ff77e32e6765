//! The form of a player: checks as typed, and points out who is on the list already.

use iced::widget::{Column, checkbox, column, row, text, text_editor};
use iced::{Element, Length};
use uuid::Uuid;

use super::Cx;
use super::parts::{field, link, part, plain, primary, small, wrong_note};
use crate::app::theme::{self, gap, size};
use crate::app::worker::Failure;
use crate::club::{BIRTH_YEARS, Colour, Command, Name, Player, PlayerId, Profile};
use crate::words::{Words, message};

/// A field of one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The name.
    Name,
    /// A shorter one.
    ShortName,
    /// The club or group.
    Group,
    /// The household.
    Household,
    /// The colour in charts.
    Colour,
    /// The year of birth.
    BirthYear,
    /// How to reach the player.
    Contact,
}

const MORE: [Field; 6] =
    [Field::ShortName, Field::Group, Field::Household, Field::Colour, Field::BirthYear, Field::Contact];

impl Field {
    const fn id(self) -> &'static str {
        match self {
            Field::Name => "player-name",
            Field::ShortName => "player-short-name",
            Field::Group => "player-group",
            Field::Household => "player-household",
            Field::Colour => "player-colour",
            Field::BirthYear => "player-birth-year",
            Field::Contact => "player-contact",
        }
    }

    fn label(self, words: &Words) -> String {
        match self {
            Field::Name => message!(words, "app-player-name"),
            Field::ShortName => message!(words, "app-player-short-name"),
            Field::Group => message!(words, "app-player-group"),
            Field::Household => message!(words, "app-player-household"),
            Field::Colour => message!(words, "app-player-colour"),
            Field::BirthYear => message!(words, "app-player-birth-year"),
            Field::Contact => message!(words, "app-player-contact"),
        }
    }
}

/// What happened in the form.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed.
    Typed(Field, String),
    /// Something was done in the notes.
    Noted(text_editor::Action),
    /// Whether it is a guest.
    Guest(bool),
    /// The other fields are wanted.
    MoreAsked,
    /// It is finished.
    Submitted,
    /// It is given up.
    Cancelled,
    /// A namesake is to be looked at.
    Opened(PlayerId),
}

/// What comes of a message.
#[derive(Debug)]
pub enum Outcome {
    /// Nothing but what the form shows.
    None,
    /// A command, to be carried out.
    Submit(Box<Command>),
    /// The form is to close.
    Close,
    /// A player is to be looked at.
    Open(PlayerId),
}

/// The form of a player.
#[derive(Debug)]
pub struct Form {
    who: Option<PlayerId>,
    before: Option<Profile>,
    typed: [String; 7],
    notes: text_editor::Content,
    guest: bool,
    shows_more: bool,
    /// Why the last try was refused.
    pub failure: Option<Failure>,
}

impl Form {
    /// The form of somebody new, of whom a part of the name is typed already.
    pub fn new(name: &str) -> Form {
        let mut form = Form {
            who: None,
            before: None,
            typed: Default::default(),
            notes: text_editor::Content::new(),
            guest: false,
            shows_more: false,
            failure: None,
        };
        name.clone_into(&mut form.typed[Field::Name as usize]);
        form
    }

    /// The form of somebody on the list.
    pub fn of(player: &Player) -> Form {
        let profile = &player.profile;
        let name = |name: &Option<Name>| name.as_ref().map(ToString::to_string).unwrap_or_default();
        Form {
            who: Some(player.id),
            before: Some(profile.clone()),
            typed: [
                profile.name.to_string(),
                name(&profile.short_name),
                name(&profile.group),
                name(&profile.household),
                profile.colour.map(|colour| colour.to_string()).unwrap_or_default(),
                profile.birth_year.map(|year| year.to_string()).unwrap_or_default(),
                name(&profile.contact),
            ],
            notes: text_editor::Content::with_text(&profile.notes),
            guest: profile.guest,
            shows_more: true,
            failure: None,
        }
    }

    fn typed(&self, field: Field) -> &str {
        &self.typed[field as usize]
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Outcome {
        match message {
            Message::Typed(field, text) => self.typed[field as usize] = text,
            Message::Noted(action) => self.notes.perform(action),
            Message::Guest(guest) => self.guest = guest,
            Message::MoreAsked => self.shows_more = !self.shows_more,
            Message::Cancelled => return Outcome::Close,
            Message::Opened(player) => return Outcome::Open(player),
            Message::Submitted => {
                if let Some(profile) = self.profile(cx.words) {
                    self.failure = None;
                    return Outcome::Submit(Box::new(match self.who {
                        Some(player) => Command::EditPlayer { player, profile },
                        None => Command::AddPlayer { player: PlayerId(Uuid::now_v7()), profile },
                    }));
                }
            }
        }
        Outcome::None
    }

    /// Why what is typed in a field can't be. An empty name is no fault before anything is typed.
    fn fault(&self, field: Field, words: &Words) -> Option<String> {
        let typed = self.typed(field).trim();
        if typed.is_empty() {
            return None;
        }
        match field {
            Field::BirthYear => {
                let is_year = typed.parse::<u16>().is_ok_and(|year| BIRTH_YEARS.contains(&year));
                (!is_year).then(|| message!(words, "store-birth-year", year = typed))
            }
            Field::Colour => Colour::from_text(typed).is_none().then(|| message!(words, "app-player-no-colour")),
            _ => Name::new(typed).err().map(|fault| words.name_fault(fault)),
        }
    }

    /// The profile that is typed, if it is one.
    fn profile(&self, words: &Words) -> Option<Profile> {
        if MORE.into_iter().any(|field| self.fault(field, words).is_some()) {
            return None;
        }
        let name = |field: Field| Name::new(self.typed(field)).ok();
        let notes = self.notes.text();
        Some(Profile {
            short_name: name(Field::ShortName),
            group: name(Field::Group),
            household: name(Field::Household),
            colour: Colour::from_text(self.typed(Field::Colour).trim()),
            birth_year: self.typed(Field::BirthYear).trim().parse().ok(),
            contact: name(Field::Contact),
            notes: notes.trim_end().to_owned(),
            guest: self.guest,
            name: name(Field::Name)?,
        })
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let profile = self.profile(words);
        let is_changed = profile.as_ref().is_some_and(|profile| self.before.as_ref() != Some(profile));
        let namesakes = self.namesakes(cx);
        let has_namesakes = namesakes.is_some();
        let one = |name: Field| {
            let fault = self.fault(name, words);
            // That somebody of this name is there already is not passed over by Enter.
            let submit = (is_changed && !has_namesakes).then_some(Message::Submitted);
            field(name.id(), name.label(words), self.typed(name), fault, move |text| Message::Typed(name, text), submit)
        };
        let submit = match (self.who, has_namesakes) {
            (Some(_), _) => message!(words, "app-save"),
            (None, true) => message!(words, "app-add-anyway"),
            (None, false) => message!(words, "app-add"),
        };
        let guest = checkbox(self.guest)
            .label(message!(words, "app-player-guest"))
            .on_toggle(Message::Guest)
            .style(theme::check);
        let more = if self.shows_more {
            let notes = text_editor(&self.notes).on_action(Message::Noted).height(90).padding(8).style(theme::editor);
            let notes = column![small(message!(words, "app-player-notes")), notes].spacing(gap::TINY);
            let fields = MORE.into_iter().map(|name| one(name).into());
            Column::with_children(fields).push(notes).spacing(gap::MEDIUM)
        } else {
            column![link(message!(words, "app-player-more"), Message::MoreAsked)]
        };
        let deeds = row![
            primary(submit, is_changed.then_some(Message::Submitted)),
            plain(message!(words, "app-cancel"), Some(Message::Cancelled))
        ];
        let title = match self.who {
            Some(_) => message!(words, "app-edit-player"),
            None => message!(words, "app-add-player"),
        };
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let content = Column::new()
            .push(one(Field::Name))
            .push(namesakes)
            .push(guest)
            .push(more)
            .push(failure)
            .push(deeds.spacing(gap::SMALL))
            .spacing(gap::MEDIUM)
            .width(Length::Fill);
        part(title, content).into()
    }

    /// Those who have the name already.
    fn namesakes<'a>(&self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let name = Name::new(self.typed(Field::Name)).ok()?;
        let others: Vec<&Player> =
            cx.club.people.namesakes(&name).into_iter().filter(|player| Some(player.id) != self.who).collect();
        if others.is_empty() {
            return None;
        }
        let warning = text(message!(cx.words, "app-player-exists"))
            .size(size::SMALL)
            .line_height(size::lines(size::SMALL))
            .style(theme::caution);
        let links = others.into_iter().take(5).map(|player| {
            let label = cx.club.people.label(player.id);
            let label = if player.archived { message!(cx.words, "app-archived-name", name = label) } else { label };
            link(label, Message::Opened(player.id)).into()
        });
        Some(column![warning, Column::with_children(links)].spacing(gap::TINY).into())
    }
}
