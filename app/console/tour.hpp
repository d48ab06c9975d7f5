// SPDX-License-Identifier: GPL-3.0-or-later
// A walk through every page of the window, as a user would take it: to look at (screenshots) and to prove
// that the program works where it is installed (self-test).
#pragma once

#include <QString>
#include <functional>
#include <map>

#include "app/views/window/main_window.hpp"

namespace damath::console {

class Tour {
 public:
  // A stop on the way: its name, and the widget to look at.
  using Stop = std::function<void(const QString& name, QWidget& shown)>;

  Tour(models::Session& session, views::MainWindow& window) : m_session(session), m_window(window) {}

  // Every page of every event, the dialogs that need no input, and the start page. The first thing that is
  // not as it should be; empty where all is well.
  [[nodiscard]] QString walk(const Stop& stop);
  // The dialogs that no event offered on that walk, by their commands' names.
  [[nodiscard]] QStringList neverOffered() const;

 private:
  void see(const Stop& stop, const QString& name);
  void walkLive(const Stop& stop, const contest::Event& event, const QString& prefix);
  void walkSettings(const Stop& stop);
  void walkPractice(const Stop& stop);
  void walkWizard(const Stop& stop);
  void walkEvent(const Stop& stop, const contest::Event& event, const QString& prefix);
  void walkDialog(const Stop& stop, views::Command command, const QString& name);
  void expect(bool holds, const QString& what);

  models::Session& m_session;
  views::MainWindow& m_window;
  QString m_fault;
  std::map<views::Command, bool> m_offered;
};

}  // namespace damath::console
