//! Tables go out as CSV, workbooks, pages and text with every name whole and every number a number.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::io::{Cursor, Read as _};
use std::num::NonZeroU32;

use chrono::NaiveDate;
use halali::exchange::{Cell, Column, Decimal, DecimalMark, Form, Manner, Table, Unwritable, written};

const NAMES: &str = include_str!("../data/exchange/names.txt");
const FRENCH: Manner<'_> =
    Manner { language: "fr", decimal_mark: DecimalMark::Comma, date: &|date| date.format("%d/%m/%Y").to_string() };
const ENGLISH: Manner<'_> =
    Manner { language: "en", decimal_mark: DecimalMark::Point, date: &|date| date.format("%-d %B %Y").to_string() };

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 29).expect("a date")
}

/// Every name with its rank, a difference below zero, an average and a date.
fn standings() -> Table {
    let columns = vec![
        Column::new("Rang", |&(rank, _): &(i64, &str)| Cell::Whole(rank)),
        Column::new("Joueur", |&(_, name): &(i64, &str)| Cell::text(name)),
        Column::new("Écart", |&(rank, _): &(i64, &str)| Cell::Whole(-12 * rank)),
        Column::new("Moyenne", |&(_, _): &(i64, &str)| Cell::Decimal(Decimal::of_fraction(69, NonZeroU32::MIN, 1))),
        Column::new("Dernière soirée", |_: &(i64, &str)| Cell::Date(date())),
        Column::new("Groupe", |_: &(i64, &str)| Cell::Nothing),
    ];
    Table::new("Classement", columns, (1..).zip(NAMES.lines()))
}

fn one_cell(cell: &Cell) -> Table {
    Table::new("T", vec![Column::new("x", |cell: &Cell| cell.clone())], [cell.clone()])
}

fn text(table: &Table, form: Form, manner: &Manner<'_>) -> String {
    String::from_utf8(written(table, form, manner).expect("a file")).expect("UTF-8")
}

#[test]
fn numbers_and_dates_of_csv_are_plain_or_as_the_language_writes_them() {
    let half = Decimal::of_fraction(69, NonZeroU32::MIN.saturating_add(1), 1);
    for (cell, plain, in_english, in_french) in [
        (Cell::Whole(-12), "-12", "-12", "-12"),
        (Cell::Whole(123_456), "123456", "123456", "123456"),
        (Cell::Decimal(half), "34.5", "34.5", "34,5"),
        (Cell::Decimal(Decimal::of_units(-125, 1)), "-12.5", "-12.5", "-12,5"),
        (Cell::Date(date()), "2026-11-29", "2026-11-29", "2026-11-29"),
        (Cell::Nothing, "\"\"", "\"\"", "\"\""),
        (Cell::text("-12"), "-12", "'-12", "'-12"),
        (Cell::text("a,b"), "\"a,b\"", "\"a,b\"", "a,b"),
        (Cell::text("a;b"), "a;b", "a;b", "\"a;b\""),
        (Cell::text("a\"b"), "\"a\"\"b\"", "\"a\"\"b\"", "\"a\"\"b\""),
    ] {
        let table = one_cell(&cell);
        assert_eq!(text(&table, Form::Csv, &FRENCH), format!("x\r\n{plain}\r\n"), "{cell:?}");
        let for_spreadsheets = |manner| text(&table, Form::CsvForSpreadsheets, manner);
        assert_eq!(for_spreadsheets(&ENGLISH), format!("\u{feff}x\r\n{in_english}\r\n"), "{cell:?}");
        assert_eq!(for_spreadsheets(&FRENCH), format!("\u{feff}x\r\n{in_french}\r\n"), "{cell:?}");
    }
}

/// No decimal comma ever stands unquoted between commas.
#[test]
fn decimal_commas_come_with_semicolons() {
    let csv = text(&standings(), Form::CsvForSpreadsheets, &FRENCH);
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some("\u{feff}Rang;Joueur;Écart;Moyenne;Dernière soirée;Groupe"));
    assert_eq!(lines.next(), Some("1;Zoë 🦊 Łukasz;-12;69,0;2026-11-29;"));
}

#[test]
fn no_text_of_csv_for_spreadsheets_is_run_as_a_formula() {
    for (manner, separator) in [(FRENCH, b';'), (ENGLISH, b',')] {
        let csv = text(&standings(), Form::CsvForSpreadsheets, &manner);
        let mut reader = csv::ReaderBuilder::new().delimiter(separator).from_reader(csv.as_bytes());
        let mut rows = 0;
        for row in reader.records() {
            let row = row.expect("a row");
            assert!(!row[1].starts_with(['=', '+', '-', '@', '＝', '\t', '\r', '\n']), "{row:?}");
            assert!(row[2].parse::<i64>().expect("a number") < 0, "{row:?}");
            rows += 1;
        }
        assert_eq!(rows, NAMES.lines().count());
    }
}

