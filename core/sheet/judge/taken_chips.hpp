// SPDX-License-Identifier: GPL-3.0-or-later
// Which lines say that a chip was taken, of every entry of the sheet, whether or not the game could be
// followed there.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

class TakenChips {
 public:
  // The reading must outlive it.
  explicit TakenChips(const Reading& reading) : m_reading(reading) {}

  // The chip that the operand names of this side, where a half before this one says that it was taken; of
  // several lines that say so the last.
  [[nodiscard]] std::optional<TakenChip> before(int line, board::Side column, const Operand& operand,
                                                board::Side side);

 private:
  void readOnce();

  const Reading& m_reading;
  bool m_isRead = false;
  std::array<std::array<std::vector<int>, board::kChipsASide>, 2> m_lines;  // ascending, by the chip taken
};

}  // namespace damath::sheet
