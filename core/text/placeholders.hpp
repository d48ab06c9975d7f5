// SPDX-License-Identifier: GPL-3.0-or-later
// Putting words into a pattern.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace damath {

// The pattern with `%1`, `%2` … replaced by the first, second … of the words, a place without a word by
// nothing; `%%` is a percent sign, and so is one before anything else.
[[nodiscard]] std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words);

}  // namespace damath
