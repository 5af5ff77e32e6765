//! One player: figures, the rating's curve, opponents and every series.

use std::path::PathBuf;
use std::sync::Arc;

use iced::widget::{Column, canvas, column, container, operation, responsive, row, space, text};
use iced::{Alignment, Element, Length, Padding, Task};

use super::form::{self, Form};
use super::identity::{self, Identity};
use super::parts::{
    body, card, cell, figure, figure_head, head, line, link, page, part, plain, points_and_exits, result_letter, small,
    wrong_note,
};
use super::pick::Pick;
use super::{Action, Cx, series_table};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::font;
use crate::app::taking::{Parcel, Rows};
use crate::app::theme::{self, gap, size};
use crate::app::widget::chart::Chart;
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Beside, Kind, Press, bounded};
use crate::app::worker::Failure;
use crate::club::{Command, Included, Name, Player, PlayerId, PlayerPage, Purpose, Ratings, SeriesId, SideFigures};
use crate::rules::Side;
use crate::store::{Reason, backups_that_name};
use crate::words::message;

const ROW: f32 = 36.0;
/// From so many letters on something that is known of a player has a line of its own.
const LONG: usize = 40;
/// How wide a letter of the form is, so that the last ten have room on a card of the narrowest.
const LETTER: f32 = 14.0;
/// From this width on two parts stand side by side.
const SIDE_BY_SIDE: f32 = 700.0;

/// What happened on the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// The ratings of the club are replayed.
    Rated(Result<Arc<Ratings>, Failure>),
    /// The profile is to be changed.
    EditAsked,
    /// In the form.
    Form(form::Message),
    /// The player is to be archived, or taken back.
    ArchiveAsked(bool),
    /// The player is to be struck from the list.
    RemoveAsked,
    /// The results go into a file.
    TakeAsked,
    /// Something was done, or refused.
    Done(Result<(), Failure>),
    /// The player is struck from the list, or not.
    Removed(Result<(), Failure>),
    /// Somebody else is to be looked at.
    Opened(PlayerId),
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
    /// The list of series was scrolled.
    Scrolled(Sight),
    /// The opponents were scrolled.
    OpponentsScrolled(Sight),
    /// Another series of this player is wanted.
    PlayAsked,
    /// Everybody on the list is to be looked at.
    ListAsked,
    /// Somebody else turned out to be the same person.
    MergeAsked,
    /// The player wants to be forgotten.
    AnonymiseAsked,
    /// In the form of either.
    Identity(identity::Message),
    /// A backup is made before players are brought together, or not.
    BackedUp(Result<(), Failure>),
    /// They are brought together, or not.
    Merged(Result<(), Failure>),
    /// The player is anonymous, or not.
    Anonymised(Result<(), Failure>),
    /// The backups are found that hold the old name.
    Named(Result<Vec<PathBuf>, Failure>),
}

/// The page of a player.
#[derive(Debug)]
pub struct PlayerScreen {
    player: PlayerId,
    /// `None` while they are being computed for the first time.
    ratings: Option<Arc<Ratings>>,
    page: Option<PlayerPage>,
    chart: Option<Chart>,
    form: Option<Form>,
    failure: Option<Failure>,
    sight: Sight,
    /// Which part of the opponents is in sight.
    met: Sight,
    identity: Option<Identity>,
    /// Backups that hold the name of a player who is to be anonymous, or is since.
    named: Vec<PathBuf>,
}

impl PlayerScreen {
    /// The page of a player, which is empty until the club is looked at.
    pub fn new(player: PlayerId) -> PlayerScreen {
        PlayerScreen {
            player,
            ratings: None,
            page: None,
            chart: None,
            form: None,
            failure: None,
            sight: Sight::default(),
            met: Sight::default(),
            identity: None,
            named: Vec::new(),
        }
    }

