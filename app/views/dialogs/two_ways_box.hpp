// SPDX-License-Identifier: GPL-3.0-or-later
// A question that a person answers by one of two buttons, each of which says what it does.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::views {

// Whether the person goes on. Escape, and a key pressed once too often, change nothing.
[[nodiscard]] bool goesOnAfter(const models::TwoWays& ways, const models::Translator& translator);

}  // namespace damath::views
