//! The form of a new series as it is shown.

use iced::widget::{Column, checkbox, column, container, row, svg, text};
use iced::{Alignment, Element, Length as Width, Theme};

use super::lot::Lot;
use super::{DATE, DRAW, FIRST, LENGTHS, Message, NewSeries, SECOND, START};
use crate::app::board::{back, picture};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_check::Checked;
use crate::app::screen::paper_view::Shown;
use crate::app::screen::parts::{
    body, card, cell, choice, field, head, narrow_page_with_foot, no_date, part, plain, primary, small, strong,
    wrong_note,
};
use crate::app::screen::pick::Pick;
use crate::app::screen::series_draft::Opener;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Beside, Kind as Looks, Press};
use crate::club::{GameRecord, SameSides, Seat, Seats, Series};
use crate::rules::{Direction, Side, Tile};
use crate::words::message;

/// How wide the card of a player is at least beside the other.
const CARD: f32 = 230.0;

impl NewSeries {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = &self.typed;
        let first = typed.first.view(FIRST, message!(words, "app-first-player"), cx).map(Message::First);
        let second = typed.second.view(SECOND, message!(words, "app-second-player"), cx).map(Message::Second);
        let is_same = typed.first.player(cx).is_some() && typed.first.player(cx) == typed.second.player(cx);
        let is_same = is_same.then(|| small(message!(words, "store-same-player")).style(theme::wrong));
        let players = column![row![first, second].spacing(gap::LARGE)].push(is_same).spacing(gap::SMALL);
        let ways = row![
            choice(message!(words, "app-on-screen"), !typed.on_paper, Message::OnPaper(false)),
            choice(message!(words, "app-on-paper"), typed.on_paper, Message::OnPaper(true)),
        ];
        let below = if typed.on_paper { self.paper(cx) } else { self.screen(cx) };
        let failures = [&self.failure, &self.unkept].into_iter().flatten();
        let failures: Vec<_> = failures.map(|failure| wrong_note(cx.failure(failure)).into()).collect();
        let content =
            column![card(column![players, ways.spacing(gap::SMALL)].spacing(gap::MEDIUM)).width(Width::Fill), below,]
                .push((!failures.is_empty()).then(|| Column::with_children(failures).spacing(gap::SMALL)))
                .push(self.settings(cx));
        let clear = plain(message!(words, "app-clear"), (!typed.is_empty()).then_some(Message::ClearAsked));
        let title = match self.table {
            Some(table) => {
                let names = self.names(cx);
                message!(words, "app-table-series", table = table, first = names.first, second = names.second)
            }
            None if typed.on_paper => message!(words, "app-paper-result"),
            None => message!(words, "app-new-series"),
        };
        let foot = typed.on_paper.then(|| self.end(cx));
        // What is typed from a score sheet is there again when somebody comes back.
        let cancel = if typed.on_paper && !typed.is_empty() {
            message!(words, "app-leave-and-keep")
        } else {
            message!(words, "app-cancel")
        };
        let cancel = plain(cancel, Some(Message::Cancelled));
        narrow_page_with_foot(head(title, row![clear, cancel]), content.spacing(gap::MEDIUM), foot)
    }

    fn settings<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = &self.typed;
        let rules = row![
            choice(message!(words, "app-rules-classic"), !typed.boxed, Message::Boxed(false)),
            choice(message!(words, "app-rules-boxed"), typed.boxed, Message::Boxed(true)),
        ];
        let lengths = LENGTHS.map(|length| {
            let name = message!(words, "app-length", games = length);
            choice(name, length == typed.length, Message::Long(length)).into()
        });
        let lengths = iced::widget::Row::with_children(lengths);
        let is_date = self.date(cx).is_some();
        let fault = (!is_date).then(|| no_date(cx));
        let shown = if typed.date.is_empty() { words.typed_date(cx.today()) } else { typed.date.clone() };
        let date = field(DATE, message!(words, "app-date"), &shown, fault, Message::Dated, Some(Message::DateEntered));
        // A deal that a player knows makes the games practice: that is not to be chosen then.
        let is_free = typed.on_paper || !self.terms.makes_practice();
        let practice = if typed.on_paper {
            message!(words, "app-practice-on-paper")
        } else {
            message!(words, "app-practice-more")
        };
        let practice = checkbox(self.is_practice())
            .label(practice)
            .on_toggle_maybe(is_free.then_some(Message::Practice))
            .style(theme::check);
        let on_screen = (!typed.on_paper).then(|| column![self.deals(cx), self.clock(cx)].spacing(gap::MEDIUM));
        let labelled = |name: String, content: iced::widget::Row<'a, Message>| {
            column![small(name), content.spacing(gap::SMALL).wrap()].spacing(gap::TINY)
        };
        let content = column![
            row![labelled(message!(words, "app-length-of"), lengths), container(date).width(210)]
                .spacing(gap::LARGE)
                .wrap(),
            labelled(message!(words, "app-rules"), rules),
        ]
        .push(on_screen)
        .push(practice);
        let title = if typed.on_paper {
            message!(words, "app-more-settings")
        } else {
            message!(words, "app-more-settings-screen")
        };
        part(title, content.spacing(gap::MEDIUM)).into()
    }

    /// Who opens, and the start of the first game.
    fn screen<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = self.names(cx);
        let opener = self.typed.opener;
        let passing = self.lot.and_then(Lot::now);
        let cards = Seat::BOTH.map(|seat| self.card(seat, &names, passing, cx));
        let cards = Beside::even(cards, gap::MEDIUM).or_below(CARD);
        let said = match opener.seat().filter(|_| passing.is_none()) {
            None => small(message!(words, "app-or-choose")),
            Some(seat) => {
                let name = names[seat].as_str();
                let sentence = match opener {
                    Opener::Drawn(_) => message!(words, "app-lot-fell", name = name),
                    _ => message!(words, "app-opens", name = name),
                };
                text(sentence)
                    .font(font::DISPLAY)
                    .size(size::HEADING)
                    .line_height(size::lines(size::HEADING))
                    .style(theme::animals)
            }
        };
        let draw = plain(message!(words, "app-draw-lot"), Some(Message::DrawAsked)).id(DRAW);
        let way = row![draw, said].spacing(gap::MEDIUM).align_y(Alignment::Center);
        let players = self.players(cx).is_some();
        let can = cx.club.can_be_changed() && players && self.date(cx).is_some();
        let can = can && self.can_start();
        let start = primary(message!(words, "app-start-game"), can.then_some(Message::StartAsked)).id(START);
        let lacks = self.lacks(cx).map(small);
        let start = row![start].push(lacks).spacing(gap::MEDIUM).align_y(Alignment::Center);
        let content = column![cards, way, start];
        part(message!(words, "app-who-opens"), content.spacing(gap::MEDIUM)).into()
    }

    /// What is still missing before the first game can start.
    fn lacks(&self, cx: &Cx<'_>) -> Option<String> {
        let words = cx.words;
        let length = usize::from(self.typed.length);
        if let Some(sentence) = self.lacks_players(cx) {
            Some(sentence)
        } else if self.typed.opener.seat().is_none() {
            Some(message!(words, "app-lacks-opener"))
        } else if self.terms.deals(length).is_none() {
            Some(message!(words, "app-lacks-deal"))
        } else if self.terms.control().is_none() {
            Some(message!(words, "app-lacks-clock"))
        } else {
            None
        }
    }

    /// Who is still missing.
    pub(super) fn lacks_players(&self, cx: &Cx<'_>) -> Option<String> {
        let words = cx.words;
        let named = [&self.typed.first, &self.typed.second].into_iter().filter(|pick| pick.player(cx).is_some());
        let missing: usize = 2_usize.saturating_sub(named.count());
        if missing > 0 {
            Some(message!(words, "app-lacks-players", count = missing))
        } else {
            self.players(cx).is_none().then(|| message!(words, "app-lacks-another"))
        }
    }

    /// A player with a tile that turns up as the fox or a hunter once it is clear who opens.
    fn card<'a>(
        &'a self,
        seat: Seat,
        names: &Seats<String>,
        passing: Option<Seat>,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let words = cx.words;
        let opener = self.typed.opener.seat().filter(|_| passing.is_none());
        let is_marked = passing.or(opener) == Some(seat);
        let (picture, side) = match opener {
            Some(opener) if opener == seat => (picture(Tile::Fox), Some(Side::Animals)),
            Some(_) => (picture(Tile::Hunter(Direction::West)), Some(Side::Humans)),
            None => (back(), None),
        };
        let under = match (side, passing) {
            (Some(side), _) => words.side(side),
            (None, None) => message!(words, "app-choose-opener"),
            (None, Some(_)) => String::new(),
        };
        let style: fn(&Theme) -> text::Style = match side {
            Some(Side::Animals) => theme::animals,
            Some(Side::Humans) => theme::humans,
            None => theme::faint,
        };
        let name = cell(names[seat].clone()).font(font::STRONG).size(size::HEADING);
        let said = column![name, body(under).style(style)].spacing(gap::TINY);
        let content = row![svg(picture).width(72).height(72), said].spacing(gap::MEDIUM).align_y(Alignment::Center);
        Press::new(Looks::Choice(is_marked), content)
            .on_press(Message::Opens(seat))
            .width(Width::Fill)
            .padding(10)
            .into()
    }

    pub(super) fn names(&self, cx: &Cx<'_>) -> Seats<String> {
        let name = |pick: &Pick, nobody: String| pick.label(cx).unwrap_or(nobody);
        Seats {
            first: name(&self.typed.first, message!(cx.words, "app-first-player")),
            second: name(&self.typed.second, message!(cx.words, "app-second-player")),
        }
    }

    /// The forms of all games.
    fn paper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = self.names(cx);
        let games = self.games().iter().enumerate().map(|(place, draft)| {
            let checked = self.check(place, cx);
            let consequence = match &checked {
                Checked::Good(game) => words.consequence(place + 1, &game.fact(), &names),
                _ => None,
            };
            let number = place + 1;
            let rules = self.typed.rules();
            let shown = Shown { words, draft, checked, names: names.clone(), number, rules, consequence };
            shown.view().map(move |message| Message::Game(place, message))
        });
        let same_sides = (self.has_same_sides() || self.typed.same_sides).then(|| {
            checkbox(self.typed.same_sides)
                .label(message!(words, "app-same-sides"))
                .on_toggle(Message::SameSides)
                .style(theme::check)
        });
        Column::with_children(games).push(same_sides).spacing(gap::MEDIUM).into()
    }

    pub(super) fn has_same_sides(&self) -> bool {
        self.games().windows(2).any(|pair| pair[0].second_is_animals == pair[1].second_is_animals)
    }

    /// The end of the forms: always in sight.
    fn end<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = self.names(cx);
        let games_typed = self.typed_games(cx);
        let sentence = games_typed.clone().and_then(|games| self.outcome(games, &names, cx));
        let count = games_typed.as_ref().map_or(0, Vec::len);
        let name = if count > 0 && count < self.games().len() {
            message!(words, "app-record-some", games = count)
        } else {
            message!(words, "app-record-series")
        };
        let lack = self.obstacle(cx);
        let can = cx.club.can_be_changed() && games_typed.is_some() && lack.is_none();
        let lack = lack.map(|lack| small(lack.sentence));
        let end = row![
            primary(name, can.then_some(Message::RecordAsked)),
            column![].push(sentence.map(strong)).push(lack).spacing(gap::TINY).width(Width::Fill)
        ];
        end.spacing(gap::MEDIUM).align_y(Alignment::Center).into()
    }

    /// What the typed games come to.
    fn outcome(&self, games: Vec<GameRecord>, names: &Seats<String>, cx: &Cx<'_>) -> Option<String> {
        let record = self.record_of(games, cx)?;
        let series = Series::new(record.id, record.players, record.date, record.length).ok()?;
        let facts = record.games.iter().map(GameRecord::fact).collect();
        let series = series.with_games(facts, SameSides::Allowed).ok()?;
        let result = series.result();
        let points = format!("{} – {}", result.points.first, result.points.second);
        Some(format!("{points}. {}", cx.words.series_outcome(&series, names)))
    }
}
