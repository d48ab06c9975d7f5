// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a finding on the grid of the scoresheet, the mark of its cell, and if the finding is shown
// yet.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/sheet_model.hpp"

namespace damath::window {

struct GridCell {
  int row = 0;
  int column = 0;
  friend bool operator==(const GridCell&, const GridCell&) = default;
};

// Returns the cell that the finding is about; nullopt if the finding is about missing lines or the result.
[[nodiscard]] std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet);
// Returns the cell that the finding is about, or the place where a missing line should stand.
[[nodiscard]] GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet);

// Returns the number of the finding on the printed scoresheet, counted from 1. Findings and rulings refer to
// each other by this number.
[[nodiscard]] constexpr int numberOfFinding(std::size_t finding) {
  return static_cast<int>(finding) + 1;
}
[[nodiscard]] Mark markOf(const sheet::Finding& finding);
// Returns the number of mistakes in the scoresheet. Findings that follow from another mistake do not count,
// nor do mistakes that a ruling keeps as written.
[[nodiscard]] int mistakesIn(const desk::SheetView& view);

// Returns the sentences about the mistakes, without findings that follow from another mistake and mistakes
// that a ruling keeps as written. Precondition: `sentences` has a sentence for each finding of the report.
[[nodiscard]] QStringList mistakesOf(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                                     const std::vector<sheet::Ruling>& rulings);

// Returns "The audit found 2 mistakes:" (with the right number) and the first sentences below it.
[[nodiscard]] QString mistakesText(const QStringList& mistakes, const Translator& translator);

// The part of a scoresheet that is judged. Moves: the user has not typed the end yet, so missing end lines
// are no mistakes. Whole: the whole scoresheet.
enum class Extent { Moves, Whole };

[[nodiscard]] bool hasEnd(const sheet::Sheet& sheet);
[[nodiscard]] bool isShown(const sheet::Finding& finding, Extent extent);

}  // namespace damath::window
