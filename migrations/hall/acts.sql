-- The acts of clerks, reviewers and arbiters that one function does: it checks board, state and content, makes
-- the changes, and writes the journal row with the values before and after. No login has rights on the tables
-- for these acts. Every function begins with the same five parameters: the time (only the creator of the shared
-- contest may set it), the author, the person who asked for the act, the reason and the answers to questions.

-- Returns the next number of a table's rows. The row with the last used number is contest.sequence.
CREATE FUNCTION hall.next(of_table text) RETURNS bigint LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO contest.sequence AS s (name, last) VALUES (of_table, 1)
    ON CONFLICT (name) DO UPDATE SET last = s.last + 1 RETURNING last
$$;

-- Returns the next number of a table whose rows an arbiter inserts.
CREATE FUNCTION hall.next_number(of_table text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (of_table IN ('school', 'player', 'event', 'entry', 'game', 'rematch')) IS NOT TRUE THEN
    PERFORM hall.refuse_content('number: the server numbers the rows of this table itself');
  END IF;
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  RETURN hall.next(of_table);
END $$;

-- True if the game is published and on a board of the person.
CREATE FUNCTION hall.has_game(me hall.person, game_number bigint) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM contest.game g JOIN contest.round r ON r.event = g.event AND r.number = g.round
    WHERE g.id = game_number AND r.publication = 'published' AND (me.boards = '' OR EXISTS (
      SELECT FROM string_to_table(me.boards, ',') part WHERE g.board BETWEEN split_part(part, '-', 1)::bigint
        AND coalesce(nullif(split_part(part, '-', 2), ''), split_part(part, '-', 1))::bigint)))
$$;

-- True if the person entered the game's result, it is the latest one and at most five minutes old,
-- and no later entry depends on it. Such entries are a later round of the event, a rematch that decides the
-- game, an accepted scoresheet, and a scoresheet by another person. After 60 corrections it is the arbiter's
-- turn, so that nobody fills the journal.
CREATE FUNCTION hall.is_own_entry(me hall.person, played contest.game) RETURNS boolean LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last contest.journal;
BEGIN
  SELECT * INTO last FROM contest.journal WHERE subject = 'game ' || played.id AND branch = '' ORDER BY number DESC LIMIT 1;
  RETURN last.action IN ('setResult', 'correctResult') AND last."by" = me.name
    AND last.at::timestamptz > clock_timestamp() - interval '5 minutes'
    AND NOT EXISTS (SELECT FROM contest.round r WHERE r.event = played.event AND r.number > played.round)
    AND NOT EXISTS (SELECT FROM contest.rematch r WHERE r.decides = played.id)
    AND NOT EXISTS (SELECT FROM contest.sheet_in_force i JOIN contest.sheet s ON s.id = i.sheet
      WHERE i.owner = 'game' AND i.game = played.id AND (i.acceptance IS NOT NULL OR s."by" <> me.name))
    AND (SELECT count(*) FROM (SELECT FROM contest.journal j WHERE j.subject = last.subject AND j.branch = '' LIMIT 61) j) < 61;
END $$;

-- Refuses an act in an event that is on another computer.
CREATE FUNCTION hall.check_here(me hall.person, of_event bigint) RETURNS void LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF me.login <> '' AND EXISTS (SELECT FROM contest.branch b WHERE (b.part = 'lent' AND b.event = of_event) OR (b.part = 'borrowed' AND b.event <> of_event)) THEN
    PERFORM hall.deny('event ' || of_event || ' is on another computer');
  END IF;
END $$;

-- Returns the event of a game or a rematch.
CREATE FUNCTION hall.event_of(of_owner text, number bigint) RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE of_owner WHEN 'game' THEN (SELECT g.event FROM contest.game g WHERE g.id = number)
    ELSE (SELECT r.event FROM contest.rematch r WHERE r.id = number) END
$$;

-- Refuses an act on a scoresheet of an event that is on another computer.
CREATE FUNCTION hall.check_sheet_here(me hall.person, sheet_number bigint) RETURNS void LANGUAGE sql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT hall.check_here(me, hall.event_of(s.owner, s.game)) FROM contest.sheet s WHERE s.id = sheet_number
$$;

