// SPDX-License-Identifier: GPL-3.0-or-later
// Players in several events, as the commands list them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/contest/clashes.hpp"

namespace damath::cli {

// [{"kind":"severalEvents","name":…,"school":…,"events":[{"event":"Grade 7","entry":3}]}]
[[nodiscard]] nlohmann::ordered_json clashesJson(const contest::Contest& contest,
                                                 const std::vector<contest::Clash>& clashes);

// Only those that the event has a part in.
[[nodiscard]] std::vector<contest::Clash> clashesIn(std::vector<contest::Clash> clashes,
                                                    contest::EventId event);

}  // namespace damath::cli
