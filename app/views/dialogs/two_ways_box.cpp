// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dialogs/two_ways_box.hpp"

#include <QApplication>
#include <QPushButton>

#include "app/views/dialogs/question.hpp"
#include "app/views/parts/clause_links.hpp"

namespace damath::views {

bool goesOnAfter(const models::TwoWays& ways, const models::Translator& translator) {
  // The title names the action, in the words of its button.
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

}  // namespace damath::views