CREATE FUNCTION hall.result_text(ending text, blue_grand text, red_grand text, result text) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT '{"ending":' || hall.spelled(ending) || ',"blueGrand":' || hall.spelled(blue_grand) || ',"redGrand":'
    || hall.spelled(red_grand) || ',"result":' || hall.spelled(result) || '}'
$$;

-- Refuses a result that is not in the exact form. For clerks and reviewers, the result must follow from ending
-- and grand totals by the event's ruleset, unless an arbiter ruled on the result of the scoresheet in force.
CREATE FUNCTION hall.check_result(me hall.person, played contest.game, ending text, blue_grand text, red_grand text, result text)
  RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  of_event contest.event;
  is_decimal boolean;
  blue numeric;
  red numeric;
BEGIN
  SELECT * INTO of_event FROM contest.event e WHERE e.id = played.event;
  IF ending IS NULL OR result IS NULL THEN
    PERFORM hall.refuse_content('result: ending and result are needed');
  ELSIF (blue_grand IS NULL) <> (red_grand IS NULL) THEN
    PERFORM hall.refuse_content('result: both grand totals are needed, or none');
  END IF;
  IF blue_grand IS NOT NULL THEN
    is_decimal := hall.is_decimal(of_event.chip_set);
    blue := hall.figure(blue_grand, is_decimal);
    red := hall.figure(red_grand, is_decimal);
    IF blue IS NULL OR red IS NULL THEN
      PERFORM hall.refuse_content('result: a grand total is not in the form of this event');
    ELSIF blue_grand = red_grand THEN
      red := blue;
    END IF;
  END IF;
  IF me.role IN ('clerk', 'reviewer')
      AND result IS DISTINCT FROM hall.result_of(of_event.ruleset::json->'options', ending, blue, red)
      AND NOT (me.role = 'reviewer' AND EXISTS (SELECT FROM contest.sheet_in_force i JOIN contest.ruling r ON r.sheet = i.sheet
        WHERE i.owner = 'game' AND i.game = played.id AND r.cell = 'result')) THEN
    PERFORM hall.refuse_content('result: it does not follow from ending and grand totals');
  END IF;
END $$;

