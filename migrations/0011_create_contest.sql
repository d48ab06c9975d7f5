-- Makes the tables of a contest file. Version 11 is the first supported version. Versions 1 to 10 were test
-- versions. Times are in UTC. Computed numbers are stored in one fixed spelling. The moves and numbers of
-- scoresheets are stored as the players wrote them.
-- The build derives the tables of a shared contest on PostgreSQL from this script
-- (cmake/EmbedMigrations.cmake).

-- The scripts (migrations) that made the tables of this contest.
CREATE TABLE migration (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  checksum TEXT NOT NULL CHECK (length(checksum) = 64 AND trim(checksum, '0123456789abcdef') = ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

-- The following tables hold the present state of the contest. The journal records each change of them, so
-- that it can be undone.

-- The contest itself: a single row. `level`: the area from which the schools come.
CREATE TABLE contest (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  venue TEXT NOT NULL,
  date TEXT NOT NULL,
  level TEXT NOT NULL DEFAULT 'none' CHECK (level IN ('none', 'school', 'district', 'division', 'region', 'national')),
  standing TEXT NOT NULL DEFAULT 'official' CHECK (standing IN ('official', 'practice'))
) STRICT;

-- The notice that the hall display shows at its foot: one row or none.
CREATE TABLE notice (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  line TEXT NOT NULL CHECK (trim(line) <> ''),
  "by" TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE TABLE school (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  district TEXT NOT NULL,
  division TEXT NOT NULL,
  UNIQUE (name, district, division)
) STRICT;

-- The name of a player who was forgotten is `Player 17`, without a first name.
CREATE TABLE player (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  last TEXT NOT NULL CHECK (trim(last) <> ''),
  first TEXT NOT NULL CHECK (trim(first) <> '' OR last = 'Player ' || id),
  middle TEXT NOT NULL,
  school INTEGER NOT NULL REFERENCES school (id),
  grade TEXT NOT NULL,
  section TEXT NOT NULL DEFAULT '',
  coach TEXT NOT NULL,
  rating INTEGER CHECK (rating BETWEEN 0 AND 9999)
) STRICT;
CREATE INDEX player_by_school ON player (school);

-- `level`: the grades of the players in the event. `rounds_apart` and `acceleration`: the plan of a Swiss
-- event.
CREATE TABLE event (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
  level TEXT NOT NULL DEFAULT '',
  chip_set TEXT NOT NULL CHECK (chip_set LIKE '{%}'),
  ruleset TEXT NOT NULL CHECK (ruleset LIKE '{%}'),
  system TEXT NOT NULL CHECK (system IN ('roundRobin', 'groups', 'swiss', 'knockOut', 'doubleKnockOut')),
  legs INTEGER NOT NULL CHECK (legs IN (1, 2)),
  rounds INTEGER CHECK (rounds > 0),
  group_count INTEGER NOT NULL DEFAULT 2 CHECK (group_count > 0),
  advancing INTEGER NOT NULL DEFAULT 2 CHECK (advancing > 0),
  final_system TEXT NOT NULL DEFAULT 'knockOut' CHECK (final_system IN ('knockOut', 'roundRobin')),
  rounds_apart INTEGER NOT NULL DEFAULT 1 CHECK (rounds_apart >= 0),
  acceleration TEXT NOT NULL DEFAULT 'none' CHECK (acceleration IN ('none', 'baku')),
  first_move TEXT NOT NULL DEFAULT 'balanced' CHECK (first_move IN ('balanced', 'lot')),
  school_mates TEXT NOT NULL DEFAULT 'free' CHECK (school_mates IN ('free', 'keptApart')),
  sheets_wanted TEXT NOT NULL DEFAULT 'everyGame' CHECK (sheets_wanted IN ('everyGame', 'optional')),
  lot_seed INTEGER NOT NULL
) STRICT;

-- Start numbers have no UNIQUE constraint. Undoing the exchange of two numbers changes one row after the
-- other, so for a moment both have the same number. `in_group`: the group, recorded when round 1 of groups
-- with a final is paired; else NULL.
CREATE TABLE entry (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL REFERENCES event (id),
  player INTEGER NOT NULL REFERENCES player (id),
  number INTEGER NOT NULL CHECK (number > 0),
  first_round INTEGER NOT NULL DEFAULT 1 CHECK (first_round > 0),
  last_round INTEGER CHECK (last_round >= 0),
  in_group INTEGER CHECK (in_group > 0),
  UNIQUE (event, player),
  UNIQUE (event, id)
) STRICT;
CREATE INDEX entry_by_player ON entry (player);
CREATE INDEX entry_by_number ON entry (event, number);

CREATE TABLE absence (
  event INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  round INTEGER NOT NULL CHECK (round > 0),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;

-- The players who are present or late. A player without a row was not seen yet. An absent player has a row in
-- `absence` instead.
CREATE TABLE check_in (
  event INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  round INTEGER NOT NULL CHECK (round > 0),
  arrival TEXT NOT NULL CHECK (arrival IN ('present', 'late')),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE round (
  event INTEGER NOT NULL REFERENCES event (id),
  number INTEGER NOT NULL CHECK (number > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  publication TEXT NOT NULL DEFAULT 'published' CHECK (publication IN ('held', 'published')),
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
  blue_grand TEXT CHECK (blue_grand <> '' AND blue_grand = trim(blue_grand) AND trim(blue_grand, '-+0123456789./√ ') = ''
    AND blue_grand NOT LIKE '%/1' AND blue_grand NOT LIKE '+%'),
  red_grand TEXT CHECK (red_grand <> '' AND red_grand = trim(red_grand) AND trim(red_grand, '-+0123456789./√ ') = ''
    AND red_grand NOT LIKE '%/1' AND red_grand NOT LIKE '+%'),
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
  kind TEXT NOT NULL DEFAULT 'allotted' CHECK (kind IN ('allotted', 'absent')),
  PRIMARY KEY (event, round, entry),
  FOREIGN KEY (event, round) REFERENCES round (event, number),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bye_by_entry ON bye (event, entry);

-- The ten-minute rematches, in the order of play. `decides`: the drawn knock-out game that the rematch
-- decides. `after_round`: the number of rounds that were paired when the rematch was entered; 0 if unknown.
CREATE TABLE rematch (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL,
  blue INTEGER NOT NULL,
  red INTEGER NOT NULL,
  ending TEXT NOT NULL CHECK (ending IN ('time', 'repetition', 'cornered', 'agreement', 'inactivity', 'noShowBlue',
    'noShowRed', 'noShowBoth', 'resignBlue', 'resignRed', 'disqualifiedBlue', 'disqualifiedRed', 'disqualifiedBoth')),
  blue_grand TEXT CHECK (blue_grand <> '' AND blue_grand = trim(blue_grand) AND trim(blue_grand, '-+0123456789./√ ') = ''
    AND blue_grand NOT LIKE '%/1' AND blue_grand NOT LIKE '+%'),
  red_grand TEXT CHECK (red_grand <> '' AND red_grand = trim(red_grand) AND trim(red_grand, '-+0123456789./√ ') = ''
    AND red_grand NOT LIKE '%/1' AND red_grand NOT LIKE '+%'),
  result TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0')),
  decides INTEGER REFERENCES game (id),
  after_round INTEGER NOT NULL DEFAULT 0 CHECK (after_round >= 0),
  FOREIGN KEY (event, blue) REFERENCES entry (event, id),
  FOREIGN KEY (event, red) REFERENCES entry (event, id),
  CHECK (blue <> red),
  CHECK ((blue_grand IS NULL) = (red_grand IS NULL))
) STRICT;
CREATE INDEX rematch_by_blue ON rematch (event, blue);
CREATE INDEX rematch_by_red ON rematch (event, red);
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

-- The scoresheets. The tables `sheet`, `finding` and `acceptance` hold evidence, which is only added and
-- never changed. The tables after them hold the present state.

-- A scoresheet has the number of its game or rematch, but no reference, because it stays after the pairing is
-- undone.
CREATE TABLE sheet (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  owner TEXT NOT NULL CHECK (owner IN ('game', 'rematch')),
  game INTEGER NOT NULL CHECK (game > 0),
  version INTEGER NOT NULL CHECK (version > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  content TEXT NOT NULL CHECK (content LIKE '{%}'),
  UNIQUE (owner, game, version)
) STRICT;

-- The findings of the audit when the scoresheet was stored. Most scoresheets have an empty list.
CREATE TABLE finding (
  sheet INTEGER PRIMARY KEY REFERENCES sheet (id),
  errors INTEGER NOT NULL CHECK (errors >= 0),
  findings TEXT NOT NULL CHECK (findings LIKE '[%]')
) STRICT;

CREATE TABLE acceptance (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  corrections TEXT NOT NULL CHECK (corrections LIKE '[%]')
) STRICT;
CREATE INDEX acceptance_by_sheet ON acceptance (sheet);

-- The version in force (the one that counts) of each game's scoresheet, and the acceptance that gave the
-- result.
CREATE TABLE sheet_in_force (
  owner TEXT NOT NULL CHECK (owner IN ('game', 'rematch')),
  game INTEGER NOT NULL CHECK (game > 0),
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  acceptance INTEGER REFERENCES acceptance (id),
  PRIMARY KEY (owner, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX sheet_in_force_by_sheet ON sheet_in_force (sheet);
CREATE INDEX sheet_in_force_by_acceptance ON sheet_in_force (acceptance);

-- The reviews of scoresheets by people (T6). `keyed`: the reviewer's second entry; NULL if the reviewer only
-- read the scoresheet.
CREATE TABLE review (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  sheet INTEGER NOT NULL REFERENCES sheet (id),
  reviewer TEXT NOT NULL CHECK (trim(reviewer) <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  keyed TEXT CHECK (keyed LIKE '{%}'),
  differences INTEGER NOT NULL CHECK (differences >= 0),
  UNIQUE (sheet, reviewer)
) STRICT;

-- The facilitator's rulings on cells of a scoresheet (T6). A cell has only its last ruling.
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

-- The following tables hold further evidence, which is only added and never changed.

CREATE TABLE sign_off (
  sheet INTEGER PRIMARY KEY REFERENCES sheet (id),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

-- The players' violations of the rules of conduct (T5). `game` is a number without a reference, as in
-- `sheet`.
CREATE TABLE violation (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL REFERENCES event (id),
  entry INTEGER NOT NULL REFERENCES entry (id),
  game INTEGER CHECK (game > 0),
  kind TEXT NOT NULL CHECK (kind IN ('touchMove', 'time', 'other')),
  remark TEXT NOT NULL,
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;
CREATE INDEX violation_by_event ON violation (event, entry);
CREATE INDEX violation_by_entry ON violation (entry);

-- Live games: games recorded during play. Each step is on the disk before the next step begins. The rows have
-- no references to the contest, because they stay after the round is undone. `digest`: SHA-256 of the digest
-- of the step before (for the first step: of the row in `live_game`) and of this row's other columns.
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
CREATE INDEX live_game_by_game ON live_game (game);

CREATE TABLE live_step (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  live INTEGER NOT NULL REFERENCES live_game (id),
  number INTEGER NOT NULL CHECK (number > 0),
  step TEXT NOT NULL CHECK (step LIKE '{%}'),
  clock TEXT NOT NULL CHECK (clock LIKE '{%}'),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  reason TEXT NOT NULL,
  at TEXT NOT NULL,
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND trim(digest, '0123456789abcdef') = ''),
  UNIQUE (live, number)
) STRICT;

-- The running clocks of a live game as they were last saved. This table is not evidence, so its rows are
-- changed.
CREATE TABLE live_clock (
  live INTEGER PRIMARY KEY REFERENCES live_game (id),
  step INTEGER NOT NULL CHECK (step >= 0),
  clock TEXT NOT NULL CHECK (clock LIKE '{%}'),
  at TEXT NOT NULL
) STRICT;

-- The register of issued papers (printed, or saved as a PDF). `subject` has no references, because a paper
-- stays after its event is undone. `branch`: the key of the merged branch that issued the paper; empty for
-- this file's own papers.
CREATE TABLE paper (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  form TEXT NOT NULL CHECK (trim(form) <> ''),
  subject TEXT NOT NULL CHECK (subject LIKE '{%}'),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND trim(digest, '0123456789abcdef') = ''),
  program TEXT NOT NULL,
  journal INTEGER NOT NULL CHECK (journal > 0),
  branch TEXT NOT NULL DEFAULT ''
) STRICT;

-- The texts about persons. Rows that never change (journal, scoresheets, violations …) hold the token in place
-- of the text. `token`: SHA-256 of kind, player, key and text. `key`: a random number; NULL if the original
-- text was removed, and `text` is its replacement. `player`: a number without a reference, because a removed
-- player stays in the journal.
CREATE TABLE private_text (
  token TEXT PRIMARY KEY CHECK (length(token) = 66 AND token LIKE '~%~'
    AND trim(trim(token, '~'), '0123456789abcdef') = ''),
  kind TEXT NOT NULL CHECK (kind IN ('last', 'first', 'middle', 'sheet', 'open', 'reason')),
  player INTEGER CHECK (player > 0),
  key TEXT CHECK (length(key) = 64 AND trim(key, '0123456789abcdef') = ''),
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX private_text_by_player ON private_text (player, kind);

-- The branches: events that were handed over to another file, and the event that this file received.
CREATE TABLE branch (
  key TEXT PRIMARY KEY CHECK (length(key) = 32 AND trim(key, '0123456789abcdef') = ''),
  event INTEGER NOT NULL REFERENCES event (id),
  part TEXT NOT NULL CHECK (part IN ('lent', 'borrowed', 'returned')),
  since INTEGER NOT NULL CHECK (since > 0),
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND trim(digest, '0123456789abcdef') = ''),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT, WITHOUT ROWID;
CREATE INDEX branch_by_event ON branch (event);

-- The last number that a row of each table got. The number of an undone row is never used again.
CREATE TABLE sequence (
  name TEXT PRIMARY KEY,
  last INTEGER NOT NULL CHECK (last >= 0)
) STRICT, WITHOUT ROWID;

-- The journal of all changes. `asked_by`: the person who asked for the change; may be empty. `act`: the
-- number of the first row of the same action. `target`: the action that this row undid or redid. `care`: the
-- confirmation questions and their answers. `changes`: the changed rows of the present state. `digest`:
-- SHA-256 of the digest of the row before and of this row's columns.
CREATE TABLE journal (
  branch TEXT NOT NULL DEFAULT '',
  number INTEGER NOT NULL CHECK (number > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  asked_by TEXT NOT NULL DEFAULT '' CHECK (asked_by = '' OR trim(asked_by) <> ''),
  action TEXT NOT NULL CHECK (action <> ''),
  subject TEXT NOT NULL CHECK (subject <> ''),
  before TEXT CHECK (before LIKE '{%}' OR before LIKE '[%]'),
  after TEXT NOT NULL CHECK (after LIKE '{%}' OR after LIKE '[%]'),
  reason TEXT NOT NULL,
  act INTEGER NOT NULL CHECK (act > 0 AND act <= number),
  target INTEGER CHECK (target > 0 AND target < number),
  care TEXT CHECK (care LIKE '[%]'),
  changes BLOB,
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND trim(digest, '0123456789abcdef') = ''),
  PRIMARY KEY (branch, number)
) STRICT;
CREATE INDEX journal_by_subject ON journal (subject);

INSERT INTO sequence (name, last) VALUES ('school', 0), ('player', 0), ('event', 0), ('entry', 0), ('game', 0),
  ('rematch', 0), ('sheet', 0), ('acceptance', 0), ('review', 0), ('violation', 0), ('live_game', 0), ('live_step', 0),
  ('paper', 0);

-- The following triggers refuse to change or delete rows of the journal and of the evidence.
CREATE TRIGGER journal_never_updated BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER journal_never_deleted BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER sheet_never_updated BEFORE UPDATE ON sheet
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER sheet_never_deleted BEFORE DELETE ON sheet
BEGIN SELECT RAISE(ABORT, 'a sheet is evidence'); END;
CREATE TRIGGER finding_never_updated BEFORE UPDATE ON finding
BEGIN SELECT RAISE(ABORT, 'a finding is evidence'); END;
CREATE TRIGGER finding_never_deleted BEFORE DELETE ON finding
BEGIN SELECT RAISE(ABORT, 'a finding is evidence'); END;
CREATE TRIGGER acceptance_never_updated BEFORE UPDATE ON acceptance
BEGIN SELECT RAISE(ABORT, 'an acceptance is evidence'); END;
CREATE TRIGGER acceptance_never_deleted BEFORE DELETE ON acceptance
BEGIN SELECT RAISE(ABORT, 'an acceptance is evidence'); END;
CREATE TRIGGER sign_off_never_updated BEFORE UPDATE ON sign_off
BEGIN SELECT RAISE(ABORT, 'a sign-off is evidence'); END;
CREATE TRIGGER sign_off_never_deleted BEFORE DELETE ON sign_off
BEGIN SELECT RAISE(ABORT, 'a sign-off is evidence'); END;
CREATE TRIGGER violation_never_updated BEFORE UPDATE ON violation
BEGIN SELECT RAISE(ABORT, 'a violation is evidence'); END;
CREATE TRIGGER violation_never_deleted BEFORE DELETE ON violation
BEGIN SELECT RAISE(ABORT, 'a violation is evidence'); END;
CREATE TRIGGER paper_never_updated BEFORE UPDATE ON paper
BEGIN SELECT RAISE(ABORT, 'the register of papers only grows'); END;
CREATE TRIGGER paper_never_deleted BEFORE DELETE ON paper
BEGIN SELECT RAISE(ABORT, 'the register of papers only grows'); END;
CREATE TRIGGER private_text_only_removed BEFORE UPDATE ON private_text FOR EACH ROW
WHEN (NEW.key IS NOT NULL OR NEW.token <> OLD.token OR NEW.kind <> OLD.kind OR NEW.player IS DISTINCT FROM OLD.player)
BEGIN SELECT RAISE(ABORT, 'a private text is only removed'); END;
CREATE TRIGGER private_text_never_deleted BEFORE DELETE ON private_text
BEGIN SELECT RAISE(ABORT, 'a private text is only removed'); END;
CREATE TRIGGER live_game_never_updated BEFORE UPDATE ON live_game
BEGIN SELECT RAISE(ABORT, 'steps of a live game are only added'); END;
CREATE TRIGGER live_game_never_deleted BEFORE DELETE ON live_game
BEGIN SELECT RAISE(ABORT, 'steps of a live game are only added'); END;
CREATE TRIGGER live_step_never_updated BEFORE UPDATE ON live_step
BEGIN SELECT RAISE(ABORT, 'steps of a live game are only added'); END;
CREATE TRIGGER live_step_never_deleted BEFORE DELETE ON live_step
BEGIN SELECT RAISE(ABORT, 'steps of a live game are only added'); END;
