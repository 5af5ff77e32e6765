//! What the organiser has of the hall at the desk: the time left, and what is on the wall.

use chrono::TimeDelta;
use iced::widget::{Row, column, container, row, scrollable, text_input};
use iced::{Alignment, Element, Length};

use super::{Deed, Hall, Message, Refused, Shows, wall};
use crate::app::screen::Cx;
use crate::app::screen::parts::{body, choice, part, plain, primary, small, wrong_note};
use crate::app::theme::{self, gap, size};
use crate::tournament::{Colour, RoundNumber, TournamentId};
use crate::words::{Words, message, timer_span};

/// The field of the notice.
const NOTICE: &str = "wall-notice";
/// The field of the minutes.
const MINUTES: &str = "hall-minutes";
/// How wide the cards are.
const WIDTH: f32 = 640.0;

/// The time left of a tournament's round, where there is a timer.
pub fn timer_line<'a, M: 'a>(of: TournamentId, round: RoundNumber, cx: &Cx<'a>) -> Option<Element<'a, M>> {
    let shown = cx.hall.shown_for(of, round)?;
    Some(wall::time(&shown, size::TITLE).into())
}

fn name_of(shows: Option<Shows>, words: &Words) -> String {
    match shows {
        None => message!(words, "wall-in-turn"),
        Some(Shows::ByTable) => message!(words, "wall-by-table"),
        Some(Shows::ByName) => message!(words, "wall-by-name"),
        Some(Shows::Standings) => message!(words, "app-place-standings"),
        Some(Shows::Bracket) => message!(words, "event-bracket"),
        Some(Shows::Timer) => message!(words, "wall-timer"),
        Some(Shows::Notice) => message!(words, "wall-notice"),
    }
}

/// Everything that can be done about the hall.
pub fn controls<'a>(of: TournamentId, round: Option<RoundNumber>, cx: &Cx<'a>) -> Element<'a, Message> {
    let hall = cx.hall;
    let timer = (hall.of == Some(of)).then(|| timer(of, round, hall, cx));
    let content = column![].push(timer).push(on_the_wall(of, hall, cx)).spacing(gap::LARGE).max_width(WIDTH);
    scrollable(content).style(theme::scroll).height(Length::Fill).width(Length::Fill).into()
}

fn timer<'a>(of: TournamentId, round: Option<RoundNumber>, hall: &'a Hall, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let shown = hall.shown(of);
    let timer = hall.timer.as_ref().filter(|_| shown.is_some());
    let time = shown.map(|shown| wall::time(&shown, size::DISPLAY));
    let sentence = match (shown, timer) {
        (Some(shown), Some(timer)) => small(words.timer_shown(timer.round().0, &shown, &timer_span(timer.length()))),
        _ => small(message!(words, "hall-no-timer")),
    };
    let deed = |name: String, deed: Deed| plain(name, Some(Message::Timer(deed))).into();
    let minutes = |minutes: i64| {
        let name = message!(words, "hall-minutes", minutes = format!("{minutes:+}").replace('-', "−"));
        deed(name, Deed::Extend(TimeDelta::minutes(minutes)))
    };
    let running = shown.map(|shown| {
        let goes = if shown.runs {
            deed(message!(words, "hall-pause"), Deed::Pause)
        } else {
            deed(message!(words, "hall-resume"), Deed::Resume)
        };
        Row::with_children([goes, minutes(1), minutes(5), minutes(-1)]).spacing(gap::SMALL).wrap()
    });
    let length = hall.length();
    // While a timer of the round runs nothing invites to start over.
    let is_free = |round: &RoundNumber| {
        hall.shown_for(of, *round).is_none_or(|shown| !shown.runs || shown.colour == Colour::Over)
    };
    let start = round.filter(is_free).map(|round| {
        let input = text_input(&length.num_minutes().to_string(), &hall.length)
            .id(MINUTES)
            .on_input(Message::Length)
            .on_submit(Message::Timer(Deed::Start(round, length)))
            .style(theme::field)
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .width(80);
        let name = message!(words, "hall-start", round = round.0);
        let start = primary(name, Some(Message::Timer(Deed::Start(round, length)))).id("hall-start");
        row![input, small(message!(words, "hall-length")), start].spacing(gap::SMALL).align_y(Alignment::Center)
    });
    let refused = hall.refused.as_ref().map(|refused| {
        wrong_note(match refused {
            Refused::Senseless(refusal) => words.timer_refused(*refusal),
            Refused::Failed(failure) => cx.failure(failure),
        })
    });
    let content = column![].push(time).push(sentence).push(running).push(start).push(refused).spacing(gap::MEDIUM);
    part(message!(words, "hall-timer"), content).width(Length::Fill).into()
}

fn on_the_wall<'a>(of: TournamentId, hall: &'a Hall, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let is_open = hall.window.is_some();
    let open = if is_open {
        plain(message!(words, "wall-close"), Some(Message::WallAsked))
    } else {
        primary(message!(words, "wall-open"), Some(Message::WallAsked))
    };
    let whole = is_open.then(|| plain(message!(words, "wall-whole"), Some(Message::WholeAsked)));
    let deeds = row![open.id("wall-open")].push(whole).spacing(gap::SMALL);
    let explained = small(message!(words, "wall-explained"));
    if hall.of != Some(of) {
        let title = hall.scene.as_ref().map(|scene| scene.title.clone()).unwrap_or_default();
        let content = column![
            body(message!(words, "wall-other", tournament = title)),
            row![
                primary(message!(words, "wall-take-over"), Some(Message::TakenOver(of))),
                plain(message!(words, "wall-close"), Some(Message::WallAsked))
            ]
            .spacing(gap::SMALL),
        ];
        return part(message!(words, "wall-title"), content.spacing(gap::MEDIUM)).width(Length::Fill).into();
    }
    let all = std::iter::once(None).chain(Shows::ALL.into_iter().map(Some));
    let scene = hall.scene.as_ref();
    let is_there = |shows: &Option<Shows>| match shows {
        Some(Shows::Bracket) => scene.is_some_and(|scene| scene.bracket.is_some()),
        Some(Shows::Standings) => scene.is_some_and(|scene| scene.is_ranked),
        _ => true,
    };
    let choices = all
        .filter(is_there)
        .map(|shows| choice(name_of(shows, words), hall.wish.shows == shows, Message::Chosen(shows)).into());
    let now = hall.now().filter(|_| is_open).map(|(shows, page, of)| {
        let (name, page) = (name_of(Some(shows), words), page.saturating_add(1));
        small(message!(words, "wall-now", what = name, page = page, of = of))
    });
    let typed = hall.wish.typed.as_ref();
    let notice = text_input(&message!(words, "wall-notice-hint"), typed.unwrap_or(&hall.wish.notice))
        .id(NOTICE)
        .on_input(Message::Notice)
        .on_submit(Message::Noticed)
        .style(theme::field)
        .padding(8)
        .size(size::BODY)
        .line_height(size::lines(size::BODY));
    let noticed = plain(message!(words, "wall-notice-show"), typed.map(|_| Message::Noticed));
    let notice = row![container(notice).max_width(520), noticed].spacing(gap::SMALL).align_y(Alignment::Center);
    let failure = hall.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
    let content =
        column![explained, deeds, Row::with_children(choices).spacing(gap::SMALL).wrap().vertical_spacing(gap::SMALL),]
            .push(now)
            .push(column![small(message!(words, "wall-notice")), notice].spacing(gap::TINY))
            .push(failure);
    part(message!(words, "wall-title"), content.spacing(gap::MEDIUM)).width(Length::Fill).into()
}
