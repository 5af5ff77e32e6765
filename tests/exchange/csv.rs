//! CSV comes in whatever wrote it, exactly as it was meant, or is refused with line and column.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use encoding_rs::WINDOWS_1252;
use halali::exchange::{
    Cell, Column, CsvFault, CsvFile, DecimalMark, Encoding, Form, MOST_BYTES, MOST_CHARACTERS, MOST_COLUMNS, Manner,
    Separator, Table, read_csv, written,
};
use proptest::prelude::*;

const NAMES: &str = include_str!("../data/exchange/names.txt");
const FRENCH: Manner<'_> = Manner { language: "fr", decimal_mark: DecimalMark::Comma, date: &|date| date.to_string() };

fn read(text: &str) -> CsvFile {
    read_csv(text.as_bytes(), None).expect(text)
}

fn rows(file: &CsvFile) -> Vec<Vec<&str>> {
    file.rows.iter().map(|row| row.cells.iter().map(String::as_str).collect()).collect()
}

/// Line, column, title and fault.
fn refused(text: &str) -> (usize, usize, String, CsvFault) {
    let error = read_csv(text.as_bytes(), None).expect_err(text);
    (error.place.line, error.place.column, error.place.title, error.fault)
}

fn table(texts: &[(String, String)]) -> Table {
    let columns = vec![
        Column::new("n", |_: &&(String, String)| Cell::Whole(-1)),
        Column::new("a", |(a, _): &&(String, String)| Cell::text(a)),
        Column::new("b", |(_, b): &&(String, String)| Cell::text(b)),
    ];
    Table::new("T", columns, texts)
}

proptest! {
    #[test]
    fn every_text_comes_back(texts in prop::collection::vec(("[^\0]{0,12}", "['=+@＝\t\r\n\",;a-]{0,6}"), 0..6)) {
        for form in [Form::Csv, Form::CsvForSpreadsheets] {
            let bytes = written(&table(&texts), form, &FRENCH).expect("a file");
            let file = read_csv(&bytes, None).expect("CSV");
            prop_assert_eq!(file.rows.len(), texts.len());
            for (row, (a, b)) in file.rows.iter().zip(&texts) {
                prop_assert_eq!(&row.cells, &["-1", a, b]);
            }
        }
    }

    /// The crate `csv` reads every good file in the same way, apart from guards and blank rows.
    #[test]
    fn reading_agrees_with_another_reader(cells in prop::collection::vec("[a\",;\r\n ]{0,6}", 1..12)) {
        let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        writer.write_record(["x", "y"]).expect("written");
        for cell in &cells {
            writer.write_record(["1", cell]).expect("written");
        }
        let bytes = writer.into_inner().expect("written");
        let file = read_csv(&bytes, Some(Separator::Comma)).expect("CSV");
        let read: Vec<_> = file.rows.iter().map(|row| row.cells[1].clone()).collect();
        prop_assert_eq!(read, cells);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read_csv(&bytes, None);
    }

    #[test]
    fn no_text_makes_it_panic(text in "[a\",;\t\r\n'=]{0,60}") {
        let _ = read_csv(text.as_bytes(), None);
    }
}

#[test]
fn names_come_back_in_every_encoding_with_every_separator() {
    for separator in Separator::ALL {
        let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
        // What an apostrophe in front means is another test's business.
        let names: Vec<_> = NAMES.lines().filter(|name| !name.starts_with('\'')).collect();
        let lines: Vec<_> = names.iter().map(|name| format!("1{}{}", separator.character(), quoted(name))).collect();
        let text = format!("id{}name\r\n{}\r\n", separator.character(), lines.join("\r\n"));
        let with_mark = format!("\u{feff}{text}");
        let little: Vec<u8> = with_mark.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = with_mark.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (bytes, encoding) in [
            (text.clone().into_bytes(), Encoding::Utf8),
            (with_mark.clone().into_bytes(), Encoding::Utf8),
            (little, Encoding::Utf16),
            (big, Encoding::Utf16),
        ] {
            let file = read_csv(&bytes, None).expect("CSV");
            assert_eq!((file.encoding, file.separator), (encoding, separator));
            let read: Vec<_> = file.rows.iter().map(|row| row.cells[1].as_str()).collect();
            assert_eq!(read, names);
        }
    }
}

