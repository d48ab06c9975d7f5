// SPDX-License-Identifier: GPL-3.0-or-later
// All phrases of the command `damath` in each language. `%1`, `%2` are placeholders for the caller's words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class CliPhrase {
#include "CliPhrase_names.inc"
};

// Returns UTF-8 text that is valid as long as the program runs.
[[nodiscard]] std::string_view toText(CliPhrase phrase, Language language);
[[nodiscard]] std::string said(CliPhrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

}  // namespace damath::words
