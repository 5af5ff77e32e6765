//! Whatever is done to a tournament in whatever order: what is allowed leaves facts that fit together.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{BYE, Event, number, player, round};
use halali::club::{PlayerId, SeriesId};
use halali::tournament::{
    Apart, AsOf, Avoid, Command, Criterion, Elimination, FactFault, Format, Legs, Missing, Out, Place, Progress,
    Refusal, RoundState, Seed, SeriesLeft, SettingFault, Settings, StageNumber, Strength, TableNumber, Tournament,
};
use proptest::prelude::*;

const SWISS: Format = Format::Swiss { rounds: 4 };

/// Who is here for the next round and does not sit out, in some order.
fn to_pair(event: &Event, shuffle: u8) -> Vec<u128> {
    let next = event.tournament().next_round();
    let Some(stage) = event.tournament().current_stage() else { return Vec::new() };
    let here = event.tournament().here(stage, next).into_iter().map(|(one, _)| one);
    let mut here: Vec<_> = here.filter(|&one| event.tournament().out(next, one).is_none()).map(number).collect();
    here.sort_by_key(|&one| (one as u8).wrapping_mul(shuffle | 1));
    here
}

/// Something that a user might do, by three numbers; much of it is refused.
fn command(event: &mut Event, (what, one, other): (u8, u8, u8)) -> Command {
    let who = player(u128::from(one % 9) + 1);
    let last = event.tournament().last_round().map_or(0, |round| round.number.0);
    let near = round(last + u16::from(other % 3));
    let table = TableNumber(u16::from(one % 4) + 1);
    let begun = |event: &Event| -> BTreeSet<SeriesId> {
        if other % 2 == 0 { BTreeSet::new() } else { event.results.series.keys().copied().collect() }
    };
    match what % 22 {
        0 => Command::Enter { player: who, from: near, rating: Some(1500) },
        1 => Command::RemoveEntry { player: who },
        2 => Command::ReplaceEntry { player: who, by: player(u128::from(other % 9) + 1), rating: None },
        3 => Command::SetSeeds { order: event.tournament().entries().keys().rev().copied().collect() },
        4 => Command::PutAvoid(Avoid {
            apart: Apart::pair(who, player(u128::from(other % 9) + 1)),
            strength: Strength::Hard,
            until: None,
        }),
        5 => Command::FixTable { player: who, table: Some(table) },
        6 => {
            let outs =
                [None, Some(Out::Absent), Some(Out::RequestedBye), Some(Out::Bye { by_hand: true }), Some(Out::Rest)];
            Command::SitOut { round: near, player: who, out: outs[usize::from(other) % outs.len()] }
        }
        7 => Command::Withdraw { player: who, from: near },
        8 => Command::Return { player: who, from: near },
        9..=11 => {
            let here = to_pair(event, one);
            let pairs: Vec<_> = here.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            let outs: Vec<_> = here.chunks_exact(2).remainder().iter().map(|&one| (one, BYE)).collect();
            let arrangement = event.arrangement(&pairs, &outs);
            Command::PairRound { round: event.tournament().next_round(), date: crate::event::date(), arrangement }
        }
        12 => {
            let at = round(last.max(1));
            let here = event.tournament().current_stage().map(|stage| event.tournament().here(stage, at));
            let mut here: Vec<_> = here.unwrap_or_default().into_iter().map(|(one, _)| number(one)).collect();
            here.sort_by_key(|&number| (number as u8).wrapping_mul(one | 1));
            let pairs: Vec<_> = here.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            let outs: Vec<_> = here.chunks_exact(2).remainder().iter().map(|&one| (one, BYE)).collect();
            let arrangement = event.arrangement(&pairs, &outs);
            Command::ChangePairings { round: at, arrangement, discard: begun(event) }
        }
        13 => Command::Pin { round: round(last), table, pinned: other % 2 == 0 },
        14 => Command::NoShow { round: round(last), table, no_show: other % 2 == 0 },
        15 => Command::ReleaseRound { round: round(last) },
        16 | 17 => Command::CloseRound {
            round: round(last),
            missing: if other % 2 == 0 { Missing::Refused } else { Missing::Allowed },
        },
        18 => Command::ReopenRound { round: near },
        19 => Command::DeleteRound { round: round(last), discard: begun(event) },
        20 => match other % 4 {
            0 => Command::Finish,
            1 => Command::Reopen,
            2 => Command::ReopenStage { stage: StageNumber::FIRST },
            _ => {
                let known = event.tournament().entries().keys().take(4).copied().collect();
                Command::CloseStage { stage: StageNumber::FIRST, advance: known, groups: BTreeMap::new() }
            }
        },
        _ => Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() },
    }
}

