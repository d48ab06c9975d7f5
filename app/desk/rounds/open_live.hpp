// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are being kept at the board, as far as the pairing of their round hangs on it.
#pragma once

#include "app/desk/change/change.hpp"

namespace damath::desk {

// That no live game of the round is open, whose steps would be left without a board. Refused: LiveOpen,
// StoreFailed.
[[nodiscard]] Expected<void, DeskError> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                                      contest::RoundNumber round);

}  // namespace damath::desk
