// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook of the program: one window, beside whatever is in use.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/models/text/translator.hpp"

class QWidget;

namespace damath::views {

class RulebookWindow;

class Rulebook : public QObject {
  Q_OBJECT

 public:
  // It opens over the window, or over a dialog that waits there for its answer. Both must outlive this.
  Rulebook(const models::Translator& translator, QWidget& window);

  // At the clause, or as it was left where the text is empty.
  void show(const QString& clause);
  // At the clause of the row of a list that has the focus, if it names one.
  void showHere();

 private:
  const models::Translator& m_translator;
  QWidget& m_window;
  QPointer<RulebookWindow> m_book;
};

}  // namespace damath::views
