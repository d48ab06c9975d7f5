// SPDX-License-Identifier: GPL-3.0-or-later
// Joins several texts into one text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace damath {

// Returns textOf(item) of every item, with `between` as the separator. Empty texts at the beginning get no
// separator.
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
