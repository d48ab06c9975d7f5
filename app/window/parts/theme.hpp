// SPDX-License-Identifier: GPL-3.0-or-later
// The themes light, dark and high contrast: the Fusion style with one of three palettes. A few extra colors
// are derived from the palette, so that every view follows a change at once.
#pragma once

#include <QColor>
#include <QPalette>
#include <utility>

#include "core/every.hpp"
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

// The colors of marked cells, badges and boards. Each pair of fill and ink is readable in every theme; in
// high contrast the ratio is at least 7 to 1.
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
  // The colors of the board:
  QColor playable;
  QColor other;
  QColor sign;  // operators on playable and lastTurn
  QColor frame;
  QColor lastTurn;
  QColor path;  // the path of a turn on playable and lastTurn
};

// Sets the application's style and palette. Theme::System means the desktop's theme at the first call.
void applyTheme(Theme theme);

// Sets the size of all type without a size of its own, in percent of the desktop's size at the first call.
void applyTypeSize(int percent);

[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] bool isHighContrast(const QPalette& palette);
[[nodiscard]] Colours coloursOf(const QPalette& palette);

}  // namespace damath::window
