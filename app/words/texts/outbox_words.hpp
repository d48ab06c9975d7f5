// SPDX-License-Identifier: GPL-3.0-or-later
// Words for unsent entries: drafts that a station keeps until the server answers.
#pragma once

#include <string>

#include "app/desk/outbox/outbox.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the place and the typed result: "Grade 7, round 1 board 3 (Ramon – Arroyo): 1–0 (50 : 10)". For a
// scoresheet, returns the number of its lines in place of the result. If `contest` is null, leaves out the
// names of the event and the players.
[[nodiscard]] std::string draftText(const desk::Draft& draft, const contest::Contest* contest,
                                    Language language);

}  // namespace damath::words
