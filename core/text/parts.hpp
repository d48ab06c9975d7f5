// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a text at dividers.
#pragma once

#include <algorithm>
#include <string_view>

namespace damath {

// Removes the first part and its divider from `text` and returns the part. Without a divider, the part is the
// whole text.
[[nodiscard]] inline std::string_view takePart(std::string_view& text, char divider) {
  const std::string_view part = text.substr(0, text.find(divider));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

}  // namespace damath
