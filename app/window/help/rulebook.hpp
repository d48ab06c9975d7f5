// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the rulebook. The program has only one rulebook window, beside the current page or dialog.
#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QObject>
#include <QPointer>
#include <QString>

#include "app/window/help/rulebook_window.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class Rulebook : public QObject {
  Q_OBJECT

 public:
  // Opens the rulebook over the main window, or over a dialog that is open there. Both arguments must outlive
  // this object.
  Rulebook(const Translator& translator, QWidget& window);

  // Opens the rulebook at the clause. If `clause` is empty, an open rulebook window keeps its place, and a
  // new window begins at the top.
  void show(const QString& clause);
  // Opens the rulebook at the clause that the current row of the focused list names. If the row names no
  // clause, does the same as show() with an empty clause.
  void showHere();

 private:
  const Translator& m_translator;
  QWidget& m_window;
  QPointer<RulebookWindow> m_book;
};

inline Rulebook::Rulebook(const Translator& translator, QWidget& window)
    : QObject(&window), m_translator(translator), m_window(window) {}

inline void Rulebook::show(const QString& clause) {
  // If a modal dialog is open, the rulebook becomes a window of that dialog. Otherwise the user could not use
  // the rulebook while the dialog is open.
  QWidget* modal = QApplication::activeModalWidget();
  QWidget* owner = modal == nullptr ? &m_window : modal;
  if (m_book != nullptr && m_book->parentWidget() != owner) m_book->close();
  if (m_book == nullptr || m_book->parentWidget() != owner) m_book = new RulebookWindow(m_translator, owner);
  m_book->show();
  m_book->activateWindow();
  if (!clause.isEmpty()) m_book->showClause(clause);
}

inline void Rulebook::showHere() {
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
