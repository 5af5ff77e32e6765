//! The screen of an evening as a whole, and how it stands.

use std::cmp::Reverse;

use iced::widget::{Column, column, container, responsive, row, scrollable, space};
use iced::{Alignment, Element, Length, Padding};

use super::{EveningScreen, Message};
use crate::app::font;
use crate::app::screen::parts::{
    PAGE, barred_page, field, fixed_page, no_date, part, small, standing_rows, title, wrong_note,
};
use crate::app::screen::{Cx, parts};
use crate::app::theme::{self, gap};
use crate::app::widget::list::BAR;
use crate::app::widget::{Kind, Line, Press, once};
use crate::club::{Seat, Series, SeriesOutcome};
use crate::words::message;

/// From this width on the standings have a column of their own.
const THREE_COLUMNS: f32 = 1200.0;
/// From this width on there is room for all that can be done with a proposal.
const ROOMY: f32 = 900.0;

impl EveningScreen {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let failures = [&self.lost, &self.failure].into_iter().flatten();
        let failures = Column::new().extend(failures.map(|failure| wrong_note(cx.failure(failure)).into()));
        if self.evenings.is_none() {
            return fixed_page(title(message!(words, "app-place-evening")), failures);
        }
        let shown = self.typed_date.clone().unwrap_or_else(|| words.typed_date(self.date));
        let is_date = self.typed_date.as_ref().is_none_or(|typed| words.read_date(typed).is_some());
        let fault = (!is_date).then(|| no_date(cx));
        let date = field(
            "evening-date",
            message!(words, "app-date"),
            &shown,
            fault,
            Message::Dated,
            Some(Message::DateEntered),
        );
        let name = column![title(message!(words, "app-place-evening")), small(words.date(self.date))];
        let head = row![name, space::horizontal(), container(date).width(190)].align_y(Alignment::Center);
        let content = {
            let cx = *cx;
            responsive(move |room| self.columns(room.width >= THREE_COLUMNS, room.width >= ROOMY, &cx))
        };
        barred_page(head, column![failures.spacing(gap::SMALL), content].spacing(gap::MEDIUM).height(Length::Fill))
    }

    fn columns<'a>(&'a self, are_three: bool, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        let middle = column![self.proposals(is_roomy, cx), self.tables(is_roomy, cx)].spacing(gap::LARGE);
        let right = column![self.standings(cx), self.results(cx)].spacing(gap::LARGE);
        let scrolling = |content: Column<'a, Message>| {
            let inner = container(content).padding(Padding { right: BAR, ..Padding::ZERO });
            scrollable(inner).id(PAGE).style(theme::scroll).width(Length::Fill).height(Length::Fill)
        };
        let (people, rest) = if are_three {
            let (people, standings) = if cx.is_wide() { (380, 440) } else { (310, 330) };
            (people, row![scrolling(middle), container(scrolling(right)).width(standings)])
        } else {
            (264, row![scrolling(middle.push(right))])
        };
        let all = row![container(self.people(cx)).width(people), rest.spacing(gap::MEDIUM)].spacing(gap::LARGE);
        // A pair that is sent away makes room for the next, which is not meant by the same double click.
        once(all, self.tables.len(), cx.clock)
    }

    fn standings<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let title = if self.date == cx.today() {
            message!(cx.words, "app-standings-tonight")
        } else {
            message!(cx.words, "app-standings-of", date = cx.words.date(self.date))
        };
        if self.standings.is_empty() {
            return part(title, small(message!(cx.words, "app-no-standings"))).into();
        }
        part(title, standing_rows(&self.standings, usize::MAX, cx)).into()
    }

    /// The results of the evening, the latest first.
    fn results<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let mut complete: Vec<&Series> =
            self.tonight.iter().filter(|series| series.result().outcome != SeriesOutcome::Incomplete).collect();
        // Of evenings long ago only the ids tell, which are drawn by the clock.
        complete.sort_by_key(|series| Reverse((self.ended.get(&series.id()), series.id())));
        if complete.is_empty() {
            return None;
        }
        let rows = complete.into_iter().map(|series| result(series, cx));
        Some(part(message!(cx.words, "app-evening-results"), Column::with_children(rows)).into())
    }
}

/// The players of a series, each with the points; the winner's stand out.
fn result<'a>(series: &Series, cx: &Cx<'a>) -> Element<'a, Message> {
    let names = cx.club.people.labels(series.players());
    let result = series.result();
    let line = |seat: Seat| {
        let won = matches!(result.outcome, SeriesOutcome::Won { seat: winner, .. } if winner == seat);
        let weight = if won { font::STRONG } else { font::TEXT };
        row![
            Line::new(names[seat].clone()).font(weight).width(Length::Fill),
            parts::figure(result.points[seat].to_string(), 44.0),
        ]
    };
    Press::new(Kind::Row(false), column![line(Seat::First), line(Seat::Second)])
        .on_press(Message::SeriesOpened(series.id()))
        .width(Length::Fill)
        .padding([5, 6])
        .into()
}
