// SPDX-License-Identifier: GPL-3.0-or-later
// Exact values as text, the same in documents, sheets written by the program and the database: ASCII '-',
// lowest terms, no "/1".
//   Fraction: 75 · -21/4 · √2 · -√2 · 12√2 · 5√2/36 · 1 - 5√2/36 · √2 + √3
//   Decimal:  -58.09 · 0.6, no trailing zeros; a value whose decimals do not end is written as Fraction.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/exact/number.hpp"

namespace damath::exact {

enum class FigureStyle { Fraction, Decimal };

[[nodiscard]] std::string toText(const Number& value, FigureStyle style = FigureStyle::Fraction);

// The value rounded (halves away from zero) and written with exactly so many decimals: -21/4 → -5.25,
// 2 → 2.00.
[[nodiscard]] std::string toDecimals(const Number& value, int decimals);

// Both forms above; also '−' and '–' for the minus sign, "sqrt" and "sqrt(2)" for the root, unreduced
// fractions, mixed numbers "-1 1/2", and blanks between terms. Nothing where the text is not wholly such a
// value, or is longer than any figure (60 digits in a row).
[[nodiscard]] std::optional<Number> parseNumber(std::string_view text);

}  // namespace damath::exact
