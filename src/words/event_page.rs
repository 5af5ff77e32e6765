//! The page of an event in words: what is published of it, part by part.

use std::collections::BTreeMap;

use super::{Words, message};
use crate::club::{GameFact, GameRecord, Moves, PlayerId, Seat, Seats, Series, SeriesId, SeriesRecord};
use crate::exchange::{
    Block, BracketWords, Drawing, EventPage, Grid, GridCell, GridColumn, GridRow, Look, PageTexts, Replay, Section,
    bracket_drawing,
};
use crate::rules::{Ending, Side};
use crate::tournament::schedule::Part;
use crate::tournament::{
    AsOf, By, Elimination, Format, Group, Knockout, MatchNumber, Pairing, Rank, Results, Round, RoundState, Scope,
    Stage, Table, Tournament, standings,
};

/// What the page of an event is made of.
pub struct EventFacts<'f> {
    /// The tournament, with all that only its organiser sees.
    pub tournament: &'f Tournament,
    /// What the club knows of its series.
    pub results: &'f Results,
    /// Those of its series of which games can be played again.
    pub records: &'f BTreeMap<SeriesId, SeriesRecord>,
    /// What people are called.
    pub name: &'f dyn Fn(PlayerId) -> String,
    /// The name of the club.
    pub club: Option<&'f str>,
}

impl Words {
    /// The page of an event: nothing that is not published stands in it.
    pub fn event_page(&self, facts: &EventFacts<'_>) -> EventPage {
        let tournament = facts.tournament.published();
        let mut writing = Writing { words: self, facts, tournament: &tournament, replays: Vec::new() };
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

    /// What a round is called in which there are so many matches, a power of two, and whoever loses is out.
    pub(super) fn round_of(&self, matches: u16) -> String {
        match matches {
            1 => message!(self, "round-final"),
            2 => message!(self, "round-semi-finals"),
            4 => message!(self, "round-quarter-finals"),
            many => {
                let players = u32::from(many) * 2;
                message!(self, "round-last-of", players = players)
            }
        }
    }

    fn bracket_round(&self, part: Part, rounds: u16, elimination: Elimination) -> String {
        let is_single = matches!(elimination, Elimination::Single { .. });
        match part {
            Part::Winners { round } if is_single => self.round_of(1 << (rounds - round)),
            Part::Winners { round } => message!(self, "event-page-winners", round = round),
            Part::Losers { round } => message!(self, "event-page-losers", round = round),
            Part::ThirdPlace => message!(self, "event-page-third-place"),
            Part::GrandFinal => message!(self, "event-page-grand-final"),
            Part::Reset => message!(self, "event-page-reset"),
        }
    }
}

/// A page that is being written.
struct Writing<'w> {
    words: &'w Words,
    facts: &'w EventFacts<'w>,
    /// What is published.
    tournament: &'w Tournament,
    replays: Vec<Replay>,
}

