// SPDX-License-Identifier: GPL-3.0-or-later
// Work on files that takes its time, in a thread of its own: the window goes on meanwhile. A contest file is
// worked on by a desk of the work's own, never by the session's. One work at a time.
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

class QThread;

namespace damath::models {

class FileWork : public QObject {
  Q_OBJECT

 public:
  explicit FileWork(QObject* parent = nullptr);
  // Ends what is under way and waits for it.
  ~FileWork() override;

  // Called by the work now and then, `all` being 0 where nobody knows; false where it is to end.
  using Watch = std::function<bool(int done, int all)>;
  // What is to be done with the outcome, in the window's own thread.
  using Report = std::function<void()>;
  using Work = std::function<Report(const Watch& watch)>;

  // Promise: nothing is under way. What work or report throw is reported as a failure.
  void start(Work work);
  [[nodiscard]] bool isUnderWay() const { return m_thread != nullptr; }
  // Asks it to end; its report is still made.
  void end() { m_isEnded = true; }

 Q_SIGNALS:
  void begun();
  void went(int done, int all);
  void failed(const QString& why);
  // After its report or its failure.
  void done();

 private:
  void finish(const Report& report);

  std::unique_ptr<QThread> m_thread;
  std::atomic<bool> m_isEnded = false;
};

}  // namespace damath::models
