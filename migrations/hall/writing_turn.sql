-- The parts that only a shared contest has: the turn (the right to write, which one station has at a time),
-- the list of changes made in this turn, the people, the journal rows that only the server writes, and
-- constraints for every program.

-- A single row. A change first locks this table and so takes the turn. `turn` counts the changes of the
-- contest. `act` is the first journal row of the change in transaction `act_of`. `at` is the time when
-- transaction `at_of` took the turn. All rows of the change have this time. `kept` counts the letters of the
-- private texts of transaction `kept_of`.
CREATE TABLE hall.head (
  id bigint PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL,
  turn bigint NOT NULL,
  act bigint,
  act_of xid8,
  at text,
  at_of xid8,
  kept bigint NOT NULL DEFAULT 0,
  kept_of xid8
);

-- The changes of rows since the last journal row. Each step of a change moves them into its own journal row.
-- A row that comes from a merged branch has a null `change` and the key of the branch: only the end of the
-- merge (hall.merge_event) may follow it.
CREATE TABLE hall.trail (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  of xid8 NOT NULL DEFAULT pg_current_xact_id(),
  change text,
  branch text
);

-- The people who may log in to the shared contest, except its creator. Each person has one login. `boards`:
-- the person's boards, such as "21-40,51"; empty for all boards.
CREATE TABLE hall.person (
  login text PRIMARY KEY CHECK (login <> ''),
  name text NOT NULL UNIQUE CHECK (trim(name) <> ''),
  role text NOT NULL CHECK (role IN ('display', 'clerk', 'reviewer', 'arbiter', 'owner')),
  boards text NOT NULL CHECK (boards ~ '^([0-9]+(-[0-9]+)?(,[0-9]+(-[0-9]+)?)*)?$')
);

-- The stored form of each password, as the owner of the shared contest issued it. A login can change its own
-- password in PostgreSQL; the keeper of the shared contest then puts this one back.
CREATE TABLE hall.phrase (
  login text PRIMARY KEY REFERENCES hall.person (login) ON DELETE CASCADE,
  digest text NOT NULL
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

-- True for the creator of the shared contest, who owns the server and is not in hall.person. The checks of
-- state and content are for the other people.
CREATE FUNCTION hall.is_creator() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM hall.person WHERE login = session_user)
    AND EXISTS (SELECT FROM pg_class WHERE oid = 'hall.head'::regclass AND pg_has_role(session_user, relowner, 'USAGE'))
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

-- Waits until all earlier commits are on the disk: the message needs a flush of its own.
CREATE FUNCTION hall.flush() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT pg_logical_emit_message(true, 'damath', '')
$$;

-- Counts the change, so that the other stations look for it. A clerk's or reviewer's change without a journal
-- row does not count: it would only keep the others busy.
CREATE FUNCTION hall.end_turn() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE hall.head SET turn = turn + 1 WHERE act_of = pg_current_xact_id() OR hall.role() NOT IN ('clerk', 'reviewer');
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

-- Returns the logged-in person; for the creator of the shared contest a row with an empty login and the role
-- 'owner'; for an unknown login the role 'nobody'.
CREATE FUNCTION hall.caller() RETURNS hall.person LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me hall.person;
BEGIN
  SELECT * INTO me FROM hall.person p WHERE p.login = session_user;
  IF NOT FOUND THEN
    me.login := '';
    me.role := hall.role();
    me.boards := '';
  END IF;
  RETURN me;
END $$;

-- Returns a journal row with the author, the time and the reason of an act, and locks the shared contest.
-- Refuses an act that the login may not do, a change that has no journal row yet (except before `tell` and the
-- end of a merge, which tell the changes of tables), and texts that are too long. The server sets the author of
-- clerks and reviewers. An arbiter may write for a person without a login, but not under the name of another
-- login. The server sets the time, except for the creator.
CREATE FUNCTION hall.begun(me hall.person, action text, at text, "by" text, asked_by text, reason text, care text)
  RETURNS contest.journal LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  told contest.journal;
  has_changes boolean;
  has_copies boolean;
  is_namesake boolean;
