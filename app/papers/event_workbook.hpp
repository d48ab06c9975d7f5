// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a spreadsheet of an event: tally with sums, standings, results and players.
#pragma once

#include "app/papers/paper_subject.hpp"
#include "reports/compose/parts/workbook.hpp"

namespace damath::papers {

// Makes the spreadsheet without unpublished rounds. Names, grades and coaches appear as the contest has them.
// Precondition: the caller has hidden private names (core/contest/model/privacy.hpp).
[[nodiscard]] compose::Workbook eventWorkbook(const Subject& subject);

}  // namespace damath::papers
