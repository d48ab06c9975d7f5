// SPDX-License-Identifier: GPL-3.0-or-later
// What shows only while something is being done: a list with rows to decide, a changed pairing, a sheet in
// two versions, ties, violations, questions, work under way, a contest with nothing in it. It changes the
// sample contest, which is the walk's own.
#pragma once

#include <QDir>

#include "app/console/stops.hpp"

namespace damath::console {

class Errands {
 public:
  // Promise: the sample contest is open. Other files go into the folder.
  Errands(models::Session& session, const models::Translator& translator, views::MainWindow& window,
          Stops& stops, const QDir& folder);

  void walk();
  // Makes a hall of the contest on this computer, sees it from within and at rest, and closes it into the
  // file. Where no server may run (as root, or none is installed) there is nothing to see.
  void walkOwnHall();
  // Opens a contest in which nothing is entered.
  void walkEmptyContest();

 private:
  void walkHeldRound();
  void walkSwiss();
  void walkQuickEntry();
  void walkImport(contest::EventId event);
  void walkSheet();
  void walkRoutes();
  void walkReview();
  void walkViolations();
  void walkTies();
  void walkHall();
  void walkPractice();
  void walkWork();
  contest::EventId addEvent(contest::System system, const char* name, std::string_view players);
  [[nodiscard]] bool makeHall();
  template <class Part>
  Part* part(views::Location::Kind kind);

  models::Session& m_session;
  const models::Translator& m_translator;
  views::MainWindow& m_window;
  Stops& m_stops;
  QDir m_folder;
  contest::EventId m_integer{};   // several rounds, the newest held
  contest::EventId m_rational{};  // one held round with a sheet
};

}  // namespace damath::console
