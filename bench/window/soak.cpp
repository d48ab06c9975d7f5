// SPDX-License-Identifier: GPL-3.0-or-later
// damath_soak [MINUTES] plays one contest day after another in one window, offscreen: every page of the
// contest except the second entry, the dialogs of all commands, results, undo and redo, check-in, typing on
// sheets, both languages. Prints the number of its actions and the memory that it holds. The exit status is 1
// if this memory grew by more than 1 % from the second third of the run to the last third, or if the run
// failed. The first third has shown everything once.
//
// A contest is held in memory, so a growing file needs more memory, which is no leak. Therefore, two days are
// played on one contest; then the contest is restored as it was made and opened again. Memory is always
// measured at this moment: in the morning, on the page of today, in the same language. Memory beyond that of
// an earlier morning is leaked. Qt's pixmap cache is emptied first: it has its own limit (10 MB), up to which
// it grows for an hour. The names in the cache, which Qt never frees, do count.
#include <malloc.h>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPixmapCache>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "bench/window/bench_window.hpp"
#include "core/every.hpp"

namespace damath::bench {
namespace {

using window::Command;
using window::Location;

constexpr BigContest kDay{60, 4, 40};
constexpr double kMinutes = 3;
// The limit: memory in the last third of the run, divided by memory in the second third
constexpr double kMostGrowth = 1.01;
constexpr int kBetweenTold = 15;  // seconds between two printed lines

// True if the text of the command ends with "…", which promises a dialog. OpenSample is excluded, because it
// leaves the contest.
bool isDialog(const window::Commands& commands, Command command) {
  return command != Command::OpenSample && commands.action(command)->text().endsWith(QStringLiteral("…"));
}

// Returns the memory that the program has allocated and not freed, in MB. The process size varies with the
// free memory that the allocator keeps.
double heldMemory() {
  QPixmapCache::clear();
  constexpr double kMega = 1e6;
  const struct mallinfo2 heap = ::mallinfo2();
  return static_cast<double>(heap.uordblks + heap.hblkhd) / kMega;
}

class Soak {
 public:
  explicit Soak(BenchWindow& bench) : m_bench(bench) {}

  void day() {
    for (const Location& there : m_bench.everyPage()) {
      if (there.kind == Location::Kind::Keying) continue;  // skips the page of the second entry
      m_bench.window().goTo(there);
      act();
      askAll();
      filter();
    }
    results();
    checkIn();
    sheets();
  }
  [[nodiscard]] long acts() const { return m_acts; }

 private:
  void act() {
    ++m_acts;
    settle();
  }
  void run(Command command) {
    QAction* action = m_bench.window().commands().action(command);
    if (!action->isEnabled()) return;
    action->trigger();
    act();
  }
  void type(const char* text) {
    if (QWidget* hand = QApplication::focusWidget()) QTest::keyClicks(hand, QString::fromLatin1(text));
    act();
  }
  void press(Qt::Key key) {
    if (QWidget* hand = QApplication::focusWidget()) QTest::keyPress(hand, key);
    act();
  }
  void askAll() {
    for (const Command command : kEvery<Command>) {
      if (isDialog(m_bench.window().commands(), command)) run(command);
      while (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->reject();
        act();
      }
    }
  }
  void filter() {
    QAction* action = m_bench.window().commands().action(Command::Filter);
    if (!action->isEnabled()) return;
    run(Command::Filter);
    type("manlalaro1");
    press(Qt::Key_Escape);
  }
  void results() {
    m_bench.window().goTo({Location::Kind::Rounds, m_bench.event(), {}});
    act();
    constexpr int kResults = 8;
    for (int i = 0; i < kResults; ++i) {
      press(Qt::Key_Enter);
      type("12");
      press(Qt::Key_Enter);
      type("5");
      press(Qt::Key_Enter);
    }
    for (int i = 0; i < kResults; ++i) run(Command::Undo);
    run(Command::Redo);
    run(Command::Undo);
  }
  void checkIn() {
    m_bench.window().goTo({Location::Kind::CheckIn, m_bench.event(), {}});
    act();
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_L, Qt::Key_P, Qt::Key_Up, Qt::Key_Backspace}) press(key);
    for (int i = 0; i < 4; ++i) run(Command::Undo);
  }
  void sheets() {
    const desk::Place board{contest::RoundNumber{2}, contest::BoardNumber{1 + m_board++ % 20}};
    m_bench.window().goTo({Location::Kind::Sheet, m_bench.event(), board});
    act();
    auto* grid = m_bench.window().page(Location::Kind::Sheet)->findChild<window::SheetGrid*>();
    grid->setFocus();
    grid->goToCell(3, 1);
    type("9 03");
    press(Qt::Key_Return);
    run(Command::NextFinding);
    run(Command::Undo);
  }

