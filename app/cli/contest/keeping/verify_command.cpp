// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest verify: integrity, journal, every stored sheet replayed.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/desk_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

ordered_json problemJson(const desk::Problem& problem) {
  ordered_json json;
  json["kind"] = std::string(desk::toText(problem.kind));
  json["subject"] = problem.subject;
  json["event"] = problem.event;
  json["round"] = problem.round ? ordered_json(*problem.round) : ordered_json(nullptr);
  json["board"] = problem.board ? ordered_json(*problem.board) : ordered_json(nullptr);
  json["detail"] = problem.detail;
  return json;
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
    if (lines.empty()) lines.push_back(words::said(CliPhrase::ContestSound, run.language()));
    run.answered(json, lines);
    return problems->empty() ? ExitStatus::Clean : ExitStatus::Findings;
  });
}

}  // namespace

void addContestVerify(CommandLine& parent) {
  CommandLine command(parent, "verify", CliPhrase::AboutContestVerify);
  const auto options = std::make_shared<ContestOptions>();
  addLookOptions(command, *options);
  // It tells all that is wrong with a file, and not the first alone.
  options->opening.references = db::References::Any;
  command.act([options](Terminal& terminal) { return verify(*options, terminal); });
}

}  // namespace damath::cli
