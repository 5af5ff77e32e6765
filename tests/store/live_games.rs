//! Games on the screen: durable act by act, gone on with at exactly the last one, taken back by the club's rules.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;
use std::time::Duration;

use crate::support::clubs::{add, facts, holder, record, series, stamp, writer};
use chrono::{DateTime, Utc};
use halali::club::{
    Command, GameId, Leave, LiveAct, LiveGame, NewGame, Purpose, Recorded, Refusal, SameSides, Seat, TimeControl,
    WALKOVER_POINTS,
};
use halali::rules::{Action, Deal, Ending, Loss, Random, RuleSet, Side};
use halali::store::{StoreError, Writer, create};
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use uuid::Uuid;

const GAME: GameId = GameId(Uuid::from_u128(0x3000));

fn moment(second: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_796_000_000 + second, 0).expect("a moment")
}

fn deal(seed: u64) -> Deal {
    Deal::from_seed(seed).next().expect("deals never end")
}

/// A club with a series in which a game has started on the screen.
fn club(path: &Path, purpose: Purpose, control: Option<TimeControl>) -> Writer {
    let mut club = create(path, &holder()).expect("a club file");
    let mut record = record(1, 1, 2, 3);
    record.games.clear();
    record.purpose = purpose;
    let game = NewGame {
        id: GAME,
        rules: RuleSet::Classic,
        animals: Seat::Second,
        deal: deal(7),
        control,
        same_sides: SameSides::Refused,
    };
    let start = Command::StartGame { series: series(1), game };
    for (number, command) in (1..).zip([add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record), start]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club
}

fn live(club: &Writer) -> LiveGame {
    club.live_game(series(1)).expect("readable").expect("a game under way")
}

fn do_act(club: &mut Writer, act: LiveAct) -> Result<(), StoreError> {
    let game = live(club);
    let (_, event) = game.act(act, moment(game.events().into()))?;
    club.add_event(&game, &event)
}

fn play(club: &mut Writer, text: &str) {
    do_act(club, LiveAct::Play(text.parse().expect(text))).expect(text);
}

fn any_action(game: &LiveGame, random: &mut Random) -> Action {
    let mut after = game.game().clone();
    let action = after.play_chosen(|count| random.below(count.into()) as u32).expect("an action");
    match action {
        Action::TurnUp { at, .. } => Action::TurnUp { at, tile: None },
        other => other,
    }
}

/// Whoever reads the file knows what the players have not seen: this only looks for it where players may look.
#[test]
fn what_lies_face_down_is_in_no_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder.path().join("club.halaliclub"), Purpose::Counted, None);
    play(&mut club, "a1");
    let deal = deal(7).to_string();
    let log = format!("{:?}", club.log().expect("a log"));
    assert!(log.contains("start-game") && !log.contains(&deal));
    assert!(!format!("{:?}", live(&club)).contains(&deal));
    assert!(!format!("{:?}", club.series_record(series(1)).expect("readable")).contains(&deal));
}

#[test]
fn a_game_goes_on_at_its_last_act_clocks_included() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let control = TimeControl { main: Duration::from_secs(600), increment: Duration::from_secs(5) };
    let mut club = club(&path, Purpose::Counted, Some(control));
    let mut game = live(&club);
    for text in ["a1", "a2", "a3"] {
        let clock = game.clock_mut().expect("a clock");
        for _ in 0..4 {
            clock.pass(Duration::from_millis(2_500));
        }
        let (after, event) = game.act(LiveAct::Play(text.parse().expect(text)), moment(1)).expect(text);
        club.add_event(&game, &event).expect(text);
        game = after;
    }
    let left = game.clock().expect("a clock").left();
    assert_eq!(left.animals, Duration::from_millis(600_000 + 2 * 5_000 - 10_000));
    drop(club);
    let club = writer(&path);
    let again = live(&club);
    assert_eq!(again.game(), game.game());
    let clock = again.clock().expect("a clock");
    assert_eq!((clock.left(), clock.running()), (left, None));
    assert_eq!(club.live_games().expect("readable"), [again]);
}

