-- The rights of each role in a shared contest, as grants and row policies of the server, so that they hold
-- for any program that connects. This script runs after the contest is loaded, if the login may create server
-- roles. Without them, only the owner can use the shared contest.

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

-- Lets no evidence be added without a journal row, by a trigger on each table of evidence.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sheet', 'acceptance', 'sign_off', 'violation'] LOOP
    EXECUTE format('CREATE TRIGGER evidence AFTER INSERT ON contest.%I FOR EACH ROW EXECUTE FUNCTION hall.keep_evidence()', name);
  END LOOP;
END $$;

-- Views that clerks read in place of the tables, displays only those of rulings and live games. They leave
-- out reasons. The view of the journal also leaves out answers, the person who asked for a change, and the
-- values before and after.
CREATE SCHEMA seen;
CREATE VIEW seen.journal AS SELECT branch, number, at, "by", ''::text AS asked_by, action, subject, NULL::text AS before,
  '{}'::text AS after, ''::text AS reason, act, target, NULL::text AS care, NULL::bytea AS changes, digest FROM contest.journal;
CREATE VIEW seen.ruling AS SELECT sheet, line, side, cell, value, "by", ''::text AS reason, at FROM contest.ruling;
CREATE VIEW seen.live_step AS SELECT id, live, number, step, clock, "by", ''::text AS reason, at, digest FROM contest.live_step;

-- True if the logged-in person may work on this board.
CREATE FUNCTION hall.has_board(board bigint) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM hall.person p WHERE p.login = session_user AND (p.boards = '' OR EXISTS (
    SELECT FROM string_to_table(p.boards, ',') part
    WHERE board BETWEEN split_part(part, '-', 1)::bigint
      AND coalesce(nullif(split_part(part, '-', 2), ''), split_part(part, '-', 1))::bigint)))
$$;

CREATE FUNCTION hall.has_game(owner_kind text, game_number bigint) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT owner_kind = 'game' AND EXISTS (SELECT FROM contest.game g JOIN contest.round r
    ON r.event = g.event AND r.number = g.round WHERE g.id = game_number AND r.publication = 'published'
    AND hall.has_board(g.board))
$$;

-- True if the logged-in person wrote the scoresheet, and it belongs to a game on this person's boards.
CREATE FUNCTION hall.has_sheet(number bigint) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM contest.sheet s WHERE s.id = number AND s."by" = hall.own_name()
    AND hall.has_game(s.owner, s.game))
$$;

-- True if the logged-in person entered the game's result, it is the latest one and at most five minutes old,
-- and no later entry depends on it. Such entries are a later round of the event, a rematch that decides the
-- game, an accepted scoresheet, and a scoresheet by another person.
CREATE FUNCTION hall.is_own_entry(game_number bigint) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last contest.journal;
  played contest.game;
BEGIN
  SELECT * INTO last FROM contest.journal WHERE subject = 'game ' || game_number AND branch = '' ORDER BY number DESC LIMIT 1;
  SELECT * INTO played FROM contest.game WHERE id = game_number;
  RETURN last.action IN ('setResult', 'correctResult') AND last."by" = hall.own_name()
    AND last.at::timestamptz > clock_timestamp() - interval '5 minutes'
    AND NOT EXISTS (SELECT FROM contest.round r WHERE r.event = played.event AND r.number > played.round)
    AND NOT EXISTS (SELECT FROM contest.rematch r WHERE r.decides = game_number)
    AND NOT EXISTS (SELECT FROM contest.sheet_in_force i JOIN contest.sheet s ON s.id = i.sheet
      WHERE i.owner = 'game' AND i.game = game_number AND (i.acceptance IS NOT NULL OR s."by" <> hall.own_name()));
END $$;

-- Lets clerks and reviewers take only the next number of a table. Arbiters may skip numbers, because merging
-- an event needs it.
CREATE FUNCTION hall.count_on() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF hall.role() IN ('clerk', 'reviewer') AND NEW.last <> (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE OLD.last + 1 END) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'numbers are given one by one';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER one_by_one BEFORE INSERT OR UPDATE ON contest.sequence FOR EACH ROW EXECUTE FUNCTION hall.count_on();

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA hall FROM PUBLIC;
GRANT USAGE ON SCHEMA contest, hall TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT USAGE ON SCHEMA seen TO damath_display, damath_clerk;
GRANT SELECT ON hall.head, hall.may TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT SELECT ON hall.person TO damath_owner;
GRANT EXECUTE ON FUNCTION hall.me(), hall.role(), hall.own_name(), hall.moment(), hall.has_board(bigint),
  hall.has_game(text, bigint), hall.has_sheet(bigint), hall.is_own_entry(bigint)
  TO damath_display, damath_clerk, damath_reviewer, damath_arbiter, damath_owner;
GRANT EXECUTE ON FUNCTION hall.one(bigint, text), hall.take_turn(), hall.end_turn(),
  hall.tell(text, text, text, text, text, text, text, text, bigint, text)
  TO damath_clerk, damath_reviewer, damath_arbiter, damath_owner;

-- A display reads the public facts that hang on the wall. It also reads scoresheets, to show which results
-- are not settled yet.
GRANT SELECT ON contest.migration, contest.contest, contest.school, contest.player, contest.event, contest.entry,
  contest.absence, contest.check_in, contest.round, contest.game, contest.bye, contest.rematch, contest.lot, contest.notice,
  contest.branch, contest.live_game, contest.live_clock, contest.sheet,
  contest.finding, contest.sheet_in_force, contest.sign_off, contest.review, seen.ruling, seen.live_step TO damath_display;

