// SPDX-License-Identifier: GPL-3.0-or-later
// Light, dark and high contrast: the Fusion style with one of three palettes, and the few colours a palette
// has no name for, derived from it so that every view follows a switch at once.
#pragma once

#include <QColor>
#include <QPalette>
#include <utility>

#include "app/words/catalogue/console_words.hpp"
#include "core/every.hpp"

namespace damath::views {

// Kept by its number: a new one comes last.
enum class Theme { System, Light, Dark, HighContrast };
inline constexpr std::pair<Theme, words::Phrase> kThemeNames[] = {
    {Theme::System, words::Phrase::ThemeSystem},
    {Theme::Light, words::Phrase::ThemeLight},
    {Theme::Dark, words::Phrase::ThemeDark},
    {Theme::HighContrast, words::Phrase::ThemeHighContrast}};
static_assert(coversEvery(kThemeNames));

// What a marked cell, a badge or a board is painted with; every pair of fill and ink is readable in each
// theme, in high contrast at 7 to 1 or more.
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
  // the board
  QColor playable;
  QColor other;
  QColor sign;  // on playable and lastTurn
  QColor frame;
  QColor lastTurn;
  QColor path;  // on playable and lastTurn
};

// Sets style and palette of the application. System is what the desktop had at the first call.
void applyTheme(Theme theme);

// The type of everything that has no size of its own, in percent of what the desktop had at the first call.
void applyTypeSize(int percent);

[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] bool isHighContrast(const QPalette& palette);
[[nodiscard]] Colours coloursOf(const QPalette& palette);

}  // namespace damath::views