#[test]
fn acts_come_one_after_another_and_too_late_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder.path().join("club.halaliclub"), Purpose::Counted, None);
    let game = live(&club);
    let (_, event) = game.act(LiveAct::Play("a1".parse().expect("an action")), moment(1)).expect("an event");
    club.add_event(&game, &event).expect("an event");
    // A second press of the same button, or another window.
    let stale = Refusal::Stale { expected: 2, found: 1 };
    let refused = club.add_event(&game, &event);
    assert!(matches!(refused, Err(StoreError::Refused(refusal)) if refusal == stale));
    let game = live(&club);
    let played = game.act(LiveAct::Play("a1".parse().expect("an action")), moment(2));
    assert!(matches!(played, Err(Refusal::Action { player: Side::Humans, .. })));
    let lost = Ending::Lost { how: Loss::Conceded, loser: Side::Humans, walkover: WALKOVER_POINTS };
    let end = game.end(lost).expect("an end");
    club.carry_out(&end, &stamp(10)).expect("a command");
    let (_, event) = game.act(LiveAct::Play("a2".parse().expect("an action")), moment(3)).expect("an event");
    let over = club.add_event(&game, &event);
    assert!(matches!(over, Err(StoreError::Refused(Refusal::NotUnderWay { game: GAME }))));
    let again = club.carry_out(&end, &stamp(11));
    assert!(matches!(again, Err(StoreError::Refused(Refusal::NotUnderWay { game: GAME }))));
    assert_eq!(club.live_events(GAME).expect("events").len(), 1);
}

#[test]
fn an_ended_game_that_is_undone_goes_on_and_one_that_is_redone_is_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut club = club(&path, Purpose::Counted, None);
    let before_start = {
        club.undo(&stamp(5)).expect("undo");
        let before = facts(&path);
        club.redo(&stamp(6)).expect("redo");
        before
    };
    let mut random = Random::new(3);
    while live(&club).game().end().is_none() {
        let action = any_action(&live(&club), &mut random);
        do_act(&mut club, LiveAct::Play(action)).expect("an act");
    }
    let game = live(&club);
    let record = game.ended(Ending::Normal).expect("an end");
    let conceded = Ending::Lost { how: Loss::Conceded, loser: Side::Humans, walkover: WALKOVER_POINTS };
    assert_eq!(game.ended(conceded), Err(Refusal::Over { game: 1 }));
    club.carry_out(game.end(Ending::Normal).expect("an end"), &stamp(7)).expect("a command");
    let kept = club.series_record(series(1)).expect("readable").expect("a series").games;
    assert_eq!(kept, std::slice::from_ref(&record));
    assert!(matches!(&record.recorded, Recorded::Played(moves) if moves.game() == game.game() && !moves.seen()));
    assert_eq!(club.series(series(1)).expect("readable").expect("a series").games(), [record.fact()]);
    let ended = facts(&path);
    assert!(club.live_games().expect("readable").is_empty());
    club.undo(&stamp(8)).expect("undo");
    assert_eq!(live(&club), game);
    club.undo(&stamp(9)).expect("undo");
    assert_eq!(facts(&path), before_start);
    club.redo(&stamp(10)).expect("redo");
    assert_eq!(live(&club), game);
    club.redo(&stamp(11)).expect("redo");
    assert_eq!(facts(&path), ended);
}

/// A redo brings no end back that is older than what happened since.
#[test]
fn what_is_played_after_an_undone_end_is_not_lost_by_a_redo() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder.path().join("club.halaliclub"), Purpose::Counted, None);
    play(&mut club, "a1");
    let end = live(&club).end(Ending::Agreed).expect("an end");
    club.carry_out(&end, &stamp(7)).expect("a command");
    club.undo(&stamp(8)).expect("undo");
    play(&mut club, "a2");
    assert!(matches!(club.redo(&stamp(9)), Err(StoreError::WentOn)));
    assert_eq!(live(&club).game().len(), 2);
    let stale = Refusal::Stale { expected: 2, found: 1 };
    let refused = club.carry_out(&end, &stamp(10));
    assert!(matches!(refused, Err(StoreError::Refused(refusal)) if refusal == stale));
    assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
}

/// Free takeback stays what it was when the series changes its purpose, and the purpose does not change in mid-game.
#[test]
fn a_practice_game_stays_readable() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder.path().join("club.halaliclub"), Purpose::Practice, None);
    let edit = |purpose| {
        let record = record(1, 1, 2, 3);
        let (players, date, length) = (record.players, record.date, record.length);
        Command::EditSeries { series: series(1), players, date, purpose, length }
    };
    let refused = club.carry_out(edit(Purpose::Counted), &stamp(7));
    assert!(matches!(refused, Err(StoreError::Refused(Refusal::GameUnderWay { game: 1 }))));
    play(&mut club, "a1");
    do_act(&mut club, LiveAct::TakeBack { count: 1, leave: Leave::Practice }).expect("an act");
    assert!(live(&club).seen());
    let end = live(&club).end(Ending::Agreed).expect("an end");
    club.carry_out(&end, &stamp(8)).expect("a command");
    club.carry_out(edit(Purpose::Counted), &stamp(9)).expect("a command");
    club.undo(&stamp(10)).expect("undo");
    club.undo(&stamp(11)).expect("undo");
    assert!(live(&club).game().is_empty());
}

