-- What a Swiss adds to the federation's rules: in how many rounds from the first schoolmates who are kept apart do
-- not meet, and the acceleration of the upper half.

ALTER TABLE event ADD COLUMN rounds_apart INTEGER NOT NULL DEFAULT 1 CHECK (rounds_apart >= 0);
ALTER TABLE event ADD COLUMN acceleration TEXT NOT NULL DEFAULT 'none' CHECK (acceleration IN ('none', 'baku'));
