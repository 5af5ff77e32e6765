//! Layout and printers, on documents made for it.

use std::collections::BTreeSet;

use super::*;

/// A name of forty letters, many of them with accents, which no other number has.
fn name(number: usize) -> String {
    const FIRST: [&str; 8] = [
        "Maximiliënne-Élisabeth",
        "Žofie Ångström-Šťastná",
        "Hyacinthe-Désirée Rosalie",
        "Þorgerður Sigríður",
        "Alexandrine Françoise",
        "Wilhelmine-Cäcilie",
        "Наталья Александровна",
        "Κωνσταντίνα-Ελευθερία",
    ];
    let start = format!("{} {number:02}", FIRST[number % FIRST.len()]);
    let rest = "Őszöd Łukaszewicz-Çelebi Nyström".chars().cycle().skip(number);
    start.chars().chain([' ']).chain(rest).take(40).collect::<String>().trim_end().replace("  ", " ") + "ß"
}

fn document(content: Content) -> Document {
    let part = Part { title: "Pairings".to_owned(), of: "Autumn Cup".to_owned(), content };
    Document {
        title: "Cup".to_owned(),
        language: "en".to_owned(),
        latin: "In Latin letters.".to_owned(),
        parts: vec![part],
    }
}

fn laid(content: Content, paper: Paper) -> Vec<Page> {
    let pages = pages(&document(content), paper).expect("fonts");
    pages.iter().for_each(check);
    pages
}

fn texts(page: &Page) -> Vec<&str> {
    let marks = page.marks.iter();
    marks.filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(text.as_str()) } else { None }).collect()
}

/// All texts without spaces, so that it does not matter where lines break.
fn joined(page: &Page) -> String {
    texts(page).concat().replace(' ', "")
}

/// Everything is on the page, and no text on another.
fn check(page: &Page) {
    let mut boxes = Vec::new();
    for mark in &page.marks {
        match mark {
            Mark::Text { at, width, size, text, .. } => {
                assert!(at.0 >= 10.0 && at.0 + width <= page.width - 10.0, "{text} is off the page");
                assert!(at.1 - size >= 5.0 && at.1 <= page.height - 10.0, "{text} is off the page");
                boxes.push((at.0, at.0 + width, at.1 - 0.65 * size, at.1, text));
            }
            Mark::Rule { from, to, .. } => {
                for end in [from, to] {
                    assert!((0.0..=page.width).contains(&end.0) && (0.0..=page.height).contains(&end.1), "{mark:?}");
                }
            }
        }
    }
    for (place, one) in boxes.iter().enumerate() {
        for other in &boxes[place + 1..] {
            let apart = one.1 <= other.0 + 0.1 || other.1 <= one.0 + 0.1 || one.3 <= other.2 || other.3 <= one.2;
            assert!(apart, "{} stands on {}", one.4, other.4);
        }
    }
}

fn players(count: usize, columns: usize) -> Table {
    let mut titles = vec![Column::number("#"), Column::text("Player"), Column::text("Opponent")];
    titles.extend((1..=columns).map(|round| Column::short(format!("R{round}"))));
    let row = |number: usize| {
        let mut row = vec![format!("{number}<"), name(number), name(count - number)];
        row.extend((1..=columns).map(|round| format!("{}+", (number + round) % count)));
        if let Some(last) = row.last_mut() {
            last.push_str(&format!(">{number}"));
        }
        row
    };
    Table::of_texts(titles, (0..count).map(row).collect())
}

#[test]
fn rows_stay_whole_and_titles_come_again() {
    for paper in [Paper::A4, Paper::Letter] {
        for columns in [0, 9] {
            let pages = laid(Content::Blocks(vec![Block::Table(players(64, columns))]), paper);
            assert!(pages.len() > 1);
            for page in &pages {
                assert!(texts(page).contains(&"Player") && texts(page).contains(&"#"), "the titles");
            }
            for number in 0..64 {
                let here: Vec<_> =
                    pages.iter().filter(|page| texts(page).contains(&format!("{number}<").as_str())).collect();
                assert_eq!(here.len(), 1, "row {number}");
                let text = joined(here[0]);
                for whole in [name(number), name(64 - number), format!(">{number}")] {
                    assert!(text.contains(&whole.replace(' ', "")), "{whole} is whole");
                }
            }
        }
    }
}

