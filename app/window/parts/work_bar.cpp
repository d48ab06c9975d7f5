// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/work_bar.hpp"

#include "app/window/parts/layouts.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace damath::window {

namespace {

constexpr int kWidestBar = 320;

}  // namespace

WorkBar::WorkBar(FileWork& work, QWidget* parent)
    : QWidget(parent),
      m_what(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_end(new QPushButton(this)) {
  m_what->setTextFormat(Qt::PlainText);
  m_progress->setMaximumWidth(kWidestBar);
  m_end->setAutoDefault(true);
  arrange(*flush<QHBoxLayout>(this), {m_what, {m_progress, 1}, m_end, Placed::room()});
  m_wait.setSingleShot(true);
  m_wait.setInterval(kMoment);
  connect(&m_wait, &QTimer::timeout, this, &QWidget::show);
  connect(m_end, &QPushButton::clicked, this, [this, &work] {
    work.end();
    m_end->setEnabled(false);
  });
  connect(&work, &FileWork::begun, this, [this] {
    m_end->setEnabled(true);
    showProgress(0, 0);
    m_wait.start();
  });
  connect(&work, &FileWork::went, this, &WorkBar::showProgress);
  connect(&work, &FileWork::done, this, [this] {
    m_wait.stop();
    hide();
  });
  hide();
}

void WorkBar::setTexts(const QString& what, const QString& end) {
  m_what->setText(what);
  m_progress->setAccessibleName(what);
  m_end->setText(end);
  m_end->setVisible(!end.isEmpty());
}

// Shows the progress of the work. If `all` is 0, the total is not known, and the bar moves back and forth.
void WorkBar::showProgress(int done, int all) {
  m_progress->setRange(0, all);
  m_progress->setValue(done);
}

}  // namespace damath::window