/// What must hold of the facts at any time.
fn check(event: &Event) {
    let tournament = event.tournament();
    let (head, rows) = event.rows();
    assert_eq!(Tournament::read(head, &rows).as_ref(), Ok(tournament), "what is written comes back");
    let mut series = BTreeSet::new();
    for round in tournament.rounds().values() {
        series.extend(round.pairings().map(|pairing| pairing.series));
        let stage = &tournament.stages()[&round.stage];
        let places = |one: PlayerId| {
            let at = round.pairings().filter(|pairing| pairing.seat_of(one).is_some()).count();
            at + usize::from(tournament.out(round.number, one).is_some())
        };
        for (one, _) in tournament.here(stage, round.number) {
            let is_out_of_bracket = matches!(stage.format, Format::Knockout { .. });
            assert!(places(one) == 1 || is_out_of_bracket && places(one) == 0, "round {}: {one}", round.number);
            assert!(is_out_of_bracket || !matches!(tournament.place(round.number, one), Place::Nowhere));
        }
        for pairing in round.pairings() {
            let known = &event.results.series[&pairing.series];
            assert_eq!(known.players(), pairing.players, "seats of the series and of the pairing");
            let vacant =
                tournament.needing_opponents(round, &event.results).iter().any(|&(table, _)| table == pairing.table);
            assert!(!vacant || event.results.progress(pairing.series) != Progress::Complete);
        }
    }
    assert_eq!(
        series,
        event.results.series.keys().copied().collect(),
        "no series without a pairing, and the other way"
    );
    for stage in tournament.stages().values().filter(|stage| !stage.members().is_empty()) {
        let table = event.table_of(stage.number.0, AsOf::Live);
        assert_eq!(table.lines.len(), stage.members().len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_is_done_facts_fit_together(
        entries in 2_u128..8,
        started in prop::bool::weighted(0.8),
        acts in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>()), 1..160),
    ) {
        let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
        let mut event = Event::new(Settings { most_byes: Some(2), ..Settings::usual(3) }, &[SWISS, knockout]);
        (1..=entries).for_each(|number| event.enter(number));
        if started {
            event.act(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
        }
        for act in acts {
            if act.0 % 3 == 0 {
                // A result comes in for some pairing.
                let last = event.tournament().last_round();
                let open = last.filter(|round| round.state != RoundState::Closed);
                let pairing = open.and_then(|round| round.at(TableNumber(u16::from(act.1 % 4) + 1))).cloned();
                let pair = pairing.map(|pairing| (number(pairing.players.first), number(pairing.players.second)));
                if let Some(pair) = pair {
                    event.plain(pair, act.2 % 3);
                    check(&event);
                }
                continue;
            }
            let command = command(&mut event, (act.0 / 3, act.1, act.2));
            let before = event.clone();
            match event.act(command) {
                Ok(_) => check(&event),
                Err(Refusal::Facts(fault)) => panic!("a refusal without a reason of its own: {fault}"),
                Err(_) => assert_eq!((&event.tournament, &event.results), (&before.tournament, &before.results)),
            }
        }
    }
}

#[test]
fn settings_have_limits() {
    let fault = |change: fn(&mut Settings)| {
        let mut settings = Settings::usual(1);
        change(&mut settings);
        match Event::create(settings) {
            Err(Refusal::Setting(fault)) => Some(fault),
            _ => None,
        }
    };
    assert_eq!(fault(|_| {}), None);
    assert_eq!(fault(|settings| settings.criteria.clear()), Some(SettingFault::NoCriteria));
    assert_eq!(fault(|settings| settings.criteria.push(Criterion::MatchPoints)), Some(SettingFault::CriterionTwice));
    assert_eq!(fault(|settings| settings.walkover.0 = 1), Some(SettingFault::Walkover));
    assert_eq!(fault(|settings| settings.scale.win = settings.scale.loss), Some(SettingFault::Scale));
    assert_eq!(fault(|settings| settings.absent.halves = 5), Some(SettingFault::Absent));
    assert_eq!(fault(|settings| settings.requested_bye.halves = 5), Some(SettingFault::RequestedBye));
}

#[test]
fn rows_that_do_not_fit_are_refused() {
    let mut event = Event::swiss(4, 2);
    event.play(&[(1, 2, 2), (3, 4, 1)], &[]);
    let (head, rows) = event.rows();
    let with = |row| Tournament::read(head.clone(), &[rows.clone(), vec![row]].concat()).map(drop);
    use halali::tournament::{Change, Member};
    let out = Change::PutOut { round: round(1), player: player(1), out: Out::Absent };
    assert_eq!(with(out), Err(FactFault::PlayerTwice { player: player(1), round: round(1) }));
    let stranger = Change::PutOut { round: round(1), player: player(9), out: Out::Absent };
    assert_eq!(with(stranger), Err(FactFault::NotEntered { player: player(9) }));
    let member = Member { seed: Seed(2), group: None };
    let twice = Change::PutMember { stage: StageNumber::FIRST, player: player(1), member };
    assert_eq!(with(twice), Err(FactFault::SeedTwice { seed: Seed(2) }));
    let gap = Change::PutRound {
        number: round(3),
        stage: StageNumber::FIRST,
        date: crate::event::date(),
        state: RoundState::Paired,
    };
    assert_eq!(with(gap), Err(FactFault::Round { round: round(3) }));
    let again = event.tournament().rounds()[&round(1)].at(TableNumber(1)).cloned().expect("a pairing");
    let series = again.series;
    let other =
        Change::PutPairing { round: round(1), pairing: halali::tournament::Pairing { table: TableNumber(7), ..again } };
    assert!(matches!(with(other), Err(FactFault::PlayerTwice { .. } | FactFault::SeriesTwice { .. })), "{series}");
}

#[test]
fn stages_are_planned_until_they_start() {
    let robin = Format::RoundRobin { legs: Legs::Single, groups: 1 };
    let mut event = Event::swiss(4, 2);
    event.act(Command::PlanStages(vec![Format::Swiss { rounds: 3 }, robin])).expect("another plan");
    assert_eq!(event.tournament().stages().len(), 2);
    let refused = Err(Refusal::StageStarted { stage: StageNumber::FIRST });
    assert_eq!(event.act(Command::PlanStages(vec![robin])).map(drop), refused);
    event.play(&[(1, 2, 2), (3, 4, 1)], &[]);
    event.play(&[(1, 3, 2), (2, 4, 1)], &[]);
    let paired = Err(Refusal::Setting(SettingFault::RoundsPaired { paired: round(2) }));
    assert_eq!(event.act(Command::PlanStages(vec![Format::Swiss { rounds: 1 }])).map(drop), paired);
    event.act(Command::PlanStages(vec![Format::Swiss { rounds: 2 }])).expect("the last stage");
    let close = Command::CloseStage { stage: StageNumber::FIRST, advance: Vec::new(), groups: BTreeMap::new() };
    event.act(close).expect("a closed stage");
    let changes = event.act(Command::Remove { series: SeriesLeft::Struck }).expect("gone");
    assert_eq!(changes.len(), 5);
    assert!(event.tournament.is_none() && event.results.series.is_empty());
}
