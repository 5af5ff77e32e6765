//! The tables of a tournament in words, for the terminal, for paper and for the page of an event alike.

use std::collections::BTreeMap;

use super::{Words, message};
use crate::club::{PlayerId, Profile, Seat, Seats, Series};
use crate::exchange::paper::{Cell, Column, Table};
use crate::tournament::{
    Among, AsOf, By, Cell as CrossCell, Criterion, Figure, Group, Line, Out, Pairing, Placed, PrizeFund, Results,
    Round, RoundNumber, Sharing, Stage, Table as Ranked, Term, TermWhy, Terms, Tournament, group_tables,
};

/// A tournament, and what its players are called.
#[derive(Clone, Copy)]
pub struct Event<'e> {
    /// The tournament.
    pub tournament: &'e Tournament,
    /// Its series.
    pub results: &'e Results,
    /// The profiles of those who entered.
    pub profiles: &'e BTreeMap<PlayerId, Profile>,
    /// What a player is called.
    pub name: &'e dyn Fn(PlayerId) -> String,
}

/// How a table of a round says who has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winner {
    /// By the name too, in a column of its own.
    Named,
    /// By the letters of the name alone; only what is odd is said.
    Marked,
}

impl Event<'_> {
    /// What a player is called.
    pub fn label(&self, player: PlayerId) -> String {
        (self.name)(player)
    }

    pub(super) fn labels(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats::from_fn(|seat| self.label(players[seat]))
    }

    /// The tables of a stage, one for each group.
    pub fn tables(&self, stage: &Stage, as_of: AsOf) -> Vec<(Option<Group>, Ranked)> {
        group_tables(self.tournament, stage, self.results, as_of)
    }

    /// What a figure of a player comes from; of direct encounters, the last ones that were looked at.
    pub fn terms(&self, stage: &Stage, table: &Ranked, player: PlayerId, by: By) -> Option<Terms> {
        match by {
            By::Criterion(Criterion::DirectEncounter { .. }) => {
                table.encounters(self.tournament, stage, player).into_iter().next_back().map(|met| met.terms)
            }
            by => Some(table.terms(self.tournament, player, by)),
        }
    }

    /// Whether a round has a result.
    pub fn has_results(&self, round: &Round) -> bool {
        let begun = |pairing: &Pairing| pairing.all_series().any(|&series| self.results.has_begun(series));
        round.pairings().any(|pairing| pairing.no_show || begun(pairing))
    }
}

/// What stands for a rank or a figure that there is not.
const NONE: &str = "–";

/// A place, or a dash.
pub fn place_or_dash(place: Option<Placed>) -> String {
    place.map_or_else(|| NONE.to_owned(), |place| place.to_string())
}

impl Words {
    /// The standings, with every figure.
    pub fn ranked_table(&self, event: &Event<'_>, table: &Ranked) -> Table {
        let shown = table.shown();
        let mut columns =
            vec![Column::number(message!(self, "column-rank")), Column::text(message!(self, "column-player"))];
        columns.extend(shown.iter().map(|&(_, by)| Column::number(self.ranked_by(by))));
        columns.push(Column::short(message!(self, "column-remark")));
        let row = |line: &Line| {
            let mut cells = vec![place_or_dash(line.place()), event.label(line.player)];
            let figure = |index: usize| line.figures.get(index).copied().flatten();
            cells.extend(shown.iter().map(|&(index, by)| self.figure_or_dash(by, figure(index))));
            cells.push(if line.withdrawn { message!(self, "tournament-has-withdrawn") } else { String::new() });
            cells
        };
        Table::of_texts(columns, table.lines.iter().map(row).collect())
    }

    /// How unplayed rounds are taken, below tables with figures that look at opponents.
    pub fn unplayed_note(&self, event: &Event<'_>, tables: &[(Option<Group>, Ranked)]) -> Option<String> {
        let by_opponents = |by: &By| matches!(by, By::Criterion(criterion) if criterion.looks_at_opponents());
        let has_some = tables.iter().any(|(_, table)| table.by.iter().any(by_opponents));
        has_some.then(|| self.unplayed_rounds(event.tournament.settings().unplayed))
    }

