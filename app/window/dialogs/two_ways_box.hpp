// SPDX-License-Identifier: GPL-3.0-or-later
// A question with two buttons. Each button says what it does.
#pragma once

#include "app/window/session/session.hpp"

namespace damath::window {

// True if the user goes on. Escape and an accidental extra key press choose the button that changes nothing.
[[nodiscard]] bool goesOnAfter(const TwoWays& ways, const Translator& translator);

}  // namespace damath::window
