-- Which players were bots, a JSON list like their names; empty for games from before this was kept.
ALTER TABLE games ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';
