// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/course.hpp"

#include "core/engine/score_table.hpp"

namespace damath::engine {

Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring) {
  Course course{.lead = 0, .seen = game.seen(), .quietTurns = 0};
  const auto& played = game.played();
  for (auto turn = played.rbegin(); turn != played.rend() && !turn->turn.isCapture(); ++turn) {
    ++course.quietTurns;
  }
  if (scoring) {
    const board::Side side = game.position().toMove();
    const Value ahead = hundredthsOf(game.account(side).running - game.account(opponent(side)).running);
    const bool higherWins = scoring->ruleset->scoreDirection.answer() == rules::ScoreDirection::HigherWins;
    course.lead = higherWins ? ahead : -ahead;
  }
  return course;
}

}  // namespace damath::engine
