-- The schemas of a shared contest on PostgreSQL. The tables come next. The build derives them from the
-- scripts of a contest file (cmake/EmbedMigrations.cmake), so that both databases have the same tables and
-- give the same document, byte for byte. A shared contest is made from a file for a day and then written
-- back, so it is never migrated.
CREATE SCHEMA contest;
CREATE SCHEMA hall;

-- Refuses every change of evidence. The triggers of the tables call this function.
CREATE FUNCTION hall.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = TG_ARGV[0];
END $$;

SET LOCAL search_path = contest;
