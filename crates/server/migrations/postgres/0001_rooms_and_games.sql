-- What this database is called among all others; servers that share it find each other by this name.
CREATE TABLE house (id TEXT NOT NULL);
INSERT INTO house SELECT replace(gen_random_uuid()::text, '-', '');

-- Rooms that people can come back to. The state is JSON that only the room understands.
CREATE TABLE rooms (
    code    TEXT    NOT NULL PRIMARY KEY,
    public  BOOLEAN NOT NULL,
    touched BIGINT  NOT NULL,
    state   TEXT    NOT NULL,
    -- The current or last game. No foreign key: a replay may be cleaned away while people still sit in the room.
    game    TEXT
);
CREATE INDEX rooms_public ON rooms (touched DESC) WHERE public;

-- Who may write for a room: whoever has its latest epoch. Small rows of their own, as every commit locks them.
CREATE TABLE owners (
    room  TEXT   NOT NULL PRIMARY KEY,
    epoch BIGINT NOT NULL
);
-- One sequence for all rooms: a code that is given to others never sees an epoch again.
CREATE SEQUENCE epochs;

-- Games outlive their rooms once they are over, so they only name the room.
CREATE TABLE games (
    id            TEXT    NOT NULL PRIMARY KEY,
    room          TEXT    NOT NULL,
    started       BIGINT  NOT NULL,
    rules_version BIGINT  NOT NULL,
    setup         TEXT    NOT NULL,
    seed          TEXT    NOT NULL,
    names         TEXT    NOT NULL,
    colours       TEXT    NOT NULL,
    bots          TEXT    NOT NULL,
    public        BOOLEAN NOT NULL,
    ended         BIGINT,
    result        TEXT,
    -- 0: not yet, 1: kept, 2: it cannot be told any more.
    told          BIGINT  NOT NULL DEFAULT 0,
    CHECK ((ended IS NULL) = (result IS NULL))
);
-- What goes together with its room.
CREATE INDEX games_unfinished ON games (room) WHERE ended IS NULL;
-- The list of finished games, newest first.
CREATE INDEX games_finished ON games (public, ended) WHERE ended IS NOT NULL;
CREATE INDEX games_untold ON games (rules_version, ended) WHERE ended IS NOT NULL AND told = 0;

-- What happened in a game, one row for each version of it.
CREATE TABLE log (
    game   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 1),
    entry  TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);

-- What was said in a room.
CREATE TABLE chat (
    room   TEXT   NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    line   TEXT   NOT NULL,
    PRIMARY KEY (room, number)
);

-- What was told of a game, kept when it is over, so that it can be shown when the rules are others: packed JSON, the head
-- as part 0.
CREATE TABLE told (
    game   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    part   BYTEA  NOT NULL,
    PRIMARY KEY (game, number)
);
