// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/board_view.hpp"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "app/window/board/board_accessibility.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/board/square.hpp"
#include "core/notation/board/square_name.hpp"

namespace damath::window {

using rules::Game;
using words::Phrase;

BoardView::BoardView(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator) {
  m_scene.set = *rules::builtInChipSet("integer");
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(m_translator.plain(Phrase::Board));
  tellBoardsToAssistiveTools();
  connect(&m_translator, &Translator::changed, this, [this] {
    setAccessibleName(m_translator.plain(Phrase::Board));
    tellCursor();
  });
}

void BoardView::setGame(Game game) {
  m_scene.game = game;
  tellCursor();
  update();
}

void BoardView::setChipSet(const rules::ChipSet& set) {
  m_scene.set = set;
  tellCursor();
  update();
}

void BoardView::setBelow(board::Side side) {
  m_scene.below = side;
  update();
}

void BoardView::setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn) {
  m_position = position;
  m_scene.chips = chipsOf(position);
  m_scene.lastTurn = lastTurn;
  tellCursor();
  update();
}

QString BoardView::description(board::Square square) const {
  const auto piece = m_position.at(square);
  QString text = toQt(notation::squareName(m_scene.game, square));
  if (m_scene.game == Game::Damath) text += u' ' + toQt(board::printed(square.sign()));
  text += QStringLiteral(": ");
  if (!piece) {
    text += m_translator(Phrase::Vacant);
  } else {
    text += toQt(words::sideName(m_scene.game, piece->side, m_translator.language()));
    if (m_scene.game == Game::Damath) text += u' ' + toQt(m_scene.set.chips[piece->chip].text);
    const Phrase crowned = m_scene.game == Game::Damath ? Phrase::Dama : Phrase::King;
    if (piece->rank == board::Rank::Dama) text += QStringLiteral(", ") + m_translator(crowned);
  }
  const QString more = remark(square);
  return more.isEmpty() ? text : text + QStringLiteral(" — ") + more;
}

BoardDrawing BoardView::drawing() const {
  return {m_scene, QSizeF(size()), font(), palette()};
}

QRectF BoardView::rectOf(board::Square square) const {
  return drawing().rectOf(square);
}

BoardView::Cell BoardView::cellAt(int column, int row) const {
  const BoardDrawing drawn = drawing();
  const QRectF rect = drawn.fieldAt(column, 7 - row);
  const auto square = drawn.squareAt(rect.center());
  return {square, square ? description(*square) : m_translator(Phrase::NotPlayedOn), rect};
}

void BoardView::press(board::Square square) {
  setCursorSquare(square);
  choose(square);
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const BoardDrawing drawn = drawing();
  drawn.paint(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(drawn.rectOf(m_cursor).adjusted(2, 2, -2, -2));
}

// Moves the cursor in the direction that the user sees: Left goes to the left, also on a rotated or mirrored
// board.
void BoardView::moveCursor(int dx, int dy) {
  const bool isTurned = m_scene.below == board::Side::Red;
  const bool isMirrored = m_scene.game != Game::Damath;
  if (isTurned) dy = -dy;
  if (isTurned != isMirrored) dx = -dx;
  // Left and Right move the cursor to the next playable square of the row. Up and Down move it to the next
  // row. Neighboring rows have their playable squares in different columns, so Up and Down alternate between
  // two neighboring columns.
  const int y = m_cursor.y() + dy;
  int x = m_cursor.x() + 2 * dx;
  if (dy != 0) x += m_cursor.y() % 2 == 0 ? -1 : 1;
  if (const auto square = board::Square::at(x, y)) setCursorSquare(*square);
}

void BoardView::setCursorSquare(board::Square square) {
  m_cursor = square;
  cursorMoved();
  tellCursor();
  update();
}

void BoardView::tellCursor() {
  setAccessibleDescription(description(m_cursor));
  if (!hasFocus()) return;
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void BoardView::choose(board::Square square) {
  const QPointF place = rectOf(square).bottomLeft();
  QToolTip::showText(mapToGlobal(place.toPoint()), description(square), this);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return moveCursor(-1, 0);
    case Qt::Key_Right:
      return moveCursor(1, 0);
    case Qt::Key_Up:
      return moveCursor(0, 1);
    case Qt::Key_Down:
      return moveCursor(0, -1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return choose(m_cursor);
    default:
      QWidget::keyPressEvent(event);
  }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (const auto square = drawing().squareAt(event->position())) setCursorSquare(*square);
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto square = drawing().squareAt(help->pos())) {
      QToolTip::showText(help->globalPos(), description(*square), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace damath::window
