// SPDX-License-Identifier: GPL-3.0-or-later
// Inserts words into a pattern.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace damath {

// Returns the pattern with `%1` to `%9` replaced by the first to the ninth word. A placeholder without a word
// is removed. `%%` becomes a percent sign. A percent sign before any other character stays.
[[nodiscard]] std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words);

}  // namespace damath
