// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath analyze GAME.pdn`: analyzes the turns of a companion game and counts the men that each
// turn gave away.
#pragma once

#include <string>

#include "app/play/cli/analysis.hpp"

namespace damath::cli {

enum class AnalysisForm { Text, Json };

// True if the file is a game of English draughts (by its name) or of Dame (by the beginning of its text). No
// scoresheet looks like either.
[[nodiscard]] bool isCompanionGame(const std::string& file);

// Analyzes every game of the file. JSON output is one line.
[[nodiscard]] Outcome analyzeCompanion(const std::string& file, const LimitsOfTurn& limits, AnalysisForm form,
                                       Terminal& terminal);

}  // namespace damath::cli