    /// The crosstable.
    pub fn cross_table(&self, event: &Event<'_>, table: &Ranked) -> Table {
        let rows = table.crosstable();
        let rounds = rows.first().map_or(&[][..], |row| row.cells.as_slice());
        let mut columns = vec![
            Column::number("#"),
            Column::text(message!(self, "column-player")),
            Column::number(message!(self, "column-rank")),
        ];
        columns.extend(rounds.iter().map(|cell| Column::short(cell.round.to_string())));
        let cells = rows.iter().map(|row| {
            let mut cells = vec![row.row.to_string(), event.label(row.player), place_or_dash(row.place)];
            cells.extend(row.cells.iter().map(CrossCell::mark));
            cells
        });
        let cells = cells.collect();
        Table { lead: 3, ..Table::of_texts(columns, cells) }
    }

    /// A round by tables.
    pub fn round_table(&self, event: &Event<'_>, round: &Round, winner: Winner) -> Table {
        let columns = vec![
            Column::number(message!(self, "column-table")),
            Column::text(message!(self, "column-animals-first")),
            Column::number(message!(self, "column-points")),
            Column::text(message!(self, "column-player")),
            Column::number(message!(self, "column-points")),
            Column::short(match winner {
                Winner::Named => message!(self, "column-result"),
                Winner::Marked => message!(self, "column-remark"),
            }),
        ];
        let row = |pairing: &Pairing| {
            let names = event.labels(pairing.players);
            let outcome = self.pairing_result(pairing, event.results, event.name);
            let won = pairing.last_begun(event.results).and_then(Series::winner);
            let name = |seat: Seat| match won == Some(pairing.players[seat]) {
                true => Cell::Strong(names[seat].clone()),
                false => Cell::Text(names[seat].clone()),
            };
            let points = |seat: Seat| Cell::Text(self.pairing_figures(event.results, pairing, pairing.players[seat]));
            let is_said = winner == Winner::Named || won.is_none_or(|won| event.label(won) != outcome);
            vec![
                Cell::Text(pairing.table.to_string()),
                name(Seat::First),
                points(Seat::First),
                name(Seat::Second),
                points(Seat::Second),
                Cell::Text(if is_said { outcome.clone() } else { String::new() }),
            ]
        };
        Table::new(columns, round.pairings().map(row).collect())
    }

    /// Who does not play in a round, and why.
    pub fn round_outs(&self, event: &Event<'_>, round: RoundNumber) -> Vec<String> {
        let one = |(player, out): (PlayerId, Out)| {
            message!(self, "tournament-proposed-out", player = event.label(player), out = self.out(out))
        };
        event.tournament.outs(round).map(one).collect()
    }

    /// A round by names, for whoever looks for a table.
    pub fn round_by_name(&self, event: &Event<'_>, round: &Round) -> Table {
        let seated = round.pairings().flat_map(|pairing| {
            Seat::BOTH.map(|seat| {
                let opponent = event.label(pairing.players[seat.opponent()]);
                vec![event.label(pairing.players[seat]), pairing.table.to_string(), opponent]
            })
        });
        let outs = event.tournament.outs(round.number);
        let outs = outs.map(|(player, out)| vec![event.label(player), String::new(), self.out(out)]);
        let mut rows: Vec<_> = seated.chain(outs).collect();
        let order = self.name_order();
        rows.sort_by(|one, other| order.compare(&one[0], &other[0]));
        let columns = vec![
            Column::text(message!(self, "column-player")),
            Column::number(message!(self, "column-table")),
            Column::text(message!(self, "column-opponent")),
        ];
        Table::of_texts(columns, rows)
    }

    /// A prize, which is counted in hundredths.
    pub fn prize(&self, hundredths: u64) -> String {
        self.decimal(hundredths as f64 / 100.0, if hundredths.is_multiple_of(100) { 0 } else { 2 })
    }

    /// What can be won, in one line.
    pub fn prize_fund(&self, fund: &PrizeFund) -> String {
        let amounts = fund.prizes.amounts.iter().map(|&one| self.prize(one)).collect::<Vec<_>>().join(" – ");
        let among = match &fund.among {
            Among::All => message!(self, "prizes-among-all"),
            Among::Group(group) => message!(self, "prizes-among-group", group = group.to_string()),
            Among::Club(name) => message!(self, "prizes-among-club", club = name.as_str()),
            Among::RatedBelow(rating) => message!(self, "prizes-among-rated", rating = rating.to_string()),
        };
        let shared = self.sharing(fund.prizes.shared);
        let name = fund.name.as_str();
        message!(self, "tournament-prizes", prizes = name, amounts = amounts, among = among, shared = shared)
    }

    /// What those get who share a place.
    pub fn sharing(&self, shared: Sharing) -> String {
        match shared {
            Sharing::Split => message!(self, "prizes-split"),
            Sharing::Each => message!(self, "prizes-each"),
        }
    }

