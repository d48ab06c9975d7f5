// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/cell_memory.hpp"

namespace damath::sheet {

namespace {

// Of each kind; a chip set has fewer than a thousand moves and a game of whole numbers as many figures.
constexpr std::size_t kMostCells = 20'000;

constinit const Figure kBlankFigure = BlankFigure{};

}  // namespace

const Entry& CellMemory::entry(std::string_view cell) {
  return m_entries.recall(cell, [&] { return m_reader.read(cell); });
}

const Figure& CellMemory::figure(std::string_view cell) {
  if (cell.empty()) return kBlankFigure;
  return m_figures.recall(cell, [&] { return readFigure(cell); });
}

const RemainingCell& CellMemory::remaining(std::string_view cell) {
  return m_remaining.recall(cell, [&] {
    RemainingCell read{m_reader.readRemaining(cell), 0};
    if (!read.chip) read.column = m_reader.unreadableFrom(cell);
    return read;
  });
}

void CellMemory::trim() {
  if (m_entries.size() > kMostCells) m_entries.forget();
  if (m_figures.size() > kMostCells) m_figures.forget();
  if (m_remaining.size() > kMostCells) m_remaining.forget();
}

}  // namespace damath::sheet
