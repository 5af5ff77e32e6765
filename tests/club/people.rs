//! Doubles that are merged, players who are made anonymous, and commands that belong together.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::fs;

use crate::support::clubs::{add, facts, holder, name, player, record, series, stamp};
use halali::club::{Batch, BatchPurpose, ClubSettings, Command, Name, Profile, Refusal, Season, SeasonId, Seat};
use halali::rules::{Ending, Given, Points, Sides};
use halali::store::{Reason, StoreError, Writer, backups_that_name, create};
use uuid::Uuid;

fn club(folder: &tempfile::TempDir, commands: impl IntoIterator<Item = Command>) -> Writer {
    let mut club = create(&folder.path().join("club.halaliclub"), &holder()).expect("a club file");
    for (number, command) in (1..).zip(commands) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club
}

fn refused(done: Result<(), StoreError>) -> Refusal {
    match done {
        Err(StoreError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_merge_gives_the_games_to_the_right_player_and_undo_gives_them_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = [add(1, "Zoë Martin"), add(2, "Max"), add(3, "Zoe Martin"), add(4, "Z. Martin")];
    let games = [record(1, 1, 2, 3), record(2, 2, 3, 4), record(3, 4, 2, 5)].map(Command::RecordSeries);
    let mut club = club(&folder, people.into_iter().chain(games));
    let before = facts(club.path());
    let merge = |from, into| Command::MergePlayers { from: player(from), into: player(into) };
    club.carry_out(merge(4, 3), &stamp(20)).expect("a merge");
    club.carry_out(merge(3, 1), &stamp(21)).expect("a merge");
    let its = club.series_of(player(1)).expect("series");
    assert_eq!(
        its.iter().map(|series| series.seat_of(player(1))).collect::<Vec<_>>(),
        [Some(Seat::First), Some(Seat::Second), Some(Seat::First),]
    );
    for double in [3, 4] {
        let double = club.player(player(double)).expect("readable").expect("a player");
        assert_eq!((double.archived, double.merged_into), (true, Some(player(1))));
        assert!(club.series_of(double.id).expect("series").is_empty());
    }
    let met = Refusal::PlayersMet { from: player(2), into: player(1), date: record(1, 1, 2, 3).date };
    assert_eq!(refused(club.carry_out(merge(2, 1), &stamp(22))), met);
    assert_eq!(refused(club.carry_out(merge(1, 1), &stamp(22))), Refusal::MergedWithSelf { player: player(1) });
    let merged = Refusal::PlayerMerged { player: player(3), into: player(1) };
    assert_eq!(refused(club.carry_out(merge(2, 3), &stamp(22))), merged);
    club.undo(&stamp(23)).expect("undo");
    club.undo(&stamp(24)).expect("undo");
    assert_eq!(facts(club.path()), before);
}

/// The one thing that cannot be undone leaves nothing of the name anywhere, and nothing else changes.
#[test]
fn who_is_made_anonymous_is_nowhere_in_the_file_any_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut profile = Profile::of(name("Wilhelmine Unverwechselbar"));
    profile.contact = Some(name("wilhelmine@example.org"));
    profile.notes = "sits by the window".to_owned();
    profile.household = Some(name("Haus Unverwechselbar"));
    let mut adjudicated = record(1, 1, 2, 3);
    let points = Sides { animals: Points(12), humans: Points(9) };
    let given = Given { points, reason: "wilhelmine unverwechselbar’s phone rang".to_owned() };
    adjudicated.games[0].ending = Ending::Adjudicated { given: Some(Box::new(given)) };
    let edited = Profile { short_name: Some(name("Unverwechs.")), ..profile.clone() };
    let batch = Batch {
        purpose: BatchPurpose::Import,
        commands: vec![
            Command::EditPlayer { player: player(1), profile: edited.clone() },
            Command::EditPlayer { player: player(2), profile: Profile::of(name("Max M.")) },
        ],
    };
    let commands = [
        Command::AddPlayer { player: player(1), profile },
        add(2, "Max"),
        add(3, "W. Unverwechselbar"),
        Command::RecordSeries(adjudicated),
        Command::MergePlayers { from: player(3), into: player(1) },
    ];
    let mut club = club(&folder, commands);
    club.carry_out_all(&batch, &stamp(20)).expect("a batch");
    let why = "W. UNVERWECHSELBAR asked, by wilhelmine@example.org; Maximilian knows".to_owned();
    let because = halali::store::Stamp { why: Some(why), ..stamp(21) };
    club.carry_out(&Command::ArchivePlayer { player: player(1) }, &because).expect("a command");
    let results = |club: &Writer| -> Vec<_> {
        club.series_of(player(2)).expect("series").iter().map(|series| (series.id(), series.result())).collect()
    };
    let before = results(&club);
    let backup = club.back_up(Reason::BeforeMerge, stamp(22).moment).expect("a backup");
    let anonymise = Command::AnonymisePlayer { player: player(1), name: name("Former member 1") };
    club.carry_out(&anonymise, &stamp(22)).expect("a command");
    assert_eq!(results(&club), before);
    // Everything before it can still be undone and redone, and brings no name back.
    let mut number = 30;
    while club.undo(&stamp(number)).is_ok() {
        number += 1;
    }
    assert_eq!(number, 30 + 7);
    assert_eq!(club.can_undo_and_redo().expect("readable"), (false, true));
    while club.redo(&stamp(number)).is_ok() {
        number += 1;
    }
    let names: Vec<Name> = club.players().expect("players").into_iter().map(|player| player.profile.name).collect();
    assert_eq!(names, [name("Former member 1"), name("Former member 1"), name("Max M.")]);
    let somebody = club.player(player(1)).expect("readable").expect("a player");
    let later = club.back_up(Reason::Asked, stamp(23).moment).expect("a backup");
    assert_eq!(backups_that_name(club.path(), &[somebody]).expect("backups"), [backup.path]);
    assert!(later.path.exists());
    let log = format!("{:?}", club.log().expect("a log"));
    assert!(log.contains("anonymise-player") && log.contains("Max M.") && log.contains("Maximilian knows"));
    // Nobody writes a name to that id again.
    let again = Command::EditPlayer { player: player(1), profile: Profile::of(name("Wilhelmine")) };
    assert_eq!(refused(club.carry_out(&again, &stamp(99))), Refusal::Anonymous { player: player(1) });
    let batch = Batch { purpose: BatchPurpose::Import, commands: vec![anonymise] };
    assert_eq!(refused(club.carry_out_all(&batch, &stamp(99))), Refusal::Final);
    assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
    let files = fs::read_dir(folder.path()).expect("a folder").flatten();
    for file in files.filter(|file| file.path().is_file()) {
        let bytes = fs::read(file.path()).expect("a file");
        let bytes = bytes.to_ascii_lowercase();
        for text in ["nverwechs", "wilhelmine", "by the window"] {
            let found = bytes.windows(text.len()).any(|window| window == text.as_bytes());
            assert!(!found, "{text} in {:?}", file.path());
        }
    }
}

#[test]
fn a_batch_is_done_as_a_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder, [add(1, "Zoë")]);
    let before = facts(club.path());
    let entries = club.log().expect("a log").len();
    let good = vec![add(2, "Max"), Command::RecordSeries(record(1, 1, 2, 3))];
    let bad = good.iter().cloned().chain([Command::RecordSeries(record(2, 1, 9, 3))]).collect();
    let done = club.carry_out_all(&Batch { purpose: BatchPurpose::Import, commands: bad }, &stamp(10));
    let expected = Refusal::NoPlayer { player: player(9) };
    let Err(StoreError::RefusedPart { part: 2, why }) = done else { panic!("{done:?}") };
    assert_eq!(refused(Err(*why)), expected);
    assert_eq!((facts(club.path()), club.log().expect("a log").len()), (before.clone(), entries));
    club.carry_out_all(&Batch { purpose: BatchPurpose::Import, commands: good }, &stamp(11)).expect("a batch");
    assert!(club.series(series(1)).expect("readable").is_some());
    assert_eq!(club.log().expect("a log").len(), entries + 1);
    club.undo(&stamp(12)).expect("undo");
    assert_eq!(facts(club.path()), before);
}

