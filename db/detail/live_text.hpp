// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the steps and the clocks of a live game to JSON and back. Throws BrokenRow for a text that cannot
// be read. A turn has "written" only if a person typed its line. "took", "ms" and the clocks are
// milliseconds.
//   {"turn":[[1,2],[0,3]],"took":35240}      with "written":[["-9 (0,3)","",""]]
//   {"takeBack":true} {"end":"time"} {"reopen":true} {"goOn":true} {"abandon":true}
//   {"objection":"…","side":"red"} {"ruling":"…"} {"clock":"pause","cause":"writing"}
//   {"clock":"charge","ms":3000} {"closing":[["remaining","6","6"]],"side":"red"}
//   {"phase":"running","cause":"arbiter","game":75000,"move":4000,"waited":0,"gap":0,"due":false}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/play/live_step.hpp"

namespace damath::db::detail {

[[nodiscard]] std::string stepText(const play::LiveStep& step);
[[nodiscard]] play::LiveStep stepOf(const std::string& text);
// Returns the spellings of all clock actions.
[[nodiscard]] std::vector<std::string_view> clockActs();
[[nodiscard]] std::string clockText(const play::ClockState& clock);
[[nodiscard]] play::ClockState clockOf(const std::string& text);

}  // namespace damath::db::detail
