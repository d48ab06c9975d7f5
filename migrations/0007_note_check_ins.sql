-- Who has come for a round, as somebody noted before it: no row means that nobody has looked yet, and who sits it out
-- stands in `absence`. No other table changes, so that what was done before can still be undone.

CREATE TABLE check_in (
  event INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  round INTEGER NOT NULL CHECK (round > 0),
  arrival TEXT NOT NULL CHECK (arrival IN ('present', 'late')),
  PRIMARY KEY (event, entry, round),
  FOREIGN KEY (event, entry) REFERENCES entry (event, id)
) STRICT, WITHOUT ROWID;
