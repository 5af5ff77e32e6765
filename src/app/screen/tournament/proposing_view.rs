//! What a proposal looks like.

use iced::widget::{Column, column, container, row, scrollable, space, text};
use iced::{Alignment, Element, Length, Padding};

use super::desk::is_scheduled;
use super::event::Event;
use super::going::Going;
use super::proposing::{Message, Proposing};
use super::rounds::{ROW, height_of};
use super::{Message as Parent, TournamentScreen};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, card, cell, field, grave, heading, line, link, plain, primary, small, strong};
use crate::app::theme::{self, gap, size};
use crate::app::widget::carry::Told;
use crate::app::widget::list::{BAR, list};
use crate::app::widget::{Kind, Press, carry};
use crate::club::{PlayerId, Seat};
use crate::rules::Side;
use crate::tournament::Out;
use crate::words::message;

/// From this width on the reasons stand beside the tables.
const SIDE_BY_SIDE: f32 = 820.0;
const REASONS: f32 = 340.0;
/// The button by which somebody does not play.
pub(super) const GONE: &str = "proposal-gone";

impl TournamentScreen {
    /// A proposal, with its reasons and what was changed by hand costs.
    pub(super) fn proposing_view<'a>(
        &'a self,
        proposing: &'a Proposing,
        event: &'a Event,
        cx: &Cx<'a>,
    ) -> Element<'a, Parent> {
        let words = cx.words;
        let number = proposing.proposal.round.0;
        let title = if proposing.is_again {
            message!(words, "event-change-round", round = number)
        } else {
            message!(words, "event-proposal", round = number)
        };
        let can = cx.club.can_be_changed();
        let accept = |publish: bool| can.then_some(Parent::Proposing(Message::Accepted(publish)));
        let is_published = event
            .tournament
            .rounds()
            .get(&proposing.proposal.round)
            .is_some_and(|round| round.state != crate::tournament::RoundState::Paired);
        let main =
            if is_published { message!(words, "event-accept-change") } else { message!(words, "event-accept-publish") };
        let later = (!is_published).then(|| plain(message!(words, "event-accept"), accept(false)));
        let deeds = row![plain(message!(words, "app-cancel"), Some(Parent::Escaped))]
            .push(later)
            .push(primary(main, accept(true)).id("proposal-accept"))
            .spacing(gap::SMALL);
        let top = row![heading(title).width(Length::Fill), deeds].spacing(gap::MEDIUM).align_y(Alignment::Center);
        let format = event.tournament.stages().get(&proposing.proposal.stage).map(|stage| stage.format);
        let is_free = !format.is_none_or(is_scheduled);
        let cx = *cx;
        let content = iced::widget::responsive(move |room| {
            let reasons = self.reasons(proposing, event, is_free, &cx);
            let rows = list(
                "proposal",
                proposing.arrangement.tables.len(),
                ROW,
                proposing.sight,
                |sight| Parent::Proposing(Message::Scrolled(sight)),
                move |place| seating(proposing, place, is_free, &cx).unwrap_or_else(|| space().into()),
            );
            let rows = container(rows).height(height_of(proposing.arrangement.tables.len(), room.height));
            let tables = column![rows].push(bye(proposing, &cx)).spacing(gap::SMALL);
            if room.width < SIDE_BY_SIDE {
                let reasons = container(scrollable(reasons).style(theme::scroll)).max_height(room.height * 0.45);
                return column![tables.height(Length::Fill), reasons].spacing(gap::MEDIUM).into();
            }
            let reasons = scrollable(container(reasons).padding(Padding { right: BAR, ..Padding::ZERO }));
            let reasons = container(reasons.style(theme::scroll)).width(REASONS);
            row![tables.width(Length::Fill), reasons].spacing(gap::LARGE).into()
        });
        column![top, line(), content].spacing(gap::MEDIUM).height(Length::Fill).into()
    }

    fn reasons<'a>(
        &'a self,
        proposing: &'a Proposing,
        event: &'a Event,
        is_free: bool,
        cx: &Cx<'a>,
    ) -> Element<'a, Parent> {
        let words = cx.words;
        let list = |sentences: &'a [String]| {
            Column::with_children(sentences.iter().map(|sentence| body(sentence.clone()).into())).spacing(gap::TINY)
        };
        let held = proposing.held.filter(|_| proposing.gone.is_none()).map(|held| {
            let name = cx.club.people.label(held);
            let swap = small(message!(words, "app-evening-swap-with", name = name)).style(theme::caution);
            column![swap, goings(proposing, held, cx)].spacing(gap::TINY)
        });
        let gone = proposing.gone.as_ref().map(|gone| {
            let can = cx.club.can_be_changed();
            let deeds = row![
                plain(message!(words, "app-cancel"), Some(Parent::Proposing(Message::GoneBack))),
                grave(message!(words, "app-do-it"), can.then_some(Parent::Proposing(Message::GoneMeant))).id(GONE),
            ];
            let content = column![list(&gone.said), deeds.spacing(gap::SMALL)].spacing(gap::SMALL);
            container(content).padding([10, 14]).width(Length::Fill).style(theme::wrong_note)
        });
        let hint = (is_free && held.is_none()).then(|| small(message!(words, "event-proposal-hint")));
        let costs = (!proposing.costs.is_empty()).then(|| {
            let back = link(message!(words, "app-evening-hands-off"), Parent::Proposing(Message::HandsOff));
            let content = column![strong(message!(words, "event-costs")), list(&proposing.costs), back];
            container(content.spacing(gap::SMALL)).padding([10, 14]).width(Length::Fill).style(theme::wrong_note)
        });
        let differs =
            (proposing.is_changed && proposing.costs.is_empty()).then(|| small(message!(words, "event-by-hand")));
        let has_pins = proposing.arrangement.tables.iter().any(|seating| seating.pinned);
        let rest = (is_free && (has_pins || proposing.is_changed))
            .then(|| plain(message!(words, "event-pair-rest"), Some(Parent::Proposing(Message::RestAsked))));
        let why = proposing.why.as_ref().filter(|(_, why)| !why.is_empty());
        let why =
            why.map(|(_, why)| container(list(why)).padding([10, 14]).width(Length::Fill).style(theme::well_note));
        let lost = proposing.discard(event);
        let reason = (!lost.is_empty()).then(|| {
            let changed = |typed| Parent::Proposing(Message::Reason(typed));
            let sentence = body(message!(words, "tournament-discards", count = lost.len())).style(theme::wrong);
            column![sentence, field("proposal-why", message!(words, "app-why"), &proposing.reason, None, changed, None)]
                .spacing(gap::TINY)
        });
        let lost = lost.iter().filter_map(|series| {
            let names = cx.club.people.labels(event.results.series.get(series)?.players());
            let sentence = message!(words, "tournament-discarded", first = names.first, second = names.second);
            Some(body(sentence).style(theme::wrong).into())
        });
        let lost: Vec<Element<'a, Parent>> = lost.collect();
        let content = column![]
            .push(gone)
            .push(held)
            .push(strong(message!(words, "event-reasons")))
            .push(list(&proposing.reasons))
            .push(why)
            .push(costs)
            .push(differs)
            .push(reason)
            .extend(lost)
            .push(hint)
            .push(rest);
        card(content.spacing(gap::SMALL)).width(Length::Fill).into()
    }
}

