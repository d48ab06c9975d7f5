// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the input, however long it is.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace damath::cli {

// Without its end; nothing at the end of the input. What is beyond so many letters is thrown away.
[[nodiscard]] inline std::optional<std::string> lineFrom(std::istream& in, std::size_t most) {
  std::string line;
  bool any = false;
  for (char c = 0; in.get(c);) {
    any = true;
    if (c == '\n') break;
    if (line.size() < most) line += c;
  }
  if (!any) return std::nullopt;
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

}  // namespace damath::cli
