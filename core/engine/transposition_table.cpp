#include "core/engine/transposition_table.hpp"

namespace damath::engine {

namespace {

constexpr std::size_t kPairs = std::size_t{1} << 18U;  // 12 MB

std::size_t pairOf(Key key) {
  return static_cast<std::size_t>(key) % kPairs * 2;
}

}  // namespace

TranspositionTable::TranspositionTable() : m_places(kPairs * 2) {}

const Known* TranspositionTable::find(Key key) const {
  const Known* pair = &m_places[pairOf(key)];
  if (pair[0].key == key && pair[0].search == m_search) return pair;
  if (pair[1].key == key && pair[1].search == m_search) return pair + 1;
  return nullptr;
}

void TranspositionTable::keep(Known known) {
  known.search = m_search;
  Known* pair = &m_places[pairOf(known.key)];
  const bool stale = pair[0].search != m_search;
  if (stale || pair[0].key == known.key || known.plies >= pair[0].plies) {
    if (!stale && pair[0].key != known.key) pair[1] = pair[0];
    pair[0] = known;
  } else {
    pair[1] = known;
  }
}

}  // namespace damath::engine
