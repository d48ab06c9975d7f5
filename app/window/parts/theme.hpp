// SPDX-License-Identifier: GPL-3.0-or-later
// The themes light, dark and high contrast: the Fusion style with one of three palettes. Some further colors
// are derived from the palette, so that every part of the window follows a change at once.
#pragma once

#include <QColor>
#include <QPalette>
#include <utility>

#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::window {

// The settings store the number of a theme, so a new theme must be added at the end.
enum class Theme { System, Light, Dark, HighContrast };
inline constexpr std::pair<Theme, words::Phrase> kThemeNames[] = {
    {Theme::System, words::Phrase::ThemeSystem},
    {Theme::Light, words::Phrase::ThemeLight},
    {Theme::Dark, words::Phrase::ThemeDark},
    {Theme::HighContrast, words::Phrase::ThemeHighContrast}};
static_assert(coversEvery(kThemeNames));

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
  // The colors of the board (playable, other, sign, frame, lastTurn, path):
  QColor playable;
  QColor other;
  QColor sign;  // the operators on playable squares and on the squares of the last turn
  QColor frame;
  QColor lastTurn;
  QColor path;  // the path of a turn, drawn across playable squares and squares of the last turn
};

// Sets the style and the palette of the application. Theme::System is the theme that the desktop had when
// this function was called for the first time.
void applyTheme(Theme theme);

// Sets the type size of the program, in percent of the type size that the desktop had at the first call.
// Texts with a type size of their own do not change.
void applyTypeSize(int percent);

[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] bool isHighContrast(const QPalette& palette);
[[nodiscard]] Colours coloursOf(const QPalette& palette);

}  // namespace damath::window
