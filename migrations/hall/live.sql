-- The acts of live games. Their rows are evidence, so no login has rights on these tables. Each step
-- continues the chain of digests of its game, and journal rows hold the heads of these chains
-- (db/detail/live_chain.hpp).

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
CREATE FUNCTION hall.check_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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

-- Returns the head of a live game in the form of the journal: the number and the digest of the newest step;
-- without a step, 0 and the digest of the game. NULL if there is no such game.
CREATE FUNCTION hall.live_head(of_live bigint) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(
    (SELECT s.number || ':' || s.digest FROM contest.live_step s WHERE s.live = of_live ORDER BY s.number DESC LIMIT 1),
    (SELECT '0:' || hall.live_digest(g) FROM contest.live_game g WHERE g.id = of_live))
$$;

-- Returns the heads of all live games of the game or rematch to which the scoresheet belongs, as the last part
-- of the text of a journal row. Empty if there is no such live game.
CREATE FUNCTION hall.live_heads(of_sheet bigint) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(',"games":[' || string_agg('{"live":' || id || ',"chain":"' || hall.live_head(id) || '"}', ',' ORDER BY id)
    || ']', '')
  FROM (SELECT g.id FROM contest.sheet s JOIN contest.live_game g ON g.game = s.game
      WHERE s.id = of_sheet AND s.owner = 'game' AND g.owner = 'game'
    UNION ALL SELECT g.id FROM contest.sheet s JOIN contest.rematch r ON r.id = s.game
      JOIN contest.live_game g ON g.game IS NULL AND g.event = r.event
        AND ((g.blue = r.blue AND g.red = r.red) OR (g.blue = r.red AND g.red = r.blue))
      WHERE s.id = of_sheet AND s.owner = 'rematch') AS games
$$;

