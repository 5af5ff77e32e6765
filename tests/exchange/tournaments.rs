//! Tournaments in archives: they go on elsewhere as here, come in once, and tell nothing that lies face down.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::support::clubs::{add, facts, game, holder, name, player, stamp, totals, writer};
use crate::support::desk::{CUP, Desk, SWISS, add_game, create_cup, enter};
use crate::support::whole::full_club;
use chrono::NaiveDate;
use halali::club::{Batch, BatchPurpose, Moves, Player, PlayerId, Recorded, Seat, SeriesId};
use halali::exchange::{
    ARCHIVE_SCHEMA, Archive, ArchiveChoices, ArchivedTournament, Choice, Deals, Differing, NotTaken, preview_archive,
};
use halali::rules::{Ending, Game, RuleSet};
use halali::store::{ClubFile, Writer, create};
use halali::tournament::{
    Apart, AsOf, Avoid, Command, Known, Missing, Out, Refusal, RoundNumber, Scope, Settings, Strength, TableNumber,
    Tournament, TournamentId, Wishes, propose, standings,
};
use serde_json::Value;

const SEED: u64 = 0x5EC2_3E75_1234_5678;

/// Nobody of the archive is anybody here who has the same name.
fn leave(_: &Player, _: &[PlayerId]) -> Choice {
    Choice::Leave
}

fn choices(differing: Differing, same_name: &dyn Fn(&Player, &[PlayerId]) -> Choice) -> ArchiveChoices<'_> {
    let series: &dyn Fn(SeriesId) -> Differing = match differing {
        Differing::Skip => &|_| Differing::Skip,
        Differing::Replace => &|_| Differing::Replace,
        Differing::KeepBoth => &|_| Differing::KeepBoth,
    };
    ArchiveChoices { differing, series, same_name, seed: 0x5EED }
}

fn everything(club: &ClubFile) -> Archive {
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1).expect("a date");
    let series = club.series_records(day(1000), day(9999)).expect("series");
    let (settings, seasons) = (club.settings().expect("settings"), club.seasons().expect("seasons"));
    let players = club.players().expect("players");
    let heads = club.tournaments().expect("tournaments").into_iter();
    let tournaments = heads.map(|head| club.tournament(head.id).expect("readable").expect("a tournament"));
    Archive::new(true, Some(settings), seasons, players, series).with_tournaments(tournaments.collect())
}

fn text(archive: &Archive) -> String {
    archive.written(Deals::OfGamesOver).expect("an archive")
}

fn read(text: &str) -> Archive {
    Archive::read(text.as_bytes()).expect("an archive")
}

fn new_club(folder: &Path) -> Writer {
    create(&folder.join("other.halaliclub"), &holder()).expect("a club file")
}

/// Brings an archive into a club file, and says what became of its first tournament.
fn bring(archive: &Archive, club: &mut Writer, number: u128, differing: Differing) -> ArchivedTournament {
    let preview = preview_archive(archive, &everything(club), &choices(differing, &leave));
    let batch = Batch { purpose: BatchPurpose::Import, commands: preview.commands().to_vec() };
    club.carry_out_all(&batch, &stamp(number)).expect("an import");
    assert_eq!(club.check().expect("a check"), []);
    preview.tournaments[0].1.clone()
}

