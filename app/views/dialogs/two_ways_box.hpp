// SPDX-License-Identifier: GPL-3.0-or-later
// A question with two buttons. Each button says what it does.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::views {

// True if the user goes on. Escape and an accidental extra key press choose the button that changes nothing.
[[nodiscard]] bool goesOnAfter(const models::TwoWays& ways, const models::Translator& translator);

}  // namespace damath::views
