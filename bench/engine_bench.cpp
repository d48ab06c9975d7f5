// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the practice engine: positions per second and the time for a depth, from the start position and
// after twenty random turns. Also measures several threads, the making of an engine, and the time to answer
// after a stop. The window requests the stop by a flag from another thread.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bench/random_game.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/running_game.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {
namespace {

void think(benchmark::State& state, engine::Engine& engine, const board::Position& position) {
  const int plies = static_cast<int>(state.range(0));
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += engine.think(position, {.plies = plies, .stop = {}}).nodes;
  state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}

engine::Engine damathEngine(const rules::ChipSet& set) {
  return engine::Engine(movementOf(rules::manual()), engine::Scoring{&rules::manual(), &set});
}

void damathStart(benchmark::State& state, const std::string& setName) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  engine::Engine engine = damathEngine(set);
  think(state, engine, startPosition(set, rules::manual()));
}
BENCHMARK_CAPTURE(damathStart, integer, "integer")->DenseRange(2, 14, 2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(damathStart, radical, "radical")->Arg(12)->Unit(benchmark::kMillisecond);

// Returns the position after twenty random turns.
board::Position middleOf(const rules::ChipSet& set) {
  std::mt19937 random(kSeed);
  board::Position position = startPosition(set, rules::manual());
  for (const rules::Turn& turn : randomGame(set, random, 20)) rules::play(rules::manual(), position, turn);
  return position;
}

void damathMiddle(benchmark::State& state) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  engine::Engine engine = damathEngine(set);
  think(state, engine, middleOf(set));
}
BENCHMARK(damathMiddle)->DenseRange(6, 12, 2)->Unit(benchmark::kMillisecond);

void companionStart(benchmark::State& state, rules::Game game) {
  const rules::CompanionLaw& law = rules::companionLaw(game);
  engine::Engine engine(movementOf(law));
  think(state, engine, startPosition(law));
}
BENCHMARK_CAPTURE(companionStart, english, rules::Game::English)
    ->DenseRange(2, 14, 2)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(companionStart, dame, rules::Game::Dame)->Arg(12)->Unit(benchmark::kMillisecond);

// Measures the gain from several threads on positions of 50 random games. The first argument is the number of
// threads, the second is the depth. The column CPU of the output has the processor time of the calling
// thread.
void together(benchmark::State& state) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const engine::Scoring scoring{&rules::manual(), &set};
  std::mt19937 random(kSeed);
  std::vector<rules::RunningGame> games;
  while (games.size() < 50) {
    rules::RunningGame game(rules::manual(), set, startPosition(set, rules::manual()));
    for (const rules::Turn& turn : randomGame(set, random, 6 + 4 * (games.size() % 6))) {
      game.play(turn);
    }
    if (!game.outcome() && game.turns().size() > 3) games.push_back(std::move(game));
  }
  engine::Engine engine(movementOf(rules::manual()), scoring, static_cast<int>(state.range(0)));
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    for (const rules::RunningGame& game : games) {
      state.PauseTiming();
      // A search without pruning clears the engine's memory.
      benchmark::DoNotOptimize(engine.think(game.position(), {.plies = 1}));
      state.ResumeTiming();
      nodes += engine
                   .think(game.position(),
                          {.plies = static_cast<int>(state.range(1)), .pruning = engine::Pruning::Likely},
                          engine::courseOf(game, scoring))
                   .nodes;
    }
  }
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(together)
    ->ArgsProduct({{1, 2}, {12, 14}})
    ->UseRealTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

// Measures the time from the request to stop until the engine answers. The counter "most" is the longest
// time, in milliseconds.
void stopped(benchmark::State& state, const std::string& setName, engine::Pruning pruning) {
  using Clock = std::chrono::steady_clock;
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  engine::Engine engine(movementOf(rules::manual()), engine::Scoring{&rules::manual(), &set},
                        static_cast<int>(state.range(0)));
  const board::Position position = middleOf(set);
  double most = 0;
  for (auto _ : state) {
    std::atomic<bool> isStopped = false;
    Clock::time_point asked;
    std::jthread window([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(60));
      asked = Clock::now();
      isStopped = true;
    });
    benchmark::DoNotOptimize(
        engine.think(position, {.stop = [&] { return isStopped.load(); }, .pruning = pruning}));
    const Clock::time_point answered = Clock::now();
    window.join();
    const double seconds = std::chrono::duration<double>(answered - asked).count();
    most = std::max(most, seconds * 1000);
    state.SetIterationTime(seconds);
  }
  state.counters["most"] = most;
}
BENCHMARK_CAPTURE(stopped, integer, "integer", engine::Pruning::Likely)
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stopped, polynomial, "polynomial", engine::Pruning::Likely)
    ->Arg(1)
    ->UseManualTime()
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stopped, integerAtDepth, "integer", engine::Pruning::None)
    ->Arg(1)
    ->UseManualTime()
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);

// Measures the making of an engine, which computes every score of a set.
void engineMade(benchmark::State& state, const std::string& setName) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  for (auto _ : state) benchmark::DoNotOptimize(damathEngine(set));
}
BENCHMARK_CAPTURE(engineMade, integer, "integer")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engineMade, polynomial, "polynomial")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::bench
