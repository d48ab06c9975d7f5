// SPDX-License-Identifier: GPL-3.0-or-later
// The console's window over a generated contest, offscreen, for benchmarks and for the soak test.
#pragma once

#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <vector>

#include "app/window/frame/main_window.hpp"
#include "app/window/products.hpp"
#include "bench/big_contest.hpp"

namespace damath::bench {

// The application of a benchmark program that shows the window. It neither reads nor writes the user's own
// files and needs no screen.
class BenchApplication {
 public:
  BenchApplication(int& argc, char** argv);

 private:
  // Sets the environment in which the application starts, with a temporary home folder.
  struct Home {
    Home();
    QTemporaryDir folder;
  };
  Home m_home;
  QApplication m_application;
};

// Returns the file of a generated contest. Each size is made once per run.
[[nodiscard]] QString madeContest(const BigContest& size);

// Processes all pending events, including painting.
void settle();

// Closes dialogs that wait for an answer, so that the program continues. Unsaved input is lost.
class Questions {
 public:
  // The dialogs to close. Boxes: only message boxes. Everything: every dialog except a WorkDialog.
  enum class Left { Boxes, Everything };
  explicit Questions(Left left);

 private:
  QTimer m_timer;
};

class BenchWindow {
 public:
  // Ends the program if the contest cannot be opened.
  explicit BenchWindow(const QString& path);

  [[nodiscard]] window::Session& session() { return m_session; }
  [[nodiscard]] window::MainWindow& window() { return m_window; }
  [[nodiscard]] contest::EventId event() const { return m_session.contest().events.front().id; }
  // Goes to the page and gives the window the keyboard focus.
  void lookAt(const window::Location& there);
  void speak(words::Language language) { m_translator.setLanguage(language); }
  // Returns one location on each of twelve pages: all except live games, practice, clocks, analysis, lessons
  // and stations.
  [[nodiscard]] std::vector<window::Location> everyPage() const;

 private:
  window::Translator m_translator{words::Language::English};
  window::Session m_session{m_translator};
  window::MainWindow m_window{m_session, m_translator, window::windowProducts()};
};

}  // namespace damath::bench
