// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a cell, as precisely as sheet and report allow: one code has several cases (a chip
// that is none and one that was taken, a swap and another chip), and what follows from an earlier mistake
// says so. finding_words.cpp puts lead, correction and clause around it.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::words {

[[nodiscard]] std::string whatOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                 Language language);

// `(2,5)`, in the frame the set's players write in (N1).
[[nodiscard]] std::string squareOf(const sheet::Audited& audited, board::Square square, board::Side reader);

// With a true minus sign, as arithmetic is printed; chips as printed on them.
[[nodiscard]] std::string printedFigure(const sheet::Law& law, const exact::Number& value);
// As it is written on the sheet, in the sentence's own minus sign.
[[nodiscard]] std::string withMinus(std::string_view figure);
[[nodiscard]] std::string bracketed(const std::string& figure);

}  // namespace damath::words
