// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the review of a scoresheet: its state, how much of its game was followed, and differences between
// its head and the pairing.
#pragma once

#include <string>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/events/review_queue.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the next task for a scoresheet: "mistakes: 2, not accepted · second entry differs: 1", or "for
// approval · one person alone".
[[nodiscard]] std::string needText(const desk::QueuedSheet& sheet, Language language);

// Returns the number of turns that the audit could follow: "48 of 48 turns followed."
[[nodiscard]] std::string followedText(const sheet::Coverage& coverage, Language language);
[[nodiscard]] std::string followedText(const sheet::AuditReport& report, Language language);
// Returns "only 1 of 48 turns followed", as one state in a list of states. Precondition: the audit did not
// follow all turns, or its search reached the work limit.
[[nodiscard]] std::string notFollowedState(const sheet::Coverage& coverage, Language language);

// Returns the sentence for one difference between the head of a scoresheet and the pairing.
[[nodiscard]] std::string message(const desk::Mismatch& mismatch, Language language);

}  // namespace damath::words
