// SPDX-License-Identifier: GPL-3.0-or-later
// A decision of the facilitator before it gets a name and a reason: its words, and why it cannot be made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/models/sheet/review_lines.hpp"
#include "app/views/review/review_head.hpp"

namespace damath::views {

// "line 4, RED, total"
[[nodiscard]] QString cellText(const models::ReviewCell& cell, const models::Translator& translator);

// Returns the habits that the finding of the cell asks about; empty if it asks nothing.
[[nodiscard]] std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view,
                                                         const models::ReviewCell& cell);

// Returns why the cell cannot be ruled on; nullopt if it can. nullopt as `value` keeps what is written.
[[nodiscard]] std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                                     const models::ReviewCell& cell,
                                                     const std::optional<std::string>& value);

// Returns the ruling: "Keep “-13” in line 4, RED, total". nullopt as `value` lets stand what is written.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const models::ReviewCell& cell,
                                   const std::optional<std::string>& value,
                                   const models::Translator& translator);

// Returns the sentence of the ruling on the cell: "Line 4, RED, total: -13 stands as written …". Empty if
// there is none.
[[nodiscard]] QString ruledText(const desk::SheetView& view, const models::ReviewCell& cell,
                                const models::Translator& translator);

}  // namespace damath::views
