// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the check of a turn that the arbiter types in a live game. The check audits the whole scoresheet,
// which has 120 lines. The window checks after each pause of typing, so the check must take less than one
// screen frame.
#include <benchmark/benchmark.h>

#include <optional>
#include <random>
#include <string>

#include "bench/random_game.hpp"
#include "core/play/live_course.hpp"
#include "core/play/live_sheet.hpp"
#include "core/play/turn_check.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {
namespace {

constexpr std::size_t kLongSheet = 120;  // lines of the scoresheet
constexpr int kLongGame = 600;           // the most turns of a game
constexpr int kGames = 2000;

// If the reverse of the side's last turn is legal, plays it, so that the game continues. Only a dama can go
// back. All other turns are random.
rules::Turn nextTurn(const play::LiveGame& game, const rules::TurnList& legal, std::mt19937& random) {
  const auto& played = game.turns();
  for (const rules::Turn& turn : legal) {
    const bool isBack = played.size() >= 2 && !turn.isCapture() &&
                        turn.start() == played[played.size() - 2].turn.end() &&
                        turn.end() == played[played.size() - 2].turn.start();
    if (isBack) return turn;
  }
  return legal[random() % legal.size()];
}

// Returns the first random game whose scoresheet has kLongSheet lines; nullopt if no game becomes so long.
std::optional<play::LiveGame> longGame(const rules::ChipSet& set) {
  std::mt19937 random(kSeed);
  for (int lot = 0; lot < kGames; ++lot) {
    play::LiveGame game({rules::manual(), set, rules::startPosition(set, rules::manual()),
                         play::MatchKind::Game, play::Keeping::Arbiter});
    for (int turn = 0; turn < kLongGame && !game.outcome(); ++turn) {
      const rules::TurnList legal = rules::legalTurns(rules::manual(), game.position());
      game.make({nextTurn(game, legal, random), {}, {}}, play::milliseconds(0));
      if (!game.outcome() && play::sheetOf(game).lines.size() >= kLongSheet) return game;
    }
  }
  return std::nullopt;
}

void turnChecked(benchmark::State& state, const std::string& setName) {
  const auto game = longGame(*rules::builtInChipSet(setName));
  if (!game) {
    state.SkipWithError("no game is so long");
    return;
  }
  const rules::TurnList turns = rules::legalTurns(rules::manual(), game->position());
  std::string typed;
  for (const board::Square square : rules::squaresOf(turns.front())) {
    typed += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
  }
  std::size_t findings = 0;
  for (auto _ : state) findings += play::checkedTurn(*game, typed).findings.size();
  if (findings > 0) state.SkipWithError("a legal turn is not found right");
}
BENCHMARK_CAPTURE(turnChecked, counting, "counting")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, whole, "whole")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, fraction, "fraction")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, integer, "integer")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, rational, "rational")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, radical, "radical")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnChecked, polynomial, "polynomial")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::bench
