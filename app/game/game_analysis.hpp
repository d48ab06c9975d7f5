// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the engine sees it, turn by turn: what the best would have been, and what the played one gave
// away.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "app/game/game_setup.hpp"
#include "core/engine/review.hpp"

namespace damath::models {

struct AnalysedTurn {
  board::Position before;
  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  std::array<exact::Number, 2> running;  // BLUE, RED, behind it; 0 in a companion game
  engine::Review review;
};

// Asked before each turn, and while the engine thinks about it; false ends the analysis with what is done.
using AnalysisWatch = std::function<bool(int done, int all)>;

// As deep as the usual level of the game, or as the time of a turn allows. Promise: the turns are legal.
[[nodiscard]] std::vector<AnalysedTurn> analysisOf(const game::Setup& setup, const rules::TurnList& turns,
                                                   const AnalysisWatch& watch);

// What the side gave away, summed.
[[nodiscard]] engine::Value givenBy(const std::vector<AnalysedTurn>& turns, board::Side side);

}  // namespace damath::models