/// A tournament of nine with something of everything: a round that is closed, and one in which results are missing.
fn played(folder: &Path) -> Desk {
    let mut desk = Desk::new(folder, 9);
    desk.to(create_cup(SWISS)).expect("a tournament");
    for number in 1..=7 {
        desk.to(enter(number)).expect("an entry");
    }
    desk.to(Command::FixTable { player: player(2), table: None }).expect("no table of one's own");
    desk.to(Command::Start { ratings: BTreeMap::from([(player(3), 1600)]), groups: BTreeMap::new() }).expect("a start");
    let first = desk.pair(&[(1, 4), (2, 5), (3, 6)], &[(7, Out::Bye { by_hand: false })]).expect("a round");
    for table in 1..=3 {
        desk.play(first, table, (40, 30 + u32::from(table)));
    }
    desk.close(first);
    let late = Command::Enter { player: player(8), from: RoundNumber(2), rating: Some(1400) };
    desk.to(late).expect("a late entry");
    desk.to(Command::Withdraw { player: player(6), from: RoundNumber(2) }).expect("a withdrawal");
    for apart in [Apart::Households, Apart::pair(player(1), player(3))] {
        let avoid = Avoid { apart, strength: Strength::Soft, until: Some(RoundNumber(3)) };
        desk.to(Command::PutAvoid(avoid)).expect("apart");
    }
    let absent = Command::SitOut { round: RoundNumber(3), player: player(5), out: Some(Out::Absent) };
    desk.to(absent).expect("an absence");
    let second = desk.pair(&[(1, 2), (3, 7), (5, 8)], &[(4, Out::Bye { by_hand: false })]).expect("a round");
    desk.to(Command::ReleaseRound { round: second }).expect("a release");
    desk.play(second, 2, (50, 20));
    desk
}

fn cup(club: &ClubFile) -> Tournament {
    club.tournament(CUP).expect("readable").expect("a tournament")
}

/// Who stands where.
type Ranks = Vec<(PlayerId, Option<u16>)>;
/// Who meets at which table.
type Pairs = Vec<(u16, PlayerId, PlayerId)>;

/// The table, and who would meet in the next round.
fn follows(club: &ClubFile) -> (Ranks, Pairs) {
    let tournament = cup(club);
    let results = club.results(&tournament).expect("results");
    let stage = tournament.current_stage().expect("a stage");
    let table = standings(&tournament, stage, &results, AsOf::Live, Scope::Stage);
    let known = Known { tournament: &tournament, results: &results, profiles: &BTreeMap::new() };
    let mut ids = 0..;
    let mut id = || SeriesId(uuid::Uuid::from_u128(0x9000 + ids.next().expect("an id")));
    let proposal = propose(known, &Wishes::default(), &mut id).expect("a round");
    let pairs = proposal.arrangement.tables.iter();
    (
        table.lines.iter().map(|line| (line.player, line.rank.map(|rank| rank.0))).collect(),
        pairs.map(|one| (one.table.0, one.players.first, one.players.second)).collect(),
    )
}

#[test]
fn a_tournament_goes_on_elsewhere_as_it_does_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = played(folder.path());
    let out = text(&everything(&desk.club));
    let schema = serde_json::from_str(ARCHIVE_SCHEMA).expect("JSON");
    let value: Value = serde_json::from_str(&out).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let faults: Vec<_> = validator.iter_errors(&value).map(|fault| fault.to_string()).collect();
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!(text(&read(&out)), out);

    let mut other = new_club(folder.path());
    let before = facts(other.path());
    assert_eq!(bring(&read(&out), &mut other, 1, Differing::Skip), ArchivedTournament::New);
    assert_eq!(text(&everything(&other)), out);
    assert_eq!(cup(&other), desk.cup());
    assert_eq!(other.results(&cup(&other)).expect("results"), desk.club.results(&desk.cup()).expect("results"));
    for club in [&*desk.club, &*other] {
        let again = preview_archive(&read(&out), &everything(club), &choices(Differing::KeepBoth, &leave));
        assert_eq!(again.commands(), []);
        assert_eq!(again.tournaments[0].1, ArchivedTournament::Same);
    }
    let after = facts(other.path());
    other.undo(&stamp(2)).expect("undo");
    assert_eq!(facts(other.path()), before);
    other.redo(&stamp(3)).expect("redo");
    assert_eq!(facts(other.path()), after);

    let mut there = Desk { club: other, entries: 10, ids: 500 };
    for desk in [&mut desk, &mut there] {
        desk.play(RoundNumber(2), 1, (40, 20));
        desk.play(RoundNumber(2), 3, (10, 20));
        desk.close(RoundNumber(2));
    }
    assert_eq!(follows(&there.club), follows(&desk.club));
    let round = there.pair(&[(1, 7), (2, 8), (3, 4)], &[]).expect("a round");
    assert_eq!(round, RoundNumber(3));
    let log = there.club.log().expect("a log");
    assert!(format!("{log:?}").contains("take-in-tournament"));
}

