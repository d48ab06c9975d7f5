// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of a game or a rematch before anything is written on it.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::models {

// With the head as the pairing has it.
[[nodiscard]] sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                                      const desk::Meeting& meeting);

[[nodiscard]] inline bool isBlank(const sheet::Line& line) {
  return line == sheet::Line{};
}

}  // namespace damath::models
