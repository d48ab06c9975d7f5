// SPDX-License-Identifier: GPL-3.0-or-later
// Putting names and figures into a phrase.
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

// With a capital at its beginning, as a message that stands by itself.
[[nodiscard]] std::string asSentence(std::string text);

// "a, b and c"; "a, b or c"; where a word has a comma itself, "Cruz, Ben; Reyes, Ana; and Santos, Eva".
[[nodiscard]] std::string joinedByAnd(const std::vector<std::string>& words, Language language);
[[nodiscard]] std::string joinedByOr(const std::vector<std::string>& words, Language language);

}  // namespace damath::words
