// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the filled and the blank scoresheet share: the manual's head with both players, the columns, the
// signature lines.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

// The width for line numbers, to the left of BLUE's half.
inline constexpr qreal kGutter = 7;
inline constexpr qreal kHalfWidth = (kFormWidth - kGutter) / 2;

// The widths of the columns in one player's half of a line. A `landing` of 0 means that there is no column
// for landing squares.
struct SheetColumns {
  qreal move = 0;
  qreal landing = 0;
  qreal score = 0;
  qreal total = 0;
};
// The usual widths of the columns. A filled scoresheet may use other widths if a cell needs more.
inline constexpr SheetColumns kWrittenColumns{42, 0, 26.5, 23};
inline constexpr SheetColumns kBlankColumns{29, 14, 26, 22.5};

[[nodiscard]] inline qreal leftOf(std::size_t half) {
  return kGutter + kHalfWidth * static_cast<qreal>(half);
}

inline constexpr qreal kResultLine = 6.5;
// The head above the lines: the title, the round and board of the game, and both players. `stamp` is a mark
// in the right corner such as "Corrected copy"; it may be empty. Long names make the head higher.
struct SheetHead {
  std::string title;
  const compose::GameHead& game;
  std::string stamp;
};
// Returns a form with this head, its foot and no blocks. The game of `head` must outlive the flow.
[[nodiscard]] Flow flowUnder(const SheetHead& head, words::Language language, QSizeF area);

[[nodiscard]] Heading columnHeading(const SheetColumns& columns, words::Language language);

// Paints the lines of a table row: the vertical lines between its columns, and the line below the row.
void paintRowRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);
// Paints the lines of a TOTAL or GRAND TOTAL row. Its number takes the columns Score and Total, so there is
// no line between them.
void paintSumRules(Canvas& canvas, const QRectF& box, const SheetColumns& columns, Rule under);

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
// Paints the signature lines of a scoresheet: those of both players and the arbiter, then those of three
// reviewers. A reviewer who has checked the sheet is printed by name.
void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, words::Language language);

// Returns the text of a form's foot: the names, then `rest`, which must not be cut. If the text is too long
// for `width`, the names are shortened. The head of the form has the whole names.
[[nodiscard]] QString footLine(const std::vector<std::string>& names, const QStringList& rest, qreal width);

// Paints the foot of a page: the text `left`, and the page number on the right.
void paintFoot(Canvas& canvas, const QRectF& box, const QString& left, words::Language language,
               PageNumber number);
[[nodiscard]] QString footText(const compose::GameHead& head, words::Language language);

// Cards to cut out, in two columns below the title.
struct Cards {
  std::string title;
  QString foot;
  std::size_t count = 0;
  qreal height = 0;  // the height of one card
  std::function<void(Canvas& canvas, const QRectF& box, std::size_t card)> paint;
};
[[nodiscard]] Flow flowOfCards(const Cards& cards, words::Language language, QSizeF area);

// Paints a text as a paragraph over the width of the box. heightOfParagraph() returns its height.
void paintParagraph(Canvas& canvas, const QRectF& box, const QString& text, qreal size);
[[nodiscard]] qreal heightOfParagraph(const QString& text, qreal width, qreal size);

}  // namespace damath::render