#[test]
fn pages_escape_every_text_and_need_nothing_else() {
    let page = text(&standings(), Form::Page, &FRENCH);
    for name in NAMES.lines() {
        // The ampersand first, since the others bring new ones.
        let entities = [('&', "&#38;"), ('<', "&#60;"), ('>', "&#62;"), ('"', "&#34;"), ('\'', "&#39;")];
        let escaped = entities.iter().fold(name.to_owned(), |text, (sign, entity)| text.replace(*sign, entity));
        assert!(page.contains(&format!("<bdi>{escaped}</bdi>")), "{name}");
    }
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"));
    for part in [
        "<td class=\"number\">-12</td>",
        "<td class=\"number\">69,0</td>",
        "<th scope=\"col\" class=\"number\">Écart</th>",
        "<time datetime=\"2026-11-29\">29/11/2026</time>",
        "display: table-header-group",
        "break-inside: avoid",
        "size: A4",
        "prefers-color-scheme: dark",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for outside in [" src=", " href=", "url(", "@import", "<script", "<link", "<img"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(text(&standings(), Form::Page, &ENGLISH).contains("29 November 2026"));
}

#[test]
fn text_is_aligned_and_whole() {
    let columns = vec![
        Column::new("#", |&(rank, _): &(i64, &str)| Cell::Whole(rank)),
        Column::new("Name", |&(_, name): &(i64, &str)| Cell::text(name)),
        Column::new("Points", |&(rank, _): &(i64, &str)| Cell::Whole(rank * 95)),
    ];
    let table = Table::new("Season 2026", columns, [(1, "Zoë"), (2, "李小龙"), (10, "O’Brien")]);
    let lines = [
        "Season 2026",
        "",
        " #  Name     Points",
        " 1  Zoë          95",
        " 2  李小龙      190",
        "10  O’Brien     950",
        "",
    ];
    assert_eq!(text(&table, Form::Text, &ENGLISH), lines.join("\n"));
    let all = text(&standings(), Form::Text, &FRENCH);
    for name in NAMES.lines().filter(|name| !name.contains('\t')) {
        assert!(all.contains(name), "{name}");
    }
}

/// The parts of a workbook: its strings and its first sheet.
fn parts(workbook: Vec<u8>) -> [String; 2] {
    let mut archive = zip::ZipArchive::new(Cursor::new(workbook)).expect("a zip file");
    ["xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"].map(|part| {
        let mut text = String::new();
        archive.by_name(part).expect(part).read_to_string(&mut text).expect("UTF-8");
        text
    })
}

#[test]
fn workbooks_have_real_types_and_no_moment() {
    let workbook = written(&standings(), Form::Xlsx, &FRENCH).expect("a workbook");
    assert_eq!(written(&standings(), Form::Xlsx, &ENGLISH).expect("a workbook"), workbook);
    let [strings, sheet] = parts(workbook);
    for name in NAMES.lines() {
        let escaped = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let escaped = escaped.replace("_x0041_", "_x005F_x0041_");
        assert!(strings.contains(&format!(">{escaped}</t>")), "{name}");
    }
    for part in ["<v>-12</v>", "<v>69</v>", "<v>46355</v>", "t=\"s\"", "state=\"frozen\""] {
        assert!(sheet.contains(part), "{part}");
    }
    assert!(!sheet.contains("<f>"));
}

#[test]
fn what_a_spreadsheet_cannot_hold_is_refused_and_never_cut() {
    let long = Cell::text("🦊".repeat(20_000));
    let refused = written(&one_cell(&long), Form::Xlsx, &FRENCH);
    assert!(matches!(refused, Err(Unwritable::TextTooLong { row: 1, length: 40_000, .. })), "{refused:?}");
    assert_eq!(text(&one_cell(&long), Form::Csv, &FRENCH).chars().filter(|&c| c == '🦊').count(), 20_000);
    let old = Cell::Date(NaiveDate::from_ymd_opt(1850, 1, 2).expect("a date"));
    let [strings, _] = parts(written(&one_cell(&old), Form::Xlsx, &FRENCH).expect("a workbook"));
    assert!(strings.contains("1850-01-02"));
}
