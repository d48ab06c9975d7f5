// SPDX-License-Identifier: GPL-3.0-or-later
// An event for a spreadsheet: tally with sums, standings, results and players.
#pragma once

#include "app/papers/subject.hpp"
#include "reports/compose/parts/workbook.hpp"

namespace damath::papers {

// Without what a round that is held would show. Names, grades and coaches stand there as the contest has
// them: whom they may show was settled before (core/contest/public_name.hpp).
[[nodiscard]] compose::Workbook eventWorkbook(const Subject& subject);

}  // namespace damath::papers
