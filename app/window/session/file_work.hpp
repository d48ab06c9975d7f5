// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work on files in its own thread, while the window stays usable. Work on a contest file must open
// its own desk and never use the session's desk. Only one work runs at a time.
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

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
  // throws a std::exception. Precondition: !isUnderWay().
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

}  // namespace damath::window
