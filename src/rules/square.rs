//! Squares of the 7 × 7 forest, sets of squares, directions and exits.

use std::fmt;

/// Columns, and rows, of the forest.
pub const SIZE: u8 = 7;

/// A square of the forest, `a1` (top left) to `g7` (bottom right).
///
/// Squares compare in the order of their text: `a1`, `a2`, …, `a7`, `b1`, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// `d4`, empty when a game starts.
    pub const CENTRE: Square = Square(3 * 8 + 3);

    /// The square in `column` 0 to 6 (`a` to `g`) and `row` 0 to 6 (row 1 at the top to row 7), if there is one.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < SIZE && row < SIZE { Some(Square(column * 8 + row)) } else { None }
    }

    /// All squares in the order of their text, column by column.
    pub fn all() -> impl Iterator<Item = Square> {
        SquareSet::ALL.iter()
    }

    /// All squares as a page is read: row 1 from `a` to `g`, then row 2, …
    pub fn in_reading_order() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square(column * 8 + row)))
    }

    /// 0 for column `a` to 6 for column `g`.
    pub const fn column(self) -> u8 {
        self.0 >> 3
    }

    /// 0 for row 1 (the top) to 6 for row 7.
    pub const fn row(self) -> u8 {
        self.0 & 7
    }

    /// The exit square in the middle of a side: `d1`, `g4`, `d7` or `a4`.
    pub const fn of_exit(side: Direction) -> Square {
        match side {
            Direction::North => Square(3 * 8),
            Direction::East => Square(6 * 8 + 3),
            Direction::South => Square(3 * 8 + 6),
            Direction::West => Square(3),
        }
    }

    /// The direction that leads straight to `goal`; `None` when no row or column joins the two or they are the same.
    pub fn direction_to(self, goal: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| SquareSet(ray(self, direction)).contains(goal))
    }

    /// Steps to a square in the same row or column; for other squares, columns and rows added.
    pub const fn distance_to(self, goal: Square) -> u8 {
        self.column().abs_diff(goal.column()) + self.row().abs_diff(goal.row())
    }

    /// The squares from here to the edge of the forest, nearest first, without this one.
    pub fn line(self, direction: Direction) -> impl Iterator<Item = Square> {
        let (columns, rows) = direction.step();
        std::iter::successors(Some(self), move |square| square.offset(columns, rows)).skip(1)
    }

    const fn offset(self, columns: i8, rows: i8) -> Option<Square> {
        match (self.column().checked_add_signed(columns), self.row().checked_add_signed(rows)) {
            (Some(column), Some(row)) => Square::new(column, row),
            _ => None,
        }
    }

    /// The bit of this square in a set: eight bits a column, of which the last is never used.
    pub(super) const fn index(self) -> u8 {
        self.0
    }

    pub(super) const fn from_index(index: u8) -> Option<Square> {
        Square::new(index >> 3, index & 7)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(super) u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// The whole forest.
    pub const ALL: SquareSet = SquareSet(0x007f_7f7f_7f7f_7f7f);
    /// The four exit squares.
    pub const EXITS: SquareSet = SquareSet(
        Square::of_exit(Direction::North).bit()
            | Square::of_exit(Direction::East).bit()
            | Square::of_exit(Direction::South).bit()
            | Square::of_exit(Direction::West).bit(),
    );

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// How many squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in the order of their text.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let first = Square(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(first)
        })
    }

    /// The square with exactly `n` squares of the set before it.
    pub fn nth(self, n: u32) -> Option<Square> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| Square(left.trailing_zeros() as u8))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        SquareSet(squares.into_iter().fold(0, |set, square| set | square.bit()))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A direction on the board: where a rifle points, or where an exit leads. North is toward row 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Toward row 1, the top.
    North,
    /// Toward column g, the right.
    East,
    /// Toward row 7, the bottom.
    South,
    /// Toward column a, the left.
    West,
}

impl Direction {
    /// North, east, south, west.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Columns and rows of one step.
    const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::North => "north",
            Direction::East => "east",
            Direction::South => "south",
            Direction::West => "west",
        })
    }
}

// The tables below hold, for a square and for what stands in its row and column, how far a tile can see. They have
// one entry more than needed a row, so that a masked index needs no check.

/// Every square from `from` to the edge.
pub(super) const fn ray(from: Square, direction: Direction) -> u64 {
    RAYS[direction as usize][(from.0 & 63) as usize]
}

/// The squares that a tile can see along its row and column: empty ones, and the first occupied one each way.
#[inline]
pub(super) fn reach(from: Square, occupied: u64) -> u64 {
    let (column, row) = (from.column() & 7, from.row());
    let in_column = (occupied >> (column * 8)) & 127;
    let in_row = ((occupied >> row) & TOP_ROW).wrapping_mul(GATHER_ROW) >> 57;
    let vertical = u64::from(SEEN_IN_COLUMN[row as usize][in_column as usize]) << (column * 8);
    let horizontal = SEEN_IN_ROW[column as usize][in_row as usize] << row;
    vertical | horizontal
}

