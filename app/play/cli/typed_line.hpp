// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lines of any length in limited memory.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace damath::cli {

// Returns a line without its end; nullopt at the end of the input. Bytes after the first `most` are dropped.
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
