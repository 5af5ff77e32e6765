//! What the form of a tournament looks like.

use iced::widget::{Column, Row, column, container, responsive, row};
use iced::{Alignment, Element, Length};

use super::choices::is_offered;
use super::typed::{Field, Kind};
use super::{CRITERIA, LENGTHS, Message, SetUp};
use crate::app::screen::Cx;
use crate::app::screen::parts::{
    body, cell, choice, field, grave, head, line, link, page, part, plain, primary, small, strong, ticked, wrong_note,
};
use crate::app::theme::{self, gap};
use crate::app::widget::{Kind as Looks, Press};
use crate::tournament::{By, Criterion, Elimination, Format, Legs};
use crate::words::{Words, message};

/// From this width on the preview stands beside the choices.
const SIDE_BY_SIDE: f32 = 880.0;
const PREVIEW: f32 = 320.0;

impl SetUp {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed() && self.is_whole(cx) && (self.is_new || self.known.is_some());
        let name = if self.is_new { message!(words, "setup-make") } else { message!(words, "app-save") };
        let deeds = row![
            plain(message!(words, "app-cancel"), Some(Message::Cancelled)),
            primary(name, can.then_some(Message::SaveAsked)).id("event-save"),
        ];
        let title = if self.is_new { message!(words, "tournaments-new") } else { message!(words, "setup-title") };
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let cx = *cx;
        let content = responsive(move |room| {
            let choices = column![self.head_part(&cx)]
                .push((!self.is_started()).then(|| self.format(&cx)))
                .push(self.is_started().then(|| self.rounds_left(&cx)).flatten())
                .push((!self.is_started()).then(|| self.series(&cx)))
                .push((!self.is_started()).then(|| self.criteria(&cx)))
                .push((!self.is_started()).then(|| self.more(&cx)))
                .spacing(gap::MEDIUM);
            let preview = column![self.preview(&cx)].push((!self.is_started()).then(|| self.trial(&cx)));
            let preview = preview.spacing(gap::MEDIUM);
            if room.width < SIDE_BY_SIDE {
                return column![choices, preview].spacing(gap::MEDIUM).into();
            }
            row![choices.width(Length::Fill), container(preview).width(PREVIEW)].spacing(gap::LARGE).into()
        });
        let removal = (!self.is_new).then(|| self.removal(&cx));
        let afresh = self.goes_on.then(|| {
            let said = small(message!(cx.words, "setup-goes-on"));
            row![said, link(message!(cx.words, "setup-afresh"), Message::Afresh)]
                .spacing(gap::MEDIUM)
                .align_y(Alignment::Center)
        });
        let content = Column::new().push(failure).push(afresh).push(content.height(Length::Shrink)).push(removal);
        let content = content.spacing(gap::LARGE);
        page(head(title, deeds), content)
    }

    /// A field with what is wrong in it.
    pub(super) fn field<'a>(&self, of: Field, name: String, cx: &Cx<'_>) -> Column<'a, Message> {
        let typed = self.typed.text(of).to_owned();
        let fault = self.typed.fault(of, cx.today(), cx.words);
        field(of.id(), name, &typed, fault, move |typed| Message::Typed(of, typed), Some(Message::SaveAsked))
    }

    fn head_part<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let days = row![
            container(self.field(Field::First, message!(words, "setup-day"), cx)).width(Length::FillPortion(1)),
            container(self.field(Field::Last, message!(words, "setup-last-day"), cx)).width(Length::FillPortion(1)),
        ];
        let content = column![self.field(Field::Name, message!(words, "column-name"), cx), days.spacing(gap::MEDIUM)];
        part(message!(words, "setup-what"), content.spacing(gap::MEDIUM)).into()
    }

    fn format<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = &self.typed;
        let kinds =
            Kind::ALL.map(|kind| choice(name_of(kind, words), typed.kind == kind, Message::Played(kind)).into());
        let tick = |is_on: bool, name: String, message: Message| ticked(is_on, name, Some(message));
        let rounds = typed.kind.has_rounds().then(|| self.rounds(cx));
        let groups = (typed.kind == Kind::Groups)
            .then(|| container(self.field(Field::Groups, message!(words, "setup-groups"), cx)).width(170));
        let double = matches!(typed.kind, Kind::RoundRobin | Kind::Groups)
            .then(|| tick(typed.double, message!(words, "setup-double"), Message::Double(!typed.double)));
        let third = typed
            .has_final()
            .then(|| tick(typed.third_place, message!(words, "setup-third"), Message::ThirdPlace(!typed.third_place)));
        let average = (typed.kind == Kind::League)
            .then(|| tick(typed.by_average, message!(words, "setup-average"), Message::ByAverage(!typed.by_average)));
        let least = (typed.kind == Kind::League && typed.by_average)
            .then(|| container(self.field(Field::Least, message!(words, "setup-least"), cx)).width(230));
        let go_on = (!typed.later.is_empty())
            .then(|| container(self.field(Field::GoOn, message!(words, "setup-go-on"), cx)).width(230));
        let more = row![].push(rounds).push(groups).push(double).push(third).push(average).push(least).push(go_on);
        let content = column![
            Row::with_children(kinds).spacing(gap::SMALL).wrap(),
            small(consequence(typed.kind, words)),
            more.spacing(gap::MEDIUM).align_y(Alignment::End).wrap(),
        ]
        .push(self.then(cx));
        part(message!(words, "setup-format"), content.spacing(gap::MEDIUM)).into()
    }

    /// What comes after the first stage.
    fn then<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        let typed = &self.typed;
        if matches!(typed.kind, Kind::Knockout | Kind::DoubleKnockout) && typed.later.is_empty() {
            return None;
        }
        let single = Format::Knockout { elimination: Elimination::Single { third_place: typed.third_place } };
        let double = Format::Knockout { elimination: Elimination::Double { reset: true } };
        let all = Format::RoundRobin { legs: Legs::Single, groups: 1 };
        let same = |one: &Format, other: &Format| words.format(*one) == words.format(*other);
        let is_single =
            |format: &Format| matches!(format, Format::Knockout { elimination: Elimination::Single { .. } });
        let is = |format: &Format| match typed.later.as_slice() {
            [later] => same(later, format) || is_single(later) && is_single(format),
            _ => false,
        };
        let nothing = choice(message!(words, "setup-then-nothing"), typed.later.is_empty(), Message::Then(Vec::new()));
        let named = |format: Format, kind: Kind| choice(name_of(kind, words), is(&format), Message::Then(vec![format]));
        let ways = row![
            nothing,
            named(single, Kind::Knockout),
            named(double, Kind::DoubleKnockout),
            named(all, Kind::RoundRobin)
        ];
        let sentence = if typed.later.is_empty() {
            message!(words, "setup-then-nothing-more")
        } else {
            let stages = typed.later.iter().map(|format| words.format(*format)).collect::<Vec<_>>().join(" → ");
            message!(words, "setup-then-more", stages = stages)
        };
        let content = column![strong(message!(words, "setup-then")), ways.spacing(gap::SMALL).wrap(), small(sentence)];
        Some(content.spacing(gap::SMALL).into())
    }

    fn rounds<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let is_advised = self.typed.text(Field::Rounds).trim().is_empty();
        let advised = self.typed.rounds().filter(|_| is_advised);
        let name = match advised {
            Some(rounds) => message!(words, "setup-rounds-advised", rounds = rounds),
            None => message!(words, "column-rounds"),
        };
        container(self.field(Field::Rounds, name, cx)).width(230).into()
    }

    /// Of a tournament that has started only the number of rounds can still be chosen.
    fn rounds_left<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        let content = column![small(message!(words, "setup-started"))]
            .push(self.typed.kind.has_rounds().then(|| self.rounds(cx)))
            .spacing(gap::MEDIUM);
        Some(part(message!(words, "setup-format"), content).into())
    }

    fn series<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let lengths = LENGTHS.map(|games| {
            choice(message!(words, "app-length", games = games), self.typed.games == games, Message::Long(games)).into()
        });
        let sentence = match self.typed.games {
            1 => message!(words, "setup-one-game"),
            2 => message!(words, "setup-two-games"),
            _ => message!(words, "setup-four-games"),
        };
        let clock = container(self.field(Field::Clock, message!(words, "setup-clock"), cx)).width(300);
        let with_clock = !self.typed.text(Field::Clock).trim().is_empty();
        let on_clock = if with_clock { message!(words, "setup-with-clock") } else { message!(words, "setup-no-clock") };
        let content =
            column![Row::with_children(lengths).spacing(gap::SMALL).wrap(), small(sentence), clock, small(on_clock),];
        part(message!(words, "setup-series"), content.spacing(gap::SMALL)).into()
    }

    fn criteria<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let chosen = &self.typed.criteria;
        let rows = chosen.iter().enumerate().map(|(place, &criterion)| {
            let press = |sign: &'a str, message: Option<Message>| {
                Press::new(Looks::Plain, container(body(sign)).center_x(14)).on_press_maybe(message).padding([4, 10])
            };
            let name = column![strong(words.ranked_by(By::Criterion(criterion))), small(meaning(criterion, words))];
            row![
                container(cell((place + 1).to_string()).style(theme::faint)).width(26),
                name.width(Length::Fill),
                press("↑", (place > 0).then_some(Message::Raised(place))),
                press("×", (chosen.len() > 1).then_some(Message::Dropped(place))),
            ]
            .spacing(gap::SMALL)
            .align_y(Alignment::Center)
            .into()
        });
        let others = CRITERIA.into_iter().filter(|criterion| !chosen.contains(criterion));
        let others = others.filter(|criterion| is_offered(*criterion, &self.typed)).map(|criterion| {
            let name = words.ranked_by(By::Criterion(criterion));
            Press::new(Looks::Plain, body(format!("+ {name}")))
                .on_press(Message::Added(criterion))
                .padding([4, 10])
                .into()
        });
        let content = column![
            small(message!(words, "setup-criteria-more")),
            Column::with_children(rows).spacing(gap::SMALL),
            line(),
            Row::with_children(others).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY),
        ];
        part(message!(words, "setup-criteria"), content.spacing(gap::MEDIUM)).into()
    }

    /// What the choices come to.
    fn preview<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let half = |of: Field, name: String| container(self.field(of, name, cx)).width(Length::FillPortion(1));
        let expected = column![
            row![
                half(Field::Players, message!(words, "setup-players")),
                half(Field::Tables, message!(words, "setup-tables"))
            ]
            .spacing(gap::MEDIUM),
            row![
                half(Field::Minutes, message!(words, "setup-minutes")),
                half(Field::Start, message!(words, "setup-start"))
            ]
            .spacing(gap::MEDIUM),
        ];
        let advice = self.advice.iter().map(|sentence| body(sentence.clone()).into());
        let instead = self
            .typed
            .is_round_robin_better()
            .then(|| link(message!(words, "setup-instead"), Message::Played(Kind::RoundRobin)));
        let content = column![expected.spacing(gap::MEDIUM), Column::with_children(advice).spacing(gap::SMALL)]
            .push(instead)
            .push(small(message!(words, "setup-preview-more")));
        part(message!(words, "setup-preview"), content.spacing(gap::MEDIUM)).into()
    }

    fn removal<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed() && self.known.is_some();
        if !self.asks_removal {
            return grave(message!(words, "setup-remove"), can.then_some(Message::RemovalAsked)).into();
        }
        let deeds = row![
            plain(message!(words, "app-cancel"), Some(Message::RemovalAsked)),
            grave(message!(words, "setup-remove-keep"), Some(Message::Removed(false))),
            grave(message!(words, "setup-remove-all"), Some(Message::Removed(true))),
        ];
        let content = column![body(message!(words, "setup-remove-more")), deeds.spacing(gap::SMALL).wrap()];
        part(message!(words, "setup-remove-question"), content.spacing(gap::MEDIUM)).into()
    }
}

