// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/checklist_lines.hpp"

#include <algorithm>
#include <array>

#include "app/cli/shell/terminal_text.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

std::vector<std::string> checklistLines(const words::Checklist& list, const std::string& legend,
                                        words::Language language) {
  // The widths of the columns. The heading has the first column in its least width.
  constexpr std::size_t kLeast = 6;
  std::array<std::size_t, 6> widths = {kLeast, 8, 9, 10, 8, 0};
  for (const words::ChecklistGroup& group : list.groups) {
    for (const auto& player : group.players) widths[0] = std::max(widths[0], widthOf(player[0]) + 2);
  }
  std::string heading = words::said(Phrase::PlayerHead, language);
  heading.insert(std::min(kLeast, heading.size()), widths[0] - kLeast, ' ');
  std::vector<std::string> lines{list.head, legend};
  const auto add = [&lines](const std::string& line) {
    if (!line.empty()) lines.push_back(line);
  };
  for (const words::ChecklistGroup& group : list.groups) {
    lines.insert(lines.end(), {std::string(), group.title});
    add(group.movedDown);
    add(heading);
    for (const auto& player : group.players) {
      std::string line;
      for (std::size_t i = 0; i < player.size(); ++i) line += padded(player[i], widths[i]);
      add(line);
    }
    for (const std::string& pair : group.pairs) add(pair);
    add(group.floats);
  }
  if (!list.sitsOut.empty()) lines.insert(lines.end(), {std::string(), list.sitsOut});
  return lines;
}

}  // namespace damath::cli
