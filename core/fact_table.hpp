// SPDX-License-Identifier: GPL-3.0-or-later
// A table that gives one fact for each value of an enum:
//   constexpr FactRow<Stage, Symbol> kSymbols[] = {{Stage::ToPlay, Symbol::Empty}, …};
//   static_assert(coversEvery(kSymbols));
//   factOf(kSymbols, Stage::ToPlay) is Symbol::Empty.
#pragma once

#include <cstddef>
#include <utility>

#include "core/every.hpp"

namespace damath {

template <class Value, class Fact>
using FactRow = std::pair<Value, Fact>;

// True if the table has a row for every value of the enum. Each row is a pair that begins with the value.
template <class Row, std::size_t kRows>
[[nodiscard]] consteval bool coversEvery(const Row (&table)[kRows]) {
  for (const auto value : kEvery<decltype(Row::first)>) {
    bool found = false;
    for (const Row& row : table) found = found || row.first == value;
    if (!found) return false;
  }
  return true;
}

// Returns the fact of `value`, or `otherwise` if the table has no row for `value`.
template <class Value, class Fact, std::size_t Count>
[[nodiscard]] constexpr Fact factOf(const FactRow<Value, Fact> (&table)[Count], Value value,
                                    Fact otherwise = {}) {
  for (const auto& [each, fact] : table) {
    if (each == value) return fact;
  }
  return otherwise;
}

}  // namespace damath
