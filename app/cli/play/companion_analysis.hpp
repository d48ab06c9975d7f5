// SPDX-License-Identifier: GPL-3.0-or-later
// `damath analyze GAME.pdn`: the turns of a companion game as the engine sees them, what they gave away in
// men.
#pragma once

#include <string>

#include "app/cli/play/analysis.hpp"

namespace damath::cli {

enum class AnalysisForm { Text, Json };

// A game of English draughts by its name, of Dame by its first letter: a scoresheet begins with neither.
[[nodiscard]] bool isCompanionGame(const std::string& file);

// Every game of the file; JSON is one line.
[[nodiscard]] Outcome analyzeCompanion(const std::string& file, const LimitsOfTurn& limits, AnalysisForm form,
                                       Terminal& terminal);

}  // namespace damath::cli
