-- The rights of each role in a shared contest, as grants of the server, so that they hold for any program that
-- connects. This script runs after the contest is loaded, if the login may create server roles. Without them,
-- only the owner can use the shared contest.

DO $$
DECLARE
  role text;
BEGIN
  -- Creates the roles only if they are missing. All shared contests on the server use the same roles.
  FOREACH role IN ARRAY ARRAY['display', 'clerk', 'reviewer', 'arbiter', 'owner'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'damath_' || role) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', 'damath_' || role);
    END IF;
  END LOOP;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner',
    current_database());
END $$;

-- Views that clerks read in place of the tables, displays only those of rulings and live games. They leave
-- out reasons. The view of the journal also leaves out answers, the person who asked for a change, and the
-- values before and after.
CREATE SCHEMA seen;
CREATE VIEW seen.journal AS SELECT branch, number, at, "by", ''::text AS asked_by, action, subject, NULL::text AS before,
  '{}'::text AS after, ''::text AS reason, act, target, NULL::text AS care, NULL::bytea AS changes, digest FROM contest.journal;
CREATE VIEW seen.ruling AS SELECT sheet, line, side, cell, value, "by", ''::text AS reason, at FROM contest.ruling;
CREATE VIEW seen.live_step AS SELECT id, live, number, step, clock, "by", ''::text AS reason, at, digest FROM contest.live_step;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA hall FROM PUBLIC;
GRANT USAGE ON SCHEMA contest, hall TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT USAGE ON SCHEMA seen TO damath_display, damath_clerk;
GRANT SELECT ON hall.head, hall.may TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT SELECT ON hall.person TO damath_owner;
GRANT EXECUTE ON FUNCTION hall.me() TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT EXECUTE ON FUNCTION hall.take_turn(), hall.end_turn(), hall.flush(), hall.keep_text(text, text, bigint, text, text),
  hall.set_result(text, text, text, text, text, bigint, text, text, text, text),
  hall.store_sheet(text, text, text, text, text, text, bigint, text, text),
  hall.add_violation(text, text, text, text, text, bigint, bigint, bigint, text, text)
  TO damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT EXECUTE ON FUNCTION hall.accept_sheet(text, text, text, text, text, bigint, text),
  hall.review_sheet(text, text, text, text, text, bigint, text, text, bigint)
  TO damath_reviewer, damath_arbiter, damath_owner;
GRANT EXECUTE ON FUNCTION hall.sign_off(text, text, text, text, text, bigint),
  hall.issue_paper(text, text, text, text, text, text, text, text, text, bigint),
  hall.begin_live(text, text, text, text, text, bigint, text, bigint, bigint, bigint, text),
  hall.add_live_step(text, text, text, text, text, bigint, bigint, text, text, text),
  hall.keep_clock(text, bigint, bigint, text), hall.lend_event(text, text, text, text, text, text, bigint),
  hall.take_event_back(text, text, text, text, text, text), hall.copy_row(text, text, text),
  hall.merge_event(text, text, text, text, text, text), hall.next_number(text),
  hall.forget_player(text, text, text, text, text, bigint, text), hall.forget_names(),
  hall.copy_text(text, text, text, bigint, text, text),
  hall.tell(text, text, text, text, text, text, text, text, bigint, text)
  TO damath_arbiter, damath_owner;

-- A display reads the public facts that hang on the wall. It also reads scoresheets, to show which results
-- are not settled yet.
GRANT SELECT ON contest.migration, contest.contest, contest.school, contest.player, contest.event, contest.entry,
  contest.absence, contest.check_in, contest.round, contest.game, contest.bye, contest.rematch, contest.lot, contest.notice,
  contest.branch, contest.live_game, contest.live_clock, contest.sheet,
  contest.finding, contest.sheet_in_force, contest.sign_off, contest.review, seen.ruling, seen.live_step, contest.private_text TO damath_display;

