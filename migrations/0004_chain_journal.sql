-- Evidence that nothing undoes: sign-offs, violations; and the journal, each row with the digest of the one
-- before (`journal_digest` is a function of the program), so that a change by another hand shows.

CREATE TABLE sign_off (
  sheet INTEGER PRIMARY KEY REFERENCES sheet (id),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT;

-- T5. `game` is a number alone, as a sheet's is.
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

-- An event that another computer has, or that this file has from another.
CREATE TABLE branch (
  key TEXT PRIMARY KEY CHECK (length(key) = 32 AND key NOT GLOB '*[^0-9a-f]*'),
  event INTEGER NOT NULL REFERENCES event (id),
  part TEXT NOT NULL CHECK (part IN ('lent', 'borrowed', 'returned')),
  since INTEGER NOT NULL CHECK (since > 0),
  digest TEXT NOT NULL CHECK (length(digest) = 64),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z')
) STRICT, WITHOUT ROWID;

CREATE INDEX branch_by_event ON branch (event);

-- `act` is the number of the first row written together with this one; `target` the act that this row undid
-- or did again; `care` what was asked and answered; `changes` what the tables of the present state went
-- through, as SQLite's sessions write it.
CREATE TABLE chained_journal (
  branch TEXT NOT NULL DEFAULT '',
  number INTEGER NOT NULL CHECK (number > 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  "by" TEXT NOT NULL CHECK ("by" <> ''),
  action TEXT NOT NULL CHECK (action <> ''),
  subject TEXT NOT NULL CHECK (subject <> ''),
  before TEXT CHECK (before GLOB '{*}' OR before GLOB '[[]*]'),
  after TEXT NOT NULL CHECK (after GLOB '{*}' OR after GLOB '[[]*]'),
  reason TEXT NOT NULL,
  act INTEGER NOT NULL CHECK (act > 0 AND act <= number),
  target INTEGER CHECK (target > 0 AND target < number),
  care TEXT CHECK (care GLOB '[[]*]'),
  changes BLOB,
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND digest NOT GLOB '*[^0-9a-f]*'),
  PRIMARY KEY (branch, number)
) STRICT;

WITH RECURSIVE chain (number, at, "by", action, subject, before, after, reason, digest) AS (
  SELECT * FROM (SELECT number, at, "by", action, subject, before, after, reason,
    journal_digest('', number, at, "by", action, subject, before, after, reason, number, NULL, NULL, NULL)
    FROM journal ORDER BY number LIMIT 1)
  UNION ALL
  SELECT j.number, j.at, j."by", j.action, j.subject, j.before, j.after, j.reason,
    journal_digest(c.digest, j.number, j.at, j."by", j.action, j.subject, j.before, j.after, j.reason, j.number, NULL, NULL, NULL)
  FROM chain c JOIN journal j ON j.number = (SELECT min(n.number) FROM journal n WHERE n.number > c.number)
)
INSERT INTO chained_journal (number, at, "by", action, subject, before, after, reason, act, digest)
SELECT number, at, "by", action, subject, before, after, reason, number, digest FROM chain;

DROP TABLE journal;
ALTER TABLE chained_journal RENAME TO journal;
CREATE INDEX journal_by_subject ON journal (subject);

INSERT INTO sequence (name, last) VALUES
  ('school', (SELECT coalesce(max(id), 0) FROM school)),
  ('player', (SELECT coalesce(max(id), 0) FROM player)),
  ('event', (SELECT coalesce(max(id), 0) FROM event)),
  ('entry', (SELECT coalesce(max(id), 0) FROM entry)),
  ('game', (SELECT coalesce(max(id), 0) FROM game)),
  ('rematch', (SELECT coalesce(max(id), 0) FROM rematch)),
  ('sheet', (SELECT coalesce(max(id), 0) FROM sheet)),
  ('acceptance', (SELECT coalesce(max(id), 0) FROM acceptance)),
  ('review', 0),
  ('violation', 0);

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
