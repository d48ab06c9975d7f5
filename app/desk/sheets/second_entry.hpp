// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a stored scoresheet with its second entries: the same scoresheet, typed again by another person.
#pragma once

#include <string>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A cell that differs between the first and the second entry. The spelling of a sign and the case of letters
// do not count. Blanks count only between two numbers or two words (sheet::isSameWriting).
struct Difference {
  int line = 0;  // the line, from 1; 0 if the two entries have different numbers of lines
  board::Side side = board::Side::Blue;
  sheet::Cell cell = sheet::Cell::Move;
  std::string first;
  std::string second;
};

[[nodiscard]] std::vector<Difference> differences(const sheet::Sheet& first, const sheet::Sheet& second);

// Returns the cells in which a second entry differs and the difference is not settled. A ruling on the cell
// settles a difference; a later second entry that equals the stored scoresheet settles all of them. The cells
// are in the order of the reviews, and each cell appears once.
[[nodiscard]] std::vector<Difference> openDifferences(const db::StoredSheet& stored);

// Returns the stored scoresheet with the second entry's values in the cells `taken`. If `taken` says that the
// numbers of lines differ, returns all lines of the latest second entry.
[[nodiscard]] sheet::Sheet withTaken(const db::StoredSheet& stored, const std::vector<Difference>& taken);

}  // namespace damath::desk
