-- The club file, version 1. What cannot be is impossible here too, whatever program writes.
PRAGMA application_id = 1212238921; -- "HALI"

CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    search_key TEXT NOT NULL,
    short_name TEXT CHECK (trim(short_name) <> ''),
    club_group TEXT CHECK (trim(club_group) <> ''),
    household TEXT CHECK (trim(household) <> ''),
    colour TEXT CHECK (length(colour) = 7 AND colour GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2200),
    contact TEXT CHECK (trim(contact) <> ''),
    notes TEXT NOT NULL,
    guest INTEGER NOT NULL CHECK (guest IN (0, 1)),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    merged_into BLOB REFERENCES players (id) CHECK (merged_into <> id)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_merged_into ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE series (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    first BLOB NOT NULL REFERENCES players (id),
    second BLOB NOT NULL REFERENCES players (id),
    date TEXT NOT NULL CHECK (date IS date(date) AND length(date) = 10),
    purpose TEXT NOT NULL CHECK (purpose IN ('counted', 'practice')),
    length INTEGER NOT NULL CHECK (length = 1 OR length BETWEEN 2 AND 254 AND length % 2 = 0),
    -- The organiser's word that the same player may be the animals twice in a row.
    same_sides INTEGER NOT NULL CHECK (same_sides IN (0, 1)),
    closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
    CHECK (first <> second)
) STRICT, WITHOUT ROWID;
CREATE INDEX series_by_date ON series (date);
CREATE INDEX series_by_first ON series (first);
CREATE INDEX series_by_second ON series (second);

