// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the ranks of an event: points, tie-breaks, reasons. There are few different results and totals, so
// ties are common.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "core/contest/systems/standings.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::contest {
namespace {

using Chance = std::mt19937;

int below(Chance& chance, int bound) {
  return static_cast<int>(chance() % static_cast<std::uint_fast32_t>(bound));
}

enum class Figures { Whole, Fraction, Radical };

exact::Number figure(Figures kind, Chance& chance) {
  const exact::Rational whole = 10 + below(chance, 4);
  switch (kind) {
    case Figures::Whole:
      return whole;
    case Figures::Fraction:
      return whole * exact::Rational(1, 1 + below(chance, 4));
    case Figures::Radical:
      return exact::Number(whole) + exact::Number::root(below(chance, 3), 2);
  }
  return {};
}

GameResult result(Figures kind, Chance& chance) {
  constexpr rules::Result kResults[] = {rules::Result::BlueWins, rules::Result::RedWins, rules::Result::Draw};
  return {rules::Ending::Time, figure(kind, chance), figure(kind, chance), kResults[below(chance, 3)]};
}

// In every round, all entries are paired at random. Every game has a result.
Event drawnEvent(int players, int rounds, Figures kind, std::vector<rules::TieBreak> tieBreaks) {
  Chance chance(2026);
  rules::Ruleset ruleset = rules::manual();
  rules::change(ruleset, &rules::Ruleset::tieBreaks, std::move(tieBreaks));
  rules::change(ruleset, &rules::Ruleset::rematchPlaces, 0);
  Event event{.id = EventId{1},
              .setup = {.name = "bench",
                        .set = *rules::builtInChipSet(kind == Figures::Radical ? "radical" : "rational"),
                        .ruleset = ruleset,
                        .system = System::Swiss,
                        .rounds = rounds},
              .entries = {},
              .games = {},
              .byes = {},
              .rematches = {}};
  for (int number = 1; number <= players; ++number) {
    event.entries.push_back({static_cast<EntryId>(1000 + number), static_cast<PlayerId>(number), number});
  }
  std::vector<int> order(static_cast<std::size_t>(players));
  std::iota(order.begin(), order.end(), 1001);
  for (int round = 1; round <= rounds; ++round) {
    std::shuffle(order.begin(), order.end(), chance);
    for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
      event.games.push_back({static_cast<GameId>(event.games.size() + 1), static_cast<RoundNumber>(round),
                             static_cast<BoardNumber>(i / 2 + 1), static_cast<EntryId>(order[i]),
                             static_cast<EntryId>(order[i + 1]), result(kind, chance)});
    }
  }
  return event;
}

void ranks(benchmark::State& state, Figures kind, const std::vector<rules::TieBreak>& tieBreaks) {
  const auto players = static_cast<int>(state.range(0));
  const Event event = drawnEvent(players, std::min(12, players - 1), kind, tieBreaks);
  for (auto _ : state) benchmark::DoNotOptimize(standings(event));
}

using enum rules::TieBreak;
const std::vector<rules::TieBreak> kManual = {HeadToHead, Rematch, PointSystem};
const std::vector<rules::TieBreak> kAll = {HeadToHead, Rematch,    Buchholz,   SonnebornBerger,
                                           Wins,       Cumulative, PointSystem};

BENCHMARK_CAPTURE(ranks, whole, Figures::Whole, kManual)->Arg(10)->Arg(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ranks, fraction, Figures::Fraction, kManual)->Arg(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ranks, radical, Figures::Radical, kManual)->Arg(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ranks, allSteps, Figures::Whole, kAll)->Arg(10)->Arg(2000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace damath::contest
