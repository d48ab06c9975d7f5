// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that a game may come to, but that look like a slip of the hand: ten times what is usual.
#pragma once

#include <optional>

#include "core/contest/result_rules.hpp"

namespace damath::desk {

struct DoubtfulTotal {
  exact::Number total;
  exact::Number usual;  // without a sign: half of the event's totals so far are no larger
};

// The first of the two totals that is more than ten times the usual one of the event's games; nothing while
// the event has too few games to have a usual one.
[[nodiscard]] std::optional<DoubtfulTotal> doubtIn(const contest::Event& event,
                                                   const contest::ResultInput& input);

}  // namespace damath::desk
