// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/turn_fields.hpp"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringList>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/icon.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr Phrase kCellNames[] = {Phrase::Move, Phrase::Score, Phrase::Total};
constexpr int kStretches[] = {3, 2, 2};

}  // namespace

TurnFields::TurnFields(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_layout(new QGridLayout(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(4);
  for (int cell = 0; cell < static_cast<int>(kCells); ++cell)
    m_layout->setColumnStretch(cell, kStretches[cell]);
  connect(&m_translator, &Translator::changed, this, &TurnFields::nameCells);
  addRow();
  setFocusProxy(m_rows.front().front());
}

QString TurnFields::text() const {
  QStringList lines;
  for (const Row& row : m_rows) {
    QStringList cells;
    for (const QLineEdit* field : row) cells << field->text().trimmed();
    while (cells.size() > 1 && cells.back().isEmpty()) cells.removeLast();
    lines << cells.join(QStringLiteral(" | "));
  }
  while (lines.size() > 1 && lines.back().isEmpty()) lines.removeLast();
  return lines.join(QStringLiteral("; "));
}

void TurnFields::clear() {
  while (m_rows.size() > 1) removeRow();
  for (QLineEdit* field : m_rows.front()) field->clear();
  setLooks({});
}

void TurnFields::selectMove() {
  QLineEdit* move = m_rows.front().front();
  if (isAncestorOf(QApplication::focusWidget())) move->setFocus();
  move->selectAll();
}

void TurnFields::addRow() {
  const int at = static_cast<int>(m_rows.size());
  Row row{};
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    auto* field = new QLineEdit(this);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &TurnFields::edited);
    m_layout->addWidget(field, at, static_cast<int>(cell));
    row[cell] = field;
  }
  m_rows.push_back(row);
  m_looks.push_back({});
  nameCells();
  if (at > 0) row.front()->setFocus();
}

void TurnFields::removeRow() {
  for (QLineEdit* field : m_rows.back()) delete field;
  m_rows.pop_back();
  m_looks.pop_back();
}

void TurnFields::setLooks(const std::vector<std::array<Look, kCells>>& looks) {
  const Colours colours = coloursOf(palette());
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      QLineEdit* field = m_rows[row][cell];
      const bool isJudged = row < looks.size() && !field->text().trimmed().isEmpty();
      const Look look = isJudged ? looks[row][cell] : Look::Plain;
      if (look == m_looks[row][cell]) continue;
      m_looks[row][cell] = look;
      const auto actions = field->actions();
      for (QAction* action : actions) field->removeAction(action);
      QPalette painted = palette();
      if (look == Look::Wrong) {
        painted.setColor(QPalette::Base, colours.rootFill);
        painted.setColor(QPalette::Text, colours.rootInk);
        field->addAction(icon(Symbol::Error), QLineEdit::TrailingPosition);
      } else if (look == Look::Right) {
        field->addAction(icon(Symbol::Good), QLineEdit::TrailingPosition);
      }
      field->setPalette(painted);
    }
  }
}

void TurnFields::setPlaceholder(const QString& text) {
  QLineEdit* field = m_rows.front().front();
  field->setPlaceholderText(text);
  field->setToolTip(text);
}

void TurnFields::nameCells() {
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      const QString name = m_translator(kCellNames[cell]);
      m_rows[row][cell]->setAccessibleName(m_translator(Phrase::LiveLineField).arg(name).arg(row + 1));
      if (row > 0 || cell > 0) m_rows[row][cell]->setPlaceholderText(name);
    }
  }
}

void TurnFields::goOn(std::size_t row, std::size_t cell) {
  const bool isLast = row + 1 == m_rows.size() && cell + 1 == kCells;
  const bool isAll = m_rows[row][cell]->text().contains(u'|');
  if (isLast || isAll || isEmpty() || (cell == 0 && m_isWhole())) return Q_EMIT entered();
  const std::size_t next = row * kCells + cell + 1;
  m_rows[next / kCells][next % kCells]->setFocus();
}

bool TurnFields::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Space && isEmpty()) {
    Q_EMIT clocksAsked();
    return true;
  }
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      if (m_rows[row][cell] != watched) continue;
      if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        goOn(row, cell);
        return true;
      }
      // Backspace in an empty field moves to the field before. In the first field of an empty last row, it
      // removes the row.
      const bool goesBack = key == Qt::Key_Backspace && m_rows[row][cell]->text().isEmpty() && row + cell > 0;
      if (!goesBack) return false;
      const std::size_t before = row * kCells + cell - 1;
      m_rows[before / kCells][before % kCells]->setFocus();
      bool isEmptyRow = row + 1 == m_rows.size() && cell == 0;
      for (const QLineEdit* field : m_rows[row]) isEmptyRow = isEmptyRow && field->text().isEmpty();
      // The removal is queued, because the present key event still belongs to a field of the row.
      if (isEmptyRow)
        QMetaObject::invokeMethod(
            this,
            [this] {
              if (m_rows.size() > 1) removeRow();
              Q_EMIT edited();
            },
            Qt::QueuedConnection);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace damath::window
