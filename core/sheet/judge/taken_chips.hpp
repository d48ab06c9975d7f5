// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the lines that record the capture of a chip. Uses every entry of the sheet that is not crossed out,
// also entries that could not be followed on the board.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

class TakenChips {
 public:
  // Precondition: the reading outlives this object.
  explicit TakenChips(const Reading& reading) : m_reading(reading) {}

  // Returns the chip of `side` that the operand names, with the last line that records its capture before the
  // entry at this line and column. nullopt if there is no such line.
  [[nodiscard]] std::optional<TakenChip> before(int line, board::Side column, const Operand& operand,
                                                board::Side side);

 private:
  void readOnce();

  const Reading& m_reading;
  bool m_isRead = false;
  // For each taken chip, the lines that record its capture, in ascending order.
  std::array<std::array<std::vector<int>, board::kChipsASide>, 2> m_lines;
};

}  // namespace damath::sheet
