// SPDX-License-Identifier: GPL-3.0-or-later
// Reads input lines of any length with limited memory.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace damath::cli {

// Returns the next line without its line end; nullopt at the end of the input. A line longer than `most`
// bytes is cut off there.
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
