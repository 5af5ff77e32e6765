//! Game records go out with their series and come in as series, once, whoever's names they bear.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::clubs::{game, name, player, record, totals};
use crate::support::records::without_deal;
use chrono::NaiveDate;
use halali::club::{
    Command, GameRecord, Moves, Player, PlayerId, Profile, Recorded, Seat, Seats, SeriesRecord, WALKOVER_POINTS,
};
use halali::exchange::{RecordsFault, RecordsPreview, RecordsVerdict, SeriesCellFault, preview_records, records};
use halali::rules::{Deal, Ending, Game, Given, Loss, Points, Random, RuleSet, Side, Sides};
use proptest::prelude::*;

const NAMES: [&str; 5] = ["Jo \"le Renard\" Du\\pont", "Level 6\\", "[=0040.34h5a4]", "Zoë 🦊", "non\u{a0}breaking }"];

fn club() -> Vec<Player> {
    let known = |(number, text): (u128, &str)| Player {
        id: player(number),
        profile: Profile::of(name(text)),
        archived: false,
        merged_into: None,
        anonymous: false,
    };
    (1..).zip(NAMES).map(known).collect()
}

fn name_of(id: PlayerId) -> String {
    club().into_iter().find(|player| player.id == id).expect("a player").profile.name.to_string()
}

fn out(series: &[SeriesRecord]) -> String {
    records(series, Some("Club \"evening\""), &name_of).expect("records").text
}

fn preview(text: &str, series: &[SeriesRecord]) -> RecordsPreview {
    preview_records(text, None, &club(), series)
}

fn new_ids() -> impl FnMut() -> PlayerId {
    let mut number = 900;
    move || {
        number += 1;
        player(number)
    }
}

fn added(preview: &RecordsPreview) -> Vec<SeriesRecord> {
    let commands = preview.commands(true, |_| false, new_ids());
    let series = commands.into_iter().filter_map(|command| match command {
        Command::RecordSeries(record) => Some(record),
        _ => None,
    });
    series.collect()
}

/// Without the tags that only this program writes.
fn without_ids(text: &str) -> String {
    text.lines().filter(|line| !line.contains("Id \"")).map(|line| format!("{line}\n")).collect()
}

/// A random game of `most` actions at most, and an ending that fits.
fn a_game(seed: u64, most: usize, animals: Seat) -> GameRecord {
    let mut random = Random::new(seed);
    let random_game = Game::random(RuleSet::ALL[(seed % 2) as usize], &mut random, |game| game.len() < most);
    let lost = |how, loser| Ending::Lost { how, loser, walkover: WALKOVER_POINTS };
    let ending = match (random_game.end(), seed % 5) {
        (Some(_), _) => Ending::Normal,
        (None, 0) => Ending::Agreed,
        (None, 1) => lost(Loss::Conceded, Side::Humans),
        (None, 2) => lost(Loss::Time, Side::Animals),
        (None, 3) => {
            let points = Sides { animals: Points(12), humans: Points(30) };
            Ending::Adjudicated { given: Some(Box::new(Given { points, reason: "two\nlines \"so\"".to_owned() })) }
        }
        (None, _) => Ending::Adjudicated { given: None },
    };
    // A game of which nobody knows the deal is entered with its tiles.
    let known = if seed.is_multiple_of(3) { without_deal(&random_game) } else { random_game };
    game(animals, Recorded::Moves(Moves::new(known, false).expect("from the start")), ending)
}

prop_compose! {
    fn a_series()(
        pair in prop::sample::select(vec![(1, 2), (2, 1), (3, 4), (5, 4)]),
        day in 1_u32..4,
        seeds in any::<[u16; 2]>(),
        most in prop::sample::select(vec![0_usize, 7, 30, 1000]),
        games in 1_usize..=2,
        opens in any::<bool>(),
    ) -> SeriesRecord {
        let opens = if opens { Seat::First } else { Seat::Second };
        let mut both = vec![a_game(seeds[0].into(), most, opens), a_game(seeds[1].into(), most, opens.opponent())];
        both.truncate(games);
        SeriesRecord { games: both, ..record(u128::from(seeds[0]) << 16 | u128::from(seeds[1]), pair.0, pair.1, day) }
    }
}

