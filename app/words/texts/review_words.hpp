// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the work of the reviewers: the next task for a scoresheet, and the kinds of violations.
#pragma once

#include <string>

#include "app/desk/events/review_queue.hpp"
#include "db/records/sheet_records.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the next task for a scoresheet: "mistakes: 2, not accepted · second entry differs: 1", or "for
// approval · one person alone".
[[nodiscard]] std::string needText(const desk::QueuedSheet& sheet, Language language);
// Returns the name of a kind of violation: "touch move".
[[nodiscard]] std::string kindText(db::ViolationKind kind, Language language);

}  // namespace damath::words
