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
  // Ends the running work and waits for its thread.
  ~FileWork() override;

  // The work calls this regularly; `all` is 0 if the total is unknown. Returns false if the work must stop.
  using Watch = std::function<bool(int done, int all)>;
  // Handles the outcome; called in the window's thread.
  using Report = std::function<void()>;
  using Work = std::function<Report(const Watch& watch)>;

  // Precondition: !isUnderWay(). An exception from the work or from the report emits `failed`.
  void start(Work work);
  [[nodiscard]] bool isUnderWay() const { return m_thread != nullptr; }
  // Asks the work to stop. Its report is still called.
  void end() { m_isEnded = true; }

 Q_SIGNALS:
  void begun();
  void went(int done, int all);
  void failed(const QString& why);
  // Emitted after the report or after `failed`.
  void done();

 private:
  void finish(const Report& report);

  std::unique_ptr<QThread> m_thread;
  std::atomic<bool> m_isEnded = false;
};

}  // namespace damath::window
