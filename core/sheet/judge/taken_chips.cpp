// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/taken_chips.hpp"

#include <algorithm>

namespace damath::sheet {

using board::ChipIndex;
using board::Side;

void TakenChips::readOnce() {
  if (m_isRead) return;
  m_isRead = true;
  for (const auto* plays : {&m_reading.plays, &m_reading.repeats}) {
    for (const PlayEntry& play : *plays) {
      const CaptureEntry* capture = play.entry.capture();
      if (capture == nullptr) continue;
      auto& lines = m_lines[indexOf(board::opponent(play.owner))];
      for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
        if (capture->taken.names(chip)) lines[chip].push_back(play.line);
      }
    }
  }
  for (auto& ofSide : m_lines) {
    for (std::vector<int>& lines : ofSide) std::ranges::sort(lines);
  }
}

std::optional<TakenChip> TakenChips::before(int line, Side column, const Operand& operand, Side side) {
  readOnce();
  // Within a line, BLUE's entry counts as earlier than RED's. So before RED's entry, the capture of a RED
  // chip on the same line counts too.
  const int end = column == Side::Red && side == Side::Red ? line + 1 : line;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (!operand.names(chip)) continue;
    const std::vector<int>& lines = m_lines[indexOf(side)][chip];
    const auto next = std::ranges::lower_bound(lines, end);
    if (next != lines.begin()) return TakenChip{side, chip, *std::prev(next)};
  }
  return std::nullopt;
}

}  // namespace damath::sheet