#[test]
fn everything_of_a_club_goes_out_with_its_tournaments() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = writer(&full_club(folder.path()));
    let out = text(&everything(&club));
    let mut other = new_club(folder.path());
    bring(&read(&out), &mut other, 1, Differing::Skip);
    assert_eq!(text(&everything(&other)), out);
}

#[test]
fn archives_without_tournaments_are_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = Desk::new(folder.path(), 2);
    let out = text(&everything(&desk.club));
    assert!(out.contains("\"version\": 1,") && !out.contains("tournaments"), "{out}");
    assert_eq!(text(&read(&out)), out);
}

#[test]
fn another_version_is_skipped_replaced_or_kept_beside_the_clubs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = played(folder.path());
    let theirs = read(&text(&everything(&desk.club)));
    desk.play(RoundNumber(2), 1, (40, 20));
    let round = RoundNumber(2);
    desk.act_because(
        halali::tournament::Act::Tournament {
            id: CUP,
            command: Command::CloseRound { round, missing: Missing::Allowed },
        },
        Some("late"),
    )
    .expect("a closed round");
    desk.pair(&[(1, 7), (2, 8), (3, 4)], &[]).expect("a round");
    let ours = desk.cup();
    let mut club = desk.club;
    let skipped = preview_archive(&theirs, &everything(&club), &choices(Differing::Skip, &leave));
    assert_eq!(
        (&skipped.tournaments[0].1, skipped.commands()),
        (&ArchivedTournament::Differs(Differing::Skip), &[][..])
    );

    let kept = bring(&theirs, &mut club, 1_000, Differing::KeepBoth);
    assert_eq!(kept, ArchivedTournament::Differs(Differing::KeepBoth));
    assert_eq!(cup(&club), ours);
    let ids: BTreeSet<TournamentId> = club.tournaments().expect("two").iter().map(|head| head.id).collect();
    let copy = *ids.iter().find(|id| **id != CUP).expect("a copy");
    let again = preview_archive(&theirs, &everything(&club), &choices(Differing::KeepBoth, &leave));
    assert_eq!((&again.tournaments[0].1, again.commands()), (&ArchivedTournament::SameCopy(copy), &[][..]));
    let copied = club.tournament(copy).expect("readable").expect("a copy");
    assert_eq!((copied.rounds().len(), ours.rounds().len()), (2, 3));
    club.undo(&stamp(1_001)).expect("undo");

    let series = club.series_ids().expect("series").len();
    let replaced = bring(&theirs, &mut club, 1_002, Differing::Replace);
    assert_eq!(replaced, ArchivedTournament::Differs(Differing::Replace));
    assert_eq!(text(&everything(&club)), text(&theirs));
    assert_eq!(club.series_ids().expect("series").len(), series - 3);
    club.undo(&stamp(1_003)).expect("undo");
    assert_eq!(cup(&club), ours);
}

#[test]
fn players_are_known_by_their_ids_and_then_by_what_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = played(folder.path());
    let theirs = read(&text(&everything(&desk.club)));
    let mut other = new_club(folder.path());
    other.carry_out(add(77, "Player 1"), &stamp(1)).expect("a namesake");
    let left = preview_archive(&theirs, &everything(&other), &choices(Differing::Skip, &leave));
    assert_eq!(left.tournaments[0].1, ArchivedTournament::WithoutPlayer(player(1)));
    let take = |_: &Player, ours: &[PlayerId]| Choice::Take(ours[0]);
    let taken = preview_archive(&theirs, &everything(&other), &choices(Differing::Skip, &take));
    assert_eq!(taken.tournaments[0].1, ArchivedTournament::New);
    let batch = Batch { purpose: BatchPurpose::Import, commands: taken.commands().to_vec() };
    other.carry_out_all(&batch, &stamp(2)).expect("an import");
    let here = cup(&other);
    assert!(here.entries().contains_key(&player(77)) && !here.entries().contains_key(&player(1)));
    assert_eq!(other.results(&here).expect("results").series.len(), 6);
    // Whoever is two people there cannot be one here.
    let both = |_: &Player, _: &[PlayerId]| Choice::Take(player(77));
    let folder = tempfile::tempdir().expect("a folder");
    let mut third = new_club(folder.path());
    third.carry_out(add(77, "Player 1"), &stamp(1)).expect("a namesake");
    third.carry_out(add(78, "Player 2"), &stamp(2)).expect("a namesake");
    let refused = preview_archive(&theirs, &everything(&third), &choices(Differing::Skip, &both));
    let entered = NotTaken::Tournament(Refusal::Entered { player: player(77) });
    assert_eq!(refused.tournaments[0].1, ArchivedTournament::Refused(entered));
}

