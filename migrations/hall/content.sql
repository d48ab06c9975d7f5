-- Checks of what a station sends: figures, scoresheets, findings, second entries, corrections, answers to
-- questions, steps of live games. Each text must be exactly as the program writes it, because every station
-- reads it again and a row of evidence can never be removed.

-- Words that the program knows, such as the codes of findings. The program that created the shared contest
-- fills in this table.
CREATE TABLE hall.word (
  kind text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (kind, word)
);

-- Refuses a content. The program shows the message.
CREATE FUNCTION hall.refuse_content(message text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value', MESSAGE = message;
END $$;

-- Refuses an act for which the login lacks the right.
CREATE FUNCTION hall.deny(message text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = message;
END $$;

-- Refuses a text that is missing, longer than `most` letters, or has control characters other than tab and
-- line end.
CREATE FUNCTION hall.check_text(what text, given text, most int) RETURNS void LANGUAGE plpgsql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF given IS NULL OR length(given) > most THEN
    PERFORM hall.refuse_content(what || ': a text of at most ' || most || ' letters is needed');
  ELSIF given ~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]' THEN
    PERFORM hall.refuse_content(what || ': control characters are not allowed');
  END IF;
END $$;

CREATE FUNCTION hall.is_known(of_kind text, given text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM hall.word w WHERE w.kind = of_kind AND w.word = given)
$$;

-- Returns the text as JSON. Refuses a text that is no JSON or has more than `most` bytes.
CREATE FUNCTION hall.as_json(what text, given text, most int) RETURNS json LANGUAGE plpgsql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF given IS NULL OR octet_length(given) > most THEN
    PERFORM hall.refuse_content(what || ': JSON of at most ' || most || ' bytes is needed');
  END IF;
  RETURN given::json;
EXCEPTION WHEN invalid_text_representation OR statement_too_complex OR untranslatable_character THEN
  PERFORM hall.refuse_content(what || ': this is not JSON');
END $$;

-- Returns a JSON text or null.
CREATE FUNCTION hall.spelled(given text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(to_json(given)::text, 'null')
$$;

-- True if the event with this chip set writes decimals: its chips have variables.
CREATE FUNCTION hall.is_decimal(chip_set text) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM json_array_elements(chip_set::json->'chips') c WHERE c->>'text' ~ '[xy]')
$$;

-- Returns the value of a grand total, to 40 decimals. NULL unless the text is exactly the form that the
-- program writes (core/exact/number_text.hpp): lowest terms, roots without squares and in ascending order.
-- `is_decimal`: the event writes decimals (chips with variables).
CREATE FUNCTION hall.figure(given text, is_decimal boolean) RETURNS numeric LANGUAGE plpgsql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  term CONSTANT text := '(0|[1-9][0-9]{0,59})?(√[1-9][0-9]{0,6})?(/[1-9][0-9]{0,59})?';
  total numeric := 0;
  last_radicand bigint := 0;
  part text[];
  top numeric;
  bottom numeric;
  radicand bigint;
  is_first boolean := true;
BEGIN
  IF given ~ '^(0|-?[1-9][0-9]{0,17})$' THEN
    RETURN given::numeric;
  ELSIF given IS NULL OR length(given) > 400 THEN
    RETURN NULL;
  END IF;
  IF is_decimal AND given ~ '^-?(0|[1-9][0-9]{0,59})\.[0-9]{0,29}[1-9]$' THEN
    RETURN given::numeric;
  END IF;
  IF given !~ ('^-?' || term || '( [+-] ' || term || ')*$') OR given ~ '^-? ' THEN
    RETURN NULL;
  END IF;
  FOR part IN SELECT regexp_matches(given, '(^-?| [+-] )' || term, 'g') LOOP
    top := coalesce(part[2]::numeric, 1);
    bottom := coalesce(substr(part[4], 2)::numeric, 1);
    radicand := substr(part[3], 2)::bigint;
    IF (part[2] IS NULL AND radicand IS NULL) OR (part[2] = '0' AND given <> '0') OR gcd(top, bottom) <> 1
        OR (part[4] IS NOT NULL AND bottom = 1) OR (radicand IS NULL AND NOT is_first) THEN
      RETURN NULL;
    END IF;
    IF radicand IS NOT NULL THEN
      IF part[2] = '1' OR radicand <= last_radicand OR radicand < 2 OR radicand > 1000000
          OR EXISTS (SELECT FROM generate_series(2, floor(sqrt(radicand))::int) root WHERE radicand % (root * root) = 0) THEN
        RETURN NULL;
      END IF;
      last_radicand := radicand;
      top := top * sqrt(radicand::numeric(60, 45));
    ELSIF is_decimal AND given = btrim(part[1] || part[2] || coalesce(part[4], '')) THEN
      -- A fraction stands here only if it has no end as a decimal, or more than 30 decimals.
      IF bottom = 1 THEN
        NULL;
      ELSIF 10::numeric ^ 30 % bottom = 0 THEN
        RETURN NULL;
      END IF;
    END IF;
    total := total + CASE WHEN btrim(part[1]) = '-' THEN -1 ELSE 1 END * (top::numeric(130, 45) / bottom)::numeric(130, 45);
    is_first := false;
  END LOOP;
  RETURN total;
END $$;

-- Returns the result that follows from ending and grand totals (core/rules/ending.hpp). NULL if grand totals
-- are needed and missing, or if the ruleset does not allow the ending.
CREATE FUNCTION hall.result_of(options json, ending text, blue numeric, red numeric) RETURNS text LANGUAGE sql IMMUTABLE
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE
    WHEN ending IN ('noShowBlue', 'disqualifiedBlue') THEN '0-1'
    WHEN ending IN ('noShowRed', 'disqualifiedRed') THEN '1-0'
    WHEN ending IN ('noShowBoth', 'disqualifiedBoth') THEN '0-0'
    WHEN ending = 'resignBlue' AND options->>'resignation' = 'opponentWins' THEN '0-1'
    WHEN ending = 'resignRed' AND options->>'resignation' = 'opponentWins' THEN '1-0'
    WHEN ending = 'repetition' AND options->>'repetitionEnds' = 'draw' THEN '1/2-1/2'
    WHEN ending = 'agreement' THEN CASE options->>'drawByAgreement' WHEN 'yes' THEN '1/2-1/2' END
    WHEN ending = 'inactivity' AND options->>'inactivityPlies' = 'off' THEN NULL
    WHEN blue = red THEN '1/2-1/2'
    WHEN (blue > red) = (options->>'scoreDirection' = 'higherWins') THEN '1-0'
    WHEN (blue > red) IS NOT NULL THEN '0-1'
  END
$$;

-- Returns a half of a scoresheet's line as the program writes it.
CREATE FUNCTION hall.half_text(half json) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT '[' || to_json(half->>0) || ',' || to_json(half->>1) || ',' || to_json(half->>2) || ',' || to_json(half->>3) || ']'
$$;

-- Refuses a scoresheet that the program would not write: {"tags":[[name,value] …],"lines":[[half,half] …]}, a
-- half is [kind,move,score,total]. At most 2,000 lines and 200 tags.
CREATE FUNCTION hall.check_sheet(content text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  sheet CONSTANT json := hall.as_json('scoresheet', content, 262144);
  canonical text;
BEGIN
  IF json_typeof(sheet) IS DISTINCT FROM 'object' OR json_typeof(sheet->'tags') IS DISTINCT FROM 'array'
      OR json_typeof(sheet->'lines') IS DISTINCT FROM 'array' THEN
    PERFORM hall.refuse_content('scoresheet: the lists "tags" and "lines" are needed');
  END IF;
  IF json_array_length(sheet->'lines') > 2000 OR json_array_length(sheet->'tags') > 200 THEN
    PERFORM hall.refuse_content('scoresheet: at most 2000 lines and 200 tags are allowed');
  END IF;
  SELECT '{"tags":[' || coalesce((SELECT string_agg('[' || to_json(tag->>0) || ',' || to_json(tag->>1) || ']', ',' ORDER BY place)
      FROM json_array_elements(sheet->'tags') WITH ORDINALITY AS t(tag, place)), '') || '],"lines":[' || coalesce((SELECT
      string_agg('[' || hall.half_text(line->0) || ',' || hall.half_text(line->1) || ']', ',' ORDER BY place)
      FROM json_array_elements(sheet->'lines') WITH ORDINALITY AS t(line, place)), '') || ']}' INTO canonical;
  IF canonical IS DISTINCT FROM content THEN
    PERFORM hall.refuse_content('scoresheet: this is not the form of a scoresheet');
  END IF;
  IF EXISTS (SELECT FROM json_array_elements(sheet->'lines') line, LATERAL (VALUES (line->0->>0), (line->1->>0)) half(kind)
      WHERE NOT hall.is_known('half', half.kind)) THEN
    PERFORM hall.refuse_content('scoresheet: a line has an unknown kind');
  END IF;
  -- The program relies on the tags Ending and Result.
  IF EXISTS (SELECT FROM json_array_elements(sheet->'tags') tag WHERE
      (tag->>0 = 'Ending' AND tag->>1 <> '' AND NOT hall.is_known('ending', tag->>1))
      OR (tag->>0 = 'Result' AND tag->>1 NOT IN ('', '*') AND NOT hall.is_known('result', tag->>1))) THEN
    PERFORM hall.refuse_content('scoresheet: a tag has an unknown ending or result');
  END IF;
END $$;

-- Refuses findings that the program would not write. Returns the number of errors among the findings. At most
-- 5,000 findings.
CREATE FUNCTION hall.check_findings(given text) RETURNS bigint LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  findings CONSTANT json := hall.as_json('findings', given, 1048576);
  canonical text;
  count bigint;
BEGIN
  IF given = '[]' THEN
    RETURN 0;
  END IF;
  IF json_typeof(findings) IS DISTINCT FROM 'array' THEN
    PERFORM hall.refuse_content('findings: a list is needed');
  END IF;
  count := json_array_length(findings);
  IF count > 5000 THEN
    PERFORM hall.refuse_content('findings: at most 5000 are allowed');
  END IF;
  SELECT '[' || string_agg('{"code":' || to_json(f->>'code') || ',"line":' || coalesce(f->>'line', 'null') || ',"side":'
      || hall.spelled(f->>'side') || ',"severity":' || to_json(f->>'severity') || ',"cell":' || to_json(f->>'cell')
      || ',"clause":' || to_json(f->>'clause') || ',"written":' || to_json(f->>'written') || ',"correct":'
      || hall.spelled(f->>'correct') || ',"causedBy":' || coalesce(f->>'causedBy', 'null') || '}', ',' ORDER BY place) || ']'
    INTO canonical FROM json_array_elements(findings) WITH ORDINALITY AS t(f, place);
  IF canonical IS DISTINCT FROM given THEN
    PERFORM hall.refuse_content('findings: this is not the form of findings');
  END IF;
  IF EXISTS (SELECT FROM json_array_elements(findings) f WHERE NOT hall.is_known('finding', f->>'code')
      OR NOT hall.is_known('severity', f->>'severity') OR NOT hall.is_known('cell', f->>'cell')
      OR (f->>'clause' <> '' AND NOT hall.is_known('clause', f->>'clause'))
      OR (f->>'side') NOT IN ('blue', 'red') OR (f->>'line') !~ '^[1-9][0-9]{0,3}$'
      OR (f->>'causedBy') !~ '^(0|[1-9][0-9]{0,3})$') THEN
    PERFORM hall.refuse_content('findings: a finding has an unknown word or number');
  END IF;
  IF EXISTS (SELECT FROM json_array_elements(findings) f WHERE (f->>'causedBy')::bigint >= count) THEN
    PERFORM hall.refuse_content('findings: a finding names a cause that is not in the list');
  END IF;
  RETURN (SELECT count(*) FROM json_array_elements(findings) f WHERE f->>'severity' = 'error');
END $$;

-- Refuses corrections that the program would not write. At most 5,000.
CREATE FUNCTION hall.check_corrections(given text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  corrections CONSTANT json := hall.as_json('corrections', given, 1048576);
  canonical text;
BEGIN
  IF given = '[]' THEN
    RETURN;
  END IF;
  IF json_typeof(corrections) IS DISTINCT FROM 'array' OR json_array_length(corrections) > 5000 THEN
    PERFORM hall.refuse_content('corrections: a list of at most 5000 is needed');
  END IF;
  SELECT '[' || string_agg('{"line":' || (c->>'line') || ',"side":' || to_json(c->>'side') || ',"cell":' || to_json(c->>'cell')
      || ',"written":' || to_json(c->>'written') || ',"correct":' || to_json(c->>'correct') || ',"by":' || to_json(c->>'by')
      || ',"reason":' || to_json(c->>'reason') || ',"at":' || to_json(c->>'at') || '}', ',' ORDER BY place) || ']'
    INTO canonical FROM json_array_elements(corrections) WITH ORDINALITY AS t(c, place);
  IF canonical IS DISTINCT FROM given THEN
    PERFORM hall.refuse_content('corrections: this is not the form of corrections');
  END IF;
  IF EXISTS (SELECT FROM json_array_elements(corrections) c WHERE (c->>'line') !~ '^[1-9][0-9]{0,6}$'
      OR (c->>'side') NOT IN ('blue', 'red') OR NOT hall.is_known('cell', c->>'cell')
      OR (c->>'at') !~ '^[0-9]{4}-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z$'
      OR length(c->>'by') > 200 OR length(c->>'reason') > 2000) THEN
    PERFORM hall.refuse_content('corrections: a correction has an unknown word, number or time');
  END IF;
END $$;

-- Refuses answers to confirmation questions that the program would not write.
CREATE FUNCTION hall.check_care(given text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  answers json;
  canonical text;
BEGIN
  IF given IS NULL THEN
    RETURN;
  END IF;
  answers := hall.as_json('answers', given, 262144);
  IF json_typeof(answers) IS DISTINCT FROM 'array' OR json_array_length(answers) NOT BETWEEN 1 AND 50 THEN
    PERFORM hall.refuse_content('answers: a list of at most 50 is needed');
  END IF;
  SELECT '[' || string_agg('{"level":' || (a->>'level') || ',"code":' || to_json(a->>'code') || ',"text":' || to_json(a->>'text')
      || '}', ',' ORDER BY place) || ']' INTO canonical FROM json_array_elements(answers) WITH ORDINALITY AS t(a, place);
  IF canonical IS DISTINCT FROM given OR EXISTS (SELECT FROM json_array_elements(answers) a WHERE (a->>'level') !~ '^[1-4]$'
      OR NOT hall.is_known('confirmation', a->>'code')) THEN
    PERFORM hall.refuse_content('answers: this is not the form of answers to questions');
  END IF;
END $$;

-- Refuses the state of a live game's clocks that the program would not write.
CREATE FUNCTION hall.check_clock(given text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  clock CONSTANT json := hall.as_json('clock', given, 1000);
BEGIN
  IF given IS DISTINCT FROM '{"phase":' || to_json(clock->>'phase') || ',"cause":' || to_json(clock->>'cause') || ',"game":'
      || (clock->>'game') || ',"move":' || (clock->>'move') || ',"waited":' || (clock->>'waited') || ',"gap":' || (clock->>'gap')
      || ',"due":' || (clock->>'due') || '}'
      OR NOT hall.is_known('phase', clock->>'phase') OR NOT hall.is_known('cause', clock->>'cause')
      OR (clock->>'due') NOT IN ('true', 'false')
      OR EXISTS (SELECT FROM unnest(ARRAY['game', 'move', 'waited', 'gap']) name WHERE (clock->>name) !~ '^-?[0-9]{1,15}$') THEN
    PERFORM hall.refuse_content('clock: this is not the form of a clock');
  END IF;
END $$;

-- Refuses a step of a live game that the program would not write (db/detail/live_text.hpp).
CREATE FUNCTION hall.check_step(given text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  step CONSTANT json := hall.as_json('step', given, 65536);
  canonical text;
BEGIN
  IF json_typeof(step) IS DISTINCT FROM 'object' THEN
    PERFORM hall.refuse_content('step: this is not the form of a step');
  END IF;
  canonical := CASE
    WHEN given IN ('{"takeBack":true}', '{"reopen":true}', '{"goOn":true}', '{"abandon":true}') THEN given
    WHEN json_typeof(step->'turn') = 'array' THEN '{"turn":[' || coalesce((SELECT string_agg('[' || (s->>0) || ',' || (s->>1) || ']', ','
        ORDER BY place) FROM json_array_elements(step->'turn') WITH ORDINALITY AS t(s, place)
        WHERE (s->>0) ~ '^[0-7]$' AND (s->>1) ~ '^[0-7]$'), '') || '],"took":' || substring(step->>'took' FROM '^-?[0-9]{1,15}$')
      || CASE WHEN json_typeof(step->'written') = 'array' THEN ',"written":[' || coalesce((SELECT string_agg('[' || to_json(w->>0) || ','
        || to_json(w->>1) || ',' || to_json(w->>2) || ']', ',' ORDER BY place) FROM json_array_elements(step->'written')
        WITH ORDINALITY AS t(w, place)), '') || ']' ELSE '' END || '}'
    WHEN hall.is_known('ending', step->>'end') THEN '{"end":' || to_json(step->>'end') || '}'
    WHEN step->>'objection' IS NOT NULL AND step->>'side' IN ('blue', 'red') THEN '{"objection":' || to_json(step->>'objection')
      || ',"side":' || to_json(step->>'side') || '}'
    WHEN step->>'ruling' IS NOT NULL THEN '{"ruling":' || to_json(step->>'ruling') || '}'
    WHEN hall.is_known('clock', step->>'clock') THEN '{"clock":' || to_json(step->>'clock')
      || CASE WHEN hall.is_known('cause', step->>'cause') THEN ',"cause":' || to_json(step->>'cause') ELSE '' END
      || CASE WHEN (step->>'ms') ~ '^-?[0-9]{1,15}$' THEN ',"ms":' || (step->>'ms') ELSE '' END || '}'
    WHEN json_typeof(step->'closing') = 'array' AND step->>'side' IN ('blue', 'red') THEN '{"closing":[' || coalesce((SELECT
        string_agg('[' || to_json(r->>0) || ',' || to_json(r->>1) || ',' || to_json(r->>2) || ']', ',' ORDER BY place)
        FROM json_array_elements(step->'closing') WITH ORDINALITY AS t(r, place) WHERE hall.is_known('half', r->>0)), '')
      || '],"side":' || to_json(step->>'side') || '}'
  END;
  IF canonical IS DISTINCT FROM given THEN
    PERFORM hall.refuse_content('step: this is not the form of a step');
  END IF;
END $$;

-- Refuses the content reference of a paper that the program cannot read (db/detail/tables/paper_table.hpp).
CREATE FUNCTION hall.check_paper(given text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  paper CONSTANT json := hall.as_json('paper', given, 16384);
BEGIN
  IF json_typeof(paper) IS DISTINCT FROM 'object' THEN
    PERFORM hall.refuse_content('paper: this is not the form of a paper');
  END IF;
  IF EXISTS (SELECT FROM json_each(paper) p WHERE (CASE
      WHEN p.key IN ('language', 'design', 'teams') THEN json_typeof(p.value) = 'string'
      WHEN p.key IN ('round', 'board', 'copies', 'best') THEN p.value::text ~ '^[0-9]{1,9}$'
      WHEN p.key IN ('event', 'blue', 'red', 'rematch', 'before') THEN p.value::text ~ '^[0-9]{1,18}$'
      WHEN p.key = 'events' THEN p.value::text ~ '^\[([0-9]{1,18}(,[0-9]{1,18}){0,200})?\]$'
      ELSE false END) IS NOT TRUE)
      OR EXISTS (SELECT FROM json_each(paper) p GROUP BY p.key HAVING count(*) > 1) THEN
    PERFORM hall.refuse_content('paper: a part of the content reference is unknown');
  END IF;
END $$;
