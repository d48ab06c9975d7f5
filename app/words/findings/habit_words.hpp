// SPDX-License-Identifier: GPL-3.0-or-later
// What a writer did throughout a column, and what stands in the wrong place, in words; and how much of the
// game was followed.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/coverage.hpp"

namespace damath::words {

// "a habit in 13 cells, lines 1–23: squares are counted from the side of RED". Precondition: the finding's
// facts are a HabitScope.
[[nodiscard]] std::string habitOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                  Language language);

// "48 of 48 turns followed."
[[nodiscard]] std::string followedText(const sheet::Coverage& coverage, Language language);
[[nodiscard]] std::string followedText(const sheet::AuditReport& report, Language language);
// "only 1 of 48 turns followed", as one state among others. Precondition: not all turns are followed, or the
// work limit ended the search.
[[nodiscard]] std::string notFollowedState(const sheet::Coverage& coverage, Language language);

}  // namespace damath::words
