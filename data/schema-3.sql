-- The club file, version 3: how many rows there must be, so that none vanishes from an answer without being missed when a
-- key or a page is damaged; and a checksum in every step of undo.

-- Counts are no facts: triggers keep them, where something is undone too. Only the
-- count of a table may be of nothing.
CREATE TABLE counts (
    -- The rows of a table, the series of a date, the series of a player, or the events of a game on the screen.
    what TEXT NOT NULL CHECK (what IN ('table', 'date', 'player', 'live')),
    key ANY NOT NULL,
    count INTEGER NOT NULL,
    -- The same below nothing: a count that changed by itself is told from one that is right.
    minus INTEGER NOT NULL,
    PRIMARY KEY (what, key)
) STRICT, WITHOUT ROWID;

-- How many games there are. What comes behind the sum of a row is none of its facts.
ALTER TABLE series ADD COLUMN game_count INTEGER NOT NULL DEFAULT 0;

ALTER TABLE undo_steps ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER series_fit_update;
-- A series whose games are counted is checked no more than it was.
CREATE TRIGGER series_fit_update BEFORE UPDATE OF length, same_sides, closed ON series
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

CREATE TRIGGER count_games_insert AFTER INSERT ON games
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'games';
    UPDATE series SET game_count = game_count + 1 WHERE id = NEW.series;
END;
CREATE TRIGGER count_games_delete AFTER DELETE ON games
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'games';
    UPDATE series SET game_count = game_count - 1 WHERE id = OLD.series;
END;

CREATE TRIGGER count_nothing AFTER UPDATE ON counts WHEN NEW.count = 0 AND NEW.what <> 'table'
BEGIN
    DELETE FROM counts WHERE what = NEW.what AND key = NEW.key;
END;

CREATE TRIGGER count_series_insert AFTER INSERT ON series
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'series';
    INSERT INTO counts VALUES ('date', NEW.date, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
    INSERT INTO counts VALUES ('player', NEW.first, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
    INSERT INTO counts VALUES ('player', NEW.second, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
END;
CREATE TRIGGER count_series_update AFTER UPDATE OF date, first, second ON series
    WHEN OLD.date <> NEW.date OR OLD.first <> NEW.first OR OLD.second <> NEW.second
BEGIN
    INSERT INTO counts VALUES ('date', NEW.date, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
    INSERT INTO counts VALUES ('player', NEW.first, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
    INSERT INTO counts VALUES ('player', NEW.second, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'date' AND key = OLD.date;
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'player' AND key = OLD.first;
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'player' AND key = OLD.second;
END;
CREATE TRIGGER count_series_delete AFTER DELETE ON series
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'series';
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'date' AND key = OLD.date;
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'player' AND key = OLD.first;
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'player' AND key = OLD.second;
END;

-- What happened in a game is never removed.
CREATE TRIGGER count_live_events_insert AFTER INSERT ON live_events
BEGIN
    INSERT INTO counts VALUES ('live', NEW.game, 1, -1) ON CONFLICT
        DO UPDATE SET (count, minus) = (count + 1, minus - 1);
END;

-- Games under way on the screen.
CREATE TRIGGER count_under_way_insert AFTER INSERT ON games
    WHEN NEW.termination = 'unfinished' AND NEW.recorded = 'played'
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'under_way';
END;
CREATE TRIGGER count_under_way_delete AFTER DELETE ON games
    WHEN OLD.termination = 'unfinished' AND OLD.recorded = 'played'
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'under_way';
END;
CREATE TRIGGER count_under_way_begin AFTER UPDATE ON games
    WHEN NEW.termination = 'unfinished' AND NEW.recorded = 'played'
    AND NOT (OLD.termination = 'unfinished' AND OLD.recorded = 'played')
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'under_way';
END;
CREATE TRIGGER count_under_way_end AFTER UPDATE ON games
    WHEN OLD.termination = 'unfinished' AND OLD.recorded = 'played'
    AND NOT (NEW.termination = 'unfinished' AND NEW.recorded = 'played')
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'under_way';
END;

CREATE TRIGGER count_club_insert AFTER INSERT ON club
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'club';
END;
CREATE TRIGGER count_club_delete AFTER DELETE ON club
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'club';
END;
CREATE TRIGGER count_players_insert AFTER INSERT ON players
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'players';
END;
CREATE TRIGGER count_players_delete AFTER DELETE ON players
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'players';
END;
CREATE TRIGGER count_seasons_insert AFTER INSERT ON seasons
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'seasons';
END;
CREATE TRIGGER count_seasons_delete AFTER DELETE ON seasons
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'seasons';
END;
CREATE TRIGGER count_live_clocks_insert AFTER INSERT ON live_clocks
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'live_clocks';
END;
CREATE TRIGGER count_live_clocks_delete AFTER DELETE ON live_clocks
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'live_clocks';
END;
CREATE TRIGGER count_log_insert AFTER INSERT ON log
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'log';
END;
CREATE TRIGGER count_log_delete AFTER DELETE ON log
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'log';
END;
CREATE TRIGGER count_undo_steps_insert AFTER INSERT ON undo_steps
BEGIN
    UPDATE counts SET (count, minus) = (count + 1, minus - 1) WHERE what = 'table' AND key = 'undo_steps';
END;
CREATE TRIGGER count_undo_steps_delete AFTER DELETE ON undo_steps
BEGIN
    UPDATE counts SET (count, minus) = (count - 1, minus + 1) WHERE what = 'table' AND key = 'undo_steps';
END;
