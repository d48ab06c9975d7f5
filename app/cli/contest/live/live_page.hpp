// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a live game: its scoresheet so far, the totals, the clocks, and the decisions that are still open.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/desk/play/live_desk.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::cli {

[[nodiscard]] nlohmann::ordered_json liveJson(const contest::Event& event, const desk::LiveTable& table,
                                              const desk::ClockSignals& rung);
// Returns the page about a live game as lines. The page begins with the scoresheet.
[[nodiscard]] std::vector<std::string> liveLines(const desk::LiveTable& table, const desk::ClockSignals& rung,
                                                 words::Language language);

}  // namespace damath::cli
