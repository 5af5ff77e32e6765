//! Archives: what goes out comes in the same elsewhere, once, and tells nothing that lies face down.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::clubs::{drawn, game, holder, name, player, record, stamp, totals};
use crate::support::records::without_deal;
use chrono::NaiveDate;
use halali::club::{
    Batch, BatchPurpose, ClubSettings, Command, GameId, LiveAct, Moves, NewGame, Player, PlayerId, Profile, Recorded,
    SameSides, Season, SeasonId, Seat, Seats, SeriesRecord,
};
use halali::exchange::{
    ARCHIVE_SCHEMA, Archive, ArchiveChoices, ArchiveError, ArchivedPlayer, ArchivedSeries, Choice, Deals, Differing,
    SettingsVerdict, preview_archive,
};
use halali::rules::{Deal, Ending, Game, Random, RuleSet};
use halali::store::{ClubFile, Writer, create};
use halali::tournament::{Act, Head};
use proptest::prelude::*;
use serde_json::Value;
use uuid::Uuid;

const SKIP: ArchiveChoices<'_> = choices(Differing::Skip, &|_| Differing::Skip, &|_, _| Choice::Leave);

const fn choices<'c>(
    differing: Differing,
    series: &'c dyn Fn(halali::club::SeriesId) -> Differing,
    same_name: &'c dyn Fn(&Player, &[PlayerId]) -> Choice,
) -> ArchiveChoices<'c> {
    ArchiveChoices { differing, series, same_name, seed: 0x5EED }
}

fn everything(club: &ClubFile, private: bool) -> Archive {
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1).expect("a date");
    let series = club.series_records(day(1000), day(9999)).expect("series");
    let settings = club.settings().expect("settings");
    let (seasons, players) = (club.seasons().expect("seasons"), club.players().expect("players"));
    let heads = club.tournaments().expect("tournaments");
    let one = |head: Head| club.tournament(head.id).expect("readable").expect("a tournament");
    Archive::new(private, Some(settings), seasons, players, series)
        .with_tournaments(heads.into_iter().map(one).collect())
}

fn text(archive: &Archive) -> String {
    archive.written(Deals::OfGamesOver).expect("an archive")
}

fn read(text: &str) -> Archive {
    Archive::read(text.as_bytes()).expect("an archive")
}

fn new_club(folder: &Path, name: &str) -> Writer {
    create(&folder.join(name), &holder()).expect("a club file")
}

/// Brings an archive into a club file.
fn bring(archive: &Archive, club: &mut Writer, number: u128) {
    let preview = preview_archive(archive, &everything(club, true), &SKIP);
    let batch = Batch { purpose: BatchPurpose::Import, commands: preview.commands().to_vec() };
    club.carry_out_all(&batch, &stamp(number)).expect("an import");
}

/// A game played to its end.
fn played(seed: u64) -> Game {
    Game::random(RuleSet::Classic, &mut Random::new(seed), |_| true)
}

/// A series of which one game was played on the screen and the other was entered by its moves.
fn moves_series(number: u128, seed: u64) -> SeriesRecord {
    let played = Recorded::Played(Moves::new(self::played(seed), true).expect("from the start"));
    let entered = Recorded::Moves(Moves::new(without_deal(&self::played(seed + 1)), false).expect("from the start"));
    let games = vec![game(Seat::Second, played, Ending::Normal), game(Seat::First, entered, Ending::Normal)];
    SeriesRecord { games, ..record(number, 1, 2, 20) }
}