/// A series that is here by itself already, and differs, is no series of the tournament before somebody says so.
#[test]
fn series_that_differ_here_are_not_taken_for_those_of_a_tournament() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = played(folder.path());
    let all = everything(&desk.club);
    let mut other = new_club(folder.path());
    let alone = Archive::of_series(true, all.players().to_vec(), all.series().to_vec());
    let preview = preview_archive(&alone, &everything(&other), &choices(Differing::Skip, &leave));
    let batch = Batch { purpose: BatchPurpose::Import, commands: preview.commands().to_vec() };
    other.carry_out_all(&batch, &stamp(1)).expect("an import");
    let open = desk.at(RoundNumber(2), 1).series;
    let won = game(Seat::First, totals((10, 70), (0, 0)), Ending::Normal);
    other.carry_out(add_game(open, won), &stamp(2)).expect("a game");
    let theirs = read(&text(&all));
    let skipped = bring(&theirs, &mut other, 3, Differing::Skip);
    assert_eq!(skipped, ArchivedTournament::Differs(Differing::Skip));
    assert_eq!(other.tournaments().expect("tournaments"), []);
    let replaced = bring(&theirs, &mut other, 4, Differing::Replace);
    assert_eq!(replaced, ArchivedTournament::Differs(Differing::Replace));
    assert_eq!(cup(&other), desk.cup());
    // Now that it is paired, an archive of the series alone does not tear it out of its round.
    other
        .carry_out(add_game(open, game(Seat::First, totals((10, 70), (0, 0)), Ending::Normal)), &stamp(5))
        .expect("a game");
    let torn = preview_archive(&alone, &everything(&other), &choices(Differing::Replace, &leave));
    assert_eq!(torn.commands(), []);
}

/// What all tables of a round play lies face down until the round is closed, and what it is drawn from until the end.
#[test]
fn deals_of_rounds_to_come_stay_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 4);
    let mut settings = Box::new(Settings::usual(7));
    settings.duplicate = Some(SEED);
    desk.to(create_cup(SWISS)).expect("a tournament");
    desk.to(Command::ChangeSettings(settings)).expect("settings");
    (1..=4).for_each(|number| desk.to(enter(number)).expect("an entry"));
    desk.to(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    let on_screen = |desk: &mut Desk, round, table, number| {
        let dealt = desk.cup().deal(round, number).expect("a deal");
        let text = dealt.to_string();
        let mut played = Game::new(RuleSet::Classic, dealt);
        played.play_chosen(|_| 0).expect("an action");
        let recorded = Recorded::Played(Moves::new(played, false).expect("from the start"));
        let animals = if number == 1 { Seat::First } else { Seat::Second };
        let series = desk.at(round, table).series;
        desk.act(add_game(series, game(animals, recorded, Ending::Agreed))).expect("a game");
        text
    };
    let first = desk.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    for table in [1, 2] {
        on_screen(&mut desk, first, table, 1);
        on_screen(&mut desk, first, table, 2);
    }
    desk.close(first);
    let second = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let secret = on_screen(&mut desk, second, 1, 1);

    let all = everything(&desk.club);
    let out = text(&all);
    let known = all.written(Deals::All).expect("an archive");
    assert!(!out.contains(&SEED.to_string()) && known.contains(&SEED.to_string()));
    assert!(!out.contains(&secret) && known.contains(&secret));
    let beside = Archive::of_series(true, all.players().to_vec(), all.series().to_vec()).beside(all.tournaments());
    assert!(!text(&beside).contains(&secret));
    assert_eq!(text(&read(&out)), out);
    let mut there = new_club(folder.path());
    assert_eq!(bring(&read(&out), &mut there, 1, Differing::Skip), ArchivedTournament::New);
    assert_eq!(text(&everything(&there)), out);
    let (here, elsewhere) = (desk.cup(), cup(&there));
    assert_eq!(elsewhere.deal(first, 2), here.deal(first, 2));
    assert_ne!(elsewhere.deal(RoundNumber(3), 1), here.deal(RoundNumber(3), 1));
    assert_eq!(there.results(&elsewhere).expect("results").replayed, BTreeSet::new());
    assert_eq!(bring(&read(&out), &mut there, 2, Differing::KeepBoth), ArchivedTournament::Same);

    let folder = tempfile::tempdir().expect("a folder");
    let mut organiser = new_club(folder.path());
    bring(&read(&known), &mut organiser, 1, Differing::Skip);
    assert_eq!(cup(&organiser), here);
}

