#include "core/sheet/cell_memory.hpp"

namespace damath::sheet {

namespace {

// Of each kind; a chip set has fewer than a thousand moves and a game of whole numbers as many figures.
constexpr std::size_t kMostCells = 20'000;

// What is known of the cell, read now if it was never before.
template <class Known, class Read>
const auto& recalled(Known& known, std::string_view cell, Read read) {
  const auto found = known.find(cell);
  return found != known.end() ? found->second : known.emplace(std::string(cell), read()).first->second;
}

}  // namespace

const Entry& CellMemory::entry(std::string_view cell) {
  return recalled(m_entries, cell, [&] { return m_reader.read(cell); });
}

const Figure& CellMemory::figure(std::string_view cell) {
  return recalled(m_figures, cell, [&] { return readFigure(cell); });
}

const RemainingCell& CellMemory::remaining(std::string_view cell) {
  return recalled(m_remaining, cell, [&] {
    RemainingCell read{m_reader.readRemaining(cell), 0};
    if (!read.chip) read.column = m_reader.unreadableFrom(cell);
    return read;
  });
}

void CellMemory::trim() {
  if (m_entries.size() > kMostCells) m_entries.clear();
  if (m_figures.size() > kMostCells) m_figures.clear();
  if (m_remaining.size() > kMostCells) m_remaining.clear();
}

}  // namespace damath::sheet
