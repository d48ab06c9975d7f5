-- The line at the foot of the hall's display, with who set it: one row, or none. No other table changes, so that what
-- was done before can still be undone.

CREATE TABLE notice (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  line TEXT NOT NULL CHECK (trim(line) <> ''),
  "by" TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
