// SPDX-License-Identifier: GPL-3.0-or-later
// The standings of an event as a list.
#pragma once

#include <string>

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/rank_notes.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the explanation of the columns, which says what the Point System of the event adds up.
[[nodiscard]] std::string standingsLegend(const contest::Event& event, words::Language language);

[[nodiscard]] ListSheet standingsList(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, const ReasonText& reasonText,
                                      words::Language language);

}  // namespace damath::compose
