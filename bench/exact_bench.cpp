// SPDX-License-Identifier: GPL-3.0-or-later
// Measures exact sums of the kind that running totals have: fractions that fit in two machine words, and
// surds. Also measures comparisons of surds.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/exact/number.hpp"
#include "core/exact/number_text.hpp"

namespace damath::exact {
namespace {

std::vector<Number> fractions() {
  std::vector<Number> all;
  for (std::int64_t n = -60; n <= 60; ++n) all.emplace_back(Rational(n, 10 + (n + 60) % 7));
  return all;
}

std::vector<Number> surds() {
  std::vector<Number> all;
  for (std::int64_t n = -60; n <= 60; ++n) all.push_back(Rational(n, 36) + Number::root(Rational(n, 5), 2));
  return all;
}

void sums(benchmark::State& state, std::vector<Number> (*make)()) {
  const std::vector<Number> figures = make();
  for (auto _ : state) {
    Number total;
    for (const Number& figure : figures) total += figure;
    benchmark::DoNotOptimize(total);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(figures.size()));
}
BENCHMARK_CAPTURE(sums, fractions, fractions);
BENCHMARK_CAPTURE(sums, surds, surds);

void comparisons(benchmark::State& state) {
  const std::vector<Number> figures = surds();
  for (auto _ : state) {
    int greater = 0;
    for (std::size_t i = 1; i < figures.size(); ++i) greater += figures[i] > figures[i - 1] ? 1 : 0;
    benchmark::DoNotOptimize(greater);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(figures.size() - 1));
}
BENCHMARK(comparisons);

}  // namespace
}  // namespace damath::exact
