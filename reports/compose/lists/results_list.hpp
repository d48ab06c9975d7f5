// SPDX-License-Identifier: GPL-3.0-or-later
// Every game of the published rounds with both grand totals, exact, and how it ended; a round's byes after
// its games, rematches last.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

[[nodiscard]] ListSheet resultsList(const contest::Contest& contest, const contest::Event& event,
                                    const Labels& labels);

}  // namespace damath::compose
