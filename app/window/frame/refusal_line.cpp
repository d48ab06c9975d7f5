// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/refusal_line.hpp"

#include <QAccessible>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>

#include "app/window/parts/clause_links.hpp"

namespace damath::window {

using words::Phrase;

RefusalLine::RefusalLine(const Translator& translator, QWidget* parent)
    : NoticeBar(parent, Tone::Refusal), m_translator(translator) {}

void RefusalLine::refuse(const QString& message) {
  if (m_isBehindDialog) return showBox(message);
  tell(message, {{m_translator(Phrase::Close), [this] { clear(); }}});
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void RefusalLine::stand(const QString& message) {
  const bool isFree = !hasError();
  m_standing = message;
  if (isFree) tell(m_standing, {});
}

bool RefusalLine::hasError() const {
  return !text().isEmpty() && text() != m_standing;
}

void RefusalLine::clear() {
  const bool hadFocus = isAncestorOf(QApplication::focusWidget());
  tell(m_standing, {});
  if (hadFocus) Q_EMIT left();
}

void RefusalLine::showBox(const QString& message) {
  auto* box = new QMessageBox(QMessageBox::Warning, m_translator(Phrase::ApplicationName), {},
                              QMessageBox::Ok, window());
  box->setAttribute(Qt::WA_DeleteOnClose);
  showClauses(*box, message);
  box->button(QMessageBox::Ok)->setFocus();
  box->open();
}

}  // namespace damath::window
