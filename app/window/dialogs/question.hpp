// SPDX-License-Identifier: GPL-3.0-or-later
// A message box whose buttons need Alt with their letter. In Qt's own message box, the letter alone presses
// the button. A person who is still typing would then answer the question by accident.
#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>

#include "app/window/parts/clause_links.hpp"
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

// Asks the question `ways` with its two buttons. True if the user chooses the button that continues. The
// button that changes nothing has the focus at first, so an accidental Return or space bar chooses that
// button. Escape chooses that button too. Letters without Alt choose no button.
[[nodiscard]] inline bool goesOnAfter(const TwoWays& ways, const Translator& translator) {
  // The title of the message box is the text of the button that continues, without its access key, and the
  // program's name.
  const QString title =
      QStringLiteral("%1 — %2").arg(ways.goOn, translator(words::Phrase::ApplicationName)).remove(u'&');
  Question box(QMessageBox::Question, title, {}, QMessageBox::NoButton, QApplication::activeWindow());
  showClauses(box, ways.text);
  const auto* goOn = box.addButton(ways.goOn, QMessageBox::AcceptRole);
  auto* leave = box.addButton(ways.leave, QMessageBox::RejectRole);
  box.setDefaultButton(leave);
  box.setEscapeButton(leave);
  leave->setFocus();
  box.exec();
  return box.clickedButton() == goOn;
}

}  // namespace damath::window
