// The one family of the printed forms, and what texts measure in it. All measures in millimetres; a text's
// size is the height of its em.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace damath::render {

enum class Weight { Regular, Bold };

// Loads the font that comes with the program, once. False in a broken build only.
[[nodiscard]] bool loadFormFont();

// Sizes below a unit space badly, so text is set at this pixel size and the painter scaled down.
inline constexpr int kFontUnits = 100;
[[nodiscard]] QFont formFont(Weight weight);

[[nodiscard]] qreal widthOf(const QString& text, qreal size, Weight weight);
[[nodiscard]] qreal capHeight(qreal size, Weight weight);

struct FittedText {
  QStringList lines;
  qreal size = 0;
};

// As much of the text as the width takes: at `size` if it fits there, else smaller, but not below `smallest`;
// else broken into at most `mostLines` lines at `smallest`, the last one elided.
[[nodiscard]] FittedText fitted(const QString& text, qreal width, qreal size, qreal smallest, Weight weight,
                                int mostLines = 1);

// The text broken at blanks, and within a word only where the word alone is too wide.
[[nodiscard]] QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight);

}  // namespace damath::render
