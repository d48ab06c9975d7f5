// SPDX-License-Identifier: GPL-3.0-or-later
// The list of results of an event: every game of the published rounds with its ending and the exact grand
// totals of both players. The byes of a round follow its games. Rematches come last.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

[[nodiscard]] ListSheet resultsList(const contest::Contest& contest, const contest::Event& event,
                                    words::Language language);

}  // namespace damath::compose
