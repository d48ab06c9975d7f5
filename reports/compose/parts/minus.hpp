// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the true minus sign "−", which is as wide as a plus, into all texts on paper and on pages. Files for
// programs keep the ASCII '-'.
#pragma once

#include <string>
#include <string_view>

namespace damath::compose {

// Replaces the signs of figures only: "-21/4" and "(-7)". Hyphens in names, dates, ranges and results stay:
// "Cruz-Reyes", "2026-11-20", "1-0".
[[nodiscard]] std::string withTrueSigns(std::string_view text);
// Also replaces a hyphen between figures, with spaces around it: "1 - 5√2/36".
[[nodiscard]] std::string withTrueMinus(std::string_view text);
// Replaces every hyphen. Precondition: the text contains only figures.
[[nodiscard]] std::string withMinusThroughout(std::string_view text);

}  // namespace damath::compose
