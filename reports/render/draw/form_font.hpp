// SPDX-License-Identifier: GPL-3.0-or-later
// The font of the printed forms, and the width and height of texts in this font. All measures are in
// millimeters. The size of a text is the height of its em, the square on which a font's letters are drawn.
#pragma once

#include <QFont>
#include <QString>

namespace damath::render {

enum class Weight { Regular, Bold };

// Loads the two fonts that are part of the program; later calls do nothing. False only if the program was
// built wrongly.
[[nodiscard]] bool loadFormFont();

// The pixel size at which all text is set. The painter then scales the text down, because text set at a size
// of a few pixels is badly spaced.
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

[[nodiscard]] inline qreal lineHeight(qreal size) {
  return size * 1.22;
}

}  // namespace damath::render
