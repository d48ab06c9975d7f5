-- The acts that hand an event over to another file, take it back, and merge it. A merge copies rows of evidence
-- and of the journal, which can never be removed. So the server checks that the branch was split from this
-- contest and is not merged yet, that the journal rows continue its chain of digests, and that each row of
-- evidence has its journal row.

CREATE FUNCTION hall.lend_event(at text, "by" text, asked_by text, reason text, care text, branch_key text, of_event bigint)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'lendEvent', at, "by", asked_by, reason, care);
BEGIN
  IF NOT EXISTS (SELECT FROM contest.event e WHERE e.id = of_event)
      OR EXISTS (SELECT FROM contest.branch b WHERE b.event = of_event AND b.part = 'lent') THEN
    PERFORM hall.refuse_content('branch: there is no such event here');
  ELSIF branch_key !~ '^[0-9a-f]{32}$' THEN
    PERFORM hall.refuse_content('branch: a key of 32 digits is needed');
  END IF;
  told.subject := 'event ' || of_event;
  told.after := '{"key":' || to_json(branch_key) || '}';
  told.number := hall.write(told);
  INSERT INTO contest.branch (key, event, part, since, digest, "by", at) SELECT branch_key, of_event, 'lent', j.number, j.digest,
    told."by", told.at FROM contest.journal j WHERE j.branch = '' AND j.number = told.number;
  RETURN told.number;
END $$;

-- Marks a lent branch as returned. Returns its event. Refuses a branch that was not split from this contest, or
-- is back already.
CREATE FUNCTION hall.returned(branch_key text) RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  of_event bigint;
BEGIN
  UPDATE contest.branch b SET part = 'returned' WHERE b.key = branch_key AND b.part = 'lent' RETURNING b.event INTO of_event;
  IF of_event IS NULL THEN
    PERFORM hall.deny('branch: it was not split from this contest, or it is merged already');
  END IF;
  RETURN of_event;
END $$;

CREATE FUNCTION hall.take_event_back(at text, "by" text, asked_by text, reason text, care text, branch_key text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'takeEventBack', at, "by", asked_by, reason, care);
BEGIN
  told.subject := 'event ' || hall.returned(branch_key);
  told.after := '{"key":' || to_json(branch_key) || '}';
  RETURN hall.write(told);
END $$;

