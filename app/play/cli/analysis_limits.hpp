// SPDX-License-Identifier: GPL-3.0-or-later
// The options --plies and --seconds: the engine's limits for each turn of an analysis.
#pragma once

#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/play/cli/analysis.hpp"

namespace damath::cli {

struct AnalysisLimits {
  std::string plies;
  std::string seconds;
};

void addAnalysisLimits(CommandLine& command, AnalysisLimits& limits);

[[nodiscard]] InputResult<LimitsOfTurn> limitsOf(const AnalysisLimits& limits, words::Language language);

}  // namespace damath::cli
