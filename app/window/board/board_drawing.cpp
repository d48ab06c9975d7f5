// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/board_drawing.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/window/board/chip_figure.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/board/square.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::window {

using board::Side;
using board::Square;
using rules::Game;

namespace {

constexpr int kRows = 8;
constexpr qreal kBoardRim = 0.32;  // width of the rim around the board, in sides of a square
constexpr qreal kLeastRim = 13;    // least width of the rim in pixels, for readable coordinates
constexpr qreal kFrame = 3;
constexpr qreal kChipRadius = 0.45;  // radius of a chip, in sides of a square
// The radius of a chip in the companion games, in sides of a square. The chip is smaller than in Damath to
// leave room for the name of the square.
constexpr qreal kPlainRadius = 0.41;
// A chip lies this far right of and below the middle of its square, in sides of a square. The operator of the
// square needs the upper left corner.
constexpr qreal kChipShift = 0.035;
constexpr QRgb kGold = 0xffd54f;
constexpr QRgb kIvory = 0xfff8e7;
constexpr QRgb kEbony = 0x2b2b30;

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
  painter.setPen(QPen(QColor(0, 0, 0, 160), qMax(0.6, width * 0.03)));
  painter.setBrush(QColor(kGold));
  painter.drawPath(crown);
}

// Draws a text on a small rounded rectangle around `middle`. Moves the rectangle so that it lies within
// `bounds`.
void paintPlate(QPainter& painter, QPointF middle, const QString& text, const QFont& font, const QColor& fill,
                const QColor& ink, const QRectF& bounds) {
  const QFontMetricsF metrics(font);
  QRectF plate(0, 0, metrics.horizontalAdvance(text) + metrics.height() * 0.6, metrics.height() * 1.1);
  plate.moveCenter(middle);
  if (plate.left() < bounds.left()) plate.moveLeft(bounds.left());
  if (plate.right() > bounds.right()) plate.moveRight(bounds.right());
  if (plate.top() < bounds.top()) plate.moveTop(bounds.top());
  if (plate.bottom() > bounds.bottom()) plate.moveBottom(bounds.bottom());
  painter.setPen(QPen(ink, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3);
  painter.setFont(font);
  painter.setPen(ink);
  painter.drawText(plate, Qt::AlignCenter, text);
}

// Returns the side length of a square, in pixels, for a board that may be `room` pixels wide, with its rim.
qreal sideIn(qreal room) {
  const qreal side = std::floor(room / (kRows + 2 * kBoardRim));
  return side * kBoardRim < kLeastRim ? std::floor((room - 2 * kLeastRim) / kRows) : side;
}

QString signText(board::Operator sign) {
  return toQt(board::printed(sign));
}

}  // namespace

std::vector<DrawnChip> chipsOf(const board::Position& position) {
  std::vector<DrawnChip> chips;
  for (int number = 0; number < board::kSquares; ++number) {
    const Square square(number);
    if (const auto piece = position.at(square)) {
      chips.push_back({*piece, QPointF(square.x(), square.y())});
    }
  }
  return chips;
}

BoardDrawing::BoardDrawing(const BoardScene& scene, QSizeF size, const QFont& font, const QPalette& palette)
    : m_scene(scene),
      m_font(font),
      m_palette(palette),
      m_colours(coloursOf(palette)),
      m_side(sideIn(qMin(size.width(), size.height()))),
      m_left((size.width() - kRows * m_side) / 2),
      m_top((size.height() - kRows * m_side) / 2) {}

QPointF BoardDrawing::pixelOf(QPointF at) const {
  const bool isTurned = m_scene.below == Side::Red;
  const qreal column = isTurned != isMirrored() ? kRows - 1 - at.x() : at.x();
  const qreal row = isTurned ? kRows - 1 - at.y() : at.y();
  return {std::round(m_left) + (column + 0.5) * m_side, std::round(m_top) + (kRows - 0.5 - row) * m_side};
}

QPointF BoardDrawing::placeOf(QPointF pixel) const {
  const bool isTurned = m_scene.below == Side::Red;
  const qreal column = (pixel.x() - std::round(m_left)) / m_side - 0.5;
  const qreal row = kRows - 0.5 - (pixel.y() - std::round(m_top)) / m_side;
  return {isTurned != isMirrored() ? kRows - 1 - column : column, isTurned ? kRows - 1 - row : row};
}

QRectF BoardDrawing::fieldAt(int column, int row) const {
  return {std::round(m_left) + column * m_side, std::round(m_top) + (kRows - 1 - row) * m_side, m_side,
          m_side};
}

