// SPDX-License-Identifier: GPL-3.0-or-later
// A game as its scoresheet records it, board by board: the position at the start, then the position after
// each turn.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::compose {

struct BoardStep {
  std::optional<board::Side> mover;  // the side that made the turn; nullopt at the start
  std::string turn;                  // the turn as the program writes it
  std::string scores;  // the scores of the jumps, as the scoresheet writes them; empty for a quiet move
  // the lines of the scoresheet with this turn; empty if the players did not write it
  std::vector<int> lines;
  board::Position position;
  std::vector<board::Square> marks;  // the start square of the turn and its landing squares
  // False for the first turn for which several turns fit the scoresheet equally well, and for all later turns
  // (sheet::turnsSettled).
  bool isSettled = true;
};

// Returns the steps as far as the audit could replay the game. The first step is the start.
[[nodiscard]] std::vector<BoardStep> boardSteps(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                                const sheet::AuditReport& report);

}  // namespace damath::compose
