// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest verify: integrity, journal, every stored sheet replayed.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/desk_words.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

ordered_json problemJson(const desk::Problem& problem) {
  return {{"kind", desk::toText(problem.kind)},
          {"subject", problem.subject},
          {"event", problem.event},
          {"round", notation::orNull(problem.round)},
          {"board", notation::orNull(problem.board)},
          {"detail", problem.detail}};
}

ExitStatus verify(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withContest([&](OpenContest& open) {
    const auto problems = desk::verify(open.desk);
    if (!problems) return run.refused(problems.error());
    ordered_json json = {{"file", options.file}, {"problems", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const desk::Problem& problem : *problems) {
      json["problems"].push_back(problemJson(problem));
      lines.push_back(words::message(problem, run.language()));
    }
    if (lines.empty()) lines.push_back(run.say(CliPhrase::ContestSound));
    run.answered(json, lines);
    return problems->empty() ? ExitStatus::Clean : ExitStatus::Findings;
  });
}

}  // namespace

void addContestVerify(CommandLine& parent) {
  CommandLine command(parent, "verify", CliPhrase::AboutContestVerify);
  ContestOptions& options = command.acts(verify);
  addLookOptions(command, options);
  // It tells all that is wrong with a file, and not the first alone.
  options.opening.references = db::References::Any;
}

}  // namespace damath::cli
