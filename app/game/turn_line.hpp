// SPDX-License-Identifier: GPL-3.0-or-later
// A turn on one line, with what each jump scores.
//   -9 (1,2)(0,3)
//   -9 + (-1) = -10 (0,3)(2,5)
#pragma once

#include <string>

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"

namespace damath::game {

// Promise: the turn is a playable one of the position.
[[nodiscard]] std::string turnLine(const rules::Turn& turn, const board::Position& position,
                                   const rules::Ruleset& ruleset, const rules::ChipSet& set);

// `-9 + (-1) = -10`; a dash where the jump has no score, or where the arbiter is asked (S4).
[[nodiscard]] std::string jumpLine(board::Piece taker, board::Piece taken, board::Square landing,
                                   const rules::Ruleset& ruleset, const rules::ChipSet& set);
// The score of it alone: `-10`, `16`.
[[nodiscard]] std::string jumpFigure(board::Piece taker, board::Piece taken, board::Square landing,
                                     const rules::Ruleset& ruleset, const rules::ChipSet& set);

}  // namespace damath::game
