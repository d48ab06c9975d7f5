-- The parts that only a shared contest has: the turn (the right to write, which one station has at a time),
-- the list of changes made in this turn, the people, the journal rows that only the server writes, and
-- constraints for every program.

-- A single row. A change first locks this table and so takes the turn. `turn` counts the changes of the
-- contest. `act` is the first journal row of the change in transaction `act_of`. `at` is the time when
-- transaction `at_of` took the turn. All rows of the change have this time.
CREATE TABLE hall.head (
  id bigint PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL,
  turn bigint NOT NULL,
  act bigint,
  act_of xid8,
  at text,
  at_of xid8
);

-- The changes of rows since the last journal row. Each step of a change moves them into its own journal row.
-- A new row of evidence is listed with a null `change`: it is not stored in the journal, but it needs a
-- journal row too.
CREATE TABLE hall.trail (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  of xid8 NOT NULL DEFAULT pg_current_xact_id(),
  change text
);

-- The people who may log in to the shared contest, except its creator. Each person has one login. `boards`:
-- the person's boards, such as "21-40,51"; empty for all boards.
CREATE TABLE hall.person (
  login text PRIMARY KEY CHECK (login <> ''),
  name text NOT NULL UNIQUE CHECK (trim(name) <> ''),
  role text NOT NULL CHECK (role IN ('display', 'clerk', 'reviewer', 'arbiter', 'owner')),
  boards text NOT NULL CHECK (boards ~ '^([0-9]+(-[0-9]+)?(,[0-9]+(-[0-9]+)?)*)?$')
);

-- The actions that each role may do. The program that created the shared contest fills in this table. `own`:
-- only the person's own latest entry.
CREATE TABLE hall.may (
  role text NOT NULL,
  action text NOT NULL,
  extent text NOT NULL CHECK (extent IN ('all', 'own')),
  PRIMARY KEY (role, action)
);

-- Returns the role of the login: 'owner' for the creator of the shared contest, 'nobody' for an unknown
-- login.
CREATE FUNCTION hall.role() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce((SELECT role FROM hall.person WHERE login = session_user),
    (SELECT 'owner' FROM pg_class WHERE oid = 'hall.head'::regclass AND pg_has_role(session_user, relowner, 'USAGE')),
    'nobody')
$$;

CREATE FUNCTION hall.own_name() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT name FROM hall.person WHERE login = session_user
$$;

-- Returns the logged-in person. Returns no row for the creator of the shared contest, who is not in
-- hall.person.
CREATE FUNCTION hall.me() RETURNS SETOF hall.person LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT * FROM hall.person WHERE login = session_user
$$;

CREATE FUNCTION hall.moment() RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- Takes the turn: waits for the lock. `number` is the newest journal row. Deletes listed changes of other
-- transactions, which belong to no journal row. The check of the journal then reports them. The commit does
-- not wait for the disk. A station that is idle loses the turn after 4 seconds, before other stations stop
-- waiting.
CREATE FUNCTION hall.take_turn(OUT turn bigint, OUT transaction xid8, OUT at text, OUT number bigint) LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true), set_config('idle_in_transaction_session_timeout', '4s', true);
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  transaction := pg_current_xact_id();
  at := hall.moment();
  UPDATE hall.head h SET at = take_turn.at, at_of = transaction;
  DELETE FROM hall.trail WHERE of <> transaction;
  turn := (SELECT h.turn FROM hall.head h);
  number := coalesce((SELECT max(j.number) FROM contest.journal j WHERE j.branch = ''), 0);
END $$;

