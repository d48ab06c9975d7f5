// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest verify`: checks the contest file and its journal, and replays every stored
// scoresheet. With --head, also asks the journal about the heads that papers show. With --document, checks
// one issued form instead.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/keeping/paper_check.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/papers/head_mark.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/notation/json/json_list.hpp"
#include "db/records/unverified.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ordered_json problemJson(const desk::Problem& problem) {
  return {{"kind", desk::toText(problem.kind)},
          {"subject", problem.subject},
          {"event", problem.event},
          {"round", notation::orNull(problem.round)},
          {"board", notation::orNull(problem.board)},
          {"detail", problem.detail}};
}

ordered_json headJson(const db::HeadAnswer& answer, words::Language language) {
  const auto textOrNull = [](const std::string& text) {
    return text.empty() ? ordered_json() : ordered_json(text);
  };
  ordered_json json;
  json["number"] = answer.asked.number;
  json["digest"] = answer.asked.digest;
  json["answer"] = db::toText(answer.standing);
  json["confirmed"] = answer.isConfirmed();
  json["held"] = textOrNull(answer.held.digest);
  json["newest"] = answer.newest;
  json["row"] = answer.row == 0 ? ordered_json() : ordered_json(answer.row);
  json["at"] = textOrNull(answer.at);
  json["by"] = textOrNull(answer.by);
  json["event"] = textOrNull(answer.event);
  json["branch"] = textOrNull(answer.branch);
  json["text"] = papers::message(answer, language);
  return json;
}

// Returns the tables and columns that `verify` cannot compare with the journal, such as "live_clock" and
// "migration.at".
ordered_json uncovered() {
  return notation::listed(db::kUnverified, [](const db::UnverifiedColumn& column) {
    return std::string(column.table) + (column.column.empty() ? "" : "." + std::string(column.column));
  });
}

struct VerifyOptions {
  ContestOptions contest;
  std::optional<std::string> document;
  std::string digest;
  std::vector<std::string> heads;
};

// Returns the players whose names were removed from the contest for good, as journal subjects: "player 17".
// The command only lists them, because a removed name is not an error in the file. Empty if the journal
// cannot be read; desk::verify() reports that error.
std::set<std::string> forgottenIn(const desk::Desk& desk) {
  std::set<std::string> subjects;
  const auto journal = desk.journal();
  if (!journal) return subjects;
  for (const db::JournalRow& row : *journal) {
    if (row.action == db::JournalAction::ForgetPlayer) subjects.insert(row.subject);
  }
  return subjects;
}

ExitStatus verify(const VerifyOptions& asked, Terminal& terminal) {
  const ContestOptions& options = asked.contest;
  ContestRun run(options, terminal);
  if (!asked.document && !asked.digest.empty()) {
    return terminal.complain(Phrase::DigestNeedsDocument);
  }
  if (asked.document && !asked.heads.empty()) return terminal.complain(Phrase::HeadNotForDocument);
  std::vector<db::JournalHead> heads;
  for (const std::string& text : asked.heads) {
    const auto head = papers::parseHead(text);
    if (!head) return terminal.complain(Phrase::HeadTextBad, {shortened(text)});
    heads.push_back(*head);
  }
  return run.withContest([&](OpenContest& open) -> Answer {
    if (asked.document) return checkPaper(run, open, *asked.document, asked.digest);
    DAMATH_TRY(problems, desk::verify(open.desk));
    ordered_json json = {{"file", run.shownFile()}, {"problems", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const desk::Problem& problem : *problems) {
      json["problems"].push_back(problemJson(problem));
      lines.push_back(words::message(problem, run.language()));
    }
    if (lines.empty()) lines.push_back(run.say(Phrase::ContestSound));
    DAMATH_TRY(answers, papers::answersTo(open.desk, heads));
    json["heads"] = notation::listed(
        *answers, [&](const db::HeadAnswer& answer) { return headJson(answer, run.language()); });
    json["uncovered"] = uncovered();
    for (const db::HeadAnswer& answer : *answers) lines.push_back(papers::message(answer, run.language()));
    const std::set<std::string> forgotten = forgottenIn(open.desk);
    json["forgotten"] = forgotten;
    if (!forgotten.empty()) {
      lines.push_back(run.say(Phrase::NamesForgotten, {std::to_string(forgotten.size())}));
    }
    run.answered(json, lines);
    const bool isClean = problems->empty() && std::ranges::all_of(*answers, &db::HeadAnswer::isConfirmed);
    return isClean ? ExitStatus::Clean : ExitStatus::Findings;
  });
}

}  // namespace

void addContestVerify(CommandLine& parent) {
  auto [command, options] = parent.command("verify", Phrase::AboutContestVerify, verify);
  addLookOptions(command, options.contest);
  command.option("--document", options.document, Phrase::OptDocument);
  command.option("--digest", options.digest, Phrase::OptDigest);
  command.option("--head", options.heads, Phrase::OptHead).oneAtATime();
  // Opens the file even if references between its rows are broken, so that the check reports every problem of
  // the file.
  options.contest.opening.references = db::References::Any;
}

}  // namespace damath::cli
