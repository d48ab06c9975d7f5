// SPDX-License-Identifier: GPL-3.0-or-later
// The program's rulebook: a single window beside the current page or dialog.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/window/text/translator.hpp"

class QWidget;

namespace damath::window {

class RulebookWindow;

class Rulebook : public QObject {
  Q_OBJECT

 public:
  // The rulebook opens over the window, or over a dialog that is open there. Both arguments must outlive this
  // object.
  Rulebook(const Translator& translator, QWidget& window);

  // Opens the rulebook at the clause, or at the last place if `clause` is empty.
  void show(const QString& clause);
  // Opens the rulebook at the clause that the focused list row names, or at the last place if the row names
  // none.
  void showHere();

 private:
  const Translator& m_translator;
  QWidget& m_window;
  QPointer<RulebookWindow> m_book;
};

}  // namespace damath::window
