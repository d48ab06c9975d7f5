// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the lines that record the capture of a chip. Uses every entry of the sheet, even if the game could
// not be followed there.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

class TakenChips {
 public:
  // The reading must outlive this object.
  explicit TakenChips(const Reading& reading) : m_reading(reading) {}

  // Returns the chip of `side` that the operand names, with the last line before this half that records its
  // capture. nullopt if there is no such line.
  [[nodiscard]] std::optional<TakenChip> before(int line, board::Side column, const Operand& operand,
                                                board::Side side);

 private:
  void readOnce();

  const Reading& m_reading;
  bool m_isRead = false;
  std::array<std::array<std::vector<int>, board::kChipsASide>, 2> m_lines;  // lines by taken chip, ascending
};

}  // namespace damath::sheet
