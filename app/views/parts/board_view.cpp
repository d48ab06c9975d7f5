// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/board_view.hpp"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <cmath>

#include "app/models/text/qt_text.hpp"
#include "app/views/parts/theme.hpp"
#include "core/board/operator_text.hpp"

namespace damath::views {

namespace {

using models::toQt;
using words::Phrase;

QString signText(board::Operator sign) {
  return models::toQt(board::printed(sign));
}

// The largest bold font, up to the size wanted, in which the text is no wider than so many pixels.
QFont fittingFont(const QFont& base, const QString& text, qreal wanted, qreal width) {
  QFont font = base;
  font.setBold(true);
  qreal size = wanted;
  for (; size > 5; size -= 0.5) {
    font.setPixelSize(static_cast<int>(std::ceil(size)));
    if (QFontMetricsF(font).horizontalAdvance(text) <= width) break;
  }
  return font;
}

void paintCrown(QPainter& painter, QPointF centre, qreal width) {
  const qreal half = width / 2;
  const qreal height = width * 0.62;
  QPainterPath crown(QPointF(centre.x() - half, centre.y() - height / 2));
  crown.lineTo(centre.x() - half * 0.75, centre.y() + height / 2);
  crown.lineTo(centre.x() + half * 0.75, centre.y() + height / 2);
  crown.lineTo(centre.x() + half, centre.y() - height / 2);
  crown.lineTo(centre.x() + half * 0.45, centre.y());
  crown.lineTo(centre.x(), centre.y() - height * 0.7);
  crown.lineTo(centre.x() - half * 0.45, centre.y());
  crown.closeSubpath();
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0xff, 0xd5, 0x4f));
  painter.drawPath(crown);
}

}  // namespace

BoardView::BoardView(const models::Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_set(*rules::builtInChipSet("integer")) {
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(m_translator.plain(Phrase::Board));
  connect(&m_translator, &models::Translator::changed, this, [this] {
    setAccessibleName(m_translator.plain(Phrase::Board));
    tellCursor();
  });
}

void BoardView::setChipSet(const rules::ChipSet& set) {
  m_set = set;
  update();
}

void BoardView::setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn) {
  m_position = position;
  m_lastTurn = lastTurn;
  tellCursor();
  update();
}

QString BoardView::description(board::Square square) const {
  QString text = QStringLiteral("(%1,%2) %3: ").arg(square.x()).arg(square.y()).arg(signText(square.sign()));
  const auto piece = m_position.at(square);
  if (!piece) return text + m_translator(Phrase::Vacant);
  text += m_translator(piece->side == board::Side::Blue ? Phrase::Blue : Phrase::Red) + u' ' +
          toQt(m_set.chips[piece->chip].text);
  if (piece->rank == board::Rank::Dama) text += QStringLiteral(", ") + m_translator(Phrase::Dama);
  return text;
}

QRectF BoardView::fieldAt(int x, int y) const {
  const qreal side = std::floor(qMin(width(), height()) / 8.7);
  const qreal margin = side * 0.35;
  const qreal left = (width() - 8 * side - 2 * margin) / 2 + margin;
  const qreal top = (height() - 8 * side - 2 * margin) / 2 + margin;
  return {std::round(left + x * side), std::round(top + (7 - y) * side), side, side};
}

QRectF BoardView::rectOf(board::Square square) const {
  return fieldAt(square.x(), square.y());
}

std::optional<board::Square> BoardView::squareAt(QPointF place) const {
  for (int number = 0; number < board::kSquares; ++number) {
    if (rectOf(board::Square(number)).contains(place)) return board::Square(number);
  }
  return std::nullopt;
}

QSize BoardView::sizeHint() const {
  return {420, 420};
}

QSize BoardView::minimumSizeHint() const {
  return {240, 240};
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSquares(painter);
  // Below the chips: no figure is covered.
  paintTurn(painter);
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    if (const auto piece = m_position.at(square)) paintChip(painter, square, *piece);
  }
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rectOf(m_cursor).adjusted(2, 2, -2, -2));
  }
}