BEGIN
  IF NOT EXISTS (SELECT FROM hall.may m WHERE m.role = me.role AND m.action = begun.action) THEN
    PERFORM hall.deny(me.role || ': ' || left(action, 40));
  END IF;
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  -- In another isolation level, the checks would see the rows of an earlier moment.
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    PERFORM hall.deny('an act needs the isolation level READ COMMITTED');
  END IF;
  told.branch := '';
  told.action := action;
  told.asked_by := coalesce(asked_by, '');
  told.reason := coalesce(reason, '');
  told.care := care;
  told."by" := CASE WHEN me.role IN ('clerk', 'reviewer') THEN me.name ELSE "by" END;
  told.at := at;
  IF me.login = '' THEN
    RETURN told;
  END IF;
  SELECT CASE WHEN h.at_of = pg_current_xact_id() THEN h.at ELSE hall.moment() END,
      EXISTS (SELECT FROM hall.trail t WHERE t.of = pg_current_xact_id()),
      EXISTS (SELECT FROM hall.trail t WHERE t.of = pg_current_xact_id() AND t.branch IS NOT NULL),
      EXISTS (SELECT FROM hall.person p WHERE lower(p.name) = lower(told."by") AND p.login <> me.login)
    INTO told.at, has_changes, has_copies, is_namesake FROM hall.head h;
  IF has_copies AND action <> 'mergeEvent' THEN
    PERFORM hall.deny('rows of a branch are told as something else');
  ELSIF has_changes AND action <> 'mergeEvent' AND action NOT IN ('undo', 'redo')
      AND NOT EXISTS (SELECT FROM hall.covers c WHERE c.action = begun.action) THEN
    PERFORM hall.deny('a change without its row of the journal');
  ELSIF is_namesake THEN
    PERFORM hall.deny('the name of another login: ' || told."by");
  END IF;
  IF me.role NOT IN ('clerk', 'reviewer') THEN
    PERFORM hall.check_text('name', told."by", 200);
    IF trim(told."by") = '' OR told."by" <> trim(told."by") THEN
      PERFORM hall.refuse_content('name: a name without blanks at its ends is needed');
    END IF;
  END IF;
  IF told.asked_by <> '' OR told.reason <> '' THEN
    PERFORM hall.check_text('asked by', told.asked_by, 200), hall.check_text('reason', told.reason, 2000);
  END IF;
  IF care IS NOT NULL THEN
    PERFORM hall.check_care(care);
  END IF;
  RETURN told;
END $$;

-- Writes the journal row. Sets its number, its digest, the first row of its change (`act`) and its changes.
CREATE FUNCTION hall.write(told contest.journal) RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  digest_before text;
  trail text;
BEGIN
  SELECT j.number + 1, j.digest INTO told.number, digest_before FROM contest.journal j WHERE j.branch = ''
    ORDER BY j.number DESC LIMIT 1;
  told.number := coalesce(told.number, 1);
  UPDATE hall.head h SET act = CASE WHEN h.act_of = pg_current_xact_id() THEN h.act ELSE told.number END,
    act_of = pg_current_xact_id() RETURNING h.act INTO told.act;
  WITH taken AS (DELETE FROM hall.trail t WHERE t.of = pg_current_xact_id() RETURNING t.number, t.change)
    SELECT string_agg(change, ',' ORDER BY number) INTO trail FROM taken;
  told.changes := convert_to('[' || trail || ']', 'UTF8');
  told.digest := hall.row_digest(coalesce(digest_before, ''), told);
  INSERT INTO contest.journal SELECT told.*;
  RETURN told.number;
END $$;

