// SPDX-License-Identifier: GPL-3.0-or-later
// Breaks long text into lines at blanks only, so that a sign stays with its number.
#pragma once

#include <QFontMetrics>
#include <QString>

namespace damath::window {

// Returns the text in lines of at most `width` pixels. A single word may be wider.
[[nodiscard]] QString brokenAtBlanks(const QString& text, const QFontMetrics& metrics, int width);
[[nodiscard]] int widestWord(const QString& text, const QFontMetrics& metrics);
// Returns the smallest width in which the text takes two lines.
[[nodiscard]] int widthInTwoLines(const QString& text, const QFontMetrics& metrics);

}  // namespace damath::window
