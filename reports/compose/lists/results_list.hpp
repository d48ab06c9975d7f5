// SPDX-License-Identifier: GPL-3.0-or-later
// Every game of the published rounds with its ending and both exact grand totals. The byes of a round follow
// its games; rematches come last.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

[[nodiscard]] ListSheet resultsList(const contest::Contest& contest, const contest::Event& event,
                                    words::Language language);

}  // namespace damath::compose
