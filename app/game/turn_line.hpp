// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a turn on one line, with the score of each jump:
//   -9 (1,2)(0,3)
//   -9 + (-1) = -10 (0,3)(2,5)
#pragma once

#include <string>

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::game {

// Returns the turn on one line. Precondition: `turn` is playable in `position`.
[[nodiscard]] std::string turnLine(const rules::Turn& turn, const board::Position& position,
                                   const rules::Ruleset& ruleset, const rules::ChipSet& set);

// Returns the score of a jump with its arithmetic: `-9 + (-1) = -10`. A dash replaces the score if the jump
// has no score, or if the arbiter must decide the score of a division by zero (S4).
[[nodiscard]] std::string jumpLine(board::Piece taker, board::Piece taken, board::Square landing,
                                   const rules::Ruleset& ruleset, const rules::ChipSet& set);
// Returns the score of a jump alone: `-10`, `16`. A dash replaces the score if the jump has no score, or if
// the arbiter must decide the score of a division by zero (S4).
[[nodiscard]] std::string jumpFigure(board::Piece taker, board::Piece taken, board::Square landing,
                                     const rules::Ruleset& ruleset, const rules::ChipSet& set);

}  // namespace damath::game
