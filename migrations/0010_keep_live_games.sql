-- Games that are kept while they are played: what happened at the board, step by step, each on the disk before the
-- next, with the clocks as they stood behind it; and the clocks as they were kept last while they ran. It only grows
-- but for that, and nothing undoes it: the change of the contest is the sheet that is made of it at the end. It points
-- at no row of the contest: a round that is taken back leaves its live games. No other table changes.

CREATE TABLE live_game (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL,
  owner TEXT NOT NULL CHECK (owner IN ('game', 'rematch')),
  game INTEGER CHECK ((game IS NOT NULL) = (owner = 'game')),
  blue INTEGER NOT NULL,
  red INTEGER NOT NULL CHECK (red <> blue),
  keeping TEXT NOT NULL CHECK (keeping IN ('program', 'arbiter')),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL
) STRICT;

CREATE TABLE live_step (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  live INTEGER NOT NULL REFERENCES live_game (id),
  number INTEGER NOT NULL CHECK (number > 0),
  step TEXT NOT NULL CHECK (step GLOB '{*}'),
  clock TEXT NOT NULL CHECK (clock GLOB '{*}'),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  reason TEXT NOT NULL,
  at TEXT NOT NULL,
  UNIQUE (live, number)
) STRICT;

CREATE TABLE live_clock (
  live INTEGER PRIMARY KEY REFERENCES live_game (id),
  step INTEGER NOT NULL CHECK (step >= 0),
  clock TEXT NOT NULL CHECK (clock GLOB '{*}'),
  at TEXT NOT NULL
) STRICT;

-- A file that has an event from another computer numbers from the block that it got.
INSERT INTO sequence (name, last)
  SELECT name, (SELECT count(*) FROM branch WHERE EXISTS (SELECT 1 FROM branch WHERE part = 'borrowed')) * 1000000000
  FROM (SELECT 'live_game' AS name UNION ALL SELECT 'live_step');

CREATE TRIGGER live_game_never_updated BEFORE UPDATE ON live_game
BEGIN SELECT RAISE(ABORT, 'a live game is only gone on with'); END;
CREATE TRIGGER live_game_never_deleted BEFORE DELETE ON live_game
BEGIN SELECT RAISE(ABORT, 'a live game is only gone on with'); END;
CREATE TRIGGER live_step_never_updated BEFORE UPDATE ON live_step
BEGIN SELECT RAISE(ABORT, 'a live game is only gone on with'); END;
CREATE TRIGGER live_step_never_deleted BEFORE DELETE ON live_step
BEGIN SELECT RAISE(ABORT, 'a live game is only gone on with'); END;
