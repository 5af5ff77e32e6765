//! The legal actions of a position line, worked out square by square from the text of the rules.
//!
//! It shares nothing with the library: it reads the line itself and walks the board one square at a time.

use std::collections::BTreeSet;

const STEPS: [(i32, i32, char, (i32, i32)); 4] =
    [(0, -1, 'N', (3, 0)), (1, 0, 'E', (6, 3)), (0, 1, 'S', (3, 6)), (-1, 0, 'W', (0, 3))];

/// A board with a dot for each empty square, written with runs as digits.
pub(crate) fn run_lengths(dotted: &str) -> String {
    let mut text = dotted.to_owned();
    for run in (1..=7).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    text
}

struct Board {
    cells: [[char; 7]; 7],
}

impl Board {
    fn read(text: &str) -> Board {
        let mut cells = [['.'; 7]; 7];
        for (row, line) in text.split('/').enumerate() {
            let mut column = 0;
            for letter in line.chars() {
                match letter.to_digit(10) {
                    Some(run) => column += run as usize,
                    None => {
                        cells[row][column] = letter;
                        column += 1;
                    }
                }
            }
        }
        Board { cells }
    }

    /// What stands there; `None` outside the forest.
    fn at(&self, (column, row): (i32, i32)) -> Option<char> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    fn any(&self, letters: &str) -> bool {
        self.cells.iter().flatten().any(|letter| letters.contains(*letter))
    }
}

fn name((column, row): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn captures(tile: char, prey: char) -> bool {
    match tile {
        'N' | 'E' | 'S' | 'W' => "BFdp".contains(prey),
        'L' => prey == 't',
        'F' => "dp".contains(prey),
        'B' => "NESWL".contains(prey),
        _ => false,
    }
}

/// The sorted texts of all legal actions.
pub(crate) fn legal(line: &str, one_step_pheasant: bool) -> Vec<String> {
    let fields: Vec<_> = line.split(' ').collect();
    let board = Board::read(fields[0]);
    let (own, side_index) = if fields[1] == "a" { ("FB", 0) } else { ("NESWL", 1) };
    let restrictions: Vec<_> = fields[3].split(',').collect();
    let last_phase = !board.any("?");
    if last_phase && (fields[4] == "0,0" || !board.any("FB") || !board.any("NESWL")) {
        return Vec::new();
    }
    let mut found = BTreeSet::new();
    for here in (0..7).flat_map(|column| (0..7).map(move |row| (column, row))) {
        let tile = board.at(here).unwrap_or('.');
        let from = name(here);
        if tile == '?' {
            found.insert(from);
            continue;
        }
        let is_own = own.contains(tile);
        let is_green = tile == 'd' || tile == 'p';
        if !is_own && !is_green || is_green && restrictions[2] == from {
            continue;
        }
        let one_step = tile == 'L' || tile == 'B' || tile == 'p' && one_step_pheasant;
        for (columns, rows, points, exit) in STEPS {
            let (mut last, mut steps) = (here, 0);
            loop {
                let next = (last.0 + columns, last.1 + rows);
                steps += 1;
                let Some(content) = board.at(next) else {
                    if last_phase && is_own && last == exit && (steps == 1 || !one_step) {
                        found.insert(format!("{from}-off"));
                    }
                    break;
                };
                let to = name(next);
                let no_return = is_own && restrictions[side_index] == format!("{to}{from}");
                if content == '.' {
                    if !no_return {
                        found.insert(format!("{from}-{to}"));
                    }
                } else {
                    let is_hunter = "NESW".contains(tile);
                    if captures(tile, content) && (!is_hunter || tile == points) && !no_return {
                        found.insert(format!("{from}x{to}"));
                    }
                    break;
                }
                if one_step {
                    break;
                }
                last = next;
            }
        }
    }
    found.into_iter().collect()
}

/// Which of the rules an attempted action breaks first, in the order in which they are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Broken {
    GameOver,
    NoTile,
    FaceDown,
    NotYours,
    Tree,
    GreenLeaving,
    Fresh,
    NotInLine,
    TooFar,
    Blocked,
    NotPrey,
    NoReturn,
    ExitsClosed,
    NoOpenExit,
    WrongSign,
}

/// The first rule that moving, capturing or leaving breaks; `None` when it is among the `listed`, legal ones. The text
/// is `d3-d5`, `d3xd5` or `d3-off`.
pub(crate) fn broken(line: &str, one_step_pheasant: bool, listed: &[String], action: &str) -> Option<Broken> {
    let fields: Vec<_> = line.split(' ').collect();
    let board = Board::read(fields[0]);
    let last_phase = !board.any("?");
    let (own, others, side_index) = if fields[1] == "a" { ("FB", "NESWL", 0) } else { ("NESWL", "FB", 1) };
    let restrictions: Vec<_> = fields[3].split(',').collect();
    if last_phase && listed.is_empty() {
        return Some(Broken::GameOver);
    }
    let (from, goal) = (&action[..2], &action[3..]);
    let place = |text: &str| (i32::from(text.as_bytes()[0] - b'a'), i32::from(text.as_bytes()[1] - b'1'));
    let here = place(from);
    let tile = board.at(here).unwrap_or('.');
    let leaves = goal == "off";
    let first = match tile {
        '.' => Some(Broken::NoTile),
        '?' => Some(Broken::FaceDown),
        _ if others.contains(tile) => Some(Broken::NotYours),
        't' => Some(Broken::Tree),
        _ if restrictions[2] == from => Some(Broken::Fresh),
        'd' | 'p' if leaves => Some(Broken::GreenLeaving),
        _ => None,
    };
    if first.is_some() || listed.iter().any(|legal| legal == action) {
        return first;
    }
    if leaves {
        return Some(if last_phase { Broken::NoOpenExit } else { Broken::ExitsClosed });
    }
    let there = place(goal);
    let (columns, rows) = (there.0 - here.0, there.1 - here.1);
    let distance = columns.abs() + rows.abs();
    if distance == 0 || columns != 0 && rows != 0 {
        return Some(Broken::NotInLine);
    }
    if distance > 1 && (tile == 'L' || tile == 'B' || tile == 'p' && one_step_pheasant) {
        return Some(Broken::TooFar);
    }
    let between = (1..distance).map(|step| (here.0 + columns.signum() * step, here.1 + rows.signum() * step));
    let content = board.at(there).unwrap_or('?');
    if between.into_iter().any(|square| board.at(square) != Some('.')) || content == '?' {
        return Some(Broken::Blocked);
    }
    let points =
        STEPS.iter().find(|(c, r, ..)| (*c, *r) == (columns.signum(), rows.signum())).map_or(' ', |step| step.2);
    if content != '.' && (!captures(tile, content) || "NESW".contains(tile) && tile != points) {
        return Some(Broken::NotPrey);
    }
    if own.contains(tile) && restrictions[side_index] == format!("{goal}{from}") {
        return Some(Broken::NoReturn);
    }
    Some(Broken::WrongSign)
}
