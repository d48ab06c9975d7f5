// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest ladder`: adds all events of the school ladder at once.
#include <nlohmann/json.hpp>

#include "app/cli/board/law_options.hpp"
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/setup_options.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/desk/events/event_desk.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/school_ladder.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct LadderOptions {
  ContestOptions contest;
  SetupOptions setup;
};

InputResult<std::vector<contest::EventSetup>> setupsOf(const LadderOptions& options,
                                                       words::Language language) {
  DAMATH_TRY(ruleset, readRuleset(options.setup.ruleset.empty() ? "depEd" : options.setup.ruleset, language));
  std::vector<contest::EventSetup> setups;
  for (const contest::LadderStep& step : contest::kSchoolLadder) {
    DAMATH_TRY(set, readChipSet(std::string(step.set), language));
    DAMATH_TRY(setup,
               withOptions(newSetup(std::string(step.event), *set, *ruleset), options.setup, language));
    setup->level = step.level;
    setups.push_back(*std::move(setup));
  }
  return setups;
}

Outcome addLadder(const LadderOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_TRY(setups, setupsOf(options, run.language()));
  return run.withContest([&](OpenContest& open) -> Answer {
    for (contest::EventSetup& setup : *setups) followLevel(setup, options.setup, open.contest.head.level);
    DAMATH_TRY(added, run.change(&desk::EventDesk::addEvents, *setups));
    ordered_json json = {{"events", ordered_json::array()}};
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < added->size(); ++i) {
      const contest::EventSetup& setup = (*setups)[i];
      json["events"].push_back({{"event", setup.name},
                                {"number", contest::numberOf((*added)[i])},
                                {"set", setup.set.name},
                                {"level", setup.level}});
      const std::string set = compose::setName(setup.set.name, run.language());
      lines.push_back(run.say(Phrase::LadderStep, {setup.name, set, setup.level}));
    }
    return run.changed(std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestLadder(CommandLine& parent) {
  auto [command, options] = parent.command("ladder", Phrase::AboutContestLadder, addLadder);
  addContestOptions(command, options.contest);
  command.option("--system", options.setup.system, Phrase::OptSystem, &choices<contest::System>);
  addSetupOptions(command, options.setup, SetupLevel::Fixed);
}

}  // namespace damath::cli
