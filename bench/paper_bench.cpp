// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the largest PDFs: 500 and 2,000 filled scoresheets as one PDF, compared with the memory for 50;
// and the report of a whole contest of 200 players and seven rounds with its 700 sheets. Also measures how
// soon the making of a PDF ends after a cancel, and how soon a first page is painted. To measure memory, run
// one benchmark at a time (--benchmark_filter), because each benchmark leaves memory behind that the next one
// counts.
#include <benchmark/benchmark.h>

#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "app/papers/paper.hpp"
#include "bench/big_contest.hpp"
#include "bench/random_game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/page_set.hpp"
#include "reports/render/print.hpp"
#include "words/language.hpp"

namespace damath::bench {
namespace {

constexpr std::int64_t kSheets = 500;
constexpr std::int64_t kFewSheets = 50;
constexpr std::int64_t kManySheets = 2000;

// Returns a memory value of this process in MB: the present memory, or the peak since the last reset.
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
  compose::Document document{setName, words::Language::English, {}};
  document.imprint = compose::Imprint{
      "Document 12 · printed 2026-11-20 09:41:07 · digest 18A8 D32B DC5C 0FF1", "DAMATH 12 18A8D32BDC5C0FF1"};
  while (document.forms.size() < static_cast<std::size_t>(sheets)) {
    const sheet::GameRecord game{.start = rules::startPosition(set, rules::manual()),
                                 .turns = randomGame(set, random, kMostTurns)};
    const sheet::Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    document.forms.emplace_back(compose::scoresheet(sheet, compose::headOf(sheet), document.language));
    compose::pack(document.forms.back());
  }
  return document;
}

void toPdf(benchmark::State& state, const compose::Document& document) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("papers.pdf"));
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

void sheetsToPdf(benchmark::State& state, const std::string& setName) {
  toPdf(state, filledSheets(setName, state.range(0)));
}

// Measures the time from the request to stop making a PDF file until the work has ended.
void stopped(benchmark::State& state, const compose::Document& document) {
  using Clock = std::chrono::steady_clock;
  for (auto _ : state) {
    Clock::time_point asked;
    const auto pdf = render::pdfOf(document, render::Paper::A4, [&](std::size_t done, std::size_t) {
      if (done == 0) return true;
      asked = Clock::now();
      return false;
    });
    if (pdf) state.SkipWithError("not stopped");
    state.SetIterationTime(std::chrono::duration<double>(Clock::now() - asked).count());
  }
}
void sheetsStopped(benchmark::State& state) {
  stopped(state, filledSheets("integer", kSheets));
}

// Paints the first page as a preview does: lays out the first form and paints its first page. The pages of
// the document are not counted before.
void paintFirstPage(const compose::Document& document) {
  constexpr int kDotsAMetre = 4000;
  QImage image(840, 1188, QImage::Format_RGB32);
  image.setDotsPerMeterX(kDotsAMetre);
  image.setDotsPerMeterY(kDotsAMetre);
  image.fill(Qt::white);
  QPainter painter(&image);
  render::PageSet(document, render::Paper::A4, 0).paint(painter, 0);
}

void firstPage(benchmark::State& state, const compose::Document& document) {
  if (!render::loadFormFont()) state.SkipWithError("no font");
  for (auto _ : state) paintFirstPage(document);
}

void sheetsFirstPage(benchmark::State& state) {
  firstPage(state, filledSheets("integer", kSheets));
}

// A generated contest that is open. Its file exists as long as this object.
class WholeContest {
 public:
  explicit WholeContest(const BigContest& size) {
    const std::filesystem::path file = m_folder.filePath(QStringLiteral("contest.damath")).toStdString();
    makeBigContest(file, size);
    m_opening = desk::Desk::open(file, m_clock);
    if (!m_opening.desk) std::abort();
  }
  [[nodiscard]] compose::Document paper(papers::PaperForm form) {
    contest::EventId event{};
    if (papers::rowOf(form).span != papers::PaperSpan::Contest) {
      event = (*m_opening.desk->snapshot())->events.front().id;
    }
    db::PaperOf of = papers::paperOf(form, event, words::Language::English);
    if (form == papers::PaperForm::Scoresheet) of.round = contest::RoundNumber{1};
    auto made = papers::made(*m_opening.desk, of);
    if (!made) std::abort();
    return std::move(made->document);
  }

 private:
  QTemporaryDir m_folder;
  desk::SystemClock m_clock;
  desk::Opening m_opening;
};
WholeContest& wholeContest() {
  static WholeContest contest({200, 7, 50});
  return contest;
}

// Measures the time from the request of the scoresheets of a round of 500 boards until the first page is
// painted. All these sheets are read, audited and composed first. The list of the round's boards was painted
// before.
void roundFirstPage(benchmark::State& state) {
  static WholeContest round({2 * kSheets, 1, 50});
  if (!render::loadFormFont()) state.SkipWithError("no font");
  paintFirstPage(round.paper(papers::PaperForm::ByBoard));
  for (auto _ : state) {
    const compose::Document document = round.paper(papers::PaperForm::Scoresheet);
    if (document.forms.size() != kSheets) state.SkipWithError("not all sheets");
    paintFirstPage(document);
  }
}

void paperMade(benchmark::State& state, papers::PaperForm form) {
  WholeContest& contest = wholeContest();
  for (auto _ : state) benchmark::DoNotOptimize(contest.paper(form));
}
void paperToPdf(benchmark::State& state, papers::PaperForm form) {
  toPdf(state, wholeContest().paper(form));
}
void paperStopped(benchmark::State& state, papers::PaperForm form) {
  stopped(state, wholeContest().paper(form));
}
void paperFirstPage(benchmark::State& state, papers::PaperForm form) {
  firstPage(state, wholeContest().paper(form));
}

// Reports the processor time of all threads.
void inAllThreads(benchmark::internal::Benchmark* bench) {
  bench->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
}
void ofSheets(benchmark::internal::Benchmark* bench) {
  inAllThreads(bench->Arg(kFewSheets)->Arg(kSheets)->Arg(kManySheets));
}
BENCHMARK_CAPTURE(sheetsToPdf, integer, "integer")->Apply(ofSheets);
BENCHMARK_CAPTURE(sheetsToPdf, rational, "rational")->Apply(ofSheets);
BENCHMARK(sheetsStopped)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(sheetsFirstPage)->Apply(inAllThreads);
BENCHMARK(roundFirstPage)->Apply(inAllThreads);
BENCHMARK_CAPTURE(paperMade, report, papers::PaperForm::Report)->Apply(inAllThreads);
BENCHMARK_CAPTURE(paperToPdf, report, papers::PaperForm::Report)->Apply(inAllThreads);
BENCHMARK_CAPTURE(paperStopped, report, papers::PaperForm::Report)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK_CAPTURE(paperFirstPage, report, papers::PaperForm::Report)->Apply(inAllThreads);
BENCHMARK_CAPTURE(paperMade, review, papers::PaperForm::Review)->Apply(inAllThreads);
BENCHMARK_CAPTURE(paperFirstPage, review, papers::PaperForm::Review)->Apply(inAllThreads);

}  // namespace
}  // namespace damath::bench

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
