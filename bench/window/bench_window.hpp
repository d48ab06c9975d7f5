// SPDX-License-Identifier: GPL-3.0-or-later
// The console's window over a made contest, offscreen, for who measures it or wears it out.
#pragma once

#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <vector>

#include "app/views/window/main_window.hpp"
#include "bench/big_contest.hpp"

namespace damath::bench {

// The application of such a program: it reads and writes nothing of the person's own, and asks for no screen.
class BenchApplication {
 public:
  BenchApplication(int& argc, char** argv);

 private:
  // The environment that the application begins in.
  struct Home {
    Home();
    QTemporaryDir folder;
  };
  Home m_home;
  QApplication m_application;
};

// A made contest's file; the same size is made once a run.
[[nodiscard]] QString madeContest(const BigContest& size);

// Paints and answers what waits.
void settle();

// Leaves what asks and waits for an answer, so that the program goes on; what was typed is given up.
class Questions {
 public:
  enum class Left { Boxes, Everything };  // the short questions alone, or every dialog
  explicit Questions(Left left);

 private:
  QTimer m_timer;
};

class BenchWindow {
 public:
  // Stops the program where the contest cannot be opened.
  explicit BenchWindow(const QString& path);

  [[nodiscard]] models::Session& session() { return m_session; }
  [[nodiscard]] views::MainWindow& window() { return m_window; }
  [[nodiscard]] contest::EventId event() const { return m_session.contest().events.front().id; }
  // Goes there, and has the keys.
  void lookAt(const views::Location& there);
  void speak(words::Language language) { m_translator.setLanguage(language); }
  // One place on every page.
  [[nodiscard]] std::vector<views::Location> everyPage() const;

 private:
  models::Translator m_translator{words::Language::English};
  models::Session m_session{m_translator};
  views::MainWindow m_window{m_session, m_translator};
};

}  // namespace damath::bench
