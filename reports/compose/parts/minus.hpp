// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the true minus sign "−" in place of hyphens before figures, in all texts on paper and on web pages. It
// is as wide as a plus sign. Files for other programs keep the ASCII '-'.
#pragma once

#include <string>
#include <string_view>

namespace damath::compose {

// Replaces the hyphens that are the sign of a number, as in "-21/4" and "(-7)". Hyphens in names, dates,
// ranges and results stay: "Cruz-Reyes", "2026-11-20", "1-0".
[[nodiscard]] std::string withTrueSigns(std::string_view text);
// Replaces hyphens like withTrueSigns(), and also a hyphen between two numbers with spaces around it, as in
// "1 - 5√2/36".
[[nodiscard]] std::string withTrueMinus(std::string_view text);
// Replaces every hyphen of the text by a minus sign. Precondition: the text contains only numbers and signs
// of arithmetic.
[[nodiscard]] std::string withMinusThroughout(std::string_view text);

}  // namespace damath::compose
