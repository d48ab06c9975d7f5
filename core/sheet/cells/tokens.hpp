// SPDX-License-Identifier: GPL-3.0-or-later
// The small pieces of a Move cell. Each function takes its piece at a place of the text and moves the place
// behind the piece; blanks before and within the piece do not count.
#pragma once

#include <optional>
#include <string_view>

#include "core/board/square.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

[[nodiscard]] constexpr bool isSmallLetter(char character) {
  return character >= 'a' && character <= 'z';
}

// A whole number of at most three digits, with its sign. Where there is none, the place stands at the first
// character that is not understood.
[[nodiscard]] std::optional<int> takeInteger(const NormalizedText& written, std::size_t& place);

// `(x, y)` with any two numbers. Where there is none, as above.
[[nodiscard]] std::optional<board::Coordinates> takeCoordinates(const NormalizedText& written,
                                                                std::size_t& place);

// nullopt if the character is no sign of + - x ÷.
[[nodiscard]] std::optional<board::Operator> operatorOf(char character);

// `x 2` or `x 4`. The place stays where there is none.
[[nodiscard]] std::optional<int> takeFactor(const NormalizedText& written, std::size_t& place);

// The 2 or 4 of `2(` and `2 x`. The place stays where there is none.
[[nodiscard]] std::optional<int> takeLeadingFactor(const NormalizedText& written, std::size_t& place);

// The text behind the number of a move that a point or a bracket ends, `12.` or `12)`; the whole text where
// there is no such number.
[[nodiscard]] NormalizedText withoutNumber(const NormalizedText& written);

// Takes a word in small letters that no letter follows. The place stays where there is none.
[[nodiscard]] bool takeWord(const NormalizedText& written, std::size_t& place, std::string_view word);

}  // namespace damath::sheet
