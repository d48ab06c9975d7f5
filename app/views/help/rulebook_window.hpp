// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook beside the console's window, in the language of the program: read, searched, opened at a
// clause.
#pragma once

#include <QWidget>

#include "app/models/text/translator.hpp"

class QLabel;
class QLineEdit;
class QTextBlock;
class QTextBrowser;
class QTextDocument;

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
  // The book of the language now; what stood at the top and the mark stay where they were.
  void readBook();
  void mark(const QTextBlock& clause);
  // Not valid where the book lacks it.
  [[nodiscard]] QTextBlock blockOf(const QString& clause) const;
  void scrollTo(const QTextBlock& block);
  // A clause where the letters are its id, else the next place.
  void find();

  const models::Translator& m_translator;
  QLineEdit* m_letters;
  QLabel* m_message;
  QTextBrowser* m_book;
  QTextDocument* m_text = nullptr;  // what it shows
  QString m_marked;                 // the clause, empty before any is shown
};

}  // namespace damath::views