-- The tables that each action of hall.tell may change. An action without tables changes none.
CREATE TABLE hall.covers (
  action text PRIMARY KEY,
  tables text[] NOT NULL
);
INSERT INTO hall.covers (action, tables) VALUES
  ('createContest', '{contest}'), ('migrate', '{}'), ('leaveOfficial', '{contest}'), ('renameContest', '{contest}'),
  ('addEvent', '{event}'), ('setEvent', '{event}'), ('renameEvent', '{event}'), ('importPlayers', '{school,player,entry}'),
  ('addPlayer', '{school,player,entry}'), ('setPlayer', '{school,player}'),
  ('removePlayer', '{school,player,entry,absence,check_in}'), ('setNotice', '{notice}'), ('takeOverRound', '{entry,round,game,bye}'),
  ('takeOverReport', '{}'), ('withdraw', '{entry,absence}'), ('rejoin', '{entry,absence}'), ('setAbsence', '{entry,absence}'),
  ('checkIn', '{check_in}'), ('renumber', '{entry}'), ('pairRound', '{entry,round,game,bye,sheet_in_force}'),
  ('pairByHand', '{entry,round,game,bye,sheet_in_force}'), ('publishRound', '{round}'),
  ('unpairRound', '{entry,round,game,bye,sheet_in_force}'), ('reopenResult', '{game}'), ('reopenSheet', '{sheet_in_force}'),
  ('takeOffSheet', '{sheet_in_force}'), ('removeRematch', '{rematch,sheet_in_force}'), ('addRematch', '{rematch}'),
  ('correctRematch', '{rematch}'), ('drawLot', '{lot}'), ('rule', '{ruling}'), ('restore', '{}'), ('rescue', '{}'),
  ('noteClock', '{}');

-- True if the changed row `change` belongs to the subject of the journal row. Subjects of a list of players
-- have schools and players beside it.
CREATE FUNCTION hall.is_about(subject text, change json) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN kind = 'contest' THEN changed IN ('contest', 'notice')
    WHEN changed = 'school' THEN kind IN ('event', 'player', 'entry')
    WHEN changed = 'player' THEN kind IN ('event', 'entry') OR (kind = 'player' AND told->>'id' = number)
    WHEN kind = 'event' THEN changed = 'sheet_in_force' OR coalesce(told->>'event', told->>'id') = number
    WHEN kind = 'entry' THEN changed = 'entry' OR told->>'entry' = number
    WHEN kind = 'game' THEN changed = 'game' AND told->>'id' = number
    WHEN kind = 'rematch' THEN (changed = 'rematch' AND told->>'id' = number)
      OR (changed = 'sheet_in_force' AND told->>'owner' = 'rematch' AND told->>'game' = number)
    WHEN kind = 'sheet' THEN told->>'sheet' = number
    ELSE false END
  FROM (SELECT split_part(subject, ' ', 1) AS kind, split_part(subject, ' ', 2) AS number, change->>0 AS changed,
    CASE json_typeof(change->2) WHEN 'object' THEN change->2 ELSE change->1 END AS told) facts
$$;

-- True if `made` does to the rows what `wanted` says: the same tables in the same order, the same rows, and
-- each changed column to the same value. Both are lists of changes as in the journal. Other columns may differ,
-- because later changes may have touched them.
CREATE FUNCTION hall.does(made jsonb, wanted jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_array_length(made) = jsonb_array_length(wanted) AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(made) WITH ORDINALITY AS m(change, place)
    JOIN jsonb_array_elements(wanted) WITH ORDINALITY AS w(change, place) USING (place)
    WHERE m.change->0 <> w.change->0 OR jsonb_typeof(m.change->1) <> jsonb_typeof(w.change->1)
      OR jsonb_typeof(m.change->2) <> jsonb_typeof(w.change->2) OR EXISTS (
        SELECT FROM jsonb_each(CASE jsonb_typeof(w.change->2) WHEN 'object' THEN w.change->2 ELSE w.change->1 END) AS e(name, value)
        WHERE CASE WHEN jsonb_typeof(w.change->1) = 'object' AND jsonb_typeof(w.change->2) = 'object'
          THEN CASE WHEN w.change->1->name IS DISTINCT FROM w.change->2->name
            THEN m.change->1->name IS DISTINCT FROM w.change->1->name OR m.change->2->name IS DISTINCT FROM w.change->2->name
            ELSE m.change->1->name IS DISTINCT FROM m.change->2->name
              OR (name IN ('id', 'event', 'sheet', 'owner', 'entry', 'round', 'number', 'game', 'line', 'side', 'cell', 'place')
                AND m.change->1->name IS DISTINCT FROM w.change->1->name AND NOT (name = 'number' AND w.change->0 = '"entry"')
                AND NOT (name = 'sheet' AND w.change->0 = '"sheet_in_force"')) END
          ELSE m.change->1->name IS DISTINCT FROM w.change->1->name OR m.change->2->name IS DISTINCT FROM w.change->2->name END))
