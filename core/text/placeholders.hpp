// SPDX-License-Identifier: GPL-3.0-or-later
// Inserts words into a pattern.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace damath {

// Returns the pattern with `%1` to `%9` replaced by the first to the ninth word. A placeholder without a word
// is removed. `%%` becomes a percent sign. A percent sign before any other character stays. A
// word that ends with a full stop takes the place of the full stop that ends the sentence behind it: "%1."
// with "Cruz, Ana P." is "Cruz, Ana P."
[[nodiscard]] std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words);

}  // namespace damath
