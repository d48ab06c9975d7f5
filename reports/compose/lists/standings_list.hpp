// SPDX-License-Identifier: GPL-3.0-or-later
// The standings of an event as a list.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/rank_notes.hpp"
#include "words/language.hpp"

namespace damath::compose {

[[nodiscard]] ListSheet standingsList(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, const ReasonText& reasonText,
                                      words::Language language);

}  // namespace damath::compose
