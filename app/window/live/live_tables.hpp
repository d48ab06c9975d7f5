// SPDX-License-Identifier: GPL-3.0-or-later
// All live games of the contest that this program keeps: their records from the file and their running
// clocks, which share one time source. All views read these values and never read the file.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/desk/play/live_desk.hpp"
#include "app/window/page/location.hpp"
#include "app/window/session/session.hpp"
#include "core/contest/progress.hpp"

namespace damath::window {

class LiveTables : public QObject {
  Q_OBJECT

 public:
  // Returns the time of a clock that never goes backward, ignores changes of the system time, and continues
  // while the computer sleeps.
  using TimeSource = std::function<play::milliseconds()>;

  explicit LiveTables(Session& session, TimeSource now, QObject* parent = nullptr);

  // Reads the open games of the event. Known games continue. New games, and games that another program
  // changed, start with paused clocks as stored in the file.
  void look(contest::EventId event);
  // Reads the open games of all events.
  void lookAtAll();
  // Ordered by event, round and board, rematches last in each event. Valid until the next change.
  [[nodiscard]] std::vector<const desk::LiveTable*> all() const;
  [[nodiscard]] std::vector<const desk::LiveTable*> of(contest::EventId event) const;
  // nullptr if no game is open there. For a rematch, the order of the two entries does not matter.
  [[nodiscard]] const desk::LiveTable* at(contest::EventId event, const desk::SheetAt& at) const;
  [[nodiscard]] const desk::LiveTable* find(std::int64_t live) const;
  // Returns the clocks of the table at this moment.
  [[nodiscard]] play::GameClock clockOf(const desk::LiveTable& table) const;

  // Each function stores its change before it returns. An error changes nothing.
  [[nodiscard]] desk::DeskResult<void> begin(contest::EventId event, const desk::SheetAt& at,
                                             play::Keeping keeping);
  // Precondition of the functions below: the game is among the open games.
  [[nodiscard]] desk::DeskResult<void> turn(std::int64_t live, const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(std::int64_t live, const play::LiveStep& step,
                                            const desk::Author& author);
  // Starts, resumes or pauses the clocks.
  [[nodiscard]] desk::DeskResult<void> startOrPause(std::int64_t live);

 Q_SIGNALS:
  // Emitted when the list of games changed, or one game changed.
  void changed();
  // Emitted when the clocks have advanced.
  void ticked();
  void rang(qint64 live, damath::play::ClockSignal signal);
  // Emitted when the clocks could not be stored; they are then paused.
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
  QString m_path;  // path of the contest that the games belong to
  std::vector<desk::LiveTable> m_tables;
  QTimer m_ticks;
};

// True if a clock of the game runs.
[[nodiscard]] bool goes(const play::GameClock& clock);

// Returns the location of a live game's page. Sets isRematchDue for a rematch that is not played yet.
[[nodiscard]] inline Location liveAt(const contest::Event& event, const desk::SheetAt& at) {
  Location there = locationOf(Location::Kind::Live, event.id, at);
  there.isRematchDue =
      there.rematch && contest::isRematchOpen(event, there.rematch->one, there.rematch->other);
  return there;
}

}  // namespace damath::window
