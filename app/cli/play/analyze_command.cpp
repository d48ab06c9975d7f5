// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <chrono>
#include <ostream>

#include "app/cli/play/analysis.hpp"
#include "app/cli/play/thinking_time.hpp"
#include "core/text/number.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

// So deep that a sheet of 50 lines takes about a second.
constexpr int kUsualPlies = 10;
constexpr int kMostPlies = 20;

struct AnalyzeOptions {
  std::vector<std::string> sheets;
  std::string plies;
  std::string seconds;
  bool json = false;
};

InputResult<LimitsOfTurn> limitsOf(const AnalyzeOptions& options, words::Language language) {
  const auto refuse = [&](CliPhrase phrase, std::initializer_list<std::string_view> with = {}) {
    return unusable(phrase, language, with);
  };
  if (!options.plies.empty() && !options.seconds.empty()) return refuse(CliPhrase::PliesOrSeconds);
  if (!options.seconds.empty()) {
    const auto asked = thinkingTime(options.seconds);
    if (!asked) return refuse(CliPhrase::SecondsWrong, {options.seconds, std::to_string(kMostSeconds)});
    return [time = *asked] {
      const auto end = std::chrono::steady_clock::now() + time;
      return engine::Limits{.stop = [end] { return std::chrono::steady_clock::now() >= end; }};
    };
  }
  const auto plies = options.plies.empty() ? kUsualPlies : numberIn<int>(options.plies);
  if (!plies || *plies < 1 || *plies > kMostPlies) {
    return refuse(CliPhrase::PliesWrong, {options.plies, std::to_string(kMostPlies)});
  }
  return [plies = *plies] { return engine::Limits{.plies = plies, .stop = {}}; };
}

ExitStatus analyze(const AnalyzeOptions& options, Terminal& terminal) {
  const auto limits = limitsOf(options, terminal.language());
  if (!limits) return terminal.complain(limits.error());
  ExitStatus status = ExitStatus::Clean;
  for (const std::string& name : options.sheets) {
    const auto file = readSheetFile(name, terminal.language());
    if (!file) {
      status = terminal.complain(file.error());
      continue;
    }
    const Analysis analysis = analysisOf(*file, *limits);
    if (options.json) {
      terminal.out() << toAnalysisJson(*file, analysis) << '\n';
    } else {
      printAnalysisPage(terminal, *file, analysis);
    }
    if (analysis.report.hasErrors() && status == ExitStatus::Clean) status = ExitStatus::Findings;
  }
  return status;
}

}  // namespace

void addAnalyzeCommand(CommandLine& parent) {
  CommandLine command(parent, "analyze", CliPhrase::AboutAnalyze);
  AnalyzeOptions& options = command.acts(analyze);
  command.option("sheets", options.sheets, CliPhrase::OptAnalyzedSheets).required();
  command.option("--plies", options.plies, CliPhrase::OptPlies);
  command.option("--seconds", options.seconds, CliPhrase::OptSeconds);
  command.flag("--json", options.json, CliPhrase::OptJson);
}

}  // namespace damath::cli
