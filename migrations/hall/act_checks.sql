-- Functions that the acts of several scripts use: they number new rows, and check if the person may act on a
-- game or in an event.

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

-- Refuses an act in an event that is on another computer.
CREATE FUNCTION hall.check_here(me hall.person, of_event bigint) RETURNS void LANGUAGE plpgsql STABLE
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF me.login <> '' AND EXISTS (SELECT FROM contest.branch b WHERE (b.part = 'lent' AND b.event = of_event) OR (b.part = 'borrowed' AND b.event <> of_event)) THEN
    PERFORM hall.deny('event ' || of_event || ' is on another computer');
  END IF;
END $$;
