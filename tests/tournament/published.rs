//! What players may see of a tournament.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use halali::tournament::{Apart, AsOf, Avoid, Command, Format, Missing, Out, Scope, Settings, Strength, standings};

use crate::event::{BYE, Event, player, round};

#[test]
fn a_round_is_seen_when_it_is_published() {
    let mut event = Event::swiss(4, 3);
    let apart = Apart::pair(player(1), player(4));
    event.act(Command::PutAvoid(Avoid { apart, strength: Strength::Hard, until: None })).expect("kept apart");
    event.act(Command::SitOut { round: round(2), player: player(4), out: Some(Out::Absent) }).expect("an absence");
    event.play(&[(1, 2, 2), (3, 4, 1)], &[]);
    let before = event.tournament().published();
    assert_eq!((before.all_outs().len(), before.avoids().count()), (0, 0));
    event.pair(&[(1, 3)], &[(2, BYE)]).expect("a round");
    let published = event.tournament().published();
    assert_eq!(published, before);
    let seen = |event: &Event| {
        let tournament = event.tournament().published();
        let table = standings(&tournament, event.stage(), &event.results, AsOf::Live, Scope::Stage);
        table.lines.iter().map(|line| line.rounds).collect::<Vec<_>>()
    };
    assert_eq!(seen(&event), [1; 4]);
    event.act(Command::ReleaseRound { round: round(2) }).expect("published");
    let published = event.tournament().published();
    assert_eq!((published.rounds().len(), published.all_outs().len()), (2, 2));
    assert_eq!(published.avoids().count(), 0);
}

#[test]
fn the_same_deals_are_not_seen_while_a_table_plays() {
    let settings = Settings { duplicate: Some(7), ..Settings::usual(1) };
    let mut event = Event::started(4, settings, &[Format::Swiss { rounds: 3 }]);
    let round = event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    event.act(Command::ReleaseRound { round }).expect("published");
    let is_face_down = |event: &Event| {
        let tournament = event.tournament();
        let found: Vec<_> = tournament.face_down().collect();
        assert_eq!(found.len(), if tournament.is_face_down(&tournament.rounds()[&round]) { 2 } else { 0 });
        !found.is_empty()
    };
    event.plain((1, 2), 2);
    assert!(is_face_down(&event), "a table has not begun");
    event.plain((3, 4), 1);
    assert!(is_face_down(&event), "the round is not closed");
    event.act(Command::CloseRound { round, missing: Missing::Refused }).expect("closed");
    assert!(!is_face_down(&event));
    event.act(Command::ReopenRound { round }).expect("open");
    assert!(is_face_down(&event));
}

/// Whoever saw something of a round that is struck does not meet the same deals when it comes again.
#[test]
fn a_round_that_is_struck_is_dealt_anew() {
    let settings = Settings { duplicate: Some(7), ..Settings::usual(1) };
    let mut event = Event::started(4, settings, &[Format::Swiss { rounds: 3 }]);
    let deals = |event: &Event| [1, 2].map(|number| event.tournament().deal(round(number), 1).expect("a deal"));
    let mut seen = vec![deals(&event)[0].to_string()];
    for _ in 0..3 {
        let paired = event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
        let next = deals(&event)[1].clone();
        event.act(Command::DeleteRound { round: paired, discard: Default::default() }).expect("struck");
        let [again, later] = deals(&event);
        assert_eq!(later, next, "other rounds keep theirs");
        assert!(!seen.contains(&again.to_string()));
        seen.push(again.to_string());
        if event.tournament().rounds().is_empty() {
            event.act(Command::Start { ratings: Default::default(), groups: Default::default() }).expect("a start");
        }
    }
}
