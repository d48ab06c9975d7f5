// SPDX-License-Identifier: GPL-3.0-or-later
// All phrases of the console's windows in each language. `%1`, `%2` are placeholders for the caller's words.
// `&` marks the letter for the Alt key; `…` at the end means that a dialog opens.
#pragma once

#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class Phrase {
#include "Phrase_names.inc"
};

// Returns UTF-8 text that is valid as long as the program runs.
[[nodiscard]] std::string_view toText(Phrase phrase, Language language);

// Returns the translation of Qt's own texts, which Qt ships only in English: buttons ("&Yes", "Cancel" …),
// file dialog and print preview. Empty for every other text.
[[nodiscard]] std::string_view buttonText(std::string_view english, Language language);

}  // namespace damath::words
