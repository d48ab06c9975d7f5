// SPDX-License-Identifier: GPL-3.0-or-later
// Converts figures to the text that the contest file stores, and back. Throws BrokenRow for a text that
// cannot be read.
#pragma once

#include <string>

#include "core/exact/number_text.hpp"

namespace damath::db::detail {

// figureText returns the text of a number as the contest file stores it: in the style of its chip set, as a
// fraction or as a decimal. figureOf reads this text, and throws BrokenRow for any other spelling of the same
// number.
[[nodiscard]] std::string figureText(const exact::Number& value, exact::FigureStyle style);
[[nodiscard]] exact::Number figureOf(const std::string& text, exact::FigureStyle style);

}  // namespace damath::db::detail
