// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/cell_memory.hpp"

#include <string>

namespace damath::sheet {

namespace {

// trim() clears a cache that holds more cells than this. A chip set has fewer than a thousand moves, and a
// game of whole numbers has about as many different scores and totals, so the limit is rarely reached.
constexpr std::size_t kMostCells = 20'000;

constinit const Figure kBlankFigure = BlankFigure{};

}  // namespace

CellMemory::CellMemory(const rules::ChipSet& set) : m_reader(set), m_thousands(thousandsOf(set)) {}

const Entry& CellMemory::entry(std::string_view cell) {
  return m_entries.recall(cell, [&] { return m_reader.read(cell); });
}

const Figure& CellMemory::figure(std::string_view cell) {
  if (cell.empty()) return kBlankFigure;
  return m_figures.recall(cell, [&] { return readFigure(cell, m_thousands); });
}

const RemainingCell& CellMemory::remaining(std::string_view cell) {
  return m_remaining.recall(cell, [&] {
    RemainingCell read{m_reader.readRemaining(cell), 0};
    if (!read.chip) read.column = m_reader.unreadableFrom(cell);
    return read;
  });
}

const std::vector<Entry>& CellMemory::jumps(std::string_view cell) {
  return m_jumps.recall(cell, [&] { return m_reader.readJumps(cell); });
}

const SharedFigure& CellMemory::sharedFigure(std::string_view cell, std::size_t jumps) {
  std::string key = std::to_string(jumps);
  key += '|';
  key += cell;
  return m_sharedFigures.recall(key, [&] { return readSharedFigure(cell, jumps, m_thousands); });
}

void CellMemory::trim() {
  if (m_entries.size() > kMostCells) m_entries.forget();
  if (m_figures.size() > kMostCells) m_figures.forget();
  if (m_remaining.size() > kMostCells) m_remaining.forget();
  if (m_jumps.size() > kMostCells) m_jumps.forget();
  if (m_sharedFigures.size() > kMostCells) m_sharedFigures.forget();
}

}  // namespace damath::sheet
