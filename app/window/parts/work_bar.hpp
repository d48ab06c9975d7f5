// SPDX-License-Identifier: GPL-3.0-or-later
// A bar with the name and progress of background work and a stop button. Hidden while no work runs, and for
// short work.
#pragma once

#include <QTimer>
#include <QWidget>
#include <chrono>

#include "app/window/session/file_work.hpp"

class QLabel;
class QProgressBar;
class QPushButton;

namespace damath::window {

class WorkBar : public QWidget {
  Q_OBJECT

 public:
  // Shorter work is not shown.
  static constexpr std::chrono::milliseconds kMoment{250};

  // The work must outlive this object.
  explicit WorkBar(FileWork& work, QWidget* parent = nullptr);

  // Sets the work's name and the text of the stop button. Call before the work begins. With an empty `end`
  // the work cannot be stopped.
  void setTexts(const QString& what, const QString& end);

 private:
  void showProgress(int done, int all);

  QLabel* m_what;
  QProgressBar* m_progress;
  QPushButton* m_end;
  QTimer m_wait;
};

}  // namespace damath::window
