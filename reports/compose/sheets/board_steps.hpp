// SPDX-License-Identifier: GPL-3.0-or-later
// A game as its scoresheet records it, board by board: the start, then the position after each turn.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::compose {

struct BoardStep {
  std::optional<board::Side> mover;  // nullopt at the start
  std::string turn;                  // the turn in the program's notation
  std::string scores;                // the scores of the jumps, as on the sheet; empty for a quiet move
  std::vector<int> lines;            // line numbers of the sheet; empty if the sheet left out the turn
  board::Position position;
  std::vector<board::Square> marks;  // the start square and the landing squares
  // False from the first turn on for which several routes fit (sheet::turnsSettled).
  bool isSettled = true;
};

// Returns the steps as far as the sheet could be replayed; at least the start.
[[nodiscard]] std::vector<BoardStep> boardSteps(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                                const sheet::AuditReport& report);

}  // namespace damath::compose