$$;

-- True if `made` does what `wanted` says, except that names with several tokens may have another token.
CREATE FUNCTION hall.does_said(made jsonb, wanted jsonb) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN hall.does(made, wanted) OR hall.does(hall.said(made::text)::jsonb, hall.said(wanted::text)::jsonb);
END $$;

-- Returns the changes of the rows of one action in their order; reversed if `is_undone`.
CREATE FUNCTION hall.act_changes(first bigint, is_undone boolean) RETURNS jsonb LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH change AS (SELECT e.change, row_number() OVER (ORDER BY j.number, e.place) AS place
      FROM contest.journal j, jsonb_array_elements(convert_from(j.changes, 'UTF8')::jsonb) WITH ORDINALITY AS e(change, place)
      WHERE j.branch = '' AND j.act = first AND j.changes IS NOT NULL)
  SELECT coalesce(CASE WHEN is_undone
    THEN jsonb_agg(jsonb_build_array(change->0, change->2, change->1) ORDER BY place DESC)
    ELSE jsonb_agg(change ORDER BY place) END, '[]') FROM change
$$;

-- Refuses a changed row whose content no station could read again: figures in another form, and a second entry
-- that is no scoresheet.
CREATE FUNCTION hall.check_row(change json) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF json_typeof(change->2) IS DISTINCT FROM 'object' THEN
    RETURN;
  END IF;
  IF change->>0 IN ('game', 'rematch') AND EXISTS (SELECT FROM contest.event e,
      unnest(ARRAY[change->2->>'blue_grand', change->2->>'red_grand']) AS grand(figure) WHERE e.id = (change->2->>'event')::bigint
      AND grand.figure IS NOT NULL AND hall.figure(grand.figure, hall.is_decimal(e.chip_set)) IS NULL) THEN
    PERFORM hall.refuse_content((change->>0) || ' ' || (change->2->>'id') || ': a grand total is not in the form of this event');
  ELSIF change->>0 = 'review' AND change->2->>'keyed' IS NOT NULL THEN
    PERFORM hall.check_sheet(change->2->>'keyed');
  END IF;
END $$;

-- Checks that the changes of this transaction are those that the journal row tells.
CREATE FUNCTION hall.check_trail(told contest.journal) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  tables CONSTANT text[] := (SELECT c.tables FROM hall.covers c WHERE c.action = told.action);
  changes CONSTANT text := (SELECT '[' || string_agg(t.change, ',' ORDER BY t.number) || ']' FROM hall.trail t
    WHERE t.of = pg_current_xact_id());
