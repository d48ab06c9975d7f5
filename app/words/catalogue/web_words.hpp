// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases of the web pages for phones and browsers in each language. `%1`, `%2` are placeholders for the
// caller's words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class WebPhrase {
#include "WebPhrase_names.inc"
};

[[nodiscard]] std::string said(WebPhrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

}  // namespace damath::words
