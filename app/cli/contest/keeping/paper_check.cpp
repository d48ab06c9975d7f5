// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/keeping/paper_check.hpp"

#include "app/papers/paper_check.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ordered_json rowJson(const desk::RowFacts& row, words::Language language) {
  ordered_json json;
  json["number"] = row.number;
  json["at"] = row.at;
  json["by"] = row.by;
  json["action"] = row.word;
  json["subject"] = row.subject;
  json["text"] = words::rowText(row, language);
  return json;
}

// Returns the number of a round or a board as JSON. Returns null for 0: the form then belongs to no single
// round or board.
template <class Number>
ordered_json orNone(Number number) {
  const auto value = numberOf(number);
  return value == 0 ? ordered_json() : ordered_json(value);
}

}  // namespace

ordered_json paperJson(const db::IssuedPaper& paper, const contest::Contest& contest,
                       words::Language language) {
  const contest::Event* event = contest.find(paper.of.event);
  ordered_json json;
  json["number"] = paper.number;
  json["form"] = paper.of.form;
  json["language"] = paper.of.language;
  json["event"] = event == nullptr ? ordered_json() : ordered_json(event->setup.name);
  json["round"] = orNone(paper.of.round);
  json["board"] = orNone(paper.of.board);
  json["of"] = papers::paperText(paper.of, contest, language);
  json["at"] = paper.at;
  json["by"] = paper.by;
  json["digest"] = paper.digest;
  json["program"] = paper.program;
  json["journal"] = paper.journal;
  json["branch"] = paper.branch.empty() ? ordered_json() : ordered_json(paper.branch);
  return json;
}

Answer checkPaper(ContestRun& run, OpenContest& open, const std::string& number, const std::string& digest) {
  const auto mark = papers::parsePaperMark(number, digest);
  if (!mark)
    return run.terminal().complain(Phrase::PaperMarkBad,
                                   {shortened(digest.empty() ? number : number + " " + digest)});
  DAMATH_TRY(check, papers::checked(open.desk, *mark));
  ordered_json json = {{"file", run.options().file}};
  json["document"] = paperJson(check->paper, open.contest, run.language());
  json["digestRight"] = notation::orNull(check->isDigestRight);
  json["digestNow"] = check->now.empty() ? ordered_json() : ordered_json(check->now);
  json["holds"] = check->holds;
  json["nameRemoved"] = check->isNameRemoved;
  json["unmade"] =
      check->unmade ? ordered_json(words::message(*check->unmade, run.language())) : ordered_json();
  json["since"] =
      notation::listed(check->since, [&](const desk::RowFacts& row) { return rowJson(row, run.language()); });
  run.answered(json, papers::checkLines(*check, open.contest, run.language()));
  return check->isSound() ? ExitStatus::Clean : ExitStatus::Findings;
}

}  // namespace damath::cli
