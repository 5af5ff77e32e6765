//! Lists about a tournament: who is here, rounds, prizes, and how ties were broken.

use super::{Printing, Printout};
use crate::club::{PlayerId, Seat, Seats};
use crate::exchange::paper::{Block, Cards, Cell, Column, Content, Part, Table};
use crate::tournament::{
    By, Entry, Line, Round, RoundState, Scope, Stage, State, Table as Ranked, TableNumber, Won, planned_rounds,
    standings, won,
};
use crate::words::tournament_tables::place_or_dash;
use crate::words::{Event, Words, capitalised, message};

/// How many places a list of prizes has where nothing is said of them.
const PLACES: usize = 3;

impl Event<'_> {
    /// The table of a stage, of all its groups together.
    fn ranked_as_one(&self, stage: &Stage, printing: &Printing) -> Ranked {
        standings(self.tournament, stage, self.results, printing.as_of, Scope::Stage)
    }
}

impl Words {
    /// Those who entered, in the order of their names.
    fn entered<'e>(&self, event: &Event<'e>) -> Vec<(&'e Entry, String)> {
        let named = event.tournament.entries().values().map(|entry| (entry, event.label(entry.player)));
        let mut entered: Vec<_> = named.collect();
        let order = self.name_order();
        entered.sort_by(|one, other| order.compare(&one.1, &other.1));
        entered
    }

    fn group_of(event: &Event<'_>, player: PlayerId) -> String {
        let group = event.profiles.get(&player).and_then(|profile| profile.group.as_ref());
        group.map(ToString::to_string).unwrap_or_default()
    }

    /// Who is here, to tick.
    pub(super) fn check_in(&self, event: &Event<'_>) -> Part {
        let row = |(entry, name): (&Entry, String)| {
            let late = (entry.from.0 > 1).then(|| message!(self, "tournament-late", round = entry.from.0));
            let gone = entry.withdrawn().map(|round| message!(self, "tournament-withdrawn", round = round.0));
            let fixed = entry.table.map(|table| message!(self, "tournament-fixed-table", table = table.0));
            vec![
                Cell::Tick,
                Cell::Text(entry.seed.map(|seed| seed.to_string()).unwrap_or_default()),
                Cell::Text(name),
                Cell::Text(Words::group_of(event, entry.player)),
                Cell::Text([late, gone, fixed].into_iter().flatten().collect::<Vec<_>>().join(", ")),
            ]
        };
        let columns = vec![
            Column::sign(message!(self, "paper-here")),
            Column::number(message!(self, "column-seed")),
            Column::text(message!(self, "column-player")),
            Column::text(message!(self, "column-group")),
            Column::text(message!(self, "column-remark")),
        ];
        let rows: Vec<_> = self.entered(event).into_iter().map(row).collect();
        if rows.is_empty() {
            return self.part(event, Printout::CheckIn, vec![Block::Text(message!(self, "paper-nobody"))]);
        }
        let table = Table { row_height: 6.5, ..Table::new(columns, rows) };
        self.part(event, Printout::CheckIn, vec![Block::Table(table)])
    }

    /// A card for each player.
    pub(super) fn name_cards(&self, event: &Event<'_>) -> Part {
        let entered = self.entered(event);
        if entered.is_empty() {
            return self.part(event, Printout::NameCards, vec![Block::Text(message!(self, "paper-nobody"))]);
        }
        let card = |(entry, name): (&Entry, String)| {
            let number = entry.seed.map(|seed| message!(self, "paper-number", number = seed.0)).unwrap_or_default();
            let mut blocks = vec![Block::Head { left: String::new(), right: format!("{}\n{number}", event.title()) }];
            blocks.push(Block::Display(name, 24.0));
            let group = Words::group_of(event, entry.player);
            blocks.extend((!group.is_empty()).then_some(Block::Text(group)));
            blocks
        };
        let cards = entered.into_iter().map(card).collect();
        let content = Content::Cards(Cards { across: 2, down: 5, is_collated: false, cards });
        Part { title: self.printout(Printout::NameCards), of: self.dated(event), content }
    }

    /// The rounds, and who meets whom where a schedule says so.
    pub(super) fn schedule(&self, event: &Event<'_>) -> Part {
        let mut blocks = Vec::new();
        let has_several = event.tournament.stages().len() > 1;
        for stage in event.tournament.stages().values() {
            let format = self.format(stage.format);
            blocks.push(Block::Heading(match has_several {
                true => message!(self, "event-stage-format", stage = stage.number.0, format = format),
                false => capitalised(&format),
            }));
            blocks.push(Block::Table(self.rounds_of(event, stage)));
            blocks.extend(self.meetings_of(event, stage));
        }
        self.part(event, Printout::Schedule, blocks)
    }

    fn round_state(&self, state: Option<RoundState>) -> String {
        match state {
            None => message!(self, "paper-round-to-come"),
            Some(RoundState::Paired) => message!(self, "paper-round-paired"),
            Some(RoundState::Released) => message!(self, "paper-round-under-way"),
            Some(RoundState::Closed) => message!(self, "paper-round-over"),
        }
    }

    /// The rounds of a stage, played or to come.
    fn rounds_of(&self, event: &Event<'_>, stage: &Stage) -> Table {
        let paired: Vec<&Round> = event.tournament.rounds_of(stage.number).collect();
        let planned = planned_rounds(stage);
        let known = stage.format.rounds().map_or(planned.len(), usize::from);
        let before = match paired.first() {
            Some(round) => usize::from(round.number.0) - 1,
            None => event.tournament.rounds().len(),
        };
        let row = |place: usize| {
            let round = paired.get(place);
            let number = (before + place + 1).to_string();
            let date = round.map(|round| self.short_date(round.date)).unwrap_or_default();
            let tables = round.map(|round| round.pairings().len()).or(planned.get(place).map(Vec::len));
            let tables = tables.map(|tables| tables.to_string()).unwrap_or_default();
            vec![number, date, tables, self.round_state(round.map(|round| round.state))]
        };
        let rows = if stage.closed { paired.len() } else { known.max(paired.len()) };
        let columns = vec![
            Column::number(message!(self, "paper-round")),
            Column::short(message!(self, "column-date")),
            Column::number(message!(self, "column-series")),
            Column::text(message!(self, "column-state")),
        ];
        Table::of_texts(columns, (0..rows).map(row).collect())
    }

    /// Who meets whom in each round of a round robin, and where.
    fn meetings_of(&self, event: &Event<'_>, stage: &Stage) -> Vec<Block> {
        let planned = planned_rounds(stage);
        let mut paired = event.tournament.rounds_of(stage.number);
        let mut blocks = Vec::new();
        let before = event
            .tournament
            .rounds_of(stage.number)
            .next()
            .map_or(event.tournament.rounds().len(), |round| usize::from(round.number.0) - 1);
        for (place, meetings) in planned.iter().enumerate() {
            let meetings: Vec<_> = match paired.next() {
                Some(round) => round.pairings().map(|pairing| (pairing.players, pairing.table)).collect(),
                None => meetings.clone(),
            };
            let row = |(players, table): (Seats<PlayerId>, TableNumber)| {
                let name = |seat: Seat| event.label(players[seat]);
                vec![table.to_string(), name(Seat::First), name(Seat::Second)]
            };
            let number = before + place + 1;
            blocks.push(Block::Heading(message!(self, "event-round", round = number)));
            let columns = vec![
                Column::number(message!(self, "column-table")),
                Column::text(message!(self, "column-animals-first")),
                Column::text(message!(self, "column-player")),
            ];
            blocks.push(Block::Table(Table::of_texts(columns, meetings.into_iter().map(row).collect())));
        }
        blocks
    }

    /// Who wins what of which prizes; room to write it where the tournament has none.
    pub(super) fn prize_list(&self, event: &Event<'_>, printing: &Printing) -> Part {
        let what = Printout::Prizes;
        // Prizes are for the event: they go by its last table.
        let Some(stage) = event.stage(printing) else { return self.no_stage(event, what) };
        let table = event.ranked_as_one(stage, printing);
        let mut blocks = Vec::new();
        if event.tournament.head().state != State::Finished {
            blocks.push(Block::Text(message!(self, "tournament-so-far")));
        }
        let won = won(event.tournament, stage, event.results, printing.as_of, event.profiles);
        if event.tournament.settings().prizes.is_empty() {
            blocks.push(Block::Table(self.prizes_to_write(event, &table)));
        }
        for fund in &event.tournament.settings().prizes {
            blocks.push(Block::Heading(fund.name.to_string()));
            blocks.push(Block::Table(self.prizes_won(event, won.iter().filter(|won| won.fund == fund))));
        }
        self.part(event, what, blocks)
    }

    fn prize_columns(&self) -> [Column; 2] {
        [Column::number(message!(self, "column-rank")), Column::text(message!(self, "column-player"))]
    }

    fn prizes_won<'w, 't: 'w>(&self, event: &Event<'_>, won: impl Iterator<Item = &'w Won<'t>>) -> Table {
        let row = |won: &Won<'_>| {
            let rank = won.line.rank.map(|rank| rank.to_string()).unwrap_or_default();
            vec![rank, event.label(won.line.player), self.prize(won.amount)]
        };
        let columns = [&self.prize_columns()[..], &[Column::number(message!(self, "paper-prize"))]].concat();
        Table { letters: 12.0, ..Table::of_texts(columns, won.map(row).collect()) }
    }

    fn prizes_to_write(&self, event: &Event<'_>, table: &Ranked) -> Table {
        let is_placed = |line: &&Line| line.rank.is_some_and(|rank| usize::from(rank.0) <= PLACES);
        let row = |line: &Line| {
            let rank = line.rank.map(|rank| rank.to_string()).unwrap_or_default();
            vec![Cell::Text(rank), Cell::Text(event.label(line.player)), Cell::blank(60)]
        };
        let columns = [&self.prize_columns()[..], &[Column::short(message!(self, "paper-prize"))]].concat();
        let rows = table.lines.iter().filter(is_placed).map(row).collect();
        Table { letters: 12.0, ..Table::ruled(columns, rows, 12.0) }
    }

    /// What put each player above the next one, where the first figure did not.
    pub(super) fn ties(&self, event: &Event<'_>, printing: &Printing) -> Part {
        let what = Printout::Ties;
        let Some(stage) = event.stage(printing) else { return self.no_stage(event, what) };
        let mut blocks = Vec::new();
        let tables = event.tables(stage, printing.as_of);
        let by = tables.iter().map(|(_, table)| &table.by).next();
        let criteria: Vec<_> = by.into_iter().flatten().map(|&by| self.ranked_by(by)).collect();
        blocks.push(Block::Text(message!(self, "paper-ranked-by", list = criteria.join(", "))));
        blocks.push(Block::Text(self.unplayed_rounds(event.tournament.settings().unplayed)));
        for (group, table) in &tables {
            if group.is_some() {
                blocks.push(Block::Heading(self.standings_title(event.tournament, *group, table)));
            }
            let rows = self.broken_ties(event, stage, table);
            if rows.is_empty() {
                blocks.push(Block::Text(message!(self, "paper-no-ties")));
                continue;
            }
            let columns =
                vec![Column::number(message!(self, "column-rank")), Column::text(message!(self, "column-why"))];
            blocks.push(Block::Table(Table::of_texts(columns, rows)));
        }
        Part { content: Content::Blocks(blocks), ..self.part(event, what, Vec::new()) }
    }

    /// The places of two who follow one another, and what parted them.
    fn broken_ties(&self, event: &Event<'_>, stage: &Stage, table: &Ranked) -> Vec<Vec<String>> {
        // Nobody has to be told that more match points are more.
        let first = table.by.iter().position(|by| !matches!(by, By::Enough)).and_then(|place| table.by.get(place));
        let row = |pair: &[Line]| {
            let [above, below] = pair else { return None };
            let parted = table.parted(above.player, below.player);
            if parted.is_some_and(|parted| Some(&parted.by) == first || parted.by == By::Enough) {
                return None;
            }
            let (first, second) = (place_or_dash(above.place()), place_or_dash(below.place()));
            let places = if above.rank == below.rank { first } else { format!("{first},\u{a0}{second}") };
            Some(vec![places, self.why_above(event, stage, table, above.player, below.player).join("\n")])
        };
        table.lines.windows(2).filter_map(row).collect()
    }
}
