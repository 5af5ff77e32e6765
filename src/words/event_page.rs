//! The page of an event in words: what is published of it, part by part.

use std::collections::BTreeMap;

use super::{Event, Winner, Words, message};
use crate::club::{GameFact, GameRecord, Moves, Seat, Seats, Series, SeriesId, SeriesRecord};
use crate::exchange::paper::{self, Align, Cell, Column};
use crate::exchange::{
    Block, BracketWords, Drawing, EventPage, Grid, GridCell, GridColumn, GridRow, Look, PageTexts, Replay, Section,
    bracket_drawing,
};
use crate::rules::{Ending, Side};
use crate::tournament::{AsOf, Group, Knockout, Pairing, Rank, Round, RoundState, Stage, Table};

/// What the page of an event is made of.
pub struct EventFacts<'f> {
    /// The tournament, with all that only its organiser sees.
    pub event: Event<'f>,
    /// Those of its series of which games can be played again.
    pub records: &'f BTreeMap<SeriesId, SeriesRecord>,
    /// The name of the club.
    pub club: Option<&'f str>,
}

impl Words {
    /// The page of an event: nothing that is not published stands in it.
    pub fn event_page(&self, facts: &EventFacts<'_>) -> EventPage {
        let tournament = facts.event.tournament.published();
        let event = Event { tournament: &tournament, ..facts.event };
        let mut writing = Writing { words: self, facts, event, replays: Vec::new() };
        let sections = writing.sections();
        EventPage {
            language: self.language().code(),
            title: tournament.head().name.to_string(),
            lines: writing.lines(),
            texts: self.page_texts(),
            sections,
            replays: writing.replays,
        }
    }

    fn page_texts(&self) -> PageTexts {
        PageTexts {
            contents: message!(self, "event-page-contents"),
            no_script: message!(self, "event-page-no-script"),
            replay: message!(self, "event-page-replay"),
            animals: message!(self, "event-page-animals"),
            humans: message!(self, "event-page-humans"),
            board: message!(self, "event-page-board"),
            moves: message!(self, "event-page-moves"),
            step: message!(self, "event-page-step"),
            first: message!(self, "event-page-first"),
            back: message!(self, "event-page-back"),
            play: message!(self, "event-page-play"),
            pause: message!(self, "event-page-pause"),
            forward: message!(self, "event-page-forward"),
            last: message!(self, "event-page-last"),
            close: message!(self, "event-page-close"),
        }
    }
}

/// A page that is being written.
struct Writing<'w> {
    words: &'w Words,
    facts: &'w EventFacts<'w>,
    /// What is published.
    event: Event<'w>,
    replays: Vec<Replay>,
}