CREATE FUNCTION hall.set_result(at text, "by" text, asked_by text, reason text, care text, game_number bigint, new_ending text,
  blue_figure text, red_figure text, new_result text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  is_limited CONSTANT boolean := me.role IN ('clerk', 'reviewer');
  played contest.game;
  told contest.journal;
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  SELECT * INTO played FROM contest.game g WHERE g.id = game_number;
  told := hall.begun(me, CASE WHEN played.result IS NULL THEN 'setResult' ELSE 'correctResult' END, at, "by", asked_by, reason, care);
  IF played.id IS NULL OR (is_limited AND NOT hall.has_game(me, game_number))
      OR (me.role = 'clerk' AND played.result IS NOT NULL AND NOT hall.is_own_entry(me, played))
      OR (is_limited AND played.result IS NOT NULL AND EXISTS (SELECT FROM contest.sheet_in_force i
        JOIN contest.sign_off o ON o.sheet = i.sheet WHERE i.owner = 'game' AND i.game = game_number)) THEN
    PERFORM hall.deny('game ' || coalesce(game_number, 0));
  END IF;
  IF me.login <> '' THEN
    PERFORM hall.check_here(me, played.event), hall.check_result(me, played, new_ending, blue_figure, red_figure, new_result);
    IF (played.ending, played.result) IS NOT DISTINCT FROM (new_ending, new_result)
        AND (played.blue_grand, played.red_grand) IS NOT DISTINCT FROM (blue_figure, red_figure) THEN
      PERFORM hall.refuse_content('result: the game has this result already');
    END IF;
  END IF;
  UPDATE contest.game g SET ending = new_ending, blue_grand = blue_figure, red_grand = red_figure, result = new_result
    WHERE g.id = game_number;
  told.subject := 'game ' || game_number;
  IF played.result IS NOT NULL THEN
    told.before := hall.result_text(played.ending, played.blue_grand, played.red_grand, played.result);
    IF me.role = 'clerk' AND trim(told.reason) = '' THEN
      told.reason := 'typing error';
    END IF;
  END IF;
  told.after := hall.result_text(new_ending, blue_figure, red_figure, new_result);
  RETURN hall.write(told);
END $$;

-- Stores a version of a scoresheet and puts it in force. A clerk replaces only the clerk's own version that is
-- not accepted. At most 50 versions of a game's scoresheet are stored, because they can never be removed.
CREATE FUNCTION hall.store_sheet(at text, "by" text, asked_by text, reason text, care text, of_owner text, game_number bigint,
  content text, findings text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'storeSheet', at, "by", asked_by, reason, care);
  habits text;
  version bigint;
  sheet bigint;
  errors bigint;
BEGIN
  IF me.login <> '' THEN
    IF (of_owner = 'game' AND NOT EXISTS (SELECT FROM contest.game g WHERE g.id = game_number))
        OR (of_owner = 'rematch' AND NOT EXISTS (SELECT FROM contest.rematch r WHERE r.id = game_number))
        OR of_owner NOT IN ('game', 'rematch') OR of_owner IS NULL OR game_number IS NULL
        OR (me.role = 'reviewer' AND of_owner = 'game' AND NOT EXISTS (SELECT FROM contest.game g JOIN contest.round r
          ON r.event = g.event AND r.number = g.round WHERE g.id = game_number AND r.publication = 'published'))
        OR (me.role = 'clerk' AND (of_owner <> 'game' OR NOT hall.has_game(me, game_number) OR EXISTS (SELECT FROM contest.sheet_in_force i
          JOIN contest.sheet s ON s.id = i.sheet WHERE i.owner = 'game' AND i.game = game_number
          AND (i.acceptance IS NOT NULL OR s."by" <> told."by")))) THEN
      PERFORM hall.deny('the scoresheet of ' || coalesce(left(of_owner, 10), '?') || ' ' || coalesce(game_number, 0));
    END IF;
    PERFORM hall.check_here(me, hall.event_of(of_owner, game_number)), hall.check_sheet(content);
  END IF;
  errors := hall.check_findings(findings);
  version := 1 + coalesce((SELECT max(s.version) FROM contest.sheet s WHERE s.owner = of_owner AND s.game = game_number), 0);
  IF version > 50 AND me.role IN ('clerk', 'reviewer') THEN
    PERFORM hall.refuse_content('scoresheet: 50 versions of it are stored already');
  END IF;
  sheet := hall.next('sheet');
  INSERT INTO contest.sheet (id, owner, game, version, at, "by", content)
    VALUES (sheet, of_owner, game_number, version, told.at, told."by", store_sheet.content);
  INSERT INTO contest.finding (sheet, errors, findings) VALUES (sheet, errors, store_sheet.findings);
  INSERT INTO contest.sheet_in_force AS i (owner, game, sheet, acceptance) VALUES (of_owner, game_number, sheet, NULL)
    ON CONFLICT (owner, game) DO UPDATE SET sheet = excluded.sheet, acceptance = NULL;
  told.subject := 'sheet ' || sheet;
  SELECT tag->>1 INTO habits FROM json_array_elements(content::json->'tags') WITH ORDINALITY AS t(tag, place)
    WHERE tag->>0 = 'Habits' ORDER BY place LIMIT 1;
  told.after := '{"owner":' || to_json(of_owner || ' ' || game_number) || ',"game":' || game_number || ',"version":' || version
    || ',"digest":"' || encode(sha256(convert_to(content, 'UTF8')), 'hex') || '","findings":"'
    || encode(sha256(convert_to(findings, 'UTF8')), 'hex') || '"'
    || CASE WHEN habits <> '' THEN ',"habits":' || to_json(habits) ELSE '' END || hall.live_heads(sheet) || '}';
  RETURN hall.write(told);
END $$;

-- Accepts the scoresheet in force, which must be open and must have a result of its game. Reviewers sign their
-- own corrections; corrections of a ruling keep its author, reason and time.
CREATE FUNCTION hall.accept_sheet(at text, "by" text, asked_by text, reason text, care text, sheet_number bigint, corrections text)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'acceptSheet', at, "by", asked_by, reason, care);
  number bigint;
  rows bigint;
