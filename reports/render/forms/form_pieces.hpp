// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of a page that several forms share: fields, names, signature lines, paragraphs, the foot.
#pragma once

#include <string>
#include <vector>

#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

inline constexpr int kMostFieldLines = 4;  // the largest number of lines of a value or a name

// Paints a field such as "Event: ______" over the whole box, with the value above the line. The value takes
// several lines if the box has the height of heightOfField().
void paintField(Canvas& canvas, const QRectF& box, const std::string& label, const std::string& value);
// Returns the height of a field: `usual`, or more if the value takes several lines.
[[nodiscard]] qreal heightOfField(const std::string& label, const std::string& value, qreal width,
                                  qreal usual);
// Returns the height of this number of lines in the smallest type, for a name.
[[nodiscard]] qreal heightOfNameLines(qsizetype lines);
// Returns the height of a name in a box of this width: `usual` for one line, more if the name takes several
// lines.
[[nodiscard]] qreal heightOfNames(const QString& text, qreal width, Weight weight, qreal usual);

struct SignatureLine {
  std::string role;
  std::string name;  // printed above the signature line; may be empty
};
inline constexpr qreal kSignatureRow = 12.5;
// Paints signature lines beside each other, over the width of the box.
void paintSignatures(Canvas& canvas, const QRectF& box, const std::vector<SignatureLine>& lines,
                     words::Language language);

// Returns the text of a form's foot: the names, then `rest`, which is never shortened. If the text is too
// long for `width`, the names are shortened. The head of the form has the whole names.
[[nodiscard]] QString footLine(const std::vector<std::string>& names, const QStringList& rest, qreal width);

// Paints the foot of a page: the text `left`, and the page number on the right.
void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, words::Language language,
               PageNumber number);

// Paints a text as a paragraph over the width of the box. heightOfParagraph() returns its height.
void paintParagraph(Canvas& canvas, const QRectF& box, const QString& text, qreal size);
[[nodiscard]] qreal heightOfParagraph(const QString& text, qreal width, qreal size);

}  // namespace damath::render
