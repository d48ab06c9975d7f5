// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one report of the whole contest for the archive. After a table of contents, it has for each event the
// ranks and honors, the results, review and scoresheets of each round, and the records. The last part has the
// schools over all events.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/papers/paper_order.hpp"
#include "app/papers/paper_subject.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

// Makes the report without unpublished rounds and without events that have no players. The document is empty
// if no event has players. If `watch` returns false, the remaining scoresheets are left out. Errors:
// StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> wholeReport(desk::Desk& desk,
                                                              const contest::Contest& contest,
                                                              words::Language language, const Watch& watch);

}  // namespace damath::papers
