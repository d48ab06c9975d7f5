// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the error in a cell as precisely as sheet and report allow. One code has several cases, for
// example a chip that does not exist and a chip that was taken. An error that follows from an earlier error
// says so. finding_words.cpp adds the place, the correction and the clause.
#pragma once

#include <string>

#include "core/sheet/judge/audit.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string whatOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                 Language language);

// Returns a square such as `(2,5)`, seen as the chip set's players write squares (N1).
[[nodiscard]] std::string squareOf(const sheet::Audited& audited, board::Square square, board::Side reader);

// Returns the number with a true minus sign, as in printed arithmetic. Sets with exact arithmetic use
// fractions, as printed on their chips; all other sets use decimals.
[[nodiscard]] std::string printedFigure(const sheet::Law& law, const exact::Number& value);
// Returns a written number with the true minus sign of sentences.
[[nodiscard]] std::string withMinus(std::string_view figure);
[[nodiscard]] std::string bracketed(const std::string& figure);

}  // namespace damath::words
