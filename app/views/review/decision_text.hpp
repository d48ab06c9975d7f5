// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for a reviewer's ruling before it has a name and a reason: the text of the ruling, and the reason why
// it is impossible.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/models/sheet/review_lines.hpp"
#include "app/views/review/review_head.hpp"

namespace damath::views {

// Returns "line 4, RED, total".
[[nodiscard]] QString cellText(const models::ReviewCell& cell, const models::Translator& translator);

// Returns the habits that the finding of the cell asks about; empty if it asks nothing.
[[nodiscard]] std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view,
                                                         const models::ReviewCell& cell);

// Returns the error if the cell cannot get this ruling; nullopt if it can. A nullopt `value` keeps the
// written text.
[[nodiscard]] std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                                     const models::ReviewCell& cell,
                                                     const std::optional<std::string>& value);

// Returns the text of the ruling: "Keep “-13” in line 4, RED, total". A nullopt `value` keeps the written
// text.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const models::ReviewCell& cell,
                                   const std::optional<std::string>& value,
                                   const models::Translator& translator);

// Returns the sentence of the ruling on the cell: "Line 4, RED, total: -13 stands as written …". Empty if
// there is no ruling.
[[nodiscard]] QString ruledText(const desk::SheetView& view, const models::ReviewCell& cell,
                                const models::Translator& translator);

}  // namespace damath::views
