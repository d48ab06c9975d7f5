// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of cells that have been read. Players write the same moves and figures again and again, on one
// sheet and from sheet to sheet. The meaning of a cell depends only on its text and the chip set.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/sheet/cells/entry.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/cells/known_texts.hpp"

namespace damath::sheet {

// The content of an R.C. cell: the chip with its doubling, or the column of the first character not
// understood, from 1.
struct RemainingCell {
  std::optional<EntryReader::RemainingEntry> chip;
  std::size_t column = 0;
};

class CellMemory {
 public:
  // The set must outlive this object.
  explicit CellMemory(const rules::ChipSet& set);

  [[nodiscard]] const EntryReader& reader() const { return m_reader; }

  // The references that these functions return stay valid until trim().
  [[nodiscard]] const Entry& entry(std::string_view cell);
  [[nodiscard]] const Figure& figure(std::string_view cell);
  [[nodiscard]] const RemainingCell& remaining(std::string_view cell);

  // jumps() returns the jumps of a Move cell with several jumps; empty for any other cell. sharedFigure()
  // returns the content of a Score or Total cell beside so many jumps.
  [[nodiscard]] const std::vector<Entry>& jumps(std::string_view cell);
  [[nodiscard]] const SharedFigure& sharedFigure(std::string_view cell, std::size_t jumps);

  // Clears each cache that has grown large, so that memory stays bounded for any number of sheets.
  void trim();

 private:
  EntryReader m_reader;
  KnownTexts<Entry> m_entries;
  KnownTexts<Figure> m_figures;
  KnownTexts<RemainingCell> m_remaining;
  KnownTexts<std::vector<Entry>> m_jumps;
  KnownTexts<SharedFigure> m_sharedFigures;  // key: the number of jumps and the cell
  Thousands m_thousands;
};

}  // namespace damath::sheet
