// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/practice/game_analysis.hpp"

#include <chrono>

namespace damath::models {

namespace {

constexpr std::chrono::milliseconds kTimeOfTurn{700};

}  // namespace

std::vector<AnalysedTurn> analysisOf(const game::Setup& setup, const rules::TurnList& turns,
                                     const AnalysisWatch& watch) {
  using Clock = std::chrono::steady_clock;
  std::vector<AnalysedTurn> analysed;
  engine::Engine engine(setup.law.movement, setup.scoring());
  const int plies = game::levelsOf(setup.law.game)[game::usualLevel(setup.law.game)];
  rules::RunningGame game = setup.newGame();
  const int all = static_cast<int>(turns.size());
  for (const rules::Turn& turn : turns) {
    const int done = static_cast<int>(analysed.size());
    if (!watch(done, all)) break;
    const auto end = Clock::now() + kTimeOfTurn;
    const engine::Limits limits{.plies = plies,
                                .stop = [&] { return Clock::now() >= end || !watch(done, all); }};
    AnalysedTurn each;
    each.before = game.position();
    each.side = each.before.toMove();
    each.turn = turn;
    each.review = engine::review(engine, setup.law.movement, each.before, turn, limits);
    game.play(turn);
    if (setup.law.hasScores()) {
      for (const board::Side side : board::kSides) each.running[indexOf(side)] = game.account(side).running;
    }
    analysed.push_back(std::move(each));
  }
  return analysed;
}

engine::Value givenBy(const std::vector<AnalysedTurn>& turns, board::Side side) {
  engine::Value sum = 0;
  for (const AnalysedTurn& turn : turns) {
    if (turn.side == side) sum += turn.review.given().value_or(0);
  }
  return sum;
}

}  // namespace damath::models
