-- What a Swiss adds to the federation's rules: in how many rounds from the first schoolmates who are kept apart do
-- not meet, and the acceleration of the upper half. An event without a row has the usual plan. No other table
-- changes, so that what was done before can still be undone.

CREATE TABLE swiss_plan (
  event INTEGER PRIMARY KEY REFERENCES event (id),
  rounds_apart INTEGER NOT NULL CHECK (rounds_apart >= 0),
  acceleration TEXT NOT NULL CHECK (acceleration IN ('none', 'baku'))
) STRICT;
