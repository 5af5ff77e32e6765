//! The same answers by SQL alone.

use std::path::Path;

use halali::club::PlayerId;
use rusqlite::{Connection, OpenFlags, Row, ToSql};
use uuid::Uuid;

use super::{Found, Open, Page};

/// What counts of each game, by player.
const COUNTED: &str = "
    board AS (
        SELECT s.id, s.date, s.first, s.second, s.purpose, s.length, s.closed, g.number, g.animals = 'first' AS opens,
            g.termination, g.loser, g.animals_exited, g.humans_exited,
            CASE WHEN g.termination IN ('void', 'unfinished') THEN 0
                WHEN g.reason IS NOT NULL THEN g.animals_given
                WHEN g.termination = 'walkover' THEN iif(g.loser = 'animals', 0, g.walkover)
                WHEN g.loser = 'humans' THEN max(g.animals_points, g.walkover)
                WHEN g.loser = 'animals' THEN min(g.animals_points, max(g.humans_points, g.walkover) - 1)
                ELSE g.animals_points END AS a,
            CASE WHEN g.termination IN ('void', 'unfinished') THEN 0
                WHEN g.reason IS NOT NULL THEN g.humans_given
                WHEN g.termination = 'walkover' THEN iif(g.loser = 'humans', 0, g.walkover)
                WHEN g.loser = 'animals' THEN max(g.humans_points, g.walkover)
                WHEN g.loser = 'humans' THEN min(g.humans_points, max(g.animals_points, g.walkover) - 1)
                ELSE g.humans_points END AS h,
            iif(g.termination IN ('void', 'unfinished', 'walkover'), 0, g.animals_exited) AS ae,
            iif(g.termination IN ('void', 'unfinished', 'walkover'), 0, g.humans_exited) AS he
        FROM series AS s LEFT JOIN games AS g ON g.series = s.id WHERE {which}
    ),
    added AS (
        SELECT id, date, first, second, purpose, length, closed, count(number) AS games,
            total(termination = 'unfinished') AS under_way, total(termination = 'void') AS void,
            total(termination NOT IN ('walkover', 'void', 'unfinished')) AS played,
            sum(iif(opens, a, h)) AS p1, sum(iif(opens, h, a)) AS p2,
            sum(iif(opens, ae, he)) AS e1, sum(iif(opens, he, ae)) AS e2,
            max(loser IS iif(opens, 'animals', 'humans')) AS f1, max(loser IS iif(opens, 'humans', 'animals')) AS f2
        FROM board GROUP BY id
    ),
    result AS (
        SELECT *, CASE WHEN under_way OR games < length AND NOT closed OR games = void THEN NULL
                WHEN f1 <> f2 THEN f2 - f1
                WHEN games < length THEN 0
                WHEN p1 <> p2 THEN sign(p1 - p2)
                ELSE sign(e1 - e2) END AS won
        FROM added
    ),
    seats AS (
        SELECT id, date, first AS player, second AS opponent, coalesce(p1, 0) AS points, coalesce(p2, 0) AS against,
            coalesce(e1, 0) AS exited, won, purpose = 'counted' AND won IS NOT NULL AND played > 0 AS counts FROM result
        UNION ALL
        SELECT id, date, second, first, coalesce(p2, 0), coalesce(p1, 0), coalesce(e2, 0), -won,
            purpose = 'counted' AND won IS NOT NULL AND played > 0 FROM result
    )";

pub(super) fn open(file: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).expect("a database");
    connection.pragma_update(None, "journal_mode", "WAL").expect("a setting");
    connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
    connection.pragma_update(None, "foreign_keys", true).expect("a setting");
    connection
}

pub(super) fn open_and_name(file: &Path) -> Open {
    let connection = open(file);
    let name = connection.query_row("SELECT name FROM club", [], |row| row.get(0)).expect("a name");
    Open { name, _file: Box::new(connection) }
}

pub(super) fn create(file: &Path) -> Connection {
    let connection = Connection::open(file).expect("a database");
    connection.pragma_update(None, "journal_mode", "WAL").expect("a setting");
    connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
    connection
        .execute_batch("CREATE TABLE acts (number INTEGER PRIMARY KEY, act TEXT NOT NULL) STRICT")
        .expect("a table");
    connection
}

