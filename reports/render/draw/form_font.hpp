// SPDX-License-Identifier: GPL-3.0-or-later
// The font family of the printed forms, and measures of texts. All measures are in millimeters. The size of a
// text is the height of its em.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace damath::render {

enum class Weight { Regular, Bold };

// Loads the program's font at the first call. False only in a broken build.
[[nodiscard]] bool loadFormFont();

// Text below size 1 is badly spaced. Therefore text is set at this pixel size, and the painter is scaled
// down.
inline constexpr int kFontUnits = 100;
[[nodiscard]] QFont formFont(Weight weight);

// A second font with the same figures and root sign, which PDF readers do not take for text
// (assets/fonts/figures.py).
[[nodiscard]] QFont unreadFont(Weight weight);
[[nodiscard]] QString inUnreadFont(const QString& figures);

// 6.5 points, in millimeters. Smaller type is not readable at a desk.
inline constexpr qreal kLeastType = 2.3;

[[nodiscard]] qreal widthOf(const QString& text, qreal size, Weight weight);
[[nodiscard]] qreal capHeight(qreal size, Weight weight);

struct FittedText {
  QStringList lines;
  qreal size = 0;
};

// The room for a text. nullopt as height means no limit.
struct TextRoom {
  qreal width = 0;
  std::optional<qreal> height;
  int mostLines = 1;
};

// Returns the text at `size` if it fits, otherwise smaller, otherwise in several lines, never below
// `smallest`. A text that still does not fit is cut with "…". One line in slightly smaller type is preferred
// to two lines.
[[nodiscard]] FittedText fitted(const QString& text, const TextRoom& room, qreal size, qreal smallest,
                                Weight weight);

[[nodiscard]] inline qreal lineHeight(qreal size) {
  return size * 1.22;
}

// Keeps each sign on the line of the following figure.
[[nodiscard]] QString withSignsBound(const QString& text);

// Fits a figure, which is never cut: on one line in slightly smaller type, otherwise in as few lines as
// possible with whole terms, each beginning with its sign. If a term is too wide in every size, terms are
// broken after their operators.
[[nodiscard]] FittedText fittedFigure(const QString& text, qreal width, qreal size, qreal smallest,
                                      Weight weight);

// Returns the width of a text.
using MeasureText = std::function<qreal(const QString&)>;
// Returns the number of characters of the word that fit into the width, at least 1. Letters keep their marks.
// If the part contains an operator, the part ends after its last operator. The measured length grows with the
// result, not with the length of the word.
[[nodiscard]] qsizetype charactersWithin(const QString& word, qreal width, const MeasureText& measure);

// Breaks the text at spaces; within a word only if the word alone is too wide.
[[nodiscard]] QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight);

}  // namespace damath::render
