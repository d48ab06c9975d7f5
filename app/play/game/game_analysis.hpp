// SPDX-License-Identifier: GPL-3.0-or-later
// Analyzes a game with the engine, turn by turn: finds the best turn, and counts the points that the played
// turn gave away. A turn that breaks a rule stays as played (rulebook T6): the analysis names the best turn
// for its position, then continues with the position after the played turn.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "app/play/game/game_setup.hpp"
#include "core/engine/turn_review.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::game {

struct CourseTurn {
  board::Position before;
  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  // the running totals of BLUE and RED after the turn; both 0 in a companion game
  std::array<exact::Number, 2> running = {};
  int line = 0;  // the line on the scoresheet, from 1; 0 if no line holds the turn
};

struct GameCourse {
  std::vector<CourseTurn> turns;
  // The first line of the scoresheet that cannot be followed on the board; nullopt if all lines can be
  // followed.
  std::optional<int> lostFrom = {};
};

// Returns the course of a game with these turns. Precondition: the turns are legal.
[[nodiscard]] GameCourse courseOf(const Setup& setup, const rules::TurnList& turns);
// Returns the course of an audited game, up to the first line that the replay could not follow.
[[nodiscard]] GameCourse courseOf(const sheet::AuditReport& report);

struct AnalysedTurn {
  CourseTurn made;
  engine::TurnReview review;

  // False if the played turn breaks a rule. If the engine had no time to search (0 plies), the turn counts as
  // legal.
  [[nodiscard]] bool isLegal() const { return review.result.plies == 0 || review.played.has_value(); }
};

// A function that analysisOf calls before each turn and while the engine thinks. If the function returns
// false, the analysis ends and returns the turns analyzed so far.
using AnalysisWatch = std::function<bool(int done, int all)>;

// Analyzes each turn of the course. The engine searches to the depth of the game's usual level, but at most
// 0.7 seconds for each turn.
[[nodiscard]] std::vector<AnalysedTurn> analysisOf(const Setup& setup, const GameCourse& course,
                                                   const AnalysisWatch& watch);

// Returns the points that `side` gave away, summed over its legal turns.
[[nodiscard]] engine::Value givenBy(const std::vector<AnalysedTurn>& turns, board::Side side);

}  // namespace damath::game
