// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases of a game in the terminal in each language. `%1`, `%2` are placeholders for the caller's words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class PlayPhrase {
#include "PlayPhrase_names.inc"
};

[[nodiscard]] std::string said(PlayPhrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

}  // namespace damath::words