#[test]
fn windows_1252_is_guessed_where_utf_8_cannot_be() {
    let text = "name;group\r\nMüller, \"Max\";Œuvre à 5 €\r\n";
    let (bytes, _, unmappable) = WINDOWS_1252.encode(text);
    assert!(!unmappable);
    let file = read_csv(&bytes, None).expect("CSV");
    assert_eq!(file.encoding, Encoding::Windows1252);
    assert_eq!(file.rows[0].cells, ["Müller, \"Max\"", "Œuvre à 5 €"]);
}

#[test]
fn separators_are_found_told_or_given() {
    for (text, separator) in [
        ("name,group\nA,B", Separator::Comma),
        ("name;group, or club\nA;B", Separator::Comma),
        ("name;group;\"a,b,c,d\"\nA;B;", Separator::Semicolon),
        ("\n\nname\tgroup\nA\tB", Separator::Tab),
        ("name\nA;B", Separator::Comma),
        ("sep=;\nname,x;group\nA,;B", Separator::Semicolon),
    ] {
        assert_eq!(read(text).separator, separator, "{text}");
    }
    let given = read_csv(b"a;b,c\n1;2,3", Some(Separator::Semicolon)).expect("CSV");
    assert_eq!(given.rows[0].cells, ["1", "2,3"]);
}

#[test]
fn rows_have_at_most_a_cell_for_each_title_and_blank_ones_are_passed_over() {
    let file = read("name,group,notes,,\r\n\r\nA\r\n,,\r\nB,b,\"two\nlines\",,\r\n , \r\nC,,c");
    assert_eq!(rows(&file), [vec!["A"], vec!["B", "b", "two\nlines"], vec!["C", "", "c"]]);
    assert_eq!(file.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [3, 5, 8]);
    for line_break in ["\n", "\r\n", "\r"] {
        let text = ["name,group", "A,a", "\"B", "B\",b", "C,c"].join(line_break);
        let file = read(&text);
        assert_eq!(file.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 3, 5], "{line_break:?}");
        assert_eq!(file.rows[1].cells[0], format!("B{line_break}B"));
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let name = || "name".to_owned();
    assert_eq!(refused("name,group\nA,a\n\"B,b\nC,c"), (3, 1, name(), CsvFault::UnclosedQuote));
    assert_eq!(refused("name,group\n\"Max\" Müller,b"), (2, 1, name(), CsvFault::TextBehindQuote));
    assert_eq!(refused("name,group\nA,\"b\" c\n"), (2, 2, "group".to_owned(), CsvFault::TextBehindQuote));
    let no_title = |text: &str| CsvFault::NoTitle { text: text.to_owned() };
    assert_eq!(refused("name,group\nA,a,lost\n"), (2, 3, String::new(), no_title("lost")));
    assert_eq!(refused("name,,group\nA,lost,a\n"), (2, 2, String::new(), no_title("lost")));
    assert_eq!(refused(""), (1, 1, String::new(), CsvFault::Empty));
    assert_eq!(refused("\r\n\r\n"), (1, 1, String::new(), CsvFault::Empty));
    assert_eq!(refused("PK\u{3}\u{4}\0\0"), (1, 1, String::new(), CsvFault::NotText));
}

#[test]
fn a_mark_that_the_rest_contradicts_is_refused() {
    for (bytes, encoding) in [
        (&b"\xef\xbb\xbfname\n\xe9"[..], Encoding::Utf8),
        (b"\xff\xfen\0a\0m", Encoding::Utf16),
        (b"\xff\xfe\x00\xd8n\0", Encoding::Utf16),
    ] {
        let error = read_csv(bytes, None).expect_err("refused");
        assert_eq!(error.fault, CsvFault::NotInEncoding { encoding });
    }
}

#[test]
fn absurd_files_are_refused_before_they_are_kept() {
    assert_eq!(read_csv(&vec![b'a'; MOST_BYTES + 1], None).expect_err("refused").fault, CsvFault::TooLarge);
    for quote in ["", "\""] {
        let long = |length: usize| format!("name,notes\nA,{quote}{}{quote}\n", "é".repeat(length));
        assert_eq!(read(&long(MOST_CHARACTERS)).rows[0].cells[1].chars().count(), MOST_CHARACTERS);
        assert_eq!(refused(&long(MOST_CHARACTERS + 1)), (2, 2, "notes".to_owned(), CsvFault::TooLong));
    }
    assert_eq!(refused(&",".repeat(MOST_COLUMNS)).3, CsvFault::TooManyColumns);
}
