// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transposition_table.hpp"

#include <bit>

namespace damath::engine {

namespace {

constexpr std::size_t kPairs = std::size_t{1} << 18U;  // 16 MB of memory

std::size_t pairOf(Key key) {
  return static_cast<std::size_t>(key) % kPairs;
}

}  // namespace

TranspositionTable::TranspositionTable() : m_pairs(kPairs) {}

void TranspositionTable::forget() {
  ++m_search;
  m_oldest = m_search;
}

TranspositionTable::Words TranspositionTable::read(const Entry& entry) {
  return {entry.check.load(std::memory_order_relaxed), entry.value.load(std::memory_order_relaxed),
          entry.rest.load(std::memory_order_relaxed)};
}

void TranspositionTable::write(Entry& entry, const Words& words) {
  entry.check.store(words.check, std::memory_order_relaxed);
  entry.value.store(words.value, std::memory_order_relaxed);
  entry.rest.store(words.rest, std::memory_order_relaxed);
}

std::optional<TableEntry> TranspositionTable::find(Key key) const {
  const Pair& pair = m_pairs[pairOf(key)];
  Words words = read(pair.deep);
  if (!isFound(words, key)) {
    words = read(pair.last);
    if (!isFound(words, key)) return std::nullopt;
  }
  return TableEntry{.value = std::bit_cast<Value>(words.value),
                    .turn = static_cast<std::uint16_t>(words.rest >> 16U & 0xFFFFU),
                    .plies = words.plies(),
                    .bound = static_cast<Bound>(words.rest & 0xFFU)};
}

void TranspositionTable::keep(Key key, const TableEntry& known) {
  const auto value = std::bit_cast<std::uint64_t>(known.value);
  const std::uint64_t rest = static_cast<std::uint64_t>(m_search) << 32U |
                             static_cast<std::uint64_t>(known.turn) << 16U |
                             static_cast<std::uint64_t>(static_cast<std::uint8_t>(known.plies)) << 8U |
                             static_cast<std::uint64_t>(known.bound);
  const Words words{key ^ value ^ rest, value, rest};
  Pair& pair = m_pairs[pairOf(key)];
  const Words deep = read(pair.deep);
  const bool isStale = deep.search() != m_search;
  if (isStale || deep.key() == key || known.plies >= deep.plies()) {
    if (deep.key() != key && deep.search() >= m_oldest) write(pair.last, deep);
    write(pair.deep, words);
  } else {
    write(pair.last, words);
  }
}

}  // namespace damath::engine
