// SPDX-License-Identifier: GPL-3.0-or-later
// A walk through every page of the window, as a user would take it: to look at (screenshots) and to prove
// that the program works where it is installed (self-test). It changes nothing.
#pragma once

#include "app/console/stops.hpp"

namespace damath::console {

class Tour {
 public:
  Tour(models::Session& session, views::MainWindow& window, Stops& stops)
      : m_session(session), m_window(window), m_stops(stops) {}

  // Every page of every event of the open contest, its menus, and the dialogs that need no input.
  void walk();
  // Closes the contest: the start page and its dialogs.
  void leave();

 private:
  void walkTabs(views::Location::Kind kind, const QString& name);
  void walkMenus();
  void walkJournal();
  void walkHall();
  void walkPractice();
  void walkEvent(const contest::Event& event, const QString& prefix);
  void walkSheets(const contest::Event& event, const QString& prefix);
  void walkLive(const contest::Event& event, const QString& prefix);
  void walkDisplay(const QString& prefix);
  void walkReviews(const contest::Event& event, const QString& prefix);

  models::Session& m_session;
  views::MainWindow& m_window;
  Stops& m_stops;
};

}  // namespace damath::console
