// SPDX-License-Identifier: GPL-3.0-or-later
// The colors that the program draws with, derived from the palette of the theme.
#pragma once

#include <QColor>
#include <QPalette>

namespace damath::window {

// The colors of marked cells, badges and boards. Text in the color `…Ink` is readable on the background
// `…Fill` in every theme. In the high-contrast theme, the contrast ratio of the two colors is at least 7 to
// 1.
struct Colours {
  QColor rootFill;
  QColor rootInk;
  QColor consequenceFill;
  QColor consequenceInk;
  QColor noteFill;
  QColor noteInk;
  QColor good;
  QColor blueSide;
  QColor redSide;
  QColor sideInk;  // text on blueSide and redSide
  QColor quiet;    // text of secondary importance
  QColor line;     // lines between cells
  // The fields from `playable` to `path` are the colors of the board.
  QColor playable;
  QColor other;  // squares that are not playable
  QColor sign;   // the operators on playable squares and on the squares of the last turn
  QColor frame;
  QColor lastTurn;
  QColor path;  // the path of a turn, drawn across playable squares and squares of the last turn
};

[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] bool isHighContrast(const QPalette& palette);
[[nodiscard]] Colours coloursOf(const QPalette& palette);

}  // namespace damath::window
