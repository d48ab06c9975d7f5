// SPDX-License-Identifier: GPL-3.0-or-later
// Tells of work that is under way in the background, how far it is, and lets it be ended; hidden otherwise,
// and for what is done in a moment.
#pragma once

#include <QTimer>
#include <QWidget>
#include <chrono>

#include "app/models/contest/file_work.hpp"

class QLabel;
class QProgressBar;
class QPushButton;

namespace damath::views {

class WorkBar : public QWidget {
  Q_OBJECT

 public:
  // Work that takes less is not shown.
  static constexpr std::chrono::milliseconds kMoment{250};

  // The work must outlive the bar.
  explicit WorkBar(models::FileWork& work, QWidget* parent = nullptr);

  // What is done, and the word on the button that ends it; before it begins. Without a word it cannot be
  // ended.
  void setTexts(const QString& what, const QString& end);

 private:
  void showProgress(int done, int all);

  QLabel* m_what;
  QProgressBar* m_progress;
  QPushButton* m_end;
  QTimer m_wait;
};

}  // namespace damath::views
