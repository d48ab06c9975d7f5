// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whole games: listing and playing turns, and scoring every jump.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/random_game.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {
namespace {

// Measures turns with their routes, as the audit and the engine make them. The positions tell which chip
// stands on each square.
void games(benchmark::State& state) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  std::mt19937 random(kSeed);
  std::size_t turns = 0;
  for (auto _ : state) turns += randomGame(set, random, kMostTurns).size();
  state.counters["turns/s"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
}
BENCHMARK(games)->Unit(benchmark::kMicrosecond);

// Measures only the change of positions: lists the legal turns and plays one of them. The positions do not
// tell which chip stands on a square. The published speeds of draughts programs are measured like this.
void positionsOfGames(benchmark::State& state) {
  using namespace rules::generation;
  const rules::Movement movement = movementOf(rules::manual());
  const Instance& instance = instanceFor(movement);
  const board::Position start = startPosition(*rules::builtInChipSet("integer"), rules::manual());
  GrowingList<Step> steps;
  std::uint64_t random = kSeed;  // xorshift: a better generator would cost more than the turns
  std::size_t turns = 0;
  for (auto _ : state) {
    Forces forces = forcesOf(start);
    board::Side mover = start.toMove();
    for (std::size_t ply = 0; ply < kMostTurns; ++ply) {
      steps.clear();
      instance.steps(movement, forces, mover, steps);
      if (steps.empty()) break;
      random ^= random << 13U;
      random ^= random >> 7U;
      random ^= random << 17U;
      const Step& step = steps.begin()[((random >> 32U) * steps.size()) >> 32U];
      forces = after(mover, forces, step.from, step.to, step.taken, step.crownedOnTheWay);
      mover = opponent(mover);
      ++turns;
    }
  }
  state.counters["turns/s"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
}
BENCHMARK(positionsOfGames)->Unit(benchmark::kMicrosecond);

// A jump. The two pieces are as they were before the turn.
struct PlayedJump {
  board::Piece taker;
  board::Piece taken;
  board::Square landing;
};

std::vector<PlayedJump> playedJumps(const rules::ChipSet& set, std::size_t atLeast) {
  std::mt19937 random(kSeed);
  std::vector<PlayedJump> played;
  while (played.size() < atLeast) {
    board::Position position = rules::startPosition(set, rules::manual());
    for (const rules::Turn& turn : randomGame(set, random, kMostTurns)) {
      for (const rules::Jump& jump : turn.jumps()) {
        played.push_back({*position.at(turn.start()), *position.at(jump.taken), jump.landing});
      }
      rules::play(rules::manual(), position, turn);
    }
  }
  return played;
}

void scores(benchmark::State& state, const std::string& setName) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const auto jumps = playedJumps(set, 500);
  for (auto _ : state) {
    exact::Number total;
    for (const PlayedJump& jump : jumps) {
      total += rules::scoreOf(rules::manual(), set, jump.taker, jump.taken, jump.landing).value;
    }
    benchmark::DoNotOptimize(total);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(jumps.size()));
}
BENCHMARK_CAPTURE(scores, integer, "integer")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(scores, rational, "rational")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(scores, radical, "radical")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(scores, polynomial, "polynomial")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace damath::bench
