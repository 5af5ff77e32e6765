//! From the values of an archive to the club's, which cannot be wrong: whatever is, is named with its place.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{ArchiveError, ArchiveFault, ArchivePlace};
use super::inward_tournament::Tournaments;
use super::{Archive, wire};
use crate::club::{
    ClubSettings, Colour, Command, Facts, GameRecord, Length, MatchPoints, MatchScale, Moves, Name, Player, PlayerId,
    Profile, Rating, RatingSettings, Recorded, SameSides, Season, SeasonId, Seats, SeriesId, SeriesRecord, Sheet,
    Totals,
};
use crate::rules::{Action, Deal, Ending, Game, Given, Kind, Pile, Points, RuleSet, Score, Side, Sides};

/// Something of an archive, or what is wrong with it.
type Found<T> = Result<T, ArchiveFault>;

/// Adds the place to a fault.
fn at<T>(place: ArchivePlace) -> impl FnOnce(ArchiveFault) -> Result<T, ArchiveError> {
    move |fault| Err(ArchiveError::At { place, fault })
}

pub(super) fn archive(file: wire::File) -> Result<Archive, ArchiveError> {
    let settings = file.settings.map(|wire| settings(wire).or_else(at(ArchivePlace::Settings))).transpose()?;
    let mut seasons = Vec::new();
    for (number, wire) in (1..).zip(file.seasons) {
        let season = season(wire, &seasons).or_else(at(ArchivePlace::Season { number }))?;
        seasons.push(season);
    }
    let mut players = BTreeMap::new();
    for (number, wire) in (1..).zip(file.players) {
        let player = player(wire).or_else(at(ArchivePlace::Player { number }))?;
        let id = player.id;
        if players.insert(id, (number, player)).is_some() {
            return at(ArchivePlace::Player { number })(ArchiveFault::Twice { id: id.0 });
        }
    }
    check_doubles(&players)?;
    let players: BTreeMap<_, _> = players.into_iter().map(|(id, (_, player))| (id, player)).collect();
    let mut ids = BTreeSet::new();
    let mut series = Vec::new();
    for (number, wire) in (1..).zip(file.series) {
        let record = self::series(wire, number)?;
        let place = ArchivePlace::Series { number };
        if !ids.insert(record.id) {
            return at(place)(ArchiveFault::Twice { id: record.id.0 });
        }
        check_series(&record, &players).or_else(at(place))?;
        series.push(record);
    }
    let known = players.values().filter(|player| player.merged_into.is_none()).map(|player| player.id).collect();
    let mut reading = Tournaments::among(known, &series);
    let mut tournaments = Vec::new();
    for (number, wire) in (1..).zip(file.tournaments) {
        tournaments.push(reading.read(wire, number)?);
    }
    let undealt = tournaments.iter().filter(|(_, is_dealt)| !is_dealt).map(|(tournament, _)| tournament.id()).collect();
    let tournaments = tournaments.into_iter().map(|(tournament, _)| tournament).collect();
    let archive = Archive::new(file.private, settings, seasons, players.into_values().collect(), series);
    Ok(Archive { undealt, ..archive.with_tournaments(tournaments) })
}

/// Whether every double is one of somebody who is no double.
fn check_doubles(players: &BTreeMap<PlayerId, (usize, Player)>) -> Result<(), ArchiveError> {
    for (number, player) in players.values() {
        let Some(into) = player.merged_into else { continue };
        let place = ArchivePlace::Player { number: *number };
        match players.get(&into) {
            None => return at(place)(ArchiveFault::NoPlayer { player: into.0 }),
            Some((_, Player { merged_into: Some(_), .. })) => return at(place)(ArchiveFault::DoubleOfDouble),
            Some(_) => {}
        }
    }
    Ok(())
}

/// Whether a club would take the series.
fn check_series(record: &SeriesRecord, players: &BTreeMap<PlayerId, Player>) -> Found<()> {
    let both = [record.players.first, record.players.second];
    let known = both.into_iter().filter_map(|id| Some((id, players.get(&id)?.clone())));
    let facts = Facts { players: known.collect(), ..Facts::default() };
    Ok(Command::RecordSeries(record.clone()).changes(&facts).map(drop)?)
}

fn settings(wire: wire::Settings) -> Found<ClubSettings> {
    let settings = ClubSettings {
        name: wire.name.as_deref().map(name).transpose()?,
        scale: scale(wire.scale),
        walkover: Points(wire.walkover),
        least_series: wire.least_series,
        rating: RatingSettings {
            start: Rating { rating: wire.rating, deviation: wire.deviation, volatility: wire.volatility },
            tau: wire.tau,
        },
    };
    Command::ChangeSettings(settings.clone()).changes(&Facts::default())?;
    Ok(settings)
}

const fn scale(wire: wire::Scale) -> MatchScale {
    MatchScale {
        win: MatchPoints { halves: wire.win },
        draw: MatchPoints { halves: wire.draw },
        loss: MatchPoints { halves: wire.loss },
    }
}

fn season(wire: wire::Season, before: &[Season]) -> Found<Season> {
    let season = Season {
        id: SeasonId(wire.id),
        name: name(&wire.name)?,
        first: wire.first,
        last: wire.last,
        scale: scale(wire.scale),
        least_series: wire.least_series,
    };
    if before.iter().any(|other| other.id == season.id) {
        return Err(ArchiveFault::Twice { id: wire.id });
    }
    let facts = Facts { seasons: before.to_vec(), ..Facts::default() };
    Command::PutSeason(season.clone()).changes(&facts)?;
    Ok(season)
}

