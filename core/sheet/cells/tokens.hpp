// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the small pieces of a cell: numbers, squares, signs, words. Each `take` function reads a piece at
// `place` and moves `place` to the character after the piece. It skips blanks before the piece;
// takeCoordinates, takeFactor and takeLeadingFactor also skip blanks within the piece.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/board/square.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

[[nodiscard]] constexpr bool isSmallLetter(char character) {
  return character >= 'a' && character <= 'z';
}

// Takes a whole number of at most three digits, with its sign. On failure, `place` is the first unreadable
// character.
[[nodiscard]] std::optional<int> takeInteger(const NormalizedText& written, std::size_t& place);

// Takes a square `(x, y)` with any two numbers. On failure, `place` is the first unreadable character.
[[nodiscard]] std::optional<board::Coordinates> takeCoordinates(const NormalizedText& written,
                                                                std::size_t& place);

// Returns the operator that a sign stands for; nullopt if the character is no sign for + - x ÷.
[[nodiscard]] std::optional<board::Operator> operatorOf(char character);

// Takes a factor after a value, `x 2` or `x 4`, and returns it. On failure, `place` does not move.
[[nodiscard]] std::optional<int> takeFactor(const NormalizedText& written, std::size_t& place);

// Takes a factor 2 or 4 before a value, as in `2(` and `2 x`. On failure, `place` does not move.
[[nodiscard]] std::optional<int> takeLeadingFactor(const NormalizedText& written, std::size_t& place);

// Returns the text after a move number such as `12.` or `12)`; the whole text if it begins with no such
// number.
[[nodiscard]] NormalizedText withoutNumber(const NormalizedText& written);

// Takes the given word, which has small letters, unless another small letter follows it. On failure, `place`
// does not move.
[[nodiscard]] bool takeWord(const NormalizedText& written, std::size_t& place, std::string_view word);

// The separators that may stand between two jumps of a chain that share a cell. Jumps: a semicolon, a line
// end, an arrow, `and`, `at`, `then`, `saka`, `&`. JumpsAndCommas also allows commas. JumpsAndSlashes also
// allows slashes with blanks around them.
enum class Between { Jumps, JumpsAndCommas, JumpsAndSlashes };

// Splits a cell that several jumps of a chain share into one part for each jump. Separators within brackets
// do not count. Without a separator, the only part is the whole text.
[[nodiscard]] std::vector<NormalizedText> partsOf(const NormalizedText& written, Between between);

// Splits the text at the blanks of the cell. `3½` is one word.
[[nodiscard]] std::vector<NormalizedText> wordsOf(const NormalizedText& written);

}  // namespace damath::sheet
