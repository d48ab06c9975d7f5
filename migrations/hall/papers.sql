-- The act that registers a printed or exported document. It is one function with the five first parameters
-- that results.sql describes.

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
