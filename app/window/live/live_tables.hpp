// SPDX-License-Identifier: GPL-3.0-or-later
// All live games of the contest that this program runs: their records from the contest file, and their
// running clocks. All clocks use one source of time. Views read the clocks here, never in the file.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/desk/play/live_desk.hpp"
#include "app/window/commands/location.hpp"
#include "app/window/session/session.hpp"
#include "core/contest/rematches.hpp"

namespace damath::window {

class LiveTables : public QObject {
  Q_OBJECT

 public:
  // Returns the time of a clock that never goes backward. A change of the system time has no effect on the
  // clock. The clock runs on while the computer sleeps.
  using TimeSource = std::function<play::milliseconds()>;

  explicit LiveTables(Session& session, TimeSource now, QObject* parent = nullptr);

  // Reads the open live games of the event. Games that this object already has keep their clocks as they are.
  // Games that are new, or that another program changed, start with paused clocks and the times in the
  // contest file.
  void look(contest::EventId event);
  // Reads the open live games of all events.
  void lookAtAll();
  // Returns all open live games, ordered by event, round and board. In each event, rematches come last. The
  // pointers are valid until the next change.
  [[nodiscard]] std::vector<const desk::LiveTable*> all() const;
  [[nodiscard]] std::vector<const desk::LiveTable*> of(contest::EventId event) const;
  // Returns the live game at this place; nullptr if no game is open there. The two players of a rematch may
  // be in any order.
  [[nodiscard]] const desk::LiveTable* at(contest::EventId event, const desk::SheetAt& at) const;
  [[nodiscard]] const desk::LiveTable* find(std::int64_t live) const;
  // Returns the clocks of the live game at this moment.
  [[nodiscard]] play::GameClock clockOf(const desk::LiveTable& table) const;

  // Begins a live game. begin() and all functions below save each change before they return. If one of them
  // fails, nothing is changed.
  [[nodiscard]] desk::DeskResult<void> begin(contest::EventId event, const desk::SheetAt& at,
                                             play::Keeping keeping);
  // Makes a turn in a live game. Precondition of turn() and of all functions below: the game `live` is open.
  [[nodiscard]] desk::DeskResult<void> turn(std::int64_t live, const QString& typed, desk::Stands stands,
                                            const desk::Author& author);
  [[nodiscard]] desk::DeskResult<void> take(std::int64_t live, const play::LiveStep& step,
                                            const desk::Author& author);
  // Starts, resumes or pauses the clocks of the live game.
  [[nodiscard]] desk::DeskResult<void> startOrPause(std::int64_t live);

 Q_SIGNALS:
  // Emitted when the list of live games or one of the games changed.
  void changed();
  // Emitted when the clocks of the live games have advanced.
  void ticked();
  void rang(qint64 live, damath::play::ClockSignal signal);
  // Emitted when the clocks could not be saved. All clocks are then paused.
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
  QString m_path;  // path of the contest file that the live games belong to
  std::vector<desk::LiveTable> m_tables;
  QTimer m_ticks;
};

// True if the game clock runs, or if the clock counts the waiting time for an absent player.
[[nodiscard]] bool goes(const play::GameClock& clock);

// Returns the location of a live game's page. Sets isRematchDue for a rematch that is not played yet.
[[nodiscard]] inline Location liveAt(const contest::Event& event, const desk::SheetAt& at) {
  Location there = locationOf(Location::Kind::Live, event.id, at);
  there.isRematchDue = there.rematch && there.rematch->number == contest::GameId{} &&
                       contest::isRematchOpen(event, there.rematch->one, there.rematch->other);
  return there;
}

}  // namespace damath::window
