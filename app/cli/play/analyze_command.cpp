// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <ostream>

#include "app/cli/play/analysis.hpp"
#include "app/cli/play/analysis_limits.hpp"
#include "app/cli/play/companion_analysis.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct AnalyzeOptions {
  std::vector<std::string> sheets;
  AnalysisLimits limits;
  bool json = false;
};

Outcome analyze(const AnalyzeOptions& options, Terminal& terminal) {
  DAMATH_TRY(limits, limitsOf(options.limits, terminal.language()));
  ExitStatus status = ExitStatus::Clean;
  for (const std::string& name : options.sheets) {
    if (isCompanionGame(name)) {
      const auto form = options.json ? AnalysisForm::Json : AnalysisForm::Text;
      const ExitStatus done = analyzeCompanion(name, *limits, form, terminal);
      if (done != ExitStatus::Clean) status = done;
      continue;
    }
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
  auto [command, options] = parent.command("analyze", CliPhrase::AboutAnalyze, analyze);
  command.option("sheets", options.sheets, CliPhrase::OptAnalyzedSheets).required();
  addAnalysisLimits(command, options.limits);
  command.flag("--json", options.json, CliPhrase::OptJson);
}

}  // namespace damath::cli
