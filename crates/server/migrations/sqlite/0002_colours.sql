-- The players' colours, a JSON list like their names; empty for games from before they were kept.
ALTER TABLE games ADD COLUMN colours TEXT NOT NULL DEFAULT '[]';
