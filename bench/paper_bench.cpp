// SPDX-License-Identifier: GPL-3.0-or-later
// Papers at their greatest: 500 filled scoresheets as one PDF, with the memory they take beside that of 50,
// how soon it ends when it is not wanted any more, and the first page of them on a screen.
#include <benchmark/benchmark.h>

#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <cstdint>
#include <fstream>
#include <random>
#include <string>
#include <string_view>

#include "app/words/texts/report_labels.hpp"
#include "bench/random_game.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/page_set.hpp"
#include "reports/render/print.hpp"

namespace damath::bench {
namespace {

constexpr std::int64_t kSheets = 500;
constexpr std::int64_t kFewSheets = 50;

// Of this process in MB: what it has, and the most that it had since that was begun anew.
double memory(std::string_view name) {
  constexpr double kKilo = 1e3;
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(name)) return std::stod(line.substr(line.find_first_of("0123456789"))) / kKilo;
  }
  return 0;
}
void beginPeak() {
  std::ofstream("/proc/self/clear_refs") << "5";
}

compose::Document filledSheets(const std::string& setName, std::int64_t sheets) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  std::mt19937 random(kSeed);
  compose::Document document{setName, words::reportLabels(words::Language::English), {}, "en"};
  document.imprint = compose::Imprint{
      "Document 12 · printed 2026-11-20 09:41:07 · digest 18A8 D32B DC5C 0FF1", "DAMATH 12 18A8D32BDC5C0FF1"};
  while (document.forms.size() < static_cast<std::size_t>(sheets)) {
    const sheet::GameRecord game{.start = rules::startPosition(set, rules::manual()),
                                 .turns = randomGame(set, random, kMostTurns)};
    const sheet::Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    document.forms.emplace_back(compose::scoresheet(sheet, compose::headOf(sheet), document.labels));
  }
  return document;
}

void sheetsToPdf(benchmark::State& state, const std::string& setName) {
  const compose::Document document = filledSheets(setName, state.range(0));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
  const double before = memory("VmRSS:");
  beginPeak();
  for (auto _ : state) {
    const auto file = render::writePdf(document, render::Paper::A4, path);
    if (!file) {
      state.SkipWithError("no PDF");
      return;
    }
  }
  state.counters["MB"] = static_cast<double>(QFileInfo(path).size()) / 1e6;
  state.counters["composedMB"] = before;
  state.counters["peakMB"] = memory("VmHWM:");
}

// From the answer that it is not wanted to its end.
void stopped(benchmark::State& state) {
  const compose::Document document = filledSheets("integer", kSheets);
  for (auto _ : state) {
    const auto pdf =
        render::pdfOf(document, render::Paper::A4, [](std::size_t, std::size_t) { return false; });
    if (pdf) state.SkipWithError("not stopped");
  }
}

void firstPage(benchmark::State& state) {
  const compose::Document document = filledSheets("integer", kSheets);
  constexpr int kDotsAMetre = 4000;
  QImage image(840, 1188, QImage::Format_RGB32);
  image.setDotsPerMeterX(kDotsAMetre);
  image.setDotsPerMeterY(kDotsAMetre);
  if (!render::loadFormFont()) state.SkipWithError("no font");
  for (auto _ : state) {
    image.fill(Qt::white);
    QPainter painter(&image);
    render::PageSet(document, render::Paper::A4, 0).paint(painter, 0);
  }
}

BENCHMARK_CAPTURE(sheetsToPdf, integer, "integer")
    ->Arg(kFewSheets)
    ->Arg(kSheets)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(sheetsToPdf, rational, "rational")
    ->Arg(kFewSheets)
    ->Arg(kSheets)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(stopped)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(firstPage)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::bench

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
