//! Parts of the tables of a damaged club file to which nothing leads any more: neither its schema nor another page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, BufReader, Read as _, Write as _};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::copy::remove;
use super::error::StoreError;
use super::lock::beside;
use super::mend::{PAGE, put_fields};
use super::open::connect;
use super::schema::Schema;

/// A copy in which every tree of pages to which no page leads is a table, once for each of the tables that it may be of.
pub(super) struct Fragments {
    pub(super) connection: Connection,
    /// The tables and the names that their fragments have here.
    pub(super) names: Vec<(&'static str, String)>,
}

/// Gives a copy another schema. Of a copy that is in order this finds the tables again.
pub(super) fn fragments(copy: &Path, tables: &[&'static str]) -> Result<Fragments, StoreError> {
    // Whatever the schema was to become waits there.
    ["-wal", "-shm"].iter().try_for_each(|ending| remove(&beside(copy, ending)))?;
    let (roots, pages) = roots(copy).map_err(StoreError::io(copy))?;
    empty_schema(copy, pages).map_err(StoreError::writing(copy))?;
    let mut model = Connection::open_in_memory()?;
    Schema::current().migrations.to_latest(&mut model).map_err(StoreError::Migration)?;
    let open = || -> rusqlite::Result<Connection> {
        let connection = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.pragma_update(None, "writable_schema", true)?;
        Ok(connection)
    };
    let connection = open()?;
    let mut names = Vec::new();
    let transaction = connection.unchecked_transaction()?;
    for &table in tables {
        let (kind, definition) = definition(&model, table)?;
        for (page, _) in roots.iter().filter(|(_, of)| **of == kind) {
            let name = format!("{table}_{page}");
            let sql = format!("CREATE TABLE {name} {definition}");
            let insert = "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
                VALUES ('table', ?1, ?1, ?2, ?3)";
            transaction.prepare_cached(insert)?.execute((&name, page, sql))?;
            names.push((table, name));
        }
    }
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(Fragments { connection: open()?, names })
}

/// Where the rows of a tree lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// By number, in its lowest pages.
    Number,
    /// By key, in all its pages.
    Key,
}

/// How a table lies in the file, and its columns without what their values must be.
fn definition(model: &Connection, table: &str) -> rusqlite::Result<(Kind, String)> {
    let mut info = model.prepare("SELECT name, pk FROM pragma_table_info(?1) ORDER BY cid")?;
    let columns = info.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let columns: Vec<(String, i64)> = columns.collect::<Result<_, _>>()?;
    let list = |columns: &[&str]| columns.join(", ");
    let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
    let is_by_key: bool =
        model.query_row("SELECT wr FROM pragma_table_list WHERE name = ?1", [table], |row| row.get(0))?;
    if is_by_key {
        let keys: Vec<&str> = columns.iter().filter(|(_, key)| *key > 0).map(|(name, _)| name.as_str()).collect();
        return Ok((Kind::Key, format!("({}, PRIMARY KEY ({})) WITHOUT ROWID", list(&names), list(&keys))));
    }
    let (number, others) = names.split_first().unwrap_or((&"number", &[]));
    Ok((Kind::Number, format!("({number} INTEGER PRIMARY KEY, {})", list(others))))
}

/// The first pages of trees to which no page leads, and how many pages there are.
fn roots(copy: &Path) -> io::Result<(BTreeMap<u32, Kind>, u32)> {
    let mut file = BufReader::new(File::open(copy)?);
    let (mut trees, mut below, mut page) = (BTreeMap::new(), BTreeSet::new(), 0);
    let mut bytes = [0; PAGE];
    loop {
        match file.read_exact(&mut bytes) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
            read => read?,
        }
        page += 1;
        if let Some((kind, pages)) = tree(&bytes) {
            trees.insert(page, kind);
            below.extend(pages);
        }
    }
    trees.retain(|page, _| !below.contains(page));
    Ok((trees, page))
}

/// If a page is one of a tree: of which kind that is, and the pages below it. See sqlite.org/fileformat2.html#b_tree_pages.
fn tree(page: &[u8; PAGE]) -> Option<(Kind, Vec<u32>)> {
    let two = |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    let four = |at: usize| Some((two(at)? as u32) << 16 | two(at + 2)? as u32);
    let (kind, is_leaf) = match page[0] {
        2 => (Kind::Key, false),
        5 => (Kind::Number, false),
        10 => (Kind::Key, true),
        13 => (Kind::Number, true),
        _ => return None,
    };
    let (count, content) = (two(3)?, two(5)?);
    let first = if is_leaf { 8 } else { 12 };
    if count == 0 || first + 2 * count > content || content >= PAGE {
        return None;
    }
    let cells = (0..count).map(|cell| two(first + 2 * cell).filter(|cell| (content..PAGE - 3).contains(cell)));
    let cells: Vec<usize> = cells.collect::<Option<_>>()?;
    if is_leaf {
        return Some((kind, Vec::new()));
    }
    let below: Option<Vec<u32>> = cells.into_iter().chain([8]).map(four).collect();
    Some((kind, below?))
}

/// Writes a first page that leads nowhere.
fn empty_schema(copy: &Path, pages: u32) -> io::Result<()> {
    let mut header = [0; 100];
    put_fields(&mut header, pages);
    let mut page = [0; PAGE];
    page[..100].copy_from_slice(&header);
    page[100] = 13;
    page[105..107].copy_from_slice(&(PAGE as u16).to_be_bytes());
    let mut file = File::options().write(true).open(copy)?;
    file.write_all(&page)?;
    file.set_len(u64::from(pages.max(1)) * PAGE as u64)
}