/// How whoever is held may not play.
fn goings<'a>(proposing: &Proposing, held: PlayerId, cx: &Cx<'a>) -> Element<'a, Parent> {
    let (words, round) = (cx.words, proposing.proposal.round.0);
    let deed = |name: String, going: Going| {
        plain(name, Some(Parent::Proposing(Message::GoneAsked(held, going)))).padding([4, 10]).into()
    };
    let outs = (!proposing.is_again).then(|| {
        [
            deed(message!(words, "event-asks-bye", round = round), Going::Out(Out::RequestedBye)),
            deed(message!(words, "event-is-absent", round = round), Going::Out(Out::Absent)),
        ]
    });
    let leaves = deed(message!(words, "event-withdraw"), Going::Leaves);
    let deeds = outs.into_iter().flatten().chain([leaves]);
    iced::widget::Row::with_children(deeds).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY).into()
}

fn name<'a>(
    proposing: &Proposing,
    player: PlayerId,
    side: Option<Side>,
    is_free: bool,
    cx: &Cx<'a>,
) -> Element<'a, Parent> {
    let is_held = proposing.held == Some(player);
    let mark = side.map(|side| {
        let style = if side == Side::Animals { theme::animals } else { theme::humans };
        text(side_mark(side)).size(size::SMALL).style(style)
    });
    let score = proposing.scores.get(&player).map(|score| small(format!("({score})")).wrapping(text::Wrapping::None));
    // The name gives way to its figures.
    let label = container(cell(cx.club.people.label(player)).font(font::STRONG)).width(Length::Fill).clip(true);
    let content = row![].push(mark).push(label).push(score).spacing(gap::TINY).align_y(Alignment::Center);
    let message = is_free.then_some(Parent::Proposing(Message::Held(player)));
    let press = Press::new(Kind::Row(is_held), content).on_press_maybe(message).padding([4, 6]).width(Length::Fill);
    if !is_free {
        return press.into();
    }
    let [taken, dropped, let_go] =
        [Message::Taken(player), Message::Dropped(player), Message::LetGo].map(Parent::Proposing);
    carry(press, Told { taken, dropped, let_go })
}

