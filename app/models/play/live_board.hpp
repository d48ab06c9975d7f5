// SPDX-License-Identifier: GPL-3.0-or-later
// One game at the board as the console keeps it: the table in the file, with its clocks running. What shows
// the board and what types the turns both talk to this.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>

#include "app/desk/play/live_desk.hpp"
#include "app/models/contest/session.hpp"

namespace damath::models {

class LiveBoard : public QObject {
  Q_OBJECT

 public:
  // How late it is, by a clock that never goes back, that a changed system time does not move, and that goes
  // on while the computer sleeps.
  using TimeSource = std::function<play::milliseconds()>;

  explicit LiveBoard(Session& session, TimeSource now, QObject* parent = nullptr);

  // Looks at a game as the file has it, its clocks paused; at the one that is open already, they go on. Those
  // of the one before are paused. Nothing is open where none is kept there.
  void open(contest::EventId event, const desk::SheetAt& at);
  void close();
  // Nothing while none is open.
  [[nodiscard]] const std::optional<desk::LiveTable>& table() const { return m_table; }
  // The clocks at this moment.
  [[nodiscard]] play::GameClock clock() const;

  // Each is on the disk when it returns; what is refused changes nothing.
  [[nodiscard]] Expected<void, desk::DeskError> begin(play::Keeping keeping);
  // Promise: one is open.
  [[nodiscard]] Expected<void, desk::DeskError> turn(const QString& typed, desk::Stands stands,
                                                     const desk::Author& author);
  [[nodiscard]] Expected<void, desk::DeskError> take(const play::LiveStep& step, const desk::Author& author);
  // Starts the clocks, lets them go on, or pauses them.
  [[nodiscard]] Expected<void, desk::DeskError> startOrPause();
  // The sheet and its result; asks what that asks.
  [[nodiscard]] Expected<desk::LiveEntered, desk::DeskError> accept();

 Q_SIGNALS:
  // Another game, or something happened at it.
  void changed();
  // Some time went by.
  void ticked();
  void rang(damath::play::ClockSignal signal);
  // The clocks could not be kept; they are paused.
  void refused(const damath::desk::DeskError& error);

 private:
  void leave();
  void tick();
  void arrive(const desk::ClockSignals& rung);
  [[nodiscard]] Expected<void, desk::DeskError> done(
      const Expected<desk::ClockSignals, desk::DeskError>& answer);

  Session& m_session;
  TimeSource m_now;
  contest::EventId m_event{};
  desk::SheetAt m_at;
  QString m_path;
  std::optional<desk::LiveTable> m_table;
  QTimer m_ticks;
};

}  // namespace damath::models
