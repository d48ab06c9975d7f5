// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/unsigned_chip.hpp"

#include <bit>

namespace damath::sheet {

std::optional<Operand> withSign(const rules::ChipSet& set, const Operand& operand) {
  if (operand.isChip() || !operand.value || operand.value->coefficient.sign() <= 0) return std::nullopt;
  Operand meant = operand;
  meant.value->coefficient = -meant.value->coefficient;
  const std::string text = "-" + operand.text;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (set.chips[chip].value != *meant.value) continue;
    meant.valued = static_cast<ChipMask>(meant.valued | 1U << chip);
    if (foldedChipText(set.chips[chip].text) == text) meant.named = static_cast<ChipMask>(1U << chip);
  }
  if (meant.named == 0 && std::popcount(unsigned{meant.valued}) != 1) return std::nullopt;
  meant.text = text;
  return meant;
}

}  // namespace damath::sheet
