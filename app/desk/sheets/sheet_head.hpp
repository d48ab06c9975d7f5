// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the head of a scoresheet (event, round, board, chip set, names) from the pairing.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::desk {

// Returns an empty scoresheet whose head has event, date, round, board, chip set and ruleset of the pairing.
[[nodiscard]] sheet::Sheet headOf(const contest::Contest& contest, const contest::Event& event,
                                  const SheetAt& at);

// Returns the scoresheet with both player names of the pairing in its head.
[[nodiscard]] sheet::Sheet namedByPairing(const contest::Contest& contest, const contest::Event& event,
                                          const Meeting& meeting, sheet::Sheet sheet);

// Returns an empty scoresheet with the head that headOf() makes, the players and their schools. If the result
// has an ending other than time, the head has this ending too.
[[nodiscard]] sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

}  // namespace damath::desk
