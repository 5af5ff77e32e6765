//! The crosstable of a table: what every round was for every player, by the places of the table that it stands in.

use super::ids::{Rank, RoundNumber};
use super::scores::{RoundScore, Status};
use super::standings::{Placed, Table};
use crate::club::{MatchResult, PlayerId};

/// A row of a crosstable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossRow {
    /// Where the player stands in the table, from 1: nobody shares it, so that it names the row.
    pub row: usize,
    /// The place; equal players share it.
    pub rank: Option<Rank>,
    /// The place as tables show it.
    pub place: Option<Placed>,
    /// Who.
    pub player: PlayerId,
    /// What each round was.
    pub cells: Vec<Cell>,
}

/// What a round was for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The round.
    pub round: RoundNumber,
    /// The row of the opponent.
    pub against: Option<usize>,
    /// What it gave; `None` where the player was out of the bracket.
    pub score: Option<RoundScore>,
}

impl Cell {
    /// What stands in the cell: the row of the opponent with the result, or the letter of what the round was.
    pub fn mark(&self) -> String {
        let Some(score) = self.score else { return String::new() };
        let against = self.against.map_or_else(String::new, |row| row.to_string());
        let result = match score.result {
            Some(MatchResult::Win) => "+",
            Some(MatchResult::Draw) => "=",
            Some(MatchResult::Loss) => "-",
            None => "",
        };
        match score.status.letter() {
            None => format!("{against}{result}"),
            Some(letter) if score.status == Status::Walkover => format!("{against}{result}{letter}"),
            Some(letter) => format!("{against}{letter}"),
        }
    }
}

impl Status {
    /// The letter in a crosstable; `None` for what the result says by itself. No two mean different things.
    pub const fn letter(self) -> Option<char> {
        Some(match self {
            Status::Played => return None,
            Status::Walkover | Status::WonByWithdrawal => 'f',
            Status::NoShow => 'n',
            Status::Missing => '?',
            Status::Open => '*',
            Status::NoResult | Status::Annulled => 'x',
            Status::Bye => 'b',
            Status::RequestedBye => 'r',
            Status::Absent => 'a',
            Status::Late => 'l',
            Status::Withdrawn => 'w',
            Status::Rest => 'p',
            Status::Through => 't',
        })
    }
}

impl Table {
    /// The crosstable, in the order of the table.
    pub fn crosstable(&self) -> Vec<CrossRow> {
        let mut rounds: Vec<_> =
            self.lines.iter().flat_map(|line| self.scores.rounds(line.player)).map(|score| score.round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let mut rows: Vec<_> = self.lines.iter().zip(1..).map(|(line, row)| (line.player, row)).collect();
        rows.sort_unstable();
        let row_of = |player: PlayerId| {
            let place = rows.binary_search_by_key(&player, |&(player, _)| player).ok()?;
            Some(rows[place].1)
        };
        let cells = |player: PlayerId| {
            let scores = self.scores.rounds(player);
            let cell = |&round| {
                let score = scores.iter().find(|score| score.round == round).copied();
                Cell { round, against: score.and_then(|score| row_of(score.opponent?)), score }
            };
            rounds.iter().map(cell).collect()
        };
        let row = |(line, row): (&super::standings::Line, usize)| CrossRow {
            row,
            rank: line.rank,
            place: line.place(),
            player: line.player,
            cells: cells(line.player),
        };
        self.lines.iter().zip(1..).map(row).collect()
    }
}
