// SPDX-License-Identifier: GPL-3.0-or-later
// A walk through every page of the window, in the way of a user. The walk makes the screenshots. In the
// self-test, it proves that the installed program works. The walk does not change the contest.
#pragma once

#include "tests/window/tour/stops.hpp"

namespace damath::tour {

class Tour {
 public:
  Tour(window::Session& session, window::MainWindow& window, Stops& stops)
      : m_session(session), m_window(window), m_stops(stops) {}

  // Visits every page of every event of the open contest, its menus, and the dialogs that need no input.
  void walk();
  // Closes the contest and visits the start page and its dialogs.
  void leave();

 private:
  void walkTabs(window::Location::Kind kind, const QString& name);
  void walkMenus();
  void walkJournal();
  void walkHall();
  void walkPractice();
  void walkEvent(const contest::Event& event, const QString& prefix);
  void walkSheets(const contest::Event& event, const QString& prefix);
  void walkLive(const contest::Event& event, const QString& prefix);
  void walkDisplay(const QString& prefix);
  void walkReviews(const contest::Event& event, const QString& prefix);

  window::Session& m_session;
  window::MainWindow& m_window;
  Stops& m_stops;
};

}  // namespace damath::tour