#[test]
fn a_tournament_that_cannot_be_is_refused_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = played(folder.path());
    let good: Value = serde_json::from_str(&text(&everything(&desk.club))).expect("JSON");
    for case in include_str!("../data/exchange/tournament-refused.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [pointer, value, message] = case.split('\t').collect::<Vec<_>>()[..] else { panic!("{case}") };
        let mut bad = good.clone();
        let place = bad.pointer_mut(&format!("/tournaments/0{pointer}")).expect(case);
        *place = serde_json::from_str(value).expect(case);
        let error = Archive::read(bad.to_string().as_bytes()).expect_err(case).to_string();
        assert!(error.contains(message), "{case}: {error}");
    }
    let mut twice = good.clone();
    let one = twice["tournaments"][0].clone();
    twice["tournaments"].as_array_mut().expect("a list").push(one);
    let error = Archive::read(twice.to_string().as_bytes()).expect_err("twice").to_string();
    assert!(error.starts_with("tournament 2: id "), "{error}");
    assert_eq!(name("Spring Cup"), desk.cup().head().name);
}

/// A pair that is kept apart shows who belongs together: it goes out only with what else is private.
#[test]
fn who_is_kept_apart_goes_out_only_where_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = played(folder.path());
    let whole = everything(&desk.club);
    let with = |private| {
        let (players, series) = (whole.players().to_vec(), whole.series().to_vec());
        Archive::of_tournament(private, players, series, cup(&desk.club))
    };
    let apart = |archive: &Archive| {
        let read = read(&text(archive));
        read.tournaments()[0].avoids().map(|avoid| avoid.apart).collect::<Vec<_>>()
    };
    let pair = Apart::pair(player(1), player(3));
    assert_eq!((with(true).pairs_left_out(), apart(&with(true))), (0, vec![pair, Apart::Households]));
    assert_eq!((with(false).pairs_left_out(), apart(&with(false))), (1, vec![Apart::Households]));
    // What is not told is no difference: nothing that is here gets lost where it comes in again.
    let preview = preview_archive(&read(&text(&with(false))), &whole, &choices(Differing::Replace, &leave));
    assert_eq!(preview.tournaments[0].1, ArchivedTournament::Same);
    // Nor where another version takes its place.
    let public = read(&text(&with(false)));
    let mut desk = desk;
    desk.to(Command::FixTable { player: player(1), table: Some(TableNumber(1)) }).expect("a fixed table");
    assert_eq!(
        bring(&public, &mut desk.club, 0xA9A27, Differing::Replace),
        ArchivedTournament::Differs(Differing::Replace)
    );
    let kept: Vec<_> = cup(&desk.club).avoids().map(|avoid| avoid.apart).collect();
    assert_eq!(kept, [pair, Apart::Households]);
}
