//! Why a round is as it is, and what a round made by hand costs.

use halali::tournament::Strength;
use halali::tournament::pairing::{ByeReason, Criterion, Draft, DraftFault, PassedOver, Pin, Verdict};

use super::event::{Event, p, pair};

fn differs(criterion: Criterion, best: i64, other: i64) -> Verdict {
    Verdict::Differs { criterion, best, other }
}

#[test]
fn another_pair_is_weighed_against_the_round() {
    let mut event = Event::new(6, 9).scores(&[8, 8, 4, 4, 0, 0]);
    event.rounds = 1;
    let field = event.field();
    let best = event.propose();
    assert_eq!(field.if_together(&best, p(1), p(2)), Verdict::SoPaired);
    assert_eq!(field.if_together(&best, p(1), p(1)), Verdict::Impossible);
    assert_eq!(field.if_together(&best, p(1), p(3)), differs(Criterion::ScoreGaps, 0, 32));
    assert_eq!(field.if_apart(&best, p(1), p(2)), differs(Criterion::ScoreGaps, 0, 32));
    assert_eq!(field.if_bye(&best, p(1)), Verdict::Impossible, "an even field");
    event.meet(1, 2, 2);
    let field = event.field();
    let best = event.propose();
    assert_eq!(field.if_together(&best, p(1), p(2)), differs(Criterion::Ahead, 0, 1));
    event.manual.apart = vec![pair(1, 2)];
    assert_eq!(event.field().if_together(&event.propose(), p(1), p(2)), Verdict::Impossible);
}

/// What speaks against a pair may be a round that is not there yet.
#[test]
fn what_lies_ahead_is_a_reason() {
    let mut event = Event::new(6, 5);
    for round in [[(1, 4), (2, 5), (3, 6)], [(1, 5), (2, 6), (3, 4)]] {
        round.into_iter().for_each(|(one, other)| event.meet(one, other, 2));
        event.round += 1;
    }
    // With 2 and 4 paired, 1–6 leaves 3–5, after which two trios have met each other whole: two rounds with a repeat each.
    event.manual.pins = vec![Pin { pair: pair(2, 4), opens: None, table: None }];
    let verdict = event.field().if_together(&event.propose(), p(1), p(6));
    assert_eq!(verdict, differs(Criterion::Ahead, 0, 2));
}

#[test]
fn a_broken_rule_says_what_keeping_it_would_cost() {
    let mut event = Event::new(4, 9);
    event.rounds = 1;
    event.avoid(1, 2, Strength::Hard);
    event.avoid(1, 3, Strength::Hard);
    event.meet(1, 4, 2);
    event.meet(2, 3, 2);
    let field = event.field();
    let round = field.propose().expect("a round");
    assert_eq!(round.broken.len(), 2);
    for broken in &round.broken {
        assert_eq!(field.why_broken(&round, broken), differs(Criterion::HardAvoids, 0, 1));
    }
    let mut event = Event::new(2, 9);
    event.meet(1, 2, 2);
    let field = event.field();
    let round = field.propose().expect("a round");
    assert_eq!(field.why_broken(&round, &round.broken[0]), Verdict::Impossible);
}

#[test]
fn the_bye_is_explained_by_everybody_before() {
    let mut event = Event::new(5, 9).scores(&[16, 12, 8, 4, 0]);
    event.rounds = 1;
    event.players.get_mut(&5).expect("a player").byes = 1;
    // Without 4 the others would have to meet again.
    event.meet(1, 2, 4);
    event.meet(1, 3, 4);
    event.meet(1, 5, 4);
    let reason = event.field().why_bye(&event.propose()).expect("an odd field");
    let ByeReason { player, by_hand, byes, passed_over } = reason;
    assert_eq!((player, by_hand, byes), (p(3), false, 0));
    let against_4 = PassedOver::Otherwise(differs(Criterion::Ahead, 0, 1));
    assert_eq!(passed_over, [(p(5), PassedOver::MoreByes(1)), (p(4), against_4)]);
    // The leader, since everybody else has had one.
    (2..=5).for_each(|one| event.players.get_mut(&one).expect("a player").byes = 1);
    let reason = event.field().why_bye(&event.propose()).expect("an odd field");
    assert_eq!(reason.player, p(1));
    assert!(reason.passed_over.iter().all(|(_, why)| *why == PassedOver::MoreByes(1)) && reason.passed_over.len() == 4);
    assert_eq!(Event::new(4, 1).field().why_bye(&Event::new(4, 1).propose()), None);
}

#[test]
fn a_round_by_hand_is_compared_with_the_proposal() {
    let mut event = Event::new(5, 9).scores(&[8, 8, 4, 4, 0]);
    event.rounds = 1;
    let field = event.field();
    let proposal = field.propose().expect("a round");
    let draft = Draft::from(&proposal);
    assert_eq!(field.compare(&proposal, &draft).expect("the same field").differences(), []);
    // Whoever has the bye changes places with somebody who has an opponent.
    let swapped = draft.clone().swap(p(5), p(1)).expect("both are there");
    assert_eq!(swapped.byes(), [p(1)]);
    let compared = field.compare(&proposal, &swapped).expect("the same field");
    assert_eq!((compared.left_out, compared.put_in), (vec![pair(1, 2)], vec![pair(2, 5)]));
    assert_eq!((compared.bye_before, compared.byes.clone()), (Some(p(5)), vec![p(1)]));
    let first = (Criterion::ByeScore, 0, 8);
    let differences = field.compare(&proposal, &swapped).expect("the same field").differences();
    assert_eq!(differences[0], first);
    assert!(differences.contains(&(Criterion::ScoreGaps, 0, 64)));
    assert_eq!(swapped.clone().swap(p(1), p(5)).expect("back"), draft);
    assert_eq!(draft.swap(p(1), p(9)), Err(DraftFault::Unknown(p(9))));
    let missing = Draft::new(&field, vec![pair(1, 2)], vec![p(3), p(4)]);
    assert_eq!(missing, Err(DraftFault::Missing(p(5))));
    let twice = Draft::new(&field, vec![pair(1, 2), pair(1, 3)], vec![p(4), p(5)]);
    assert_eq!(twice, Err(DraftFault::Twice(p(1))));
    // Three byes are the organiser's to give.
    let three = Draft::new(&field, vec![pair(1, 2)], vec![p(3), p(4), p(5)]).expect("everybody");
    assert!(field.compare(&proposal, &three).expect("the same field").put_in.is_empty());
}
