// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for a reviewer's ruling before it has a name and a reason: the text of the ruling, and the reason why
// it is impossible.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/window/review/review_head.hpp"
#include "app/window/scoresheet/review_lines.hpp"

namespace damath::window {

// Returns "line 4, RED, total".
[[nodiscard]] QString cellText(const ReviewCell& cell, const Translator& translator);

// Returns the habits that the finding of the cell asks about; empty if it asks nothing.
[[nodiscard]] std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view, const ReviewCell& cell);

// Returns the error if the cell cannot get this ruling; nullopt if it can. A nullopt `value` keeps the
// written text.
[[nodiscard]] std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                                     const ReviewCell& cell,
                                                     const std::optional<std::string>& value);

// Returns the text of the ruling: "Keep “-13” in line 4, RED, total". A nullopt `value` keeps the written
// text.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const ReviewCell& cell,
                                   const std::optional<std::string>& value, const Translator& translator);

// Returns the sentence of the ruling on the cell: "Line 4, RED, total: -13 stands as written …". Empty if
// there is no ruling.
[[nodiscard]] QString ruledText(const desk::SheetView& view, const ReviewCell& cell,
                                const Translator& translator);

}  // namespace damath::window
