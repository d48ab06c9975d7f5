// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a cell that several jumps of a chain share into one part for each jump.
#pragma once

#include <vector>

#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// The separators that may stand between two jumps. Jumps: a semicolon, a line end, an arrow, `and`, `at`,
// `then`, `saka`, `&`. JumpsAndCommas also allows commas. JumpsAndSlashes also allows slashes with blanks
// around them.
enum class Between { Jumps, JumpsAndCommas, JumpsAndSlashes };

// Returns the parts between separators that stand outside all brackets; the whole text if there is no
// separator.
[[nodiscard]] std::vector<NormalizedText> partsOf(const NormalizedText& written, Between between);

// Splits the text at blanks.
[[nodiscard]] std::vector<NormalizedText> wordsOf(const NormalizedText& written);

}  // namespace damath::sheet