    /// Counts anew, and asks for the ratings.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        self.count(cx);
        Task::perform(cx.worker.ask(super::super::desk::Desk::ratings), Message::Rated)
    }

    fn count(&mut self, cx: &Cx<'_>) {
        let history = self.ratings.as_ref().map_or(&[][..], |ratings| ratings.history(self.player));
        let series: Vec<_> = cx.club.series.of(self.player).collect();
        let page = PlayerPage::new(self.player, &series, Included::default(), history);
        self.chart = match (page.ratings.first(), page.ratings.last()) {
            (Some((first, _)), Some((last, _))) if first < last => {
                let (first, last) = (cx.words.short_date(*first), cx.words.short_date(*last));
                Some(Chart::new(page.ratings.clone(), first, last))
            }
            _ => None,
        };
        let mut page = page;
        page.opponents
            .sort_by_key(|(player, sum)| (std::cmp::Reverse(sum.series.len()), cx.club.people.place(*player)));
        self.page = Some(page);
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        let player = self.player;
        match message {
            Message::Rated(Ok(ratings)) => {
                self.ratings = Some(ratings);
                self.count(cx);
            }
            Message::Rated(Err(failure)) | Message::Removed(Err(failure)) => self.failure = Some(failure),
            Message::EditAsked => self.form = cx.club.people.get(player).map(Form::of),
            Message::Form(message) => match self.form.as_mut().map(|form| form.update(message, cx)) {
                Some(form::Outcome::Submit(command)) => {
                    return Action::Act { act: Act::One(command), why: None, done: Message::Done };
                }
                Some(form::Outcome::Close) => self.form = None,
                Some(form::Outcome::Open(other)) => return Action::Go(Place::Player(other)),
                Some(form::Outcome::None) | None => {}
            },
            Message::ArchiveAsked(archive) => {
                let command =
                    if archive { Command::ArchivePlayer { player } } else { Command::RestorePlayer { player } };
                return Action::Act { act: command.into(), why: None, done: Message::Done };
            }
            Message::RemoveAsked => {
                let act = Command::RemovePlayer { player }.into();
                return Action::Act { act, why: None, done: Message::Removed };
            }
            Message::TakeAsked => return self.parcel(cx).map_or(Action::None, |parcel| Action::Take(Box::new(parcel))),
            Message::Done(Ok(())) => {
                self.form = None;
                self.failure = None;
            }
            Message::Done(Err(failure)) => match &mut self.form {
                Some(form) => form.failure = Some(failure),
                None => self.failure = Some(failure),
            },
            Message::Removed(Ok(())) => return Action::Go(Place::Players),
            Message::Opened(other) => return Action::Go(Place::Player(other)),
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
            Message::Scrolled(sight) => self.sight = sight,
            Message::OpponentsScrolled(sight) => self.met = sight,
            Message::ListAsked => return Action::Go(Place::Players),
            Message::PlayAsked => return Action::Go(Place::NewSeries(Some(player))),
            Message::MergeAsked => {
                (self.identity, self.form) = (Some(Identity::Merge(Pick::other_than(player))), None);
                return Action::Run(operation::focus(identity::INTO));
            }
            Message::AnonymiseAsked => {
                (self.identity, self.form) = (Some(Identity::anonymous(cx)), None);
                return Action::Run(self.find_named(cx));
            }
            Message::Identity(message) => return self.identity(message, cx),
            Message::BackedUp(Ok(())) => {
                let command = self.identity.as_ref().and_then(|identity| identity.command(player, cx));
                let Some(command) = command else { return Action::None };
                return Action::Act { act: command.into(), why: None, done: Message::Merged };
            }
            Message::Merged(Ok(())) => {
                let into = cx.club.people.get(player).and_then(|player| player.merged_into);
                return Action::Go(into.map_or(Place::Players, Place::Player));
            }
            Message::Anonymised(Ok(())) => {
                (self.identity, self.failure) = (None, None);
                return Action::Run(self.find_named(cx));
            }
            Message::Named(Ok(named)) => self.named = named,
            Message::BackedUp(Err(failure))
            | Message::Merged(Err(failure))
            | Message::Anonymised(Err(failure))
            | Message::Named(Err(failure)) => self.failure = Some(failure),
        }
        Action::None
    }

    fn identity(&mut self, message: identity::Message, cx: &Cx<'_>) -> Action<Message> {
        match (message, &mut self.identity) {
            (identity::Message::Into(message), Some(Identity::Merge(pick))) => {
                pick.update(message, cx);
            }
            (identity::Message::Named(name), Some(Identity::Anonymise(typed))) => *typed = name,
            (identity::Message::Cancelled, _) => {
                self.identity = None;
                self.named.clear();
            }
            (identity::Message::Meant, Some(identity @ Identity::Merge(_))) => {
                let Some(command) = identity.command(self.player, cx) else { return Action::None };
                return Action::back_up(Reason::BeforeMerge, Some(command), Message::BackedUp, cx);
            }
            (identity::Message::Meant, Some(identity @ Identity::Anonymise(_))) => {
                if let Some(command) = identity.command(self.player, cx) {
                    return Action::Act { act: command.into(), why: None, done: Message::Anonymised };
                }
            }
            _ => {}
        }
        Action::None
    }

    /// Looks for backups in which the player, or a double, has another name than the one to come, or than now.
    fn find_named(&self, cx: &Cx<'_>) -> Task<Message> {
        let is_same = |other: &&Player| other.id == self.player || other.merged_into == Some(self.player);
        let mut person: Vec<Player> = cx.club.people.everybody().filter(is_same).cloned().collect();
        if let Some(Identity::Anonymise(name)) = &self.identity
            && let Ok(name) = Name::new(name)
        {
            person.iter_mut().for_each(|player| player.profile.name = name.clone());
        }
        let path = cx.club.path.clone();
        Task::perform(cx.worker.ask(move |_| Ok(backups_that_name(&path, &person)?)), Message::Named)
    }

    /// Every series of the player, the oldest first, as tables are read.
    fn parcel(&self, cx: &Cx<'_>) -> Option<Parcel> {
        let (club, results) = (cx.club.clone(), self.page.as_ref()?.results.clone());
        let title = format!("{} – {}", cx.club.people.whole_label(self.player), message!(cx.words, "app-all-series"));
        let name = title.clone();
        let rows = Rows::new(move |words| {
            let series = results.iter().filter_map(|result| club.series(result.series)).collect();
            series_table::series_list(name.clone(), series, &club.people, words)
        });
        Some(Parcel::of_table(title, rows))
    }

    /// What is done more seldom.
    fn seldom<'a>(&self, player: &Player, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        let is_free = self.identity.is_none() && cx.club.can_be_changed() && player.merged_into.is_none();
        is_free.then(|| {
            let merge = link(message!(words, "app-merge-asked"), Message::MergeAsked);
            let forget =
                (!player.anonymous).then(|| link(message!(words, "app-anonymise-asked"), Message::AnonymiseAsked));
            row![merge].push(forget).spacing(gap::MEDIUM).into()
        })
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let (Some(player), Some(page_of)) = (cx.club.people.get(self.player), &self.page) else {
            let back = plain(message!(words, "player-to-list"), Some(Message::ListAsked));
            let content = column![body(message!(words, "player-gone-more")), back].spacing(gap::MEDIUM);
            return page(head(message!(words, "app-player-gone"), row![]), content);
        };
        let can = cx.club.can_be_changed();
        let archive = if player.archived {
            plain(message!(words, "app-restore-player"), can.then_some(Message::ArchiveAsked(false)))
        } else {
            plain(message!(words, "app-archive-player"), can.then_some(Message::ArchiveAsked(true)))
        };
        let remove = page_of
            .results
            .is_empty()
            .then(|| super::parts::grave(message!(words, "app-remove-player"), can.then_some(Message::RemoveAsked)));
        let deeds = row![
            plain(message!(words, "app-new-series"), can.then_some(Message::PlayAsked)),
            plain(message!(words, "take-export"), (!page_of.results.is_empty()).then_some(Message::TakeAsked)),
            plain(message!(words, "app-edit"), can.then_some(Message::EditAsked)),
            archive
        ]
        .push(remove);
        let label = cx.club.people.label(self.player);
        let name = if player.archived { message!(words, "app-archived-name", name = label) } else { label };
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let form = self.form.as_ref().map(|form| form.view(cx).map(Message::Form));
        let identity = self.identity.as_ref();
        let identity = identity.map(|identity| identity.view(player, &self.named, cx).map(Message::Identity));
        let named = self.identity.is_none().then(|| identity::backups(&self.named, cx)).flatten();
        let named = named.map(|named| card(named).width(Length::Fill));
        let content = Column::new()
            .push(failure)
            .push(named)
            .push(self.seldom(player, cx))
            .push(identity)
            .push(form)
            .push(about(player, cx))
            .push(self.summary(page_of, cx))
            .push(self.told(page_of, cx));
        page(head(name, deeds), content.spacing(gap::LARGE))
    }

    fn summary<'a>(&'a self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        let [tally, average, rating, form] = tiles(page, cx);
        // Where there is no room for all four side by side they stand in two rows.
        let pair = |one, other| Beside::even([one, other], gap::MEDIUM).into();
        let pairs = [pair(tally, average), pair(rating, form)];
        Beside::even(pairs, gap::MEDIUM).or_below(SIDE_BY_SIDE / 2.0).into()
    }

    /// What the series tell: in two columns where there is room for them.
    fn told<'a>(&'a self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        let (curve, results) = (self.curve(page, cx), self.results(page, cx));
        if !cx.is_wide() {
            return column![curve, self.figures(page, cx), results].spacing(gap::LARGE).into();
        }
        let left = column![curve, results].spacing(gap::LARGE).width(Length::FillPortion(3));
        let right = column![self.by_side(page, cx), self.opponents(page, cx)].spacing(gap::LARGE);
        row![left, right.width(Length::FillPortion(2))].spacing(gap::LARGE).into()
    }

    fn by_side<'a>(&self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        part(message!(cx.words, "app-by-side"), sides(page, cx)).into()
    }

    fn opponents<'a>(&self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        part(message!(cx.words, "app-opponents"), opponents(page, self.met, cx)).into()
    }

    fn curve<'a>(&'a self, page: &PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let content: Element<'a, Message> = match &self.chart {
            Some(chart) => canvas(chart).width(Length::Fill).height(220).into(),
            // Where they could not be computed, the page says why.
            None if self.ratings.is_none() && self.failure.is_some() => small("–").into(),
            None if self.ratings.is_none() => small(message!(words, "app-ratings-computed")).into(),
            None if page.ratings.is_empty() => small(message!(words, "app-no-rating")).into(),
            None => small(message!(words, "app-rating-later")).into(),
        };
        part(message!(words, "app-rating"), content).into()
    }

    fn figures<'a>(&'a self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        let cx = *cx;
        let halves = responsive(move |room| {
            let (opponents, sides) = (self.opponents(page, &cx), self.by_side(page, &cx));
            if room.width < SIDE_BY_SIDE {
                column![sides, opponents].spacing(gap::LARGE).into()
            } else {
                Beside::even([opponents, sides], gap::LARGE).into()
            }
        });
        halves.height(Length::Shrink).into()
    }

    fn results<'a>(&'a self, page: &'a PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if page.results.is_empty() {
            return part(message!(words, "app-all-series"), small(message!(words, "app-no-series"))).into();
        }
        let cx = *cx;
        let count = page.results.len();
        let rows = list("player-results", count, ROW, self.sight, Message::Scrolled, move |place| {
            // The newest first.
            let Some(result) = count.checked_sub(place + 1).and_then(|place| page.results.get(place)) else {
                return space().into();
            };
            let opponent = cx.club.people.label(result.opponent);
            let practice = match result.purpose {
                Purpose::Practice => message!(cx.words, "app-practice"),
                Purpose::Extra => message!(cx.words, "app-extra"),
                Purpose::Counted => String::new(),
            };
            let content = row![
                container(small(cx.words.short_date(result.date))).width(104),
                container(result_letter(result.result, cx.words)).width(28),
                container(cell(opponent)).width(Length::Fill).clip(true),
                cell(practice).style(theme::faint),
                figure(format!("{} – {}", result.points, result.against), 100.0),
            ];
            Press::new(Kind::Row(false), content.spacing(gap::SMALL).align_y(Alignment::Center))
                .on_press(Message::SeriesOpened(result.series))
                .width(Length::Fill)
                .height(ROW)
                .padding([6, 8])
                .into()
        });
        let height = (count as f32 * ROW).min((cx.size.height - 560.0).max(400.0));
        part(message!(words, "app-all-series"), container(rows).height(height)).into()
    }
}

