// SPDX-License-Identifier: GPL-3.0-or-later
// Fills names and numbers into phrases.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/words/catalogue/pattern.hpp"
#include "core/text/placeholders.hpp"

namespace damath::words {

[[nodiscard]] std::string said(const Pattern& pattern, Language language,
                               std::initializer_list<std::string_view> words = {});

// Returns the text with a capital letter at its beginning, for a message of its own.
[[nodiscard]] std::string asSentence(std::string text);

// Returns "a, b and c" or "a, b or c". If a word contains a comma: "Cruz, Ben; Reyes, Ana; and Santos, Eva".
[[nodiscard]] std::string joinedByAnd(const std::vector<std::string>& words, Language language);
[[nodiscard]] std::string joinedByOr(const std::vector<std::string>& words, Language language);

}  // namespace damath::words
