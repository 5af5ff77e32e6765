//! Series of past seasons come in from CSV once, with every refusal at its line and column, and go out in the same form.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::clubs::{name, player, record};
use chrono::NaiveDate;
use halali::club::{
    Command, Facts, GameRecord, Length, Player, PlayerId, Profile, Purpose, Recorded, SameSides, Seat, Seats, SeriesId,
    SeriesRecord, Totals, WALKOVER_POINTS,
};
use halali::exchange::{
    CsvFile, DateOrder, DecimalMark, Form, FromFile, Manner, SeriesColumn, SeriesPreview, SeriesVerdict,
    preview_series, read_csv, series_table, written,
};
use halali::rules::{Ending, Given, Loss, Points, RuleSet, Score, Side, Sides};
use proptest::prelude::*;
use uuid::Uuid;

const FRENCH: Manner<'_> = Manner { language: "fr", decimal_mark: DecimalMark::Comma, date: &|date| date.to_string() };
const DEFAULT: FromFile = FromFile { date_order: None, walkover: WALKOVER_POINTS };

fn known(number: u128, text: &str) -> Player {
    Player {
        id: player(number),
        profile: Profile::of(name(text)),
        archived: false,
        merged_into: None,
        anonymous: false,
    }
}

fn club() -> Vec<Player> {
    vec![known(1, "Zoë"), known(2, "=Max"), known(3, "Jo"), known(4, "Jo"), known(5, "O’Brien, \"Ed\"")]
}

fn csv(series: &[SeriesRecord], form: Form) -> Vec<u8> {
    let players = club();
    let name_of = |id: PlayerId| {
        players
            .iter()
            .find(|player| player.id == id)
            .map_or_else(|| id.to_string(), |player| player.profile.name.to_string())
    };
    written(&series_table("Series", series, &name_of), form, &FRENCH).expect("a file")
}

fn read(bytes: &[u8]) -> CsvFile {
    read_csv(bytes, None).expect("CSV")
}

fn preview(file: &CsvFile, series: &[SeriesRecord]) -> SeriesPreview {
    preview_series(file, DEFAULT, &club(), series).expect("a preview")
}

fn new_ids() -> impl FnMut() -> PlayerId {
    let mut number = 900;
    move || {
        number += 1;
        player(number)
    }
}

/// The series that come in by the commands of a preview.
fn added(preview: &SeriesPreview) -> Vec<SeriesRecord> {
    let commands = preview.commands(true, |_| false, new_ids());
    let series = commands.into_iter().filter_map(|command| match command {
        Command::RecordSeries(record) => Some(record),
        _ => None,
    });
    series.collect()
}

fn verdicts(preview: &SeriesPreview) -> String {
    let letter = |verdict: &SeriesVerdict| match verdict {
        SeriesVerdict::New(_) => 'n',
        SeriesVerdict::Known(_) => 'k',
        SeriesVerdict::Differs { .. } => 'd',
        SeriesVerdict::Refused(_) => 'r',
    };
    preview.rows.iter().map(|row| letter(&row.verdict)).collect()
}

prop_compose! {
    fn a_game(animals: Seat)(
        points in (0_u32..60, 0_u32..60),
        exited in (0_u8..4, 0_u8..4),
        ending in 0_u8..9,
        walkover in 2_u32..=118,
        boxed in any::<bool>(),
        loser in any::<bool>(),
        reason in "[a-zé'=+\",; \n-]{1,8}".prop_filter("blank", |text| !text.trim().is_empty()),
    ) -> GameRecord {
        let loser = if loser { Side::Animals } else { Side::Humans };
        let lost = |how| Ending::Lost { how, loser, walkover: Points(walkover) };
        let (ending, is_played) = match ending {
            0 => (lost(Loss::Conceded), true),
            1 => (lost(Loss::Time), true),
            2 => (lost(Loss::Walkover), false),
            3 => (Ending::Void, true),
            4 => (Ending::Agreed, true),
            5 => (Ending::Adjudicated { given: None }, true),
            6 => {
                let points = Sides { animals: Points(points.1), humans: Points(points.0) };
                (Ending::Adjudicated { given: Some(Box::new(Given { points, reason })) }, true)
            }
            _ => (Ending::Normal, true),
        };
        let points = Sides { animals: Points(points.0), humans: Points(points.1) };
        let score = Score { points, exited: Sides { animals: exited.0, humans: exited.1 } };
        let totals = Totals::new(score).ok().filter(|_| is_played);
        let totals = totals.or_else(|| Totals::new(Score::default()).ok()).expect("zero is a value");
        let rules = if boxed { RuleSet::Boxed } else { RuleSet::Classic };
        GameRecord { animals, recorded: Recorded::Totals { rules, totals }, ending }
    }
}

