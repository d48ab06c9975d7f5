-- Ten-minute rematches between entries that are level (Y2b), in the order they were played.

CREATE TABLE rematch (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  event INTEGER NOT NULL,
  blue INTEGER NOT NULL,
  red INTEGER NOT NULL,
  ending TEXT NOT NULL CHECK (ending IN ('time', 'repetition', 'cornered', 'agreement', 'inactivity', 'noShowBlue',
    'noShowRed', 'noShowBoth', 'resignBlue', 'resignRed', 'disqualifiedBlue', 'disqualifiedRed', 'disqualifiedBoth')),
  blue_grand TEXT CHECK (blue_grand <> '' AND blue_grand = trim(blue_grand) AND blue_grand NOT GLOB '*[^-+0-9./√ ]*'
    AND blue_grand NOT GLOB '*/1' AND blue_grand NOT GLOB '+*'),
  red_grand TEXT CHECK (red_grand <> '' AND red_grand = trim(red_grand) AND red_grand NOT GLOB '*[^-+0-9./√ ]*'
    AND red_grand NOT GLOB '*/1' AND red_grand NOT GLOB '+*'),
  result TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0')),
  FOREIGN KEY (event, blue) REFERENCES entry (event, id),
  FOREIGN KEY (event, red) REFERENCES entry (event, id),
  CHECK (blue <> red),
  CHECK ((blue_grand IS NULL) = (red_grand IS NULL))
) STRICT;

CREATE INDEX rematch_by_blue ON rematch (event, blue);
CREATE INDEX rematch_by_red ON rematch (event, red);
