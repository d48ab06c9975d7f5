// SPDX-License-Identifier: GPL-3.0-or-later
// Drafts that were entered at a station and are not sent to the server yet, in words.
#pragma once

#include <string>

#include "app/desk/outbox/outbox.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the place and the typed values: "Grade 7, round 1 board 3 (Ramon – Arroyo): 1–0 (50 : 10)". Without
// a contest (null), the names of event and players are left out.
[[nodiscard]] std::string draftText(const desk::Draft& draft, const contest::Contest* contest,
                                    Language language);

}  // namespace damath::words
