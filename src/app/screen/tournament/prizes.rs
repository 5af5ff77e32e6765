//! What can be won and who wins it, and the form of more prizes.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Length};

use super::event::Event;
use super::{Message, TournamentScreen};
use crate::app::screen::parts::{
    body, cell, choice, field, figure, line, part, plain, primary, scrolling, small, strong,
};
use crate::app::screen::{Action, Cx};
use crate::app::theme::{self, gap};
use crate::club::{Name, PlayerId};
use crate::tournament::{Among, AsOf, Command, Group, PrizeFund, Prizes as Given, Rank, Sharing, State, won};
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
    /// For whom they are.
    among: Whom,
    /// Which group, or below which rating.
    which: String,
    /// Who wins what of the prizes of the tournament, in their order.
    won: Vec<Vec<(Option<Rank>, PlayerId, u64)>>,
}

/// For whom prizes are, as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// Everybody.
    All,
    /// A group of the tournament.
    Group,
    /// A group of the club.
    Club,
    /// Who is rated below something.
    Rated,
}

impl Default for Prizes {
    fn default() -> Prizes {
        Prizes {
            name: String::new(),
            amounts: String::new(),
            split: true,
            among: Whom::All,
            which: String::new(),
            won: Vec::new(),
        }
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
    /// For whom they are.
    For(Whom),
    /// Which group or rating was typed.
    Which(String),
    /// What is typed is added.
    Added,
    /// Those at this place are taken away.
    Removed(usize),
}

impl Prizes {
    /// The amounts in hundredths; `None` where they cannot be read.
    fn read(&self, decimal: char) -> Option<Vec<u64>> {
        // Where the comma is the decimal sign, it does not stand between amounts.
        let typed =
            self.amounts.split(|sign: char| sign == ';' || sign.is_whitespace() || sign == ',' && decimal != ',');
        let typed = typed.map(|typed| typed.trim_end_matches(',')).filter(|typed| !typed.is_empty());
        let amounts: Option<Vec<u64>> = typed.map(amount).collect();
        amounts.filter(|amounts| !amounts.is_empty())
    }

