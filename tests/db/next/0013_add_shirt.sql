-- Planted for tests: a new column of the present state, so that a new history begins.
ALTER TABLE player ADD COLUMN shirt TEXT NOT NULL DEFAULT 'white';