CREATE TABLE games (
    series BLOB NOT NULL REFERENCES series (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    rules TEXT NOT NULL CHECK (rules IN ('classic', 'boxed')),
    animals TEXT NOT NULL CHECK (animals IN ('first', 'second')),
    recorded TEXT NOT NULL CHECK (recorded IN ('played', 'moves', 'piles', 'totals')),
    -- What the board gave; what counts follows from it and the termination.
    animals_points INTEGER NOT NULL CHECK (animals_points BETWEEN 0 AND 168),
    humans_points INTEGER NOT NULL CHECK (humans_points BETWEEN 0 AND 168),
    animals_exited INTEGER NOT NULL CHECK (animals_exited BETWEEN 0 AND 5),
    humans_exited INTEGER NOT NULL CHECK (humans_exited BETWEEN 0 AND 5),
    piles TEXT,
    actions TEXT,
    deal TEXT,
    termination TEXT NOT NULL CHECK (termination IN ('normal', 'agreed', 'adjudicated', 'conceded', 'time', 'forfeit',
        'walkover', 'void', 'unfinished')),
    loser TEXT CHECK (loser IN ('animals', 'humans')),
    walkover INTEGER CHECK (walkover BETWEEN 2 AND 118),
    animals_given INTEGER CHECK (animals_given BETWEEN 0 AND 168),
    humans_given INTEGER CHECK (humans_given BETWEEN 0 AND 168),
    reason TEXT CHECK (trim(reason) <> ''),
    PRIMARY KEY (series, number),
    CHECK ((recorded = 'piles') = (piles IS NOT NULL)),
    CHECK ((recorded IN ('played', 'moves')) = (actions IS NOT NULL)),
    CHECK (deal IS NULL OR recorded IN ('played', 'moves')),
    CHECK (deal IS NOT NULL OR recorded <> 'played'),
    CHECK ((termination IN ('conceded', 'time', 'forfeit', 'walkover')) = (loser IS NOT NULL)),
    CHECK ((loser IS NULL) = (walkover IS NULL)),
    CHECK ((animals_given IS NULL) = (humans_given IS NULL) AND (animals_given IS NULL) = (reason IS NULL)),
    CHECK (animals_given IS NULL OR termination = 'adjudicated'),
    CHECK (termination <> 'walkover'
        OR animals_points = 0 AND humans_points = 0 AND animals_exited = 0 AND humans_exited = 0)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER games_fit_insert BEFORE INSERT ON games
BEGIN
    SELECT RAISE(ABORT, 'more games than the series has')
        WHERE NEW.number > (SELECT length FROM series WHERE id = NEW.series);
    SELECT RAISE(ABORT, 'the game before is missing or under way')
        WHERE NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM games
            WHERE series = NEW.series AND number = NEW.number - 1 AND termination <> 'unfinished');
    SELECT RAISE(ABORT, 'the sides do not swap')
        WHERE EXISTS (SELECT 1 FROM games JOIN series ON series.id = games.series AND NOT series.same_sides
            WHERE games.series = NEW.series AND abs(games.number - NEW.number) = 1 AND games.animals = NEW.animals);
END;
CREATE TRIGGER games_fit_update BEFORE UPDATE ON games
BEGIN
    SELECT RAISE(ABORT, 'a later game has begun') WHERE NEW.termination = 'unfinished'
        AND EXISTS (SELECT 1 FROM games WHERE series = NEW.series AND number = NEW.number + 1);
    SELECT RAISE(ABORT, 'the sides do not swap')
        WHERE EXISTS (SELECT 1 FROM games JOIN series ON series.id = games.series AND NOT series.same_sides
            WHERE games.series = NEW.series AND abs(games.number - NEW.number) = 1 AND games.animals = NEW.animals);
END;
CREATE TRIGGER games_fit_delete BEFORE DELETE ON games
BEGIN
    SELECT RAISE(ABORT, 'a later game is there')
        WHERE EXISTS (SELECT 1 FROM games WHERE series = OLD.series AND number = OLD.number + 1);
END;
CREATE TRIGGER series_fit_update BEFORE UPDATE ON series
BEGIN
    SELECT RAISE(ABORT, 'more games than the series has')
        WHERE NEW.length < (SELECT count(*) FROM games WHERE series = NEW.id);
    SELECT RAISE(ABORT, 'a game is under way') WHERE NEW.closed AND EXISTS (SELECT 1 FROM games
        WHERE series = NEW.id AND termination = 'unfinished');
    SELECT RAISE(ABORT, 'the sides do not swap')
        WHERE NOT NEW.same_sides AND EXISTS (SELECT 1 FROM games AS one JOIN games AS next
            ON next.series = one.series AND next.number = one.number + 1 AND next.animals = one.animals
            WHERE one.series = NEW.id);
END;

-- Everything that was ever done. An undo or redo is an entry of its own. The commands that can be undone and the undos
-- that can be redone are two stacks: an entry lies on one of them, on top of the entry `under`; `done` and `undone` are
-- their tops after the entry.
CREATE TABLE log (
    number INTEGER NOT NULL PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    moment INTEGER NOT NULL, -- microseconds since 1970 in UTC
    device TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('command', 'undo', 'redo')),
    command TEXT CHECK (json_valid(command)),
    why TEXT CHECK (trim(why) <> ''),
    reverses INTEGER REFERENCES log (number) CHECK (reverses < number),
    of INTEGER REFERENCES log (number) CHECK (of < number),
    under INTEGER REFERENCES log (number) CHECK (under < number),
    done INTEGER REFERENCES log (number) CHECK (done <= number),
    undone INTEGER REFERENCES log (number) CHECK (undone <= number),
    CHECK ((kind = 'command') = (command IS NOT NULL)),
    CHECK ((kind = 'command') = (reverses IS NULL)),
    CHECK ((kind = 'command') = (of IS NULL)),
    CHECK (kind = 'undo' OR done = number),
    CHECK (kind <> 'undo' OR undone = number),
    CHECK (kind <> 'command' OR undone IS NULL)
) STRICT;

-- How to take back what an entry of the log changed, in reverse order. Rows are JSON objects; ids in them are in hex.
CREATE TABLE undo_steps (
    step INTEGER NOT NULL PRIMARY KEY,
    entry INTEGER NOT NULL REFERENCES log (number),
    fact_table TEXT NOT NULL,
    inverse TEXT NOT NULL CHECK (inverse IN ('insert', 'update', 'delete')),
    -- The row to write; for `delete`, its key.
    fact TEXT NOT NULL CHECK (json_valid(fact))
) STRICT;
CREATE INDEX undo_steps_by_entry ON undo_steps (entry);
