//! What may be on the wall of a tournament: only what is published, and results only of rounds that are closed.

use std::collections::BTreeMap;

use crate::app::desk::{Club, Desk};
use crate::app::screen::tournament::bracket::Plan;
use crate::app::worker::Failure;
use crate::club::{PlayerId, Seat};
use crate::tournament::{
    AsOf, By, Criterion, Format, Group, Results, Round, RoundNumber, RoundState, Scope, Stage, State, Table,
    TableNumber, Tournament, TournamentId, standings,
};
use crate::words::{Event, Words, message, place_or_dash};

/// A table of the round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Its number.
    pub table: TableNumber,
    /// Who opens as the animals.
    pub first: String,
    /// The other.
    pub second: String,
    /// The result, where the round is closed.
    pub result: Option<String>,
}

/// Where somebody plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Who.
    pub name: String,
    /// At which table and against whom, or why not.
    pub at: Result<(TableNumber, String), String>,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place.
    pub rank: String,
    /// Who.
    pub name: String,
    /// Match points and total points, where it is ranked by these.
    pub figures: Vec<String>,
}

/// What may be on the wall.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The tournament.
    pub title: String,
    /// The round that is published last, in words.
    pub round: String,
    /// Which it is, as long as it is played.
    pub number: Option<RoundNumber>,
    /// Its tables.
    pub tables: Vec<Pairing>,
    /// Who sits out, and why.
    pub outs: Vec<(String, String)>,
    /// The same by names, with those who sit out.
    pub names: Vec<Seated>,
    /// Whether there are standings, or will be: a knockout has its bracket.
    pub is_ranked: bool,
    /// Since when the standings stand, in words.
    pub standing: String,
    /// The figures in them.
    pub columns: Vec<String>,
    /// The standings: one table, or one for every group with its name.
    pub standings: Vec<(Option<String>, Vec<Line>)>,
    /// The bracket, where there is one.
    pub bracket: Option<Plan>,
}

impl Scene {
    /// Reads it; `None` where the tournament is gone.
    ///
    /// # Errors
    ///
    /// When the club file cannot be read.
    pub fn read(of: TournamentId, club: &Club, words: &Words, desk: &Desk) -> Result<Option<Scene>, Failure> {
        let Some(tournament) = desk.club()?.tournament(of)? else { return Ok(None) };
        let results = desk.club()?.results(&tournament)?;
        let tournament = tournament.published();
        let results = results.of_closed_rounds(&tournament);
        Ok(Some(Scene::of(&tournament, &results, club, words)))
    }

    fn of(tournament: &Tournament, results: &Results, club: &Club, words: &Words) -> Scene {
        let name = |player: PlayerId| club.people.label(player);
        let profiles = BTreeMap::new();
        let told = Event { tournament, results, profiles: &profiles, name: &name };
        let mut scene =
            Scene { title: tournament.head().name.to_string(), bracket: Plan::of(&told, words), ..Scene::default() };
        if let Some(round) = tournament.last_round() {
            scene.pair(tournament, round, results, club, words);
        }
        let stage = tournament.current_stage().filter(|stage| !matches!(stage.format, Format::Knockout { .. }));
        scene.is_ranked = tournament.current_stage().is_none() || stage.is_some();
        if let Some(stage) = stage {
            scene.rank(tournament, stage, results, club, words);
        }
        scene
    }

    fn pair(&mut self, tournament: &Tournament, round: &Round, results: &Results, club: &Club, words: &Words) {
        let planned = tournament.stages().get(&round.stage).and_then(|stage| stage.format.rounds());
        self.number = (round.state != RoundState::Closed).then_some(round.number);
        self.round = match planned.filter(|planned| round.number.0 <= *planned) {
            Some(of) => message!(words, "event-round-of", round = round.number.0, of = usize::from(of)),
            None => message!(words, "event-round", round = round.number.0),
        };
        for pairing in round.pairings() {
            let names = club.people.labels(pairing.players);
            let result = results.series.get(&pairing.series).map(|series| {
                let points = series.result().points;
                let of = |seat| series.seat_of(pairing.players[seat]).map_or(0, |own| points[own].0);
                format!("{}–{}", of(Seat::First), of(Seat::Second))
            });
            for (seat, other) in [(Seat::First, &names.second), (Seat::Second, &names.first)] {
                let at = Ok((pairing.table, other.clone()));
                self.names.push(Seated { name: names[seat].clone(), at });
            }
            let (first, second) = (names.first, names.second);
            self.tables.push(Pairing { table: pairing.table, first, second, result });
        }
        for (player, out) in tournament.outs(round.number) {
            let (name, why) = (club.people.label(player), words.out(out));
            self.outs.push((name.clone(), why.clone()));
            self.names.push(Seated { name, at: Err(why) });
        }
        let order = words.name_order();
        self.names.sort_by(|one, other| order.compare(&one.name, &other.name));
    }

    fn rank(&mut self, tournament: &Tournament, stage: &Stage, results: &Results, club: &Club, words: &Words) {
        let rounds = tournament.rounds_of(stage.number).filter(|round| round.state == RoundState::Closed);
        let Some(last) = rounds.map(|round| round.number).max() else { return };
        let groups: Vec<Option<Group>> = match stage.format {
            Format::RoundRobin { groups, .. } if groups > 1 => (1..=groups).map(|group| Some(Group(group))).collect(),
            _ => vec![None],
        };
        let shown = [Criterion::MatchPoints, Criterion::TotalPoints].map(By::Criterion);
        for group in groups {
            let scope = group.map_or(Scope::Stage, Scope::Group);
            let table = standings(tournament, stage, results, AsOf::After(last), scope);
            let places: Vec<_> = shown.iter().filter_map(|by| table.by.iter().position(|other| other == by)).collect();
            if self.standings.is_empty() {
                self.standing = match tournament.head().state {
                    State::Finished => message!(words, "wall-final"),
                    _ => message!(words, "wall-after", round = last.0),
                };
                self.columns = places.iter().map(|place| words.ranked_by(table.by[*place])).collect();
            }
            let name = group.map(|group| message!(words, "wall-group", group = group.to_string()));
            self.standings.push((name, lines(&table, &places, club, words)));
        }
    }
}

fn lines(table: &Table, places: &[usize], club: &Club, words: &Words) -> Vec<Line> {
    let figure = |line: &crate::tournament::Line, place: usize| {
        line.figures.get(place).copied().flatten().map(|figure| words.ranking_figure(table.by[place], figure))
    };
    let line = |line: &crate::tournament::Line| Line {
        rank: place_or_dash(line.place()),
        name: club.people.label(line.player),
        figures: places.iter().map(|&place| figure(line, place).unwrap_or_else(|| "–".to_owned())).collect(),
    };
    table.lines.iter().map(line).collect()
}
