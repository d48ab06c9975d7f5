-- What a contest lives through: rounds held and published, late and absent players, lots, reviews, rulings,
-- violations. Every change keeps what it changed in the tables, so that it can be undone and the tables be
-- made again from nothing; every journal row carries the digest of the one before.
-- Tables of the present state can be undone; evidence only grows.

ALTER TABLE contest ADD COLUMN standing TEXT NOT NULL DEFAULT 'official' CHECK (standing IN ('official', 'practice'));

ALTER TABLE event ADD COLUMN level TEXT NOT NULL DEFAULT '';
ALTER TABLE event ADD COLUMN first_move TEXT NOT NULL DEFAULT 'balanced' CHECK (first_move IN ('balanced', 'lot'));
ALTER TABLE event ADD COLUMN school_mates TEXT NOT NULL DEFAULT 'free' CHECK (school_mates IN ('free', 'keptApart'));
ALTER TABLE event ADD COLUMN group_count INTEGER NOT NULL DEFAULT 2 CHECK (group_count > 0);
ALTER TABLE event ADD COLUMN advancing INTEGER NOT NULL DEFAULT 2 CHECK (advancing > 0);
ALTER TABLE event ADD COLUMN final_system TEXT NOT NULL DEFAULT 'knockOut' CHECK (final_system IN ('knockOut', 'roundRobin'));

-- Start numbers are not UNIQUE: undoing an exchange of two goes row by row.
CREATE TABLE entry_with_rounds (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL REFERENCES event (id),
  player INTEGER NOT NULL REFERENCES player (id),
  number INTEGER NOT NULL CHECK (number > 0),
  first_round INTEGER NOT NULL DEFAULT 1 CHECK (first_round > 0),
  last_round INTEGER CHECK (last_round >= 0),
  UNIQUE (event, player),
  UNIQUE (event, id)
) STRICT;

INSERT INTO entry_with_rounds (id, event, player, number) SELECT id, event, player, number FROM entry;
DROP TABLE entry;
ALTER TABLE entry_with_rounds RENAME TO entry;
CREATE INDEX entry_by_player ON entry (player);
CREATE INDEX entry_by_number ON entry (event, number);

