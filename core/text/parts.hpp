// SPDX-License-Identifier: GPL-3.0-or-later
// Joins texts, and splits a text at dividers.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

namespace damath {

// Joins the texts textOf(item) of all items, with `between` as the separator. No separator follows empty
// texts at the beginning.
template <class Items, class TextOf = std::identity>
[[nodiscard]] std::string joined(const Items& items, std::string_view between, TextOf textOf = {}) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += between;
    text += std::invoke(textOf, item);
  }
  return text;
}

// Removes the first part and its divider from `text` and returns the part. Without a divider, the part is the
// whole text.
[[nodiscard]] inline std::string_view takePart(std::string_view& text, char divider) {
  const std::string_view part = text.substr(0, text.find(divider));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

}  // namespace damath
