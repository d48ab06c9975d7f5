// SPDX-License-Identifier: GPL-3.0-or-later
// A replayed sheet as the engine sees it, turn by turn.
#pragma once

#include <functional>
#include <vector>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/game/game_text.hpp"
#include "core/engine/review.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

using game::pointsText;

struct ReviewedTurn {
  sheet::ReplayedTurn played;
  engine::Review review;
};

struct Analysis {
  sheet::AuditReport report;
  std::vector<ReviewedTurn> turns;

  // What the side gave away, summed over its legal turns.
  [[nodiscard]] engine::Value givenBy(board::Side side) const;
};

// The limits of one turn; asked anew for each.
using LimitsOfTurn = std::function<engine::Limits()>;

[[nodiscard]] Analysis analysisOf(const SheetFile& file, const LimitsOfTurn& limits);

// One line, no line end.
[[nodiscard]] std::string toAnalysisJson(const SheetFile& file, const Analysis& analysis);

void printAnalysisPage(Terminal& terminal, const SheetFile& file, const Analysis& analysis);

}  // namespace damath::cli
