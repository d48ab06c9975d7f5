// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest analyze`: analyzes the game of a stored scoresheet with the engine, turn by
// turn.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/play/cli/analysis.hpp"
#include "app/play/cli/search_limits.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::cli {

namespace {

struct AnalyzeStoredOptions {
  ContestOptions contest;
  SheetPlace place;
  AnalysisLimits limits;
};

Outcome analyzeStored(const AnalyzeStoredOptions& options, Terminal& terminal) {
  DAMATH_TRY(limits, limitsOf(options.limits, terminal.language()));
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    DAMATH_TRY(view, desk::SheetDesk(open.desk).sheetInForce(event.id, *at));
    const contest::EventSetup& setup = event.setup;
    const SheetFile stored{options.contest.file, view->named, setup.set, setup.ruleset,
                           rules::startPosition(setup.set, setup.ruleset)};
    const Analysis analysis = analysisOf(stored, *limits);
    if (options.contest.json) {
      nlohmann::ordered_json json = placeJson(event, *at);
      json["version"] = view->stored.version;
      json.update(nlohmann::ordered_json::parse(toAnalysisJson(stored, analysis)));
      print(terminal, json);
    } else {
      printAnalysisPage(terminal, stored, analysis);
    }
    return analysis.report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
  });
}

}  // namespace

void addContestAnalyze(CommandLine& parent) {
  auto [command, options] = parent.command("analyze", words::Phrase::AboutContestAnalyze, analyzeStored);
  addLookOptions(command, options.contest);
  addEventOption(command, options.contest);
  addSheetPlace(command, options.place);
  addAnalysisLimits(command, options.limits);
}

}  // namespace damath::cli
