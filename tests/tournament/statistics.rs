//! What a whole tournament comes to, against sums by hand.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use halali::club::Tally;
use halali::rules::{Loss, Points, Side, Termination};
use halali::tournament::{Command, Format, Missing, Settings, Statistics};

use crate::event::{Event, player};

fn of(event: &Event) -> Statistics {
    Statistics::of(event.tournament(), &event.results)
}

#[test]
fn games_are_summed_up_by_sides_and_a_walkover_is_told_apart() {
    let mut event = Event::swiss(6, 2);
    assert!(of(&event).is_empty());
    event.pair(&[(1, 2), (3, 4), (5, 6)], &[]).expect("a round");
    assert!(of(&event).is_empty(), "nobody has played");
    event.result((1, 2), (40, 20), (2, 1));
    event.result((3, 4), (23, 25), (0, 1));
    event.walkover(5, 6);
    let statistics = of(&event);
    assert_eq!((statistics.series, statistics.face_down), (2, 0), "nobody played the third");
    let count = |ending| statistics.figures.games.iter().find(|(of, _)| *of == ending).expect("an ending").1;
    assert_eq!(
        (count(Termination::Normal), count(Termination::Lost(Loss::Walkover)), count(Termination::Void)),
        (4, 2, 0)
    );
    // Each series is a game with all the points and one without any.
    let sides = &statistics.figures.sides;
    let points = sides[Side::Animals].points + sides[Side::Humans].points;
    assert_eq!((sides.animals.games, sides.humans.games, points), (4, 4, Points(108)));
    assert_eq!((sides.animals.tally.drawn, sides.humans.tally.drawn), (2, 2));
    let Tally { won, lost, .. } = sides.animals.tally;
    assert_eq!((won + lost, won, lost), (2, sides.humans.tally.lost, sides.humans.tally.won));
    assert_eq!(sides.animals.exited + sides.humans.exited, 4);
    assert_eq!(statistics.points_a_game().map(|average| average.value()), Some(27.0));
    assert_eq!(statistics.pairs.with_a_draw, 2);
    let [close] = statistics.feats.closest_finishes[..] else { unreachable!("one series is the closest") };
    assert_eq!((close.occasion.player, close.points), (player(4), Points(2)));
    let [highest] = statistics.feats.highest_games[..] else { unreachable!("one game is the highest") };
    assert_eq!((highest.occasion.player, highest.points), (player(1), Points(40)));
}

#[test]
fn of_deals_that_are_face_down_only_the_results_are_counted() {
    let settings = Settings { duplicate: Some(7), ..Settings::usual(1) };
    let mut event = Event::started(4, settings, &[Format::Swiss { rounds: 3 }]);
    let round = event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    event.act(Command::ReleaseRound { round }).expect("published");
    event.plain((1, 2), 2);
    let statistics = of(&event);
    assert_eq!((statistics.series, statistics.face_down, statistics.is_empty()), (1, 1, false));
    assert_eq!((statistics.points_a_game(), statistics.feats.highest_games.len()), (None, 0));
    event.plain((3, 4), 1);
    event.act(Command::CloseRound { round, missing: Missing::Refused }).expect("closed");
    let statistics = of(&event);
    assert_eq!((statistics.series, statistics.face_down, statistics.figures.sides.animals.games), (2, 0, 4));
}
