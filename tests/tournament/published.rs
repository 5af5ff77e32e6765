//! What players may see of a tournament.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use halali::club::{GameFact, Seat};
use halali::rules::{Ending, Score};
use halali::tournament::{
    Apart, AsOf, Avoid, Command, Format, Missing, Out, RoundState, Scope, Settings, Strength, standings,
};

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
    let shows = |event: &Event| event.tournament().shows_games(&event.tournament().rounds()[&round], &event.results);
    event.plain((1, 2), 2);
    assert!(!shows(&event), "a table has not begun");
    let series = event.series(3, 4);
    event.games(series, vec![GameFact { animals: Seat::First, board: Score::default(), ending: Ending::Unfinished }]);
    assert!(!shows(&event), "a table plays");
    event.act(Command::CloseRound { round, missing: Missing::Allowed }).expect("closed");
    assert_eq!(event.tournament().rounds()[&round].state, RoundState::Closed);
    assert!(!shows(&event), "the round is closed over the heads of a table that plays");
    event.plain((3, 4), 1);
    assert!(shows(&event));
}