-- Raises an error unless a statement changed exactly one row. If the login lacks the right, row policies hide
-- the row, so no row changes.
CREATE FUNCTION hall.one(rows bigint, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF rows <> 1 THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = what;
  END IF;
END $$;

CREATE FUNCTION hall.end_turn() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE hall.head SET turn = turn + 1;
  PERFORM pg_notify('damath', '');
END $$;

-- Returns the digest of a journal row, exactly as the program computes it
-- (db/detail/journal/journal_digest.hpp).
CREATE FUNCTION hall.row_digest(digest_before text, told contest.journal) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT encode(sha256(convert_to('[' || to_json(digest_before) || ',' || told.number || ',' || to_json(told.at::text)
    || ',' || to_json(told."by") || ',' || to_json(told.asked_by) || ',' || to_json(told.action) || ',' || to_json(told.subject)
    || ',' || coalesce(to_json(told.before)::text, 'null') || ',' || to_json(told.after) || ',' || to_json(told.reason)
    || ',' || told.act || ',' || coalesce(told.target::text, 'null')
    || ',' || coalesce(to_json(told.care::text)::text, 'null')
    || ',' || coalesce('"' || encode(sha256(told.changes), 'hex') || '"', 'null') || ']', 'UTF8')), 'hex')
$$;

-- Checks that clerks and reviewers change only what their journal row says: all changed rows must belong to
-- its subject.
CREATE FUNCTION hall.check_rows(action text, subject text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  tables CONSTANT json := '{"setResult": "game", "correctResult": "game", "storeSheet": "sheet_in_force",
    "acceptSheet": "sheet_in_force", "reviewSheet": "review"}';
  number CONSTANT text := split_part(subject, ' ', 2);
  changed json;
  is_told boolean;
BEGIN
  FOR changed IN SELECT change::json FROM hall.trail WHERE of = pg_current_xact_id() AND change IS NOT NULL LOOP
    is_told := changed->>0 = tables->>action AND CASE action
      WHEN 'setResult' THEN changed->2->>'id' = number AND changed->1->>'result' IS NULL
      WHEN 'correctResult' THEN changed->2->>'id' = number AND changed->1->>'result' IS NOT NULL
      WHEN 'acceptSheet' THEN true
      ELSE changed->2->>'sheet' = number END;
    IF is_told IS NOT TRUE THEN
      RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = action || ' of ' || subject || ' is told, ' ||
        (changed->>0) || ' is changed';
    END IF;
  END LOOP;
END $$;

-- Writes a journal row. The server sets the number, the digest, the action's first row (`act`) and the
-- changes. It also sets the time, except for the owner, and the author, for clerks and reviewers.
CREATE FUNCTION hall.tell(at text, "by" text, asked_by text, action text, subject text, before text, after text,
  reason text, target bigint, care text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  role CONSTANT text := hall.role();
  told contest.journal;
  digest_before text;
  trail text;
BEGIN
  IF NOT EXISTS (SELECT FROM hall.may m WHERE m.role = hall.role() AND m.action = tell.action) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = role || ': ' || action;
  END IF;
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  IF role IN ('clerk', 'reviewer') THEN
    "by" := hall.own_name();
    PERFORM hall.check_rows(action, subject);
  END IF;
  SELECT j.number + 1, j.digest INTO told.number, digest_before FROM contest.journal j WHERE j.branch = ''
    ORDER BY j.number DESC LIMIT 1;
  told.number := coalesce(told.number, 1);
  UPDATE hall.head SET act = told.number, act_of = pg_current_xact_id() WHERE act_of IS DISTINCT FROM pg_current_xact_id();
  SELECT h.act INTO told.act FROM hall.head h;
  WITH taken AS (DELETE FROM hall.trail t WHERE t.of = pg_current_xact_id() RETURNING t.number, t.change)
    SELECT string_agg(change, ',' ORDER BY number) INTO trail FROM taken;
  told.branch := '';
  told.at := CASE role WHEN 'owner' THEN at ELSE coalesce((SELECT h.at FROM hall.head h
    WHERE h.at_of = pg_current_xact_id()), hall.moment()) END;
  told."by" := "by";
  told.asked_by := asked_by;
  told.action := action;
  told.subject := subject;
  told.before := before;
  told.after := after;
  told.reason := CASE WHEN role = 'clerk' AND action = 'correctResult' AND trim(reason) = '' THEN 'typing error'
    ELSE reason END;
  told.target := target;
  told.care := care;
  told.changes := convert_to('[' || trail || ']', 'UTF8');
  told.digest := hall.row_digest(coalesce(digest_before, ''), told);
  INSERT INTO contest.journal SELECT told.*;
  RETURN told.number;
END $$;

CREATE FUNCTION hall.keep_trail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO hall.trail (change) VALUES ('["' || TG_TABLE_NAME || '",' || coalesce(row_to_json(OLD)::text, 'null') || ','
    || coalesce(row_to_json(NEW)::text, 'null') || ']');
  RETURN NULL;
END $$;

CREATE FUNCTION hall.keep_evidence() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO hall.trail (change) VALUES (NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION hall.check_told() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF hall.role() <> 'owner' AND EXISTS (SELECT FROM hall.trail WHERE number = NEW.number) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a change without its row of the journal';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER told AFTER INSERT ON hall.trail DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION hall.check_told();

-- Returns the digest of a live game, and of a step after the digest before it, exactly as the program
-- computes them (db/detail/live_chain.hpp).
CREATE FUNCTION hall.live_digest(live contest.live_game) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT encode(sha256(convert_to('["",' || live.id || ',' || live.event || ',' || to_json(live.owner) || ','
    || coalesce(live.game::text, 'null') || ',' || live.blue || ',' || live.red || ',' || to_json(live.keeping) || ','
    || to_json(live."by") || ',' || to_json(live.at) || ']', 'UTF8')), 'hex')
$$;
CREATE FUNCTION hall.step_digest(digest_before text, step contest.live_step) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT encode(sha256(convert_to('[' || to_json(digest_before) || ',' || step.id || ',' || step.live || ',' || step.number
    || ',' || to_json(step.step) || ',' || to_json(step.clock) || ',' || to_json(step."by") || ',' || to_json(step.reason)
    || ',' || to_json(step.at) || ']', 'UTF8')), 'hex')
$$;

-- Refuses a step of a live game that does not continue the chain of its steps. The trigger is made after the
-- contest is loaded, because the steps of a document come in the order of their ids.
CREATE FUNCTION hall.check_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  digest_before text;
BEGIN
  IF NEW.number = 1 THEN
    SELECT hall.live_digest(g) INTO digest_before FROM contest.live_game g WHERE g.id = NEW.live;
  ELSE
    SELECT s.digest INTO digest_before FROM contest.live_step s WHERE s.live = NEW.live AND s.number = NEW.number - 1;
  END IF;
  IF NEW.digest IS DISTINCT FROM hall.step_digest(digest_before, NEW) THEN
    RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = 'step ' || NEW.number || ' of live game ' ||
      NEW.live || ' does not continue its chain';
  END IF;
  RETURN NEW;
END $$;
