// SPDX-License-Identifier: GPL-3.0-or-later
// Light and dark: the Fusion style with one of two palettes, and the few colours a palette has no name for,
// derived from it so that every view follows a switch at once.
#pragma once

#include <QColor>
#include <QPalette>

namespace damath::views {

enum class Theme { System, Light, Dark };

// What a marked cell or a badge is painted with; every pair of fill and ink is readable in both themes.
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
  QColor sideInk;  // on blueSide and redSide
  QColor quiet;    // secondary text
  QColor line;     // between cells
};

// Sets style and palette of the application. System is what the desktop had at the first call.
void applyTheme(Theme theme);

[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] Colours coloursOf(const QPalette& palette);

}  // namespace damath::views
