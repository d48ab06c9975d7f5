// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/board_drawing.hpp"

#include "core/board/operator_text.hpp"

namespace damath::render {

namespace {

constexpr qreal kSquare = 6.8;
constexpr qreal kCoordinates = 3.4;
constexpr qreal kBoardCaption = 4.6;
constexpr int kFiles = 8;

// Of the whole board, without its coordinates.
QRectF boardAt(QPointF corner) {
  return {corner.x() + kCoordinates, corner.y() + kBoardCaption + kCoordinates, kFiles * kSquare,
          kFiles * kSquare};
}

QRectF squareAt(const QRectF& board, int x, int y) {
  return {board.left() + kSquare * x, board.bottom() - kSquare * (y + 1), kSquare, kSquare};
}

void paintCoordinates(Canvas& canvas, const QRectF& board) {
  const TextStyle style{2.1, 1.8, Weight::Regular, Align::Centre, 1};
  for (int i = 0; i < kFiles; ++i) {
    const QString blues = QString::number(i);
    const QString reds = QString::number(kFiles - 1 - i);
    const qreal x = board.left() + kSquare * i;
    const qreal y = board.bottom() - kSquare * (i + 1);
    canvas.text({x, board.bottom(), kSquare, kCoordinates}, blues, style);
    canvas.text({x, board.top() - kCoordinates, kSquare, kCoordinates}, reds, style);
    canvas.text({board.left() - kCoordinates, y, kCoordinates, kSquare}, blues, style);
    canvas.text({board.right(), y, kCoordinates, kSquare}, reds, style);
  }
}

void paintChip(Canvas& canvas, const QRectF& square, const compose::DiagramChip& chip) {
  constexpr qreal kRim = 0.25;
  const QRectF disc = square.adjusted(kRim, kRim, -kRim, -kRim);
  const Fill fill = chip.piece.side == board::Side::Blue ? Fill::White : Fill::Grey;
  canvas.disc(disc, fill, Rule::Thin);
  qreal rim = 0.3;
  if (chip.piece.rank == board::Rank::Dama) {
    constexpr qreal kSecond = 0.55;
    canvas.disc(disc.adjusted(kSecond, kSecond, -kSecond, -kSecond), fill, Rule::Thin);
    rim += kSecond;
  }
  canvas.expression(disc.adjusted(rim, 0, -rim, 0), printableCell(chip.text),
                    {2.3, 1.2, Weight::Bold, Align::Centre, 1});
}

}  // namespace

void paintBoard(Canvas& canvas, QPointF corner, const compose::BoardDiagram& diagram) {
  const QRectF board = boardAt(corner);
  canvas.text(QRectF(board.left(), corner.y(), board.width(), kBoardCaption - 0.6),
              printable(diagram.caption), {2.6, 1.8, Weight::Bold, Align::Centre, 1});
  for (int line = 1; line < kFiles; ++line) {
    canvas.vertical(board.left() + kSquare * line, board.top(), board.bottom(), Rule::Hair);
    canvas.horizontal(board.left(), board.right(), board.top() + kSquare * line, Rule::Hair);
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
