// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a sheet is in order, told plainly: the law and the scores of plain_rules and plain_score, cells
// taken apart as text, every game that fits them tried. Nothing of core/sheet but the cells. It knows
// what the program writes (and a slip of the pen in that), built-in sets, the ruleset `manual`, and the
// endings time and cornered.
#pragma once

#include "core/sheet/record/sheet.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

// Whether some legal game fits every entry, with every score, total, R.C. row, sum and the result right.
[[nodiscard]] bool isInOrder(const sheet::Sheet& sheet);
// The same where each player works out scores in a way of their own.
[[nodiscard]] bool isInOrder(const sheet::Sheet& sheet, const PlainScoring& blue, const PlainScoring& red);

}  // namespace damath::support
