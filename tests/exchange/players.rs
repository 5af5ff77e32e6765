//! Players go out and come in by CSV: nobody twice, nobody merged unasked, nothing private unless asked for.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;

use crate::support::clubs::{name, player};
use encoding_rs::WINDOWS_1252;
use halali::club::{Change, Colour, Command, Facts, Name, NameFault, Player, PlayerId, Profile};
use halali::exchange::{
    Choice, CsvFault, CsvFile, DecimalMark, Form, Manner, Namesake, PlayerCellFault, PlayerColumn, PlayerTitles,
    PlayerVerdict, PlayersPreview, PreviewedPlayer, players_table, preview_players, read_csv, written,
};
use halali::words::{Language, Words};
use proptest::prelude::*;
use uuid::Uuid;

const NAMES: &str = include_str!("../data/exchange/names.txt");
const FRENCH: Manner<'_> = Manner { language: "fr", decimal_mark: DecimalMark::Comma, date: &|date| date.to_string() };

type Club = BTreeMap<PlayerId, Player>;

/// Carries commands out on a list of players.
fn carry_out(club: &mut Club, commands: Vec<Command>) {
    for command in commands {
        let facts = Facts { players: club.clone(), ..Facts::default() };
        for change in command.changes(&facts).expect("allowed") {
            let Change::PutPlayer(player) = change else { continue };
            club.insert(player.id, player);
        }
    }
}

fn list(club: &Club) -> Vec<Player> {
    club.values().cloned().collect()
}

fn csv(club: &Club, form: Form, private: bool) -> CsvFile {
    let table = players_table("Players", club.values(), private, None);
    read_csv(&written(&table, form, &FRENCH).expect("a file"), None).expect("CSV")
}

fn preview(text: &str, club: &Club) -> PlayersPreview {
    preview_players(&read_csv(text.as_bytes(), None).expect(text), &list(club)).expect(text)
}

fn new_ids() -> impl FnMut() -> PlayerId {
    let mut number = 900;
    move || {
        number += 1;
        player(number)
    }
}

fn leave(_: &PreviewedPlayer) -> Choice {
    Choice::Leave
}

fn known(number: u128, text: &str, group: Option<&str>) -> (PlayerId, Player) {
    let profile = Profile { group: group.map(name), ..Profile::of(name(text)) };
    (player(number), Player { id: player(number), profile, archived: false, merged_into: None, anonymous: false })
}

fn a_name() -> impl Strategy<Value = Name> {
    let of_the_cases = prop::sample::select(NAMES.lines().collect::<Vec<_>>()).prop_map(str::to_owned);
    prop_oneof![of_the_cases, "['=+@-]{0,2}\\PC{1,12}"].prop_filter_map("no name", |text| Name::new(&text).ok())
}

prop_compose! {
    fn a_player()(
        id in 0_u128..50,
        name in a_name(),
        others in prop::array::uniform4(prop::option::of(a_name())),
        colour in prop::option::of(any::<[u8; 3]>().prop_map(Colour)),
        birth_year in prop::option::of(1850_u16..=2200),
        notes in "[a-z=' \n\t\",;é-]{0,20}",
        guest in any::<bool>(),
        archived in any::<bool>(),
    ) -> Player {
        let [short_name, group, household, contact] = others;
        let profile = Profile { name, short_name, group, household, colour, birth_year, contact, notes, guest };
        Player { id: player(id), profile, archived, merged_into: None, anonymous: false }
    }
}

fn a_club() -> impl Strategy<Value = Club> {
    prop::collection::vec(a_player(), 0..8)
        .prop_map(|players| players.into_iter().map(|player| (player.id, player)).collect())
}

