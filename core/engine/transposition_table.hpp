// SPDX-License-Identifier: GPL-3.0-or-later
// What the search found out about positions it met: a value or a bound of it, good for so many plies, and the
// turn to try first at any depth. Several searches may share it at the same time: what two of them write to
// one place at once is no entry for either.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/position_key.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

struct TableEntry {
  Value value = 0;
  std::uint16_t turn = 0;  // its place in the list of legal turns
  std::int8_t plies = 0;
  Bound bound = Bound::Exact;
};

class TranspositionTable {
 public:
  TranspositionTable();

  // Forgets everything, so that an answer never hangs on what was asked before. No search may go on, here and
  // below.
  void forget();
  // Keeps what it knows, but gives it up for anything new.
  void age() { ++m_search; }

  [[nodiscard]] std::optional<TableEntry> find(Key key) const;
  void keep(Key key, const TableEntry& known);

 private:
  // The check is the key and both others together, so that parts of two entries are found out.
  struct Entry {
    std::atomic<std::uint64_t> check = 0;
    std::atomic<std::uint64_t> value = 0;
    std::atomic<std::uint64_t> rest = 0;  // from the top: search (32 bits), turn, plies, bound
  };
  // Two places a key in one line of the cache: the deeper result stays in the first until as deep a one
  // comes, the last in the second.
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
  std::uint32_t m_oldest = 1;  // what is older is forgotten
};

}  // namespace damath::engine