-- True if each head that the text of a journal row holds is that of a step or of the beginning of its game.
-- The check of the journal in the contest file (db/detail/journal/live_check.cpp) asks the same.
CREATE FUNCTION hall.are_heads(after text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT after NOT LIKE '%"chain"%' OR NOT EXISTS (SELECT FROM (SELECT after::json AS told) AS row_text,
      LATERAL (SELECT told AS head WHERE told->'chain' IS NOT NULL
        UNION ALL SELECT game FROM json_array_elements(CASE json_typeof(told->'games') WHEN 'array' THEN told->'games'
          ELSE '[]' END) AS game) AS heads
    WHERE head->>'live' ~ '^-?[0-9]+$' AND json_typeof(head->'live') = 'number'
      AND NOT EXISTS (SELECT FROM contest.live_step s
        WHERE s.live::text = head->>'live' AND s.number || ':' || s.digest = head->>'chain')
      AND NOT EXISTS (SELECT FROM contest.live_game g
        WHERE g.id::text = head->>'live' AND '0:' || hall.live_digest(g) = head->>'chain'))
$$;

-- Refuses a journal row of hall.tell with other heads of live games than the present ones.
CREATE FUNCTION hall.check_heads(told contest.journal) RETURNS void LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  ending CONSTANT text := CASE told.action
    WHEN 'rule' THEN hall.live_heads(substring(told.subject FROM '^sheet ([0-9]{1,18})')::bigint) || '}' ELSE '' END;
BEGIN
  IF NOT hall.are_heads(told.after) OR right(told.after, length(ending)) <> ending THEN
    PERFORM hall.deny(told.action || ': the heads of the live games are others');
  END IF;
END $$;

CREATE FUNCTION hall.begin_live(at text, "by" text, asked_by text, reason text, care text, of_event bigint, of_owner text,
  of_game bigint, of_blue bigint, of_red bigint, of_keeping text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'beginLive', at, "by", asked_by, reason, care);
  live bigint;
BEGIN
  PERFORM hall.check_here(me, of_event);
  IF me.login <> '' AND ((SELECT count(*) FROM contest.entry e WHERE e.event = of_event AND e.id IN (of_blue, of_red)) <> 2
      OR (of_game IS NOT NULL AND NOT EXISTS (SELECT FROM contest.game g WHERE g.id = of_game AND g.event = of_event))) THEN
    PERFORM hall.refuse_content('live game: the event has no such game or player');
  END IF;
  live := hall.next('live_game');
  INSERT INTO contest.live_game (id, event, owner, game, blue, red, keeping, "by", at)
    VALUES (live, of_event, of_owner, of_game, of_blue, of_red, of_keeping, told."by", told.at);
  told.subject := CASE of_owner WHEN 'game' THEN 'game ' || of_game ELSE 'event ' || of_event || ' live ' || live END;
  told.after := '{"live":' || live || ',"blue":' || of_blue || ',"red":' || of_red || ',"keeping":' || to_json(of_keeping)
    || ',"chain":"' || hall.live_head(live) || '"}';
  RETURN hall.write(told);
END $$;

-- Adds a step to a live game. `place` is the number of the step; another number means that the station does not
-- know the newest step. Writes a journal row only for the steps with which an official intervenes, and then
-- returns its number.
CREATE FUNCTION hall.add_live_step(at text, "by" text, asked_by text, reason text, care text, of_live bigint, place bigint,
  of_step text, of_clock text, remark text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kept CONSTANT json := hall.as_json('step', of_step, 65536);
  action CONSTANT text := CASE WHEN kept->'turn' IS NOT NULL THEN CASE WHEN reason <> '' THEN 'letTurnStand' END
    WHEN kept->'takeBack' IS NOT NULL THEN 'takeBackTurn' WHEN kept->'reopen' IS NOT NULL THEN 'goOnLive'
    WHEN kept->'objection' IS NOT NULL THEN 'object' WHEN kept->'ruling' IS NOT NULL THEN 'ruleAtBoard'
    WHEN kept->'abandon' IS NOT NULL THEN 'abandonLive' WHEN kept->>'clock' = 'charge' THEN 'chargeClock' END;
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, coalesce(action, 'beginLive'), at, "by", asked_by, reason, care);
  game contest.live_game;
  head text;
  made contest.live_step;
BEGIN
  PERFORM hall.check_step(of_step), hall.check_clock(of_clock), hall.check_text('remark', remark, 2000);
  SELECT * INTO game FROM contest.live_game l WHERE l.id = of_live;
  head := hall.live_head(of_live);
  IF place IS DISTINCT FROM 1 + split_part(head, ':', 1)::bigint OR place > 5000 THEN
    PERFORM hall.refuse_content('live game ' || coalesce(of_live, 0) || ': step ' || coalesce(place, 0) || ' is not the next one');
  END IF;
  made.id := hall.next('live_step');
  made.live := of_live;
  made.number := place;
  made.step := of_step;
  made.clock := of_clock;
  made."by" := told."by";
  made.reason := told.reason;
  made.at := told.at;
  made.digest := hall.step_digest(split_part(head, ':', 2), made);
  INSERT INTO contest.live_step SELECT made.*;
  IF action IS NULL THEN
    RETURN NULL;
  END IF;
  told.subject := CASE game.owner WHEN 'game' THEN 'game ' || game.game ELSE 'event ' || game.event || ' live ' || of_live END;
  told.after := '{"live":' || of_live || ',"step":' || place || ',"what":' || of_step || ',"remark":' || to_json(remark)
    || ',"chain":"' || hall.live_head(of_live) || '"}';
  RETURN hall.write(told);
END $$;

-- Saves the running clocks of a live game. `steps` is the number of its steps that the station knows.
CREATE FUNCTION hall.keep_clock(at text, of_live bigint, steps bigint, of_clock text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now CONSTANT text := CASE WHEN hall.is_creator() THEN at ELSE hall.moment() END;
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  PERFORM hall.check_clock(of_clock);
  IF steps IS DISTINCT FROM coalesce((SELECT max(s.number) FROM contest.live_step s WHERE s.live = of_live), 0) THEN
    PERFORM hall.refuse_content('live game ' || coalesce(of_live, 0) || ': it has another number of steps');
  END IF;
  INSERT INTO contest.live_clock AS c (live, step, clock, at) VALUES (of_live, steps, of_clock, now)
    ON CONFLICT (live) DO UPDATE SET step = excluded.step, clock = excluded.clock, at = excluded.at;
END $$;
