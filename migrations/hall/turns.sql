-- What a hall has beside the contest's tables: whose turn it is to write, the trail of the change under way, and rules that
-- hold whoever writes.

CREATE SCHEMA hall;

-- One row. Who changes the contest locks this table first; `turn` counts the changes.
CREATE TABLE hall.head (
  id bigint PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL,
  turn bigint NOT NULL
);

-- Emptied by each step of a change into its row of the journal.
CREATE TABLE hall.trail (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  change text NOT NULL
);

CREATE FUNCTION hall.keep_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hall.trail (change) VALUES ('["' || TG_TABLE_NAME || '",' || coalesce(row_to_json(OLD)::text, 'null') || ','
    || coalesce(row_to_json(NEW)::text, 'null') || ']');
  RETURN NULL;
END $$;

CREATE FUNCTION hall.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = TG_ARGV[0];
END $$;

DO $$
DECLARE
  grows CONSTANT text[] := ARRAY[['journal', 'the journal only grows'], ['sheet', 'a sheet is evidence'],
    ['finding', 'a finding is evidence'], ['acceptance', 'an acceptance is evidence'],
    ['sign_off', 'a sign-off is evidence'], ['violation', 'a violation is evidence'],
    ['paper', 'the register of papers only grows'], ['live_game', 'a live game is only gone on with'],
    ['live_step', 'a live game is only gone on with']];
  rule text[];
BEGIN
  FOREACH rule SLICE 1 IN ARRAY grows LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON contest.%I FOR EACH ROW EXECUTE FUNCTION hall.refuse(%L)',
      rule[1] || '_only_grows', rule[1], rule[2]);
  END LOOP;
END $$;
