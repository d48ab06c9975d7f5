// Whole games of legal turns picked by a fixed seed: listing, playing, and scoring every jump.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "core/rules/score.hpp"

namespace damath::rules {
namespace {

constexpr int kMostTurns = 120;

// A jump as it stood on the board, for scoring alone.
struct PlayedJump {
  board::Piece taker;
  board::Piece taken;
  board::Square landing;
};

struct PlayedGame {
  int turns = 0;
  std::vector<PlayedJump> jumps;
};

PlayedGame playOne(const ChipSet& set, std::mt19937& random) {
  PlayedGame game;
  board::Position position = startPosition(set, manual());
  TurnList turns;
  for (; game.turns < kMostTurns; ++game.turns) {
    listLegalTurns(manual(), position, turns);
    if (turns.empty()) break;
    const Turn turn = turns[random() % turns.size()];
    const board::Piece taker = *position.at(turn.start());
    for (const Jump& jump : turn.jumps())
      game.jumps.push_back({taker, *position.at(jump.taken), jump.landing});
    play(manual(), position, turn);
  }
  return game;
}

void randomGames(benchmark::State& state) {
  const ChipSet& set = *builtInChipSet("integer");
  std::mt19937 random(2026);
  double turns = 0;
  for (auto _ : state) turns += playOne(set, random).turns;
  state.counters["turns/s"] = benchmark::Counter(turns, benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void scores(benchmark::State& state, const std::string& setName) {
  const ChipSet& set = *builtInChipSet(setName);
  std::mt19937 random(2026);
  std::vector<PlayedJump> jumps;
  while (jumps.size() < 500) {
    const PlayedGame game = playOne(set, random);
    jumps.insert(jumps.end(), game.jumps.begin(), game.jumps.end());
  }
  for (auto _ : state) {
    exact::Number total;
    for (const PlayedJump& jump : jumps) {
      total += scoreOf(manual(), set, jump.taker, jump.taken, jump.landing).value;
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
}  // namespace damath::rules
