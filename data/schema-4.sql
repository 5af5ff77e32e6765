-- The club file, version 4: tournaments. Who plays, who sits out and in which round are facts; what they come to is computed.

-- A series may be extra games of a knockout. Nothing that holds now ceases to hold: see "Making Other Kinds Of Table Schema
-- Changes" at sqlite.org/lang_altertable.html.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '(''counted'', ''practice'')', '(''counted'', ''practice'', ''extra'')')
    WHERE type = 'table' AND name = 'series';
PRAGMA writable_schema = RESET;

CREATE TABLE tournaments (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    first TEXT NOT NULL CHECK (first IS date(first) AND length(first) = 10),
    last TEXT NOT NULL CHECK (last IS date(last) AND length(last) = 10),
    state TEXT NOT NULL CHECK (state IN ('registration', 'running', 'finished')),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    -- How many rows all the other tables have of it, so that none is lost unnoticed.
    facts INTEGER NOT NULL CHECK (facts >= 1),
    sum INTEGER NOT NULL,
    CHECK (first <= last)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    tournament BLOB NOT NULL REFERENCES tournaments (id),
    player BLOB NOT NULL REFERENCES players (id),
    rating INTEGER CHECK (rating BETWEEN 0 AND 65535),
    seed INTEGER CHECK (seed BETWEEN 1 AND 65535),
    from_round INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    -- Where the player always sits.
    fixed_table INTEGER CHECK (fixed_table BETWEEN 1 AND 65535),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_by_player ON entries (player);

-- Withdrawals, and returns.
CREATE TABLE away (
    tournament BLOB NOT NULL,
    player BLOB NOT NULL,
    from_round INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    back INTEGER CHECK (back > from_round AND back <= 65535),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, player, from_round),
    FOREIGN KEY (tournament, player) REFERENCES entries (tournament, player)
) STRICT, WITHOUT ROWID;

-- Who is kept apart: two players, the lower id first, or all of a household, or all of a club.
CREATE TABLE avoids (
    tournament BLOB NOT NULL REFERENCES tournaments (id),
    apart TEXT NOT NULL CHECK (apart IN ('households', 'clubs') OR apart = hex(one) || hex(other)),
    one BLOB CHECK ((one IS NULL) = (apart IN ('households', 'clubs'))),
    other BLOB CHECK ((other IS NULL) = (one IS NULL) AND (other IS NULL OR one < other)),
    strength TEXT NOT NULL CHECK (strength IN ('hard', 'soft')),
    until INTEGER CHECK (until BETWEEN 1 AND 65535),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, apart),
    FOREIGN KEY (tournament, one) REFERENCES entries (tournament, player),
    FOREIGN KEY (tournament, other) REFERENCES entries (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE stages (
    tournament BLOB NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535),
    format TEXT NOT NULL CHECK (json_valid(format)),
    closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    tournament BLOB NOT NULL,
    stage INTEGER NOT NULL,
    player BLOB NOT NULL,
    seed INTEGER NOT NULL CHECK (seed BETWEEN 1 AND 65535),
    in_group INTEGER CHECK (in_group BETWEEN 1 AND 65535),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, stage, player),
    UNIQUE (tournament, stage, seed),
    FOREIGN KEY (tournament, stage) REFERENCES stages (tournament, number),
    FOREIGN KEY (tournament, player) REFERENCES entries (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE rounds (
    tournament BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535),
    stage INTEGER NOT NULL,
    date TEXT NOT NULL CHECK (date IS date(date) AND length(date) = 10),
    state TEXT NOT NULL CHECK (state IN ('paired', 'released', 'closed')),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY (tournament, stage) REFERENCES stages (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE pairings (
    tournament BLOB NOT NULL,
    round INTEGER NOT NULL,
    at_table INTEGER NOT NULL CHECK (at_table BETWEEN 1 AND 65535),
    series BLOB NOT NULL UNIQUE REFERENCES series (id),
    first BLOB NOT NULL,
    second BLOB NOT NULL CHECK (second <> first),
    -- The number of the match, in a knockout.
    bracket INTEGER CHECK (bracket BETWEEN 0 AND 65535),
    pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    no_show INTEGER NOT NULL CHECK (no_show IN (0, 1)),
    -- The round was closed without its result.
    missing INTEGER NOT NULL CHECK (missing IN (0, 1)),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, at_table),
    FOREIGN KEY (tournament, round) REFERENCES rounds (tournament, number),
    FOREIGN KEY (tournament, first) REFERENCES entries (tournament, player),
    FOREIGN KEY (tournament, second) REFERENCES entries (tournament, player)
) STRICT, WITHOUT ROWID;

-- Further series after drawn ones, in a knockout.
CREATE TABLE extra (
    tournament BLOB NOT NULL,
    round INTEGER NOT NULL,
    at_table INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 255),
    series BLOB NOT NULL UNIQUE REFERENCES series (id),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, at_table, number),
    FOREIGN KEY (tournament, round, at_table) REFERENCES pairings (tournament, round, at_table)
) STRICT, WITHOUT ROWID;

