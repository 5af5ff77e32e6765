//! A field that leads anywhere: to a player, a series, a place, or something to do.

use std::collections::HashSet;

use iced::keyboard::{Key, key::Named};
use iced::widget::{Column, column, operation, row, text, text_input};
use iced::{Element, Length, Task};

use super::desk::Club;
use super::screen::parts::{body, small};
use super::shell::PLACES;
use super::theme::{self, gap, size};
use super::widget::{Kind, Press};
use super::{Bring, Place};
use crate::club::{PlayerId, Series, search_key};
use crate::tournament::{Head, State};
use crate::words::{Words, message};

const FIELD: &str = "finder";
/// How many ways are proposed, series apart.
const PROPOSED: usize = 8;
/// How many series are proposed.
const SERIES: usize = 4;
/// How many tournaments are proposed.
const TOURNAMENTS: usize = 3;

/// What happened in the finder.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed.
    Typed(String),
    /// The way above or below is wanted.
    Moved(isize),
    /// The way that is chosen is taken.
    Entered,
    /// A way is taken.
    Went(Place),
}

/// The finder.
#[derive(Debug, Default)]
pub struct Finder {
    typed: String,
    /// The ways that are proposed: where they lead, what they are called, and what they are.
    ways: Vec<(Place, String, String)>,
    chosen: usize,
}

impl Finder {
    /// The finder before anything is typed.
    pub fn new(club: &Club, words: &Words) -> Finder {
        let mut finder = Finder::default();
        finder.search(club, words);
        finder
    }

    /// Puts the keyboard into its field.
    pub fn focus<M: Send + 'static>() -> Task<M> {
        operation::focus(FIELD)
    }

    /// What a key means while it is open.
    pub fn key(key: &Key) -> Option<Message> {
        match key {
            Key::Named(Named::ArrowDown) => Some(Message::Moved(1)),
            Key::Named(Named::ArrowUp) => Some(Message::Moved(-1)),
            _ => None,
        }
    }

    /// What a message changes; where it leads, if anywhere.
    pub fn update(&mut self, message: Message, club: &Club, words: &Words) -> Option<Place> {
        match message {
            Message::Typed(typed) => {
                self.typed = typed;
                self.search(club, words);
                None
            }
            Message::Moved(by) => {
                let last = self.ways.len().saturating_sub(1);
                self.chosen = self.chosen.saturating_add_signed(by).min(last);
                None
            }
            Message::Entered => self.ways.get(self.chosen).map(|(place, ..)| *place),
            Message::Went(place) => Some(place),
        }
    }

    fn search(&mut self, club: &Club, words: &Words) {
        let key = search_key(&self.typed);
        let go = message!(words, "app-find-place");
        let deed = message!(words, "app-find-deed");
        let places = PLACES.into_iter().map(|(place, name)| (place, words.named(name), go.clone()));
        let deeds = [
            (Place::NewSeries(None), message!(words, "app-new-series"), deed.clone()),
            (Place::PaperResult, message!(words, "app-paper-result"), deed.clone()),
            (Place::AddPlayer, message!(words, "app-add-player"), deed.clone()),
            (Place::NewTournament, message!(words, "tournaments-new"), deed.clone()),
            (Place::Learn, message!(words, "learn-first-game"), deed.clone()),
        ];
        let imports = [
            (Bring::Players, message!(words, "app-import-players")),
            (Bring::Series, message!(words, "app-import-series")),
            (Bring::Archive, message!(words, "app-import-archive")),
            (Bring::Records, message!(words, "app-import-records")),
        ];
        let imports = imports.map(|(bring, what)| {
            let name = message!(words, "app-import-of", what = what);
            (Place::Import(bring), name, deed.clone())
        });
        let fixed =
            deeds.into_iter().chain(places).chain(imports).filter(|(_, name, _)| search_key(name).contains(&key));
        let people = if key.is_empty() { Vec::new() } else { club.people.found(&self.typed) };
        let people = people.into_iter().map(|player| {
            let group = player.profile.group.as_ref().map(ToString::to_string).unwrap_or_default();
            let label = club.people.label(player.id);
            let label = if player.archived { message!(words, "app-archived-name", name = label) } else { label };
            (Place::Player(player.id), label, group)
        });
        // Without a word only those under way: who runs one looks for it.
        let is_meant = |head: &&Head| match key.as_str() {
            "" => head.state != State::Finished,
            key => head.name.search_key().contains(key),
        };
        let events = club.tournaments.iter().filter(is_meant).take(TOURNAMENTS);
        let events =
            events.map(|head| (Place::Tournament(head.id), head.name.to_string(), words.short_date(head.first)));
        let ways = events.chain(fixed.chain(people).take(PROPOSED)).chain(series(&self.typed, club, words));
        self.ways = ways.collect();
        self.chosen = 0;
    }

    /// What is shown.
    pub fn view<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let input = text_input(&message!(words, "app-find"), &self.typed)
            .id(FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Entered)
            .padding(10)
            .size(size::HEADING)
            .style(theme::field);
        let ways = self.ways.iter().enumerate().map(|(number, (place, name, what))| {
            let what = small(what.clone()).wrapping(text::Wrapping::None);
            let content = row![body(name.clone()).width(Length::Fill), what].spacing(gap::MEDIUM);
            Press::new(Kind::Row(number == self.chosen), content)
                .on_press(Message::Went(*place))
                .width(Length::Fill)
                .padding([8, 10])
                .into()
        });
        let none = self.ways.is_empty().then(|| small(message!(words, "app-find-nothing")));
        column![input, Column::with_children(ways)].push(none).spacing(gap::SMALL).width(600).into()
    }
}

/// The newest series in whose players and date each word that is typed is found.
fn series(typed: &str, club: &Club, words: &Words) -> Vec<(Place, String, String)> {
    let found = |word: &str| -> (String, HashSet<PlayerId>) {
        (search_key(word), club.people.found(word).into_iter().map(|player| player.id).collect())
    };
    let asked: Vec<_> = typed.split_whitespace().map(found).filter(|(key, _)| !key.is_empty()).collect();
    if asked.is_empty() {
        return Vec::new();
    }
    // Series lie by date: a date is put into words once for all of its evening.
    let mut evening = None;
    let is_asked = |series: &Series| {
        if evening.as_ref().is_none_or(|(date, _)| *date != series.date) {
            let said = [words.date(series.date), words.short_date(series.date), words.typed_date(series.date)];
            evening = Some((series.date, search_key(&format!("{} {}", said.join(" "), series.date))));
        }
        let date = evening.as_ref().map_or("", |(_, date)| date.as_str());
        let players = series.players();
        asked.iter().all(|(key, named)| {
            named.contains(&players.first) || named.contains(&players.second) || date.contains(key.as_str())
        })
    };
    let way = |series: Series| {
        let names = club.people.labels(series.players());
        let points = series.result().points;
        let what = format!("{} – {}", names.first, names.second);
        let when = format!("{} · {}–{}", words.short_date(series.date), points.first, points.second);
        (Place::Series(series.id()), what, when)
    };
    club.series.iter().rev().filter(is_asked).take(SERIES).map(way).collect()
}
