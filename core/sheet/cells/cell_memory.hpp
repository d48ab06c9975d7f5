// SPDX-License-Identifier: GPL-3.0-or-later
// Cells read once: players write the same moves and figures over and over, on one sheet and from sheet to
// sheet, and what a cell says depends on its text and the chips alone.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/sheet/cells/entry.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/cells/known_texts.hpp"

namespace damath::sheet {

// An R.C. cell: the chip with its doubling, or the first character not understood, from 1.
struct RemainingCell {
  std::optional<EntryReader::RemainingEntry> chip;
  std::size_t column = 0;
};

class CellMemory {
 public:
  // The set must outlive it.
  explicit CellMemory(const rules::ChipSet& set);

  [[nodiscard]] const EntryReader& reader() const { return m_reader; }

  // Valid until the memory is trimmed.
  [[nodiscard]] const Entry& entry(std::string_view cell);
  [[nodiscard]] const Figure& figure(std::string_view cell);
  [[nodiscard]] const RemainingCell& remaining(std::string_view cell);

  // The jumps of a Move cell that holds several, empty for any other cell; and what a Score or Total cell
  // says beside so many jumps.
  [[nodiscard]] const std::vector<Entry>& jumps(std::string_view cell);
  [[nodiscard]] const SharedFigure& sharedFigure(std::string_view cell, std::size_t jumps);

  // Forgets everything where that has become much: memory stays bounded however many sheets are read.
  void trim();

 private:
  EntryReader m_reader;
  KnownTexts<Entry> m_entries;
  KnownTexts<Figure> m_figures;
  KnownTexts<RemainingCell> m_remaining;
  KnownTexts<std::vector<Entry>> m_jumps;
  KnownTexts<SharedFigure> m_sharedFigures;  // by the number of jumps and the cell
  Thousands m_thousands;
};

}  // namespace damath::sheet
