// SPDX-License-Identifier: GPL-3.0-or-later
// The one family of the printed forms, and what texts measure in it. All measures in millimetres; a text's
// size is the height of its em.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace damath::render {

enum class Weight { Regular, Bold };

// Loads the font that comes with the program, once. False in a broken build only.
[[nodiscard]] bool loadFormFont();

// Sizes below a unit space badly, so text is set at this pixel size and the painter scaled down.
inline constexpr int kFontUnits = 100;
[[nodiscard]] QFont formFont(Weight weight);

// The same figures and root sign once more, which look alike and are text to no reader of a file
// (assets/fonts/figures.py).
[[nodiscard]] QFont unreadFont(Weight weight);
[[nodiscard]] QString inUnreadFont(const QString& figures);

// 6.5 points: what is smaller is not read at a desk.
inline constexpr qreal kLeastType = 2.3;

[[nodiscard]] qreal widthOf(const QString& text, qreal size, Weight weight);
[[nodiscard]] qreal capHeight(qreal size, Weight weight);

struct FittedText {
  QStringList lines;
  qreal size = 0;
};

// The room a text may take. A height of nothing is no limit.
struct TextRoom {
  qreal width = 0;
  std::optional<qreal> height;
  int mostLines = 1;
};

// The text at `size` where the room takes it so, else smaller, else broken into lines, never below
// `smallest`; what does not fit even then is elided. One line somewhat smaller is better than two.
[[nodiscard]] FittedText fitted(const QString& text, const TextRoom& room, qreal size, qreal smallest,
                                Weight weight);

[[nodiscard]] inline qreal lineHeight(qreal size) {
  return size * 1.22;
}

// A sign stays on the line of what it stands before.
[[nodiscard]] QString withSignsBound(const QString& text);

// A figure, which is never elided: on one line somewhat smaller, else in as few lines as any size leaves its
// terms whole in, each beginning with its sign; where none does, terms are broken after their operators.
[[nodiscard]] FittedText fittedFigure(const QString& text, qreal width, qreal size, qreal smallest,
                                      Weight weight);

// The width of so many characters of a text from its beginning.
using MeasureText = std::function<qreal(const QString&)>;
// How many characters of the word the width takes, at least one: whole letters with their marks, up to an
// operator where one stands in them. What is measured grows with the answer, not with the word.
[[nodiscard]] qsizetype charactersWithin(const QString& word, qreal width, const MeasureText& measure);

// The text broken at blanks, and within a word only where the word alone is too wide.
[[nodiscard]] QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight);

}  // namespace damath::render
