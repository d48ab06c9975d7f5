// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work on files in its own thread, while the window stays usable. Work on a contest file must open
// its own desk and never use the session's desk. Only one work runs at a time.
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <utility>

#include "app/desk/change/change.hpp"
#include "db/records/place.hpp"

class QThread;

namespace damath::window {

class FileWork : public QObject {
  Q_OBJECT

 public:
  explicit FileWork(QObject* parent = nullptr);
  // Asks the running work to stop and waits for the end of its thread.
  ~FileWork() override;

  // Reports the progress of the work: `done` of `all` steps; `all` is 0 if the total is unknown. The work
  // calls this function regularly and must stop if it returns false.
  using Watch = std::function<bool(int done, int all)>;
  // Handles the outcome of the work. Called in the window's thread.
  using Report = std::function<void()>;
  using Work = std::function<Report(const Watch& watch)>;

  // Starts the work in its own thread. Emits `failed` if the work, or the function that handles its outcome,
  // throws an exception. Precondition: !isUnderWay().
  void start(Work work);
  [[nodiscard]] bool isUnderWay() const { return m_thread != nullptr; }
  // Asks the work to stop. The function that handles the outcome is still called.
  void end() { m_isEnded = true; }

 Q_SIGNALS:
  void begun();
  void went(int done, int all);
  void failed(const QString& why);
  // Emitted when the work has ended: after its outcome was handled or `failed` was emitted.
  void done();

 private:
  void finish(const Report& report);

  std::unique_ptr<QThread> m_thread;
  std::atomic<bool> m_isEnded = false;
};

// A desk of its own for work in another thread: the contest, opened a second time. If the contest cannot be
// opened, `opening` has the reason.
struct OwnDesk {
  // The use of the desk. Any: reads the contest, even if parts of the file are broken. Look: reads the
  // contest if the file is intact. Change: also changes the contest if the file is intact.
  enum class Use { Any, Look, Change };

  // `known` has the results of scoresheets that the session has replayed already. Scoresheets that are not in
  // `known` are replayed again when their results are needed.
  explicit OwnDesk(const db::Place& place, Use use, desk::OutcomeMemory known = {})
      : opening(desk::Desk::open(place, clock,
                                 {.disk = {},
                                  .references = use == Use::Any ? db::References::Any : db::References::Whole,
                                  .access = use == Use::Change ? db::Access::Change : db::Access::Look})) {
    if (opening.desk) opening.desk->openFile().outcomes = std::move(known);
  }

  desk::SystemClock clock;
  desk::Opening opening;
};

}  // namespace damath::window