/// A club with a bit of everything: a double, a season, series by totals and by moves.
fn small() -> Archive {
    let known = |number, text: &str| Player {
        id: player(number),
        profile: Profile::of(name(text)),
        archived: false,
        merged_into: None,
        anonymous: false,
    };
    let mut zoe = known(1, "Zoë");
    zoe.profile.contact = Some(name("zoe@example.org"));
    zoe.profile.birth_year = Some(1984);
    zoe.profile.household = Some(name("Rue du Bac"));
    let double = Player { archived: true, merged_into: Some(player(1)), ..known(3, "Zoe") };
    let settings = ClubSettings { name: Some(name("Les Renards")), ..ClubSettings::default() };
    let season = Season {
        id: SeasonId(Uuid::from_u128(0x4000)),
        name: name("2026"),
        first: NaiveDate::from_ymd_opt(2026, 9, 1).expect("a date"),
        last: NaiveDate::from_ymd_opt(2027, 6, 30).expect("a date"),
        scale: settings.scale,
        least_series: 3,
    };
    let series = vec![record(1, 1, 2, 3), moves_series(2, 7)];
    Archive::new(true, Some(settings), vec![season], vec![zoe, known(2, "Max"), double], series)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_club_goes_out_and_comes_in_elsewhere_byte_for_byte(numbers in prop::collection::vec(any::<[u8; 4]>(), 1..60)) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut club = new_club(folder.path(), "club.halaliclub");
        for (number, numbers) in (1..).zip(numbers) {
            let _ = club.carry_out(drawn(numbers), &stamp(number));
        }
        let _ = club.carry_out(Command::RecordSeries(moves_series(9, 3)), &stamp(999));
        let out = text(&everything(&club, true));
        let schema = serde_json::from_str(ARCHIVE_SCHEMA).expect("JSON");
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let value = serde_json::from_str(&out).expect("JSON");
        let faults: Vec<_> = validator.iter_errors(&value).map(|fault| fault.to_string()).collect();
        prop_assert_eq!(faults, Vec::<String>::new());

        let mut other = new_club(folder.path(), "other.halaliclub");
        bring(&read(&out), &mut other, 1);
        prop_assert_eq!(text(&everything(&other, true)), out.clone());
        for club in [&club, &other] {
            let again = preview_archive(&read(&out), &everything(club, true), &SKIP);
            prop_assert_eq!(again.commands(), []);
        }
    }

    #[test]
    fn figures_of_settings_come_back_bit_for_bit(figures in prop::array::uniform4(0.0_f64..1.0)) {
        let [rating, deviation, volatility, tau] = figures;
        let mut settings = ClubSettings::default();
        settings.rating.start.rating = rating * 5000.0;
        settings.rating.start.deviation = 30.0 + deviation * 320.0;
        settings.rating.start.volatility = 0.01 + volatility * 0.19;
        settings.rating.tau = 0.3 + tau * 0.9;
        let archive = Archive::new(true, Some(settings), Vec::new(), Vec::new(), Vec::new());
        prop_assert_eq!(read(&text(&archive)), archive);
    }

    #[test]
    fn damaged_archives_are_refused_or_whole(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = text(&small()).into_bytes();
        let at = at.index(bytes.len() - 1);
        if cut {
            bytes.truncate(at);
            let refused = matches!(Archive::read(&bytes), Err(ArchiveError::Json { line, .. }) if line > 0);
            prop_assert!(refused || at == 0);
        } else {
            bytes[at] = byte;
            let _ = Archive::read(&bytes);
        }
    }
}

#[test]
fn what_cannot_be_is_refused_with_place_and_reason() {
    let good: Value = serde_json::from_str(&text(&small())).expect("JSON");
    for case in include_str!("../data/exchange/archive-refused.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [pointer, value, message] = case.split('\t').collect::<Vec<_>>()[..] else { panic!("{case}") };
        let mut bad = good.clone();
        let (place, key) = pointer.rsplit_once('/').expect("a pointer");
        let place = bad.pointer_mut(place).expect("a place");
        let value = serde_json::from_str(value).expect("JSON");
        match place {
            Value::Array(items) => items[key.parse::<usize>().expect("a number")] = value,
            place => place[key] = value,
        }
        let error = Archive::read(bad.to_string().as_bytes()).expect_err(case).to_string();
        assert!(error.starts_with(message), "{case}: {error}");
    }
}

#[test]
fn other_files_are_told_apart() {
    assert_eq!(Archive::read(b"{\"players\": []}"), Err(ArchiveError::NotAnArchive));
    assert_eq!(Archive::read(b"7"), Err(ArchiveError::NotAnArchive));
    assert!(matches!(Archive::read(b"[Event \"x\"]\n1. d3=F"), Err(ArchiveError::Json { line: 1, column: 2, .. })));
    assert!(matches!(Archive::read(b""), Err(ArchiveError::Json { .. })));
    let newer = b"{\"version\": 7, \"format\": \"halali-archive\", \"tournaments\": [{}]}";
    assert_eq!(Archive::read(newer), Err(ArchiveError::Newer { found: 7, known: 2 }));
    assert_eq!(Archive::read(format!("\u{feff}{}", text(&small())).as_bytes()), Ok(small()));
}

