// SPDX-License-Identifier: GPL-3.0-or-later
// A game as its scoresheet tells it, board by board: the start, then what stands after each turn.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::compose {

struct BoardStep {
  std::optional<board::Side> mover;  // nothing at the start
  std::string turn;                  // as the program writes it
  std::string scores;                // of its jumps, as on the sheet; empty for a quiet move
  std::vector<int> lines;            // of the sheet; none where the turn was left out
  board::Position position;
  std::vector<board::Square> marks;  // where the chip came from, and where it went
  bool isSettled = true;             // see sheet::turnsSettled()
};

// As far as the sheet could be replayed; the start at least.
[[nodiscard]] std::vector<BoardStep> boardSteps(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                                const sheet::AuditReport& report);

}  // namespace damath::compose