BEGIN
  PERFORM hall.check_row(change) FROM json_array_elements(changes::json) AS t(change);
  IF told.action IN ('undo', 'redo') THEN
    IF told.subject <> 'journal ' || coalesce(told.target, 0) OR changes IS NULL OR EXISTS (SELECT FROM contest.journal j
        WHERE j.branch = '' AND j.act = told.target AND hall.is_known('never undone', j.action))
        OR NOT hall.does_said(changes::jsonb, hall.act_changes(told.target, told.action = 'undo')) THEN
      PERFORM hall.deny(told.action || ': the changed rows are not those of the action ' || coalesce(told.target, 0));
    END IF;
    RETURN;
  END IF;
  IF tables IS NULL THEN
    PERFORM hall.deny(told.action || ' has a function of its own');
  ELSIF (changes IS NULL) <> (tables = '{}') THEN
    PERFORM hall.deny(told.action || ': ' || CASE WHEN changes IS NULL THEN 'no row is changed' ELSE 'rows are changed' END);
  ELSIF told.target IS NOT NULL OR told.subject !~
      '^(contest|event [0-9]+( round [0-9]+| entries| lot [0-9]+)?|(player|entry|game|rematch|sheet) [0-9]+( ruling)?)$' THEN
    PERFORM hall.refuse_content('subject: this is not the form of a subject');
  ELSIF EXISTS (SELECT FROM json_array_elements(changes::json) AS t(change)
      WHERE NOT ((change->>0) = ANY (tables) AND hall.is_about(told.subject, change))) THEN
    PERFORM hall.deny(told.action || ' of ' || told.subject || ' is told, other rows are changed');
  ELSIF told.action = 'reopenResult' AND EXISTS (SELECT FROM json_array_elements(changes::json) AS t(change)
      WHERE change->2->>'result' IS NOT NULL) THEN
    PERFORM hall.deny('reopenResult: the game keeps a result');
  ELSIF told.action = 'renameContest' AND EXISTS (SELECT FROM json_array_elements(changes::json) AS t(change)
      WHERE change->1->>'standing' IS DISTINCT FROM change->2->>'standing') THEN
    PERFORM hall.deny('renameContest: the contest stays official or for practice');
  END IF;
END $$;

-- Writes the journal row of changes that an arbiter or an owner made in the tables. An act with a function of its
-- own, such as hall.set_result, writes its row itself.
CREATE FUNCTION hall.tell(at text, "by" text, asked_by text, action text, subject text, before text, after text,
  reason text, target bigint, care text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, action, at, "by", asked_by, reason, care);
BEGIN
  told.subject := subject;
  told.before := before;
  told.after := after;
  told.target := target;
  IF me.login <> '' THEN
    IF before IS NOT NULL THEN
      PERFORM hall.as_json('before', before, 4194304);
    END IF;
    PERFORM hall.as_json('after', after, 4194304), hall.check_text('subject', subject, 100), hall.check_trail(told);
    PERFORM hall.check_heads(told);
  END IF;
  RETURN hall.write(told);
END $$;

-- Lists a changed row. The name of a player is written as its tokens, so that it can be removed later
-- (private_texts.sql).
CREATE FUNCTION hall.keep_trail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'player' THEN
    IF TG_OP <> 'INSERT' THEN
      OLD.last := hall.name_token(OLD.id, 'last', OLD.last);
      OLD.first := hall.name_token(OLD.id, 'first', OLD.first);
      OLD.middle := hall.name_token(OLD.id, 'middle', OLD.middle);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      NEW.last := hall.name_token(NEW.id, 'last', NEW.last);
      NEW.first := hall.name_token(NEW.id, 'first', NEW.first);
      NEW.middle := hall.name_token(NEW.id, 'middle', NEW.middle);
    END IF;
  END IF;
  INSERT INTO hall.trail (change) VALUES ('["' || TG_TABLE_NAME || '",' || coalesce(row_to_json(OLD)::text, 'null') || ','
    || coalesce(row_to_json(NEW)::text, 'null') || ']');
  RETURN NULL;
END $$;

CREATE FUNCTION hall.check_told() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT hall.is_creator() AND EXISTS (SELECT FROM hall.trail WHERE number = NEW.number) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a change without its row of the journal';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER told AFTER INSERT ON hall.trail DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION hall.check_told();
