// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of the check that a sheet has no errors. It uses plain_rules and plain_score,
// analyzes cells as text, and tries every game that fits the cells. It uses only the cells of core/sheet. It
// reads sheets that the program writes, also with a mistake in a cell, for built-in sets, the ruleset
// `manual`, and the endings time and cornered.
#pragma once

#include "core/sheet/record/sheet.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

// True if some legal game fits every entry, and every score, total, R.C. row, sum and the result are correct.
[[nodiscard]] bool isInOrder(const sheet::Sheet& sheet);
// The overload for players who each compute scores in their own way.
[[nodiscard]] bool isInOrder(const sheet::Sheet& sheet, const PlainScoring& blue, const PlainScoring& red);

}  // namespace damath::support
