-- One contest. Moments are universal time, figures canonical text, moves and figures of sheets as written.

CREATE TABLE migration (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  checksum TEXT NOT NULL CHECK (length(checksum) = 64 AND checksum NOT GLOB '*[^0-9a-f]*'),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

CREATE TABLE contest (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  venue TEXT NOT NULL,
  date TEXT NOT NULL
) STRICT;

CREATE TABLE school (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  district TEXT NOT NULL,
  division TEXT NOT NULL,
  UNIQUE (name, district, division)
) STRICT;

CREATE TABLE player (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  last TEXT NOT NULL CHECK (trim(last) <> ''),
  first TEXT NOT NULL CHECK (trim(first) <> ''),
  middle TEXT NOT NULL,
  school INTEGER NOT NULL REFERENCES school (id),
  grade TEXT NOT NULL,
  coach TEXT NOT NULL,
  rating INTEGER CHECK (rating BETWEEN 0 AND 9999)
) STRICT;

CREATE INDEX player_by_school ON player (school);

CREATE TABLE event (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
  chip_set TEXT NOT NULL CHECK (chip_set GLOB '{*}'),
  ruleset TEXT NOT NULL CHECK (ruleset GLOB '{*}'),
  system TEXT NOT NULL CHECK (system IN ('roundRobin', 'groups', 'swiss', 'knockOut', 'doubleKnockOut')),
  legs INTEGER NOT NULL CHECK (legs IN (1, 2)),
  rounds INTEGER CHECK (rounds > 0),
  lot_seed INTEGER NOT NULL
) STRICT;

CREATE TABLE entry (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL REFERENCES event (id),
  player INTEGER NOT NULL REFERENCES player (id),
  number INTEGER NOT NULL CHECK (number > 0),
  UNIQUE (event, number),
  UNIQUE (event, player),
  UNIQUE (event, id)
) STRICT;

CREATE INDEX entry_by_player ON entry (player);

CREATE TABLE round (
  event INTEGER NOT NULL REFERENCES event (id),
  number INTEGER NOT NULL CHECK (number > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  PRIMARY KEY (event, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL,
  round INTEGER NOT NULL,
  board INTEGER NOT NULL CHECK (board > 0),
  blue INTEGER NOT NULL,
  red INTEGER NOT NULL,
  ending TEXT CHECK (ending IN ('time', 'repetition', 'cornered', 'agreement', 'inactivity', 'noShowBlue', 'noShowRed',
    'noShowBoth', 'resignBlue', 'resignRed', 'disqualifiedBlue', 'disqualifiedRed', 'disqualifiedBoth')),
  blue_grand TEXT CHECK (blue_grand <> '' AND blue_grand = trim(blue_grand) AND blue_grand NOT GLOB '*[^-+0-9./√ ]*'
    AND blue_grand NOT GLOB '*/1' AND blue_grand NOT GLOB '+*'),
  red_grand TEXT CHECK (red_grand <> '' AND red_grand = trim(red_grand) AND red_grand NOT GLOB '*[^-+0-9./√ ]*'
    AND red_grand NOT GLOB '*/1' AND red_grand NOT GLOB '+*'),
  result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0')),
  UNIQUE (event, round, board),
  UNIQUE (event, round, blue),
  UNIQUE (event, round, red),
  FOREIGN KEY (event, round) REFERENCES round (event, number),
  FOREIGN KEY (event, blue) REFERENCES entry (event, id),
  FOREIGN KEY (event, red) REFERENCES entry (event, id),
  CHECK (blue <> red),
  CHECK ((ending IS NULL) = (result IS NULL)),
  CHECK ((blue_grand IS NULL) = (red_grand IS NULL)),
  CHECK (ending IS NOT NULL OR blue_grand IS NULL)
) STRICT;

CREATE INDEX game_by_blue ON game (event, blue);
CREATE INDEX game_by_red ON game (event, red);

CREATE TABLE bye (
  event INTEGER NOT NULL,
  round INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  PRIMARY KEY (event, round, entry),
  FOREIGN KEY (event, round) REFERENCES round (event, number),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX bye_by_entry ON bye (event, entry);

CREATE TABLE sheet (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  game INTEGER NOT NULL REFERENCES game (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  UNIQUE (game, version)
) STRICT;

CREATE TABLE sheet_tag (
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  place INTEGER NOT NULL CHECK (place > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  value TEXT NOT NULL,
  PRIMARY KEY (sheet, place),
  UNIQUE (sheet, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheet_line (
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  line INTEGER NOT NULL CHECK (line > 0),
  side TEXT NOT NULL CHECK (side IN ('blue', 'red')),
  kind TEXT NOT NULL CHECK (kind IN ('blank', 'play', 'remaining', 'remainingTotal', 'grandTotal')),
  move TEXT NOT NULL,
  score TEXT NOT NULL,
  total TEXT NOT NULL,
  PRIMARY KEY (sheet, line, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE finding (
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  number INTEGER NOT NULL CHECK (number >= 0),
  code TEXT NOT NULL CHECK (code <> ''),
  severity TEXT NOT NULL CHECK (severity IN ('error', 'note')),
  line INTEGER CHECK (line > 0),
  side TEXT CHECK (side IN ('blue', 'red')),
  cell TEXT NOT NULL CHECK (cell IN ('move', 'score', 'total', 'remaining', 'remainingTotal', 'grandTotal', 'result')),
  clause TEXT NOT NULL,
  written TEXT NOT NULL,
  correct TEXT,
  caused_by INTEGER CHECK (caused_by >= 0 AND caused_by <> number),
  PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE correction (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  line INTEGER NOT NULL CHECK (line >= 0),
  side TEXT NOT NULL CHECK (side IN ('blue', 'red')),
  cell TEXT NOT NULL CHECK (cell IN ('move', 'score', 'total', 'remaining', 'remainingTotal', 'grandTotal', 'result')),
  written TEXT NOT NULL,
  correct TEXT NOT NULL,
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  reason TEXT NOT NULL CHECK (reason <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

CREATE INDEX correction_by_sheet ON correction (sheet);

CREATE TABLE acceptance (
  sheet INTEGER PRIMARY KEY REFERENCES sheet (id),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

CREATE TABLE journal (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  action TEXT NOT NULL CHECK (action <> ''),
  subject TEXT NOT NULL CHECK (subject <> ''),
  before TEXT CHECK (before GLOB '{*}' OR before GLOB '[[]*]'),
  after TEXT NOT NULL CHECK (after GLOB '{*}' OR after GLOB '[[]*]'),
  reason TEXT NOT NULL
) STRICT;

CREATE INDEX journal_by_subject ON journal (subject);

-- Evidence and the journal only grow.
CREATE TRIGGER journal_never_updated BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER journal_never_deleted BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER sheet_never_updated BEFORE UPDATE ON sheet
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_never_deleted BEFORE DELETE ON sheet
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_tag_never_updated BEFORE UPDATE ON sheet_tag
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_tag_never_deleted BEFORE DELETE ON sheet_tag
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_line_never_updated BEFORE UPDATE ON sheet_line
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_line_never_deleted BEFORE DELETE ON sheet_line
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER correction_never_updated BEFORE UPDATE ON correction
BEGIN SELECT RAISE(ABORT, 'a correction is evidence'); END;
CREATE TRIGGER correction_never_deleted BEFORE DELETE ON correction
BEGIN SELECT RAISE(ABORT, 'a correction is evidence'); END;
