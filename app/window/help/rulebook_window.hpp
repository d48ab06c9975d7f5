// SPDX-License-Identifier: GPL-3.0-or-later
// A window with the rulebook in the program's language. The user can read it, search it, and open it at a
// clause.
#pragma once

#include <QObject>
#include <QWidget>

#include "app/window/text/translator.hpp"

class QLabel;
class QLineEdit;
class QTextBlock;
class QTextBrowser;
class QTextDocument;

namespace damath::window {

class RulebookWindow : public QWidget {
  Q_OBJECT

 public:
  // Precondition: `translator` outlives this window.
  RulebookWindow(const Translator& translator, QWidget* parent);

  // Scrolls to the clause and marks it. Does nothing if the rulebook lacks the clause.
  void showClause(const QString& id);
  // Selects the next or previous place that has the searched text. At the end of the rulebook, the search
  // continues from the other end.
  void findNext(bool isBackward = false);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

  void retranslate();
  // Loads the rulebook in the current language. The scroll position and the marked clause stay.
  void readBook();
  void mark(const QTextBlock& clause);
  // Returns the paragraph of the clause; an invalid block if the rulebook lacks the clause.
  [[nodiscard]] QTextBlock blockOf(const QString& clause) const;
  void scrollTo(const QTextBlock& block);
  // Searches for the typed text. If the text is the id of a clause, goes to that clause. Otherwise goes to
  // the next place in the rulebook that has the text.
  void find();

  const Translator& m_translator;
  QLineEdit* m_letters;
  QLabel* m_message;
  QTextBrowser* m_book;
  QTextDocument* m_text = nullptr;  // the document that m_book shows
  QString m_marked;                 // the marked clause; empty while none is marked
};

}  // namespace damath::window
