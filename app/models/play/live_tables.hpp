// SPDX-License-Identifier: GPL-3.0-or-later
// The games at the board that the console keeps, all of them at once: as the file has them, with their clocks
// running by one source of time. Whoever shows one and whoever shows all look at the same value, and no
// showing asks the file.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/desk/play/live_desk.hpp"
#include "app/models/contest/session.hpp"

namespace damath::models {

class LiveTables : public QObject {
  Q_OBJECT

 public:
  // How late it is, by a clock that never goes back, that a changed system time does not move, and that goes
  // on while the computer sleeps.
  using TimeSource = std::function<play::milliseconds()>;

  explicit LiveTables(Session& session, TimeSource now, QObject* parent = nullptr);

  // Reads which games are open in the event. Those that are here already go on; of the others, and where
  // another program went on with one, the clocks are paused as the file has them.
  void look(contest::EventId event);
  // The same of every event of the contest.
  void lookAtAll();
  // By event, round and board, an event's rematches last. They are there until something changes.
  [[nodiscard]] std::vector<const desk::LiveTable*> all() const;
  [[nodiscard]] std::vector<const desk::LiveTable*> of(contest::EventId event) const;
  // Null where none is open; of a rematch whoever is named first.
  [[nodiscard]] const desk::LiveTable* at(contest::EventId event, const desk::SheetAt& at) const;
  [[nodiscard]] const desk::LiveTable* find(std::int64_t live) const;
  // The clocks of one at this moment.
  [[nodiscard]] play::GameClock clockOf(const desk::LiveTable& table) const;

  // Each is on the disk when it returns; what is refused changes nothing.
  [[nodiscard]] desk::DeskResult<void> begin(contest::EventId event, const desk::SheetAt& at,
                                             play::Keeping keeping);
  // Promise of those that follow: the game is here.
  [[nodiscard]] desk::DeskResult<void> turn(std::int64_t live, const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(std::int64_t live, const play::LiveStep& step,
                                            const desk::Author& author);
  // Starts the clocks, lets them go on, or pauses them.
  [[nodiscard]] desk::DeskResult<void> startOrPause(std::int64_t live);

 Q_SIGNALS:
  // Which games are here, or something happened at one.
  void changed();
  // Some time went by.
  void ticked();
  void rang(qint64 live, damath::play::ClockSignal signal);
  // The clocks could not be kept; they are paused.
  void refused(const damath::desk::DeskError& error);

 private:
  [[nodiscard]] desk::LiveTable& here(std::int64_t live);
  void read(contest::EventId event);
  void lookAgain();
  void tick();
  void arrive(std::int64_t live, const desk::ClockSignals& rung);
  void goOnTicking();
  [[nodiscard]] desk::DeskResult<void> done(std::int64_t live,
                                            const desk::DeskResult<desk::ClockSignals>& answer);

  Session& m_session;
  TimeSource m_now;
  QString m_path;  // of the file that they are in
  std::vector<desk::LiveTable> m_tables;
  QTimer m_ticks;
};

// Whether a clock of it runs.
[[nodiscard]] bool goes(const play::GameClock& clock);

}  // namespace damath::models
