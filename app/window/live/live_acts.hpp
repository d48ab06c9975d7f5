// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a live game besides its turns: clocks, undo, objections with rulings, and the end of the
// game. A dialog over the page asks for a name and a reason if they are needed. Actions that wait for a
// decision are offered in the page's notice bar.
#pragma once

#include <functional>

#include "app/desk/sheets/review_desk.hpp"
#include "app/window/live/live_board.hpp"

class QPushButton;
class QWidget;

namespace damath::window {

class NoticeBar;

class LiveActs {
 public:
  // All arguments must outlive this object. The page is the parent of all dialogs.
  LiveActs(LiveBoard& live, Session& session, const Translator& translator, NoticeBar& notice, QWidget& page);

  void act(const play::LiveStep& step);
  // Asks for a name and a reason, then performs the action.
  void actNamed(words::Phrase what, words::Phrase why, const play::LiveStep& step);
  // Makes an illegal turn after a confirmation. Calls `made` if the turn was made.
  void letStand(const QString& turn, const std::function<void()>& made);
  // Enters an objection for a side that the user chooses, or a ruling on the open objection.
  void objectOrRule(const QPushButton& button);
  // Ends a running game with an ending that the user chooses, or reopens a finished game.
  void endOrReopen(const QPushButton& button);

  // Logs a violation of a player in this game, while the clocks stand (T2, T5). `said` receives a sentence
  // about the violation. If there are too many violations, the arbiter decides about the disqualification.
  void logViolation(const contest::Event& event, const std::function<void(const QString&)>& said);

  // Ends the game with this ending after a confirmation.
  void end(rules::Ending ending);

  void tell(const desk::DeskError& error);
  void tellRung(play::ClockSignal signal);
  // Shows a position that occurred for the third time, or uncounted time after a crash or a sleep. The
  // arbiter may charge that time.
  void tellWhatWaits();
  // Clears the notice, then shows what still waits for a decision.
  void tellAnew();
  // Call when another game is shown.
  void forget() { m_shownGap = play::milliseconds(0); }

 private:
  // Performs the action that the notice offered, and clears the notice.
  void answer(const play::LiveStep& step);
  using Make = std::function<desk::DeskResult<void>(const desk::Author&)>;
  // Offers the disqualification that follows from the violation. Restarts the clocks if there is nothing to
  // offer or if the arbiter declines.
  void offerDisqualification(const desk::ViolationLogged& logged, const QString& name, bool isHeld);
  // Pauses the clocks while a dialog asks for name and reason (T2). Restarts them if the user cancels.
  void ask(words::Phrase what, words::Phrase why, const Make& make);
  // Pauses running clocks. Returns true if the clocks ran.
  bool hold(play::PauseCause cause);
  void letGo(bool isHeld);

  LiveBoard& m_live;
  Session& m_session;
  const Translator& m_translator;
  NoticeBar& m_notice;
  QWidget& m_page;
  play::milliseconds m_shownGap{0};
};

}  // namespace damath::window
