-- A shared contest on PostgreSQL: the same tables, columns and constraints as a contest file of version 10. A
-- shared contest is made from a file for a day and written back. So this one script is enough, without
-- migrations from older versions. Tests compare these tables with those of a contest file, in both
-- directions. Numbers have the same range as in SQLite, and JSON and times are texts, so that both databases
-- give the same document byte for byte.

CREATE SCHEMA contest;
SET LOCAL search_path = contest;

CREATE DOMAIN moment AS text CHECK (VALUE ~ '^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z$');
CREATE DOMAIN digest AS text CHECK (VALUE ~ '^[0-9a-f]{64}$');
CREATE DOMAIN object_text AS text CHECK (VALUE LIKE '{%}');
CREATE DOMAIN list_text AS text CHECK (VALUE LIKE '[%]');
CREATE DOMAIN person_name AS text CHECK (trim(VALUE) <> '');
CREATE DOMAIN figure AS text CHECK (VALUE <> '' AND VALUE = trim(VALUE) AND VALUE !~ '[^-+0-9./√ ]'
  AND VALUE NOT LIKE '%/1' AND VALUE NOT LIKE '+%');
CREATE DOMAIN side AS text CHECK (VALUE IN ('blue', 'red'));
CREATE DOMAIN sheet_owner AS text CHECK (VALUE IN ('game', 'rematch'));
CREATE DOMAIN ending AS text CHECK (VALUE IN ('time', 'repetition', 'cornered', 'agreement', 'inactivity', 'noShowBlue',
  'noShowRed', 'noShowBoth', 'resignBlue', 'resignRed', 'disqualifiedBlue', 'disqualifiedRed', 'disqualifiedBoth'));
CREATE DOMAIN result AS text CHECK (VALUE IN ('1-0', '0-1', '1/2-1/2', '0-0'));

CREATE TABLE migration (
  number bigint PRIMARY KEY CHECK (number > 0),
  name text NOT NULL CHECK (name <> ''),
  checksum digest NOT NULL,
  at moment NOT NULL
);

CREATE TABLE contest (
  id bigint PRIMARY KEY CHECK (id = 1),
  name text NOT NULL CHECK (trim(name) <> ''),
  venue text NOT NULL,
  date text NOT NULL,
  standing text NOT NULL DEFAULT 'official' CHECK (standing IN ('official', 'practice'))
);

CREATE TABLE school (
  id bigint PRIMARY KEY CHECK (id > 0),
  name text NOT NULL CHECK (trim(name) <> ''),
  district text NOT NULL,
  division text NOT NULL,
  UNIQUE (name, district, division)
);

CREATE TABLE player (
  id bigint PRIMARY KEY CHECK (id > 0),
  last person_name NOT NULL,
  first person_name NOT NULL,
  middle text NOT NULL,
  school bigint NOT NULL REFERENCES school (id) DEFERRABLE,
  grade text NOT NULL,
  coach text NOT NULL,
  rating bigint CHECK (rating BETWEEN 0 AND 9999)
);
CREATE INDEX player_by_school ON player (school);

CREATE TABLE event (
  id bigint PRIMARY KEY CHECK (id > 0),
  name text NOT NULL UNIQUE CHECK (trim(name) <> ''),
  chip_set object_text NOT NULL,
  ruleset object_text NOT NULL,
  system text NOT NULL CHECK (system IN ('roundRobin', 'groups', 'swiss', 'knockOut', 'doubleKnockOut')),
  legs bigint NOT NULL CHECK (legs IN (1, 2)),
  rounds bigint CHECK (rounds > 0),
  lot_seed bigint NOT NULL,
  level text NOT NULL DEFAULT '',
  first_move text NOT NULL DEFAULT 'balanced' CHECK (first_move IN ('balanced', 'lot')),
  school_mates text NOT NULL DEFAULT 'free' CHECK (school_mates IN ('free', 'keptApart')),
  group_count bigint NOT NULL DEFAULT 2 CHECK (group_count > 0),
  advancing bigint NOT NULL DEFAULT 2 CHECK (advancing > 0),
  final_system text NOT NULL DEFAULT 'knockOut' CHECK (final_system IN ('knockOut', 'roundRobin'))
);

CREATE TABLE swiss_plan (
  event bigint PRIMARY KEY REFERENCES event (id) DEFERRABLE,
  rounds_apart bigint NOT NULL CHECK (rounds_apart >= 0),
  acceleration text NOT NULL CHECK (acceleration IN ('none', 'baku'))
);

CREATE TABLE entry (
  id bigint PRIMARY KEY CHECK (id > 0),
  event bigint NOT NULL REFERENCES event (id) DEFERRABLE,
  player bigint NOT NULL REFERENCES player (id) DEFERRABLE,
  number bigint NOT NULL CHECK (number > 0),
  first_round bigint NOT NULL DEFAULT 1 CHECK (first_round > 0),
  last_round bigint CHECK (last_round >= 0),
  UNIQUE (event, player),
  UNIQUE (event, id)
);
CREATE INDEX entry_by_player ON entry (player);
CREATE INDEX entry_by_number ON entry (event, number);

