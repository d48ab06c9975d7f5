// SPDX-License-Identifier: GPL-3.0-or-later
// Small sheets, the finding that each shows, and its sentences: every code in both languages.
#pragma once

#include <string_view>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "tests/support/diagram.hpp"

namespace damath::words {

// A small sheet with integer chips under the manual. BLUE is Ana Ramos, RED is Ben Cruz.
struct ToldFinding {
  sheet::FindingCode code;  // the first finding of this code is tested
  std::string_view name;
  std::string_view tags;
  std::string_view lines;
  std::string_view board;  // BLUE is to move; empty for the start of the game
  support::DiagramLegend legend;
  std::string_view english;
  std::string_view filipino;
};

// toldMoves: findings about moves, lines and turns. toldFigures: findings about numbers, remaining chips and
// the result. toldHabits: findings about habits and about entries in the wrong place.
[[nodiscard]] const std::vector<ToldFinding>& toldMoves();
[[nodiscard]] const std::vector<ToldFinding>& toldFigures();
[[nodiscard]] const std::vector<ToldFinding>& toldHabits();

}  // namespace damath::words
