// SPDX-License-Identifier: GPL-3.0-or-later
// Converts between exact values and text. Documents, the database and scoresheets written by the program all
// use this form: ASCII '-', lowest terms, no "/1".
//   Fraction: 75 · -21/4 · √2 · -√2 · 12√2 · 5√2/36 · 1 - 5√2/36 · √2 + √3
//   Decimal:  -58.09 · 0.6, no trailing zeros. Values with endless decimals, or with more than 30, are
//             written as Fraction.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/exact/number.hpp"

namespace damath::exact {

enum class FigureStyle { Fraction, Decimal };

[[nodiscard]] std::string toText(const Number& value, FigureStyle style = FigureStyle::Fraction);

// Returns the value as Fraction, but with a mixed number in place of an improper fraction: 45 1/2, -3 1/4,
// 45 1/2 + 3√2. People see at once how large a mixed number is.
[[nodiscard]] std::string toMixedText(const Number& value);

// Returns the value rounded (halves away from zero) and written with exactly this number of decimals: -21/4 →
// -5.25, 2 → 2.00.
[[nodiscard]] std::string toDecimals(const Number& value, int decimals);

// Parses both forms, Fraction and Decimal. Also accepts '−' and '–' for the minus sign, '+' at the beginning,
// "sqrt", "sqrt(2)" and "√(2)" for the root, unreduced fractions, mixed numbers "-1 1/2", and blanks around
// terms. nullopt if the text contains anything else, a zero denominator, a run of more than 60 digits, or a
// radicand above kMostRadicand.
[[nodiscard]] std::optional<Number> parseNumber(std::string_view text);

}  // namespace damath::exact