-- Where everybody is in a round, at a table or sitting out: by its key nobody is in two places. Sitting out is declared
-- before there is a round, too.
CREATE TABLE places (
    tournament BLOB NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
    player BLOB NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('table', 'bye', 'bye-by-hand', 'requested-bye', 'absent', 'rest', 'through')),
    at_table INTEGER CHECK ((at_table IS NOT NULL) = (place = 'table')),
    sum INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, player),
    FOREIGN KEY (tournament, player) REFERENCES entries (tournament, player),
    FOREIGN KEY (tournament, round, at_table) REFERENCES pairings (tournament, round, at_table)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_table ON places (tournament, round, at_table) WHERE at_table IS NOT NULL;

-- A pairing changes whole: its players are in `places` too, and its series is counted.
CREATE TRIGGER pairings_fit_update BEFORE UPDATE ON pairings
    WHEN NEW.first <> OLD.first OR NEW.second <> OLD.second OR NEW.series <> OLD.series
BEGIN
    SELECT RAISE(ABORT, 'other players are another pairing');
END;

-- A tournament itself says how many rows there are of it. These counts are of the tables, of the tournaments that a player has
-- entered, and of the places where a series is paired.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''player'', ''live'')', '''player'', ''live'', ''entry'', ''paired'')')
    WHERE type = 'table' AND name = 'counts';
PRAGMA writable_schema = RESET;

INSERT INTO counts VALUES ('table', 'tournaments', 0, 0), ('table', 'entries', 0, 0), ('table', 'away', 0, 0),
    ('table', 'avoids', 0, 0), ('table', 'stages', 0, 0), ('table', 'members', 0, 0), ('table', 'rounds', 0, 0),
    ('table', 'pairings', 0, 0), ('table', 'extra', 0, 0), ('table', 'places', 0, 0);

CREATE TRIGGER count_tournaments_insert AFTER INSERT ON tournaments
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'tournaments';
END;
CREATE TRIGGER count_tournaments_delete AFTER DELETE ON tournaments
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'tournaments';
END;
CREATE TRIGGER count_entries_insert AFTER INSERT ON entries
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'entries';
    INSERT INTO counts VALUES ('entry', NEW.player, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
END;
CREATE TRIGGER count_entries_delete AFTER DELETE ON entries
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'entries';
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'entry' AND key = OLD.player;
END;
CREATE TRIGGER count_away_insert AFTER INSERT ON away
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'away';
END;
CREATE TRIGGER count_away_delete AFTER DELETE ON away
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'away';
END;
CREATE TRIGGER count_avoids_insert AFTER INSERT ON avoids
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'avoids';
END;
CREATE TRIGGER count_avoids_delete AFTER DELETE ON avoids
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'avoids';
END;
CREATE TRIGGER count_stages_insert AFTER INSERT ON stages
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'stages';
END;
CREATE TRIGGER count_stages_delete AFTER DELETE ON stages
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'stages';
END;
CREATE TRIGGER count_members_insert AFTER INSERT ON members
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'members';
END;
CREATE TRIGGER count_members_delete AFTER DELETE ON members
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'members';
END;
CREATE TRIGGER count_rounds_insert AFTER INSERT ON rounds
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'rounds';
END;
CREATE TRIGGER count_rounds_delete AFTER DELETE ON rounds
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'rounds';
END;
CREATE TRIGGER count_pairings_insert AFTER INSERT ON pairings
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'pairings';
    INSERT INTO counts VALUES ('paired', NEW.series, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
END;
CREATE TRIGGER count_pairings_delete AFTER DELETE ON pairings
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'pairings';
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'paired' AND key = OLD.series;
END;
CREATE TRIGGER count_extra_insert AFTER INSERT ON extra
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'extra';
    INSERT INTO counts VALUES ('paired', NEW.series, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
END;
CREATE TRIGGER count_extra_delete AFTER DELETE ON extra
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'extra';
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'paired' AND key = OLD.series;
END;
CREATE TRIGGER count_places_insert AFTER INSERT ON places
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'places';
END;
CREATE TRIGGER count_places_delete AFTER DELETE ON places
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'places';
END;
