// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of the meanings of scoresheet cells. Players write the same moves and figures again and again, on
// one scoresheet and on many. The meaning of a cell depends only on its text and the chip set, so each text
// is read once.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/sheet/cells/entry.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/cells/known_texts.hpp"

namespace damath::sheet {

// The content of an R.C. (remaining chip) cell: the chip with its doubling, or the column (from 1) of the
// first character that cannot be read.
struct RemainingCell {
  std::optional<EntryReader::RemainingEntry> chip;
  std::size_t column = 0;
};

class CellMemory {
 public:
  // Precondition: the chip set outlives this object.
  explicit CellMemory(const rules::ChipSet& set);

  [[nodiscard]] const EntryReader& reader() const { return m_reader; }

  // Returned references stay valid until trim().
  [[nodiscard]] const Entry& entry(std::string_view cell);
  [[nodiscard]] const Figure& figure(std::string_view cell);
  [[nodiscard]] const RemainingCell& remaining(std::string_view cell);

  // jumps() returns the jumps of a Move cell that holds several jumps of a chain. It returns an empty list
  // for any other cell. sharedFigure() returns the content of a Score or Total cell. Its parameter `jumps` is
  // the number of jumps in the Move cell of the same line.
  [[nodiscard]] const std::vector<Entry>& jumps(std::string_view cell);
  [[nodiscard]] const SharedFigure& sharedFigure(std::string_view cell, std::size_t jumps);

  // Clears each cache that has grown large, so that the memory in use stays limited for any number of sheets.
  void trim();

 private:
  EntryReader m_reader;
  KnownTexts<Entry> m_entries;
  KnownTexts<Figure> m_figures;
  KnownTexts<RemainingCell> m_remaining;
  KnownTexts<std::vector<Entry>> m_jumps;
  KnownTexts<SharedFigure> m_sharedFigures;  // key: the number of jumps, then the text of the cell
  Thousands m_thousands;
};

}  // namespace damath::sheet
