// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook beside the console's window: read, searched, opened at a clause.
#pragma once

#include <QWidget>

#include "app/models/text/translator.hpp"

class QLabel;
class QLineEdit;
class QTextBrowser;

namespace damath::views {

class RulebookWindow : public QWidget {
  Q_OBJECT

 public:
  // The translator must outlive this.
  RulebookWindow(const models::Translator& translator, QWidget* parent);

  // The clause stands at the top and is marked; one that the book lacks leaves it where it is.
  void showClause(const QString& id);
  // The next place with the letters that are looked for, or the one before; from the other end where there is
  // none any more.
  void findNext(bool isBackward = false);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

  void retranslate();
  // A clause where the letters are its id, else the next place.
  void find();

  const models::Translator& m_translator;
  QLineEdit* m_letters;
  QLabel* m_message;
  QTextBrowser* m_book;
};

}  // namespace damath::views
