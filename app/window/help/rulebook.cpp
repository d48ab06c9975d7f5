// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/rulebook.hpp"

#include <QAbstractItemView>
#include <QApplication>

#include "app/window/parts/clause_links.hpp"

namespace damath::window {

Rulebook::Rulebook(const Translator& translator, QWidget& window)
    : QObject(&window), m_translator(translator), m_window(window) {}

void Rulebook::show(const QString& clause) {
  // Opens the rulebook as a window of the modal dialog, if one is open. The user can use no other windows
  // than the dialog's own meanwhile.
  QWidget* modal = QApplication::activeModalWidget();
  QWidget* owner = modal == nullptr ? &m_window : modal;
  if (m_book != nullptr && m_book->parentWidget() != owner) m_book->close();
  if (m_book == nullptr || m_book->parentWidget() != owner) m_book = new RulebookWindow(m_translator, owner);
  m_book->show();
  m_book->activateWindow();
  if (!clause.isEmpty()) m_book->showClause(clause);
}

void Rulebook::showHere() {
  const auto* list = qobject_cast<const QAbstractItemView*>(QApplication::focusWidget());
  const QModelIndex current = list == nullptr ? QModelIndex() : list->currentIndex();
  QString clause;
  for (int column = 0; current.isValid() && clause.isEmpty(); ++column) {
    if (column == current.model()->columnCount(current.parent())) break;
    clause = firstClauseIn(current.siblingAtColumn(column).data().toString());
  }
  show(clause);
}

}  // namespace damath::window