impl Writing<'_> {
    fn lines(&self) -> Vec<String> {
        let (words, head) = (self.words, self.event.tournament.head());
        let dates = if head.first == head.last {
            words.date(head.first)
        } else {
            format!("{} – {}", words.date(head.first), words.date(head.last))
        };
        let formats =
            self.event.tournament.stages().values().map(|stage| words.format(stage.format)).collect::<Vec<_>>();
        let when = [self.facts.club.map(str::to_owned), Some(dates)].into_iter().flatten().collect::<Vec<_>>();
        let how = [formats.join(" → "), words.tournament_state(head.state)];
        vec![when.join(" · "), how.join(" · ")]
    }

    fn sections(&mut self) -> Vec<Section> {
        let tournament = self.event.tournament;
        let mut sections: Vec<_> = tournament
            .stages()
            .values()
            .rev()
            // The bracket says who meets whom first, and the numbers who advanced: nobody knows before a round is published.
            .filter(|stage| tournament.rounds_of(stage.number).next().is_some())
            .flat_map(|stage| self.of_stage(stage))
            .collect();
        if sections.is_empty() {
            sections.push(self.entries());
        }
        let published = tournament.rounds().values().filter(|round| round.state != RoundState::Paired);
        sections.extend(published.map(|round| self.round(round)).collect::<Vec<_>>());
        sections
    }

    /// Who has entered, before anything is played.
    fn entries(&self) -> Section {
        let words = self.words;
        let mut names: Vec<_> =
            self.event.tournament.entries().keys().map(|&player| self.event.label(player)).collect();
        let order = words.name_order();
        names.sort_by(|one, other| order.compare(one, other));
        let columns = vec![Column::text(message!(words, "column-player"))];
        let table = paper::Table::of_texts(columns, names.into_iter().map(|name| vec![name]).collect());
        section("entries", &message!(words, "event-page-entries"), vec![Block::Grid(grid(table, Look::Plain))])
    }

    /// Standings, bracket and crosstable of a stage.
    fn of_stage(&self, stage: &Stage) -> Vec<Section> {
        let (words, event) = (self.words, &self.event);
        let tables = event.tables(stage, AsOf::Live);
        let of_several = (event.tournament.stages().len() > 1).then(|| {
            message!(words, "event-stage-format", stage = stage.number.0, format = words.format(stage.format))
        });
        let part = |id: &str, title: String, blocks: Vec<Block>| {
            let mut part = section(&format!("{id}-{}", stage.number.0), &title, blocks);
            if let Some(of) = &of_several {
                (part.short, part.title) = (format!("{title} ({})", stage.number.0), format!("{title} – {of}"));
            }
            part
        };
        let of_group = |(group, table): &(Option<Group>, Table)| self.standings(*group, table);
        let title = message!(words, "app-place-standings");
        let mut placed = part("standings", title, tables.iter().map(of_group).collect());
        placed.notes.extend(words.unplayed_note(event, &tables));
        let title = message!(words, "event-bracket");
        let bracket = self.bracket(stage).map(|drawing| part("bracket", title, vec![Block::Bracket(drawing)]));
        let crossed = tables.iter().map(|(group, table)| self.crosstable(*group, table)).collect();
        let mut crossed = part("crosstable", message!(words, "event-crosstable"), crossed);
        crossed.notes.push(message!(words, "tournament-letters"));
        [Some(placed), bracket, Some(crossed)].into_iter().flatten().collect()
    }

    fn standings(&self, group: Option<Group>, table: &Table) -> Block {
        let mut grid = grid(self.words.ranked_table(&self.event, table), Look::Plain);
        grid.caption = Some(self.words.standings_title(self.event.tournament, group, table));
        // Those who are still in a bracket share the first place.
        let mut leaders = table.lines.iter().enumerate().filter(|(_, line)| line.rank == Some(Rank(1)));
        if let (Some((place, _)), None) = (leaders.next(), leaders.next()) {
            let name = grid.bodies.iter_mut().flatten().nth(place).and_then(|row| row.cells.get_mut(1));
            name.into_iter().for_each(|name| name.is_strong = true);
        }
        Block::Grid(grid)
    }

    fn crosstable(&self, group: Option<Group>, table: &Table) -> Block {
        let caption = group.map(|_| self.words.crosstable_title(self.event.tournament, group, table));
        Block::Grid(Grid { caption, ..grid(self.words.cross_table(&self.event, table), Look::Cross) })
    }

    fn bracket(&self, stage: &Stage) -> Option<Drawing> {
        let (words, event) = (self.words, &self.event);
        let knockout = Knockout::of(stage).ok().flatten()?;
        let state = knockout.state(event.tournament, stage, event.results, AsOf::Live);
        let score = |of, seed| {
            let player = knockout.player(seed);
            player.map(|player| words.match_figures(event, stage.number, of, player)).unwrap_or_default()
        };
        let drawn = BracketWords {
            name: &|seed| knockout.player(seed).map_or_else(|| seed.to_string(), |player| event.label(player)),
            score: &score,
            round: &|part| words.bracket_round(&knockout.bracket, part),
            loser_of: &|number| message!(words, "event-page-loser-of", number = number),
        };
        Some(bracket_drawing(&state, &drawn))
    }

    /// A round with all its series.
    fn round(&mut self, round: &Round) -> Section {
        let words = self.words;
        let event = self.event;
        let has_replays = !event.tournament.is_face_down(round);
        let mut grid = grid(words.round_table(&event, round, Winner::Named), Look::Tables);
        let rows = grid.bodies.into_iter().flatten().zip(round.pairings());
        grid.bodies = rows
            .map(|(row, pairing)| {
                let games = self.games(round, pairing, has_replays);
                [row].into_iter().chain(games).collect()
            })
            .collect();
        let short = message!(words, "event-round", round = round.number.0);
        let title = format!("{short}, {}", words.date(round.date));
        let id = format!("round-{}", round.number.0);
        let mut written = section(&id, &short, vec![Block::Grid(grid)]);
        written.title = title;
        written.notes.extend(words.round_outs(&event, round.number));
        if !has_replays {
            written.notes.push(message!(words, "event-page-same-deals"));
        }
        written
    }

    /// The games of a table.
    fn games(&mut self, round: &Round, pairing: &Pairing, has_replays: bool) -> Vec<GridRow> {
        let mut rows = Vec::new();
        for (extra, id) in pairing.all_series().enumerate() {
            let Some(series) = self.event.results.series.get(id) else { continue };
            for (game, fact) in (1..).zip(series.games()) {
                let of = Place { round, pairing, extra, game };
                rows.push(self.game(&of, series, fact, has_replays));
            }
        }
        rows
    }

    /// A game below its table, with the button that plays it again.
    fn game(&mut self, of: &Place<'_>, series: &Series, fact: &GameFact, has_replays: bool) -> GridRow {
        let words = self.words;
        let names = self.event.labels(series.players());
        // How far a game has come that is under way is for those who sit there.
        let is_over = fact.ending != Ending::Unfinished;
        let seat_of = |seat: Seat| series.seat_of(of.pairing.players[seat]).unwrap_or(seat);
        let side = |seat: Seat| GridCell::of(words.side(fact.side(seat_of(seat))));
        let figures = |seat: Seat| {
            let counted = fact.counted().filter(|_| is_over);
            let figures = counted.map(|counted| counted[seat_of(seat)]);
            let written = |(points, exited): (crate::rules::Points, u8)| {
                message!(words, "game-figures", points = points.0, exited = exited)
            };
            GridCell::of(figures.map_or_else(String::new, written))
        };
        let record = self.facts.records.get(&series.id()).and_then(|record| record.games.get(of.game - 1));
        let moves = record.filter(|_| is_over && has_replays).and_then(moves_of);
        let number = message!(words, "game-number", game = of.game);
        let number = if of.extra > 0 { message!(words, "outcome-extra", outcome = number) } else { number };
        let ended = self.ended(fact, &names);
        let replay = moves.map(|moves| {
            let side = |side: Side| names[fact.seat(side)].clone();
            let round = message!(words, "event-round", round = of.round.number.0);
            let table = message!(words, "event-table", table = of.pairing.table.0);
            let title = format!("{round} · {table} · {number}");
            let end = self.result(fact, moves, &ended);
            self.replays.push(Replay::new(title, Side::BOTH.map(side), end, moves));
            self.replays.len() - 1
        });
        let text = match ended.is_empty() {
            true => number,
            false => message!(words, "event-page-game-ended", game = number, how = ended),
        };
        let last = GridCell { replay, ..GridCell::of(text) };
        let cells = [
            GridCell::default(),
            side(Seat::First),
            figures(Seat::First),
            side(Seat::Second),
            figures(Seat::Second),
            last,
        ];
        GridRow { cells: cells.into(), is_game: true }
    }

    /// How a game ended, where not by the rules. What the organiser wrote about it stays in the club.
    fn ended(&self, fact: &GameFact, names: &Seats<String>) -> String {
        match &fact.ending {
            Ending::Adjudicated { .. } => self.words.termination(fact.ending.termination()),
            _ => self.words.game_ended(fact, names),
        }
    }

    /// What stands below the board at the end.
    fn result(&self, fact: &GameFact, moves: &Moves, ended: &str) -> String {
        let words = self.words;
        match (fact.what_counts(), moves.game().end()) {
            (Some(score), Some(end)) if fact.ending == Ending::Normal => words.outcome(end, score),
            (Some(score), _) if fact.ending != Ending::Void => message!(
                words,
                "event-page-counts",
                how = ended,
                points = format!("{}–{}", score.points.animals, score.points.humans),
                exited = format!("{}–{}", score.exited.animals, score.exited.humans)
            ),
            _ => ended.to_owned(),
        }
    }
}

