// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is too long for its place in lines, broken at blanks only: a sign stays with its number.
#pragma once

#include <QFontMetrics>
#include <QString>

namespace damath::views {

// Lines no wider than that, but for single words.
[[nodiscard]] QString brokenAtBlanks(const QString& text, const QFontMetrics& metrics, int width);
[[nodiscard]] int widestWord(const QString& text, const QFontMetrics& metrics);
// The narrowest width in which it takes two lines.
[[nodiscard]] int widthInTwoLines(const QString& text, const QFontMetrics& metrics);

}  // namespace damath::views
