// SPDX-License-Identifier: GPL-3.0-or-later
// Finds two scoresheets of an event with the same moves. One of them was probably typed at the wrong board.
#pragma once

#include <cstddef>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::desk {

// Returns a hash of the first moves of the scoresheet (sheet::firstMoves); 0 if it has too few turns to
// compare.
[[nodiscard]] std::size_t movesOf(const sheet::Sheet& sheet);

// Asks for confirmation (SheetTwice) if the scoresheet in force of another game or rematch of the event
// begins with the same moves. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> checkSameMoves(const Change& change, const contest::Event& event,
                                              const Meeting& meeting, const sheet::Sheet& sheet);

}  // namespace damath::desk