prop_compose! {
    fn a_series()(
        id in any::<u128>(),
        pair in prop::sample::select(vec![(1, 2), (2, 1), (1, 5), (5, 2)]),
        day in 1_u32..4,
        games in (a_game(Seat::First), a_game(Seat::Second), a_game(Seat::First)),
        how_many in 0_usize..4,
        flags in any::<[bool; 3]>(),
    ) -> SeriesRecord {
        let mut games = vec![games.0, games.1, games.2];
        games.truncate(how_many);
        let length = Length::new(if how_many > 2 { 4 } else { 2 }).expect("a length");
        let [practice, closed, turned] = flags;
        if turned {
            games.iter_mut().for_each(|game| game.animals = game.animals.opponent());
        }
        let closed = closed && how_many < length.games();
        SeriesRecord {
            id: SeriesId(Uuid::from_u128(id)),
            players: Seats { first: player(pair.0), second: player(pair.1) },
            date: NaiveDate::from_ymd_opt(2025, 10, day).expect("a date"),
            purpose: if practice { Purpose::Practice } else { Purpose::Counted },
            length,
            same_sides: SameSides::Refused,
            closed,
            games,
        }
    }
}

/// The same file without the columns that say ids.
fn without_ids(bytes: &[u8]) -> CsvFile {
    let mut file = read(bytes);
    for column in (0..file.header.len()).rev().filter(|&column| file.header[column].ends_with("id")).collect::<Vec<_>>()
    {
        file.header.remove(column);
        file.rows.iter_mut().for_each(|row| drop(row.cells.remove(column)));
    }
    file
}

proptest! {
    #[test]
    fn series_come_back_as_they_were(series in prop::collection::vec(a_series(), 0..6), for_spreadsheets in any::<bool>()) {
        let form = if for_spreadsheets { Form::CsvForSpreadsheets } else { Form::Csv };
        let file = read(&csv(&series, form));
        let into_empty = preview(&file, &[]);
        prop_assert_eq!(added(&into_empty), series.clone());
        prop_assert_eq!(added(&preview(&file, &series)), []);
    }

    /// Lines without ids are known again, whatever their order, and as often as they are there.
    #[test]
    fn a_list_without_ids_comes_in_once(
        mut series in prop::collection::vec(a_series(), 1..6),
        twice in any::<bool>(),
        turn in any::<prop::sample::Index>(),
    ) {
        if twice {
            series.push(series[0].clone());
        }
        let mut file = without_ids(&csv(&series, Form::Csv));
        let first = preview(&file, &[]);
        prop_assert!(verdicts(&first).chars().all(|verdict| verdict == 'n'));
        let club = added(&first);
        let ids: std::collections::BTreeSet<_> = club.iter().map(|series| series.id).collect();
        prop_assert_eq!(ids.len(), series.len());
        prop_assert_eq!(added(&preview(&file, &[])), club.clone());
        let middle = turn.index(series.len());
        file.rows.rotate_left(middle);
        let again = preview(&file, &club);
        prop_assert!(verdicts(&again).chars().all(|verdict| verdict == 'k'), "{:?}", again);
        let other: Vec<_> = series.iter().map(|series| SeriesRecord { id: SeriesId(Uuid::nil()), ..series.clone() }).collect();
        let imported: Vec<_> = club.iter().map(|series| SeriesRecord { id: SeriesId(Uuid::nil()), ..series.clone() }).collect();
        prop_assert_eq!(imported, other);
    }

    /// What the club corrected stays when the old list comes in again.
    #[test]
    fn a_corrected_series_is_neither_changed_back_nor_doubled(
        series in prop::collection::vec(a_series(), 1..6),
        which in any::<prop::sample::Index>(),
        ids in any::<bool>(),
    ) {
        let bytes = csv(&series, Form::Csv);
        let file = if ids { read(&bytes) } else { without_ids(&bytes) };
        let mut club = added(&preview(&file, &[]));
        let corrected = which.index(club.len());
        let purpose = club[corrected].purpose;
        club[corrected].purpose = if purpose == Purpose::Counted { Purpose::Practice } else { Purpose::Counted };
        prop_assert_eq!(added(&preview(&file, &club)), []);
    }

    #[test]
    fn no_text_makes_it_panic(text in "[a-z0-9,=\n-]{0,80}") {
        let file = format!("date,player_1,player_2,game_1_animals,game_1_points_1\n{text}");
        if let Ok(file) = read_csv(file.as_bytes(), None) {
            let _ = preview_series(&file, DEFAULT, &club(), &[]);
        }
    }
}

