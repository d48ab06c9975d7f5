// SPDX-License-Identifier: GPL-3.0-or-later
// Measures node counts at the depths that other programs publish: counted at the last ply, or with every leaf
// made; with this processor's instances and with the general ones.
#include <benchmark/benchmark.h>

#include <cstdint>

#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::rules::generation {
namespace {

struct Count {
  Movement movement;
  board::Position position;
  int depth;
  std::uint64_t nodes;  // the correct number, from rulebook 12 or from two independent generators of turns
};

// Rulebook 12 lists positions with many damas. Returns the first of them on this program's board.
board::Position threeDamasASide() {
  board::PositionBuilder position(Side::Blue);
  board::ChipIndex chip = 0;
  const auto place = [&](Side side, board::Rank rank, std::initializer_list<int> squares) {
    for (const int pdn : squares) {
      // Square 1 of the PDN board is b8. The board of this program is the mirror image of the PDN board.
      const int row = 8 - (pdn - 1) / 4;
      const int file = 2 * ((pdn - 1) % 4) + (row % 2 == 0 ? 1 : 0);
      position.put(*board::Square::at(7 - file, row - 1), {side, chip++, rank});
    }
    chip = side == Side::Blue && rank == board::Rank::Ordinary ? 0 : chip;
  };
  place(Side::Blue, board::Rank::Dama, {29, 30, 32});
  place(Side::Blue, board::Rank::Ordinary, {21, 23});
  place(Side::Red, board::Rank::Dama, {1, 3, 4});
  place(Side::Red, board::Rank::Ordinary, {10, 12});
  return position.build().value();
}

Count damath() {
  return {movementOf(manual()), startPosition(*builtInChipSet("integer"), manual()), 11, 105509843};
}
Count damathDamaRich() {
  return {movementOf(manual()), threeDamasASide(), 8, 12102705};
}
Count english() {
  const CompanionLaw& law = companionLaw(Game::English);
  return {movementOf(law), startPosition(law), 11, 85242128};
}

void nodes(benchmark::State& state, Count (*make)(), LastPly lastPly, Processor processor) {
  const Count count = make();
  const Instance& instance = instanceFor(count.movement, processor);
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    const std::uint64_t counted = instance.sequences(count.movement, forcesOf(count.position),
                                                     count.position.toMove(), count.depth, lastPly);
    // If the count is wrong, the speed says nothing. So the measurement fails.
    if (counted != count.nodes) {
      state.SkipWithError("the node count is wrong");
      return;
    }
    nodes += counted;
  }
  state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

#define DAMATH_NODES(position)                                                                          \
  BENCHMARK_CAPTURE(nodes, position##Counted, position, LastPly::Counted, processorHere())              \
      ->Unit(benchmark::kMillisecond);                                                                  \
  BENCHMARK_CAPTURE(nodes, position##Made, position, LastPly::Made, processorHere())                    \
      ->Unit(benchmark::kMillisecond);                                                                  \
  BENCHMARK_CAPTURE(nodes, position##CountedOnAnyProcessor, position, LastPly::Counted, Processor::Any) \
      ->Unit(benchmark::kMillisecond)

DAMATH_NODES(damath);
DAMATH_NODES(damathDamaRich);
DAMATH_NODES(english);

}  // namespace
}  // namespace damath::rules::generation