/// The squares one step away.
#[inline]
pub(super) fn neighbours(from: Square) -> u64 {
    NEIGHBOURS[(from.0 & 63) as usize]
}

/// The exit squares that a tile on `from` looks at when it looks straight out of the forest.
#[inline]
pub(super) fn ways_out(from: Square) -> u64 {
    WAYS_OUT[(from.0 & 63) as usize]
}

const TOP_ROW: u64 = 0x0001_0101_0101_0101;
/// Multiplying by it brings the seven bits of `TOP_ROW` together into the highest seven bits.
const GATHER_ROW: u64 = 0x0204_0810_2040_8000;

static RAYS: [[u64; 64]; 4] = rays();
static SEEN_IN_COLUMN: [[u8; 128]; 8] = seen_in_column();
static SEEN_IN_ROW: [[u64; 128]; 8] = seen_in_row();
static NEIGHBOURS: [u64; 64] = neighbour_table();
static WAYS_OUT: [u64; 64] = ways_out_table();

const fn rays() -> [[u64; 64]; 4] {
    let mut table = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let (columns, rows) = Direction::ALL[direction].step();
        let mut index = 0;
        while index < 64 {
            let mut next = match Square::from_index(index) {
                Some(square) => square.offset(columns, rows),
                None => None,
            };
            while let Some(square) = next {
                table[direction][index as usize] |= square.bit();
                next = square.offset(columns, rows);
            }
            index += 1;
        }
        direction += 1;
    }
    table
}

/// For a place 0 to 6 in a line of seven and the occupied places of that line: the places seen from there.
const fn seen_in_column() -> [[u8; 128]; 8] {
    let mut table = [[0; 128]; 8];
    let mut place = 0;
    while place < SIZE {
        let mut occupied = 0;
        while occupied < 128 {
            let mut seen = 0;
            let mut ahead = place + 1;
            while ahead < SIZE {
                seen |= 1 << ahead;
                ahead = if occupied >> ahead & 1 == 1 { SIZE } else { ahead + 1 };
            }
            let mut behind = place;
            while behind > 0 {
                behind -= 1;
                seen |= 1 << behind;
                if occupied >> behind & 1 == 1 {
                    behind = 0;
                }
            }
            table[place as usize][occupied as usize] = seen;
            occupied += 1;
        }
        place += 1;
    }
    table
}

/// The same for a row, each place in a column of its own.
const fn seen_in_row() -> [[u64; 128]; 8] {
    let seen = seen_in_column();
    let mut table = [[0; 128]; 8];
    let mut place = 0;
    while place < 8 {
        let mut occupied = 0;
        while occupied < 128 {
            let mut column = 0;
            while column < SIZE {
                table[place][occupied] |= ((seen[place][occupied] as u64 >> column) & 1) << (column * 8);
                column += 1;
            }
            occupied += 1;
        }
        place += 1;
    }
    table
}

const fn neighbour_table() -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut direction = 0;
        while let (true, Some(square)) = (direction < 4, Square::from_index(index)) {
            let (columns, rows) = Direction::ALL[direction].step();
            if let Some(neighbour) = square.offset(columns, rows) {
                table[index as usize] |= neighbour.bit();
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn ways_out_table() -> [u64; 64] {
    let rays = rays();
    let mut table = [0; 64];
    let mut direction = 0;
    while direction < 4 {
        let side = Direction::ALL[direction];
        let exit = Square::of_exit(side);
        let mut index = 0;
        while index < 64 {
            if rays[direction][index] & exit.bit() != 0 {
                table[index] |= exit.bit();
            }
            index += 1;
        }
        direction += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(from: Square, occupied: SquareSet) -> SquareSet {
        let mut seen = Vec::new();
        for direction in Direction::ALL {
            for square in from.line(direction) {
                seen.push(square);
                if occupied.contains(square) {
                    break;
                }
            }
        }
        seen.into_iter().collect()
    }

    #[test]
    fn reach_is_what_walking_square_by_square_finds() {
        let mut pattern = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..500 {
            pattern = pattern.rotate_left(23).wrapping_mul(0xd134_2543_de82_ef95);
            let occupied = SquareSet(pattern & pattern.rotate_left(31) & SquareSet::ALL.0);
            for from in Square::all() {
                assert_eq!(SquareSet(reach(from, occupied.0)), walk(from, occupied), "{from} {occupied:?}");
            }
        }
    }

    #[test]
    fn text_order_is_byte_order() {
        let texts: Vec<_> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!(texts.len(), 49);
        assert!(texts.is_sorted());
    }

    #[test]
    fn exits_lead_out_of_the_middle_of_each_side() {
        let exits: Vec<_> = Direction::ALL.map(|side| Square::of_exit(side).to_string()).into();
        assert_eq!(exits, ["d1", "g4", "d7", "a4"]);
        assert!(Square::of_exit(Direction::East).line(Direction::East).next().is_none());
        assert_eq!(SquareSet(ways_out(Square::CENTRE)), SquareSet::EXITS);
    }
}
