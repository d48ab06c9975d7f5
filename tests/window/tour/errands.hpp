// SPDX-License-Identifier: GPL-3.0-or-later
// A walk through the states that appear only during work: an import list with rows to decide, a changed
// pairing, a scoresheet in two versions, ties, violations, questions, running work, an empty contest. The
// walk changes the sample contest, which it made for itself.
#pragma once

#include <QDir>

#include "tests/window/tour/stops.hpp"

namespace damath::tour {

class Errands {
 public:
  // Precondition: the sample contest is open. Files that the walk needs go into `folder`.
  Errands(window::Session& session, const window::Translator& translator, window::MainWindow& window,
          Stops& stops, const QDir& folder);

  void walk();
  // Shares the contest on this computer and inspects the window while the server runs and while it is
  // stopped. Then stops sharing, which saves the contest to the file. Does nothing if no server may run (root
  // user, or no server installed).
  void walkOwnHall();
  // Opens a contest in which nothing is entered.
  void walkEmptyContest();

 private:
  void walkUnpublishedRound();
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
  Part* part(window::Location::Kind kind);

  window::Session& m_session;
  const window::Translator& m_translator;
  window::MainWindow& m_window;
  Stops& m_stops;
  QDir m_folder;
  contest::EventId m_integer{};   // several rounds, the newest unpublished
  contest::EventId m_rational{};  // one unpublished round with a scoresheet
};

}  // namespace damath::tour
