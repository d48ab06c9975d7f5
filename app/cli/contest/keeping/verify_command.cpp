// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest verify`: checks the contest file and its journal, and replays every stored
// scoresheet. With --document, checks one issued form instead.
#include <optional>
#include <string>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/keeping/paper_check.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/problem_words.hpp"
#include "core/notation/json/json_list.hpp"

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

struct VerifyOptions {
  ContestOptions contest;
  std::optional<std::string> document;
  std::string digest;
};

ExitStatus verify(const VerifyOptions& asked, Terminal& terminal) {
  const ContestOptions& options = asked.contest;
  ContestRun run(options, terminal);
  if (!asked.document && !asked.digest.empty()) {
    return terminal.complain(Phrase::DigestNeedsDocument);
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
    run.answered(json, lines);
    return problems->empty() ? ExitStatus::Clean : ExitStatus::Findings;
  });
}

}  // namespace

void addContestVerify(CommandLine& parent) {
  auto [command, options] = parent.command("verify", Phrase::AboutContestVerify, verify);
  addLookOptions(command, options.contest);
  command.option("--document", options.document, Phrase::OptDocument);
  command.option("--digest", options.digest, Phrase::OptDigest);
  // Opens the file even if references between its rows are broken, so that the check reports every problem of
  // the file.
  options.contest.opening.references = db::References::Any;
}

}  // namespace damath::cli
