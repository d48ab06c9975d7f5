// SPDX-License-Identifier: GPL-3.0-or-later
// The ruling on one cell of a reviewed scoresheet (rulebook T6): tells if the cell may get the ruling, and
// describes the cell and its ruling in words.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "app/window/review/review_lines.hpp"
#include "app/window/review/reviewed_sheet.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Returns the name of a cell, for example "line 4, RED, total".
[[nodiscard]] QString cellText(const ReviewCell& cell, const Translator& translator);

// Returns the habits that the finding about the cell asks about; empty if it asks about none.
[[nodiscard]] std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view, const ReviewCell& cell);

// Returns the error if the cell cannot get this ruling; nullopt if it can. If `value` is nullopt, the ruling
// keeps the written text.
[[nodiscard]] std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                                     const ReviewCell& cell,
                                                     const std::optional<std::string>& value);

// Returns the ruling in words, for example "Keep “-13” in line 4, RED, total". If `value` is nullopt, the
// ruling keeps the written text.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const ReviewCell& cell,
                                   const std::optional<std::string>& value, const Translator& translator);

// Returns the sentence about the ruling on a cell, for example "Line 4, RED, total: -13 stands as written …".
// Empty if the cell has no ruling.
[[nodiscard]] QString ruledText(const desk::SheetView& view, const ReviewCell& cell,
                                const Translator& translator);

}  // namespace damath::window