/// The figures that say most, each on a card of its own.
fn tiles<'a>(page: &PlayerPage, cx: &Cx<'a>) -> [Element<'a, Message>; 4] {
    let words = cx.words;
    let tile = |figure: Element<'a, Message>, name: String| -> Element<'a, Message> {
        let figure = container(figure).center_y(size::TITLE * 1.3);
        card(column![figure, small(name)].spacing(gap::TINY)).width(Length::Fill).into()
    };
    let large = |figure: String| -> Element<'a, Message> {
        text(figure).font(font::STRONG).size(size::TITLE).line_height(size::lines(size::TITLE)).into()
    };
    let tally = format!("{} – {} – {}", page.tally.won, page.tally.drawn, page.tally.lost);
    let average = page.average.map_or_else(|| "–".to_owned(), |average| words.average(average));
    let rating = page
        .ratings
        .last()
        .map_or_else(|| "–".to_owned(), |(_, rating)| format!("{:.0} ± {:.0}", rating.rating, 2.0 * rating.deviation));
    let form: Element<'a, Message> = if page.form.last.is_empty() {
        large("–".to_owned())
    } else {
        let letters = page.form.last.iter().map(|result| {
            let letter = result_letter(result.result, words).size(size::SMALL).wrapping(text::Wrapping::None);
            container(letter).center_x(LETTER).into()
        });
        iced::widget::Row::with_children(letters).into()
    };
    [
        tile(large(tally), message!(words, "app-won-drawn-lost")),
        tile(large(average), message!(words, "app-average-series")),
        tile(large(rating), message!(words, "app-rating-band")),
        tile(form, message!(words, "app-form")),
    ]
}

