// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the error in a cell, as precise as scoresheet and audit allow. A finding code can have several
// cases: for "no such chip", the chip may not exist, or it may be taken already. If the error follows from an
// earlier error, the words say so. finding_words.cpp adds the line, the correction and the clause.
#pragma once

#include <string>

#include "core/sheet/judge/audit.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string whatOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                 Language language);

// Returns a square as text, such as `(2,5)`. Counts squares in the way that the ruleset and the chip set
// require (N1). If each player counts from the own side, counts from the side of `reader`.
[[nodiscard]] std::string squareOf(const sheet::Audited& audited, board::Square square, board::Side reader);

// Returns the number with a true minus sign (−), as in printed arithmetic. Sets with exact arithmetic use
// fractions, as printed on their chips. All other sets use decimals.
[[nodiscard]] std::string printedFigure(const sheet::Law& law, const exact::Number& value);
// Returns the number with a true minus sign (−), as sentences have it, in place of a hyphen.
[[nodiscard]] std::string withMinus(std::string_view figure);
[[nodiscard]] std::string bracketed(const std::string& figure);

}  // namespace damath::words