/// Who was what in the games of a series, whichever seats the players have; reasons on one line.
fn told(series: &SeriesRecord) -> (NaiveDate, Vec<(PlayerId, Vec<String>, Ending)>) {
    let games = series.games.iter().map(|game| {
        let moves = game.recorded.moves().expect("moves").game();
        let ending = match &game.ending {
            Ending::Adjudicated { given: Some(given) } => {
                let reason = given.reason.replace('\n', " ");
                Ending::Adjudicated { given: Some(Box::new(Given { reason, ..(**given).clone() })) }
            }
            other => other.clone(),
        };
        (series.players[game.animals], moves.actions().map(|action| action.to_string()).collect(), ending)
    });
    (series.date, games.collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn records_of_series_come_in_as_these_series_and_once(series in prop::collection::vec(a_series(), 1..4)) {
        let mut series = series;
        series.dedup_by_key(|series| series.id);
        let text = out(&series);
        let first = preview(&text, &[]);
        prop_assert_eq!(&first.refused, &[]);
        let club = added(&first);
        prop_assert_eq!(club.iter().map(|series| series.id).collect::<Vec<_>>(), series.iter().map(|series| series.id).collect::<Vec<_>>());
        prop_assert_eq!(club.iter().map(told).collect::<Vec<_>>(), series.iter().map(told).collect::<Vec<_>>());
        for known in [&club, &series] {
            prop_assert_eq!(preview(&text, known).commands(true, |_| true, new_ids()), []);
        }
    }

    #[test]
    fn records_without_ids_come_in_once(series in prop::collection::vec(a_series(), 1..4)) {
        let text = without_ids(&out(&series));
        let first = preview(&text, &[]);
        let club = added(&first);
        prop_assert_eq!(club.iter().map(|series| series.games.len()).sum::<usize>(), series.iter().map(|series| series.games.len()).sum::<usize>());
        prop_assert_eq!(preview(&text, &club).commands(true, |_| true, new_ids()), []);
        for series in &club {
            prop_assert!(series.games.len() < 2 || series.games[0].animals != series.games[1].animals);
        }
    }
}

/// A record as other programs write it.
fn plain(animals: &str, humans: &str, date: &str) -> String {
    let mut game = Game::without_deal(RuleSet::Classic);
    for action in ["d3=F", "e4=p"] {
        game.play(action.parse().expect("an action")).expect("legal");
    }
    let tag =
        |name: &str, value: &str| if value.is_empty() { String::new() } else { format!("[{name} \"{value}\"]\n") };
    format!(
        "{}{}{}[Rules \"classic\"]\n[Result \"0-0\"]\n[Termination \"agreed\"]\n\n1. d3=F e4=p\n0-0\n\n",
        tag("Date", date),
        tag("Animals", animals),
        tag("Humans", humans)
    )
}

fn verdicts(preview: &RecordsPreview) -> String {
    let letter = |verdict: &RecordsVerdict| match verdict {
        RecordsVerdict::New(_) => 'n',
        RecordsVerdict::Known(_) => 'k',
        RecordsVerdict::AddsGame { .. } => 'a',
        RecordsVerdict::Differs { .. } => 'd',
        RecordsVerdict::Refused(_) => 'r',
    };
    preview.series.iter().map(|previewed| letter(&previewed.verdict)).collect()
}

#[test]
fn two_games_with_swapped_sides_make_a_series() {
    let [zoe, level] = ["Zoë 🦊", "Level 6\\\\"];
    let first = plain(zoe, level, "2026-11-29");
    let second = plain(level, zoe, "2026.11.29");
    let [both] = added(&preview(&format!("{first}{second}"), &[])).try_into().expect("one series");
    assert_eq!(both.games.iter().map(|game| game.animals).collect::<Vec<_>>(), [Seat::First, Seat::Second]);
    assert_eq!(both.players, Seats { first: player(4), second: player(2) });
    // The same sides, or another date: not one series.
    assert_eq!(added(&preview(&format!("{first}{first}"), &[])).len(), 2);
    assert_eq!(added(&preview(&format!("{first}{}", plain(level, zoe, "2026-11-30")), &[])).len(), 2);

    let [half] = added(&preview(&first, &[])).try_into().expect("one series");
    let club = [half];
    assert_eq!(verdicts(&preview(&first, &club)), "k");
    let completes = preview(&second, &club);
    assert_eq!(verdicts(&completes), "a");
    let [Command::AddGame { series, game, .. }] = &completes.commands(true, |_| false, new_ids())[..] else {
        panic!("{completes:?}")
    };
    assert_eq!((*series, game.animals), (club[0].id, Seat::Second));
}

#[test]
fn a_game_that_is_twice_in_a_file_comes_in_once() {
    let mut series = SeriesRecord {
        date: NaiveDate::from_ymd_opt(2026, 11, 29).expect("a date"),
        ..crate::support::clubs::record(1, 2, 4, 3)
    };
    series.games = vec![a_game(5, 200, Seat::First), a_game(6, 200, Seat::Second)];
    let text = out(std::slice::from_ref(&series));
    let once = added(&preview(&text, &[]));
    assert_eq!(once[0].games.len(), 2);
    assert_eq!(added(&preview(&format!("{text}\n{text}"), &[])), once);
}

#[test]
fn games_that_the_club_has_otherwise_are_shown_and_left() {
    let typed = SeriesRecord {
        date: NaiveDate::from_ymd_opt(2026, 11, 29).expect("a date"),
        games: vec![
            game(Seat::First, totals((40, 30), (1, 0)), Ending::Normal),
            game(Seat::Second, totals((20, 35), (0, 2)), Ending::Normal),
        ],
        ..record(1, 2, 4, 1)
    };
    let preview = preview(&plain("Zoë 🦊", "Level 6\\\\", "2026-11-29"), std::slice::from_ref(&typed));
    assert_eq!(verdicts(&preview), "d");
    assert_eq!(preview.commands(true, |_| false, new_ids()), []);
    assert_eq!(preview.commands(true, |game| game == 1, new_ids()).len(), 1);
}

#[test]
fn broken_records_hide_no_good_ones() {
    let text = format!(
        "{}{}{}{}{}",
        plain("Zoë 🦊", "Nobody Yet", "2026-11-29"),
        plain("Zoë 🦊", "Level 6\\\\", "2026-11-29").replace("e4=p", "e4=F e4=p"),
        plain("Zoë 🦊", "Level 6\\\\", ""),
        plain("Zoë 🦊", "Level 6\\\\", "yesterday"),
        plain("Zoe 🦊", "Level 6\\\\", "2026-11-29"),
    );
    let preview = preview(&text, &[]);
    assert_eq!(preview.refused.iter().map(|refused| refused.place().0).collect::<Vec<_>>(), [2]);
    assert_eq!(verdicts(&preview), "nrrr");
    let faults: Vec<_> = preview
        .series
        .iter()
        .filter_map(|previewed| match &previewed.verdict {
            RecordsVerdict::Refused(fault) => Some((previewed.games[0], fault.clone())),
            _ => None,
        })
        .collect();
    let (numbers, faults): (Vec<_>, Vec<_>) = faults.into_iter().unzip();
    assert_eq!(numbers, [3, 4, 5]);
    assert_eq!(faults[..2], [RecordsFault::NoDate, RecordsFault::Date { text: "yesterday".to_owned() }]);
    let candidates = vec![player(4)];
    let similar = RecordsFault::Player { side: Side::Animals, fault: SeriesCellFault::SimilarPlayers { candidates } };
    assert_eq!(faults[2], similar);
    assert_eq!(preview.new_players.iter().map(|new| new.name.as_str()).collect::<Vec<_>>(), ["Nobody Yet"]);
    let evening = NaiveDate::from_ymd_opt(2026, 11, 3);
    let told = preview_records(&plain("Zoë 🦊", "Level 6\\\\", ""), evening, &club(), &[]);
    assert_eq!(added(&told)[0].date, evening.expect("a date"));
}

#[test]
fn a_game_under_way_tells_nothing_of_its_deal() {
    let deal = Deal::from_seed(1969).next().expect("a deal");
    let hidden = deal.to_string();
    let mut under_way = Game::new(RuleSet::Classic, deal);
    under_way.play("d3".parse().expect("an action")).expect("legal");
    let recorded = |ending| {
        let moves = Moves::new(under_way.clone(), false).expect("from the start");
        out(&[SeriesRecord { games: vec![game(Seat::First, Recorded::Moves(moves), ending)], ..record(1, 1, 2, 3) }])
    };
    let text = recorded(Ending::Unfinished);
    assert!(text.contains("[Result \"*\"]") && !text.contains(&hidden) && !text.contains("Deal"));
    assert!(recorded(Ending::Agreed).contains(&hidden));
    let [back] = added(&preview(&text, &[])).try_into().expect("one series");
    assert_eq!(back.games[0].ending, Ending::Unfinished);
}

#[test]
fn games_without_moves_are_counted() {
    let written = records(&[record(1, 1, 2, 3)], None, &name_of).expect("records");
    assert_eq!((written.text.as_str(), written.games, written.without_moves), ("", 0, 2));
}
