// SPDX-License-Identifier: GPL-3.0-or-later
// Line breaks at the blanks of a text, and the widths of the broken text in pixels.
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>
#include <algorithm>

namespace damath::window {

// Returns the text broken into lines of at most `width` pixels. Lines break only at blanks, so that a minus
// sign stays with its number. A line with a single long word may be wider.
[[nodiscard]] inline QString brokenAtBlanks(const QString& text, const QFontMetrics& metrics, int width) {
  QStringList lines;
  const QStringList words = text.split(u' ');
  for (const QString& word : words) {
    const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
    if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width) {
      lines << word;
    } else {
      lines.back() = longer;
    }
  }
  return lines.join(u'\n');
}

[[nodiscard]] inline int widestWord(const QString& text, const QFontMetrics& metrics) {
  int widest = 0;
  const QStringList words = text.split(u' ');
  for (const QString& word : words) widest = std::max(widest, metrics.horizontalAdvance(word));
  return widest;
}

// Returns the smallest width in which the text fits into two lines.
[[nodiscard]] inline int widthInTwoLines(const QString& text, const QFontMetrics& metrics) {
  int narrowest = metrics.horizontalAdvance(text);
  for (qsizetype blank = text.indexOf(u' '); blank >= 0; blank = text.indexOf(u' ', blank + 1)) {
    const int wider =
        std::max(metrics.horizontalAdvance(text.left(blank)), metrics.horizontalAdvance(text.mid(blank + 1)));
    narrowest = std::min(narrowest, wider);
  }
  return narrowest;
}

}  // namespace damath::window
