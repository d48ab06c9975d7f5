// SPDX-License-Identifier: GPL-3.0-or-later
// A message box whose buttons need Alt with their letter. In Qt's own message box, the letter alone presses
// the button. A person who is still typing would then answer the question by accident.
#pragma once

#include <QKeyEvent>
#include <QMessageBox>

#include "app/window/session/session.hpp"

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

// Asks the question `ways` with its two buttons. True if the user chooses the button that continues. Escape
// and an accidental extra key press choose the button that changes nothing.
[[nodiscard]] bool goesOnAfter(const TwoWays& ways, const Translator& translator);

}  // namespace damath::window
