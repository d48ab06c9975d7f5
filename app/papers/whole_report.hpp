// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one report to file: contents, then of each event its ranks, results, honours, records
// and scoresheets, then the schools over all events.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// What a round that is held would show is left out of the ranks, as everywhere. Of an event without entries
// nothing stands in it; no form where no event has any. Refused: StoreFailed.
[[nodiscard]] Expected<compose::Document, desk::DeskError> wholeReport(desk::Desk& desk,
                                                                       const contest::Contest& contest,
                                                                       words::Language language);

}  // namespace damath::papers
