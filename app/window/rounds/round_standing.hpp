// SPDX-License-Identifier: GPL-3.0-or-later
// The missing items of a round, as one line with counts.
#pragma once

#include <QString>

#include "app/desk/events/status.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Returns "round 2: results missing: 3 · sheets missing: 4 (in all rounds: 11)". Uses only the counts of the
// status. Empty for a round without games.
[[nodiscard]] QString standingOf(const contest::Event& event, contest::RoundNumber round,
                                 const desk::EventStatus& status, const Translator& translator);

}  // namespace damath::window
