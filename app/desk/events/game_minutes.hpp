// SPDX-License-Identifier: GPL-3.0-or-later
// The game time of a ruleset in minutes. An event may have another game time than its ruleset.
#pragma once

#include "core/rules/ruleset.hpp"

namespace damath::desk {

// The largest number of minutes that a user can choose.
inline constexpr int kMostGameMinutes = 240;

// Returns the whole minutes of a game in the ruleset.
[[nodiscard]] int gameMinutes(const rules::Ruleset& ruleset);

// Changes the minutes of a game. The ruleset gets a name of its own, "depEd, 15 min". With the minutes of the
// built-in ruleset from which it comes, it has that ruleset's name again. Changes nothing if the ruleset has
// these minutes. Precondition: 1 ≤ minutes ≤ kMostGameMinutes.
void setGameMinutes(rules::Ruleset& ruleset, int minutes);

}  // namespace damath::desk
