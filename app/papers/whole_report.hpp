// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one report to file: contents, then of each event its ranks and honours, the results,
// the review and the scoresheets of round after round, and its records, then the schools over all events.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/papers/subject.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// What a round that is held would show is left out, as everywhere. Of an event without entries
// nothing stands in it; no form where no event has any. Refused: StoreFailed. Where the watch says no,
// some scoresheets are missing.
[[nodiscard]] desk::DeskResult<compose::Document> wholeReport(desk::Desk& desk,
                                                              const contest::Contest& contest,
                                                              words::Language language, const Watch& watch);

}  // namespace damath::papers
