// SPDX-License-Identifier: GPL-3.0-or-later
// Guesses the intended word behind a mistyped word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::cli {

// Returns the nearest word by the number of wrong, missing, additional or exchanged letters. A word that
// begins with the typed text of at least 3 letters counts as near. Empty if no word is near or several are
// equally near.
[[nodiscard]] std::string nearest(std::string_view typed, const std::vector<std::string>& words);

}  // namespace damath::cli
