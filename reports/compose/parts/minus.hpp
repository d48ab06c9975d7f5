// SPDX-License-Identifier: GPL-3.0-or-later
// The minus sign of everything that a person reads on paper or in a page: the true one, as wide as a plus,
// whichever hyphen stood in the text. Programs read ASCII '-', in files that no one prints.
#pragma once

#include <string>
#include <string_view>

namespace damath::compose {

// Signs of figures alone: "-21/4" and "(-7)". Hyphens of names, dates, ranges and results stay: "Cruz-Reyes",
// "2026-11-20", "1-0".
[[nodiscard]] std::string withTrueSigns(std::string_view text);
// And between figures, with blanks around it: "1 - 5√2/36".
[[nodiscard]] std::string withTrueMinus(std::string_view text);
// Every hyphen, where nothing but figures can stand.
[[nodiscard]] std::string withMinusThroughout(std::string_view text);

}  // namespace damath::compose
