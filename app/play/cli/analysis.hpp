// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of a replayed scoresheet by the engine, turn by turn.
#pragma once

#include <string>
#include <vector>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/play/cli/search_limits.hpp"
#include "app/play/game/game_text.hpp"
#include "core/engine/turn_review.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

using game::pointsText;

struct ReviewedTurn {
  sheet::ReplayedTurn played;
  engine::TurnReview review;
};

struct Analysis {
  sheet::AuditReport report;
  std::vector<ReviewedTurn> turns;

  // Returns the sum of the points that the side gave away in its legal turns.
  [[nodiscard]] engine::Value givenBy(board::Side side) const;
};

[[nodiscard]] Analysis analysisOf(const SheetFile& file, const LimitsOfTurn& limits);

// Returns the analysis as JSON: one line without a line end.
[[nodiscard]] std::string toAnalysisJson(const SheetFile& file, const Analysis& analysis);

void printAnalysisPage(Terminal& terminal, const SheetFile& file, const Analysis& analysis);

}  // namespace damath::cli