/// A good row with some cells changed.
fn row(changes: &str) -> CsvFile {
    let good = [
        ("date", "2025-10-07"),
        ("player_1", "Zoë"),
        ("player_2", "=Max"),
        ("game_1_animals", "1"),
        ("game_1_points_1", "40"),
        ("game_1_points_2", "30"),
        ("game_1_exited_1", "1"),
        ("game_1_exited_2", "0"),
        ("game_2_points_1", "35"),
        ("game_2_points_2", "20"),
        ("game_2_exited_1", "2"),
        ("game_2_exited_2", "0"),
    ];
    let mut cells: Vec<_> = good.map(|(title, cell)| (title.to_owned(), cell.to_owned())).to_vec();
    for change in changes.split(';').filter(|change| !change.is_empty()) {
        let (title, cell) = change.split_once('=').expect(change);
        cells.retain(|(other, _)| other != title);
        cells.push((title.to_owned(), cell.to_owned()));
    }
    let line = |cell: fn(&(String, String)) -> &str| {
        cells.iter().map(|pair| format!("\"{}\"", cell(pair))).collect::<Vec<_>>().join(",")
    };
    let text = format!("{}\r\n\r\n{}\r\n", line(|(title, _)| title), line(|(_, cell)| cell));
    read(text.as_bytes())
}

#[test]
fn rows_that_cannot_be_are_refused_with_line_and_column() {
    assert_eq!(verdicts(&preview(&row(""), &[])), "n");
    for case in include_str!("../data/exchange/series-refused.tsv").lines().filter(|line| !line.starts_with('#')) {
        let (changes, rest) = case.split_once('\t').expect(case);
        let (column, message) = rest.split_once('\t').expect(case);
        let file = row(changes);
        let preview = preview(&file, &[]);
        let SeriesVerdict::Refused(refused) = &preview.rows[0].verdict else { panic!("{case}: {preview:?}") };
        assert!(refused.fault.to_string().contains(message), "{case}: {}", refused.fault);
        let place = file.header.iter().position(|title| title == column).map_or(1, |place| place + 1);
        assert_eq!((refused.place.line, refused.place.column), (3, place), "{case}");
        assert_eq!(added(&preview), []);
    }
}

#[test]
fn figures_stand_under_their_player_whichever_side_the_player_had() {
    for (changes, animals, points) in [
        ("", [Seat::First, Seat::Second], [(40, 30), (20, 35)]),
        ("game_1_animals=2", [Seat::Second, Seat::First], [(30, 40), (35, 20)]),
        ("game_1_animals==Max;game_2_animals=ZOE", [Seat::Second, Seat::First], [(30, 40), (35, 20)]),
    ] {
        let changes =
            if changes.is_empty() { String::new() } else { format!("{changes};game_1_exited_1=0;game_2_exited_1=0") };
        let [record] = added(&preview(&row(&changes), &[])).try_into().expect("one series");
        assert_eq!([record.games[0].animals, record.games[1].animals], animals);
        let scores = record.games.iter().map(|game| game.recorded.score().points);
        let scores: Vec<_> = scores.map(|points| (points.animals.0, points.humans.0)).collect();
        assert_eq!(scores, points);
    }
}

#[test]
fn zero_is_a_value_and_a_game_without_entries_was_not_played() {
    let nothing = "game_2_points_1=;game_2_points_2=;game_2_exited_1=;game_2_exited_2=";
    let zero = format!("{nothing};game_1_points_1=0;game_1_points_2=0;game_1_exited_1=0");
    let [record] = added(&preview(&row(&zero), &[])).try_into().expect("one series");
    assert_eq!((record.games.len(), record.length), (1, Length::TWO));
    assert_eq!(record.games[0].recorded.score(), Score::default());
    let [record] = added(&preview(&row(&format!("{nothing};closed=oui")), &[])).try_into().expect("one series");
    assert!(record.closed);
}

#[test]
fn titles_in_german_are_understood() {
    let text = "Datum;Spieler 1;Spieler 2;Abgeschlossen;Partie 1 Tiere;Partie 1 Punkte 1;Partie 1 Punkte 2;\
        Partie 1 entkommen 1;Partie 1 entkommen 2;Partie 1 Ende;Partie 1 Verlierer\n\
        07.10.2025;Ada;Zoë;ja;1;40;30;1;0;conceded;2\n";
    let preview = preview(&read(text.as_bytes()), &[]);
    assert_eq!(preview.unknown_columns, [""; 0]);
    let [record] = added(&preview).try_into().expect("one series");
    assert!(record.closed);
}