-- Clerks and reviewers change nothing in the tables: each of their acts is a function of the server.
GRANT SELECT ON ALL TABLES IN SCHEMA contest TO damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
REVOKE ALL ON contest.journal, contest.ruling, contest.live_step FROM damath_clerk;
GRANT SELECT ON ALL TABLES IN SCHEMA seen TO damath_clerk;

-- Arbiters and owners change the tables of the present state, whose changes can be undone. Rows that can never
-- be removed come only from the functions: the journal, evidence, papers, branches and live games.
GRANT INSERT, UPDATE, DELETE ON contest.contest, contest.school, contest.player, contest.event, contest.entry, contest.absence,
  contest.check_in, contest.round, contest.game, contest.bye, contest.rematch, contest.lot, contest.notice,
  contest.sheet_in_force, contest.review, contest.ruling TO damath_arbiter, damath_owner;

-- A display cannot see an unpublished round.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['game', 'round', 'bye'] LOOP
    EXECUTE format('ALTER TABLE contest.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY arbiter ON contest.%I TO damath_arbiter, damath_owner USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY reading ON contest.%I FOR SELECT TO damath_clerk, damath_reviewer USING (true)', name);
  END LOOP;
END $$;
-- Displays and clerks read names and the notice, but no reasons.
ALTER TABLE contest.private_text ENABLE ROW LEVEL SECURITY;
CREATE POLICY reading ON contest.private_text FOR SELECT TO damath_reviewer, damath_arbiter, damath_owner USING (true);
CREATE POLICY wall ON contest.private_text FOR SELECT TO damath_display, damath_clerk USING (kind <> 'reason');
CREATE POLICY wall ON contest.round FOR SELECT TO damath_display USING (publication = 'published');
CREATE POLICY wall ON contest.game FOR SELECT TO damath_display USING (EXISTS (SELECT FROM contest.round r
  WHERE r.event = game.event AND r.number = game.round));
CREATE POLICY wall ON contest.bye FOR SELECT TO damath_display USING (EXISTS (SELECT FROM contest.round r
  WHERE r.event = bye.event AND r.number = bye.round));

-- Takes from every login what PostgreSQL gives to all by itself and no station needs: functions that write
-- (large objects, messages in the write-ahead log, notifications, snapshots), that wait (sleep, advisory locks),
-- or that run a text as a query, and programs in DO. Only a superuser can take these rights away.
DO $$
DECLARE
  name regprocedure;
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    RETURN;
  END IF;
  FOR name IN SELECT p.oid FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'pg_catalog' AND p.prokind = 'f' AND has_function_privilege('public', p.oid, 'EXECUTE') AND (
        (p.provolatile = 'v' AND p.prorettype NOT IN ('trigger'::regtype, 'index_am_handler'::regtype, 'tsm_handler'::regtype,
          'table_am_handler'::regtype, 'language_handler'::regtype, 'fdw_handler'::regtype)
          AND p.proname NOT IN ('clock_timestamp', 'timeofday', 'random', 'setseed', 'set_config', 'gen_random_uuid',
            'pg_xact_status', 'pg_is_in_recovery', 'current_query', 'currval', 'nextval', 'lastval', 'setval'))
        OR p.proname IN ('pg_current_xact_id', 'txid_current', 'database_to_xml', 'database_to_xmlschema',
          'database_to_xml_and_xmlschema', 'schema_to_xml', 'schema_to_xmlschema', 'schema_to_xml_and_xmlschema', 'table_to_xml',
          'table_to_xmlschema', 'table_to_xml_and_xmlschema')) LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
  REVOKE USAGE ON LANGUAGE plpgsql FROM PUBLIC;
  REVOKE USAGE ON LANGUAGE sql FROM PUBLIC;
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  REVOKE SELECT, UPDATE, INSERT, DELETE ON pg_largeobject, pg_largeobject_metadata FROM PUBLIC;
END $$;
