-- The texts about persons (db/detail/private_text.hpp). Rows that never change hold a token in place of a text,
-- and contest.private_text has the text. No login writes into this table: the functions below check each token.

-- Returns the token of a text.
CREATE FUNCTION hall.token(kind text, player bigint, key text, said text) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT '~' || encode(sha256(convert_to(kind || ' ' || coalesce(player::text, '-') || ' ' || key || ' ' || said, 'UTF8')), 'hex') || '~'
$$;

-- Stores a private text with its token. Clerks and reviewers store no names of players, and at most 1,000,000
-- letters with each act.
CREATE FUNCTION hall.keep_text(token text, kind text, player bigint, key text, said text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  is_limited CONSTANT boolean := me.role IN ('clerk', 'reviewer');
  letters bigint;
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  IF me.login <> '' THEN
    PERFORM hall.check_text('private text', said, CASE kind WHEN 'open' THEN 20000 ELSE 2000 END);
  END IF;
  IF (key ~ '^[0-9a-f]{64}$' AND token = hall.token(kind, player, key, said)
      AND (player IS NULL) = (kind IN ('open', 'reason'))) IS NOT TRUE THEN
    PERFORM hall.deny('a private text without its token');
  ELSIF is_limited AND kind NOT IN ('sheet', 'open', 'reason') THEN
    PERFORM hall.deny('the name of a player');
  END IF;
  UPDATE hall.head h SET kept = length(said) + CASE WHEN h.kept_of = pg_current_xact_id() THEN h.kept ELSE 0 END,
    kept_of = pg_current_xact_id() RETURNING h.kept INTO letters;
  IF is_limited AND letters > 1000000 THEN
    PERFORM hall.refuse_content('private text: the texts of this act have more than 1000000 letters');
  END IF;
  INSERT INTO contest.private_text (token, kind, player, key, text) VALUES (token, kind, player, key, said);
END $$;

-- A private text of a clerk or a reviewer belongs to an act: without a journal row it is refused.
CREATE FUNCTION hall.check_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF hall.role() IN ('clerk', 'reviewer') AND NOT EXISTS (SELECT FROM hall.head h WHERE h.act_of = pg_current_xact_id()) THEN
    PERFORM hall.deny('a private text without an act');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER kept AFTER INSERT ON contest.private_text DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION hall.check_kept();

-- Returns the JSON text with the private texts in place of their tokens. An unknown token stays. Two texts with
-- different tokens and the same meaning become equal.
CREATE FUNCTION hall.said(given text) RETURNS text LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  known record;
BEGIN
  FOR known IN SELECT p.token, btrim(to_json(p.text)::text, '"') AS text FROM contest.private_text p
      WHERE p.token IN (SELECT hit[1] FROM regexp_matches(given, '~[0-9a-f]{64}~', 'g') AS t(hit)) LOOP
    given := replace(given, known.token, known.text);
  END LOOP;
  RETURN given;
END $$;

-- Returns the token of a part of a player's name; the part itself if it has no token.
CREATE FUNCTION hall.name_token(player bigint, kind text, part text) RETURNS text LANGUAGE sql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce((SELECT max(p.token COLLATE "C") FROM contest.private_text p
    WHERE p.player = name_token.player AND p.kind = name_token.kind AND p.text = part), part)
$$;

-- True if `new_text` is the text `old_text` with the marks of a removal in place of some parts, and nothing else.
-- `name` is the name that the player has from now on; it is one of the marks. A mark stands for at most 300 letters.
CREATE FUNCTION hall.only_removes(old_text text, new_text text, name text) RETURNS boolean LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT array_length(parts, 1) > 1 AND length(old_text) - length(array_to_string(parts, '')) BETWEEN 1 AND 300 * (array_length(parts, 1) - 1)
    AND old_text LIKE (SELECT string_agg(regexp_replace(part, '([%_\\])', '\\\1', 'g'), '%' ORDER BY place)
      FROM unnest(parts) WITH ORDINALITY AS t(part, place))
  FROM (SELECT string_to_array(replace(new_text, name, '[name removed]'), '[name removed]') AS parts) AS texts
$$;

-- Removes a player's name for good: the name of the player, and each mention in other texts. `removed` is a list
-- of tokens with the texts that replace theirs. All texts that name the player by themselves become "Player 17"
-- or empty. In other texts, only parts are replaced, by the marks of a removal.
CREATE FUNCTION hall.forget_player(at text, "by" text, asked_by text, reason text, care text, of_player bigint, removed text)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me CONSTANT hall.person := hall.caller();
  told contest.journal := hall.begun(me, 'forgetPlayer', at, "by", asked_by, reason, care);
  name CONSTANT text := 'Player ' || of_player;
  list text := '';
  part record;
  kept contest.private_text;
  is_right boolean;
BEGIN
  IF of_player IS NULL THEN
    PERFORM hall.deny('forgetPlayer: no player');
  END IF;
  FOR part IN SELECT e->>0 AS token, e->>1 AS text FROM json_array_elements(hall.as_json('removed', removed, 4194304)) e LOOP
    SELECT * INTO kept FROM contest.private_text p WHERE p.token = part.token;
    is_right := CASE WHEN kept.player = of_player
      THEN kept.key IS NOT NULL AND part.text = CASE WHEN kept.kind IN ('first', 'middle') THEN '' ELSE name END
      ELSE kept.kind IN ('sheet', 'open', 'reason') AND hall.only_removes(kept.text, part.text, name) END;
    IF is_right IS NOT TRUE THEN
      PERFORM hall.deny('forgetPlayer: a text is not one about this player');
    END IF;
    UPDATE contest.private_text p SET text = part.text, key = NULL WHERE p.token = part.token;
    list := list || CASE WHEN list = '' THEN '' ELSE ',' END || '["' || part.token || '","'
      || encode(sha256(convert_to(part.text, 'UTF8')), 'hex') || '"]';
  END LOOP;
  IF EXISTS (SELECT FROM contest.private_text p WHERE p.player = of_player AND p.key IS NOT NULL) THEN
    PERFORM hall.deny('forgetPlayer: a text about this player is left');
  END IF;
  PERFORM hall.forget_names();
  told.subject := 'player ' || of_player;
  told.after := '{"player":' || of_player || ',"texts":[' || list || ']}';
  RETURN hall.write(told);
END $$;

-- Gives each player whose name was removed the name "Player 17". The change is not in the list of changes,
-- because the tokens of the name stay the same.
CREATE FUNCTION hall.forget_names() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  before bigint;
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  before := coalesce((SELECT max(t.number) FROM hall.trail t), 0);
  UPDATE contest.player p SET last = 'Player ' || p.id, first = '', middle = '' WHERE p.last <> 'Player ' || p.id
    AND EXISTS (SELECT FROM contest.private_text t WHERE t.player = p.id AND t.kind = 'last' AND t.key IS NULL);
  DELETE FROM hall.trail t WHERE t.of = pg_current_xact_id() AND t.number > before AND t.change LIKE '["player",%';
END $$;

-- Copies a private text from the other file of a branch. With a key, the token must prove the text. Without a
-- key, the other file has removed the text: a stored text is removed too. The end of the merge checks that the
-- journal tells each removal.
CREATE FUNCTION hall.copy_text(branch_key text, token text, kind text, player bigint, key text, said text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  LOCK TABLE hall.head IN EXCLUSIVE MODE;
  IF NOT hall.is_creator() THEN
    PERFORM hall.check_text('private text', said, CASE kind WHEN 'open' THEN 20000 ELSE 2000 END);
  END IF;
  IF NOT EXISTS (SELECT FROM hall.may m WHERE m.role = hall.role() AND m.action = 'mergeEvent')
      OR NOT EXISTS (SELECT FROM contest.branch b WHERE b.key = branch_key AND b.part = 'lent') THEN
    PERFORM hall.deny('branch: it was not split from this contest, or it is merged already');
  ELSIF token !~ '^~[0-9a-f]{64}~$' OR (key IS NOT NULL AND token <> hall.token(kind, player, key, said)) THEN
    PERFORM hall.deny('branch: a private text without its token');
  END IF;
  INSERT INTO contest.private_text AS p (token, kind, player, key, text) VALUES (token, kind, player, key, said)
    ON CONFLICT ON CONSTRAINT private_text_pkey DO UPDATE SET text = excluded.text, key = NULL
    WHERE excluded.key IS NULL AND p.key IS NOT NULL AND p.kind = excluded.kind AND p.player IS NOT DISTINCT FROM excluded.player;
  INSERT INTO hall.trail (branch) VALUES (branch_key);
END $$;

-- True if the journal tells each removed text with the digest of its replacement.
CREATE FUNCTION hall.are_removals_told() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT NOT EXISTS (SELECT p.token, encode(sha256(convert_to(p.text, 'UTF8')), 'hex') FROM contest.private_text p WHERE p.key IS NULL
    EXCEPT SELECT e->>0, e->>1 FROM contest.journal j, json_array_elements(j.after::json->'texts') e WHERE j.action = 'forgetPlayer')
$$;
