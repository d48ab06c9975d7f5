-- The acts on the results of games and on violations. Every act is one function: it checks board, state and
-- content, makes the changes, and writes the journal row with the values before and after. No login has rights
-- on the tables for these acts. Every act begins with the same five parameters: the time (only the creator of
-- the shared contest may set it), the author, the person who asked for the act, the reason and the answers to
-- questions.

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