#[test]
fn seasons_have_names_and_spans_and_settings_have_limits() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club(&folder, []);
    let date = record(1, 1, 2, 3).date;
    let season = |number, text: &str| Season {
        id: SeasonId(Uuid::from_u128(number)),
        name: name(text),
        first: date,
        last: date,
        scale: ClubSettings::default().scale,
        least_series: 3,
    };
    club.carry_out(Command::PutSeason(season(1, "Été 2026")), &stamp(1)).expect("a season");
    let same = club.carry_out(Command::PutSeason(season(2, "ete 2026")), &stamp(2));
    assert_eq!(refused(same), Refusal::SeasonExists { name: name("ete 2026") });
    let renamed = Season { first: date.pred_opt().expect("a day"), ..season(1, "Été 26") };
    club.carry_out(Command::PutSeason(renamed.clone()), &stamp(3)).expect("a season");
    assert_eq!(club.seasons().expect("seasons"), [renamed]);
    let backwards = Season { last: date.pred_opt().expect("a day"), ..season(3, "Rien") };
    let done = club.carry_out(Command::PutSeason(backwards), &stamp(4));
    assert!(matches!(refused(done), Refusal::SeasonSpan { .. }));
    let missing = Command::RemoveSeason { season: SeasonId(Uuid::from_u128(9)) };
    assert!(matches!(refused(club.carry_out(&missing, &stamp(4))), Refusal::NoSeason { .. }));
    assert_eq!(club.settings().expect("settings"), ClubSettings::default());
    let mut settings = ClubSettings { name: Some(name("Les Renards")), ..ClubSettings::default() };
    settings.rating.tau = 0.7;
    settings.rating.start.volatility = 0.061;
    club.carry_out(Command::ChangeSettings(settings.clone()), &stamp(5)).expect("settings");
    assert_eq!(club.settings().expect("settings"), settings);
    for tau in [0.2, 1.3, f64::NAN] {
        settings.rating.tau = tau;
        let done = club.carry_out(Command::ChangeSettings(settings.clone()), &stamp(6));
        assert!(matches!(refused(done), Refusal::Setting(_)), "{tau}");
    }
    club.undo(&stamp(7)).expect("undo");
    assert_eq!(club.settings().expect("settings"), ClubSettings::default());
}
