//! What the page of a series looks like.

use iced::widget::{Column, checkbox, column, container, row, space, text};
use iced::{Alignment, Element, Length};

use super::{Message, SeriesPage, Strike, Typing, WHY, has_moves};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper::Form;
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_view::{Shown, side_mark};
use crate::app::screen::parts::{
    body, card, cell, field, grave, head, line, link, page, page_with_foot, part, plain, points_and_exits, primary,
    small, strong, wrong_note,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
use crate::club::{GameFact, Purpose, Seat, Seats, Series, SeriesOutcome};
use crate::rules::{Ending, Side};
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
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let rematch = plain(message!(words, "app-rematch"), Some(Message::RematchAsked));
        let unwritable = self.unwritable.clone().map(wrong_note);
        let deeds = row![
            plain(message!(words, "series-log"), Some(Message::LogAsked)),
            plain(message!(words, "take-print"), Some(Message::PrintAsked)),
            // What is written down of the games goes out with them.
            plain(message!(words, "take-export"), self.is_read.then_some(Message::TakeAsked)),
            rematch,
        ];
        let content = Column::new()
            .push(unwritable)
            // On top, so that the whole board is in sight.
            .push(self.replay.as_ref().map(|replay| card(replay.view(cx).map(Message::Replay)).width(Length::Fill)))
            .push(self.result(&series, &names, cx))
            .push(failure)
            .push(self.typing.as_ref().map(|typing| self.typing(typing, &names, cx)))
            .push(self.deeds(&series, cx));
        let title = format!("{} – {}", names.first, names.second);
        let foot = self.typing.as_ref().map(|typing| self.end(typing, cx));
        page_with_foot(head(title, deeds), content.spacing(gap::LARGE), foot)
    }

    fn result<'a>(&'a self, series: &Series, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let players = series.players();
        let result = series.result();
        let name = |seat: Seat| {
            let name = Press::new(Kind::Link, cell(names[seat].clone())).on_press(Message::PlayerOpened(players[seat]));
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
            let is_live = game.ending == Ending::Unfinished;
            let is_to_decide = self.is_to_decide(number);
            let can = cx.club.can_be_changed() && (!is_live || is_to_decide) && self.record.is_some();
            let is_known = self.record.as_ref().and_then(|record| record.games.get(number - 1)).is_some_and(has_moves);
            let is_secret = is_known && cx.club.face_down.contains(&self.id);
            let watch = (is_known && !is_live && !is_secret)
                .then(|| link(message!(words, "app-watch"), Message::WatchAsked(number)));
            let correct =
                (can && !is_secret).then(|| link(message!(words, "app-correct"), Message::CorrectAsked(number)));
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
        let is_good = matches!(checked, Checked::Good(_));
        let (draft, number, rules) = (&typing.draft, typing.number, self.rules());
        let shown = Shown { words, draft, checked, names: names.clone(), number, rules, consequence };
        let moves = (has_moves && draft.form != Form::Moves)
            .then(|| small(message!(words, "series-moves-go")).style(theme::caution));
        let why = typing.is_correction.then(|| {
            let submit = is_good.then_some(Message::SaveAsked);
            field(WHY, message!(words, "app-why"), &typing.why, None, Message::Why, submit)
        });
        let same_sides = checkbox(typing.same_sides)
            .label(message!(words, "app-same-sides"))
            .on_toggle(Message::SameSides)
            .style(theme::check);
        let preview = typing.preview.iter().map(|sentence| small(sentence.clone()).into());
        column![shown.view().map(Message::Game)]
            .push(moves)
            .push(same_sides)
            .push(why)
            .push(Column::with_children(preview).spacing(gap::TINY))
            .spacing(gap::MEDIUM)
            .into()
    }

    /// The end of the form: always in sight.
    fn end<'a>(&'a self, typing: &'a Typing, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let is_good = matches!(self.checked(cx), Checked::Good(_));
        let name = if typing.is_correction {
            message!(words, "app-correct-game", game = typing.number)
        } else {
            message!(words, "app-record-game", game = typing.number)
        };
        let save = primary(name, is_good.then_some(Message::SaveAsked));
        row![save, plain(message!(words, "app-cancel"), Some(Message::Cancelled))].spacing(gap::SMALL).into()
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
        let add =
            (is_incomplete && !is_live).then(|| plain(message!(words, "app-paper-next"), Some(Message::AddAsked)));
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
