-- What was told of a game, kept when it is over, so that it can be shown when the rules are others: packed JSON, the head
-- as part 0.
CREATE TABLE told (
    game   TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    part   BLOB    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;

-- 0: not yet, 1: kept, 2: it cannot be told any more.
ALTER TABLE games ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_untold ON games (rules_version, ended) WHERE ended IS NOT NULL AND told = 0;
