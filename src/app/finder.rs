//! A field that leads anywhere: to a player, a series, a place, or something to do.

use std::collections::HashSet;

use iced::keyboard::{Key, key::Named};
use iced::widget::{Column, column, container, operation, row, text_input};
use iced::{Alignment, Element, Length, Task};

use super::desk::Club;
use super::people::rank;
use super::screen::parts::{cell, small};
use super::screen::tournament::{self, View};
use super::screen::{series_list, settings, standings};
use super::shell::PLACES;
use super::theme::{self, gap, size};
use super::widget::{Kind, Press, bounded};
use super::{Bring, Message as Outer, Place};
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
    /// The way of this number is taken.
    Went(usize),
}

/// The finder.
#[derive(Debug, Default)]
pub struct Finder {
    typed: String,
    ways: Vec<Way>,
    chosen: usize,
}

/// A way that is proposed.
#[derive(Debug)]
struct Way {
    /// What happens in the window, one after the other.
    leads: Vec<Outer>,
    name: String,
    /// What it is, or when.
    what: String,
}

impl Way {
    fn to((place, name, what): (Place, String, String)) -> Way {
        Way { leads: vec![Outer::Went(place)], name, what }
    }
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

    /// What a message changes; what happens in the window then, if anything.
    pub fn update(&mut self, message: Message, club: &Club, words: &Words) -> Option<Vec<Outer>> {
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
            Message::Entered => self.ways.get(self.chosen).map(|way| way.leads.clone()),
            Message::Went(number) => self.ways.get(number).map(|way| way.leads.clone()),
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
        let fixed = deeds.into_iter().chain(places).chain(imports).map(|way| (Way::to(way), String::new()));
        let typed: Vec<_> = self.typed.split_whitespace().map(search_key).collect();
        let fixed = fixed.chain(commands(club, words)).chain(in_tournaments(club, words)).filter(|(way, others)| {
            let name = search_key(&way.name);
            let others = search_key(others);
            typed.iter().all(|word| name.contains(word) || others.split(' ').any(|other| other.starts_with(word)))
        });
        // Whatever begins with what is typed comes before whatever only contains it. Who looks for Anne undoes nothing.
        let steps = |way: &Way| matches!(way.leads[..], [Outer::Undo | Outer::Redo]);
        let place = |way: &Way| (rank(&search_key(&way.name), &key).unwrap_or(1), steps(way));
        let fixed = fixed.map(|(way, _)| way);
        let people = if key.is_empty() { Vec::new() } else { club.people.found(&self.typed) };
        let people = people.into_iter().map(|player| {
            let group = player.profile.group.as_ref().map(|group| bounded(group.as_str())).unwrap_or_default();
            let label = club.people.label(player.id);
            let label = if player.archived { message!(words, "app-archived-name", name = label) } else { label };
            Way::to((Place::Player(player.id), label, group))
        });
        // Without a word only those under way: who runs one looks for it.
        let is_meant = |head: &&Head| match key.as_str() {
            "" => head.state != State::Finished,
            key => head.name.search_key().contains(key),
        };
        let events = club.tournaments.iter().filter(is_meant).take(TOURNAMENTS);
        let events = events.map(|head| {
            Way::to((Place::Tournament(head.id), bounded(head.name.as_str()), words.short_date(head.first)))
        });
        let series = series(&self.typed, club, words).into_iter().map(Way::to);
        let mut proposed: Vec<_> = fixed.chain(people).collect();
        proposed.sort_by_key(place);
        proposed.truncate(PROPOSED);
        self.ways = events.chain(proposed).chain(series).collect();
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
            .line_height(size::lines(size::HEADING))
            .style(theme::field);
        let ways = self.ways.iter().enumerate().map(|(number, way)| {
            let what = cell(way.what.clone()).size(size::SMALL).style(theme::faint);
            let name = cell(way.name.clone()).width(Length::FillPortion(5));
            let content = row![name, container(what).align_right(Length::FillPortion(3))];
            Press::new(Kind::Row(number == self.chosen), content.spacing(gap::MEDIUM).align_y(Alignment::Center))
                .on_press(Message::Went(number))
                .width(Length::Fill)
                .padding([8, 10])
                .into()
        });
        let none = self.ways.is_empty().then(|| small(message!(words, "app-find-nothing")));
        column![input, Column::with_children(ways)].push(none).spacing(gap::SMALL).width(600).into()
    }
}

/// What can be done in the window without anything being chosen first, each with other words for it.
fn commands(club: &Club, words: &Words) -> Vec<(Way, String)> {
    use settings::Message as Set;
    let (can_undo, can_redo) = club.can_undo_and_redo;
    let can_change = club.can_be_changed();
    let at = |place: Place, deed: Outer| vec![Outer::Went(place), deed];
    let set = |deed: Set| at(Place::Settings, Outer::Settings(deed));
    let settings = || vec![Outer::Went(Place::Settings)];
    let given = message!(words, "app-words-export");
    let printed = message!(words, "app-words-print");
    let kept = message!(words, "app-words-backup");
    let shown = message!(words, "app-words-shown");
    let opened = message!(words, "app-words-club");
    let standings = |deed| at(Place::Standings, Outer::Standings(deed));
    let list = at(Place::SeriesList, Outer::SeriesList(series_list::Message::TakeAsked));
    let all = [
        (true, standings(standings::Message::TakeAsked), message!(words, "app-deed-export-standings"), given.clone()),
        (!club.series.is_empty(), list, message!(words, "app-deed-export-series"), given),
        (true, standings(standings::Message::PrintAsked), message!(words, "app-deed-print-standings"), printed),
        (can_change, set(Set::BackupAsked), message!(words, "app-back-up"), kept.clone()),
        (can_change, settings(), message!(words, "app-deed-restore"), kept),
        (can_undo, vec![Outer::Undo], message!(words, "app-undo"), message!(words, "app-words-undo")),
        (can_redo, vec![Outer::Redo], message!(words, "app-redo"), message!(words, "app-words-redo")),
        (true, settings(), message!(words, "app-deed-shown"), shown),
        (can_change, settings(), message!(words, "app-deed-club"), message!(words, "app-words-settings")),
        (true, vec![Outer::ShortcutsAsked], message!(words, "app-shortcuts"), message!(words, "app-words-help")),
        (true, set(Set::ClubAsked), message!(words, "app-open-file"), opened),
        (true, vec![Outer::SampleAsked], message!(words, "app-try-sample"), message!(words, "app-words-sample")),
    ];
    let deed = message!(words, "app-find-deed");
    let way = |leads, name| Way { leads, name, what: deed.clone() };
    all.into_iter().filter(|(can, ..)| *can).map(|(_, leads, name, others)| (way(leads, name), others)).collect()
}

/// What is needed while tournaments are under way, each with other words for it.
fn in_tournaments(club: &Club, words: &Words) -> Vec<(Way, String)> {
    let views = [
        (View::Rounds, message!(words, "app-words-pairings")),
        (View::Standings, String::new()),
        (View::Hall, message!(words, "app-words-wall")),
    ];
    let under_way = club.tournaments.iter().filter(|head| head.state == State::Running).take(TOURNAMENTS);
    let ways = under_way.flat_map(|head| {
        views.iter().map(move |(view, others)| {
            let viewed = Outer::Tournament(tournament::Message::Viewed(*view));
            let leads = vec![Outer::Went(Place::Tournament(head.id)), viewed];
            (Way { leads, name: tournament::name_of(*view, words), what: bounded(head.name.as_str()) }, others, head)
        })
    });
    ways.map(|(way, others, head)| (way, format!("{others} {}", head.name))).collect()
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
