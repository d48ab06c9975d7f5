// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <algorithm>
#include <ostream>

#include "app/play/cli/analysis.hpp"
#include "app/play/cli/analysis_limits.hpp"
#include "app/play/cli/companion_analysis.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct AnalyzeOptions {
  std::vector<std::string> sheets;
  AnalysisLimits limits;
  bool json = false;
};

Outcome analyzeOne(const std::string& name, const LimitsOfTurn& limits, AnalysisForm form,
                   Terminal& terminal) {
  if (isCompanionGame(name)) return analyzeCompanion(name, limits, form, terminal);
  DAMATH_TRY(file, readSheetFile(name, terminal.language()));
  const Analysis analysis = analysisOf(*file, limits);
  if (form == AnalysisForm::Json) {
    terminal.out() << toAnalysisJson(*file, analysis) << '\n';
  } else {
    printAnalysisPage(terminal, *file, analysis);
  }
  return analysis.report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
}

// Analyzes each file. The problems of a file are reported at once, and then the next file follows.
Outcome analyze(const AnalyzeOptions& options, Terminal& terminal) {
  DAMATH_TRY(limits, limitsOf(options.limits, terminal.language()));
  const auto form = options.json ? AnalysisForm::Json : AnalysisForm::Text;
  ExitStatus status = ExitStatus::Clean;
  for (const std::string& name : options.sheets) {
    const Outcome done = analyzeOne(name, *limits, form, terminal);
    status = std::max(status, done ? *done : terminal.complain(done.error()));
  }
  return status;
}

}  // namespace

void addAnalyzeCommand(CommandLine& parent) {
  auto [command, options] = parent.command("analyze", Phrase::AboutAnalyze, analyze);
  command.option("sheets", options.sheets, Phrase::OptAnalyzedSheets).required();
  addAnalysisLimits(command, options.limits);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
