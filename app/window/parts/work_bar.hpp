// SPDX-License-Identifier: GPL-3.0-or-later
// A bar with the name and the progress of background work, and a stop button. The bar is hidden while no work
// runs, and for work of less than a moment.
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
  // Work that ends within this time is not shown.
  static constexpr std::chrono::milliseconds kMoment{250};

  // `work` must outlive this object.
  explicit WorkBar(FileWork& work, QWidget* parent = nullptr);

  // Sets the name of the work and the text of the stop button. If `end` is empty, the user cannot stop the
  // work. Call this function before the work begins.
  void setTexts(const QString& what, const QString& end);

 private:
  void showProgress(int done, int all);

  QLabel* m_what;
  QProgressBar* m_progress;
  QPushButton* m_end;
  QTimer m_wait;
};

}  // namespace damath::window