void BoardView::paintSquares(QPainter& painter) const {
  const Colours colours = coloursOf(palette());
  const QRectF whole = fieldAt(0, 7).united(fieldAt(7, 0));
  painter.fillRect(whole.adjusted(-3, -3, 3, 3), colours.frame);
  const qreal side = fieldAt(0, 0).width();
  QFont labels = font();
  labels.setPixelSize(qMax(8, static_cast<int>(side * 0.24)));
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 8; ++y) {
      painter.fillRect(fieldAt(x, y), board::Square::at(x, y) ? colours.playable : colours.other);
    }
  }
  if (m_lastTurn) {
    painter.fillRect(rectOf(m_lastTurn->start()), colours.lastTurn);
    painter.fillRect(rectOf(m_lastTurn->end()), colours.lastTurn);
  }
  painter.setPen(colours.sign);
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    const QRectF field = rectOf(square);
    QFont signs = font();
    const bool vacant = !m_position.at(square).has_value();
    signs.setPixelSize(qMax(8, static_cast<int>(side * (vacant ? 0.5 : 0.24))));
    signs.setBold(!vacant);
    painter.setFont(signs);
    const QRectF corner(field.left(), field.top() - side * 0.02, side * 0.24, side * 0.26);
    painter.drawText(vacant ? field : corner, Qt::AlignCenter, signText(square.sign()));
  }
  painter.setFont(labels);
  painter.setPen(palette().color(QPalette::WindowText));
  for (int i = 0; i < 8; ++i) {
    const QRectF below = fieldAt(i, 0).translated(0, side * 0.68);
    painter.drawText(below, Qt::AlignCenter, QString::number(i));
    const QRectF left = fieldAt(0, i).translated(-side * 0.68, 0);
    painter.drawText(left, Qt::AlignCenter, QString::number(i));
  }
}

void BoardView::paintTurn(QPainter& painter) const {
  if (!m_lastTurn) return;
  const Colours colours = coloursOf(palette());
  const qreal side = fieldAt(0, 0).width();
  std::vector<QPointF> stops{rectOf(m_lastTurn->start()).center()};
  for (const rules::Jump& jump : m_lastTurn->jumps()) stops.push_back(rectOf(jump.landing).center());
  if (!m_lastTurn->isCapture()) stops.push_back(rectOf(m_lastTurn->end()).center());

  painter.setPen(QPen(QColor(0xb3, 0x2d, 0x26), side * 0.06, Qt::SolidLine, Qt::RoundCap));
  for (const rules::Jump& jump : m_lastTurn->jumps()) {
    if (m_position.at(jump.taken)) continue;
    const QPointF centre = rectOf(jump.taken).center();
    const qreal arm = side * 0.3;
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
  }
  // An arrow ends at the rim of the chip that it leads to.
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const QPointF way = stops[i] - stops[i - 1];
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF unit = way / length;
    const QPointF normal(-unit.y(), unit.x());
    const QPointF tip = stops[i] - unit * side * (i + 1 == stops.size() ? 0.42 : 0.1);
    const QPointF neck = tip - unit * side * 0.2;
    painter.setPen(QPen(colours.path, side * 0.075, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(stops[i - 1], neck);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.path);
    const QPointF head[] = {tip, neck + normal * side * 0.13, neck - normal * side * 0.13};
    painter.drawPolygon(head, 3);
  }
}

void BoardView::paintChip(QPainter& painter, board::Square square, board::Piece piece) const {
  const Colours colours = coloursOf(palette());
  const QRectF field = rectOf(square);
  const qreal radius = field.width() * 0.41;
  const QPointF centre = field.center() + QPointF(field.width() * 0.035, field.width() * 0.035);
  const bool isDama = piece.rank == board::Rank::Dama;
  painter.setPen(
      QPen(isDama ? QColor(0xff, 0xd5, 0x4f) : QColor(0, 0, 0, 110), isDama ? radius * 0.12 : 1.0));
  painter.setBrush(piece.side == board::Side::Blue ? colours.blueSide : colours.redSide);
  painter.drawEllipse(centre, radius, radius);
  if (piece.side == board::Side::Red) {
    // RED is told from BLUE by its inner ring as well as by colour.
    painter.setPen(QPen(QColor(255, 255, 255, 170), qMax(1.0, radius * 0.06), Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86);
  }
  const QString text = toQt(m_set.chips[piece.chip].text).replace(u'-', u'−');
  const QPointF middle = isDama ? centre + QPointF(0, radius * 0.18) : centre;
  painter.setFont(fittingFont(font(), text, radius * 0.92, radius * 1.66));
  painter.setPen(colours.sideInk);
  painter.drawText(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   text);
  if (isDama) paintCrown(painter, centre - QPointF(0, radius * 0.55), radius * 0.62);
}

void BoardView::moveCursor(int dx, int dy) {
  // Left and right go along the row's playable squares; up and down change the row and keep the side.
  const int y = m_cursor.y() + dy;
  int x = m_cursor.x() + 2 * dx;
  if (dy != 0) x += m_cursor.y() % 2 == 0 ? -1 : 1;
  if (const auto square = board::Square::at(x, y)) m_cursor = *square;
  tellCursor();
  update();
}

void BoardView::tellCursor() {
  setAccessibleDescription(description(m_cursor));
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
    case Qt::Key_Return: {
      const QPointF place = rectOf(m_cursor).bottomLeft();
      return QToolTip::showText(mapToGlobal(place.toPoint()), description(m_cursor), this);
    }
    default:
      QWidget::keyPressEvent(event);
  }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (const auto square = squareAt(event->position())) m_cursor = *square;
  tellCursor();
  update();
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto square = squareAt(help->pos())) {
      QToolTip::showText(help->globalPos(), description(*square), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace damath::views