/// What the player told the club.
fn about<'a>(player: &crate::club::Player, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let words = cx.words;
    let profile = &player.profile;
    let named = |name: &Option<crate::club::Name>| name.as_ref().map(|name| bounded(name.as_str()));
    let guest = profile.guest.then(|| message!(words, "app-player-guest"));
    let parts: Vec<_> = [guest, named(&profile.group), named(&profile.contact)].into_iter().flatten().collect();
    // What is long has a line of its own.
    let is_long = parts.iter().any(|part| part.chars().count() > LONG);
    let parts = if is_long { parts } else { vec![parts.join(" · ")] };
    let lines = parts.into_iter().filter(|part| !part.is_empty());
    let lines: Vec<Element<'a, Message>> =
        lines.map(|part| cell(part).size(size::SMALL).style(theme::faint).into()).collect();
    let notes = (!profile.notes.is_empty()).then(|| body(profile.notes.clone()));
    let merged = player.merged_into.map(|into| {
        let label = cx.club.people.label(into);
        row![small(message!(words, "app-merged-into")), link(label, Message::Opened(into))].spacing(gap::SMALL)
    });
    (!lines.is_empty() || notes.is_some() || merged.is_some())
        .then(|| Column::with_children(lines).push(notes).push(merged).spacing(gap::SMALL).into())
}