#[test]
fn archives_are_read_in_utf_16_and_with_decomposed_accents() {
    let (good, decomposed) = (text(&small()), text(&small()).replace('ë', "e\u{308}"));
    assert_ne!(good, decomposed);
    assert_eq!(Archive::read(decomposed.as_bytes()), Ok(small()));
    for bytes_of in [u16::to_le_bytes, u16::to_be_bytes] {
        let units = std::iter::once(0xfeff).chain(good.encode_utf16());
        assert_eq!(Archive::read(&units.flat_map(bytes_of).collect::<Vec<_>>()), Ok(small()));
    }
    // JSON is in no other encoding: nothing is guessed.
    let guessed: Vec<u8> = good.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
    assert!(matches!(Archive::read(&guessed), Err(ArchiveError::Json { .. })));
}

/// Nothing that lies face down in a game under way is in any archive, unless the organiser asks.
#[test]
fn archives_keep_the_deal_of_a_game_under_way_to_themselves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path(), "club.halaliclub");
    bring(&small(), &mut club, 1);
    let deal = || Deal::from_seed(1969).next().expect("a deal");
    let mut series = record(5, 1, 2, 25);
    series.games.clear();
    club.carry_out(Command::RecordSeries(series.clone()), &stamp(2)).expect("a series");
    let new = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: deal(),
        control: None,
        same_sides: SameSides::Refused,
    };
    club.carry_out(&Command::StartGame { series: series.id, game: new }, &stamp(3)).expect("a game");
    let live = club.live_game(series.id).expect("read").expect("under way");
    let act = LiveAct::Play("d3".parse().expect("an action"));
    let (_, event) = live.act(act, stamp(4).moment).expect("legal");
    club.add_event(&live, &event).expect("kept");

    let archive = everything(&club, true);
    let hidden = deal().to_string();
    let out = text(&archive);
    assert!(!out.contains(&hidden));
    let with_deals = archive.written(Deals::All).expect("an archive");
    assert!(with_deals.contains(&hidden));
    for (text, is_known) in [(out, false), (with_deals, true)] {
        let back = read(&text);
        let game = &back.series().iter().find(|other| other.id == series.id).expect("there").games[0];
        let Recorded::Moves(moves) = &game.recorded else { panic!("{game:?}") };
        assert_eq!(game.ending, Ending::Unfinished);
        assert_eq!((moves.game().len(), moves.game().deal().is_some()), (1, is_known));
        // The club's own game goes on: nothing differs.
        let again = preview_archive(&back, &archive, &SKIP);
        assert_eq!(again.commands(), []);
        assert!(again.series.iter().all(|(_, verdict)| *verdict == ArchivedSeries::Same));
    }
}

#[test]
fn private_data_is_there_only_when_asked_for_and_never_cleared_by_an_archive_without() {
    let small = small();
    let public = Archive::new(false, None, Vec::new(), small.players().to_vec(), small.series().to_vec());
    for secret in ["zoe@example.org", "1984", "Rue du Bac"] {
        assert!(!text(&public).contains(secret), "{secret}");
        assert!(text(&small).contains(secret), "{secret}");
    }
    let replace = choices(Differing::Replace, &|_| Differing::Replace, &|_, _| Choice::Leave);
    assert_eq!(preview_archive(&read(&text(&public)), &small, &replace).commands(), []);
}

fn with_other_series(archive: &Archive) -> Archive {
    let mut series = archive.series().to_vec();
    series[0].games[0].recorded = totals((42, 30), (1, 0));
    Archive::of_series(false, archive.players().to_vec(), series)
}

#[test]
fn a_series_that_differs_is_skipped_replaced_or_kept_beside() {
    let club = small();
    let theirs = with_other_series(&club);
    let verdict = |club: &Archive, choice| {
        let series = move |_| choice;
        let preview = preview_archive(&theirs, club, &choices(Differing::Skip, &series, &|_, _| Choice::Leave));
        (preview.series[0].1.clone(), preview.commands().to_vec())
    };
    assert_eq!(verdict(&club, Differing::Skip), (ArchivedSeries::Differs(Differing::Skip), Vec::new()));
    let (_, commands) = verdict(&club, Differing::Replace);
    let id = theirs.series()[0].id;
    let both = [Command::RemoveSeries { series: id }, Command::RecordSeries(theirs.series()[0].clone())];
    assert_eq!(commands, both.map(Act::Club));
    let (_, commands) = verdict(&club, Differing::KeepBoth);
    let [Act::Club(Command::RecordSeries(copy))] = &commands[..] else { panic!("{commands:?}") };
    assert_ne!(copy.id, id);
    assert_eq!(copy.games, theirs.series()[0].games);

    let mut series = club.series().to_vec();
    series.push(copy.clone());
    let both = Archive::of_series(false, club.players().to_vec(), series);
    for choice in [Differing::Skip, Differing::Replace, Differing::KeepBoth] {
        assert_eq!(verdict(&both, choice), (ArchivedSeries::SameCopy(copy.id), Vec::new()));
    }
}

