// SPDX-License-Identifier: GPL-3.0-or-later
// A table that divides the values of an enum into kinds, with one row for each kind:
//   constexpr Part<Undoing, JournalAction> kUndoing[] = {{Undoing::Never, {Migrate, SignOff}}, …};
//   static_assert(isPartition(kUndoing));
//   partOf(kUndoing, JournalAction::SignOff) is Undoing::Never.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>

#include "core/every.hpp"
#include "core/precondition.hpp"

namespace damath {

template <class Value>
class ValueSet {
 public:
  consteval ValueSet(std::initializer_list<Value> values) {
    for (const Value value : values) m_has.at(static_cast<std::size_t>(value)) = true;
  }

  [[nodiscard]] constexpr bool has(Value value) const { return m_has.at(static_cast<std::size_t>(value)); }

 private:
  std::array<bool, kEvery<Value>.size()> m_has{};
};

template <class Kind, class Value>
struct Part {
  Kind kind;
  ValueSet<Value> values;
};

// True if every value stands in exactly one row of the table.
template <class Kind, class Value, std::size_t kRows>
[[nodiscard]] consteval bool isPartition(const Part<Kind, Value> (&table)[kRows]) {
  return std::ranges::all_of(kEvery<Value>, [&table](Value value) {
    return std::ranges::count_if(table, [value](const auto& row) { return row.values.has(value); }) == 1;
  });
}

// Returns the kind of the row that holds `value`. Precondition: the table holds `value`.
template <class Kind, class Value, std::size_t kRows>
[[nodiscard]] constexpr Kind partOf(const Part<Kind, Value> (&table)[kRows], Value value) {
  for (const auto& [kind, values] : table) {
    if (values.has(value)) return kind;
  }
  failPrecondition("the table has every value", __FILE__, __LINE__);
}

}  // namespace damath
