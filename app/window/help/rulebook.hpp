// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the rulebook. The program has only one rulebook window, beside the current page or dialog.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "app/window/help/rulebook_window.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class Rulebook : public QObject {
  Q_OBJECT

 public:
  // Opens the rulebook over the main window, or over a dialog that is open there. Both arguments must outlive
  // this object.
  Rulebook(const Translator& translator, QWidget& window);

  // Opens the rulebook at the clause. If `clause` is empty, opens it at the place that was shown last.
  void show(const QString& clause);
  // Opens the rulebook at the clause that the current row of the focused list names. If the row names no
  // clause, opens the rulebook at the place that was shown last.
  void showHere();

 private:
  const Translator& m_translator;
  QWidget& m_window;
  QPointer<RulebookWindow> m_book;
};

}  // namespace damath::window
