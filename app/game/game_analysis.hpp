// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the engine sees it, turn by turn: what the best would have been, and what the played one gave
// away. A turn that breaks a rule stands as it was played (rulebook T6): what would have been best is told of
// it too, and the game goes on after it.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "app/game/game_setup.hpp"
#include "core/engine/review.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::game {

struct CourseTurn {
  board::Position before;
  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  std::array<exact::Number, 2> running = {};  // BLUE, RED, after it; 0 in a companion game
  int line = 0;                               // of the scoresheet, from 1; 0 where none has it
};

struct GameCourse {
  std::vector<CourseTurn> turns;
  // The line of the scoresheet from which on no play explains what is written.
  std::optional<int> lostFrom = {};
};

// Promise: the turns are legal.
[[nodiscard]] GameCourse courseOf(const Setup& setup, const rules::TurnList& turns);
// As far as the sheet is followed turn upon turn.
[[nodiscard]] GameCourse courseOf(const sheet::AuditReport& report);

struct AnalysedTurn {
  CourseTurn made;
  engine::Review review;

  // The engine knows what it gave away: it is legal, and was looked at.
  [[nodiscard]] bool isLegal() const { return review.result.plies == 0 || review.played.has_value(); }
};

// Asked before each turn, and while the engine thinks about it; false ends the analysis with what is done.
using AnalysisWatch = std::function<bool(int done, int all)>;

// As deep as the usual level of the game, or as the time of a turn allows.
[[nodiscard]] std::vector<AnalysedTurn> analysisOf(const Setup& setup, const GameCourse& course,
                                                   const AnalysisWatch& watch);

// What the side gave away, summed over its legal turns.
[[nodiscard]] engine::Value givenBy(const std::vector<AnalysedTurn>& turns, board::Side side);

}  // namespace damath::game