CREATE TABLE absence (
  event INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  round INTEGER NOT NULL CHECK (round > 0),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;

ALTER TABLE round ADD COLUMN publication TEXT NOT NULL DEFAULT 'published' CHECK (publication IN ('held', 'published'));
ALTER TABLE bye ADD COLUMN kind TEXT NOT NULL DEFAULT 'allotted' CHECK (kind IN ('allotted', 'absent'));
ALTER TABLE rematch ADD COLUMN decides INTEGER REFERENCES game (id);
CREATE INDEX rematch_by_decides ON rematch (decides);

CREATE TABLE lot (
  event INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK (number > 0),
  place INTEGER NOT NULL CHECK (place > 0),
  entry INTEGER NOT NULL,
  PRIMARY KEY (event, number, place),
  UNIQUE (event, number, entry),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX lot_by_entry ON lot (event, entry);

-- The last number given to a row of each table. An undone row's number is never given again, so that evidence
-- of it stays its own.
CREATE TABLE sequence (
  name TEXT PRIMARY KEY,
  last INTEGER NOT NULL CHECK (last >= 0)
) STRICT, WITHOUT ROWID;

-- Sheets as evidence. A sheet belongs to a game or a rematch by number; it outlives a pairing that was undone.
CREATE TABLE sheet_evidence (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  owner TEXT NOT NULL CHECK (owner IN ('game', 'rematch')),
  game INTEGER NOT NULL CHECK (game > 0),
  version INTEGER NOT NULL CHECK (version > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  content TEXT NOT NULL CHECK (content GLOB '{*}'),
  UNIQUE (owner, game, version)
) STRICT;

INSERT INTO sheet_evidence (id, owner, game, version, at, "by", content)
SELECT s.id, 'game', s.game, s.version, s.at, s."by", json_object(
  'tags', json((SELECT json_group_array(json_array(name, value))
    FROM (SELECT name, value FROM sheet_tag WHERE sheet = s.id ORDER BY place))),
  'lines', json((SELECT json_group_array(json(halves)) FROM (
    SELECT json_array(json_array(b.kind, b.move, b.score, b.total), json_array(r.kind, r.move, r.score, r.total)) AS halves
    FROM sheet_line b JOIN sheet_line r ON r.sheet = b.sheet AND r.line = b.line AND r.side = 'red'
    WHERE b.sheet = s.id AND b.side = 'blue' ORDER BY b.line))))
FROM sheet s;

-- Which version is in force, and the acceptance that gave its result: the present state of a game's sheets.
CREATE TABLE sheet_in_force (
  owner TEXT NOT NULL CHECK (owner IN ('game', 'rematch')),
  game INTEGER NOT NULL CHECK (game > 0),
  sheet INTEGER NOT NULL REFERENCES sheet_evidence (id),
  acceptance INTEGER REFERENCES acceptance_evidence (id),
  PRIMARY KEY (owner, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX sheet_in_force_by_sheet ON sheet_in_force (sheet);
CREATE INDEX sheet_in_force_by_acceptance ON sheet_in_force (acceptance);

CREATE TABLE acceptance_evidence (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  sheet INTEGER NOT NULL REFERENCES sheet_evidence (id),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  corrections TEXT NOT NULL CHECK (corrections GLOB '[[]*]')
) STRICT;

CREATE INDEX acceptance_by_sheet ON acceptance_evidence (sheet);

INSERT INTO acceptance_evidence (id, sheet, "by", at, corrections)
SELECT sheet, sheet, "by", at, (SELECT json_group_array(json_object('line', line, 'side', side, 'cell', cell,
    'written', written, 'correct', correct, 'by', "by", 'reason', reason, 'at', at))
  FROM (SELECT * FROM correction c WHERE c.sheet = acceptance.sheet ORDER BY id))
FROM acceptance;

INSERT INTO sheet_in_force (owner, game, sheet, acceptance)
SELECT 'game', s.game, s.id, (SELECT a.sheet FROM acceptance a WHERE a.sheet = s.id)
FROM sheet s WHERE s.version = (SELECT max(version) FROM sheet n WHERE n.game = s.game);

-- Findings as the audit gave them when the sheet came in, the empty list for most.
CREATE TABLE finding_evidence (
  sheet INTEGER PRIMARY KEY REFERENCES sheet_evidence (id),
  errors INTEGER NOT NULL CHECK (errors >= 0),
  findings TEXT NOT NULL CHECK (findings GLOB '[[]*]')
) STRICT;

INSERT INTO finding_evidence (sheet, errors, findings)
SELECT id, (SELECT count(*) FROM finding f WHERE f.sheet = s.id AND f.severity = 'error'),
  (SELECT json_group_array(json_object('code', code, 'line', line, 'side', side, 'severity', severity, 'cell', cell,
    'clause', clause, 'written', written, 'correct', correct, 'causedBy', caused_by))
  FROM (SELECT * FROM finding f WHERE f.sheet = s.id ORDER BY number))
FROM sheet s;

DROP TABLE correction;
DROP TABLE acceptance;
DROP TABLE finding;
DROP TABLE sheet_line;
DROP TABLE sheet_tag;
DROP TABLE sheet;
ALTER TABLE sheet_evidence RENAME TO sheet;
ALTER TABLE acceptance_evidence RENAME TO acceptance;
ALTER TABLE finding_evidence RENAME TO finding;

-- Who looked a sheet over (T6): read it, or keyed it blind.
CREATE TABLE review (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  reviewer TEXT NOT NULL CHECK (trim(reviewer) <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  keyed TEXT CHECK (keyed GLOB '{*}'),
  differences INTEGER NOT NULL CHECK (differences >= 0),
  UNIQUE (sheet, reviewer)
) STRICT;

-- The facilitator's word on a finding (T6); the last one in a cell holds.
CREATE TABLE ruling (
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  line INTEGER NOT NULL CHECK (line > 0),
  side TEXT NOT NULL CHECK (side IN ('blue', 'red')),
  cell TEXT NOT NULL CHECK (cell IN ('move', 'score', 'total', 'remaining', 'remainingTotal', 'grandTotal', 'result')),
  value TEXT,
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  reason TEXT NOT NULL CHECK (trim(reason) <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  PRIMARY KEY (sheet, line, side, cell)
) STRICT, WITHOUT ROWID;
