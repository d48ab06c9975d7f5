// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of a live game: its sheet as it stands, the totals, the clocks, and what waits for
// somebody.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/desk/play/live_desk.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"

namespace damath::cli {

[[nodiscard]] nlohmann::ordered_json liveJson(const contest::Event& event, const desk::LiveTable& table,
                                              const desk::ClockSignals& rung);
// The sheet's lines first.
[[nodiscard]] std::vector<std::string> liveLines(const desk::LiveTable& table, const desk::ClockSignals& rung,
                                                 words::Language language);

}  // namespace damath::cli