    /// Why one player stands above another in a table: a sentence, and the terms of both figures that parted them.
    pub fn why_above(
        &self,
        event: &Event<'_>,
        stage: &Stage,
        table: &Ranked,
        above: PlayerId,
        below: PlayerId,
    ) -> Vec<String> {
        let mut lines = vec![self.stands_above(event, table, above, below)];
        let Some(parted) = table.parted(above, below).filter(|parted| parted.by != By::Bracket) else { return lines };
        for player in [above, below] {
            let terms = event.terms(stage, table, player, parted.by);
            lines.extend(terms.map(|terms| self.terms_line(event, player, parted.by, &terms)));
        }
        lines
    }

    /// The same in one sentence.
    pub fn stands_above(&self, event: &Event<'_>, table: &Ranked, above: PlayerId, below: PlayerId) -> String {
        let (first, second) = (event.label(above), event.label(below));
        let Some(parted) = table.parted(above, below) else {
            return message!(self, "tournament-share-place", first = first, second = second);
        };
        if parted.by == By::Bracket {
            return message!(self, "tournament-above-bracket", first = first, second = second);
        }
        let of = |figure: Option<_>| self.figure_or_dash(parted.by, figure);
        let (more, less, by) = (of(parted.above), of(parted.below), self.ranked_by(parted.by));
        message!(self, "tournament-above", first = first, second = second, by = by, more = more, less = less)
    }

    /// A figure of standings, or a dash.
    pub fn figure_or_dash(&self, by: By, figure: Option<Figure>) -> String {
        figure.map_or_else(|| NONE.to_owned(), |figure| self.ranking_figure(by, figure))
    }

    /// Whom a term is about, or what the round was.
    pub fn term_of(&self, event: &Event<'_>, term: &Term) -> String {
        match (term.opponent, term.status) {
            (Some(opponent), _) => event.label(opponent),
            (None, Some(status)) => self.round_status(status),
            (None, None) => String::new(),
        }
    }

    /// What a term was before it was adjusted, and by how much.
    pub fn term_adjusted(&self, by: By, term: &Term) -> (String, String) {
        // Scores by which opponents are looked at are match points, whatever they are added up to.
        let of = match term.why {
            TermWhy::OpponentBy(_) | TermWhy::OwnScoreBy(_) => By::Criterion(Criterion::MatchPoints),
            _ => by,
        };
        (self.figure_amount(of, term.base), self.figure_amount(of, term.adjustment))
    }

    /// A term of a figure: the round, whom it is about, what it adds, and why where that is not plain.
    fn term(&self, event: &Event<'_>, by: By, term: &Term) -> String {
        let what = self.term_of(event, term);
        let amount = |value: i64| self.figure_amount(by, value);
        let (value, (base, change)) = (amount(term.value), self.term_adjusted(by, term));
        let Some(round) = term.round.map(|round| round.0) else { return value };
        match term.why {
            TermWhy::Median { game } => {
                let median = amount(-term.adjustment);
                message!(
                    self,
                    "tournament-term-median",
                    round = round,
                    game = game,
                    what = what,
                    margin = base,
                    median = median,
                    value = value
                )
            }
            TermWhy::EveryTable { game, others } => message!(
                self,
                "tournament-term-tables",
                round = round,
                game = game,
                what = what,
                margin = base,
                others = others,
                value = value
            ),
            TermWhy::LowestLeftOut | TermWhy::HighestLeftOut => {
                message!(
                    self,
                    "tournament-term-left-out",
                    round = round,
                    what = what,
                    value = amount(term.base + term.adjustment)
                )
            }
            _ if term.adjustment != 0 => message!(
                self,
                "tournament-term-adjusted",
                round = round,
                what = what,
                value = value,
                base = base,
                change = change
            ),
            _ => message!(self, "tournament-term", round = round, what = what, value = value),
        }
    }

    /// What the terms of a figure add up to.
    pub fn sum_of_terms(&self, by: By, terms: &Terms) -> String {
        terms.sum().map_or_else(|| NONE.to_owned(), |sum| self.figure_amount(by, sum))
    }

    /// The terms of a figure, which add up to it.
    fn terms_line(&self, event: &Event<'_>, player: PlayerId, by: By, terms: &Terms) -> String {
        let list: Vec<_> = terms.terms.iter().map(|one| self.term(event, by, one)).collect();
        let sum = self.sum_of_terms(by, terms);
        message!(
            self,
            "tournament-terms",
            player = event.label(player),
            list = list.join(&message!(self, "tournament-terms-between")),
            sum = sum
        )
    }
}
