// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/products.hpp"

#include "app/cli/contest/commands.hpp"
#include "app/cli/shell/commands.hpp"

namespace damath::cli {

namespace {

void addContest(CommandLine& parent) {
  addContestCommand(parent, {
#ifdef DAMATH_PLAY
                                addContestAnalyze, addContestLessons
#endif
                            });
}

}  // namespace

std::vector<AddCommand> programCommands() {
  return {
      addAuditCommand,   addReplayCommand,
#ifdef DAMATH_PLAY
      addAnalyzeCommand,
#endif
      addMovesCommand,   addLayersCommand,   addPerftCommand,
#ifdef DAMATH_PLAY
      addPlayCommand,    addEngineCommand,
#endif
      addPairCommand,    addGenerateCommand, addContest,      addGuideCommand,
#ifdef DAMATH_SHARING
      addStationCommand,
#endif
  };
}

}  // namespace damath::cli
