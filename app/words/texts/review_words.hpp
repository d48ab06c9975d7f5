// SPDX-License-Identifier: GPL-3.0-or-later
// What a scoresheet waits for, in words.
#pragma once

#include <string>

#include "app/desk/events/review_queue.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// "mistakes: 2, not accepted · keyed otherwise: 1", "to sign off · one person alone".
[[nodiscard]] std::string needText(const desk::QueuedSheet& sheet, Language language);

}  // namespace damath::words
