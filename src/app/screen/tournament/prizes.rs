//! What can be won and who wins it, and the form of more prizes.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length};

use super::event::Event;
use super::{Message, TournamentScreen};
use crate::app::screen::parts::{body, cell, choice, field, figure, line, part, plain, primary, small, strong};
use crate::app::screen::{Action, Cx};
use crate::app::theme::{self, gap};
use crate::club::{Name, PlayerId};
use crate::tournament::{Among, AsOf, Command, PrizeFund, Prizes as Given, Rank, Sharing, State, won};
use crate::words::{capitalised, message};

/// The prizes.
#[derive(Debug)]
pub(super) struct Prizes {
    /// What those that are typed are called.
    name: String,
    /// Their amounts from the first place on, as they are typed.
    amounts: String,
    /// Whether those who share a place share the prizes of all of their places.
    split: bool,
    /// Who wins what of the prizes of the tournament, in their order.
    won: Vec<Vec<(Option<Rank>, PlayerId, u64)>>,
}

impl Default for Prizes {
    fn default() -> Prizes {
        Prizes { name: String::new(), amounts: String::new(), split: true, won: Vec::new() }
    }
}

/// What happens with the prizes.
#[derive(Clone, Debug)]
pub enum Deed {
    /// The name was typed.
    Named(String),
    /// The amounts were typed.
    Amounts(String),
    /// Whether those who share a place share its prizes.
    Split(bool),
    /// What is typed is added.
    Added,
    /// Those at this place are taken away.
    Removed(usize),
}

impl Prizes {
    /// The amounts in hundredths; `None` where they cannot be read.
    fn read(&self) -> Option<Vec<u64>> {
        let typed = self.amounts.split([',', ';', ' ']).filter(|typed| !typed.is_empty());
        let amounts: Option<Vec<u64>> = typed.map(|typed| typed.parse::<u64>().ok()?.checked_mul(100)).collect();
        amounts.filter(|amounts| !amounts.is_empty())
    }
}

impl TournamentScreen {
    /// Shares the prizes out anew.
    pub(super) fn reckon_prizes(&mut self) {
        self.prizes.won.clear();
        let Some(event) = &self.event else { return };
        let Some(stage) = event.stage.and_then(|stage| event.tournament.stages().get(&stage)) else { return };
        let as_of = event.asked.after.map_or(AsOf::Live, AsOf::After);
        let won = won(&event.tournament, stage, &event.results, as_of, &event.profiles);
        let of = |fund: &PrizeFund| {
            let won = won.iter().filter(|won| won.fund == fund);
            won.map(|won| (won.line.rank, won.line.player, won.amount)).collect()
        };
        self.prizes.won = event.tournament.settings().prizes.iter().map(of).collect();
    }

    pub(super) fn prize_deed(&mut self, deed: Deed) -> Action<Message> {
        let Some(event) = &self.event else { return Action::None };
        let mut funds = event.tournament.settings().prizes.clone();
        match deed {
            Deed::Named(name) => self.prizes.name = name,
            Deed::Amounts(amounts) => self.prizes.amounts = amounts,
            Deed::Split(split) => self.prizes.split = split,
            Deed::Added => {
                let (Ok(name), Some(amounts)) = (Name::new(&self.prizes.name), self.prizes.read()) else {
                    return Action::None;
                };
                let shared = if self.prizes.split { Sharing::Split } else { Sharing::Each };
                funds.push(PrizeFund { name, among: Among::All, prizes: Given { amounts, shared } });
                (self.prizes.name, self.prizes.amounts) = Default::default();
                return self.act(Command::SetPrizes(funds));
            }
            Deed::Removed(place) if place < funds.len() => {
                funds.remove(place);
                return self.act(Command::SetPrizes(funds));
            }
            Deed::Removed(_) => {}
        }
        Action::None
    }

    /// Who wins what, and the form of more.
    pub(super) fn prizes_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let funds = event.tournament.settings().prizes.iter().enumerate();
        let can = cx.club.can_be_changed();
        let shown = funds.map(|(place, fund)| {
            let remove = plain(message!(words, "prizes-remove"), can.then_some(Message::Prize(Deed::Removed(place))));
            let head = row![strong(words.prize_fund(fund)).width(Length::Fill), remove];
            let won = self.prizes.won.get(place).into_iter().flatten().map(|(rank, player, amount)| {
                let rank = rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
                row![
                    container(cell(rank).style(theme::faint)).width(52),
                    container(cell(cx.club.people.label(*player))).width(Length::Fill).clip(true),
                    figure(words.prize(*amount), 90.0),
                ]
                .into()
            });
            let head = head.spacing(gap::MEDIUM).align_y(Alignment::Center);
            column![head, Column::with_children(won).spacing(gap::SMALL), line()].spacing(gap::SMALL).into()
        });
        let is_over = event.tournament.head().state == State::Finished;
        let note = if event.tournament.settings().prizes.is_empty() {
            Some(body(message!(words, "prizes-none")))
        } else {
            (!is_over).then(|| small(message!(words, "tournament-so-far")))
        };
        let is_wrong = !self.prizes.amounts.trim().is_empty() && self.prizes.read().is_none();
        let fault = is_wrong.then(|| message!(words, "prizes-wrong"));
        let name = field(
            "event-prize-name",
            message!(words, "prizes-name"),
            &self.prizes.name,
            None,
            |typed| Message::Prize(Deed::Named(typed)),
            None,
        );
        let is_whole = can && self.prizes.read().is_some() && Name::new(&self.prizes.name).is_ok();
        let add = is_whole.then_some(Message::Prize(Deed::Added));
        let amounts = field(
            "event-prizes",
            message!(words, "prizes-amounts"),
            &self.prizes.amounts,
            fault,
            |typed| Message::Prize(Deed::Amounts(typed)),
            add.clone(),
        );
        let sharing = |shared, is_on, chosen| choice(capitalised(&words.sharing(shared)), is_on, chosen);
        let sharing = row![
            sharing(Sharing::Split, self.prizes.split, Message::Prize(Deed::Split(true))),
            sharing(Sharing::Each, !self.prizes.split, Message::Prize(Deed::Split(false))),
        ];
        let form = column![
            container(name).max_width(420),
            container(amounts).max_width(420),
            sharing.spacing(gap::SMALL).wrap(),
            primary(message!(words, "prizes-add"), add),
        ];
        let list = Column::with_children(shown).push(note).spacing(gap::MEDIUM);
        column![
            container(part(message!(words, "event-prizes"), list)).max_width(680),
            container(part(message!(words, "prizes-more"), form.spacing(gap::MEDIUM))).max_width(680),
        ]
        .spacing(gap::MEDIUM)
        .into()
    }
}