fn opponents<'a>(page: &'a PlayerPage, met: Sight, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    if page.opponents.is_empty() {
        return small(message!(words, "app-no-opponents")).into();
    }
    let columns = row![
        small(message!(words, "column-player")).width(Length::Fill),
        figure_head(message!(words, "app-won-drawn-lost-short"), 84.0),
        figure_head(message!(words, "column-points"), 104.0),
    ];
    let (cx, count) = (*cx, page.opponents.len());
    let rows = list("player-opponents", count, ROW, met, Message::OpponentsScrolled, move |place| {
        let Some((player, sum)) = page.opponents.get(place) else { return space().into() };
        let tally = format!("{}–{}–{}", sum.tally.won, sum.tally.drawn, sum.tally.lost);
        let content = row![
            container(cell(cx.club.people.label(*player))).width(Length::Fill).clip(true),
            figure(tally, 84.0),
            figure(format!("{} – {}", sum.points, sum.against), 104.0),
        ];
        Press::new(Kind::Row(false), content.spacing(gap::SMALL))
            .on_press(Message::Opened(*player))
            .width(Length::Fill)
            .height(ROW)
            .padding([6, 0])
            .into()
    });
    let columns = columns.spacing(gap::SMALL).padding(Padding { right: BAR, ..Padding::ZERO });
    let height = (count as f32 * ROW).min(300.0);
    column![columns, line(), container(rows).height(height)].spacing(gap::TINY).into()
}

fn sides<'a>(page: &PlayerPage, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let figures = |side: Side| page.figures.sides[side];
    let columns = row![
        space().width(Length::Fill),
        container(small(words.side(Side::Animals)).style(theme::animals)).align_right(84),
        container(small(words.side(Side::Humans)).style(theme::humans)).align_right(84),
    ];
    let of = |name: String, value: &dyn Fn(SideFigures) -> String| {
        let values = Side::BOTH.map(|side| figure(value(figures(side)), 84.0));
        let [animals, humans] = values;
        row![body(name).width(Length::Fill), animals, humans].into()
    };
    let tally = |figures: SideFigures| format!("{}–{}–{}", figures.tally.won, figures.tally.drawn, figures.tally.lost);
    let average =
        |figures: SideFigures| figures.average().map_or_else(|| "–".to_owned(), |average| words.average(average));
    let rows = [
        of(message!(words, "app-games"), &|figures| figures.games.to_string()),
        of(message!(words, "app-won-drawn-lost"), &tally),
        of(message!(words, "app-average-game"), &average),
        of(message!(words, "app-exited"), &|figures| figures.exited.to_string()),
    ];
    let best = |name: String, result: Option<crate::club::PlayerResult>| {
        result.map(|result| {
            let points = points_and_exits(result.points.0, u32::from(result.exited));
            let what = format!("{} ({})", points, cx.club.people.label(result.opponent));
            let what = link(what, Message::SeriesOpened(result.series));
            let name = cell(name).width(Length::FillPortion(2));
            row![name, container(what).align_right(Length::FillPortion(3))].spacing(gap::SMALL).into()
        })
    };
    let ends = [best(message!(words, "app-best"), page.form.best), best(message!(words, "app-worst"), page.form.worst)];
    let rows = Column::with_children(rows.into_iter().chain(ends.into_iter().flatten()));
    let note = small(message!(words, "app-by-side-note"));
    column![columns, line(), rows.spacing(gap::SMALL), note].spacing(gap::SMALL).into()
}