/// A table of the proposal.
fn seating<'a>(proposing: &Proposing, place: usize, is_free: bool, cx: &Cx<'a>) -> Option<Element<'a, Parent>> {
    let words = cx.words;
    let seating = proposing.arrangement.tables.get(place)?;
    let of = |seat: Seat| {
        let side = if seat == Seat::First { Side::Animals } else { Side::Humans };
        container(name(proposing, seating.players[seat], Some(side), is_free, cx)).width(Length::FillPortion(1))
    };
    let pin = if seating.pinned { message!(words, "event-pinned") } else { message!(words, "event-pin") };
    let pin = is_free.then(|| {
        let pin = text(pin).size(size::SMALL).wrapping(text::Wrapping::None);
        Press::new(Kind::Choice(seating.pinned), pin)
            .on_press(Parent::Proposing(Message::Pinned(place)))
            .padding([4, 8])
    });
    let why = text(message!(words, "event-why")).size(size::SMALL).wrapping(text::Wrapping::None);
    let why = Press::new(Kind::Link, why).on_press(Parent::Proposing(Message::WhyAsked(Some(place))));
    let number = container(text(seating.table.to_string()).font(font::STRONG).size(size::HEADING)).width(38);
    let content = row![number, of(Seat::First), of(Seat::Second)].push(pin).push(why);
    let is_chosen = is_free && place == proposing.chosen;
    let content = container(content.spacing(gap::TINY).align_y(Alignment::Center))
        .padding([2, 8])
        .center_y(ROW)
        .width(Length::Fill);
    Some(if is_chosen { content.style(theme::well_note).into() } else { content.into() })
}

/// Who does not play.
fn bye<'a>(proposing: &'a Proposing, cx: &Cx<'a>) -> Option<Element<'a, Parent>> {
    let words = cx.words;
    let outs: Vec<Element<'a, Parent>> = proposing
        .arrangement
        .outs
        .iter()
        .map(|(&player, &out)| {
            let is_free = out.is_bye();
            let name = container(name(proposing, player, None, is_free, cx)).width(Length::Fill);
            let why = (Some(player) == proposing.bye()).then(|| {
                let why = text(message!(words, "event-why")).size(size::SMALL);
                Press::new(Kind::Link, why).on_press(Parent::Proposing(Message::WhyAsked(None)))
            });
            row![container(small(words.out(out))).width(140), name]
                .push(why)
                .spacing(gap::SMALL)
                .align_y(Alignment::Center)
                .into()
        })
        .collect();
    (!outs.is_empty()).then(|| Column::with_children(outs).push(line()).spacing(gap::TINY).padding([0, 8]).into())
}