    /// For whom they are; `None` while that is not said.
    fn among(&self) -> Option<Among> {
        let typed = self.which.trim();
        match self.among {
            Whom::All => Some(Among::All),
            Whom::Group => {
                let group = (1..=999).map(Group).find(|group| group.to_string() == typed.to_uppercase());
                group.map(Among::Group)
            }
            Whom::Club => Name::new(typed).ok().map(Among::Club),
            Whom::Rated => typed.parse().ok().map(Among::RatedBelow),
        }
    }
}

/// An amount with at most two decimals, in hundredths.
fn amount(typed: &str) -> Option<u64> {
    let (whole, rest) = typed.split_once(['.', ',']).unwrap_or((typed, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if rest.len() > 2 || !is_number(whole) || !is_number(rest) {
        return None;
    }
    let hundredths = format!("{rest:0<2}").parse::<u64>().ok()?;
    whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(hundredths)
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

    pub(super) fn prize_deed(&mut self, deed: Deed, cx: &Cx<'_>) -> Action<Message> {
        let Some(event) = &self.event else { return Action::None };
        let mut funds = event.tournament.settings().prizes.clone();
        match deed {
            Deed::Named(name) => self.prizes.name = name,
            Deed::Amounts(amounts) => self.prizes.amounts = amounts,
            Deed::Split(split) => self.prizes.split = split,
            Deed::For(among) => self.prizes.among = among,
            Deed::Which(which) => self.prizes.which = which,
            Deed::Added => {
                let (Ok(name), Some(amounts), Some(among)) = (
                    Name::new(&self.prizes.name),
                    self.prizes.read(cx.words.language().decimal_separator()),
                    self.prizes.among(),
                ) else {
                    return Action::None;
                };
                let shared = if self.prizes.split { Sharing::Split } else { Sharing::Each };
                funds.push(PrizeFund { name, among, prizes: Given { amounts, shared } });
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
        let is_wrong = !self.prizes.amounts.trim().is_empty()
            && self.prizes.read(cx.words.language().decimal_separator()).is_none();
        let fault = is_wrong.then(|| message!(words, "prizes-wrong"));
        let hint = (!is_wrong).then(|| small(message!(words, "prizes-hint")));
        let name = field(
            "event-prize-name",
            message!(words, "prizes-name"),
            &self.prizes.name,
            None,
            |typed| Message::Prize(Deed::Named(typed)),
            None,
        );
        let is_whole = can
            && self.prizes.read(cx.words.language().decimal_separator()).is_some()
            && self.prizes.among().is_some()
            && Name::new(&self.prizes.name).is_ok();
        let add = is_whole.then_some(Message::Prize(Deed::Added));
        let amounts = field(
            "event-prizes",
            message!(words, "prizes-amounts"),
            &self.prizes.amounts,
            fault,
            |typed| Message::Prize(Deed::Amounts(typed)),
            add.clone(),
        )
        .push(hint);
        let sharing = |shared, is_on, chosen| choice(capitalised(&words.sharing(shared)), is_on, chosen);
        let sharing = row![
            sharing(Sharing::Split, self.prizes.split, Message::Prize(Deed::Split(true))),
            sharing(Sharing::Each, !self.prizes.split, Message::Prize(Deed::Split(false))),
        ];
        let whom = [
            (Whom::All, message!(words, "prizes-for-all")),
            (Whom::Group, message!(words, "prizes-for-group")),
            (Whom::Club, message!(words, "prizes-for-club")),
            (Whom::Rated, message!(words, "prizes-for-rated")),
        ];
        let whom =
            whom.map(|(whom, name)| choice(name, self.prizes.among == whom, Message::Prize(Deed::For(whom))).into());
        let which = (self.prizes.among != Whom::All).then(|| {
            let name = message!(words, "prizes-for-which");
            let typed = |typed| Message::Prize(Deed::Which(typed));
            container(field("event-prize-which", name, &self.prizes.which, None, typed, None)).max_width(420)
        });
        let whom = column![small(message!(words, "prizes-for")), Row::with_children(whom).spacing(gap::SMALL).wrap()]
            .push(which)
            .spacing(gap::SMALL);
        let form = column![
            container(name).max_width(420),
            container(amounts).max_width(420),
            whom,
            sharing.spacing(gap::SMALL).wrap(),
            primary(message!(words, "prizes-add"), add),
        ];
        let list = Column::with_children(shown).push(note).spacing(gap::MEDIUM);
        let content = column![
            container(part(message!(words, "event-prizes"), list)).max_width(680),
            container(part(message!(words, "prizes-more"), form.spacing(gap::MEDIUM))).max_width(680),
        ];
        scrolling(content.spacing(gap::MEDIUM))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_decimals_and_prizes_a_group() {
        let typed = |amounts: &str| Prizes { amounts: amounts.to_owned(), ..Prizes::default() }.read(',');
        assert_eq!(typed("50, 30; 12.5 7,25"), Some(vec![5000, 3000, 1250, 725]));
        let english = Prizes { amounts: "50,30.5, 20".to_owned(), ..Prizes::default() }.read('.');
        assert_eq!(english, Some(vec![5000, 3050, 2000]));
        for wrong in ["", "x", "1.234", "-1", "1.x", ".5", "99999999999999999999"] {
            assert_eq!(typed(wrong), None, "{wrong}");
        }
        let among = |among, which: &str| Prizes { among, which: which.to_owned(), ..Prizes::default() }.among();
        assert_eq!(among(Whom::Group, "b"), Some(Among::Group(Group(2))));
        assert_eq!(among(Whom::Rated, "1400"), Some(Among::RatedBelow(1400)));
        assert_eq!((among(Whom::Club, " "), among(Whom::Rated, "x")), (None, None));
    }
}
