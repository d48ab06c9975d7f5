// SPDX-License-Identifier: GPL-3.0-or-later
// Second entries of a stored sheet and their differences, and the check that more than one person saw the
// sheet (T6).
#pragma once

#include <string>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A cell that differs between the first and the second entry. Blanks and spellings of a sign do not count.
struct Difference {
  int line = 0;  // from 1; 0 if the numbers of lines differ
  board::Side side = board::Side::Blue;
  sheet::Cell cell = sheet::Cell::Move;
  std::string first;
  std::string second;
};

[[nodiscard]] std::vector<Difference> differences(const sheet::Sheet& first, const sheet::Sheet& second);

// Returns the cells with a different second entry that are not settled. A difference is settled by a ruling
// on the cell, or by a later second entry that equals the stored sheet. Ordered by review; each cell appears
// once.
[[nodiscard]] std::vector<Difference> openDifferences(const db::StoredSheet& stored);

// Returns the stored sheet with the second entry's values in these cells. If the numbers of lines differ,
// returns all lines of the latest second entry.
[[nodiscard]] sheet::Sheet withTaken(const db::StoredSheet& stored, const std::vector<Difference>& taken);

// The people who worked on a sheet.
struct Hands {
  std::string storedBy;
  std::vector<std::string> reviewers;
  std::string signedBy;  // empty if not signed off
};
[[nodiscard]] Hands handsOf(const db::StoredSheet& stored);

// True if the only reviewer is the person who stored the sheet.
[[nodiscard]] bool isReviewedAlone(const Hands& hands);
// True if the only reviewer is the person who signed it off.
[[nodiscard]] bool isSignedAlone(const Hands& hands);

}  // namespace damath::desk
