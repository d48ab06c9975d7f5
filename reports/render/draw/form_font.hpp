// SPDX-License-Identifier: GPL-3.0-or-later
// The font of the printed forms, and functions that measure texts. All measures are in millimeters. The size
// of a text is the height of its em, the square on which a font's letters are drawn.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace damath::render {

enum class Weight { Regular, Bold };

// Loads the font that is part of the program; later calls do nothing. False only if the program was built
// wrongly.
[[nodiscard]] bool loadFormFont();

// The pixel size at which all text is set. The painter then scales the text down, because text set at a size
// below 1 is badly spaced.
inline constexpr int kFontUnits = 100;
[[nodiscard]] QFont formFont(Weight weight);

// Returns a second font with the same digits and root sign. PDF readers do not take its digits for text
// (assets/fonts/figures.py).
[[nodiscard]] QFont unreadFont(Weight weight);
[[nodiscard]] QString inUnreadFont(const QString& figures);

// The smallest type that is readable at a desk: 6.5 points, in millimeters.
inline constexpr qreal kLeastType = 2.3;

[[nodiscard]] qreal widthOf(const QString& text, qreal size, Weight weight);
[[nodiscard]] qreal capHeight(qreal size, Weight weight);

struct FittedText {
  QStringList lines;
  qreal size = 0;
};

// The room for a text. A height of nullopt means that the height has no limit.
struct TextRoom {
  qreal width = 0;
  std::optional<qreal> height;
  int mostLines = 1;
};

// Fits a text into the room. Tries `size`, then smaller type, then several lines, and never goes below
// `smallest`. One line in slightly smaller type is preferred to two lines. A text that still does not fit is
// cut with "…".
[[nodiscard]] FittedText fitted(const QString& text, const TextRoom& room, qreal size, qreal smallest,
                                Weight weight);

[[nodiscard]] inline qreal lineHeight(qreal size) {
  return size * 1.22;
}

// Puts a no-break space behind each plus or minus sign, so that a sign stays on one line with its number.
[[nodiscard]] QString withSignsBound(const QString& text);

// Fits a number, which is never cut. Tries one line in slightly smaller type. Otherwise uses as few lines as
// possible. Terms such as "+ 3√2" then stay whole, and each begins with its sign. If a term is too wide in
// every size, it is broken after an operator.
[[nodiscard]] FittedText fittedFigure(const QString& text, qreal width, qreal size, qreal smallest,
                                      Weight weight);

// Returns the width of the text that is passed.
using MeasureText = std::function<qreal(const QString&)>;
// Returns the number of characters of the word that fit into the width, at least 1. A letter and its marks
// are not parted. If these characters contain an operator, returns their number up to the last operator. A
// long word is not measured as a whole, so the call stays fast.
[[nodiscard]] qsizetype charactersWithin(const QString& word, qreal width, const MeasureText& measure);

// Breaks the text into lines at its spaces. Breaks a word only if the word alone is too wide.
[[nodiscard]] QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight);

}  // namespace damath::render