#[test]
fn a_name_without_an_end_leaves_the_others_as_they_are() {
    let titles = |rows: Vec<Vec<String>>| {
        let mut columns = vec![Column::number("#"), Column::text("Player")];
        columns.extend((1..=9).map(|round| Column::short(format!("R{round}"))));
        laid(Content::Blocks(vec![Block::Table(Table::of_texts(columns, rows))]), Paper::A4)
    };
    let row =
        |name: String| std::iter::once("1".to_owned()).chain([name]).chain((1..=9).map(|n| n.to_string())).collect();
    let usual = titles(vec![row("Zoë".to_owned())]);
    let endless = titles(vec![row("Zoë".to_owned()), row("N".repeat(300))]);
    let count = |pages: &[Page], text: &str| pages.iter().flat_map(texts).filter(|found| *found == text).count();
    assert_eq!((count(&usual, "R9"), count(&endless, "R9"), count(&endless, "Player")), (1, 1, 1), "one table");
    assert_eq!(endless.iter().map(joined).collect::<String>().matches('N').count(), 300, "and all of the name");
    assert_eq!(usual[0].width, endless[0].width);
}

#[test]
fn columns_that_do_not_fit_beside_one_another_follow_below() {
    let pages = laid(Content::Blocks(vec![Block::Table(players(12, 70))]), Paper::A4);
    assert!(pages.iter().all(|page| page.width > page.height), "on their side");
    let all: Vec<_> = pages.iter().flat_map(texts).collect();
    for round in 1..=70 {
        assert!(all.contains(&format!("R{round}").as_str()), "round {round}");
    }
    for number in 0..12 {
        assert!(all.iter().any(|text| text.ends_with(&format!(">{number}"))), "row {number} to its end");
    }
    assert!(all.iter().filter(|text| **text == "Player").count() > 1, "names stand beside all of them");
}

#[test]
fn a_row_that_is_higher_than_a_page_is_not_cut_off() {
    let long = (0..300).map(|line| format!("line {line}")).collect::<Vec<_>>().join("\n");
    let table = Table::of_texts(vec![Column::text("Why")], vec![vec![long]]);
    let pages = laid(Content::Blocks(vec![Block::Table(table)]), Paper::Letter);
    let all: BTreeSet<_> = pages.iter().flat_map(texts).map(str::to_owned).collect();
    assert!((0..300).all(|line| all.contains(&format!("line {line}"))));
}

#[test]
fn headings_stand_with_what_follows() {
    let blocks = |before: usize| {
        let mut blocks = vec![Block::Table(players(before, 0)), Block::Heading("Second".to_owned())];
        blocks.push(Block::Table(Table::of_texts(vec![Column::text("Title")], vec![vec!["first row".to_owned()]])));
        blocks
    };
    for before in 1..45 {
        for page in &laid(Content::Blocks(blocks(before)), Paper::A4) {
            let has = |text| texts(page).contains(&text);
            assert!(has("Second") == has("first row") && has("Title") == has("first row"), "{before}");
        }
    }
}

#[test]
fn cards_hold_all_that_is_on_them() {
    let card = |number: usize| {
        let row = |game: &str| {
            vec![Cell::text(game), Cell::Text(name(number)), Cell::blank(14), Cell::Text(name(64 - number))]
        };
        let columns =
            vec![Column::short("Game"), Column::text("Animals"), Column::short("Points"), Column::text("Humans")];
        let right = format!("{} · {}", "An autumn cup of a long name ".repeat(4), number);
        vec![
            Block::Head { left: format!("Table {number}"), right },
            Block::Table(Table::ruled(columns, vec![row("1"), row("2")], 9.0)),
            Block::Sign(vec![name(number), name(64 - number)]),
        ]
    };
    for (across, down) in [(1, 4), (2, 3), (1, 9)] {
        let cards = (0..32).map(card).collect();
        let pages = laid(Content::Cards(Cards { across, down, is_collated: true, cards }), Paper::A4);
        for number in 0..32 {
            let table = format!("Table {number}");
            let here: Vec<_> = pages.iter().filter(|page| texts(page).contains(&table.as_str())).collect();
            assert_eq!(here.len(), 1);
            assert!(joined(here[0]).contains(&name(number).replace(' ', "")));
        }
    }
}

