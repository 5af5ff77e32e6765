//! What the page of a series looks like.

use iced::widget::{Column, Row, checkbox, column, container, row, space, text};
use iced::{Alignment, Element, Length};

use super::typing::{Typing, WHY};
use super::{Message, SeriesPage, Strike, has_moves};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper::Form;
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_view::{Shown, side_mark};
use crate::app::screen::parts::{
    body, cell, field, fixed_page, grave, head, line, link, page, page_with_foot, part, plain, points_and_exits,
    primary, small, strong, wrong_note,
};
use crate::app::screen::replay;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::club::{GameFact, Purpose, Seat, Seats, Series, SeriesOutcome};
use crate::rules::Side;
use crate::store::StoreError;
use crate::words::message;

/// How wide the column of what can be done with a game is.
const DEEDS: f32 = 150.0;

impl SeriesPage {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let Some(series) = cx.club.series(self.id) else {
            let back = plain(message!(words, "series-to-list"), Some(Message::ListAsked));
            let content = column![body(message!(words, "series-gone-more")), back].spacing(gap::MEDIUM);
            return page(head(message!(words, "app-series-gone"), row![]), content);
        };
        let names = cx.club.people.labels(series.players());
        let title = format!("{} – {}", names.first, names.second);
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let rematch = plain(message!(words, "app-rematch"), Some(Message::RematchAsked));
        let unwritable = self.unwritable.clone().map(wrong_note);
        if let Some(replay) = &self.replay {
            return fixed_page(
                head(title, self.watched(replay.number, cx)),
                replay.view(&names, cx).map(Message::Replay),
            );
        }
        let deeds = row![
            plain(message!(words, "series-log"), Some(Message::LogAsked)),
            plain(message!(words, "take-print"), Some(Message::PrintAsked)),
            // What is written down of the games goes out with them.
            plain(message!(words, "take-export"), self.is_read.then_some(Message::TakeAsked)),
            rematch,
        ];
        let content = Column::new()
            .push(unwritable)
            // What is typed stands on top, where it is in sight.
            .push(self.typing.as_ref().map(|typing| self.typing(typing, &names, cx)))
            .push(self.result(&series, &names, cx))
            .push(failure.filter(|_| self.typing.is_none()))
            .push(self.deeds(&series, cx));
        let foot = self.typing.as_ref().map(|typing| self.end(typing, cx));
        page_with_foot(head(title, deeds), content.spacing(gap::LARGE), foot)
    }

    /// Which game is looked at, which others can be, and the way back.
    fn watched<'a>(&self, shown: usize, cx: &Cx<'a>) -> Row<'a, Message> {
        let count = self.record.as_ref().map_or(0, |record| record.games.len());
        let games = (1..=count).filter(|number| self.watchable(*number, cx).is_some()).map(|number| {
            let name = body(message!(cx.words, "game-number", game = number));
            Press::new(Kind::Choice(number == shown), name)
                .on_press(Message::WatchAsked(number))
                .padding([8, 14])
                .into()
        });
        let close = plain(message!(cx.words, "app-close"), Some(Message::Replay(replay::Message::Closed)));
        Row::with_children(games).push(close)
    }

    fn result<'a>(&'a self, series: &Series, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let players = series.players();
        let result = series.result();
        let name = |seat: Seat| {
            let name = Press::new(Kind::Link, cell(names[seat].clone())).padding(0);
            let name = name.on_press(Message::PlayerOpened(players[seat]));
            container(name).width(Length::FillPortion(3))
        };
        let narrow = |content: Element<'a, Message>| container(content).width(Length::FillPortion(2));
        let columns = row![
            narrow(small(message!(words, "column-game")).into()),
            name(Seat::First),
            name(Seat::Second),
            small(message!(words, "column-ended")).width(Length::FillPortion(4)),
            space().width(DEEDS),
        ];
        let mut rows = column![columns.align_y(Alignment::Center), line()].spacing(gap::SMALL);
        for (number, game) in (1..).zip(series.games()) {
            let is_to_decide = self.is_to_decide(number);
            let watch = self.watchable(number, cx).is_some();
            let watch = watch.then(|| link(message!(words, "app-watch"), Message::WatchAsked(number)));
            // What is typed of one game makes way for no other.
            let correct = self.is_correctable(number, cx) && self.is_untouched();
            let correct = correct.then(|| link(message!(words, "app-correct"), Message::CorrectAsked(number)));
            let ended = if is_to_decide { message!(words, "series-to-decide") } else { words.game_ended(game, names) };
            let of = |seat: Seat| container(figures(game, seat, cx)).width(Length::FillPortion(3));
            let row = row![
                narrow(cell(number.to_string()).into()),
                of(Seat::First),
                of(Seat::Second),
                body(ended).width(Length::FillPortion(4)),
                container(row![].push(watch).push(correct).spacing(gap::TINY)).width(DEEDS),
            ];
            rows = rows.push(row.align_y(Alignment::Center));
        }
        let total = |seat: Seat| {
            let sum = points_and_exits(result.points[seat].0, u32::from(result.exited[seat]));
            text(sum)
                .font(font::STRONG)
                .size(size::HEADING)
                .line_height(size::lines(size::HEADING))
                .width(Length::FillPortion(3))
        };
        let totals = row![
            narrow(small(message!(words, "column-total")).into()),
            total(Seat::First),
            total(Seat::Second),
            space().width(Length::FillPortion(4)),
            space().width(DEEDS),
        ];
        let purpose = match series.purpose {
            Purpose::Counted => None,
            Purpose::Practice => Some(small(message!(words, "series-is-practice"))),
            Purpose::Extra => Some(small(message!(words, "series-is-extra"))),
        };
        let rows = rows
            .push(line())
            .push(totals.align_y(Alignment::Center))
            .push(strong(words.series_outcome(series, names)))
            .push(small(message!(words, "series-figures")))
            .push(purpose);
        part(words.date(series.date), rows).into()
    }

    fn typing<'a>(&'a self, typing: &'a Typing, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let checked = self.checked(cx);
        let consequence = match &checked {
            Checked::Good(game) => words.consequence(typing.number, &game.fact(), names),
            _ => None,
        };
        let has_moves = typing.is_correction
            && self.record.as_ref().and_then(|record| record.games.get(typing.number - 1)).is_some_and(has_moves);
        let (draft, number, rules) = (&typing.draft, typing.number, self.rules());
        let shown = Shown { words, draft, checked, names: names.clone(), number, rules, consequence };
        let moves = (has_moves && draft.form != Form::Moves)
            .then(|| small(message!(words, "series-moves-go")).style(theme::caution));
        let same_sides = checkbox(typing.same_sides)
            .label(message!(words, "app-same-sides"))
            .on_toggle(Message::SameSides)
            .style(theme::check);
        column![shown.view().map(Message::Game)].push(moves).push(same_sides).spacing(gap::MEDIUM).into()
    }

    /// The end of the form, with what it changes and why: always in sight.
    fn end<'a>(&'a self, typing: &'a Typing, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = self.can_save(cx).then_some(Message::SaveAsked);
        let name = if typing.is_correction {
            message!(words, "app-correct-game", game = typing.number)
        } else {
            message!(words, "app-record-game", game = typing.number)
        };
        let unchanged =
            self.changes_nothing(cx).then(|| small(message!(words, "series-nothing-changed")).style(theme::faint));
        let preview = typing.preview.iter().map(|sentence| small(sentence.clone()).into());
        // What a closed round says is corrected with a reason alone; that is known once it was refused without.
        let is_needed =
            matches!(&self.failure, Some(Failure::Store(why)) if matches!(**why, StoreError::ReasonNeeded { .. }));
        let reason = if is_needed { message!(words, "app-why") } else { message!(words, "app-why-may-be-empty") };
        let why = typing.is_correction.then(|| field(WHY, reason, &typing.why, None, Message::Why, can.clone()));
        let deeds = row![primary(name, can), plain(message!(words, "app-cancel"), Some(Message::Cancelled))];
        let last = row![].push(why).push(deeds.spacing(gap::SMALL)).spacing(gap::MEDIUM).align_y(Alignment::End);
        let lack = self.lack(cx).map(|lack| small(lack.sentence));
        Column::new()
            .push(self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure))))
            .extend(preview)
            .push(unchanged)
            .push(lack)
            .push(last)
            .spacing(gap::SMALL)
            .into()
    }

    fn deeds<'a>(&'a self, series: &Series, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        if self.typing.is_some() || !cx.club.can_be_changed() {
            return None;
        }
        if let Some(strike) = self.asked {
            let question = match strike {
                Strike::Game => message!(words, "app-strike-game-question", game = series.games().len()),
                Strike::Series => message!(words, "app-strike-series-question"),
                Strike::Close => match self.record.as_ref().and_then(|record| record.awaits_decision()) {
                    Some(game) => message!(words, "series-close-adjudicated", game = game),
                    None => message!(words, "app-close-series-question"),
                },
            };
            let deeds = row![
                plain(message!(words, "app-cancel"), Some(Message::Cancelled)),
                grave(message!(words, "app-do-it"), Some(Message::Struck(strike))),
            ];
            return Some(part(question, deeds.spacing(gap::SMALL)).into());
        }
        let is_live = cx.club.under_way.iter().any(|live| live.series == self.id);
        // A game that waits to be ended by decision is ended by correcting it; nothing else goes on before.
        let awaits_decision = self.record.as_ref().is_some_and(|record| record.awaits_decision().is_some());
        let is_incomplete = series.result().outcome == SeriesOutcome::Incomplete && !awaits_decision;
        let play = is_incomplete.then(|| {
            let name = if is_live { message!(words, "app-go-on") } else { message!(words, "app-play-next") };
            primary(name, Some(Message::PlayAsked))
        });
        let add = self.is_extendable(cx).then(|| plain(message!(words, "app-paper-next"), Some(Message::AddAsked)));
        let lacks_games = series.games().len() < series.length().games();
        let close = (lacks_games && (is_incomplete || awaits_decision) && !is_live)
            .then(|| plain(message!(words, "app-close-series"), Some(Message::StrikeAsked(Strike::Close))));
        let game = (!series.games().is_empty() && !is_live)
            .then(|| grave(message!(words, "app-strike-game"), Some(Message::StrikeAsked(Strike::Game))));
        let all = grave(message!(words, "app-strike-series"), Some(Message::StrikeAsked(Strike::Series)));
        let deeds = row![].push(play).push(add).push(close).push(game).push(all).spacing(gap::SMALL).wrap();
        Some(deeds.into())
    }
}

/// The side, points and exits of a player in a game; those of the board behind them where others count.
fn figures<'a, M: 'a>(game: &GameFact, seat: Seat, cx: &Cx<'a>) -> Element<'a, M> {
    let side = game.side(seat);
    let board = (game.board.points[side], game.board.exited[side]);
    let (points, exited) = game.counted().map_or(board, |counted| counted[seat]);
    let style: fn(&iced::Theme) -> text::Style = match side {
        Side::Animals => theme::animals,
        Side::Humans => theme::humans,
    };
    let shown = strong(points_and_exits(points.0, u32::from(exited)));
    let on_board = ((points, exited) != board).then(|| {
        let figures = points_and_exits(board.0.0, u32::from(board.1));
        small(message!(cx.words, "app-on-the-board", figures = figures))
    });
    let side = text(format!("{} {}", side_mark(side), cx.words.side(side)))
        .size(size::SMALL)
        .line_height(size::lines(size::SMALL))
        .style(style);
    column![row![shown, side].spacing(gap::SMALL).align_y(Alignment::Center).wrap()].push(on_board).into()
}