/// A second Max of another club, who has played the club's Zoë.
fn from_another_club() -> Archive {
    let mut players = small().players().to_vec();
    players.retain(|player| player.merged_into.is_none());
    players[1].id = player(77);
    let mut series = record(8, 1, 2, 9);
    series.players = Seats { first: player(1), second: player(77) };
    Archive::new(true, None, Vec::new(), players, vec![series])
}

#[test]
fn players_with_other_ids_are_offered_by_name_and_never_merged_unasked() {
    let (club, theirs) = (small(), from_another_club());
    let arrives = |club: &Archive, choice| {
        let same_name = move |_: &Player, _: &[PlayerId]| choice;
        let preview = preview_archive(&theirs, club, &choices(Differing::Skip, &|_| Differing::Skip, &same_name));
        assert_eq!(preview.players[0].1, ArchivedPlayer::Same);
        (preview.players[1].1.clone(), preview.series[0].1.clone(), preview.commands().to_vec())
    };
    let offered = |choice| ArchivedPlayer::SameName(vec![player(2)], choice);
    let left = (offered(Choice::Leave), ArchivedSeries::WithoutPlayer(player(77)), Vec::new());
    assert_eq!(arrives(&club, Choice::Leave), left);
    let (verdict, series, commands) = arrives(&club, Choice::Add);
    assert_eq!((verdict, series), (offered(Choice::Add), ArchivedSeries::New));
    assert!(
        matches!(&commands[..], [Act::Club(Command::AddPlayer { player: new, .. }), Act::Club(Command::RecordSeries(_))] if *new == player(77))
    );

    let (_, _, commands) = arrives(&club, Choice::Take(player(2)));
    let [Act::Club(Command::RecordSeries(taken))] = &commands[..] else { panic!("{commands:?}") };
    assert_eq!(taken.players, Seats { first: player(1), second: player(2) });
    let mut series = club.series().to_vec();
    series.push(taken.clone());
    let after = Archive::new(true, None, Vec::new(), club.players().to_vec(), series);
    let (_, series, commands) = arrives(&after, Choice::Take(player(2)));
    assert_eq!((series, commands), (ArchivedSeries::Same, Vec::new()));
    // Whom their own list names beside the other is somebody else.
    let mut players = theirs.players().to_vec();
    players.push(Player {
        id: player(2),
        profile: Profile::of(name("Max")),
        archived: false,
        merged_into: None,
        anonymous: false,
    });
    let theirs = Archive::new(true, None, Vec::new(), players, Vec::new());
    assert_eq!(preview_archive(&theirs, &club, &SKIP).players[2].1, ArchivedPlayer::New);
}

#[test]
fn somebody_taken_for_the_opponent_is_refused() {
    let (club, theirs) = (small(), from_another_club());
    let same_name = |_: &Player, _: &[PlayerId]| Choice::Take(player(1));
    let preview = preview_archive(&theirs, &club, &choices(Differing::Skip, &|_| Differing::Skip, &same_name));
    assert!(matches!(preview.series[0].1, ArchivedSeries::Refused(_)), "{preview:?}");
    assert_eq!(preview.commands(), []);
}

#[test]
fn settings_are_taken_where_the_club_never_set_any_or_says_so() {
    let theirs = small();
    let club = |settings| Archive::new(true, Some(settings), Vec::new(), Vec::new(), Vec::new());
    let verdict = |club: &Archive, differing| {
        preview_archive(&theirs, club, &choices(differing, &|_| Differing::Skip, &|_, _| Choice::Leave)).settings
    };
    let own = club(ClubSettings { least_series: 5, ..ClubSettings::default() });
    assert_eq!(verdict(&theirs, Differing::Skip), Some(SettingsVerdict::Same));
    assert_eq!(verdict(&club(ClubSettings::default()), Differing::Skip), Some(SettingsVerdict::Taken));
    assert_eq!(verdict(&own, Differing::Skip), Some(SettingsVerdict::Kept));
    assert_eq!(verdict(&own, Differing::Replace), Some(SettingsVerdict::Taken));
}
