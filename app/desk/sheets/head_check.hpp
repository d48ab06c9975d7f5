// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the head of a scoresheet (names, round, board, chip set, ruleset, start position) with the
// pairing.
#pragma once

#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::desk {

// Returns the differences between the head of the scoresheet and the pairing. A missing tag is no difference,
// except the tag of the chip set. A name matches the player if all its words occur in the player's name, or
// if it has all words of the player's last and first name. An initial counts as the word, and the order of
// words does not matter.
[[nodiscard]] std::vector<Mismatch> mismatchesOf(const contest::Contest& contest, const contest::Event& event,
                                                 const Meeting& meeting, const sheet::Sheet& sheet);

// Asks for confirmation (SheetMisfiled) if the head of the scoresheet differs from the pairing. Errors:
// ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkHead(const Change& change, const contest::Event& event,
                                         const Meeting& meeting, const sheet::Sheet& sheet);

}  // namespace damath::desk
