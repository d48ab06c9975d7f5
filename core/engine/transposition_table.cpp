// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transposition_table.hpp"

namespace damath::engine {

namespace {

constexpr std::size_t kPairs = std::size_t{1} << 18U;  // 16 MB

std::size_t pairOf(Key key) {
  return static_cast<std::size_t>(key) % kPairs;
}

}  // namespace

TranspositionTable::TranspositionTable() : m_pairs(kPairs) {}

const Known* TranspositionTable::find(Key key) const {
  const Pair& pair = m_pairs[pairOf(key)];
  if (pair.deep.key == key && pair.deep.search == m_search) return &pair.deep;
  if (pair.last.key == key && pair.last.search == m_search) return &pair.last;
  return nullptr;
}

void TranspositionTable::keep(Known known) {
  known.search = m_search;
  Pair& pair = m_pairs[pairOf(known.key)];
  const bool stale = pair.deep.search != m_search;
  if (stale || pair.deep.key == known.key || known.plies >= pair.deep.plies) {
    if (!stale && pair.deep.key != known.key) pair.last = pair.deep;
    pair.deep = known;
  } else {
    pair.last = known;
  }
}

}  // namespace damath::engine