pub(super) fn insert(connection: &Connection, number: u32) {
    let mut insert = connection.prepare_cached("INSERT INTO acts (number, act) VALUES (?1, ?2)").expect("a statement");
    insert.execute((number, "d3=F")).expect("a row");
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    parameters: &[&dyn ToSql],
    value: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
) -> Vec<T> {
    let mut statement = connection.prepare_cached(sql).expect(sql);
    statement.query_map(parameters, value).expect(sql).collect::<Result<_, _>>().expect(sql)
}

fn id(row: &Row<'_>, column: usize) -> rusqlite::Result<Uuid> {
    Ok(Uuid::from_bytes(row.get(column)?))
}

pub(super) fn standings(connection: &Connection, span: [&str; 2]) -> Vec<super::Row> {
    let counted = COUNTED.replace("{which}", "s.date BETWEEN ?1 AND ?2");
    let sql = format!(
        "WITH {counted}, sums AS (SELECT player, sum(won = 1) AS w, sum(won = 0) AS d, sum(won = -1) AS l,
            2 * sum(won = 1) + sum(won = 0) AS mp, sum(points) AS p, sum(exited) AS e
            FROM seats WHERE counts GROUP BY player)
        SELECT rank() OVER (ORDER BY mp DESC, p DESC, e DESC) AS place, player, w, d, l, mp, p, e FROM sums
        ORDER BY place, player"
    );
    rows(connection, &sql, &[&span[0], &span[1]], |row| {
        let tally = [row.get(2)?, row.get(3)?, row.get(4)?];
        Ok((row.get(0)?, id(row, 1)?, tally, row.get(5)?, row.get(6)?, row.get(7)?))
    })
}

pub(super) fn search(connection: &Connection, text: &str) -> Vec<Found> {
    let sql =
        "SELECT id, name, short_name, club_group, household, contact, notes, birth_year, guest, archived FROM players
        WHERE instr(search_key, ?1) > 0 ORDER BY search_key, id";
    rows(connection, sql, &[&text], |row| {
        let texts = [row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?];
        Ok((id(row, 0)?, row.get(1)?, texts, row.get(6)?, row.get(7)?, row.get(8)?, row.get(9)?))
    })
}

pub(super) fn page(connection: &Connection, player: PlayerId) -> Page {
    let parameters: &[&dyn ToSql] = &[&player.0.as_bytes()];
    let counted = COUNTED.replace("{which}", "s.first = ?1 OR s.second = ?1");
    let sql = format!(
        "WITH {counted} SELECT id, date, opponent, points, against, exited, won, counts FROM seats WHERE player = ?1
        ORDER BY date, id"
    );
    let results = rows(connection, &sql, parameters, |row| {
        let points = [row.get(3)?, row.get(4)?];
        Ok((id(row, 0)?, row.get(1)?, id(row, 2)?, points, row.get(5)?, row.get(6)?, row.get(7)?))
    });
    let sql = format!(
        "WITH {counted} SELECT opponent, sum(won = 1), sum(won = 0), sum(won = -1), sum(points), sum(against) FROM seats
        WHERE player = ?1 AND counts GROUP BY opponent ORDER BY opponent"
    );
    let opponents = rows(connection, &sql, parameters, |row| {
        Ok((id(row, 0)?, [row.get(1)?, row.get(2)?, row.get(3)?], [row.get(4)?, row.get(5)?]))
    });
    let sides = [("=", "a", "h", "ae", "he"), ("<>", "h", "a", "he", "ae")].map(|(as_animals, own, other, exited, out)| {
        let sql = format!(
            "WITH {counted} SELECT count(*), total(ahead > 0), total(ahead = 0), total(ahead < 0), total(own), total(exited)
            FROM (SELECT iif({own} <> {other}, {own} - {other}, {exited} - {out}) AS ahead, {own} AS own, {exited} AS exited
                FROM board WHERE termination = 'normal' AND purpose = 'counted'
                AND iif(opens, first, second) {as_animals} ?1)"
        );
        let figures = |row: &Row<'_>| {
            let mut figures = [row.get(0)?, 0, 0, 0, 0, 0];
            for (column, figure) in figures.iter_mut().enumerate().skip(1) {
                *figure = row.get::<_, f64>(column)? as i64;
            }
            Ok(figures)
        };
        rows(connection, &sql, parameters, figures).pop().expect("a row")
    });
    Page { results, opponents, sides }
}
