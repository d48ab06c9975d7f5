// SPDX-License-Identifier: GPL-3.0-or-later
// The live game that a page shows, one of the games that LiveTables holds. The board view and the turn input
// both use this object.
#pragma once

#include <QObject>
#include <QString>

#include "app/window/live/live_tables.hpp"

namespace damath::window {

class LiveBoard : public QObject {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  LiveBoard(Session& session, LiveTables& tables, QObject* parent = nullptr);

  // Selects a game. The clocks of the previous game continue. No game is open afterwards if LiveTables holds
  // no game at this place.
  void open(contest::EventId event, const desk::SheetAt& at);
  // nullptr while no game is open. The pointer is valid until the next change.
  [[nodiscard]] const desk::LiveTable* table() const { return m_tables.at(m_event, m_at); }
  [[nodiscard]] const desk::SheetAt& place() const { return m_at; }
  // Returns the clocks at this moment. Precondition, also of all functions below except `begin`: a game is
  // open.
  [[nodiscard]] play::GameClock clock() const;

  // Each function stores its change before it returns. An error changes nothing.
  [[nodiscard]] desk::DeskResult<void> begin(play::Keeping keeping);
  [[nodiscard]] desk::DeskResult<void> turn(const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(const play::LiveStep& step, const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> startOrPause() { return m_tables.startOrPause(live()); }
  // Enters the game's scoresheet and result. Shows the confirmation questions that this needs.
  [[nodiscard]] desk::DeskResult<desk::LiveEntered> accept();

 Q_SIGNALS:
  // Emitted when another game was selected, or this game or another live game changed.
  void changed();
  // Emitted when the clocks have advanced.
  void ticked();
  void rang(damath::play::ClockSignal signal);

 private:
  [[nodiscard]] std::int64_t live() const;

  Session& m_session;
  LiveTables& m_tables;
  contest::EventId m_event{};
  desk::SheetAt m_at;
};

}  // namespace damath::window