proptest! {
    #[test]
    fn a_club_comes_back_and_the_second_import_changes_nothing(club in a_club(), for_spreadsheets in any::<bool>()) {
        let form = if for_spreadsheets { Form::CsvForSpreadsheets } else { Form::Csv };
        let file = csv(&club, form, true);
        let mut other = Club::new();
        let into_empty = preview_players(&file, &[]).expect("a preview");
        carry_out(&mut other, into_empty.commands(|_| Choice::Add, new_ids()));
        prop_assert_eq!(&other, &club);
        let again = preview_players(&file, &list(&other)).expect("a preview");
        prop_assert!(again.rows.iter().all(|row| matches!(row.verdict, PlayerVerdict::Unchanged(_))));
        prop_assert_eq!(again.commands(leave, new_ids()), []);
    }

    /// Without ids nobody is known again by itself; and yet nothing is doubled.
    #[test]
    fn a_list_of_names_comes_in_once(names in prop::collection::vec(a_name(), 1..8), club in a_club()) {
        let quoted = |name: &Name| format!("\"{}\"\r\n", name.as_str().replace('"', "\"\""));
        let text = format!("name\r\n{}", names.iter().map(quoted).collect::<String>());
        let mut after = club.clone();
        carry_out(&mut after, preview(&text, &club).commands(leave, new_ids()));
        prop_assert!(club.iter().all(|(id, before)| after.get(id) == Some(before)));
        let again = preview(&text, &after);
        let is_offered = |row: &PreviewedPlayer| matches!(row.verdict, PlayerVerdict::SameName { .. });
        prop_assert!(again.rows.iter().all(is_offered));
        prop_assert_eq!(again.commands(leave, new_ids()), []);
    }

    /// What a column does not say stays; private columns are not there unless asked for.
    #[test]
    fn the_public_columns_change_nothing_private(club in a_club()) {
        let file = csv(&club, Form::Csv, false);
        for private in ["household", "birth_year", "contact"] {
            prop_assert!(!file.header.iter().any(|title| title == private));
        }
        let preview = preview_players(&file, &list(&club)).expect("a preview");
        prop_assert_eq!(preview.commands(leave, new_ids()), []);
    }
}

#[test]
fn nothing_private_goes_out_unless_asked_for() {
    let mut club = Club::from([known(1, "Zoë", None)]);
    for player in club.values_mut() {
        player.profile.contact = Some(name("zoe@example.org"));
        player.profile.birth_year = Some(1984);
        player.profile.household = Some(name("Rue du Bac"));
    }
    let for_people = PlayerTitles { title: &|column| column.title().to_owned(), yes_no: ["oui", ""] };
    for titles in [None, Some(for_people)] {
        for form in [Form::Csv, Form::CsvForSpreadsheets, Form::Page, Form::Text] {
            let text = |private| {
                let table = players_table("Players", club.values(), private, titles);
                String::from_utf8(written(&table, form, &FRENCH).expect("a file")).expect("UTF-8")
            };
            for secret in ["zoe@example.org", "1984", "Rue du Bac"] {
                assert!(!text(false).contains(secret), "{form:?} {secret}");
                assert!(text(true).contains(secret), "{form:?} {secret}");
            }
        }
    }
}

#[test]
fn a_row_is_matched_by_its_id() {
    let club = Club::from([known(1, "Zoë", None), known(2, "Max", Some("Lyon"))]);
    let text = format!("id,name,group\r\n{},Zoé,\r\n{},Max,Lyon\r\n{},Max,Nîmes\r\n", player(1), player(2), player(3));
    let preview = preview(&text, &club);
    let PlayerVerdict::Changed(edit) = &preview.rows[0].verdict else { panic!("{preview:?}") };
    let changes: Vec<_> = edit.changes().into_iter().map(|change| (change.column, change.from, change.to)).collect();
    assert_eq!(changes, [(PlayerColumn::Name, "Zoë".to_owned(), "Zoé".to_owned())]);
    assert_eq!(preview.rows[1].verdict, PlayerVerdict::Unchanged(player(2)));
    assert!(matches!(&preview.rows[2].verdict, PlayerVerdict::New(newcomer) if newcomer.id == Some(player(3))));
}

