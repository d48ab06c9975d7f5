-- The papers that were printed or written as PDF: what each was of, when, by whom, the digest of what it said and the
-- newest row of the journal at that moment. It only grows and nothing undoes it. What a paper is of stands as JSON and
-- points at no row: an event that is taken back leaves its papers. `branch` is that of the computer that issued it.

CREATE TABLE paper (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  form TEXT NOT NULL CHECK (trim(form) <> ''),
  subject TEXT NOT NULL CHECK (subject GLOB '{*}'),
  "by" TEXT NOT NULL CHECK (trim("by") <> ''),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z'),
  digest TEXT NOT NULL CHECK (length(digest) = 64 AND digest NOT GLOB '*[^0-9a-f]*'),
  program TEXT NOT NULL,
  journal INTEGER NOT NULL CHECK (journal > 0),
  branch TEXT NOT NULL DEFAULT ''
) STRICT;

-- A file that has an event from another computer numbers from the block that it got.
INSERT INTO sequence (name, last) VALUES
  ('paper', (SELECT count(*) FROM branch WHERE EXISTS (SELECT 1 FROM branch WHERE part = 'borrowed')) * 1000000000);

CREATE TRIGGER paper_never_updated BEFORE UPDATE ON paper
BEGIN SELECT RAISE(ABORT, 'the register of papers only grows'); END;
CREATE TRIGGER paper_never_deleted BEFORE DELETE ON paper
BEGIN SELECT RAISE(ABORT, 'the register of papers only grows'); END;
