//! How long it takes, with two thousand players and with a usual tournament.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

#[path = "support/event.rs"]
mod event;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use event::{Event, player, round};
use halali::club::{GameFact, Length, SameSides, Seat, Seats, Series, SeriesId};
use halali::rules::{Ending, Points, Score, Sides};
use halali::tournament::{
    AsOf, Command, Criterion, Facts, Format, Known, Results, Scope, Settings, Tournament, Wishes, propose, standings,
};
use uuid::Uuid;

/// Two thousand players, ten rounds, without commands.
fn crowd(players: u128, rounds: u16, criteria: &[Criterion]) -> (Tournament, Results) {
    use halali::tournament::{Change, Pairing, RoundState, StageNumber, TableNumber};
    let event = Event::started(
        players,
        Settings { criteria: criteria.to_vec(), ..Settings::usual(7) },
        &[Format::Swiss { rounds }],
    );
    let (head, mut rows) = event.rows();
    let mut results = Results::default();
    for number in 1..=rounds {
        let (stage, date, state) = (StageNumber::FIRST, event::date(), RoundState::Closed);
        rows.push(Change::PutRound { number: round(number), stage, date, state });
        for table in 1..=u16::try_from(players / 2).expect("few") {
            // The upper half moves on by one place a round, so that nobody meets anybody twice.
            let half = u128::from(table) - 1;
            let other = (half + u128::from(number)) % (players / 2) + players / 2;
            let seats = Seats { first: player(half + 1), second: player(other + 1) };
            let id = SeriesId(Uuid::from_u128(u128::from(number) * 1_000_000 + u128::from(table)));
            let mix = (u32::from(table) * 7919 + u32::from(number) * 104_729) % 61;
            let points = Sides { animals: Points(20 + mix % 40), humans: Points(20 + mix * 7 % 41) };
            let board = Score { points, exited: Sides { animals: 1, humans: (mix % 3) as u8 } };
            let first = GameFact { animals: Seat::First, board, ending: Ending::Normal };
            let second = GameFact { animals: Seat::Second, ..first.clone() };
            let second = GameFact {
                board: Score { points: Sides { animals: Points(30), humans: Points(31) }, ..board },
                ..second
            };
            let series = Series::new(id, seats, date, Length::TWO).expect("two players");
            results.series.insert(id, series.with_games(vec![first, second], SameSides::Refused).expect("games"));
            let (table, extra) = (TableNumber(table), Vec::new());
            let pairing = Pairing {
                table,
                players: seats,
                series: id,
                extra,
                bracket: None,
                pinned: false,
                no_show: false,
                missing: false,
            };
            rows.push(Change::PutPairing { round: round(number), pairing });
        }
    }
    (Tournament::read(head, &rows).expect("facts"), results)
}

#[test]
fn two_thousand_players_are_ranked_at_once() {
    let six = [
        Criterion::MatchPoints,
        Criterion::BUCHHOLZ,
        Criterion::CUT_1,
        Criterion::SonnebornBerger,
        Criterion::DirectEncounter { restart: false },
        Criterion::TotalPoints,
    ];
    let (tournament, results) = crowd(2000, 10, &six);
    let stage = tournament.current_stage().expect("a stage");
    let took = (0..5).map(|_| {
        let start = Instant::now();
        let table = standings(&tournament, stage, &results, AsOf::Live, Scope::Stage);
        assert_eq!(table.lines.len(), 2000);
        start.elapsed()
    });
    let best = took.min().expect("five times");
    println!("standings of 2,000 players after ten rounds: {best:?}");
    assert!(best.as_millis() < 1000, "{best:?} even without all optimisations");
}

#[test]
fn a_command_on_two_thousand_players_is_checked_at_once() {
    let (tournament, results) = crowd(2000, 10, &[Criterion::MatchPoints]);
    let facts = Facts { tournament: Some(tournament), players: BTreeSet::new(), results };
    let withdraw = Command::Withdraw { player: player(7), from: round(11) };
    let took = (0..5).map(|_| {
        let start = Instant::now();
        assert_eq!(withdraw.changes(&facts).map(|changes| changes.len()), Ok(1));
        start.elapsed()
    });
    let best = took.min().expect("five times");
    println!("a withdrawal among 2,000 players after ten rounds: {best:?}");
    assert!(best.as_millis() < 1000, "{best:?} even without all optimisations");
}

/// Everything from the rows that a file has to the proposal of the next round.
#[test]
fn sixty_four_players_are_read_and_paired_at_once() {
    let mut event = Event::swiss(64, 9);
    for _ in 0..6 {
        let known = Known { tournament: event.tournament(), results: &event.results, profiles: &BTreeMap::new() };
        let mut ids =
            (0..).map(|id| SeriesId(Uuid::from_u128(1_000_000 * u128::from(event.tournament().next_round().0) + id)));
        let proposal = propose(known, &Wishes::default(), &mut || ids.next().expect("an id")).expect("a round");
        event.act(proposal.command(event::date())).expect("a round");
        for (place, seating) in proposal.arrangement.tables.iter().enumerate() {
            let [one, other] = [seating.players.first, seating.players.second].map(event::number);
            event.plain((one, other), [2, 2, 1, 0][(place + usize::from(proposal.round.0)) % 4]);
        }
        event.close(proposal.round).expect("closed");
    }
    let (head, rows) = event.rows();
    let took = (0..5).map(|_| {
        let start = Instant::now();
        let tournament = Tournament::read(head.clone(), &rows).expect("facts");
        let known = Known { tournament: &tournament, results: &event.results, profiles: &BTreeMap::new() };
        let proposal = propose(known, &Wishes::default(), &mut || SeriesId(Uuid::nil())).expect("a round");
        assert_eq!(proposal.arrangement.tables.len(), 32);
        start.elapsed()
    });
    let best = took.min().expect("five times");
    println!("64 players read and paired after six rounds: {best:?}");
    assert!(best.as_millis() < 500, "{best:?} even without all optimisations");
}

/// Everything there is to print of a large event, as one PDF.
#[test]
fn two_hundred_players_are_on_paper_at_once() {
    use halali::exchange::paper::{Paper, pages, pdf};
    use halali::words::paper::{Printing, Printout};
    use halali::words::{self, Language, Words};
    let (tournament, results) = crowd(200, 9, &Criterion::USUAL);
    let words = Words::in_language(Language::French);
    let name = |player| format!("Joueuse Ångström-Łukaszewicz {}", event::number(player));
    let told = words::Event { tournament: &tournament, results: &results, profiles: &BTreeMap::new(), name: &name };
    let took = (0..3).map(|_| {
        let start = Instant::now();
        let document = words.printed(&told, &Printout::ALL, &Printing::default());
        let laid = start.elapsed();
        let bytes = pdf(&document, Paper::A4).expect("a PDF").len();
        let whole = start.elapsed();
        let pages = pages(&document, Paper::A4).expect("pages").len();
        println!("200 players, nine rounds: {pages} pages, {bytes} bytes, {whole:?}, of which texts {laid:?}");
        whole
    });
    let best = took.min().expect("three times");
    assert!(best.as_secs() < 10, "{best:?} even without all optimisations");
}