#[test]
fn somebody_of_the_same_name_is_offered_and_never_merged_unasked() {
    let club = Club::from([known(1, "P. Martin", Some("Lyon")), known(2, "P. Martin", None), known(3, "Zoë", None)]);
    let namesakes = |row: &PreviewedPlayer| match &row.verdict {
        PlayerVerdict::SameName { namesakes, .. } => {
            let who = |namesake: &Namesake| match namesake {
                Namesake::Player(edit) => format!("{}", edit.player().0.as_u128() - 0x1000),
                Namesake::Line(line) => format!("line {line}"),
            };
            namesakes.iter().map(who).collect::<Vec<_>>().join(" ")
        }
        PlayerVerdict::New(_) => "new".to_owned(),
        other => format!("{other:?}"),
    };
    let text = "name,group,notes\r\nP. MARTIN,,a\r\nP. Martin,Lyon,b\r\nP. Martin,Nîmes,c\r\nZoe\u{308},,d\r\nMax,,\r\nMax,,\r\n";
    let preview = preview(text, &club);
    let found: Vec<_> = preview.rows.iter().map(namesakes).collect();
    assert_eq!(found, ["1 2", "1 2 line 2", "2 line 2", "3", "new", "line 6"]);

    let mut after = club.clone();
    carry_out(&mut after, preview.commands(leave, new_ids()));
    assert_eq!(after.len(), club.len() + 1, "only the first Max");
    let mut after = club.clone();
    carry_out(&mut after, preview.commands(|_| Choice::Add, new_ids()));
    assert_eq!(after.len(), club.len() + 6);
    let mut after = club.clone();
    let take = |row: &PreviewedPlayer| if row.line == 3 { Choice::Take(player(1)) } else { Choice::Leave };
    carry_out(&mut after, preview.commands(take, new_ids()));
    assert_eq!(after[&player(1)].profile.notes, "b");
    assert_eq!(after.len(), club.len() + 1);
}

#[test]
fn cells_that_cannot_be_are_refused_with_line_and_column() {
    let mut club = Club::from([known(1, "Zoë", None), known(2, "Zoe", None)]);
    club.entry(player(2)).and_modify(|double| double.merged_into = Some(player(1)));
    let text = |text: &str| text.to_owned();
    for (row, column, fault) in [
        ("x,A,,,,,", 1, PlayerCellFault::Id { text: text("x") }),
        (&format!("{},A,,,,,", player(2)), 1, PlayerCellFault::Merged { into: player(1) }),
        (",,a,,,,", 2, PlayerCellFault::Name(NameFault::Blank)),
        (",\u{200b},,,,,", 2, PlayerCellFault::Name(NameFault::Blank)),
        (",A\u{7},,,,,", 2, PlayerCellFault::Name(NameFault::ControlCharacter { character: '\u{7}' })),
        (",A,\"a\nb\",,,,", 3, PlayerCellFault::Name(NameFault::ControlCharacter { character: '\n' })),
        (",A,,green,,,", 4, PlayerCellFault::Colour { text: text("green") }),
        (",A,,,84,,", 5, PlayerCellFault::BirthYear { text: text("84") }),
        (",A,,,1984.0,,", 5, PlayerCellFault::BirthYear { text: text("1984.0") }),
        (",A,,,,a\u{1b}b,", 6, PlayerCellFault::Name(NameFault::ControlCharacter { character: '\u{1b}' })),
        (",A,,,,,perhaps", 7, PlayerCellFault::YesNo { text: text("perhaps") }),
    ] {
        let file = format!("id,name,group,colour,birth_year,notes,guest\n,B,,,,,\n{row}\n");
        let preview = preview(&file, &club);
        let PlayerVerdict::Refused(refused) = &preview.rows[1].verdict else { panic!("{row}") };
        assert_eq!((refused.place.line, refused.place.column, &refused.fault), (3, column, &fault), "{row}");
    }
    let twice = preview(&format!("id,name\n{0},A\n{0},B\n", player(5)), &club);
    let PlayerVerdict::Refused(refused) = &twice.rows[1].verdict else { panic!("{twice:?}") };
    assert_eq!(refused.fault, PlayerCellFault::IdTwice { line: 2 });
}

