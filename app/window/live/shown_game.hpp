// SPDX-License-Identifier: GPL-3.0-or-later
// The live game that a page shows, chosen from the games that LiveTables holds. The board and the fields for
// typing turns both use this object.
#pragma once

#include <QObject>
#include <QString>

#include "app/window/live/live_tables.hpp"

namespace damath::window {

class ShownGame : public QObject {
  Q_OBJECT

 public:
  // Precondition: the arguments outlive this object.
  ShownGame(Session& session, LiveTables& tables, QObject* parent = nullptr);

  // Selects the live game at this place. No game is open afterwards if LiveTables has none there. The clocks
  // of the game that was selected before keep running.
  void open(contest::EventId event, const desk::SheetAt& at);
  // Returns the selected live game; nullptr if no game is open. The pointer is valid until the next change.
  [[nodiscard]] const desk::LiveTable* table() const { return m_tables.at(m_event, m_at); }
  [[nodiscard]] const desk::SheetAt& place() const { return m_at; }
  // Returns the clocks of the game at this moment. Precondition of clock() and of all functions below except
  // `begin`: a game is open.
  [[nodiscard]] play::GameClock clock() const;

  // Begins a live game at the selected place. begin() and all functions below save each change before they
  // return. If one of them fails, nothing is changed.
  [[nodiscard]] desk::DeskResult<void> begin(play::Keeping keeping);
  [[nodiscard]] desk::DeskResult<void> turn(const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(const play::LiveStep& step, const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> startOrPause() { return m_tables.startOrPause(live()); }
  // Enters the scoresheet and the result of the live game. First shows the confirmation questions that this
  // needs.
  [[nodiscard]] desk::DeskResult<desk::LiveEntered> accept();

 Q_SIGNALS:
  // Emitted when another live game was selected, or when any live game changed.
  void changed();
  // Emitted when the clocks of live games have advanced.
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
