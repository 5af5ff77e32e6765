//! Who wins what: prizes as they are typed, shared among those on a place.

use iced::widget::{Column, column, container, row};
use iced::{Element, Length};

use super::event::Event;
use super::{Message, TournamentScreen};
use crate::app::screen::Cx;
use crate::app::screen::parts::{cell, choice, field, figure, line, part, small};
use crate::app::theme::{self, gap};
use crate::club::PlayerId;
use crate::tournament::{Prizes as Given, Rank, Sharing, prizes};
use crate::words::message;

/// The prizes.
#[derive(Debug)]
pub(super) struct Prizes {
    /// The amounts from the first place on, as they are typed.
    pub(super) typed: String,
    /// Whether those who share a place share the prizes of all of their places.
    pub(super) split: bool,
    won: Vec<(Option<Rank>, PlayerId, u64)>,
    is_wrong: bool,
}

impl Default for Prizes {
    fn default() -> Prizes {
        Prizes { typed: "30, 20, 10".to_owned(), split: true, won: Vec::new(), is_wrong: false }
    }
}

impl TournamentScreen {
    /// Shares the prizes out anew.
    pub(super) fn reckon_prizes(&mut self) {
        let typed = self.prizes.typed.split([',', ';', ' ']).map(str::trim).filter(|typed| !typed.is_empty());
        let amounts: Option<Vec<u64>> = typed.map(|typed| typed.parse().ok()).collect();
        self.prizes.is_wrong = amounts.is_none();
        self.prizes.won.clear();
        let (Some(event), Some(amounts)) = (&self.event, amounts) else { return };
        let shared = if self.prizes.split { Sharing::Split } else { Sharing::Each };
        for (_, table) in &event.tables {
            let won = prizes(table, &Given { amounts: amounts.clone(), shared }, |_| true);
            let lines = table.lines.iter();
            let won = lines.filter_map(|line| Some((line.rank, line.player, *won.get(&line.player)?)));
            self.prizes.won.extend(won);
        }
    }

    /// Who wins what.
    pub(super) fn prizes_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let fault = self.prizes.is_wrong.then(|| message!(words, "prizes-wrong"));
        let typed =
            field("event-prizes", message!(words, "prizes-amounts"), &self.prizes.typed, fault, Message::Amounts, None);
        let sharing = row![
            choice(message!(words, "prizes-shared-split"), self.prizes.split, Message::Split(true)),
            choice(message!(words, "prizes-shared-each"), !self.prizes.split, Message::Split(false)),
        ];
        let rows = self.prizes.won.iter().map(|(rank, player, amount)| {
            let rank = rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            row![
                container(cell(rank).style(theme::faint)).width(52),
                container(cell(cx.club.people.label(*player))).width(Length::Fill).clip(true),
                figure(amount.to_string(), 90.0),
            ]
            .into()
        });
        let is_over = matches!(event.next, crate::tournament::Next::Over { .. });
        let so_far = (!is_over).then(|| small(message!(words, "prizes-so-far")));
        let content = column![
            container(typed).max_width(420),
            sharing.spacing(gap::SMALL).wrap(),
            line(),
            Column::with_children(rows).spacing(gap::SMALL),
        ];
        container(part(message!(words, "event-prizes"), content.push(so_far).spacing(gap::MEDIUM)))
            .max_width(680)
            .into()
    }
}