-- A clerk enters results and scoresheets of the own boards, and violations.
GRANT SELECT ON ALL TABLES IN SCHEMA contest TO damath_clerk;
REVOKE ALL ON contest.journal, contest.ruling, contest.live_step FROM damath_clerk;
GRANT SELECT ON ALL TABLES IN SCHEMA seen TO damath_clerk;
GRANT UPDATE (ending, blue_grand, red_grand, result) ON contest.game TO damath_clerk, damath_reviewer;
GRANT INSERT ON contest.sheet, contest.finding, contest.violation TO damath_clerk, damath_reviewer;
GRANT INSERT, UPDATE (sheet, acceptance) ON contest.sheet_in_force TO damath_clerk, damath_reviewer;
GRANT INSERT, UPDATE (last) ON contest.sequence TO damath_clerk, damath_reviewer;

-- A reviewer reviews and accepts all scoresheets.
GRANT SELECT ON ALL TABLES IN SCHEMA contest TO damath_reviewer;
GRANT INSERT ON contest.review, contest.acceptance TO damath_reviewer;

-- An arbiter may change everything except rights. An arbiter may also insert journal rows of a merged branch,
-- because they have a digest chain of their own.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA contest TO damath_arbiter, damath_owner;
REVOKE UPDATE, DELETE ON contest.journal FROM damath_arbiter, damath_owner;
REVOKE INSERT, UPDATE, DELETE ON contest.migration FROM damath_arbiter, damath_owner;

DO $$
DECLARE
  name text;
BEGIN
  -- In these tables, a role may change some rows and not others. Each table gets the policy for arbiters
  -- here. The other policies follow below.
  FOREACH name IN ARRAY ARRAY['game', 'round', 'bye', 'sheet', 'finding', 'sheet_in_force', 'violation', 'acceptance',
      'review'] LOOP
    EXECUTE format('ALTER TABLE contest.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY arbiter ON contest.%I TO damath_arbiter, damath_owner USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY reading ON contest.%I FOR SELECT TO damath_clerk, damath_reviewer USING (true)', name);
  END LOOP;
END $$;
ALTER TABLE contest.journal ENABLE ROW LEVEL SECURITY;
CREATE POLICY reading ON contest.journal FOR SELECT TO damath_reviewer, damath_arbiter, damath_owner USING (true);
CREATE POLICY branches ON contest.journal FOR INSERT TO damath_arbiter, damath_owner WITH CHECK (branch <> '');

CREATE POLICY wall ON contest.sheet FOR SELECT TO damath_display USING (true);
CREATE POLICY wall ON contest.finding FOR SELECT TO damath_display USING (true);
CREATE POLICY wall ON contest.sheet_in_force FOR SELECT TO damath_display USING (true);
CREATE POLICY wall ON contest.review FOR SELECT TO damath_display USING (true);

-- A display cannot see an unpublished round. Nobody can enter results for it either (hall.has_game).
CREATE POLICY wall ON contest.round FOR SELECT TO damath_display USING (publication = 'published');
CREATE POLICY wall ON contest.game FOR SELECT TO damath_display USING (EXISTS (SELECT FROM contest.round r
  WHERE r.event = game.event AND r.number = game.round));
CREATE POLICY wall ON contest.bye FOR SELECT TO damath_display USING (EXISTS (SELECT FROM contest.round r
  WHERE r.event = bye.event AND r.number = bye.round));

CREATE POLICY entering ON contest.game FOR UPDATE TO damath_clerk
  USING (hall.has_game('game', id) AND (result IS NULL OR hall.is_own_entry(id))) WITH CHECK (result IS NOT NULL);
CREATE POLICY correcting ON contest.game FOR UPDATE TO damath_reviewer
  USING (hall.has_game('game', id)) WITH CHECK (result IS NOT NULL);

CREATE POLICY writing ON contest.sheet FOR INSERT TO damath_clerk
  WITH CHECK ("by" = hall.own_name() AND hall.has_game(owner, game));
CREATE POLICY reviewing ON contest.sheet FOR INSERT TO damath_reviewer WITH CHECK ("by" = hall.own_name());
CREATE POLICY writing ON contest.finding FOR INSERT TO damath_clerk, damath_reviewer
  WITH CHECK (EXISTS (SELECT FROM contest.sheet s WHERE s.id = finding.sheet AND s."by" = hall.own_name()));
CREATE POLICY writing ON contest.sheet_in_force FOR INSERT TO damath_clerk
  WITH CHECK (hall.has_sheet(sheet) AND acceptance IS NULL);
CREATE POLICY replacing ON contest.sheet_in_force FOR UPDATE TO damath_clerk
  USING (hall.has_sheet(sheet) AND acceptance IS NULL) WITH CHECK (hall.has_sheet(sheet) AND acceptance IS NULL);
CREATE POLICY reviewing ON contest.sheet_in_force FOR INSERT TO damath_reviewer WITH CHECK (acceptance IS NULL);
CREATE POLICY accepting ON contest.sheet_in_force FOR UPDATE TO damath_reviewer USING (acceptance IS NULL) WITH CHECK (true);
CREATE POLICY telling ON contest.violation FOR INSERT TO damath_clerk, damath_reviewer WITH CHECK ("by" = hall.own_name());
CREATE POLICY accepting ON contest.acceptance FOR INSERT TO damath_reviewer WITH CHECK ("by" = hall.own_name());
CREATE POLICY reviewing ON contest.review FOR INSERT TO damath_reviewer WITH CHECK (reviewer = hall.own_name());
