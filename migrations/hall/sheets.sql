-- The acts on scoresheets: a new version, its acceptance, its reviews and its sign-off. Each act is one function
-- with the five first parameters that results.sql describes.

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
