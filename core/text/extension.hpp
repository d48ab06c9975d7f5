// SPDX-License-Identifier: GPL-3.0-or-later
// What a file's name ends with, such as ".csv".
#pragma once

#include <algorithm>
#include <string_view>

namespace damath {

// In letters of either case, as other computers write them. Promise: the extension is of small ASCII letters.
[[nodiscard]] constexpr bool hasExtension(std::string_view name, std::string_view extension) {
  if (name.size() < extension.size()) return false;
  const auto isSame = [](char written, char asked) {
    return written == asked || (written >= 'A' && written <= 'Z' && written - 'A' + 'a' == asked);
  };
  return std::ranges::equal(name.substr(name.size() - extension.size()), extension, isSame);
}

}  // namespace damath
