// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/rulebook_window.hpp"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/rulebook_text.hpp"

namespace damath::window {

using words::Phrase;

RulebookWindow::RulebookWindow(const Translator& translator, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_translator(translator),
      m_letters(new QLineEdit(this)),
      m_message(new QLabel(this)),
      m_book(new QTextBrowser(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  m_letters->setClearButtonEnabled(true);
  m_letters->installEventFilter(this);
  m_book->setOpenLinks(false);
  auto* line = inRow({{m_letters, 1}, m_message});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 12, 12, 12);
  column->addLayout(line);
  column->addWidget(m_book, 1);
  resize(720, 640);
  m_letters->setFocus();
  connect(m_letters, &QLineEdit::textChanged, this, [this] {
    m_message->clear();
    m_book->moveCursor(QTextCursor::Start);
    find();
  });
  connect(&m_translator, &Translator::changed, this, &RulebookWindow::retranslate);
  retranslate();
}

void RulebookWindow::retranslate() {
  setWindowTitle(m_translator.plain(Phrase::Rulebook));
  m_letters->setPlaceholderText(m_translator(Phrase::RulebookLetters));
  m_letters->setAccessibleName(m_translator.plain(Phrase::RulebookLetters));
  m_book->setAccessibleName(m_translator.plain(Phrase::Rulebook));
  readBook();
}

void RulebookWindow::readBook() {
  QTextDocument* before = m_text;
  const int top = m_book->cursorForPosition(QPoint(0, 0)).blockNumber();
  // Fills the document before m_book shows it. A visible document would be laid out again for every added
  // paragraph.
  m_text = new QTextDocument(m_book);
  m_text->setDefaultFont(m_book->font());
  m_text->setMarkdown(rulebookText(words::codeOf(m_translator.language())));
  m_book->setExtraSelections({});
  m_book->setDocument(m_text);
  if (before == nullptr) return;
  // Keeps the place in the text when the language changes, by counting paragraphs from the end. The
  // translations have the same paragraphs, except for a sentence at the beginning.
  const int shift = m_text->blockCount() - before->blockCount();
  delete before;
  if (!m_marked.isEmpty()) mark(blockOf(m_marked));
  scrollTo(m_text->findBlockByNumber(top == 0 ? 0 : std::max(0, top + shift)));
}

void RulebookWindow::find() {
  const QString letters = m_letters->text().trimmed().toUpper();
  const auto& clauses = rulebookClauses({});
  const bool isClause = std::ranges::find(clauses, letters, &ClauseText::id) != clauses.end();
  isClause ? showClause(letters) : findNext();
}

void RulebookWindow::findNext(bool isBackward) {
  const QString letters = m_letters->text().trimmed();
  m_message->clear();
  if (letters.isEmpty()) return;
  const auto way = isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
  bool isFound = m_book->find(letters, way);
  if (!isFound) {
    m_book->moveCursor(isBackward ? QTextCursor::End : QTextCursor::Start);
    isFound = m_book->find(letters, way);
  }
  if (!isFound) return m_message->setText(m_translator(Phrase::NothingFound));
  // Scrolls so that the place is a third of the window's height from the top, because the text after it
  // should be visible too.
  QScrollBar& bar = *m_book->verticalScrollBar();
  bar.setValue(bar.value() + m_book->cursorRect().top() - m_book->viewport()->height() / 3);
}

void RulebookWindow::showClause(const QString& id) {
  const QTextBlock block = blockOf(id);
  if (!block.isValid()) return;
  m_marked = id;
  mark(block);
  m_book->setTextCursor(QTextCursor(block));
  scrollTo(block);
}

QTextBlock RulebookWindow::blockOf(const QString& clause) const {
  QTextBlock block = m_book->document()->begin();
  for (; block.isValid(); block = block.next()) {
    const QString text = block.text();
    const bool isLonger = text.size() > clause.size() && text[clause.size()].isDigit();
    if (text.startsWith(clause) && !isLonger) break;
  }
  return block;
}

void RulebookWindow::mark(const QTextBlock& clause) {
  QTextEdit::ExtraSelection mark;
  mark.cursor = QTextCursor(clause);
  mark.cursor.select(QTextCursor::BlockUnderCursor);
  mark.format.setBackground(coloursOf(palette()).noteFill);
  mark.format.setForeground(coloursOf(palette()).noteInk);
  m_book->setExtraSelections({mark});
}

void RulebookWindow::scrollTo(const QTextBlock& block) {
  const qreal top = m_book->document()->documentLayout()->blockBoundingRect(block).top();
  m_book->verticalScrollBar()->setValue(static_cast<int>(top));
}

bool RulebookWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_letters && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      findNext(key->modifiers().testFlag(Qt::ShiftModifier));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void RulebookWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace damath::window