-- Copies a row of evidence, of the journal or of the papers from the other file of a branch. Refused unless the
-- end of the merge follows in the same transaction.
CREATE FUNCTION hall.copy_row(branch_key text, to_table text, given text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  copied CONSTANT json := hall.as_json('row', given, 16777216);
  source contest.branch;
  told contest.journal;
  last contest.journal;
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  SELECT * INTO source FROM contest.branch b WHERE b.key = branch_key AND b.part = 'lent';
  IF source.key IS NULL OR NOT EXISTS (SELECT FROM hall.may m WHERE m.role = hall.role() AND m.action = 'mergeEvent') THEN
    PERFORM hall.deny('branch: it was not split from this contest, or it is merged already');
  ELSIF to_table NOT IN ('sheet', 'finding', 'acceptance', 'sign_off', 'violation', 'live_game', 'live_step', 'live_clock', 'paper',
      'journal') THEN
    PERFORM hall.deny('branch: no rows of this table are copied');
  END IF;
  -- The other file numbers its new rows above a billion (BranchEdit::borrow).
  IF to_table IN ('sheet', 'finding', 'acceptance', 'violation', 'live_game', 'live_step', 'paper')
      AND (coalesce(copied->>'id', copied->>'sheet', copied->>'number')::bigint > 1000000000) IS NOT TRUE THEN
    PERFORM hall.deny('branch: the number of a row is not one of the other file');
  END IF;
  CASE to_table
    WHEN 'sheet' THEN PERFORM hall.check_sheet(copied->>'content');
    WHEN 'finding' THEN PERFORM hall.check_findings(copied->>'findings');
    WHEN 'acceptance' THEN PERFORM hall.check_corrections(copied->>'corrections');
    WHEN 'live_step' THEN PERFORM hall.check_step(copied->>'step'), hall.check_clock(copied->>'clock');
    WHEN 'live_clock' THEN PERFORM hall.check_clock(copied->>'clock');
    WHEN 'paper' THEN PERFORM hall.check_paper(copied->>'subject');
    WHEN 'journal' THEN
      told := json_populate_record(NULL::contest.journal, copied);
      SELECT * INTO last FROM contest.journal j WHERE j.branch = branch_key ORDER BY j.number DESC LIMIT 1;
      IF told.number IS DISTINCT FROM coalesce(last.number, source.since) + 1
          OR told.digest IS DISTINCT FROM hall.row_digest(coalesce(last.digest, source.digest), told) THEN
        PERFORM hall.deny('branch: journal row ' || coalesce(told.number, 0) || ' does not continue the journal');
      END IF;
      PERFORM hall.check_care(told.care), hall.check_text('name', told."by", 200);
    ELSE NULL;
  END CASE;
  EXECUTE format('INSERT INTO contest.%I SELECT * FROM json_populate_record(NULL::contest.%I, $1)', to_table, to_table)
    USING (copied::jsonb || CASE WHEN to_table IN ('paper', 'journal') THEN jsonb_build_object('branch', branch_key) ELSE '{}' END)::json;
  INSERT INTO hall.trail (branch) VALUES (branch_key);
END $$;

-- Ends a merge: checks that the changed rows are those of the journal rows of the branch, and that each copied
-- row of evidence has one of these journal rows with its author, its time and its digest.
CREATE FUNCTION hall.merge_event(at text, "by" text, asked_by text, reason text, care text, branch_key text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'mergeEvent', at, "by", asked_by, reason, care);
  of_event CONSTANT bigint := hall.returned(branch_key);
  made CONSTANT jsonb := coalesce((SELECT jsonb_agg(t.change::jsonb ORDER BY t.number) FROM hall.trail t
    WHERE t.of = pg_current_xact_id() AND t.change IS NOT NULL), '[]');
  wanted jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(e.change ORDER BY j.number, e.place), '[]') INTO wanted
    FROM contest.journal j, jsonb_array_elements(convert_from(j.changes, 'UTF8')::jsonb) WITH ORDINALITY AS e(change, place)
    WHERE j.branch = branch_key AND j.changes IS NOT NULL AND j.action NOT IN ('migrate', 'rescue');
  IF EXISTS (SELECT FROM hall.trail t WHERE t.of = pg_current_xact_id() AND t.branch <> branch_key)
      OR NOT hall.does_said(made, wanted) THEN
    PERFORM hall.deny('branch: other rows are changed than the journal of the branch tells');
  END IF;
  IF EXISTS (SELECT FROM contest.sheet s JOIN contest.finding f ON f.sheet = s.id LEFT JOIN contest.journal j
        ON j.subject = 'sheet ' || s.id AND j.action = 'storeSheet'
      WHERE s.id > 1000000000 AND (j.number IS NULL OR j."by" <> s."by" OR j.at <> s.at
        OR j.after::json->>'digest' <> encode(sha256(convert_to(s.content, 'UTF8')), 'hex')
        OR j.after::json->>'findings' <> encode(sha256(convert_to(f.findings, 'UTF8')), 'hex')))
    OR EXISTS (SELECT FROM contest.sheet s WHERE s.id > 1000000000 AND NOT EXISTS (SELECT FROM contest.finding f WHERE f.sheet = s.id))
    OR EXISTS (SELECT FROM contest.acceptance a WHERE a.id > 1000000000 AND NOT EXISTS (SELECT FROM contest.journal j
      WHERE j.subject = 'acceptance ' || a.id AND j.action = 'acceptSheet' AND j."by" = a."by" AND j.at = a.at))
    OR EXISTS (SELECT FROM contest.sign_off o WHERE NOT EXISTS (SELECT FROM contest.journal j
      WHERE j.subject = 'sheet ' || o.sheet || ' sign-off' AND j.action = 'signOff' AND j."by" = o."by" AND j.at = o.at))
    OR EXISTS (SELECT FROM contest.violation v WHERE v.id > 1000000000 AND NOT EXISTS (SELECT FROM contest.journal j
      WHERE j.subject = 'violation ' || v.id AND j.action = 'addViolation' AND j."by" = v."by" AND j.at = v.at))
    OR EXISTS (SELECT FROM contest.paper p WHERE p.branch = branch_key AND NOT EXISTS (SELECT FROM contest.journal j
      WHERE j.subject = 'paper ' || p.number AND j.action = 'issuePaper' AND j."by" = p."by" AND j.at = p.at))
    OR EXISTS (SELECT FROM contest.live_game g WHERE g.id > 1000000000 AND NOT EXISTS (SELECT FROM contest.journal j
      WHERE j.action = 'beginLive' AND j."by" = g."by" AND j.at = g.at AND j.after::json->>'live' = g.id::text
        AND j.after::json->>'chain' = '0:' || hall.live_digest(g)))
    OR EXISTS (SELECT FROM contest.journal j WHERE j.branch = branch_key AND NOT hall.are_heads(j.after)) THEN
    PERFORM hall.deny('branch: a row of evidence has no row in the journal of the branch');
  ELSIF NOT hall.are_removals_told() THEN
    PERFORM hall.deny('branch: a text is removed, and the journal does not tell it');
  END IF;
  told.subject := 'event ' || of_event;
  told.after := '{"key":' || to_json(branch_key) || '}';
  RETURN hall.write(told);
END $$;