#[test]
fn an_empty_cell_clears_and_a_missing_column_does_not() {
    let mut club = Club::from([known(1, "Zoë", Some("Lyon"))]);
    let with_group = preview(&format!("id,name,group\n{},Zoë,\n", player(1)), &club);
    assert_eq!(preview(&format!("id,name\n{},Zoë\n", player(1)), &club).commands(leave, new_ids()), []);
    carry_out(&mut club, with_group.commands(leave, new_ids()));
    assert_eq!(club[&player(1)].profile.group, None);
}

#[test]
fn titles_in_french_in_any_writing_are_understood_and_unknown_ones_named() {
    let text = "NOM;Année de naissance;Invité;Courriel;groupe\r\nÉlodie;1984;Oui;e@x.example;Lyon\r\n";
    let (bytes, ..) = WINDOWS_1252.encode(text);
    let file = read_csv(&bytes, None).expect("CSV");
    let preview = preview_players(&file, &[]).expect("a preview");
    assert_eq!(preview.unknown_columns, ["Courriel"]);
    let PlayerVerdict::New(newcomer) = &preview.rows[0].verdict else { panic!("{preview:?}") };
    assert_eq!(newcomer.profile.birth_year, Some(1984));
    assert!(newcomer.profile.guest);
    assert_eq!(newcomer.profile.group, Some(name("Lyon")));
    for (text, fault) in [
        ("group,notes\na,b\n", CsvFault::MissingColumn { title: "name" }),
        ("name,Nom\na,b\n", CsvFault::TitleTwice { title: "Nom".to_owned() }),
    ] {
        let file = read_csv(text.as_bytes(), None).expect("CSV");
        assert_eq!(preview_players(&file, &[]).expect_err(text).fault, fault);
    }
}

#[test]
fn titles_and_words_that_people_see_come_in_again_in_every_language() {
    for language in Language::ALL {
        let words = Words::in_language(language);
        let titles = PlayerColumn::ALL.map(|column| words.player_column(column)).join(",");
        let yes = words.named("export-yes");
        let cells = PlayerColumn::ALL.map(|column| match column {
            PlayerColumn::Name => "Zoë",
            PlayerColumn::Guest => &yes,
            _ => "",
        });
        let file = read_csv(format!("{titles}\n{}\n", cells.join(",")).as_bytes(), None).expect("CSV");
        let preview = preview_players(&file, &[]).expect("a preview");
        assert_eq!(preview.unknown_columns, [""; 0], "{language:?}");
        let PlayerVerdict::New(newcomer) = &preview.rows[0].verdict else { panic!("{language:?}: {preview:?}") };
        assert!(newcomer.profile.guest, "{language:?}");
    }
}

#[test]
fn the_template_has_every_column_and_comes_in() {
    let file = read_csv(include_bytes!("../../data/templates/players.csv"), None).expect("CSV");
    assert_eq!(file.header, PlayerColumn::ALL.map(PlayerColumn::title));
    let preview = preview_players(&file, &[]).expect("a preview");
    assert!(preview.rows.iter().all(|row| matches!(row.verdict, PlayerVerdict::New(_))), "{preview:?}");
}

#[test]
fn archived_newcomers_come_in_archived() {
    let mut club = Club::new();
    let preview = preview("name,archived\nZoë,yes\n", &club);
    carry_out(&mut club, preview.commands(leave, || PlayerId(Uuid::from_u128(7))));
    assert!(club[&PlayerId(Uuid::from_u128(7))].archived);
}
