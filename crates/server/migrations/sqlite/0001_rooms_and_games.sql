-- Rooms that people can come back to. The state is JSON that only the room understands.
CREATE TABLE rooms (
    code    TEXT    NOT NULL PRIMARY KEY,
    public  INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    state   TEXT    NOT NULL,
    -- The current or last game. No foreign key: a replay may be cleaned away while people still sit in the room.
    game    TEXT
) STRICT;

-- Games outlive their rooms once they are over, so they only name the room.
CREATE TABLE games (
    id            TEXT    NOT NULL PRIMARY KEY,
    room          TEXT    NOT NULL,
    started       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    setup         TEXT    NOT NULL,
    seed          TEXT    NOT NULL,
    names         TEXT    NOT NULL,
    public        INTEGER NOT NULL,
    ended         INTEGER,
    result        TEXT,
    CHECK ((ended IS NULL) = (result IS NULL))
) STRICT;

-- What goes together with its room.
CREATE INDEX games_unfinished ON games (room) WHERE ended IS NULL;
-- The list of finished games, newest first.
CREATE INDEX games_finished ON games (public, ended) WHERE ended IS NOT NULL;

-- What happened in a game, one row for each version of it. The key is the table, so a game is read in one sweep.
CREATE TABLE log (
    game   TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    entry  TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- What was said in a room.
CREATE TABLE chat (
    room   TEXT    NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line   TEXT    NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
