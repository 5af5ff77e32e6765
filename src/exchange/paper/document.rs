//! What is printed, without saying how.

/// The size of the sheets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Where paper is Letter, by ISO 3166: the countries for which Unicode’s CLDR has it.
    const LETTER: [&'static str; 14] =
        ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

    /// The usual paper of a locale such as `fr-CA` or `en_US.UTF-8`; A4 where it names no region.
    pub fn of_locale(locale: &str) -> Paper {
        let plain = locale.split(['.', '@']).next().unwrap_or_default();
        let mut parts = plain.split(['-', '_']).skip(1);
        let region = parts.find(|part| part.len() == 2).map(str::to_ascii_uppercase);
        let is_letter = region.is_some_and(|region| Paper::LETTER.contains(&region.as_str()));
        if is_letter { Paper::Letter } else { Paper::A4 }
    }

    /// Width and height upright, in points of 1/72 inch.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }

    /// What style sheets call it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        }
    }
}

/// A document of one or more parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// What the file is called inside.
    pub title: String,
    /// The code of its language, such as `fr`.
    pub language: String,
    /// The note of a page that has words in Latin letters for others.
    pub latin: String,
    /// Its parts. Each begins on a page of its own.
    pub parts: Vec<Part>,
}

/// Pages about one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// What they are, at the head of each page.
    pub title: String,
    /// Of what: the tournament, its date.
    pub of: String,
    /// What is on them.
    pub content: Content,
}

/// What is on some pages.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Blocks one below the other.
    Blocks(Vec<Block>),
    /// Cards to cut apart. They stand alone on their pages.
    Cards(Cards),
    /// Brackets.
    Trees(Vec<Tree>),
}

/// Something that stands below another.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A heading, on one page with what follows.
    Heading(String),
    /// A text.
    Text(String),
    /// Text that is read first, in this size at most: it gets smaller where a word of it would not fit in a line.
    Display(String, f32),
    /// The same on the left, with a text on the right.
    Head {
        /// What is read first.
        left: String,
        /// What it belongs to.
        right: String,
    },
    /// A table.
    Table(Table),
    /// Lines to write on, side by side, with what goes there.
    Sign(Vec<String>),
}

/// On which side of its column a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    /// Texts.
    Left,
    /// Numbers.
    Right,
    /// Signs.
    Centre,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its title.
    pub title: String,
    /// Where its texts stand.
    pub align: Align,
    /// Its share of the room that is left over; 0 for none.
    pub weight: u8,
}

impl Column {
    /// A column of texts, which takes the room that is left over.
    pub fn text(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Left, weight: 1 }
    }

    /// A column of short texts, as wide as they are.
    pub fn short(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Left, weight: 0 }
    }

    /// A column of numbers.
    pub fn number(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Right, weight: 0 }
    }

    /// A column of signs.
    pub fn sign(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Centre, weight: 0 }
    }
}

/// A cell of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A text, on as many lines as it takes; `\n` begins a new one.
    Text(String),
    /// A text that is read first.
    Strong(String),
    /// A box to tick.
    Tick,
    /// Room to write, at least so many millimetres wide, with a word about what goes there or none.
    Blank(u8, String),
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    /// Room to write.
    pub fn blank(millimetres: u8) -> Cell {
        Cell::Blank(millimetres, String::new())
    }
}

/// A table. Its titles are repeated on every page, and no row is on two, unless it is higher than a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// How many columns come again where the others do not fit beside one another.
    pub lead: usize,
    /// Whether there are lines around all cells, to write in.
    pub is_ruled: bool,
    /// How high a row is at least, in millimetres.
    pub row_height: f32,
    /// The size of its letters in points, which get smaller where that saves a word from being broken.
    pub letters: f32,
}

impl Table {
    /// A table to read.
    pub fn new(columns: Vec<Column>, rows: Vec<Vec<Cell>>) -> Table {
        Table { columns, rows, lead: 2, is_ruled: false, row_height: 0.0, letters: 10.0 }
    }

    /// A table of texts.
    pub fn of_texts(columns: Vec<Column>, rows: Vec<Vec<String>>) -> Table {
        Table::new(columns, rows.into_iter().map(|row| row.into_iter().map(Cell::Text).collect()).collect())
    }

    /// The same for a spreadsheet: whole numbers are numbers there.
    pub fn as_rows(&self, title: impl Into<String>) -> crate::exchange::Table {
        use crate::exchange::{Cell as Value, Column as Titled};
        let is_number = |place: usize| self.columns.get(place).is_some_and(|column| column.align == Align::Right);
        let value = |row: &Vec<Cell>, place: usize| match row.get(place) {
            Some(Cell::Text(text) | Cell::Strong(text)) => match text.parse().ok().filter(|_| is_number(place)) {
                Some(number) => Value::Whole(number),
                None => Value::text(text.clone()),
            },
            Some(Cell::Tick | Cell::Blank(..)) | None => Value::Nothing,
        };
        let column = |(place, column): (usize, &Column)| {
            Titled::new(column.title.clone(), move |row: &Vec<Cell>| value(row, place))
        };
        let columns: Vec<_> = self.columns.iter().enumerate().map(column).collect();
        crate::exchange::Table::new(title, columns, self.rows.clone())
    }

