// Node counts from the start position (rulebook 12): counted at the last ply, and with every leaf made.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

#include "core/promise.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/perft.hpp"
#include "core/rules/profiles.hpp"

namespace damath::rules {
namespace {

constexpr std::array<std::uint64_t, 8> kKnown{1, 7, 49, 302, 1469, 7473, 37628, 187302};

void countNodes(benchmark::State& state, Leaves leaves) {
  const auto depth = static_cast<int>(state.range(0));
  const board::Position start = startPosition(*builtInChipSet("integer"), manual());
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    const std::uint64_t counted = perft(manual(), start, depth, leaves);
    // A wrong count measured fast is worth nothing.
    if (counted != kKnown[static_cast<std::size_t>(depth)]) {
      state.SkipWithError("the node count differs from rulebook 12");
      return;
    }
    nodes += counted;
  }
  state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(countNodes, leavesCounted, Leaves::Counted)
    ->DenseRange(5, 7)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countNodes, leavesMade, Leaves::Made)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::rules
