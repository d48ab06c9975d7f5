// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a live game besides its turns: clocks, undo, objections with rulings, and the end of the
// game. If an action needs a name and a reason, a dialog over the page asks for them. The page's notice bar
// offers actions that wait for a decision.
#pragma once

#include <functional>

#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/live/shown_game.hpp"

class QPushButton;
class QWidget;

namespace damath::window {

class NoticeBar;

class LiveActs {
 public:
  // Precondition: all arguments outlive this object. Dialogs open above `page`.
  LiveActs(ShownGame& live, Session& session, const Translator& translator, NoticeBar& notice, QWidget& page);

  void act(const play::LiveStep& step);
  // Asks for a name and a reason, then carries out `step` of the live game.
  void actNamed(words::Phrase what, words::Phrase why, const play::LiveStep& step);
  // Records a turn that breaks a rule, after the arbiter gave a name and a reason. Then calls `made`.
  void letStand(const QString& turn, const std::function<void()>& made);
  // Enters an objection for a side that the user chooses. If an objection is open, enters the ruling on it.
  void objectOrRule(const QPushButton& button);
  // Ends a running game in a way that the user chooses, or reopens a finished game.
  void endOrReopen(const QPushButton& button);

  // Records a violation of a player in this game (conduct, T5). Pauses the clocks until the violation is
  // settled (T2). `said` receives a sentence about the violation. After too many violations, the arbiter
  // decides if the player is disqualified.
  void logViolation(const contest::Event& event, const std::function<void(const QString&)>& said);

  // Asks for confirmation, then ends the live game with this ending. Does not ask if `ending` is Time and the
  // clock has run out.
  void end(rules::Ending ending);

  void tell(const desk::DeskError& error);
  void tellRung(play::ClockSignal signal);
  // Shows the notice for the decision that the live game waits for: a position occurred so often that its
  // repetition may end the game (E4), or the clock missed time because of a crash or sleep of the computer.
  // The arbiter may charge the missed time to the player.
  void tellWhatWaits();
  // Clears the notice bar. If the live game still waits for a decision, shows its notice again.
  void tellAnew();
  // Forgets the missed clock time that the notice showed. Call this function when another game is shown.
  void forget() { m_shownGap = play::milliseconds(0); }

 private:
  // Clears the notice, and carries out the step that it offered, for example the end of the game by
  // repetition.
  void answer(const play::LiveStep& step);
  using Make = std::function<desk::DeskResult<void>(const desk::Author&)>;
  // Offers to disqualify the player if the number of violations is too high. Restarts the clocks if no
  // disqualification is offered, or if the arbiter declines it. `isHeld` is true if the clocks were paused
  // for the violation.
  void offerDisqualification(const desk::ViolationLogged& logged, const QString& name, bool isHeld);
  // Pauses the clocks while a dialog asks for a name and a reason (correction pause, T2). Restarts the clocks
  // if the user cancels.
  void ask(words::Phrase what, words::Phrase why, const Make& make);
  // Pauses the clocks if they run. Returns true if they ran.
  bool hold(play::PauseCause cause);
  void letGo(bool isHeld);

  ShownGame& m_live;
  Session& m_session;
  const Translator& m_translator;
  NoticeBar& m_notice;
  QWidget& m_page;
  play::milliseconds m_shownGap{0};
};

}  // namespace damath::window
