// SPDX-License-Identifier: GPL-3.0-or-later
// What the written and the blank scoresheet share: the manual's head with both players, the columns, the
// place for signatures.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reports/compose/parts/labels.hpp"
#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/flow.hpp"

namespace damath::render {

// The width left of the halves, for line numbers.
inline constexpr qreal kGutter = 7;
inline constexpr qreal kHalfWidth = (kFormWidth - kGutter) / 2;

// Widths within a half; a landing of 0 is no such column.
struct SheetColumns {
  qreal move = 0;
  qreal landing = 0;
  qreal score = 0;
  qreal total = 0;
};
// Where no cell wants more than that.
inline constexpr SheetColumns kWrittenColumns{42, 0, 26.5, 23};
inline constexpr SheetColumns kBlankColumns{29, 14, 26, 22.5};

[[nodiscard]] inline qreal leftOf(std::size_t half) {
  return kGutter + kHalfWidth * static_cast<qreal>(half);
}

inline constexpr qreal kResultLine = 6.5;
// What stands over the lines: title, place in the contest, both players; in the right corner a mark such as
// "Corrected copy", which may be empty. Names that one line does not hold make it higher.
struct SheetHead {
  const std::string& title;
  const compose::GameHead& game;
  const std::string& stamp;
};
// Pages with that head and foot, and nothing between yet. What the head refers to and the labels must outlive
// the flow.
[[nodiscard]] Flow flowUnder(const SheetHead& head, const compose::Labels& labels, QSizeF area);

[[nodiscard]] Heading columnHeading(const SheetColumns& columns, const compose::Labels& labels);

// The verticals of a line of the table and the rule under it.
void paintRowRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);
// The same for TOTAL and GRAND TOTAL, whose figure runs over Score and Total.
void paintSumRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);

// "Event: ______" filling the box, the value on a line; on several where the box is as high as
// heightOfField() says.
void paintField(Canvas& canvas, const QRectF& box, const std::string& label, const std::string& value);
// At least `usual`.
[[nodiscard]] qreal heightOfField(const std::string& label, const std::string& value, qreal width,
                                  qreal usual);
// Of so many lines of names as small as they may be.
[[nodiscard]] qreal heightOfNameLines(qsizetype lines);
// A name or a contest over the whole width, at a height that it may share.
[[nodiscard]] qreal heightOfNames(const QString& text, qreal width, Weight weight, qreal usual);

struct SignatureLine {
  std::string role;
  std::string name;  // printed above the line, may be empty
};
inline constexpr qreal kSignatureRow = 12.5;
// Side by side over the box's width.
void paintSignatures(Canvas& canvas, const QRectF& box, const std::vector<SignatureLine>& lines,
                     const compose::Labels& labels);
// Both players and the arbiter, then three reviewers; of those who looked the sheet over the names.
void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, const compose::Labels& labels);

// Names, and what follows them and must not be cut. A line of the form's width that does not hold all of them
// has the names' beginnings: the head has them whole.
[[nodiscard]] QString footLine(const std::vector<std::string>& names, const QStringList& rest, qreal width);

// Left the place in the contest, right the page's number.
void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, const compose::Labels& labels,
               PageNumber number);
[[nodiscard]] QString footText(const compose::GameHead& head, const compose::Labels& labels);

// Cards to cut, two beside each other, under the title.
struct Cards {
  std::string title;
  QString foot;
  std::size_t count = 0;
  qreal height = 0;  // of one
  std::function<void(Canvas& canvas, const QRectF& box, std::size_t card)> paint;
};
[[nodiscard]] Flow flowOfCards(const Cards& cards, const compose::Labels& labels, QSizeF area);

// Text broken over the box's width; heightOfParagraph() says how high it stands.
void paintParagraph(Canvas& canvas, const QRectF& box, const QString& text, qreal size);
[[nodiscard]] qreal heightOfParagraph(const QString& text, qreal width, qreal size);

}  // namespace damath::render
