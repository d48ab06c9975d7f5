// SPDX-License-Identifier: GPL-3.0-or-later
// Fits texts and numbers into a width: in smaller type, in several lines, or cut. All measures are in
// millimeters.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

#include "reports/render/draw/form_font.hpp"

namespace damath::render {

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

// Puts a no-break space behind each plus or minus sign that stands alone. The sign then stays on one line
// with its number.
[[nodiscard]] QString withSignsBound(const QString& text);

// Fits a number, which is never cut. Tries one line in type of `size` or slightly smaller type. Otherwise
// uses as few lines as possible. Terms such as "+ 3√2" then stay whole, and each begins with its sign. If a
// term is too wide in every size, it is broken after an operator.
[[nodiscard]] FittedText fittedFigure(const QString& text, qreal width, qreal size, qreal smallest,
                                      Weight weight);

// Returns the width of the text that is passed.
using MeasureText = std::function<qreal(const QString&)>;

// Returns the number of characters of the word that fit into the width, at least 1. A letter and its marks
// are not parted. If the word is too wide and these characters contain an operator, returns their number up
// to the last operator. A long word is not measured as a whole, so the call stays fast.
[[nodiscard]] qsizetype charactersWithin(const QString& word, qreal width, const MeasureText& measure);

// Breaks the text into lines at its spaces. Breaks a word only if the word alone is too wide.
[[nodiscard]] QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight);

}  // namespace damath::render