QRectF BoardDrawing::rectOf(Square square) const {
  QRectF field(0, 0, m_side, m_side);
  field.moveCenter(pixelOf(QPointF(square.x(), square.y())));
  return field;
}

std::optional<Square> BoardDrawing::squareAt(QPointF place) const {
  for (int number = 0; number < board::kSquares; ++number) {
    if (rectOf(Square(number)).contains(place)) return Square(number);
  }
  return std::nullopt;
}

bool BoardDrawing::holdsChip(Square square) const {
  return std::ranges::any_of(
      m_scene.chips, [&](const DrawnChip& chip) { return chip.at == QPointF(square.x(), square.y()); });
}

void BoardDrawing::paint(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  paintSquares(painter);
  for (const BoardMark& mark : m_scene.marks) paintBelow(painter, mark);
  paintSigns(painter);
  paintNames(painter);
  // The path of the last turn is drawn below the chips, so that it covers no value.
  paintTurn(painter);
  for (const DrawnChip& chip : m_scene.chips) paintChip(painter, chip);
  for (const BoardMark& mark : m_scene.marks) paintAbove(painter, mark);
  paintWorking(painter);
}

void BoardDrawing::paintSquares(QPainter& painter) const {
  const QRectF whole = fieldAt(0, 7).united(fieldAt(7, 0));
  painter.fillRect(whole.adjusted(-kFrame, -kFrame, kFrame, kFrame), m_colours.frame);
  painter.fillRect(whole, m_colours.other);
  for (int number = 0; number < board::kSquares; ++number) {
    painter.fillRect(rectOf(Square(number)), m_colours.playable);
  }
  if (m_scene.lastTurn) {
    painter.fillRect(rectOf(m_scene.lastTurn->start()), m_colours.lastTurn);
    painter.fillRect(rectOf(m_scene.lastTurn->end()), m_colours.lastTurn);
  }
}

void BoardDrawing::paintSigns(QPainter& painter) const {
  if (m_scene.game != Game::Damath) return;
  painter.setPen(m_colours.sign);
  for (int number = 0; number < board::kSquares; ++number) {
    const Square square(number);
    const QRectF field = rectOf(square);
    QFont signs = m_font;
    const bool isVacant = !holdsChip(square);
    signs.setPixelSize(qMax(8, static_cast<int>(m_side * (isVacant ? 0.62 : 0.3))));
    signs.setBold(true);
    painter.setFont(signs);
    const QRectF corner(field.left(), field.top() - m_side * 0.03, m_side * 0.25, m_side * 0.28);
    painter.drawText(isVacant ? field : corner, Qt::AlignCenter, signText(square.sign()));
  }
}

