// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the coverage of an audit: how much of the game on a scoresheet the audit could follow.
#pragma once

#include <string>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the number of turns that the audit could follow: "48 of 48 turns followed."
[[nodiscard]] std::string followedText(const sheet::Coverage& coverage, Language language);
[[nodiscard]] std::string followedText(const sheet::AuditReport& report, Language language);
// Returns "only 1 of 48 turns followed", as one state in a list of states. Precondition: the audit did not
// follow all turns, or its search reached the work limit.
[[nodiscard]] std::string notFollowedState(const sheet::Coverage& coverage, Language language);

}  // namespace damath::words
