// SPDX-License-Identifier: GPL-3.0-or-later
// damath_window_bench measures how long a user waits for the window. Each goal stands beside its benchmark.
// The last step of each measurement is the painting of the window.
#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <memory>
#include <vector>

#include "app/desk/rounds/round_desk.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "bench/window/bench_window.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"

namespace damath::bench {
namespace {

using window::Location;

constexpr int kSmallPlayers = 200;
constexpr BigContest kLongSheets{8, 1, 60};

double processorSeconds() {
  constexpr double kNano = 1e-9;
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + kNano * static_cast<double>(now.tv_nsec);
}

// Measures `work` alone, without its preparation: the elapsed time, and the processor time of the window's
// thread, as median and maximum. The processor time says more while the computer has other work.
template <class Work>
void count(benchmark::State& state, const Work& work) {
  constexpr double kMilli = 1e3;
  static std::vector<double> spent;
  const auto from = std::chrono::steady_clock::now();
  const double processor = processorSeconds();
  work();
  if (state.counters.find("processor_ms") == state.counters.end()) spent.clear();
  spent.push_back(kMilli * (processorSeconds() - processor));
  std::ranges::sort(spent);
  state.counters["processor_ms"] = spent[spent.size() / 2];
  state.counters["most_ms"] = spent.back();
  state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count());
}

QString contestOf(int players) {
  BigContest size;
  size.players = players;
  return madeContest(size);
}

// The windows must be closed before the application ends.
std::map<QString, std::unique_ptr<BenchWindow>>& openWindows() {
  static std::map<QString, std::unique_ptr<BenchWindow>> windows;
  return windows;
}

BenchWindow& windowOn(const QString& path) {
  auto& window = openWindows()[path];
  if (window == nullptr) window = std::make_unique<BenchWindow>(path);
  return *window;
}

// Goal: 1 s for a contest of 200 players, 2 s for 2,000.
void opensContest(benchmark::State& state) {
  const QString path = contestOf(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    std::unique_ptr<BenchWindow> window;
    count(state, [&] { window = std::make_unique<BenchWindow>(path); });
  }
}
BENCHMARK(opensContest)
    ->Arg(kSmallPlayers)
    ->Arg(kBigPlayers)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5);

// A result arrives on the shown page, with 2,000 players. Goal: 16 ms.
void refreshesPage(benchmark::State& state) {
  BenchWindow& big = windowOn(contestOf(kBigPlayers));
  const Location there = big.everyPage()[static_cast<std::size_t>(state.range(0))];
  big.lookAt(there);
  state.SetLabel(big.window().page(there.kind)->metaObject()->className());
  window::Session& session = big.session();
  for (auto _ : state) {
    static int board = kBigPlayers / 2;
    const desk::Place place{contest::newestRound(session.contest().events.front())->number,
                            contest::BoardNumber{board--}};
    const contest::ResultInput result{.blueGrand = exact::Number(40 + board % 30),
                                      .redGrand = exact::Number(51)};
    auto done = desk::RoundDesk(session.desk()).setResult(big.event(), place, result, session.author());
    if (!done) return state.SkipWithError("not entered");
    count(state, [&] {
      static_cast<void>(session.changed(std::move(done)));
      settle();
    });
  }
}
BENCHMARK(refreshesPage)->DenseRange(0, 11)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

// The time from Enter after RED's total until the result is on the disk and on the screen, with 2,000
// players. Goal: 50 ms.
void entersResult(benchmark::State& state) {
  BenchWindow& big = windowOn(contestOf(kBigPlayers));
  big.lookAt({Location::Kind::Rounds, big.event(), {}});
  for (auto _ : state) {
    const auto type = [](const char* text) {
      QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    };
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter, Qt::KeypadModifier);
    type("12");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter, Qt::KeypadModifier);
    type("5");
    const auto* before = &big.session().contest();
    count(state, [&] {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter, Qt::KeypadModifier);
      settle();
    });
    if (&big.session().contest() == before) state.SkipWithError("not entered");
  }
}
BENCHMARK(entersResult)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(50);

