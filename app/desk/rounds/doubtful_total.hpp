// SPDX-License-Identifier: GPL-3.0-or-later
// Finds totals that are possible but look like typing errors: more than ten times the usual total.
#pragma once

#include <optional>

#include "core/contest/model/result_rules.hpp"

namespace damath::desk {

struct DoubtfulTotal {
  exact::Number total;
  exact::Number usual;  // the median of the event's totals so far, without sign
};

// Returns the first of the two totals that is more than ten times the usual total of the event. nullopt if no
// total is so large, or if the event has too few totals.
[[nodiscard]] std::optional<DoubtfulTotal> doubtIn(const contest::Event& event,
                                                   const contest::ResultInput& input);

}  // namespace damath::desk
