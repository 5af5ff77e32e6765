//! Swiss rounds and evenings of a league: paired by scores.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::{Basis, Made, NoProposal, Task, ToPlay};
use crate::club::{PlayerId, Seats};
use crate::tournament::command::{Arrangement, Seating};
use crate::tournament::facts::Out;
use crate::tournament::histories::{apart, histories};
use crate::tournament::pairing::{
    Comparison, Draft, DraftFault, Field, FieldFacts, Levels, Manual, Pair, PairingRules, Pin, Round,
};
use crate::tournament::settings::{Format, LeagueBy, Primary, Settings};

/// A field and the round that is proposed for it. The field answers why: see [`Field::if_together`], [`Field::if_apart`],
/// [`Field::why_bye`] and [`Field::why_broken`].
#[derive(Clone, Debug)]
pub struct ByScores {
    /// Who is paired, with what they bring.
    pub field: Field,
    /// The cheapest round.
    pub paired: Round,
}

impl ByScores {
    /// How another arrangement of the same round compares with the proposal.
    ///
    /// # Errors
    ///
    /// Where it seats others than are here to be paired.
    pub fn compare(&self, arrangement: &Arrangement) -> Result<Comparison, DraftFault> {
        let pair = |seating: &Seating| Pair::new(seating.players.first, seating.players.second);
        let pairs = arrangement.tables.iter().filter_map(pair).collect();
        let byes = arrangement.outs.iter().filter(|(_, out)| out.is_of_pairing()).map(|(&player, _)| player).collect();
        self.field.compare(&self.paired, &Draft::new(&self.field, pairs, byes)?)
    }
}

impl Task<'_> {
    pub(super) fn by_scores(&self) -> Result<Made, NoProposal> {
        let tournament = self.known.tournament;
        let mut history = histories(tournament, self.stage, self.known.results, self.round, &self.wishes.join);
        history.players.retain(|contender| self.declared(contender.player).is_none());
        let kept = self.kept.iter().filter_map(|seating| {
            let pair = Pair::new(seating.players.first, seating.players.second)?;
            Some(Pin { pair, opens: Some(seating.players.first), table: Some(seating.table) })
        });
        let kept: Vec<_> = kept.collect();
        let is_kept = |pin: &&Pin| kept.iter().any(|kept| kept.pair == pin.pair);
        let wished = self.wishes.pins.iter().filter(|pin| !is_kept(pin)).copied();
        let manual = Manual {
            pins: kept.iter().copied().chain(wished).collect(),
            apart: self.wishes.apart.clone(),
            bye: self.wishes.bye,
            ..Manual::default()
        };
        let field = Field::new(FieldFacts {
            contenders: history.players,
            meetings: history.meetings,
            avoids: apart(tournament, self.round, self.known.profiles),
            manual,
            round: u32::from(self.round.0),
            rounds_left: self.rounds_left(),
            rules: rules(tournament.settings(), self.stage.format),
        })?;
        let paired = field.propose()?;
        let pairs = paired.tables.iter().map(|table| ToPlay {
            players: Seats { first: table.opens, second: table.answers },
            bracket: None,
            table: table.number,
            seated: table.seated,
        });
        let outs: BTreeMap<PlayerId, Out> =
            paired.bye.into_iter().map(|player| (player, Out::Bye { by_hand: false })).collect();
        Ok(Made { pairs: pairs.collect(), outs, basis: Basis::Scores(Box::new(ByScores { field, paired })) })
    }

    /// How many rounds are planned after this one. A league that goes on as long as people come has at least one more.
    fn rounds_left(&self) -> u32 {
        let planned = self.stage.format.rounds().map(|rounds| usize::from(rounds).saturating_sub(self.number + 1));
        u32::try_from(planned.unwrap_or(1)).unwrap_or(u32::MAX)
    }
}

fn rules(settings: &Settings, format: Format) -> PairingRules {
    let by_average = matches!(format, Format::League { by: LeagueBy::Average { .. }, .. });
    let levels = match settings.primary {
        Primary::TotalPoints { band } => NonZeroU32::new(u32::from(band)).map_or(Levels::Scores, Levels::RankBands),
        Primary::MatchPoints if by_average => Levels::RankBands(NonZeroU32::MIN),
        Primary::MatchPoints => Levels::Scores,
    };
    PairingRules {
        levels,
        order: settings.group_order,
        lots: settings.lots,
        most_byes: settings.most_byes,
        spare_fixed_tables: true,
    }
}