  BenchWindow& m_bench;
  Questions m_questions{Questions::Left::Everything};
  long m_acts = 0;
  int m_board = 0;
};

// Replaces the played contest by a fresh copy of the generated one.
bool beginDay(BenchWindow& bench, const QString& made) {
  // Waits until no dialog is open. Otherwise closing the contest would abort the dialog and the work that
  // waits for it.
  while (QApplication::activeModalWidget() != nullptr) settle();
  const QString path = bench.session().path();
  QAction* close = bench.window().commands().action(Command::CloseContest);
  close->trigger();
  settle();
  if (bench.session().isOpen() || !QFile::remove(path) || !QFile::copy(made, path)) return false;
  const bool isOpened = bench.window().openFile(path);
  bench.speak(words::Language::English);
  bench.lookAt({Location::Kind::Today, {}, {}});
  return isOpened;
}

int soak(double minutes) {
  using Clock = std::chrono::steady_clock;
  const QString made = madeContest(kDay);
  const QString path = made + QStringLiteral(".day.damath");
  if (!QFile::copy(made, path)) return EXIT_FAILURE;
  BenchWindow bench(path);
  Soak soak(bench);
  const auto begun = Clock::now();
  const auto since = [&begun] { return std::chrono::duration<double>(Clock::now() - begun).count(); };
  const double whole = minutes * 60;
  // The memory is measured after every second simulated day. These are the least values in the second third
  // and in the last third of the run. Temporary memory is missing in some measurements; leaked memory is in
  // all of them.
  std::optional<double> early;
  std::optional<double> late;
  double told = 0;
  int days = 0;
  while (since() < whole || !late) {
    soak.day();
    bench.speak(words::Language::Filipino);
    soak.day();
    if (!beginDay(bench, made)) {
      std::fprintf(stderr, "soak: the next day's contest could not be closed, copied or opened\n");
      return EXIT_FAILURE;
    }
    days += 2;
    const double held = heldMemory();
    if (since() > whole / 3) {
      // In a run that is too short for thirds, each third has at least one measurement.
      std::optional<double>& least = !early || since() < whole * 2 / 3 ? early : late;
      least = std::min(least.value_or(held), held);
    }
    if (since() < told) continue;
    told = since() + kBetweenTold;
    std::printf("%6.0f s, days: %d, acts: %ld, %.2f MB\n", since(), days, soak.acts(), held);
    std::fflush(stdout);
  }
  std::printf("%6.0f s, days: %d, acts: %ld; at least %.2f MB in the second third, %.2f MB in the last\n",
              since(), days, soak.acts(), *early, *late);
  return *late > *early * kMostGrowth ? EXIT_FAILURE : EXIT_SUCCESS;
}

}  // namespace
}  // namespace damath::bench

int main(int argc, char** argv) {
  const damath::bench::BenchApplication application(argc, argv);
  const double minutes = argc > 1 ? std::strtod(argv[1], nullptr) : damath::bench::kMinutes;
  return damath::bench::soak(minutes > 0 ? minutes : damath::bench::kMinutes);
}
