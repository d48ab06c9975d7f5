// SPDX-License-Identifier: GPL-3.0-or-later
// Measures audits of scoresheets of 50 lines, whose captures have no coordinates, as on paper: from text to
// verdict, and the time of each stage. Also measures keystrokes in scoresheets of 60 lines, and scoresheets
// with one planted mistake, for each kind of mistake.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "bench/random_game.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/explain/understanding.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/plants/planter.hpp"

namespace damath::bench {
namespace {

constexpr std::size_t kLines = 50;  // lines of a sheet, with its R.C. rows and totals
constexpr std::size_t kSheets = 500;

std::vector<sheet::Sheet> sheets(const rules::ChipSet& set, std::size_t lines = kLines,
                                 std::size_t count = kSheets) {
  std::mt19937 random(2026);
  std::vector<sheet::Sheet> all;
  while (all.size() < count) {
    sheet::GameRecord game{.start = rules::startPosition(set, rules::manual()),
                           .turns = randomGame(set, random, kMostTurns)};
    for (; !game.turns.empty(); game.turns.pop_back()) {
      sheet::Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
      if (sheet.lines.size() < lines) break;
      if (sheet.lines.size() > lines) continue;
      all.push_back(std::move(sheet));
      break;
    }
  }
  return all;
}

const rules::ChipSet& setNamed(const std::string& name) {
  return *rules::builtInChipSet(name);
}

void textToVerdict(benchmark::State& state, const std::string& setName) {
  const rules::ChipSet& set = setNamed(setName);
  std::vector<std::string> texts;
  for (const sheet::Sheet& sheet : sheets(set)) texts.push_back(notation::toSheetText(sheet));
  sheet::Auditor auditor(rules::manual(), set);
  for (auto _ : state) {
    for (const std::string& text : texts) {
      const auto sheet = notation::parseSheetText(text);
      if (!sheet || auditor.audit(*sheet).hasErrors()) {
        state.SkipWithError("a clean sheet is not found clean");
        return;
      }
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}
BENCHMARK_CAPTURE(textToVerdict, counting, "counting")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, whole, "whole")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, fraction, "fraction")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, integer, "integer")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, rational, "rational")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, radical, "radical")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textToVerdict, polynomial, "polynomial")->Unit(benchmark::kMillisecond);

// The stages of an audit. Text: reads the text of the file. Cells: also reads the cells. Turns: also explains
// the turns of the game. Verdict: the whole audit, with scores, totals and the result.
enum class Stage { Text, Cells, Turns, Verdict };

void upTo(benchmark::State& state, Stage last) {
  const rules::ChipSet& set = setNamed("integer");
  const sheet::Law law{rules::manual(), set};
  sheet::Auditor auditor(rules::manual(), set);
  sheet::CellMemory cells(set);
  std::vector<std::string> texts;
  for (const sheet::Sheet& sheet : sheets(set)) texts.push_back(notation::toSheetText(sheet));
  const board::Position start = rules::startPosition(set, rules::manual());
  for (auto _ : state) {
    for (const std::string& text : texts) {
      const sheet::Sheet sheet = *notation::parseSheetText(text);
      benchmark::DoNotOptimize(sheet.lines.data());
      if (last == Stage::Text) continue;
      if (last == Stage::Verdict) {
        benchmark::DoNotOptimize(auditor.audit(sheet).result);
        continue;
      }
      const sheet::Reading reading = sheet::read(sheet, cells);
      benchmark::DoNotOptimize(reading.plays.data());
      if (last != Stage::Turns) continue;
      const auto understood = sheet::understand(law, reading, start, sheet::HalfOrder::BlueFirst);
      benchmark::DoNotOptimize(understood.explanation.segments.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}
BENCHMARK_CAPTURE(upTo, text, Stage::Text)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(upTo, cells, Stage::Cells)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(upTo, turns, Stage::Turns)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(upTo, verdict, Stage::Verdict)->Unit(benchmark::kMillisecond);

// The sheet that is being typed. Clean: the played game, with its last line repeated up to 60 lines.
// Mistaken: also with two exchanged half lines near the beginning. Unexplained: also with lines that no turns
// explain.
enum class Paper { Clean, Mistaken, Unexplained };

// Measures keystrokes in a sheet of 60 lines: after each typed letter of the last move, the sheet is audited
// again.
void keysOfTyping(benchmark::State& state, const std::string& setName, Paper paper) {
  constexpr std::size_t kTypedLines = 60;
  constexpr std::size_t kTyped = 20;
  const rules::ChipSet& set = setNamed(setName);
  std::vector<sheet::Sheet> papers = sheets(set, kTypedLines, kTyped);
  for (sheet::Sheet& each : papers) {
    std::erase_if(each.lines, [](const sheet::Line& line) {
      const sheet::HalfKind kind = line.of(board::Side::Blue).kind;
      return kind != sheet::HalfKind::Play && kind != sheet::HalfKind::Blank;
    });
    if (paper == Paper::Mistaken) std::swap(each.lines[4].halves[0], each.lines[5].halves[0]);
    // Each second line repeats the line above with exchanged halves. No game explains such lines.
    for (std::size_t i = 1; paper == Paper::Unexplained && i + 1 < each.lines.size(); i += 2) {
      each.lines[i] = each.lines[i - 1];
      std::swap(each.lines[i].halves[0], each.lines[i].halves[1]);
    }
    while (each.lines.size() < kTypedLines) each.lines.push_back(each.lines.back());
  }
  sheet::Auditor auditor(rules::manual(), set);
  std::int64_t keys = 0;
  for (auto _ : state) {
    for (const sheet::Sheet& each : papers) {
      sheet::Sheet typed = each;
      std::string& cell = typed.lines.back().of(board::Side::Blue).move;
      const std::string whole = "10 x (-7)";
      for (std::size_t letters = 1; letters <= whole.size(); ++letters) {
        cell = whole.substr(0, letters);
        typed.lines.back().of(board::Side::Blue).kind = sheet::HalfKind::Play;
        benchmark::DoNotOptimize(auditor.audit(typed).findings.data());
        ++keys;
      }
    }
  }
  state.SetItemsProcessed(keys);
}
BENCHMARK_CAPTURE(keysOfTyping, integer, "integer", Paper::Clean)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(keysOfTyping, polynomial, "polynomial", Paper::Clean)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(keysOfTyping, integer_mistaken, "integer", Paper::Mistaken)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(keysOfTyping, integer_unexplained, "integer", Paper::Unexplained)
    ->Unit(benchmark::kMillisecond);

void onePlant(benchmark::State& state, const plants::PlanterOf& planter) {
  constexpr int kPlantsASet = 10;
  std::vector<std::string> texts;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (unsigned seed = 0; seed < kPlantsASet; ++seed) {
      plants::Lots lots(seed * 31 + 7);
      const auto plant = planter.plant(*rules::builtInChipSet(name), lots);
      if (plant) texts.push_back(notation::toSheetText(plant->sheet));
    }
  }
  for (auto _ : state) {
    for (const std::string& text : texts) {
      const sheet::Sheet sheet = *notation::parseSheetText(text);
      const rules::ChipSet& set = *rules::builtInChipSet(sheet.setName());
      benchmark::DoNotOptimize(sheet::audit(sheet, set, rules::manual()).findings.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}

const bool kEveryKindRegistered = [] {
  for (const plants::PlanterOf& planter : plants::planters()) {
    benchmark::RegisterBenchmark(("onePlant/" + planter.kind).c_str(), [&planter](benchmark::State& state) {
      onePlant(state, planter);
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace damath::bench