BEGIN
  PERFORM hall.check_corrections(corrections), hall.check_sheet_here(me, sheet_number);
  IF me.login <> '' AND NOT EXISTS (SELECT FROM contest.sheet_in_force i
      LEFT JOIN contest.game g ON i.owner = 'game' AND g.id = i.game LEFT JOIN contest.rematch r ON i.owner = 'rematch' AND r.id = i.game
      WHERE i.sheet = sheet_number AND coalesce(g.result, r.result) IS NOT NULL) THEN
    PERFORM hall.deny('scoresheet ' || coalesce(sheet_number, 0) || ': it is not in force, or its game has no result');
  ELSIF me.role = 'reviewer' AND EXISTS (SELECT FROM json_array_elements(corrections::json) c
      WHERE NOT (c->>'by' = told."by" AND c->>'at' = told.at) AND NOT EXISTS (SELECT FROM contest.ruling r WHERE r.sheet = sheet_number
        AND r."by" = c->>'by' AND r.at = c->>'at' AND hall.said(r.reason) = hall.said(c->>'reason'))) THEN
    PERFORM hall.deny('corrections: one has another author');
  END IF;
  number := hall.next('acceptance');
  INSERT INTO contest.acceptance (id, sheet, "by", at, corrections)
    VALUES (number, sheet_number, told."by", told.at, accept_sheet.corrections);
  UPDATE contest.sheet_in_force i SET acceptance = number WHERE i.sheet = sheet_number AND i.acceptance IS NULL;
  GET DIAGNOSTICS rows = ROW_COUNT;
  IF rows <> 1 THEN
    PERFORM hall.refuse_content('not in force, or accepted');
  END IF;
  told.subject := 'acceptance ' || number;
  told.after := '{"sheet":' || sheet_number || ',"corrections":' || corrections || hall.live_heads(sheet_number) || '}';
  RETURN hall.write(told);
END $$;

-- Records a review of a scoresheet in force. A reviewer signs with the own name. The second entry of another
-- reviewer may go along to a new version of the scoresheet.
CREATE FUNCTION hall.review_sheet(at text, "by" text, asked_by text, reason text, care text, sheet_number bigint,
  who text, second_entry text, count bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'reviewSheet', at, "by", asked_by, reason, care);
BEGIN
  PERFORM hall.check_sheet_here(me, sheet_number);
  IF me.login <> '' THEN
    PERFORM hall.check_text('reviewer', who, 200);
    IF NOT EXISTS (SELECT FROM contest.sheet_in_force i WHERE i.sheet = sheet_number) THEN
      PERFORM hall.deny('scoresheet ' || coalesce(sheet_number, 0) || ' is not in force');
    ELSIF who <> told."by" AND NOT EXISTS (SELECT FROM contest.review r JOIN contest.sheet old ON old.id = r.sheet
        JOIN contest.sheet new ON new.owner = old.owner AND new.game = old.game
        WHERE new.id = sheet_number AND r.reviewer = who AND hall.said(r.keyed) = hall.said(second_entry)) THEN
      PERFORM hall.deny('review: it has another author');
    ELSIF count IS NULL OR count NOT BETWEEN 0 AND 20000 OR (second_entry IS NULL AND count <> 0) THEN
      PERFORM hall.refuse_content('review: the number of differences is impossible');
    ELSIF second_entry IS NOT NULL THEN
      PERFORM hall.check_sheet(second_entry);
    END IF;
  END IF;
  INSERT INTO contest.review (id, sheet, reviewer, at, keyed, differences)
    VALUES (hall.next('review'), sheet_number, who, told.at, second_entry, count);
  told.subject := 'sheet ' || sheet_number || ' review';
  told.after := '{"reviewer":' || to_json(who) || ',"manner":' || CASE WHEN second_entry IS NULL THEN '"read"' ELSE '"keyed"' END
    || ',"differences":' || count || '}';
  RETURN hall.write(told);
