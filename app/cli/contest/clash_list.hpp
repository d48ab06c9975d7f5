// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares the clashes of a contest for the commands. A clash is a player who is in several events, or twice
// in one event.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/contest/clashes.hpp"

namespace damath::cli {

// Returns the clashes as JSON: [{"kind":"severalEvents","name":…,"school":…,"events":[{"event":"Grade
// 7","entry":3}]}]
[[nodiscard]] nlohmann::ordered_json clashesJson(const contest::Contest& contest,
                                                 const std::vector<contest::Clash>& clashes);

// Returns those of the given clashes that involve the event.
[[nodiscard]] std::vector<contest::Clash> clashesIn(std::vector<contest::Clash> clashes,
                                                    contest::EventId event);

}  // namespace damath::cli
