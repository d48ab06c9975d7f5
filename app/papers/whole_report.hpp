// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one report of the whole contest for the archive. It has a table of contents; for each event the ranks
// and honors, then the results, review and scoresheets of each round, then the records; and last the schools
// over all events.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/papers/subject.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

// Leaves out unpublished rounds. Leaves out events without entries; the document has no form if no event has
// entries. If `watch` returns false, some scoresheets are missing. Errors: StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> wholeReport(desk::Desk& desk,
                                                              const contest::Contest& contest,
                                                              words::Language language, const Watch& watch);

}  // namespace damath::papers
