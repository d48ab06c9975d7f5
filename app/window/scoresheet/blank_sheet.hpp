// SPDX-License-Identifier: GPL-3.0-or-later
// The blank scoresheet of a game or a rematch.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

// Returns a scoresheet without lines. Its head has the players and other data of the pairing.
[[nodiscard]] sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                                      const desk::Meeting& meeting);

[[nodiscard]] inline bool isBlank(const sheet::Line& line) {
  return line == sheet::Line{};
}

}  // namespace damath::window
