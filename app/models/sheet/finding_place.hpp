// SPDX-License-Identifier: GPL-3.0-or-later
// Where on the grid a finding belongs, how strongly its cell is marked, and when it is shown.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/sheet/sheet_model.hpp"

namespace damath::models {

struct GridCell {
  int row = 0;
  int column = 0;
  friend bool operator==(const GridCell&, const GridCell&) = default;
};

// The very cell it is about; nothing for lines that are missing and for the result.
[[nodiscard]] std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet);
// Where to look for it: the marked cell, else the place where what is missing should stand.
[[nodiscard]] GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet);

// The number that a finding has on the printed sheet, from 1: findings and rulings name each other by it.
[[nodiscard]] constexpr int numberOfFinding(std::size_t finding) {
  return static_cast<int>(finding) + 1;
}
[[nodiscard]] Mark markOf(const sheet::Finding& finding);
// How many mistakes were made: what merely follows from another, or was kept as written, is none.
[[nodiscard]] int mistakesIn(const desk::SheetView& view);

// Returns the sentences of the mistakes that mistakesIn counts. Precondition: `sentences` has one for each
// finding of the report.
[[nodiscard]] QStringList mistakesOf(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                                     const std::vector<sheet::Ruling>& rulings);

// "The audit found 2 mistakes:" and below it the first of their sentences.
[[nodiscard]] QString mistakesText(const QStringList& mistakes, const Translator& translator);

// How much of a sheet is judged: as long as nobody has begun with the end of one that is being typed, it is
// not missing yet.
enum class Extent { Moves, Whole };

[[nodiscard]] bool hasEnd(const sheet::Sheet& sheet);
[[nodiscard]] bool isShown(const sheet::Finding& finding, Extent extent);

}  // namespace damath::models