CREATE TABLE absence (
  event bigint NOT NULL,
  entry bigint NOT NULL,
  round bigint NOT NULL CHECK (round > 0),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id) DEFERRABLE
);

CREATE TABLE check_in (
  event bigint NOT NULL,
  entry bigint NOT NULL,
  round bigint NOT NULL CHECK (round > 0),
  arrival text NOT NULL CHECK (arrival IN ('present', 'late')),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id) DEFERRABLE
);

CREATE TABLE round (
  event bigint NOT NULL REFERENCES event (id) DEFERRABLE,
  number bigint NOT NULL CHECK (number > 0),
  at moment NOT NULL,
  publication text NOT NULL DEFAULT 'published' CHECK (publication IN ('held', 'published')),
  PRIMARY KEY (event, number)
);

CREATE TABLE game (
  id bigint PRIMARY KEY CHECK (id > 0),
  event bigint NOT NULL,
  round bigint NOT NULL,
  board bigint NOT NULL CHECK (board > 0),
  blue bigint NOT NULL,
  red bigint NOT NULL,
  ending ending,
  blue_grand figure,
  red_grand figure,
  result result,
  UNIQUE (event, round, board),
  UNIQUE (event, round, blue),
  UNIQUE (event, round, red),
  FOREIGN KEY (event, round) REFERENCES round (event, number) DEFERRABLE,
  FOREIGN KEY (event, blue) REFERENCES entry (event, id) DEFERRABLE,
  FOREIGN KEY (event, red) REFERENCES entry (event, id) DEFERRABLE,
  CHECK (blue <> red),
  CHECK ((ending IS NULL) = (result IS NULL)),
  CHECK ((blue_grand IS NULL) = (red_grand IS NULL)),
  CHECK (ending IS NOT NULL OR blue_grand IS NULL)
);
CREATE INDEX game_by_blue ON game (event, blue);
CREATE INDEX game_by_red ON game (event, red);

CREATE TABLE bye (
  event bigint NOT NULL,
  round bigint NOT NULL,
  entry bigint NOT NULL,
  kind text NOT NULL DEFAULT 'allotted' CHECK (kind IN ('allotted', 'absent')),
  PRIMARY KEY (event, round, entry),
  FOREIGN KEY (event, round) REFERENCES round (event, number) DEFERRABLE,
  FOREIGN KEY (event, entry) REFERENCES entry (event, id) DEFERRABLE
);
CREATE INDEX bye_by_entry ON bye (event, entry);

CREATE TABLE rematch (
  id bigint PRIMARY KEY CHECK (id > 0),
  event bigint NOT NULL,
  blue bigint NOT NULL,
  red bigint NOT NULL,
  ending ending NOT NULL,
  blue_grand figure,
  red_grand figure,
  result result NOT NULL,
  decides bigint REFERENCES game (id) DEFERRABLE,
  FOREIGN KEY (event, blue) REFERENCES entry (event, id) DEFERRABLE,
  FOREIGN KEY (event, red) REFERENCES entry (event, id) DEFERRABLE,
  CHECK (blue <> red),
  CHECK ((blue_grand IS NULL) = (red_grand IS NULL))
);
CREATE INDEX rematch_by_blue ON rematch (event, blue);
CREATE INDEX rematch_by_red ON rematch (event, red);
CREATE INDEX rematch_by_decides ON rematch (decides);

CREATE TABLE lot (
  event bigint NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  place bigint NOT NULL CHECK (place > 0),
  entry bigint NOT NULL,
  PRIMARY KEY (event, number, place),
  UNIQUE (event, number, entry),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id) DEFERRABLE
);
CREATE INDEX lot_by_entry ON lot (event, entry);

CREATE TABLE sheet (
  id bigint PRIMARY KEY CHECK (id > 0),
  owner sheet_owner NOT NULL,
  game bigint NOT NULL CHECK (game > 0),
  version bigint NOT NULL CHECK (version > 0),
  at moment NOT NULL,
  "by" text NOT NULL CHECK ("by" <> ''),
  content object_text NOT NULL,
  UNIQUE (owner, game, version)
);

CREATE TABLE finding (
  sheet bigint PRIMARY KEY REFERENCES sheet (id) DEFERRABLE,
  errors bigint NOT NULL CHECK (errors >= 0),
  findings list_text NOT NULL
);

CREATE TABLE acceptance (
  id bigint PRIMARY KEY CHECK (id > 0),
  sheet bigint NOT NULL REFERENCES sheet (id) DEFERRABLE,
  "by" text NOT NULL CHECK ("by" <> ''),
  at moment NOT NULL,
  corrections list_text NOT NULL
);
CREATE INDEX acceptance_by_sheet ON acceptance (sheet);

CREATE TABLE sheet_in_force (
  owner sheet_owner NOT NULL,
  game bigint NOT NULL CHECK (game > 0),
  sheet bigint NOT NULL REFERENCES sheet (id) DEFERRABLE,
  acceptance bigint REFERENCES acceptance (id) DEFERRABLE,
  PRIMARY KEY (owner, game)
);
CREATE INDEX sheet_in_force_by_sheet ON sheet_in_force (sheet);
CREATE INDEX sheet_in_force_by_acceptance ON sheet_in_force (acceptance);