#[test]
fn new_players_are_named_once_and_come_in_with_their_series_if_at_all() {
    let text = "date;joueur 1;joueur 2;partie 1 animaux;partie 1 points 1;partie 1 points 2;partie 1 sortis 1;partie 1 sortis 2\n\
        07/10/2025;Ada;Zoë;1;40;30;1;0\n14/10/2025;Zoë;Ada;Ada;30;40;0;1\n14/10/2025;Bob;ada;1;40;30;1;0\n\
        14/10/2025;=Max;Zoë;1;40;30;1;0\n";
    let file = read(text.as_bytes());
    let preview = preview(&file, &[]);
    assert_eq!(verdicts(&preview), "nnrn");
    let named: Vec<_> = preview.new_players.iter().map(|new| (new.name.as_str(), new.lines.clone())).collect();
    assert_eq!(named, [("Ada", vec![2, 3]), ("Bob", vec![4])]);
    let commands = preview.commands(true, |_| false, new_ids());
    let newcomers: Vec<_> = commands
        .iter()
        .filter_map(|command| match command {
            Command::AddPlayer { profile, .. } => Some(profile.name.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!((newcomers, commands.len()), (vec!["Ada"], 4));
    assert_eq!(preview.commands(false, |_| false, new_ids()).len(), 1);

    let mut club = club();
    club.push(Player { id: player(901), ..known(901, "Ada") });
    let series = added(&preview);
    let again = preview_series(&file, DEFAULT, &club, &series).expect("a preview");
    assert_eq!(again.commands(true, |_| false, new_ids()), []);
}

#[test]
fn the_order_of_dates_is_told_by_one_of_them_or_by_the_user() {
    let dates = |dates: [&str; 2], date_order| {
        let text = format!(
            "date;player_1;player_2;game_1_animals;game_1_points_1;game_1_points_2;game_1_exited_1;game_1_exited_2\n\
             {};Zoë;=Max;1;40;30;1;0\n{};Zoë;=Max;1;40;30;1;0\n",
            dates[0], dates[1]
        );
        let preview = preview_series(&read(text.as_bytes()), FromFile { date_order, ..DEFAULT }, &club(), &[]);
        added(&preview.expect("a preview")).iter().map(|series| series.date.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(dates(["03/04/2026", "29/11/2026"], None), ["2026-04-03", "2026-11-29"]);
    assert_eq!(dates(["03/04/2026", "11/29/2026"], None), ["2026-03-04", "2026-11-29"]);
    assert_eq!(dates(["03/04/2026", "2026-11-29"], None), ["2026-11-29"]);
    assert_eq!(dates(["03/04/2026", "2026-11-29"], Some(DateOrder::DayFirst)), ["2026-04-03", "2026-11-29"]);
}

/// A list about an evening of which the club has another result adds nothing unasked.
#[test]
fn another_result_of_the_same_evening_is_shown_and_can_be_added_as_one_of_its_own() {
    let typed = SeriesRecord { date: NaiveDate::from_ymd_opt(2025, 10, 7).expect("a date"), ..record(1, 2, 1, 1) };
    let shown = preview(&row(""), std::slice::from_ref(&typed));
    let SeriesVerdict::Differs { series, changes, apart: Some(_) } = &shown.rows[0].verdict else {
        panic!("{shown:?}")
    };
    assert_eq!(*series, typed.id);
    let changed: Vec<_> =
        changes.iter().map(|change| (change.column.title(), change.club.as_str(), change.file.as_str())).collect();
    assert!(changed.contains(&("game_1_animals".to_owned(), "2", "1")), "{changed:?}");
    assert_eq!(shown.commands(true, |_| false, new_ids()), []);
    let [Command::RecordSeries(apart)] = &shown.commands(true, |_| true, new_ids())[..] else { panic!("{shown:?}") };
    let both = [typed, apart.clone()];
    assert_eq!(verdicts(&preview(&row(""), &both)), "k");
}

#[test]
fn merged_players_are_whom_they_were_merged_into() {
    let mut club = club();
    club[4].merged_into = Some(player(1));
    let file = row(&format!("player_1=Ed;player_1_id={}", player(5)));
    let preview = preview_series(&file, DEFAULT, &club, &[]).expect("a preview");
    assert_eq!(added(&preview)[0].players.first, player(1));
}

#[test]
fn ids_of_series_never_drift() {
    let [record] = added(&preview(&row(""), &[])).try_into().expect("one series");
    assert_eq!(record.id.to_string(), "b7311b73-727b-5f86-b53d-98e095007531");
}

#[test]
fn the_template_comes_in() {
    let file = read(include_bytes!("../../data/templates/series.csv"));
    let preview = preview_series(&file, DEFAULT, &[], &[]).expect("a preview");
    assert_eq!(verdicts(&preview), "nnn");
    assert_eq!((preview.unknown_columns.len(), preview.new_players.len()), (0, 3));
    let facts = Facts::default();
    assert!(preview.commands(true, |_| false, new_ids())[0].changes(&facts).is_ok());
    for column in SeriesColumn::all(2) {
        assert!(column.title().is_ascii());
    }
}
