// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/board_drawing.hpp"

#include <algorithm>

#include "core/board/square.hpp"
#include "reports/render/draw/expression.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::render {

namespace {

constexpr qreal kSmallSquare = 6.8;
constexpr qreal kLargeSquare = 10.4;
constexpr qreal kRim = 0.25;    // the gap between the edge of a square and its chip
constexpr qreal kWithin = 0.3;  // the gap between the edge of a chip and its text
constexpr qreal kCoordinates = 3.4;
constexpr qreal kBoardCaption = 4.6;
constexpr int kFiles = 8;
constexpr qreal kChipType = 0.34;  // the type size of a chip's text, relative to the width of a square

// Returns the box of the 64 squares. The coordinates stand outside of this box.
QRectF boardAt(QPointF corner, qreal square) {
  return {corner.x() + kCoordinates, corner.y() + kBoardCaption + kCoordinates, kFiles * square,
          kFiles * square};
}

QRectF squareAt(const QRectF& board, int x, int y) {
  const qreal side = board.width() / kFiles;
  return {board.left() + side * x, board.bottom() - side * (y + 1), side, side};
}

void paintCoordinates(Canvas& canvas, const QRectF& board) {
  const TextStyle style{.size = kLeastType, .align = Align::Centre};
  const qreal side = board.width() / kFiles;
  for (int i = 0; i < kFiles; ++i) {
    const QString blues = QString::number(i);
    const QString reds = QString::number(kFiles - 1 - i);
    const qreal x = board.left() + side * i;
    const qreal y = board.bottom() - side * (i + 1);
    canvas.text({x, board.bottom(), side, kCoordinates}, blues, style);
    canvas.text({x, board.top() - kCoordinates, side, kCoordinates}, reds, style);
    canvas.text({board.left() - kCoordinates, y, kCoordinates, side}, blues, style);
    canvas.text({board.right(), y, kCoordinates, side}, reds, style);
  }
}

// Paints the text of a chip on one line. If it would be unreadably small, paints the root below the number
// before it: -121 above √18.
void paintFigure(Canvas& canvas, const QRectF& disc, const QString& text, qreal ordinary) {
  const Expression least(text, kLeastType, Weight::Bold);
  TextStyle style{std::max(ordinary, least.leastSize()), 1.2, Weight::Bold, Align::Centre, 1};
  const qsizetype root = text.indexOf(QChar(0x221A));
  if (least.width() <= disc.width() || root <= 0) return canvas.expression(disc, text, style);
  // The two lines of text lie at equal distances from the middle of the chip and may be almost as wide as the
  // disc. The limit of the type size keeps the bar of the root from touching the upper line.
  constexpr qreal kFromMiddle = 0.16;
  constexpr qreal kEdge = 0.06;
  const qreal step = disc.height() * kFromMiddle;
  style.size = std::min(style.size, 1.95 * step);
  const QRectF line = disc.adjusted(disc.width() * kEdge, 0, -disc.width() * kEdge, 0);
  canvas.expression(line.translated(0, -step), text.left(root), style);
  canvas.expression(line.translated(0, step), text.mid(root), style);
}

void paintChip(Canvas& canvas, const QRectF& square, const compose::DiagramChip& chip) {
  const QRectF disc = square.adjusted(kRim, kRim, -kRim, -kRim);
  const Fill fill = chip.piece.side == board::Side::Blue ? Fill::White : Fill::Grey;
  canvas.disc(disc, fill, Rule::Thin);
  qreal rim = kWithin;
  if (chip.piece.rank == board::Rank::Dama) {
    constexpr qreal kSecond = 0.55;
    canvas.disc(disc.adjusted(kSecond, kSecond, -kSecond, -kSecond), fill, Rule::Thin);
    rim += kSecond;
  }
  paintFigure(canvas, disc.adjusted(rim, rim, -rim, -rim), printableCell(chip.text),
              kChipType * square.width());
}

// True if the text is readable on one line within an ordinary chip. A dama is measured as an ordinary chip
// too, although its second ring leaves less room.
bool isRead(const compose::DiagramChip& chip, qreal square) {
  const Expression figure(printableCell(chip.text), kLeastType, Weight::Bold);
  return figure.width() * figure.leastSize() / kLeastType <= square - 2 * (kRim + kWithin);
}

}  // namespace

QSizeF BoardLook::size() const {
  const qreal side = kFiles * square + 2 * kCoordinates;
  return {side, side + kBoardCaption};
}

BoardLook boardLookOf(const std::vector<compose::BoardDiagram>& boards) {
  const bool areRead = std::ranges::all_of(boards, [](const compose::BoardDiagram& board) {
    return std::ranges::all_of(board.chips, [](const auto& chip) { return isRead(chip, kSmallSquare); });
  });
  return areRead ? BoardLook{kSmallSquare, 3} : BoardLook{kLargeSquare, 2};
}

void paintBoard(Canvas& canvas, QPointF corner, const compose::BoardDiagram& diagram, const BoardLook& look) {
  const QRectF board = boardAt(corner, look.square);
  canvas.text(QRectF(board.left(), corner.y(), board.width(), kBoardCaption - 0.6),
              printable(diagram.caption), {.size = 2.6, .weight = Weight::Bold, .align = Align::Centre});
  for (int line = 1; line < kFiles; ++line) {
    canvas.vertical(board.left() + look.square * line, board.top(), board.bottom(), Rule::Hair);
    canvas.horizontal(board.left(), board.right(), board.top() + look.square * line, Rule::Hair);
  }
  canvas.frame(board, Rule::Heavy);
  paintCoordinates(canvas, board);
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    canvas.text(squareAt(board, square.x(), square.y()),
                QString::fromUtf8(board::printed(square.sign()).data(),
                                  static_cast<qsizetype>(board::printed(square.sign()).size())),
                {2.6, 2.6, Weight::Regular, Align::Centre, 1});
  }
  for (const compose::DiagramChip& chip : diagram.chips) {
    paintChip(canvas, squareAt(board, chip.square.x(), chip.square.y()), chip);
  }
}

}  // namespace damath::render
