//! Where in a database file the parts lie that lead to rows: see sqlite.org/fileformat2.html.

const PAGE: usize = 4_096;

/// A byte that leads to a row, or to many.
pub(crate) struct Lead {
    pub(crate) what: &'static str,
    pub(crate) at: usize,
}

/// The bytes that lead to rows, cell by cell: in every page of every tree, of tables and of indexes.
pub(crate) fn leads(bytes: &[u8]) -> Vec<Vec<Lead>> {
    let two = |at: usize| usize::from(u16::from_be_bytes([bytes[at], bytes[at + 1]]));
    let mut cells = Vec::new();
    for page in 0..bytes.len() / PAGE {
        let start = page * PAGE;
        let head = start + if page == 0 { 100 } else { 0 };
        let kind = bytes[head];
        if ![2, 5, 10, 13].contains(&kind) {
            continue;
        }
        let is_inner = kind < 10;
        let mut of_page = vec![("how many cells", head + 4), ("the first cell", head + 6), ("kind of page", head)];
        if is_inner {
            of_page.extend([("the last page below", head + 11), ("the last page below", head + 10)]);
        }
        cells.push(of_page.into_iter().map(|(what, at)| Lead { what, at }).collect());
        let first = head + if is_inner { 12 } else { 8 };
        for cell in 0..two(head + 3) {
            let pointer = first + 2 * cell;
            cells.push(leads_of_cell(bytes, kind, start + two(pointer), pointer));
        }
    }
    cells
}

fn leads_of_cell(bytes: &[u8], kind: u8, mut at: usize, pointer: usize) -> Vec<Lead> {
    let mut leads = vec![("where a cell is", pointer + 1), ("where a cell is", pointer)];
    if kind < 10 {
        leads.push(("a page below", at + 3));
        at += 4;
    }
    if kind == 5 {
        leads.push(("a number between", last_byte(bytes, at)));
    } else {
        leads.push(("how long a cell is", last_byte(bytes, at)));
        at = last_byte(bytes, at) + 1;
        if kind == 13 {
            leads.push(("a number", last_byte(bytes, at)));
            at = last_byte(bytes, at) + 1;
        }
        leads.extend(leads_of_record(bytes, at));
    }
    leads.into_iter().map(|(what, at)| Lead { what, at }).collect()
}

/// The kinds and the first and last bytes of the first three columns.
fn leads_of_record(bytes: &[u8], start: usize) -> Vec<(&'static str, usize)> {
    let mut leads = vec![("how long a header is", start)];
    let (mut value, mut at) = (start + varint(bytes, start).0, start + varint(bytes, start).1);
    let end = value;
    for _ in 0..3 {
        if at >= end {
            break;
        }
        let (kind, size) = varint(bytes, at);
        leads.push(("kind of a value", last_byte(bytes, at)));
        at += size;
        let length = match kind {
            0..=4 => kind,
            5 => 6,
            6 | 7 => 8,
            8..=11 => 0,
            _ => (kind - 12) / 2,
        };
        if length > 0 {
            leads.extend([("a value", value), ("a value", value + length - 1)]);
        }
        value += length;
    }
    leads.retain(|(_, at)| *at < bytes.len());
    leads
}

/// A number of one to nine bytes, and how many they are.
fn varint(bytes: &[u8], at: usize) -> (usize, usize) {
    let mut number = 0;
    for size in 1..9 {
        let byte = bytes[at + size - 1];
        number = number << 7 | usize::from(byte & 0x7f);
        if byte < 0x80 {
            return (number, size);
        }
    }
    (number, 9)
}

fn last_byte(bytes: &[u8], at: usize) -> usize {
    at + varint(bytes, at).1 - 1
}
