// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the tag of a sheet whose game begins with a few chips only.
#pragma once

#include <map>
#include <string>

namespace damath::cli {

struct StartChip {
  std::string colour;
  int value = 0;
  bool dama = false;
};

// Returns the tag for `chips`, keyed by index (rulebook B2). The tag names no side to move, so the first
// mover of the ruleset is to move. All values are whole numbers.
inline std::string startTag(const std::map<int, StartChip>& chips) {
  std::string entries;
  for (int index = 0; index < 64; ++index) {
    if ((index / 8 + index) % 2 != 0) continue;
    const auto chip = chips.find(index);
    entries += entries.empty() ? "" : ",";
    entries += R"({\"position\":)" + std::to_string(index) + R"(,\"piece\":)";
    if (chip == chips.end()) {
      entries += "null}";
    } else {
      entries += R"([\")" + chip->second.colour + R"(\",)" + std::to_string(chip->second.value) + "," +
                 (chip->second.dama ? "true" : "false") + "]}";
    }
  }
  return R"([Start "{\"board\":[)" + entries + "]}\"]\n";
}

}  // namespace damath::cli
