-- The club file, version 2: settings, seasons, games played on the screen, and a checksum in every row of facts and log.

CREATE TABLE club (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    name TEXT CHECK (trim(name) <> ''),
    -- Half match points.
    win INTEGER NOT NULL CHECK (win >= draw),
    draw INTEGER NOT NULL CHECK (draw >= loss),
    loss INTEGER NOT NULL CHECK (loss >= 0),
    walkover INTEGER NOT NULL CHECK (walkover BETWEEN 2 AND 118),
    least_series INTEGER NOT NULL CHECK (least_series >= 1),
    -- Millionths: whole numbers survive every way through texts.
    rating INTEGER NOT NULL CHECK (rating BETWEEN 0 AND 5000000000),
    deviation INTEGER NOT NULL CHECK (deviation BETWEEN 30000000 AND 350000000),
    volatility INTEGER NOT NULL CHECK (volatility BETWEEN 10000 AND 200000),
    tau INTEGER NOT NULL CHECK (tau BETWEEN 300000 AND 1200000),
    sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seasons (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    search_key TEXT NOT NULL UNIQUE,
    first TEXT NOT NULL CHECK (first IS date(first) AND length(first) = 10),
    last TEXT NOT NULL CHECK (last IS date(last) AND length(last) = 10),
    win INTEGER NOT NULL CHECK (win >= draw),
    draw INTEGER NOT NULL CHECK (draw >= loss),
    loss INTEGER NOT NULL CHECK (loss >= 0),
    least_series INTEGER NOT NULL CHECK (least_series >= 1),
    sum INTEGER NOT NULL,
    CHECK (first <= last)
) STRICT, WITHOUT ROWID;

ALTER TABLE players ADD COLUMN anonymous INTEGER NOT NULL DEFAULT 0 CHECK (anonymous IN (0, 1));
ALTER TABLE players ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE series ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

-- Which version of the rules replays the actions.
ALTER TABLE games ADD COLUMN rules_version INTEGER CHECK ((rules_version IS NULL) = (actions IS NULL));
-- A turn-up was undone, so that somebody had seen a tile that was face down.
ALTER TABLE games ADD COLUMN seen INTEGER NOT NULL DEFAULT 0 CHECK (seen IN (0, 1));
-- A game that is or was played on the screen: what happened in it is in `live_events`. While it is under way, `actions`
-- and the scores are those of its start.
ALTER TABLE games ADD COLUMN live BLOB CHECK (length(live) = 16);
-- How many events it had when it ended.
ALTER TABLE games ADD COLUMN events INTEGER CHECK (events IS NULL OR live IS NOT NULL);
-- Its clock, in milliseconds.
ALTER TABLE games ADD COLUMN clock_main INTEGER CHECK (clock_main >= 0);
ALTER TABLE games ADD COLUMN clock_increment INTEGER CHECK ((clock_increment IS NULL) = (clock_main IS NULL));
ALTER TABLE games ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

CREATE INDEX games_under_way ON games (series) WHERE termination = 'unfinished' AND recorded = 'played';
CREATE TRIGGER games_live_insert BEFORE INSERT ON games
    WHEN NEW.termination = 'unfinished' AND NEW.recorded = 'played' AND NEW.live IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a game under way has its events');
END;
-- A redo brings no end back that came before what has happened since.
CREATE TRIGGER games_went_on_update BEFORE UPDATE ON games
    WHEN NEW.events < (SELECT max(number) FROM live_events WHERE game = NEW.live)
BEGIN
    SELECT RAISE(ABORT, 'the game has gone on');
END;
CREATE TRIGGER games_live_update BEFORE UPDATE ON games
    WHEN NEW.termination = 'unfinished' AND NEW.recorded = 'played' AND NEW.live IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a game under way has its events');
END;

-- What happened in games that are played on the screen, event by event. It is a log of its own, which is never rewritten:
-- what was taken back stays. A game that is undone leaves its events for the redo.
CREATE TABLE live_events (
    game BLOB NOT NULL CHECK (length(game) = 16),
    number INTEGER NOT NULL CHECK (number >= 1),
    moment INTEGER NOT NULL, -- microseconds since 1970 in UTC
    act TEXT NOT NULL, -- an action, or `back 2 both`, `back 1 organiser`, `back 1 practice`, `pause`, `resume`
    reason TEXT CHECK (trim(reason) <> ''),
    animals_left INTEGER CHECK (animals_left >= 0), -- milliseconds
    humans_left INTEGER CHECK (humans_left >= 0),
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER live_events_keep_update BEFORE UPDATE ON live_events
BEGIN
    SELECT RAISE(ABORT, 'what happened in a game is never rewritten');
END;
CREATE TRIGGER live_events_keep_delete BEFORE DELETE ON live_events
BEGIN
    SELECT RAISE(ABORT, 'what happened in a game is never rewritten');
END;

-- The time left in a game whose clock runs, written every second in place of the one of its last event.
CREATE TABLE live_clocks (
    game BLOB NOT NULL PRIMARY KEY CHECK (length(game) = 16),
    events INTEGER NOT NULL CHECK (events >= 0),
    animals_left INTEGER NOT NULL CHECK (animals_left >= 0),
    humans_left INTEGER NOT NULL CHECK (humans_left >= 0),
    sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
