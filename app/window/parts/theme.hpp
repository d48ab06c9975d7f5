// SPDX-License-Identifier: GPL-3.0-or-later
// The themes light, dark and high contrast: the Fusion style with one of three palettes. Every part of
// the window follows a change at once.
#pragma once

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

// Sets the style and the palette of the application. Theme::System is the theme that the desktop had when
// this function was called for the first time.
void applyTheme(Theme theme);

// Sets the type size of the program, in percent of the type size that the desktop had at the first call.
// Texts with a type size of their own do not change.
void applyTypeSize(int percent);

}  // namespace damath::window