// Draws the names of the squares: in their corners for English draughts, on the rim for the other games.
void BoardDrawing::paintNames(QPainter& painter) const {
  QFont names = m_font;
  names.setPixelSize(qMax(8, static_cast<int>(m_side * 0.24)));
  painter.setFont(names);
  if (m_scene.game == Game::English) {
    names.setPixelSize(qMax(7, static_cast<int>(m_side * 0.2)));
    painter.setFont(names);
    painter.setPen(m_colours.sign);
    for (int number = 0; number < board::kSquares; ++number) {
      const QRectF field = rectOf(Square(number));
      const QRectF corner(field.left() + 2, field.top(), m_side * 0.3, m_side * 0.25);
      painter.drawText(corner, Qt::AlignLeft | Qt::AlignVCenter,
                       toQt(notation::squareName(Game::English, Square(number))));
    }
    return;
  }
  painter.setPen(m_palette.color(QPalette::WindowText));
  const bool isTurned = m_scene.below == Side::Red;
  const qreal out = m_side / 2 + (qMax(m_side * kBoardRim, kLeastRim) + kFrame) / 2;
  for (int i = 0; i < kRows; ++i) {
    const int other = kRows - 1 - i;
    if (m_scene.game == Game::Dame) {
      const QString file(QChar(u'a' + (isTurned ? other : i)));
      const QString rank = QString::number((isTurned ? other : i) + 1);
      painter.drawText(fieldAt(i, 0).translated(0, out), Qt::AlignCenter, file);
      painter.drawText(fieldAt(0, i).translated(-out, 0), Qt::AlignCenter, rank);
      continue;
    }
    // In Damath, each side has its own coordinate scales. They begin at the left hand of the player on that
    // side.
    painter.drawText(fieldAt(i, 0).translated(0, out), Qt::AlignCenter, QString::number(i));
    painter.drawText(fieldAt(0, i).translated(-out, 0), Qt::AlignCenter, QString::number(i));
    painter.drawText(fieldAt(i, 7).translated(0, -out), Qt::AlignCenter, QString::number(other));
    painter.drawText(fieldAt(7, i).translated(out, 0), Qt::AlignCenter, QString::number(other));
  }
  if (m_scene.game == Game::Dame) return;
  // Draws a spot with the side's color and letter where the two coordinate scales of that side meet.
  for (const Side side : board::kSides) {
    const bool isBelow = side == m_scene.below;
    const QRectF corner = isBelow ? fieldAt(0, 0).translated(-out, out) : fieldAt(7, 7).translated(out, -out);
    const qreal wide = qMax(m_side * 0.3, kLeastRim - kFrame);
    QRectF spot(0, 0, wide, wide);
    spot.moveCenter(corner.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(side == Side::Blue ? m_colours.blueSide : m_colours.redSide);
    painter.drawRoundedRect(spot, m_side * 0.06, m_side * 0.06);
    QFont letter = m_font;
    letter.setPixelSize(qMax(7, static_cast<int>(m_side * 0.2)));
    letter.setBold(true);
    painter.setFont(letter);
    painter.setPen(m_colours.sideInk);
    painter.drawText(spot, Qt::AlignCenter, side == Side::Blue ? QStringLiteral("B") : QStringLiteral("R"));
  }
}

void BoardDrawing::paintTurn(QPainter& painter) const {
  if (!m_scene.lastTurn) return;
  const rules::Turn& turn = *m_scene.lastTurn;
  std::vector<QPointF> stops;
  for (const Square square : squaresOf(turn)) stops.push_back(rectOf(square).center());
  painter.setPen(QPen(QColor(0xb3, 0x2d, 0x26), m_side * 0.06, Qt::SolidLine, Qt::RoundCap));
  for (const rules::Jump& jump : turn.jumps()) {
    if (holdsChip(jump.taken)) continue;
    const QPointF centre = rectOf(jump.taken).center();
    const qreal arm = m_side * 0.3;
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
  }
  // The arrow of a turn ends at the rim of the chip on the last square.
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const QPointF way = stops[i] - stops[i - 1];
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF unit = way / length;
    const QPointF normal(-unit.y(), unit.x());
    const QPointF tip =
        stops[i] - unit * (i + 1 == stops.size() ? chipRadius() + m_side * 0.01 : m_side * 0.1);
    const QPointF neck = tip - unit * m_side * 0.2;
    painter.setPen(QPen(m_colours.path, m_side * 0.075, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(stops[i - 1], neck);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.path);
    const QPointF head[] = {tip, neck + normal * m_side * 0.13, neck - normal * m_side * 0.13};
    painter.drawPolygon(head, 3);
  }
}

// Returns the chip colors of a side. In companion games, the sides are named after their colors.
ChipColours BoardDrawing::coloursOfSide(Side side) const {
  if (m_scene.game == Game::Damath) {
    const QColor& fill = side == Side::Blue ? m_colours.blueSide : m_colours.redSide;
    return {fill, QColor(0, 0, 0, 110), QColor(255, 255, 255, 170)};
  }
  const bool isWhite = (side == Side::Blue) == (m_scene.game == Game::Dame);
  if (isWhite) return {QColor(kIvory), QColor(Qt::black), QColor(0, 0, 0, 170)};
  return {QColor(kEbony), QColor(Qt::black), QColor(255, 255, 255, 170)};
}

qreal BoardDrawing::chipRadius() const {
  return m_side * (m_scene.game == Game::Damath ? kChipRadius : kPlainRadius);
}

void BoardDrawing::paintChip(QPainter& painter, const DrawnChip& chip) const {
  const qreal radius = chipRadius();
  const QPointF centre = pixelOf(chip.at) + QPointF(m_side, m_side) * kChipShift;
  const bool isDama = chip.piece.rank == board::Rank::Dama;
  const ChipColours colours = coloursOfSide(chip.piece.side);
  painter.setPen(QPen(isDama ? QColor(kGold) : colours.rim, isDama ? radius * 0.12 : 1.0));
  painter.setBrush(colours.fill);
  painter.drawEllipse(centre, radius, radius);
  if (chip.piece.side == Side::Red) {
    // RED's chips have a dotted inner ring, so that color is not the only difference from BLUE.
    painter.setPen(QPen(colours.ring, qMax(1.0, radius * 0.06), Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    const qreal inner = radius * (isDama ? 0.89 : 0.95);
    painter.drawEllipse(centre, inner, inner);
  }
  if (m_scene.game != Game::Damath) {
    if (isDama) paintCrown(painter, centre, radius * 1.1);
    return;
  }
  // Draws the value inside the inner ring of a RED chip, or inside the gold rim of a dama.
  paintChipFigure(painter, centre, radius * (isDama ? 0.85 : 0.92), m_scene.set.chips[chip.piece.chip].text,
                  m_colours.sideInk);
  // The crown of a dama covers part of the chip's rim, so that the value keeps its room.
  if (isDama) paintCrown(painter, centre - QPointF(0, radius * 0.92), radius * 0.62);
}

void BoardDrawing::paintBelow(QPainter& painter, const BoardMark& mark) const {
  const QRectF field = rectOf(mark.square);
  switch (mark.kind) {
    case BoardMark::Kind::Chosen:
    case BoardMark::Kind::Hint:
      return painter.fillRect(field, m_colours.lastTurn);
    case BoardMark::Kind::Reach: {
      painter.fillRect(field, QBrush(m_colours.path, Qt::BDiagPattern));
      return;
    }
    default:
      return;
  }
}

void BoardDrawing::paintAbove(QPainter& painter, const BoardMark& mark) const {
  const QRectF field = rectOf(mark.square);
  const QPointF chip = field.center() + QPointF(m_side, m_side) * kChipShift;
  const qreal ring = chipRadius() + m_side * 0.018;  // radius of the colored ring around a marked chip
  const QRectF bounds = fieldAt(0, 7).united(fieldAt(7, 0));
  QFont small = m_font;
  small.setBold(true);
  small.setPixelSize(qMax(8, static_cast<int>(m_side * 0.24)));
  painter.setBrush(Qt::NoBrush);
  switch (mark.kind) {
    case BoardMark::Kind::Start:
      painter.setPen(QPen(m_colours.path, m_side * 0.05));
      return painter.drawEllipse(chip, ring, ring);
    case BoardMark::Kind::Due:
      painter.setPen(QPen(m_colours.path, m_side * 0.07, Qt::DashLine));
      painter.drawEllipse(chip, ring, ring);
      return paintPlate(painter, field.topRight() + QPointF(-m_side * 0.14, m_side * 0.14), mark.text, small,
                        m_colours.path, m_colours.playable, bounds);
    case BoardMark::Kind::Chosen:
      painter.setPen(QPen(m_colours.path, m_side * 0.07));
      return painter.drawEllipse(chip, ring, ring);
    case BoardMark::Kind::Target: {
      QColor fill = m_colours.path;
      fill.setAlphaF(0.28F);
      painter.setPen(QPen(m_colours.path, m_side * 0.05));
      painter.setBrush(fill);
      painter.drawEllipse(field.center(), m_side * 0.3, m_side * 0.3);
      if (mark.text.isEmpty()) return;
      return paintPlate(painter, QPointF(field.center().x(), field.bottom() - m_side * 0.15), mark.text,
                        small, m_colours.noteFill, m_colours.noteInk, bounds);
    }
    case BoardMark::Kind::Option:
      return paintPlate(painter, field.topLeft() + QPointF(m_side * 0.2, m_side * 0.18), mark.text, small,
                        m_colours.noteFill, m_colours.noteInk, bounds);
    case BoardMark::Kind::Hint:
      painter.setPen(QPen(m_colours.path, m_side * 0.06, Qt::DashDotLine));
      return painter.drawRect(field.adjusted(m_side * 0.05, m_side * 0.05, -m_side * 0.05, -m_side * 0.05));
    case BoardMark::Kind::Reach: {
      painter.setPen(QPen(m_colours.sideInk, m_side * 0.05, Qt::SolidLine, Qt::RoundCap));
      painter.drawEllipse(chip, m_side * 0.36, m_side * 0.36);
      for (const QPointF arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        painter.drawLine(chip + arm * m_side * 0.3, chip + arm * m_side * 0.44);
      }
      return;
    }
  }
}

void BoardDrawing::paintWorking(QPainter& painter) const {
  if (m_scene.working.isEmpty()) return;
  QFont font = m_font;
  font.setBold(true);
  font.setPixelSize(qMax(10, static_cast<int>(m_side * 0.36)));
  paintPlate(painter, pixelOf(m_scene.workingAt) - QPointF(0, m_side * 0.62), m_scene.working, font,
             m_colours.noteFill, m_colours.noteInk, fieldAt(0, 7).united(fieldAt(7, 0)));
}

}  // namespace damath::window