fn tree(players: u16, is_long: bool) -> Tree {
    let rounds = players.trailing_zeros() as u16;
    let player = |number: u16| Player {
        name: if is_long { name(usize::from(number)) } else { format!("Ada {number}") },
        score: "118+5".to_owned(),
        goes_on: number.is_multiple_of(2),
    };
    let round = |round: u16| {
        let lines = players >> round;
        let one = |line: u16| Match { line, players: [player(line * 2), player(line * 2 + 1)] };
        Round { title: format!("Round {round}"), lines, matches: (0..lines).map(one).collect() }
    };
    let third = ("Third place".to_owned(), Match { line: 0, players: [player(1), player(2)] });
    Tree { rounds: (1..=rounds).map(round).collect(), beside: Some(third) }
}

#[test]
fn brackets_are_drawn_with_whole_names() {
    for (players, is_long, most_pages) in
        [(2, true, 1), (8, true, 1), (16, true, 1), (32, false, 1), (64, false, 3), (64, true, 5)]
    {
        for paper in [Paper::A4, Paper::Letter] {
            let pages = laid(Content::Trees(vec![tree(players, is_long)]), paper);
            assert!(pages.len() <= most_pages, "{players} players on {} pages", pages.len());
            let all: String = pages.iter().map(joined).collect();
            for number in 0..players {
                let whole = if is_long { name(usize::from(number)) } else { format!("Ada {number}") };
                assert!(all.contains(&whole.replace(' ', "")), "{whole}");
            }
            assert!(all.contains("Thirdplace"));
        }
    }
}

#[test]
fn pages_in_latin_letters_say_so() {
    let of = |name: &str| {
        Content::Blocks(vec![Block::Table(Table::of_texts(vec![Column::text("Player")], vec![vec![name.to_owned()]]))])
    };
    let page = &laid(of("王小明 (Lyon)"), Paper::A4)[0];
    assert!(texts(page).contains(&"Wang Xiao Ming (Lyon)") && texts(page).contains(&"In Latin letters."));
    assert!(!texts(&laid(of("Наталья Őz"), Paper::A4)[0]).contains(&"In Latin letters."));
    let html = print_page(&document(of("王小明 <b>")), Paper::A4).expect("a page");
    assert!(html.contains("王小明 &#60;b&#62;"), "a browser has faces for it: {html}");
}

#[test]
fn the_same_document_gives_the_same_bytes_with_text_that_can_be_found() {
    let document = || document(Content::Blocks(vec![Block::Table(players(64, 3)), Block::Text("Zoë".to_owned())]));
    let first = pdf(&document(), Paper::A4).expect("a PDF");
    assert_eq!(first, pdf(&document(), Paper::A4).expect("a PDF"));
    assert!(first.starts_with(b"%PDF-1."));
    let has = |text: &[u8]| first.windows(text.len()).any(|window| window == text);
    assert!(has(b"/ToUnicode") && has(b"/FontFile2"), "faces are embedded, and their glyphs mean letters");
    assert_eq!(print_page(&document(), Paper::Letter).ok(), print_page(&document(), Paper::Letter).ok());
}

#[test]
fn html_repeats_titles_and_knows_its_paper() {
    let parts = [
        Content::Blocks(vec![Block::Table(players(3, 1)), Block::Sign(vec!["A".to_owned()])]),
        Content::Cards(Cards {
            across: 1,
            down: 2,
            is_collated: true,
            cards: vec![vec![Block::Display("Zoë".to_owned(), 20.0)]; 3],
        }),
        Content::Trees(vec![tree(8, true)]),
    ];
    for content in parts {
        let html = print_page(&document(content), Paper::Letter).expect("a page");
        assert!(html.contains("@page { size: letter") && html.contains("table-header-group"));
        assert!(!html.contains("http"), "it needs nothing else");
    }
}