impl Writing<'_> {
    fn name(&self, player: PlayerId) -> String {
        (self.facts.name)(player)
    }

    fn names(&self, players: Seats<PlayerId>) -> Seats<String> {
        Seats::from_fn(|seat| self.name(players[seat]))
    }

    fn lines(&self) -> Vec<String> {
        let (words, head) = (self.words, self.tournament.head());
        let dates = if head.first == head.last {
            words.date(head.first)
        } else {
            format!("{} – {}", words.date(head.first), words.date(head.last))
        };
        let formats = self.tournament.stages().values().map(|stage| words.format(stage.format)).collect::<Vec<_>>();
        let when = [self.facts.club.map(str::to_owned), Some(dates)].into_iter().flatten().collect::<Vec<_>>();
        let how = [formats.join(" → "), words.tournament_state(head.state)];
        vec![when.join(" · "), how.join(" · ")]
    }

    fn sections(&mut self) -> Vec<Section> {
        let tournament = self.tournament;
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
        let mut names: Vec<_> = self.tournament.entries().keys().map(|&player| self.name(player)).collect();
        let order = words.name_order();
        names.sort_by(|one, other| order.compare(one, other));
        let columns = vec![column(message!(words, "column-player"))];
        let rows = names.into_iter().map(|name| row([GridCell::of(name)])).collect();
        let title = message!(words, "event-page-entries");
        let grid = Grid { look: Look::Plain, caption: None, columns, bodies: vec![rows] };
        section("entries", &title, vec![Block::Grid(grid)])
    }

    /// Standings, bracket and crosstable of a stage.
    fn of_stage(&self, stage: &Stage) -> Vec<Section> {
        let (words, results) = (self.words, self.facts.results);
        let groups: Vec<_> = match stage.format {
            Format::RoundRobin { groups, .. } if groups > 1 => (1..=groups).map(|group| Some(Group(group))).collect(),
            _ => vec![None],
        };
        let table = |group: Option<Group>| {
            let scope = group.map_or(Scope::Stage, Scope::Group);
            (group, standings(self.tournament, stage, results, AsOf::Live, scope))
        };
        let tables: Vec<_> = groups.into_iter().map(table).collect();
        let of_several = (self.tournament.stages().len() > 1)
            .then(|| message!(words, "event-page-stage", stage = stage.number.0, format = words.format(stage.format)));
        let part = |id: &str, title: String, blocks: Vec<Block>| {
            let mut part = section(&format!("{id}-{}", stage.number.0), &title, blocks);
            if let Some(of) = &of_several {
                (part.short, part.title) = (format!("{title} ({})", stage.number.0), format!("{title} – {of}"));
            }
            part
        };
        let of_group = |(group, table): &(Option<Group>, Table)| self.standings(*group, table);
        let title = message!(words, "event-page-standings");
        let mut placed = part("standings", title, tables.iter().map(of_group).collect());
        let by_opponents = |by: &By| matches!(by, By::Criterion(criterion) if criterion.looks_at_opponents());
        if tables.iter().any(|(_, table)| table.by.iter().any(by_opponents)) {
            placed.notes.push(words.unplayed_rounds(self.tournament.settings().unplayed));
        }
        let title = message!(words, "event-page-bracket");
        let bracket = self.bracket(stage).map(|drawing| part("bracket", title, vec![Block::Bracket(drawing)]));
        let crossed = tables.iter().map(|(group, table)| self.crosstable(*group, table)).collect();
        let mut crossed = part("crosstable", message!(words, "event-page-crosstable"), crossed);
        crossed.notes.push(message!(words, "tournament-letters"));
        [Some(placed), bracket, Some(crossed)].into_iter().flatten().collect()
    }

    fn standings(&self, group: Option<Group>, table: &Table) -> Block {
        let words = self.words;
        let shown = table.shown();
        let mut columns = vec![number(message!(words, "column-rank")), column(message!(words, "column-player"))];
        columns.extend(shown.iter().map(|&(_, by)| number(words.ranked_by(by))));
        columns.push(column(message!(words, "column-remark")));
        // Those who are still in a bracket share the first place.
        let leaders = table.lines.iter().filter(|line| line.rank == Some(Rank(1))).count();
        let line = |line: &crate::tournament::Line| {
            let rank = line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            let is_first = leaders == 1 && line.rank == Some(Rank(1));
            let figures = shown.iter().map(|&(index, by)| {
                let figure = line.figures.get(index).copied().flatten();
                GridCell::of(figure.map_or_else(|| "–".to_owned(), |figure| words.ranking_figure(by, figure)))
            });
            let remark = if line.withdrawn { message!(words, "tournament-has-withdrawn") } else { String::new() };
            let name = GridCell::strong(self.name(line.player), is_first);
            row([GridCell::of(rank), name].into_iter().chain(figures).chain([GridCell::of(remark)]))
        };
        let rows = table.lines.iter().map(line).collect();
        let caption = words.standings_title(self.tournament, group, table);
        Block::Grid(Grid { look: Look::Plain, caption: Some(caption), columns, bodies: vec![rows] })
    }

    fn crosstable(&self, group: Option<Group>, table: &Table) -> Block {
        let words = self.words;
        let rows = table.crosstable();
        let mut columns = vec![
            number("#".to_owned()),
            column(message!(words, "column-player")),
            number(message!(words, "column-rank")),
        ];
        let rounds = rows.first().map_or(&[][..], |row| row.cells.as_slice());
        columns.extend(rounds.iter().map(|cell| column(cell.round.to_string())));
        let line = |line: &crate::tournament::CrossRow| {
            let rank = line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            let first = [GridCell::of(line.row.to_string()), GridCell::of(self.name(line.player)), GridCell::of(rank)];
            row(first.into_iter().chain(line.cells.iter().map(|cell| GridCell::of(cell.mark()))))
        };
        let rows = rows.iter().map(line).collect();
        let caption = group.map(|_| words.crosstable_title(self.tournament, group, table));
        Block::Grid(Grid { look: Look::Cross, caption, columns, bodies: vec![rows] })
    }

    fn bracket(&self, stage: &Stage) -> Option<Drawing> {
        let (words, tournament, results) = (self.words, self.tournament, self.facts.results);
        let Format::Knockout { elimination } = stage.format else { return None };
        let knockout = Knockout::of(stage).ok().flatten()?;
        let state = knockout.state(tournament, stage, results, AsOf::Live);
        let rounds = knockout.bracket.winners_rounds();
        let pairing = |of: MatchNumber, player: PlayerId| {
            let pairings = tournament.rounds_of(stage.number).rev().flat_map(Round::pairings);
            pairings.into_iter().find(|one| one.bracket == Some(of) && one.seat_of(player).is_some())
        };
        let score = |of, seed| {
            let found = knockout.player(seed).and_then(|player| Some((player, pairing(of, player)?)));
            found.map_or_else(String::new, |(player, pairing)| self.figures(pairing, player).join(" · "))
        };
        let drawn = BracketWords {
            name: &|seed| knockout.player(seed).map_or_else(|| seed.to_string(), |player| self.name(player)),
            score: &score,
            round: &|part| words.bracket_round(part, rounds, elimination),
            loser_of: &|number| message!(words, "event-page-loser-of", number = number),
        };
        Some(bracket_drawing(&state, &drawn))
    }

    /// Points and exited tiles of a player in each series of a pairing that has begun.
    fn figures(&self, pairing: &Pairing, player: PlayerId) -> Vec<String> {
        let series = pairing.all_series().filter_map(|id| self.facts.results.series.get(id));
        let begun = series.filter(|series| !series.games().is_empty());
        let figures = begun.filter_map(|series| Some(self.series_figures(series, series.seat_of(player)?)));
        figures.collect()
    }

    fn series_figures(&self, series: &Series, seat: Seat) -> String {
        let result = series.result();
        let (points, exited) = (result.points[seat].0, u32::from(result.exited[seat]));
        message!(self.words, "game-figures", points = points, exited = exited)
    }

    /// A round with all its series.
    fn round(&mut self, round: &Round) -> Section {
        let words = self.words;
        let columns = vec![
            number(message!(words, "column-table")),
            column(message!(words, "column-animals-first")),
            number(message!(words, "column-points")),
            column(message!(words, "column-player")),
            number(message!(words, "column-points")),
            column(message!(words, "column-result")),
        ];
        let has_replays = !self.tournament.is_face_down(round);
        let bodies = round.pairings().map(|pairing| self.pairing(round, pairing, has_replays)).collect();
        let short = message!(words, "event-page-round", round = round.number.0);
        let title = format!("{short}, {}", words.date(round.date));
        let id = format!("round-{}", round.number.0);
        let grid = Grid { look: Look::Tables, caption: None, columns, bodies };
        let mut written = section(&id, &short, vec![Block::Grid(grid)]);
        written.title = title;
        let outs = self.tournament.outs(round.number);
        let out = |(player, out)| {
            message!(words, "tournament-proposed-out", player = self.name(player), out = words.out(out))
        };
        written.notes.extend(outs.map(out));
        if !has_replays {
            written.notes.push(message!(words, "event-page-same-deals"));
        }
        written
    }

    fn pairing(&mut self, round: &Round, pairing: &Pairing, has_replays: bool) -> Vec<GridRow> {
        let words = self.words;
        let players = pairing.players;
        let main = self.facts.results.series.get(&pairing.series).filter(|series| !series.games().is_empty());
        let points =
            |seat: Seat| main.and_then(|series| Some(self.series_figures(series, series.seat_of(players[seat])?)));
        let winner = main.and_then(|series| {
            let seat =
                Seat::BOTH.into_iter().find(|&seat| series.result().of(seat) == Some(crate::club::MatchResult::Win));
            Some(series.players()[seat?])
        });
        let name = |seat: Seat| GridCell::strong(self.name(players[seat]), winner == Some(players[seat]));
        let result = words.pairing_result(pairing, self.facts.results, self.facts.name);
        let mut rows = vec![row([
            GridCell::of(pairing.table.to_string()),
            name(Seat::First),
            GridCell::of(points(Seat::First).unwrap_or_default()),
            name(Seat::Second),
            GridCell::of(points(Seat::Second).unwrap_or_default()),
            GridCell::of(result),
        ])];
        for (extra, id) in pairing.all_series().enumerate() {
            let Some(series) = self.facts.results.series.get(id) else { continue };
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
        let names = self.names(series.players());
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
        let number = message!(words, "event-page-game", game = of.game);
        let number = if of.extra > 0 { message!(words, "outcome-extra", outcome = number) } else { number };
        let ended = self.ended(fact, &names);
        let replay = moves.map(|moves| {
            let side = |side: Side| names[fact.seat(side)].clone();
            let round = message!(words, "event-page-round", round = of.round.number.0);
            let table = message!(words, "event-page-table", table = of.pairing.table.0);
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
        GridRow { is_game: true, ..row(cells) }
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

fn column(title: String) -> GridColumn {
    GridColumn { title, is_number: false }
}

fn number(title: String) -> GridColumn {
    GridColumn { title, is_number: true }
}

fn row(cells: impl IntoIterator<Item = GridCell>) -> GridRow {
    GridRow { cells: cells.into_iter().collect(), is_game: false }
}

fn section(id: &str, title: &str, blocks: Vec<Block>) -> Section {
    Section { id: id.to_owned(), short: title.to_owned(), title: title.to_owned(), blocks, notes: Vec::new() }
}
