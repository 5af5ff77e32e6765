//! What is filled in by hand: slips for results, and sheets to count tiles.

use super::{Printing, Printout};
use crate::club::{Length, Seat, Seats};
use crate::exchange::paper::{Block, Cards, Cell, Column, Content, Part, Table};
use crate::rules::{Kind, Pile, Side, Sides};
use crate::tournament::{Pairing, Round};
use crate::words::{Event, Words, message};

/// How many slips stand on a page, where names are not very long.
const SLIPS: usize = 4;

impl Words {
    /// A slip for each table of a round.
    pub(super) fn slips(&self, event: &Event<'_>, printing: &Printing) -> Part {
        let Some(round) = event.round(printing) else { return self.no_round(event, Printout::Slips) };
        let length = event.tournament.settings().length;
        let slip = |pairing: &Pairing| {
            let names = Seats::from_fn(|seat| event.label(pairing.players[seat]));
            let table = message!(self, "event-table", table = pairing.table.0);
            let mut blocks = vec![Block::Head { left: table, right: self.of_round(event, round) }];
            blocks.push(Block::Table(self.results_form(&names, length)));
            blocks.push(Block::Sign(vec![names.first, names.second, message!(self, "column-remark")]));
            blocks
        };
        let cards = Cards { across: 1, down: SLIPS, is_collated: true, cards: round.pairings().map(slip).collect() };
        let of = self.of_round(event, round);
        Part { title: self.printout(Printout::Slips), of, content: Content::Cards(cards) }
    }

    /// Room for the results of a series, the sides of each game printed.
    fn results_form(&self, names: &Seats<String>, length: Length) -> Table {
        let column = |side: Side| {
            let points = message!(self, "column-points");
            let exited = message!(self, "column-exited");
            [Column::text(self.side_title(side)), Column::short(points), Column::short(exited)]
        };
        let mut columns = vec![Column::short(message!(self, "column-game"))];
        columns.extend(Side::BOTH.into_iter().flat_map(column));
        let row = |game: usize| {
            let players = sides(game);
            let cells = |side: Side| [Cell::Text(names[players[side]].clone()), Cell::blank(14), Cell::blank(11)];
            let mut row = vec![Cell::Strong((game + 1).to_string())];
            row.extend(Side::BOTH.into_iter().flat_map(cells));
            row
        };
        Table::ruled(columns, (0..length.games()).map(row).collect(), 9.0)
    }

    /// A side as the title of a column.
    fn side_title(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "play-column-animals"),
            Side::Humans => message!(self, "play-column-humans"),
        }
    }

    /// A sheet for each table of a round.
    pub(super) fn score_sheets(&self, event: &Event<'_>, printing: &Printing) -> Vec<Part> {
        let Some(round) = event.round(printing) else { return vec![self.no_round(event, Printout::ScoreSheets)] };
        if round.pairings().len() == 0 {
            return vec![self.no_round(event, Printout::ScoreSheets)];
        }
        round.pairings().map(|pairing| self.sheet_of(event, round, pairing)).collect()
    }

    fn sheet_of(&self, event: &Event<'_>, round: &Round, pairing: &Pairing) -> Part {
        let names = Seats::from_fn(|seat| event.label(pairing.players[seat]));
        let table = message!(self, "event-table", table = pairing.table.0);
        let of = format!("{} · {table}", self.of_round(event, round));
        self.score_sheet(of, &names, event.tournament.settings().length)
    }

    /// A sheet to count the tiles of a series; with empty names, those are filled in too.
    pub fn score_sheet(&self, of: String, names: &Seats<String>, length: Length) -> Part {
        let mut blocks = Vec::new();
        for game in 0..length.games() {
            let number = game + 1;
            blocks.push(Block::Heading(message!(self, "game-number", game = number)));
            blocks.push(Block::Table(self.tiles_form(names, sides(game))));
        }
        let sign = |name: &String| {
            if name.is_empty() { message!(self, "paper-signature") } else { name.clone() }
        };
        blocks.push(Block::Sign(vec![sign(&names.first), sign(&names.second), message!(self, "column-remark")]));
        Part { title: message!(self, "paper-score-sheet"), of, content: Content::Blocks(blocks) }
    }

    /// Room to count the tiles of a game.
    fn tiles_form(&self, names: &Seats<String>, players: Sides<Seat>) -> Table {
        let side = |side: Side| {
            let name = &names[players[side]];
            let name = if name.is_empty() { ".".repeat(24) } else { name.clone() };
            let title = format!("{}\n{name}", self.side_title(side));
            [Column::text(title), Column::short(message!(self, "column-points"))]
        };
        let mut columns =
            vec![Column::short(message!(self, "paper-tile")), Column::number(message!(self, "paper-each"))];
        columns.extend(Side::BOTH.into_iter().flat_map(side));
        let pile = |side: Side, kind: Kind| match Pile::of(side, kind) {
            Some(Pile::Captured) => [Cell::Blank(20, message!(self, "paper-captured")), Cell::blank(14)],
            Some(Pile::Exited) => [Cell::Blank(20, message!(self, "paper-exited")), Cell::blank(14)],
            None => [Cell::text("–"), Cell::text("–")],
        };
        let row = |kind: Kind| {
            let mut row = vec![Cell::Text(self.kind(kind)), Cell::Text(kind.points().0.to_string())];
            row.extend(Side::BOTH.into_iter().flat_map(|side| pile(side, kind)));
            row
        };
        let mut rows: Vec<_> = Kind::ALL.into_iter().map(row).collect();
        let total = [Cell::Blank(20, message!(self, "paper-exited-in-all")), Cell::blank(14)];
        let mut last = vec![Cell::Strong(message!(self, "column-total")), Cell::text("")];
        last.extend(total.clone());
        last.extend(total);
        rows.push(last);
        Table::ruled(columns, rows, 8.0)
    }
}

/// Who has which side in a game, from 0: who sits first opens as the animals, and sides are swapped from game to game.
fn sides(game: usize) -> Sides<Seat> {
    let animals = if game.is_multiple_of(2) { Seat::First } else { Seat::Second };
    Sides { animals, humans: animals.opponent() }
}
