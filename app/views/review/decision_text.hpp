// SPDX-License-Identifier: GPL-3.0-or-later
// The words for a decision of the facilitator that waits for a name and a reason.
#pragma once

#include <optional>
#include <string>

#include "app/models/sheet/review_lines.hpp"

namespace damath::views {

// "line 4, RED, total"
[[nodiscard]] QString cellText(const models::ReviewCell& cell, const models::Translator& translator);

// True if the cell is the root of exchanged columns, which only an answer about the habit leaves as written.
[[nodiscard]] bool isExchange(const desk::SheetView& view, const contest::EventSetup& setup,
                              const models::ReviewCell& cell);

// Returns the ruling: "Keep “-13” in line 4, RED, total". nullopt as `value` lets stand what is written.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const models::ReviewCell& cell,
                                   const std::optional<std::string>& value,
                                   const models::Translator& translator);

}  // namespace damath::views
