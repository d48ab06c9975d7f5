// SPDX-License-Identifier: GPL-3.0-or-later
// Maps a finding to its cell on the grid, to the strength of its mark and to the time when it is shown.
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

// Returns the cell of the finding; nullopt for missing lines and for the result.
[[nodiscard]] std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet);
// Returns the marked cell, or the place where a missing line should be.
[[nodiscard]] GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet);

// Returns the number of the finding on the printed sheet, from 1. Findings and rulings refer to each other by
// this number.
[[nodiscard]] constexpr int numberOfFinding(std::size_t finding) {
  return static_cast<int>(finding) + 1;
}
[[nodiscard]] Mark markOf(const sheet::Finding& finding);
// Returns the number of mistakes. Consequences of other findings, and cells that a ruling keeps as written,
// do not count.
[[nodiscard]] int mistakesIn(const desk::SheetView& view);

// Returns the sentences of the mistakes that mistakesIn counts. Precondition: `sentences` has one for each
// finding of the report.
[[nodiscard]] QStringList mistakesOf(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                                     const std::vector<sheet::Ruling>& rulings);

// Returns "The audit found 2 mistakes:" and the first sentences below it.
[[nodiscard]] QString mistakesText(const QStringList& mistakes, const Translator& translator);

// The part of a sheet that is judged. While the user types a sheet and has not begun its end, missing end
// lines are not errors yet (Moves).
enum class Extent { Moves, Whole };

[[nodiscard]] bool hasEnd(const sheet::Sheet& sheet);
[[nodiscard]] bool isShown(const sheet::Finding& finding, Extent extent);

}  // namespace damath::window