END $$;

-- Records a violation of a player of the event. A clerk names a game of an own board in which the player plays,
-- or no game. At most 100 violations of a player are stored.
CREATE FUNCTION hall.add_violation(at text, "by" text, asked_by text, reason text, care text, of_event bigint, of_entry bigint,
  of_game bigint, of_kind text, remark text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'addViolation', at, "by", asked_by, reason, care);
  violation bigint;
BEGIN
  PERFORM hall.check_here(me, of_event);
  IF me.login <> '' THEN
    PERFORM hall.check_text('remark', remark, 2000);
    IF NOT EXISTS (SELECT FROM contest.entry e WHERE e.event = of_event AND e.id = of_entry)
        OR (of_game IS NOT NULL AND NOT EXISTS (SELECT FROM contest.game g WHERE g.id = of_game AND g.event = of_event
          AND (me.role NOT IN ('clerk', 'reviewer') OR of_entry IN (g.blue, g.red))))
        OR (of_game IS NOT NULL AND me.role IN ('clerk', 'reviewer') AND NOT hall.has_game(me, of_game)) THEN
      PERFORM hall.deny('violation: this player or game is not on your boards');
    ELSIF (SELECT count(*) FROM contest.violation v WHERE v.event = of_event AND v.entry = of_entry) >= 100 THEN
      PERFORM hall.refuse_content('violation: 100 violations of this player are stored already');
    END IF;
  END IF;
  violation := hall.next('violation');
  INSERT INTO contest.violation (id, event, entry, game, kind, remark, "by", at)
    VALUES (violation, of_event, of_entry, of_game, of_kind, add_violation.remark, told."by", told.at);
  told.subject := 'violation ' || violation;
  told.after := '{"event":' || of_event || ',"entry":' || of_entry || ',"game":' || coalesce(of_game::text, 'null') || ',"kind":'
    || to_json(of_kind) || ',"remark":' || to_json(remark) || '}';
  RETURN hall.write(told);
END $$;

CREATE FUNCTION hall.sign_off(at text, "by" text, asked_by text, reason text, care text, sheet_number bigint) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'signOff', at, "by", asked_by, reason, care);
BEGIN
  PERFORM hall.check_sheet_here(me, sheet_number);
  IF me.login <> '' AND NOT EXISTS (SELECT FROM contest.sheet_in_force i WHERE i.sheet = sheet_number) THEN
    PERFORM hall.deny('scoresheet ' || coalesce(sheet_number, 0) || ' is not in force');
  END IF;
  INSERT INTO contest.sign_off (sheet, "by", at) VALUES (sheet_number, told."by", told.at);
  told.subject := 'sheet ' || sheet_number || ' sign-off';
  told.after := '{"by":' || to_json(told."by") || hall.live_heads(sheet_number) || '}';
  RETURN hall.write(told);
END $$;

CREATE FUNCTION hall.issue_paper(at text, "by" text, asked_by text, reason text, care text, of_form text, of_subject text,
  digest text, program text, newest bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'issuePaper', at, "by", asked_by, reason, care);
  paper bigint;
BEGIN
  PERFORM hall.check_paper(of_subject);
  IF of_form !~ '^[a-zA-Z][a-zA-Z0-9-]{0,39}$' OR length(program) > 40 OR newest NOT BETWEEN 1 AND (SELECT max(j.number)
      FROM contest.journal j WHERE j.branch = '') THEN
    PERFORM hall.refuse_content('paper: form, program or journal row is impossible');
  END IF;
  paper := hall.next('paper');
  INSERT INTO contest.paper (number, form, subject, "by", at, digest, program, journal)
    VALUES (paper, of_form, of_subject, told."by", told.at, issue_paper.digest, issue_paper.program, newest);
  told.subject := 'paper ' || paper;
  told.after := '{"form":' || to_json(of_form) || ',"of":' || of_subject || ',"digest":' || to_json(digest) || ',"program":'
    || to_json(program) || ',"journal":' || newest || '}';
  RETURN hall.write(told);
END $$;