/// A name, as one that is typed. What this program wrote goes out as it came in; others decompose accents, for example.
fn name(text: &str) -> Found<Name> {
    Ok(Name::new(text)?)
}

fn player(wire: wire::Player) -> Found<Player> {
    let optional = |text: Option<String>| text.as_deref().map(name).transpose();
    let colour = |text: String| {
        let colour = Colour::from_text(&text).filter(|colour| colour.to_string() == text);
        colour.ok_or(ArchiveFault::Unreadable { text })
    };
    let profile = Profile {
        name: name(&wire.name)?,
        short_name: optional(wire.short_name)?,
        group: optional(wire.group)?,
        household: optional(wire.household)?,
        colour: wire.colour.map(colour).transpose()?,
        birth_year: wire.birth_year,
        contact: optional(wire.contact)?,
        notes: wire.notes,
        guest: wire.guest,
    };
    let id = PlayerId(wire.id);
    Command::AddPlayer { player: id, profile: profile.clone() }.changes(&Facts::default())?;
    if wire.merged_into.is_some() && !wire.archived {
        return Err(ArchiveFault::DoubleNotArchived);
    }
    Ok(Player { id, profile, archived: wire.archived, merged_into: wire.merged_into.map(PlayerId), anonymous: false })
}

fn series(wire: wire::Series, number: usize) -> Result<SeriesRecord, ArchiveError> {
    let length = Length::new(wire.length).ok_or(ArchiveFault::Length { games: wire.length });
    let length = length.or_else(at(ArchivePlace::Series { number }))?;
    let games = (1..)
        .zip(wire.games)
        .map(|(game, wire)| self::game(wire).or_else(at(ArchivePlace::Game { series: number, game })));
    Ok(SeriesRecord {
        id: SeriesId(wire.id),
        players: Seats { first: PlayerId(wire.first), second: PlayerId(wire.second) },
        date: wire.date,
        purpose: wire.purpose.into(),
        length,
        same_sides: if wire.same_sides { SameSides::Allowed } else { SameSides::Refused },
        closed: wire.closed,
        games: games.collect::<Result<_, _>>()?,
    })
}

fn game(wire: wire::Game) -> Found<GameRecord> {
    let rules = wire.rules.into();
    let recorded = match wire.recorded {
        wire::Recorded::Played(moves) if moves.deal.is_none() => return Err(ArchiveFault::NoDeal),
        wire::Recorded::Played(played) => Recorded::Played(moves(played, rules)?),
        wire::Recorded::Moves(entered) => Recorded::Moves(moves(entered, rules)?),
        wire::Recorded::Piles(piles) => Recorded::Piles { rules, sheet: sheet(&piles)? },
        wire::Recorded::Totals(totals) => Recorded::Totals { rules, totals: self::totals(totals)? },
    };
    Ok(GameRecord { animals: wire.animals.into(), recorded, ending: ending(wire.ending) })
}

fn moves(wire: wire::Moves, rules: RuleSet) -> Found<Moves> {
    let mut game = match &wire.deal {
        Some(deal) => Game::new(rules, deal.parse::<Deal>()?),
        None => Game::without_deal(rules),
    };
    for (number, text) in (1..).zip(wire.actions.split_whitespace()) {
        let action: Action = text.parse()?;
        game.play(action).map_err(|refusal| ArchiveFault::Action { number, text: text.to_owned(), refusal })?;
    }
    Moves::new(game, wire.seen).ok_or(ArchiveFault::Unreadable { text: wire.actions })
}

fn sheet(wire: &wire::Piles) -> Found<Sheet> {
    let letters = |side, pile| {
        let piles = match side {
            Side::Animals => &wire.animals,
            Side::Humans => &wire.humans,
        };
        match pile {
            Pile::Captured => &piles.captured,
            Pile::Exited => &piles.exited,
        }
    };
    for side in Side::BOTH {
        for pile in [Pile::Captured, Pile::Exited] {
            let text = letters(side, pile);
            if text.chars().any(|letter| Kind::from_letter(letter).is_none()) {
                return Err(ArchiveFault::Unreadable { text: text.clone() });
            }
        }
    }
    let count = |side, pile, kind: Kind| {
        let count = letters(side, pile).chars().filter(|&letter| letter == kind.letter()).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    };
    Ok(Sheet::from_counts(count)?)
}

fn totals(wire: wire::Totals) -> Found<Totals> {
    let points = Sides { animals: Points(wire.animals.points), humans: Points(wire.humans.points) };
    let exited = Sides { animals: wire.animals.exited, humans: wire.humans.exited };
    Ok(Totals::new(Score { points, exited })?)
}

fn ending(wire: wire::Ending) -> Ending {
    match wire {
        wire::Ending::Normal => Ending::Normal,
        wire::Ending::Agreed => Ending::Agreed,
        wire::Ending::Adjudicated(wire::Adjudicated { given }) => {
            let given = given.map(|given| Given {
                points: Sides { animals: Points(given.animals), humans: Points(given.humans) },
                reason: given.reason,
            });
            Ending::Adjudicated { given: given.map(Box::new) }
        }
        wire::Ending::Lost(wire::Lost { how, loser, walkover }) => {
            Ending::Lost { how: how.into(), loser: loser.into(), walkover: Points(walkover) }
        }
        wire::Ending::Void => Ending::Void,
        wire::Ending::Unfinished => Ending::Unfinished,
    }
}