/// Which game of a round.
struct Place<'p> {
    round: &'p Round,
    pairing: &'p Pairing,
    /// Which series of the pairing, 0 for the one that counts in tables.
    extra: usize,
    /// From 1.
    game: usize,
}

fn moves_of(game: &GameRecord) -> Option<&Moves> {
    game.recorded.moves().filter(|moves| !moves.game().is_empty())
}

/// A table as the page has it, its rows by themselves.
fn grid(table: paper::Table, look: Look) -> Grid {
    let column = |column: Column| GridColumn { is_number: column.align == Align::Right, title: column.title };
    let cell = |cell: Cell| match cell {
        Cell::Text(text) => GridCell::of(text),
        Cell::Strong(text) => GridCell::strong(text),
        Cell::Tick | Cell::Blank(..) => GridCell::default(),
    };
    let row = |row: Vec<Cell>| GridRow { cells: row.into_iter().map(cell).collect(), is_game: false };
    let columns = table.columns.into_iter().map(column).collect();
    // Each row may be followed by others that belong to it.
    let bodies = match look {
        Look::Tables => table.rows.into_iter().map(|one| vec![row(one)]).collect(),
        Look::Plain | Look::Cross => vec![table.rows.into_iter().map(row).collect()],
    };
    Grid { look, caption: None, columns, bodies }
}

fn section(id: &str, title: &str, blocks: Vec<Block>) -> Section {
    Section { id: id.to_owned(), short: title.to_owned(), title: title.to_owned(), blocks, notes: Vec::new() }
}
