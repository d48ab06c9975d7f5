// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a scoresheet held against the pairing it is stored for.
#pragma once

#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::desk {

// What the head names otherwise; what it leaves out is no mismatch, but the chip set. A name counts as the
// player's where its words are among those of the name, initials and the order of the words aside.
[[nodiscard]] std::vector<Mismatch> mismatchesOf(const contest::Contest& contest, const contest::Event& event,
                                                 const Meeting& meeting, const sheet::Sheet& sheet);

// Asks where there are mismatches: SheetMisfiled. Refused: ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkHead(const Change& change, const contest::Event& event,
                                         const Meeting& meeting, const sheet::Sheet& sheet);

// Event, date, place, chip set and ruleset, as the pairing has them.
[[nodiscard]] sheet::Sheet headOf(const contest::Contest& contest, const contest::Event& event,
                                  const SheetAt& at);

// The sheet with the names of the two who met in its head.
[[nodiscard]] sheet::Sheet namedByPairing(const contest::Contest& contest, const contest::Event& event,
                                          const Meeting& meeting, sheet::Sheet sheet);

}  // namespace damath::desk