// Types a letter into the filter of a list page, or clears the filter. Goal: 16 ms.
void filters(benchmark::State& state) {
  BenchWindow& big = windowOn(contestOf(kBigPlayers));
  const Location there = big.everyPage()[static_cast<std::size_t>(state.range(0))];
  big.lookAt(there);
  state.SetLabel(big.window().page(there.kind)->metaObject()->className());
  big.window().commands().action(window::Command::Filter)->trigger();
  settle();
  const QString searched = QStringLiteral("manlalaro 19");
  int typed = 0;
  for (auto _ : state) {
    const bool isLetter = typed < searched.size();
    const char letter = isLetter ? searched[typed].toLatin1() : '\0';
    typed = isLetter ? typed + 1 : 0;
    count(state, [&] {
      QWidget* field = QApplication::focusWidget();
      isLetter ? QTest::keyClick(field, letter) : QTest::keyClick(field, Qt::Key_Escape);
      settle();
    });
    if (!isLetter) big.window().commands().action(window::Command::Filter)->trigger();
  }
}
BENCHMARK(filters)
    ->Arg(1)
    ->Arg(2)
    ->Arg(3)
    ->Arg(5)
    ->Arg(10)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(26);

// Scrolls a list down by one screen. Goal: 16 ms.
void scrolls(benchmark::State& state) {
  BenchWindow& big = windowOn(contestOf(kBigPlayers));
  const Location there = big.everyPage()[static_cast<std::size_t>(state.range(0))];
  big.lookAt(there);
  window::Page& page = *big.window().page(there.kind);
  state.SetLabel(page.metaObject()->className());
  auto* list = page.findChild<window::ListTable*>();
  list->setFocus();
  for (auto _ : state) {
    count(state, [&] {
      QTest::keyClick(list, Qt::Key_PageDown);
      settle();
    });
  }
}
BENCHMARK(scrolls)
    ->Arg(1)
    ->Arg(2)
    ->Arg(3)
    ->Arg(5)
    ->Arg(8)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(30);

// Types a digit, or leaves the cell with Return, on a sheet of 60 lines. Goal: 10 ms each.
void typesIntoSheet(benchmark::State& state) {
  BenchWindow& small = windowOn(madeContest(kLongSheets));
  const desk::Place board{contest::RoundNumber{1}, contest::BoardNumber{1}};
  small.lookAt({Location::Kind::Sheet, small.event(), board});
  auto* grid = small.window().page(Location::Kind::Sheet)->findChild<window::SheetGrid*>();
  state.counters["lines"] = grid->model()->rowCount();
  const bool isLeaving = state.range(0) == 1;
  int row = 0;
  for (auto _ : state) {
    grid->setFocus();
    grid->goToCell(row++ % 50, 1);
    QWidget* typist = QApplication::focusWidget();
    const auto letter = [&] {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
      settle();
    };
    const auto leave = [&] {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
      settle();
    };
    if (isLeaving) {
      letter();
      count(state, leave);
    } else {
      count(state, letter);
      leave();
    }
    if (typist == nullptr) state.SkipWithError("nobody types");
  }
}
BENCHMARK(typesIntoSheet)
    ->Arg(0)
    ->Arg(1)
    ->ArgName("leaving")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(50);

// The time that each command blocks the window, with 2,000 players, on the first page that offers the
// command. Goal: 100 ms, except for commands that draw their own dialog. Dialogs are closed.
void runsCommand(benchmark::State& state) {
  const auto command = static_cast<window::Command>(state.range(0));
  BenchWindow& big = windowOn(contestOf(kBigPlayers));
  state.SetLabel(big.window().commands().name(command).toStdString());
  QAction* action = big.window().commands().action(command);
  for (const Location& there : big.everyPage()) {
    big.lookAt(there);
    if (action->isEnabled()) break;
  }
  for (auto _ : state) {
    count(state, [&] {
      if (action->isEnabled()) action->trigger();
      settle();
    });
  }
  while (auto* asking = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
    asking->reject();
    settle();
  }
}

// Commands that would close the window or its contest are left out.
void everyCommand(benchmark::internal::Benchmark* bench) {
  for (const window::Command command : kEvery<window::Command>) {
    using window::Command;
    if (command == Command::Quit || command == Command::CloseContest || command == Command::OpenSample)
      continue;
    bench->Arg(static_cast<int>(command));
  }
}
BENCHMARK(runsCommand)->Apply(everyCommand)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace damath::bench

int main(int argc, char** argv) {
  const damath::bench::BenchApplication application(argc, argv);
  const damath::bench::Questions questions(damath::bench::Questions::Left::Boxes);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  damath::bench::openWindows().clear();
  return 0;
}
