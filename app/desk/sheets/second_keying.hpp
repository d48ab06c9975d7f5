// SPDX-License-Identifier: GPL-3.0-or-later
// What reviewers make of a stored sheet: where somebody who typed it again from the paper wrote otherwise,
// and whether more than one person has seen it. (Rulebook T6)
#pragma once

#include <string>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A cell in which the second keying says something else than the first; blanks and spellings of a sign say
// nothing.
struct Difference {
  int line = 0;  // from 1; 0: the sheets have another number of lines
  board::Side side = board::Side::Blue;
  sheet::Cell cell = sheet::Cell::Move;
  std::string first;
  std::string second;
};

[[nodiscard]] std::vector<Difference> differences(const sheet::Sheet& first, const sheet::Sheet& second);

// The cells that a reviewer keyed otherwise and that are not settled: by a later keying that agrees with the
// stored sheet, or by a ruling on the cell. By the order of the reviews, a cell once.
[[nodiscard]] std::vector<Difference> openDifferences(const db::StoredSheet& stored);

// The stored sheet with those cells as they were keyed again; where one is of the number of lines, all lines
// of the latest keying.
[[nodiscard]] sheet::Sheet withTaken(const db::StoredSheet& stored, const std::vector<Difference>& taken);

// Who had a sheet in hand.
struct Hands {
  std::string storedBy;
  std::vector<std::string> reviewers;
  std::string signedBy;  // empty: not yet
};
[[nodiscard]] Hands handsOf(const db::StoredSheet& stored);

// Nobody reviewed it but who stored it.
[[nodiscard]] bool isReviewedAlone(const Hands& hands);
// Nobody reviewed it but who signed it off.
[[nodiscard]] bool isSignedAlone(const Hands& hands);

}  // namespace damath::desk
