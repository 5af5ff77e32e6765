//! What the forms of a table look like.

use iced::widget::{column, container, row, scrollable};
use iced::{Element, Length, Padding};

use super::entering::{Entering, Message, WHY};
use super::event::Event;
use super::{Message as Parent, TournamentScreen};
use crate::app::screen::Cx;
use crate::app::screen::paper_view::Shown;
use crate::app::screen::parts::{PAGE, body, field, heading, link, plain, primary, small};
use crate::app::theme::{self, gap};
use crate::club::{Seat, Seats};
use crate::words::message;

impl TournamentScreen {
    /// The forms of a table.
    pub(super) fn entering_view<'a>(
        &'a self,
        entering: &'a Entering,
        event: &'a Event,
        cx: &Cx<'a>,
    ) -> Element<'a, Parent> {
        let words = cx.words;
        let names = cx.club.people.labels(entering.players);
        let (table, first, second) = (entering.table.0, names.first.as_str(), names.second.as_str());
        let title = message!(words, "app-table-series", table = table, first = first, second = second);
        let round = small(message!(words, "event-round", round = entering.round.0));
        let live = cx.club.under_way.iter().find(|live| live.series == entering.series);
        let can = cx.club.can_be_changed();
        let back = plain(message!(words, "event-to-tables"), Some(Parent::Escaped));
        let on_screen = (!entering.is_correction && !entering.games.is_empty()).then(|| {
            let name = if live.is_some() { message!(words, "app-go-on") } else { message!(words, "app-on-screen") };
            plain(name, can.then_some(Parent::OnScreen(entering.series)))
        });
        let is_there = event.results.series.contains_key(&entering.series);
        let on_screen = on_screen.filter(|_| is_there);
        let page =
            is_there.then(|| plain(message!(words, "event-series-page"), Some(Parent::SeriesOpened(entering.series))));
        let deeds = row![back].push(on_screen).push(page).spacing(gap::SMALL);
        let top = row![column![heading(title), round].width(Length::Fill), deeds.wrap()].spacing(gap::MEDIUM);
        let games: Vec<Element<'a, Parent>> = if live.is_some() {
            vec![body(message!(words, "event-is-live")).into()]
        } else {
            (0..entering.games.len()).filter_map(|place| self.game(entering, place, &names, cx)).collect()
        };
        let correct = (entering.before > 0 && !entering.is_correction && live.is_none())
            .then(|| link(message!(words, "event-correct-before"), Parent::Entering(Message::CorrectAsked)));
        let changes = entering.changes.as_ref().map(|changes| changes.view(self.reason(entering, cx), cx));
        let below = entering.changes.is_none().then(|| self.below(entering, &names, cx));
        let content = column![top]
            .push(changes)
            .push(correct)
            .extend(games)
            .spacing(gap::MEDIUM)
            .max_width(980)
            .padding(Padding { right: gap::MEDIUM, ..Padding::ZERO });
        let games = scrollable(content).id(PAGE).style(theme::scroll).height(Length::Fill).width(Length::Fill);
        // How it ends does not scroll away.
        column![games].push(below).spacing(gap::SMALL).into()
    }

    fn game<'a>(
        &self,
        entering: &'a Entering,
        place: usize,
        names: &Seats<String>,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, Parent>> {
        let draft = entering.games.get(place)?;
        let number = entering.before + place + 1;
        let checked = entering.check(place, cx.words);
        let consequence = match &checked {
            crate::app::screen::paper_check::Checked::Good(game) => cx.words.consequence(number, &game.fact(), names),
            _ => None,
        };
        let (words, names, rules) = (cx.words, names.clone(), entering.rules());
        let shown = Shown { words, draft, checked, names, number, rules, consequence };
        Some(shown.view().map(move |message| Parent::Entering(Message::Game(place, message))))
    }

    fn reason<'a>(&self, entering: &'a Entering, cx: &Cx<'a>) -> Option<Element<'a, Parent>> {
        let words = cx.words;
        let why = entering.needs_why.then(|| {
            let name = message!(words, "event-why-closed");
            let changed = |why| Parent::Entering(Message::Why(why));
            container(field(WHY, name, &entering.why, None, changed, Some(Parent::Entering(Message::SaveAsked))))
                .max_width(480)
        });
        why.map(Into::into)
    }

    fn below<'a>(&'a self, entering: &'a Entering, names: &Seats<String>, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let why = self.reason(entering, cx);
        let name =
            if entering.is_correction { message!(words, "event-show-changes") } else { message!(words, "app-save") };
        let is_whole = can && entering.is_whole(words);
        let save = primary(name, is_whole.then_some(Parent::Entering(Message::SaveAsked)));
        let is_empty = entering.before == 0 && !entering.is_correction;
        let missed = |seat: Seat| {
            let name = message!(words, "event-not-come", name = names[seat].as_str());
            plain(name, can.then_some(Parent::Entering(Message::NotCome(seat))))
        };
        let missing = is_empty.then(|| {
            let nobody = if entering.no_show {
                plain(message!(words, "event-came"), can.then_some(Parent::Entering(Message::NobodyCame(false))))
            } else {
                plain(message!(words, "event-nobody-came"), can.then_some(Parent::Entering(Message::NobodyCame(true))))
            };
            row![missed(Seat::First), missed(Seat::Second), nobody].spacing(gap::SMALL).wrap()
        });
        let hint = small(if entering.is_correction {
            message!(words, "event-correct-hint")
        } else {
            message!(words, "event-enter-hint")
        });
        column![]
            .push(why)
            .push(row![save].push(Some(hint)).spacing(gap::MEDIUM).align_y(iced::Alignment::Center))
            .push(missing)
            .spacing(gap::MEDIUM)
            .into()
    }
}
