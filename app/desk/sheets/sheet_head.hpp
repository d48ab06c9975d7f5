// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the head of a scoresheet (names, round, board, chip set) with the pairing.
#pragma once

#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::desk {

// Returns the differences between the head of the scoresheet and the pairing. A missing tag is no difference,
// except the tag of the chip set. A name matches the player if all its words occur in the player's name.
// Initials and the order of words do not matter.
[[nodiscard]] std::vector<Mismatch> mismatchesOf(const contest::Contest& contest, const contest::Event& event,
                                                 const Meeting& meeting, const sheet::Sheet& sheet);

// Asks for confirmation (SheetMisfiled) if the head of the scoresheet differs from the pairing. Errors:
// ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkHead(const Change& change, const contest::Event& event,
                                         const Meeting& meeting, const sheet::Sheet& sheet);

// Returns an empty scoresheet whose head has event, date, round, board, chip set and ruleset of the pairing.
[[nodiscard]] sheet::Sheet headOf(const contest::Contest& contest, const contest::Event& event,
                                  const SheetAt& at);

// Returns the scoresheet with both player names of the pairing in its head.
[[nodiscard]] sheet::Sheet namedByPairing(const contest::Contest& contest, const contest::Event& event,
                                          const Meeting& meeting, sheet::Sheet sheet);

// Returns an empty scoresheet whose head has also the players, their schools and an ending other than time.
[[nodiscard]] sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

}  // namespace damath::desk
