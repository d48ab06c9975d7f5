// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/question.hpp"

#include <QApplication>
#include <QPushButton>

#include "app/window/parts/clause_links.hpp"

namespace damath::window {

bool goesOnAfter(const TwoWays& ways, const Translator& translator) {
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
