//! From tournaments to those of an archive. What lies face down for rounds to come stays here.

use std::num::NonZeroU16;

use super::{Deals, wire_tournament as wire};
use crate::tournament::{
    Apart, Avoid, Entry, Pairing, Round, RoundNumber, RoundState, Settings, Stage, State, Tournament,
};

/// A tournament. `is_dealt` says whether it is known here from what its deals are drawn, and `private` whether it is told which
/// two players are kept apart.
pub(super) fn tournament(tournament: &Tournament, deals: Deals, is_dealt: bool, private: bool) -> wire::Tournament {
    let head = tournament.head();
    wire::Tournament {
        id: head.id.0,
        name: head.name.to_string(),
        first: head.first,
        last: head.last,
        state: head.state.into(),
        settings: Settings { duplicate: None, dealt: Default::default(), ..head.settings.clone() },
        duplicates: duplicates(tournament, deals, is_dealt),
        entries: tournament.entries().values().map(entry).collect(),
        avoids: tournament.avoids().filter(|avoid| private || !is_of_two(avoid)).map(self::avoid).collect(),
        stages: tournament.stages().values().map(stage).collect(),
        rounds: tournament.rounds().values().map(round).collect(),
        outs: tournament
            .all_outs()
            .iter()
            .filter_map(|(&(round, player), &out)| {
                Some(wire::SittingOut { round: number(round.0)?, player: player.0, why: out.into() })
            })
            .collect(),
    }
}

/// Numbers of tournaments begin with 1.
const fn number(number: u16) -> Option<NonZeroU16> {
    NonZeroU16::new(number)
}

fn least(of: u16) -> NonZeroU16 {
    number(of).unwrap_or(NonZeroU16::MIN)
}

/// Of a closed round everybody may know the deals; of all others only where the organiser asks for it.
fn duplicates(tournament: &Tournament, deals: Deals, is_dealt: bool) -> Option<wire::Duplicates> {
    let seed = tournament.settings().duplicate?;
    let tells = is_dealt && (deals == Deals::All || tournament.head().state == State::Finished);
    let told = tournament.rounds().values().filter(|round| tells || round.state == RoundState::Closed);
    let dealt = &tournament.settings().dealt;
    let told = told.map(|round| round.number).filter(|round| is_dealt || dealt.contains_key(&round.0));
    // A round that was struck is dealt anew when it comes again.
    let struck =
        dealt.keys().copied().map(RoundNumber).filter(|round| tells && !tournament.rounds().contains_key(round));
    let rounds = told
        .chain(struck)
        .filter_map(|round| Some(wire::Dealt { round: number(round.0)?, seed: tournament.round_seed(round)? }));
    Some(wire::Duplicates { seed: tells.then_some(seed), rounds: rounds.collect() })
}

fn entry(entry: &Entry) -> wire::Entry {
    let away = entry
        .away
        .iter()
        .map(|away| wire::Away { from: least(away.from.0), back: away.back.and_then(|back| number(back.0)) });
    wire::Entry {
        player: entry.player.0,
        rating: entry.rating,
        seed: entry.seed.and_then(|seed| number(seed.0)),
        from: least(entry.from.0),
        away: away.collect(),
        table: entry.table.and_then(|table| number(table.0)),
    }
}

/// Whether two players are named: it shows who lives together, or cannot stand whom.
pub(super) const fn is_of_two(avoid: &Avoid) -> bool {
    matches!(avoid.apart, Apart::Pair(..))
}

fn avoid(avoid: &Avoid) -> wire::Avoid {
    let apart = match avoid.apart {
        Apart::Pair(one, other) => wire::Apart::Pair(one.0, other.0),
        Apart::Households => wire::Apart::Households,
        Apart::Clubs => wire::Apart::Clubs,
    };
    wire::Avoid { apart, strength: avoid.strength.into(), until: avoid.until.and_then(|until| number(until.0)) }
}

fn stage(stage: &Stage) -> wire::Stage {
    let members = stage.members().iter().map(|(player, member)| wire::Member {
        player: player.0,
        seed: least(member.seed.0),
        group: member.group.and_then(|group| number(group.0)),
    });
    wire::Stage { format: stage.format, closed: stage.closed, members: members.collect() }
}

fn round(round: &Round) -> wire::Round {
    wire::Round {
        stage: least(round.stage.0),
        date: round.date,
        state: round.state.into(),
        pairings: round.pairings().map(pairing).collect(),
    }
}

fn pairing(pairing: &Pairing) -> wire::Pairing {
    wire::Pairing {
        table: least(pairing.table.0),
        first: pairing.players.first.0,
        second: pairing.players.second.0,
        series: pairing.series.0,
        extra: pairing.extra.iter().map(|series| series.0).collect(),
        bracket: pairing.bracket.map(|bracket| bracket.0),
        pinned: pairing.pinned,
        no_show: pairing.no_show,
        missing: pairing.missing,
    }
}
