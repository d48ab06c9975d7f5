// SPDX-License-Identifier: GPL-3.0-or-later
// The spellings of an enum in files and JSON: one table, read both ways.
//   constexpr Spelling<System> kSystems[] = {{System::Swiss, "swiss"}, …};
//   spellingOf(kSystems, System::Swiss) is "swiss", valueOf(kSystems, "swiss") the value.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace damath {

template <class Value>
using Spelling = std::pair<Value, std::string_view>;

// Empty where the table lacks the value.
template <class Value, std::size_t Count>
[[nodiscard]] constexpr std::string_view spellingOf(const Spelling<Value> (&table)[Count], Value value) {
  for (const auto& [each, text] : table) {
    if (each == value) return text;
  }
  return {};
}

// Nothing where the table lacks the text.
template <class Value, std::size_t Count>
[[nodiscard]] constexpr std::optional<Value> valueOf(const Spelling<Value> (&table)[Count],
                                                     std::string_view text) {
  for (const auto& [value, each] : table) {
    if (each == text) return value;
  }
  return std::nullopt;
}

}  // namespace damath
