// SPDX-License-Identifier: GPL-3.0-or-later
// Texts one behind the other.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace damath {

// textOf(item) of each item, with `between` between them; of empty ones at the beginning nothing is seen.
template <class Items, class TextOf = std::identity>
[[nodiscard]] std::string joined(const Items& items, std::string_view between, TextOf textOf = {}) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += between;
    text += std::invoke(textOf, item);
  }
  return text;
}

}  // namespace damath