fn name_of(kind: Kind, words: &Words) -> String {
    match kind {
        Kind::Swiss => message!(words, "kind-swiss"),
        Kind::RoundRobin => message!(words, "kind-round-robin"),
        Kind::Knockout => message!(words, "kind-knockout"),
        Kind::DoubleKnockout => message!(words, "kind-double-knockout"),
        Kind::Groups => message!(words, "kind-groups"),
        Kind::League => message!(words, "kind-league"),
    }
}

fn consequence(kind: Kind, words: &Words) -> String {
    match kind {
        Kind::Swiss => message!(words, "kind-swiss-more"),
        Kind::RoundRobin => message!(words, "kind-round-robin-more"),
        Kind::Knockout => message!(words, "kind-knockout-more"),
        Kind::DoubleKnockout => message!(words, "kind-double-knockout-more"),
        Kind::Groups => message!(words, "kind-groups-more"),
        Kind::League => message!(words, "kind-league-more"),
    }
}

/// What a criterion counts, in a sentence.
fn meaning(criterion: Criterion, words: &Words) -> String {
    match criterion {
        Criterion::MatchPoints => message!(words, "meaning-match-points"),
        Criterion::TotalPoints => message!(words, "meaning-total-points"),
        Criterion::PointsDifference => message!(words, "meaning-difference"),
        Criterion::TilesExited => message!(words, "meaning-exited"),
        Criterion::CapturedBears => message!(words, "meaning-bears"),
        Criterion::Wins => message!(words, "meaning-wins"),
        Criterion::BUCHHOLZ => message!(words, "meaning-buchholz"),
        Criterion::Buchholz { .. } => message!(words, "meaning-buchholz-cut"),
        Criterion::SonnebornBerger => message!(words, "meaning-sonneborn-berger"),
        Criterion::DirectEncounter { restart: false } => message!(words, "meaning-direct-encounter"),
        Criterion::DirectEncounter { restart: true } => message!(words, "meaning-direct-encounter-again"),
        Criterion::Progressive => message!(words, "meaning-progressive"),
        Criterion::OpponentsRating => message!(words, "meaning-opponents-rating"),
        Criterion::Performance => message!(words, "meaning-performance"),
        Criterion::Duplicate(_) => message!(words, "meaning-duplicate"),
        Criterion::Lot => message!(words, "meaning-lot"),
    }
}
