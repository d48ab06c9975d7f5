// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered at a station and is not in its hall yet, in words.
#pragma once

#include <string>

#include "app/desk/outbox/outbox.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"

namespace damath::words {

// What was typed, and where: "Grade 7, round 1 board 3 (Ramon – Arroyo): 1–0 (50 : 10)". The names of the
// event are left out where the contest is not known, null.
[[nodiscard]] std::string draftText(const desk::Draft& draft, const contest::Contest* contest,
                                    Language language);

}  // namespace damath::words
