// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the extension of a file name, such as ".csv".
#pragma once

#include <algorithm>
#include <string_view>

namespace damath {

// True if the name ends with the extension, in small or capital letters. Other computers may write capital
// letters. Precondition: `extension` has only small ASCII letters and the dot.
[[nodiscard]] constexpr bool hasExtension(std::string_view name, std::string_view extension) {
  if (name.size() < extension.size()) return false;
  const auto isSame = [](char written, char asked) {
    return written == asked || (written >= 'A' && written <= 'Z' && written - 'A' + 'a' == asked);
  };
  return std::ranges::equal(name.substr(name.size() - extension.size()), extension, isSame);
}

}  // namespace damath
