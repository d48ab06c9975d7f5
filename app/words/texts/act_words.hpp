// SPDX-License-Identifier: GPL-3.0-or-later
// What was done, told by the journal's word for it.
#pragma once

#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

// "a round was paired" for `pairRound`; the word itself where this program does not know it.
[[nodiscard]] std::string actText(std::string_view action, Language language);

// Why a copy of the contest file was made, by the word in its name: "before: a result was corrected".
[[nodiscard]] std::string copyText(std::string_view why, Language language);

}  // namespace damath::words