    /// A table to write in, with rows of so many millimetres.
    pub fn ruled(columns: Vec<Column>, rows: Vec<Vec<Cell>>, row_height: f32) -> Table {
        Table { is_ruled: true, row_height, ..Table::new(columns, rows) }
    }
}

/// Cards of one size, several on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    /// How many stand side by side.
    pub across: usize,
    /// How many stand below one another, if what is on them fits.
    pub down: usize,
    /// Whether the pages, cut as a pile, give piles that follow one another in the order of the cards.
    pub is_collated: bool,
    /// What is on each.
    pub cards: Vec<Vec<Block>>,
}

impl Cards {
    /// The cards by pages, with so many on each: which card is at each place.
    pub(super) fn by_pages(&self, places: usize) -> Vec<Vec<usize>> {
        let pages = self.cards.len().div_ceil(places.max(1));
        let at = |page: usize, place: usize| match self.is_collated {
            true => place * pages + page,
            false => page * places + place,
        };
        let page = |page| (0..places).map(|place| at(page, place)).filter(|&card| card < self.cards.len()).collect();
        (0..pages).map(page).collect()
    }
}

/// A bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// Its rounds, the first one on the left. No round has more lines than the one before it.
    pub rounds: Vec<Round>,
    /// A match beside them, and what it is for.
    pub beside: Option<(String, Match)>,
}

impl Tree {
    /// The rounds of which each of so many sections has a part, cut into these; and the rounds after them, if there are any.
    pub(super) fn sections(&self, count: u16) -> (Vec<Tree>, Option<Tree>) {
        let count = count.max(1);
        let here = self.rounds.iter().position(|round| round.lines < count).unwrap_or(self.rounds.len());
        let (shared, after) = self.rounds.split_at(here);
        let beside = |is_last: bool| self.beside.clone().filter(|_| is_last);
        let section = |place: u16| {
            let cut = |round: &Round| {
                let lines = round.lines / count;
                let first = lines * place;
                let own = round.matches.iter().filter(|one| (first..first + lines).contains(&one.line));
                let matches = own.map(|one| Match { line: one.line - first, players: one.players.clone() }).collect();
                Round { title: round.title.clone(), lines, matches }
            };
            let rounds = shared.iter().map(cut).collect();
            Tree { rounds, beside: beside(after.is_empty() && place + 1 == count) }
        };
        let rest = || Tree { rounds: after.to_vec(), beside: beside(true) };
        ((0..count).map(section).collect(), (!after.is_empty()).then(rest))
    }

    /// Sections of so many lines at most, one after another.
    pub(super) fn in_sections(&self, lines: u16) -> Vec<Tree> {
        let mut all = Vec::new();
        let mut rest = Some(self.clone());
        while let Some(tree) = rest.take() {
            let most = tree.rounds.first().map_or(1, |round| round.lines);
            let (sections, after) = tree.sections(most.div_ceil(lines.max(1)));
            all.extend(sections);
            rest = after;
        }
        all
    }
}

/// A round of a bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// What it is called.
    pub title: String,
    /// How many matches have a place in it, played or not: a power of two.
    pub lines: u16,
    /// Its matches, from above.
    pub matches: Vec<Match>,
}

/// A match of a bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Its line, from 0.
    pub line: u16,
    /// Who plays.
    pub players: [Player; 2],
}

/// Who plays in a match of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name, or room for it.
    pub name: String,
    /// What the match gave.
    pub score: String,
    /// Whether the player goes on.
    pub goes_on: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_follows_the_region() {
        for (locale, paper) in [
            ("en-US", Paper::Letter),
            ("fr_CA.UTF-8", Paper::Letter),
            ("es-419", Paper::A4),
            ("zh-Hans-CN", Paper::A4),
            ("en-Latn-US", Paper::Letter),
            ("de_CH@euro", Paper::A4),
            ("en", Paper::A4),
            ("US", Paper::A4),
            ("", Paper::A4),
        ] {
            assert_eq!(Paper::of_locale(locale), paper, "{locale}");
        }
    }

    fn cards(count: usize, is_collated: bool) -> Cards {
        Cards { across: 1, down: 4, is_collated, cards: vec![Vec::new(); count] }
    }

    #[test]
    fn piles_of_cut_pages_follow_one_another() {
        for count in 1..30 {
            let pages = cards(count, true).by_pages(4);
            // One cut through the pile, and the piles one on the other.
            let piles: Vec<usize> =
                (0..4).flat_map(|place| pages.iter().filter_map(move |page| page.get(place))).copied().collect();
            assert_eq!(piles, (0..count).collect::<Vec<_>>(), "{pages:?}");
        }
        assert_eq!(cards(5, false).by_pages(4), [vec![0, 1, 2, 3], vec![4]]);
        assert_eq!(cards(0, true).by_pages(4), Vec::<Vec<usize>>::new());
    }
}