CREATE TABLE review (
  id bigint PRIMARY KEY CHECK (id > 0),
  sheet bigint NOT NULL REFERENCES sheet (id) DEFERRABLE,
  reviewer person_name NOT NULL,
  at moment NOT NULL,
  keyed object_text,
  differences bigint NOT NULL CHECK (differences >= 0),
  UNIQUE (sheet, reviewer)
);

CREATE TABLE ruling (
  sheet bigint NOT NULL REFERENCES sheet (id) DEFERRABLE,
  line bigint NOT NULL CHECK (line > 0),
  side side NOT NULL,
  cell text NOT NULL CHECK (cell IN ('move', 'score', 'total', 'remaining', 'remainingTotal', 'grandTotal', 'result')),
  value text,
  "by" person_name NOT NULL,
  reason text NOT NULL CHECK (trim(reason) <> ''),
  at moment NOT NULL,
  PRIMARY KEY (sheet, line, side, cell)
);

CREATE TABLE sign_off (
  sheet bigint PRIMARY KEY REFERENCES sheet (id) DEFERRABLE,
  "by" person_name NOT NULL,
  at moment NOT NULL
);

CREATE TABLE violation (
  id bigint PRIMARY KEY CHECK (id > 0),
  event bigint NOT NULL REFERENCES event (id) DEFERRABLE,
  entry bigint NOT NULL REFERENCES entry (id) DEFERRABLE,
  game bigint CHECK (game > 0),
  kind text NOT NULL CHECK (kind IN ('touchMove', 'time', 'other')),
  remark text NOT NULL,
  "by" person_name NOT NULL,
  at moment NOT NULL
);
CREATE INDEX violation_by_event ON violation (event, entry);
CREATE INDEX violation_by_entry ON violation (entry);

CREATE TABLE branch (
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  event bigint NOT NULL REFERENCES event (id) DEFERRABLE,
  part text NOT NULL CHECK (part IN ('lent', 'borrowed', 'returned')),
  since bigint NOT NULL CHECK (since > 0),
  digest text NOT NULL CHECK (length(digest) = 64),
  "by" text NOT NULL CHECK ("by" <> ''),
  at moment NOT NULL
);
CREATE INDEX branch_by_event ON branch (event);

CREATE TABLE journal (
  branch text NOT NULL DEFAULT '',
  number bigint NOT NULL CHECK (number > 0),
  at moment NOT NULL,
  "by" text NOT NULL CHECK ("by" <> ''),
  action text NOT NULL CHECK (action <> ''),
  subject text NOT NULL CHECK (subject <> ''),
  before text CHECK (before LIKE '{%}' OR before LIKE '[%]'),
  after text NOT NULL CHECK (after LIKE '{%}' OR after LIKE '[%]'),
  reason text NOT NULL,
  act bigint NOT NULL CHECK (act > 0 AND act <= number),
  target bigint CHECK (target > 0 AND target < number),
  care list_text,
  changes bytea,
  digest digest NOT NULL,
  PRIMARY KEY (branch, number)
);
CREATE INDEX journal_by_subject ON journal (subject);

CREATE TABLE sequence (
  name text PRIMARY KEY,
  last bigint NOT NULL CHECK (last >= 0)
);

CREATE TABLE notice (
  id bigint PRIMARY KEY CHECK (id = 1),
  line text NOT NULL CHECK (trim(line) <> ''),
  "by" text NOT NULL,
  at text NOT NULL
);

CREATE TABLE paper (
  number bigint PRIMARY KEY CHECK (number > 0),
  form text NOT NULL CHECK (trim(form) <> ''),
  subject object_text NOT NULL,
  "by" person_name NOT NULL,
  at moment NOT NULL,
  digest digest NOT NULL,
  program text NOT NULL,
  journal bigint NOT NULL CHECK (journal > 0),
  branch text NOT NULL DEFAULT ''
);

CREATE TABLE live_game (
  id bigint PRIMARY KEY CHECK (id > 0),
  event bigint NOT NULL,
  owner sheet_owner NOT NULL,
  game bigint CHECK ((game IS NOT NULL) = (owner = 'game')),
  blue bigint NOT NULL,
  red bigint NOT NULL CHECK (red <> blue),
  keeping text NOT NULL CHECK (keeping IN ('program', 'arbiter')),
  "by" person_name NOT NULL,
  at text NOT NULL
);

CREATE TABLE live_step (
  id bigint PRIMARY KEY CHECK (id > 0),
  live bigint NOT NULL REFERENCES live_game (id) DEFERRABLE,
  number bigint NOT NULL CHECK (number > 0),
  step object_text NOT NULL,
  clock object_text NOT NULL,
  "by" person_name NOT NULL,
  reason text NOT NULL,
  at text NOT NULL,
  UNIQUE (live, number)
);

CREATE TABLE live_clock (
  live bigint PRIMARY KEY REFERENCES live_game (id) DEFERRABLE,
  step bigint NOT NULL CHECK (step >= 0),
  clock object_text NOT NULL,
  at text NOT NULL
);
