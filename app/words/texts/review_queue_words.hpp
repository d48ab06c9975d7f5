// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the queue of scoresheets that reviewers work on: the next task for a scoresheet.
#pragma once

#include <string>

#include "app/desk/events/review_queue.hpp"

namespace damath::words {

// Returns the next task for a scoresheet: "mistakes: 2, not accepted yet · second entry differs: 1".
[[nodiscard]] std::string needText(const desk::QueuedSheet& sheet, Language language);

}  // namespace damath::words
