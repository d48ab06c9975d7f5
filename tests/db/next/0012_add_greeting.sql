-- Planted for tests: a new table, so that the recorded history goes on.
CREATE TABLE greeting (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  line TEXT NOT NULL
) STRICT;
