// Audits of whole sheets as they come from paper: captures without coordinates, clean, and with one wrong
// score.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/random_game.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/audit.hpp"
#include "core/sheet/game_record.hpp"

namespace damath::bench {
namespace {

// What 20 minutes of play fill.
constexpr std::size_t kTurns = 50;
constexpr int kSheets = 20;

enum class Slip { None, OneScore };

std::vector<sheet::Sheet> sheets(const rules::ChipSet& set, Slip slip) {
  std::mt19937 random(2026);
  std::vector<sheet::Sheet> all;
  for (int i = 0; i < kSheets; ++i) {
    const sheet::GameRecord game{.start = rules::startPosition(set, rules::manual()),
                                 .turns = randomGame(set, random, kTurns)};
    all.push_back(sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper));
    if (slip == Slip::None) continue;
    for (sheet::Line& line : all.back().lines) {
      sheet::Half& half = line.of(board::Side::Blue);
      if (half.kind == sheet::HalfKind::Play && !half.score.empty()) {
        half.score = "99999";
        break;
      }
    }
  }
  return all;
}

void audits(benchmark::State& state, const std::string& setName, Slip slip) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const auto all = sheets(set, slip);
  for (auto _ : state) {
    for (const sheet::Sheet& sheet : all) {
      const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
      if (report.hasErrors() != (slip == Slip::OneScore)) {
        state.SkipWithError("the audit's verdict is wrong");
        return;
      }
    }
  }
  state.SetItemsProcessed(state.iterations() * kSheets);
}
BENCHMARK_CAPTURE(audits, integerClean, "integer", Slip::None)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(audits, integerOneSlip, "integer", Slip::OneScore)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(audits, radicalClean, "radical", Slip::None)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(audits, polynomialClean, "polynomial", Slip::None)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::bench
