// SPDX-License-Identifier: GPL-3.0-or-later
// Parts shared by the filled and the blank scoresheet: the manual's head with both players, the columns, the
// place for signatures.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

// The width to the left of the halves, for line numbers.
inline constexpr qreal kGutter = 7;
inline constexpr qreal kHalfWidth = (kFormWidth - kGutter) / 2;

// The column widths within a half. A `landing` of 0 means that the half has no landing column.
struct SheetColumns {
  qreal move = 0;
  qreal landing = 0;
  qreal score = 0;
  qreal total = 0;
};
// The usual widths, if no cell needs more.
inline constexpr SheetColumns kWrittenColumns{42, 0, 26.5, 23};
inline constexpr SheetColumns kBlankColumns{29, 14, 26, 22.5};

[[nodiscard]] inline qreal leftOf(std::size_t half) {
  return kGutter + kHalfWidth * static_cast<qreal>(half);
}

inline constexpr qreal kResultLine = 6.5;
// The head above the lines: title, place in the contest, both players; in the right corner a mark such as
// "Corrected copy", which may be empty. Long names make the head higher.
struct SheetHead {
  std::string title;
  const compose::GameHead& game;
  std::string stamp;
};
// Returns pages with this head and foot and no blocks. The game of `head` must outlive the flow.
[[nodiscard]] Flow flowUnder(const SheetHead& head, words::Language language, QSizeF area);

[[nodiscard]] Heading columnHeading(const SheetColumns& columns, words::Language language);

// Paints the vertical rules of a table line and the rule below it.
void paintRowRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);
// Paints the rules of a line with TOTAL or GRAND TOTAL, whose figure runs over the columns Score and Total.
void paintSumRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);

// Paints "Event: ______" over the whole box, with the value on a line; on several lines if the box has the
// height of heightOfField().
void paintField(Canvas& canvas, const QRectF& box, const std::string& label, const std::string& value);
// Returns the height of a field, at least `usual`.
[[nodiscard]] qreal heightOfField(const std::string& label, const std::string& value, qreal width,
                                  qreal usual);
// Returns the height of this number of lines of names in the smallest type.
[[nodiscard]] qreal heightOfNameLines(qsizetype lines);
// Returns the height of a name over the given width, at least `usual`, which is the height of one line.
[[nodiscard]] qreal heightOfNames(const QString& text, qreal width, Weight weight, qreal usual);

struct SignatureLine {
  std::string role;
  std::string name;  // printed above the line; may be empty
};
inline constexpr qreal kSignatureRow = 12.5;
// Paints the signature lines side by side over the box's width.
void paintSignatures(Canvas& canvas, const QRectF& box, const std::vector<SignatureLine>& lines,
                     words::Language language);
// Paints the lines for both players and the arbiter, then for three reviewers. The reviewers who checked the
// sheet are printed by name.
void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, words::Language language);

// Returns names, followed by parts that must not be cut. If the line is too long for `width`, the names are
// shortened; the head has the whole names.
[[nodiscard]] QString footLine(const std::vector<std::string>& names, const QStringList& rest, qreal width);

// Paints the foot: on the left the place in the contest, on the right the page number.
void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, words::Language language,
               PageNumber number);
[[nodiscard]] QString footText(const compose::GameHead& head, words::Language language);

// Cards to cut out, two beside each other, under the title.
struct Cards {
  std::string title;
  QString foot;
  std::size_t count = 0;
  qreal height = 0;  // the height of a card
  std::function<void(Canvas& canvas, const QRectF& box, std::size_t card)> paint;
};
[[nodiscard]] Flow flowOfCards(const Cards& cards, words::Language language, QSizeF area);

// Paints a text broken over the box's width. heightOfParagraph() returns its height.
void paintParagraph(Canvas& canvas, const QRectF& box, const QString& text, qreal size);
[[nodiscard]] qreal heightOfParagraph(const QString& text, qreal width, qreal size);

}  // namespace damath::render
