// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the contest file at its greatest size: opening the file with its checks, reading the contest,
// entering a result and computing the ranks, making a verified backup, and verifying the whole file. Also
// measures the web site of a usual contest.
#include <benchmark/benchmark.h>

#include <filesystem>

#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/site/site.hpp"
#include "bench/big_contest.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::bench {
namespace {

namespace fs = std::filesystem;

const fs::path& bigFile() {
  static const fs::path path = [] {
    fs::path file = fs::temp_directory_path() / "damath-big-contest.damath";
    fs::remove(file);
    fs::remove_all(fs::temp_directory_path() / "damath-big-contest.backups");
    makeBigContest(file);
    return file;
  }();
  return path;
}

const desk::SystemClock kClock;

desk::Desk opened() {
  desk::Opening opening = desk::Desk::open(bigFile(), kClock);
  if (!opening.desk) std::abort();
  return std::move(*opening.desk);
}

void openWithChecks(benchmark::State& state) {
  bigFile();
  for (auto _ : state) benchmark::DoNotOptimize(opened());
  state.counters["MB"] = static_cast<double>(fs::file_size(bigFile())) / 1e6;
}
BENCHMARK(openWithChecks)->Unit(benchmark::kMillisecond)->UseRealTime();

void readWhole(benchmark::State& state) {
  const desk::Desk desk = opened();
  for (auto _ : state) benchmark::DoNotOptimize(desk.snapshot());
}
BENCHMARK(readWhole)->Unit(benchmark::kMillisecond)->UseRealTime();

// Enters the next result of the round in progress and computes the ranks.
void enterAndRank(benchmark::State& state) {
  desk::Desk desk = opened();
  const contest::EventId event{1};
  const desk::Author author{"bench", {}, {}, {}};
  static int board = 0;
  for (auto _ : state) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(40), exact::Number(1)};
    desk::RoundDesk rounds(desk);
    const desk::Place place{contest::RoundNumber{kBigRounds + 1}, contest::BoardNumber{++board}};
    if (!rounds.setResult(event, place, input, author)) state.SkipWithError("not entered");
    benchmark::DoNotOptimize(desk::standingsOf(*(*desk.snapshot())->find(event), {}));
  }
}
BENCHMARK(enterAndRank)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(50);

void copyChecked(benchmark::State& state) {
  const desk::Desk desk = opened();
  const fs::path copy = bigFile().string() + ".copy";
  for (auto _ : state) {
    if (!desk.backup(copy)) state.SkipWithError("not copied");
    state.PauseTiming();
    fs::remove(copy);
    state.ResumeTiming();
  }
}
BENCHMARK(copyChecked)->Unit(benchmark::kMillisecond)->UseRealTime();

void verifyAll(benchmark::State& state) {
  const desk::Desk desk = opened();
  for (auto _ : state) {
    const auto problems = desk::verify(desk);
    if (!problems || !problems->empty()) state.SkipWithError("not sound");
  }
}
BENCHMARK(verifyAll)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

// Makes the web site of 200 players and seven rounds, with the board and sheet of every game. The site is not
// stored.
void wholeSite(benchmark::State& state) {
  const fs::path file = fs::temp_directory_path() / "damath-site-contest.damath";
  fs::remove(file);
  fs::remove_all(fs::temp_directory_path() / "damath-site-contest.backups");
  makeBigContest(file, {200, 7, 50});
  desk::Opening opening = desk::Desk::open(file, kClock);
  if (!opening.desk) std::abort();
  std::size_t bytes = 0;
  int pages = 0;
  for (auto _ : state) {
    bytes = 0;
    const auto made = site::makeSite(*opening.desk, {}, [&](const std::string&, std::string_view page) {
      bytes += page.size();
      return true;
    });
    if (!made) state.SkipWithError("not made");
    pages = made.value_or(0);
  }
  state.counters["pages"] = pages;
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}
BENCHMARK(wholeSite)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(2);

}  // namespace
}  // namespace damath::bench
