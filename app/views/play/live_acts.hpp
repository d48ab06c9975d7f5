// SPDX-License-Identifier: GPL-3.0-or-later
// What is done at a live game beside making its turns: the clocks, what is taken back, an objection and its
// ruling, the end. What has to be said first, who does it and why, is asked in front of the page; what waits
// for one of these acts is offered in the page's notice.
#pragma once

#include <functional>

#include "app/desk/sheets/review_desk.hpp"
#include "app/models/play/live_board.hpp"

class QPushButton;
class QWidget;

namespace damath::views {

class NoticeBar;

class LiveActs {
 public:
  // All must outlive it; the page is the parent of what asks.
  LiveActs(models::LiveBoard& live, models::Session& session, const models::Translator& translator,
           NoticeBar& notice, QWidget& page);

  void act(const play::LiveStep& step);
  // Who does it and why is asked first.
  void actNamed(words::Phrase what, words::Phrase why, const play::LiveStep& step);
  // The turn is made although it breaks a rule; `made` comes once it is.
  void letStand(const QString& turn, const std::function<void()>& made);
  // One of a side that is chosen, else the ruling on the one that is there.
  void objectOrRule(const QPushButton& button);
  // The one that is chosen, where the game goes on; else it is reopened.
  void endOrReopen(const QPushButton& button);

  // Of a player, in the game at hand, while the clocks stand (T2, T5); what is logged goes to `said`, and one
  // too many is the arbiter's to decide.
  void logViolation(const contest::Event& event, const std::function<void(const QString&)>& said);

  // By that ending, where the person stays with it.
  void end(rules::Ending ending);

  void tell(const desk::DeskError& error);
  void tellRung(play::ClockSignal signal);
  // A position that stands for the third time, and the time that nobody counted after a crash or a sleep,
  // which is charged where the arbiter says so.
  void tellWhatWaits();
  // What was told is done with; what waits still is told again.
  void tellAnew();
  // Another game is looked at.
  void forget() { m_shownGap = play::milliseconds(0); }

 private:
  // What the notice offers: it has been answered.
  void answer(const play::LiveStep& step);
  using Make = std::function<desk::DeskResult<void>(const desk::Author&)>;
  // Where nothing is offered, or it is left, the clocks go on that stood while it was logged.
  void offerDisqualification(const desk::ViolationLogged& logged, const QString& name, bool isHeld);
  // The clocks stand while it is asked (T2), and go on where it is left.
  void ask(words::Phrase what, words::Phrase why, const Make& make);
  // Whether they ran until now.
  bool hold(play::PauseCause cause);
  void letGo(bool isHeld);

  models::LiveBoard& m_live;
  models::Session& m_session;
  const models::Translator& m_translator;
  NoticeBar& m_notice;
  QWidget& m_page;
  play::milliseconds m_shownGap{0};
};

}  // namespace damath::views
