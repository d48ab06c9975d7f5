// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a text with dividers between them.
#pragma once

#include <algorithm>
#include <string_view>

namespace damath {

// Up to the divider or the end; the text is shortened by both.
[[nodiscard]] inline std::string_view takePart(std::string_view& text, char divider) {
  const std::string_view part = text.substr(0, text.find(divider));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

}  // namespace damath