#[test]
fn time_that_has_passed_is_not_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let control = TimeControl { main: Duration::from_secs(60), increment: Duration::ZERO };
    let mut club = club(&path, Purpose::Counted, Some(control));
    play(&mut club, "a1");
    let mut game = live(&club);
    let clock = game.clock_mut().expect("a clock");
    clock.run(Side::Humans);
    clock.pass(Duration::from_secs(4));
    club.keep_clock(&game).expect("a clock");
    drop(club);
    let mut club = writer(&path);
    let left = |club: &Writer| live(club).clock().expect("a clock").left();
    assert_eq!(left(&club).humans, Duration::from_secs(56));
    // An action has its own times.
    play(&mut club, "a2");
    assert_eq!(left(&club).humans, Duration::from_secs(56));
    assert_eq!(left(&club).animals, Duration::from_secs(60));
}

#[test]
fn taking_back_is_by_consent_and_never_crosses_a_turn_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder.path().join("club.halaliclub"), Purpose::Counted, None);
    let back = |count, leave| LiveAct::TakeBack { count, leave };
    let refused = |club: &Writer, act| live(club).act(act, moment(0)).map(drop);
    assert_eq!(refused(&club, back(1, Leave::BothPlayers)), Err(Refusal::TakeBack { count: 1, length: 0 }));
    let mut random = Random::new(5);
    while !matches!(live(&club).game().actions().last(), Some(Action::Move { .. } | Action::Capture { .. })) {
        let action = any_action(&live(&club), &mut random);
        do_act(&mut club, LiveAct::Play(action)).expect("an act");
    }
    let length = live(&club).game().len();
    assert_eq!(refused(&club, back(1, Leave::Practice)), Err(Refusal::NotPractice));
    assert_eq!(refused(&club, back(length, Leave::BothPlayers)), Err(Refusal::TakeBackTurnUp));
    let blank = Leave::Organiser { reason: " ".to_owned() };
    assert_eq!(refused(&club, back(1, blank)), Err(Refusal::NoReasonToUndo));
    let before = live(&club).game().position_after(length - 1).expect("a position").to_string();
    do_act(&mut club, back(1, Leave::BothPlayers)).expect("an act");
    assert_eq!(live(&club).game().position().to_string(), before);
    assert!(!live(&club).seen());
    let turned_up = live(&club).game().actions().next().expect("an action");
    let reason = Leave::Organiser { reason: "the wrong tile was clicked".to_owned() };
    do_act(&mut club, back(length - 1, reason.clone())).expect("an act");
    assert!(live(&club).seen() && live(&club).game().is_empty());
    // The deal stays: the same tile lies there.
    let Action::TurnUp { at, .. } = turned_up else { panic!("{turned_up}") };
    do_act(&mut club, LiveAct::Play(Action::TurnUp { at, tile: None })).expect("an act");
    assert_eq!(live(&club).game().actions().next(), Some(turned_up));
    let events = club.live_events(GAME).expect("events");
    assert!(events.iter().any(|event| matches!(&event.act, LiveAct::TakeBack { leave, .. } if *leave == reason)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever is played and taken back in a practice game: the file gives the same game as memory has.
    #[test]
    fn a_game_is_what_its_events_come_to(seed in any::<u64>(), backs in any::<u64>()) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.halaliclub");
        let mut club = club(&path, Purpose::Practice, None);
        let mut random = Random::new(seed);
        let mut game = live(&club);
        for step in 0..64 {
            let back = backs >> step & 1 == 1 && !game.game().is_empty();
            let act = if back {
                let count = 1 + random.below(game.game().len().min(3) as u64) as usize;
                LiveAct::TakeBack { count, leave: Leave::Practice }
            } else if game.game().end().is_some() {
                break;
            } else {
                LiveAct::Play(any_action(&game, &mut random))
            };
            let (after, event) = game.act(act, moment(step)).expect("an act");
            club.add_event(&game, &event).expect("an event");
            game = after;
        }
        drop(club);
        let again = live(&writer(&path));
        prop_assert_eq!(again.game().position(), game.game().position());
        prop_assert!(again.game().actions().eq(game.game().actions()));
        prop_assert_eq!(again.events(), game.events());
        prop_assert_eq!(again.recorded(), game.recorded());
        prop_assert_eq!(again.quiet_actions(), game.quiet_actions());
    }
}
