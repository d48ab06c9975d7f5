// SPDX-License-Identifier: GPL-3.0-or-later
// A message box whose buttons need Alt with their letter. In Qt's own box the letter alone presses the
// button, so that a person who goes on typing decides without knowing.
#pragma once

#include <QKeyEvent>
#include <QMessageBox>

namespace damath::window {

class Question : public QMessageBox {
 public:
  using QMessageBox::QMessageBox;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    const bool isTyped = !(event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) &&
                         !event->text().isEmpty() && event->text().front().isPrint();
    if (!isTyped) QMessageBox::keyPressEvent(event);
  }
};

}  // namespace damath::window
