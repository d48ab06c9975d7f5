// SPDX-License-Identifier: GPL-3.0-or-later
// A cell that several jumps of a chain share, cut into what each jump has of it.
#pragma once

#include <vector>

#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// What may stand between two jumps. Jumps: a semicolon, a line end, an arrow, `and`, `at`, `then`, `saka`,
// `&`. The others have commas as well, or slashes with blanks around them.
enum class Between { Jumps, JumpsAndCommas, JumpsAndSlashes };

// The parts between separators that stand outside all brackets; the whole text where there is no separator.
[[nodiscard]] std::vector<NormalizedText> partsOf(const NormalizedText& written, Between between);

// The words between blanks.
[[nodiscard]] std::vector<NormalizedText> wordsOf(const NormalizedText& written);

}  // namespace damath::sheet
