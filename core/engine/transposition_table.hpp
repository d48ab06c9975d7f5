// SPDX-License-Identifier: GPL-3.0-or-later
// The table of positions that the search has examined. For a position, an entry holds its value (exact or a
// bound), the depth in plies, and the turn to try first. Several searches may share the table at the same
// time. If two searches write to one entry at the same time, the entry may be damaged; a damaged entry is not
// found.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/position_key.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

struct TableEntry {
  Value value = 0;
  std::uint16_t turn = 0;  // the turn to try first, as an index in the list of legal turns
  std::int8_t plies = 0;
  Bound bound = Bound::Exact;
};

class TranspositionTable {
 public:
  TranspositionTable();

  // Removes all entries, so that a search never depends on earlier searches. Precondition of forget and age:
  // no search is running.
  void forget();
  // Keeps the entries, but marks them as old. A new entry may replace an old entry of any depth.
  void age() { ++m_search; }

  [[nodiscard]] std::optional<TableEntry> find(Key key) const;
  void keep(Key key, const TableEntry& known);

 private:
  // `check` is the XOR of the position's key, `value` and `rest`. If two threads write at the same time, the
  // parts of two entries may be mixed; `check` then does not fit the key, and the entry is not found.
  struct Entry {
    std::atomic<std::uint64_t> check = 0;
    std::atomic<std::uint64_t> value = 0;
    // The other data, from the highest bits: number of the search (32 bits), turn, plies, bound.
    std::atomic<std::uint64_t> rest = 0;
  };
  // The two entries that a key may have, in one cache line. `deep` keeps its result until a new result is at
  // least as deep or has the same key; any new result replaces a result of an earlier search. `last` keeps
  // the latest result that `deep` has replaced or did not take.
  struct alignas(64) Pair {
    Entry deep;
    Entry last;
  };
  struct Words {
    std::uint64_t check;
    std::uint64_t value;
    std::uint64_t rest;
    [[nodiscard]] Key key() const { return check ^ value ^ rest; }
    [[nodiscard]] std::uint32_t search() const { return static_cast<std::uint32_t>(rest >> 32U); }
    [[nodiscard]] std::int8_t plies() const { return static_cast<std::int8_t>(rest >> 8U & 0xFFU); }
  };

  [[nodiscard]] static Words read(const Entry& entry);
  static void write(Entry& entry, const Words& words);
  [[nodiscard]] bool isFound(const Words& words, Key key) const {
    return words.key() == key && words.search() >= m_oldest;
  }

  std::vector<Pair> m_pairs;
  std::uint32_t m_search = 1;
  // The number of the oldest valid search; entries of earlier searches are never found.
  std::uint32_t m_oldest = 1;
};

}  // namespace damath::engine
