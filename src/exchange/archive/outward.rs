//! From the club's values to those of the archive.

use super::outward_tournament::tournament;
use super::{ARCHIVE_VERSION, Archive, Deals, wire};
use crate::club::{
    ClubSettings, GameRecord, MatchScale, Moves, Player, Recorded, SameSides, Season, SeriesRecord, Sheet,
};
use crate::rules::{Ending, Kind, Pile, Score, Side};

/// What is told of the games of a series.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tells {
    /// What those that are over came to: other tables still play the same deals, and moves tell what lay where.
    Results,
    /// The deals of those that are over.
    WhatIsOver,
    /// All deals.
    All,
}

pub(super) fn file(archive: &Archive, deals: Deals) -> wire::File {
    wire::File {
        format: wire::Format::Archive,
        // The oldest that has all of it, so that older programs read what they can.
        version: if archive.tournaments.is_empty() { 1 } else { ARCHIVE_VERSION },
        private: archive.private,
        settings: archive.settings.as_ref().map(settings),
        seasons: archive.seasons.iter().map(season).collect(),
        players: archive.players.iter().map(|player| self::player(player, archive.private)).collect(),
        series: archive.series.iter().map(|series| self::series(series, archive.tells(series.id, deals))).collect(),
        tournaments: {
            let one = |one| tournament(one, deals, archive.is_dealt(one), archive.private);
            archive.tournaments.iter().map(one).collect()
        },
    }
}

fn settings(settings: &ClubSettings) -> wire::Settings {
    let rating = settings.rating;
    wire::Settings {
        name: settings.name.as_ref().map(ToString::to_string),
        scale: scale(&settings.scale),
        walkover: settings.walkover.0,
        least_series: settings.least_series,
        rating: rating.start.rating,
        deviation: rating.start.deviation,
        volatility: rating.start.volatility,
        tau: rating.tau,
    }
}

const fn scale(scale: &MatchScale) -> wire::Scale {
    wire::Scale { win: scale.win.halves, draw: scale.draw.halves, loss: scale.loss.halves }
}

fn season(season: &Season) -> wire::Season {
    wire::Season {
        id: season.id.0,
        name: season.name.to_string(),
        first: season.first,
        last: season.last,
        scale: scale(&season.scale),
        least_series: season.least_series,
    }
}

fn player(player: &Player, private: bool) -> wire::Player {
    let profile = &player.profile;
    let text = |name: &Option<_>| name.as_ref().map(ToString::to_string);
    wire::Player {
        id: player.id.0,
        name: profile.name.to_string(),
        short_name: text(&profile.short_name),
        group: text(&profile.group),
        household: text(&profile.household).filter(|_| private),
        colour: profile.colour.map(|colour| colour.to_string()),
        birth_year: profile.birth_year.filter(|_| private),
        contact: text(&profile.contact).filter(|_| private),
        notes: profile.notes.clone(),
        guest: profile.guest,
        archived: player.archived,
        merged_into: player.merged_into.map(|into| into.0),
    }
}

pub(super) fn series(series: &SeriesRecord, tells: Tells) -> wire::Series {
    wire::Series {
        id: series.id.0,
        date: series.date,
        first: series.players.first.0,
        second: series.players.second.0,
        purpose: series.purpose.into(),
        // A length is at most 254.
        length: u8::try_from(series.length.games()).unwrap_or(u8::MAX),
        same_sides: series.same_sides == SameSides::Allowed,
        closed: series.closed,
        games: series.games.iter().filter_map(|game| self::game(game, tells)).collect(),
    }
}

fn game(game: &GameRecord, tells: Tells) -> Option<wire::Game> {
    let goes_on = game.ending == Ending::Unfinished;
    if goes_on && tells == Tells::Results {
        return None;
    }
    let with_deal = tells == Tells::All || !goes_on;
    let moves = |moves: &Moves| self::moves(moves, with_deal);
    Some(wire::Game {
        rules: game.recorded.rules().into(),
        animals: game.animals.into(),
        recorded: match &game.recorded {
            Recorded::Played(_) | Recorded::Moves(_) if tells == Tells::Results => {
                wire::Recorded::Totals(totals(game.recorded.score()))
            }
            // Elsewhere nobody can play on: there it waits to be ended by decision.
            Recorded::Played(played) if goes_on => wire::Recorded::Moves(moves(played)),
            Recorded::Played(played) => wire::Recorded::Played(moves(played)),
            Recorded::Moves(entered) => wire::Recorded::Moves(moves(entered)),
            Recorded::Piles { sheet, .. } => wire::Recorded::Piles(piles(sheet)),
            Recorded::Totals { totals, .. } => wire::Recorded::Totals(self::totals(totals.score())),
        },
        ending: ending(&game.ending),
    })
}

fn moves(moves: &Moves, with_deal: bool) -> wire::Moves {
    let actions: Vec<_> = moves.game().actions().map(|action| action.to_string()).collect();
    let deal = moves.game().deal().filter(|_| with_deal);
    wire::Moves { actions: actions.join(" "), deal: deal.map(|deal| deal.to_string()), seen: moves.seen() }
}

fn piles(sheet: &Sheet) -> wire::Piles {
    let letters = |side, pile| {
        let of_kind = |kind: Kind| std::iter::repeat_n(kind.letter(), sheet.piles().count(side, pile, kind).into());
        Kind::ALL.into_iter().flat_map(of_kind).collect()
    };
    let side = |side| wire::SidePiles { captured: letters(side, Pile::Captured), exited: letters(side, Pile::Exited) };
    wire::Piles { animals: side(Side::Animals), humans: side(Side::Humans) }
}

fn totals(score: Score) -> wire::Totals {
    let side = |side| wire::SideTotals { points: score.points[side].0, exited: score.exited[side] };
    wire::Totals { animals: side(Side::Animals), humans: side(Side::Humans) }
}

fn ending(ending: &Ending) -> wire::Ending {
    match ending {
        Ending::Normal => wire::Ending::Normal,
        Ending::Agreed => wire::Ending::Agreed,
        Ending::Adjudicated { given } => {
            let given = given.as_ref().map(|given| wire::Given {
                animals: given.points.animals.0,
                humans: given.points.humans.0,
                reason: given.reason.clone(),
            });
            wire::Ending::Adjudicated(wire::Adjudicated { given })
        }
        Ending::Lost { how, loser, walkover } => {
            wire::Ending::Lost(wire::Lost { how: (*how).into(), loser: (*loser).into(), walkover: walkover.0 })
        }
        Ending::Void => wire::Ending::Void,
        Ending::Unfinished => wire::Ending::Unfinished,
    }
}
