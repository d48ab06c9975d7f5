// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the filled and the blank scoresheet share: the head of the manual's scoresheet with both
// players, the columns, the signature lines.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reports/compose/sheets/game_head.hpp"
#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/form_pieces.hpp"
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
// The head of a scoresheet, above its table: the title, the facts of the game, and both players. `stamp` is a
// mark in the right corner such as "Corrected copy"; it may be empty. Long names make the head higher.
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

// Paints the signature lines of a scoresheet: those of both players and the arbiter, then those of at least
// three reviewers. A reviewer who has checked the sheet is printed by name.
void paintSheetSignatures(Canvas& canvas, const QRectF& box, const compose::GameHead& head,
                          const std::vector<std::string>& reviewers, words::Language language);

[[nodiscard]] QString footText(const compose::GameHead& head, words::Language language);

}  // namespace damath::render
