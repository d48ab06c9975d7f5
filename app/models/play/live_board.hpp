// SPDX-License-Identifier: GPL-3.0-or-later
// One game at the board, as a page shows it, of those that the console keeps. What shows the board and what
// types the turns both talk to this.
#pragma once

#include <QObject>
#include <QString>

#include "app/models/play/live_tables.hpp"

namespace damath::models {

class LiveBoard : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it.
  LiveBoard(Session& session, LiveTables& tables, QObject* parent = nullptr);

  // Looks at a game; the clocks of those before go on. Nothing is open where none is kept there.
  void open(contest::EventId event, const desk::SheetAt& at);
  // Null while none is open; there until something happens.
  [[nodiscard]] const desk::LiveTable* table() const { return m_tables.at(m_event, m_at); }
  [[nodiscard]] const desk::SheetAt& place() const { return m_at; }
  // The clocks at this moment. Promise, as of all that follow but begin: one is open.
  [[nodiscard]] play::GameClock clock() const;

  // Each is on the disk when it returns; what is refused changes nothing.
  [[nodiscard]] desk::DeskResult<void> begin(play::Keeping keeping);
  [[nodiscard]] desk::DeskResult<void> turn(const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(const play::LiveStep& step, const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> startOrPause() { return m_tables.startOrPause(live()); }
  // The sheet and its result; asks what that asks.
  [[nodiscard]] desk::DeskResult<desk::LiveEntered> accept();

 Q_SIGNALS:
  // Another game, or something happened at it.
  void changed();
  // Some time went by.
  void ticked();
  void rang(damath::play::ClockSignal signal);

 private:
  [[nodiscard]] std::int64_t live() const;

  Session& m_session;
  LiveTables& m_tables;
  contest::EventId m_event{};
  desk::SheetAt m_at;
};

}  // namespace damath::models
