// SPDX-License-Identifier: GPL-3.0-or-later
// The spellings of enum values in files and JSON, for writing and for reading. The usual spelling is the name
// of the value with a small first letter:
//   spellingOf(System::KnockOut) is "knockOut", and valueOf<System>("knockOut") is System::KnockOut.
// Renaming a value would change the files; spellings_test fails in that case. A table holds spellings that
// differ from the names:
//   constexpr Spelling<Result> kResults[] = {{Result::BlueWins, "1-0"}, …};
//   spellingOf(kResults, Result::BlueWins) is "1-0", and valueOf(kResults, "1-0") is Result::BlueWins.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "core/every.hpp"
#include "core/fact_table.hpp"

namespace damath {

namespace every {

// The letters of the value's name, with a small first letter.
template <auto kValue>
inline constexpr auto kLetters = [] {
  constexpr std::string_view kName = nameOf<kValue>();
  std::array<char, kName.size()> letters{};
  std::ranges::copy(kName, letters.begin());
  letters.front() = static_cast<char>(letters.front() - 'A' + 'a');
  return letters;
}();

template <class Enum>
inline constexpr auto kSpellings = []<std::size_t... kPlaces>(std::index_sequence<kPlaces...> /*places*/) {
  return std::array{
      std::string_view(kLetters<kEvery<Enum>[kPlaces]>.data(), kLetters<kEvery<Enum>[kPlaces]>.size())...};
}
(std::make_index_sequence<kEvery<Enum>.size()>());

}  // namespace every

// Returns the name of the enum value, with a small first letter. Empty if the enum does not declare `value`.
template <class Enum>
[[nodiscard]] constexpr std::string_view spellingOf(Enum value) {
  const auto place = static_cast<std::size_t>(value);
  return place < every::kSpellings<Enum>.size() ? every::kSpellings<Enum>[place] : std::string_view();
}

// Returns the enum value with this spelling. nullopt if no value has this spelling.
template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> valueOf(std::string_view text) {
  const auto found = std::ranges::find(every::kSpellings<Enum>, text);
  return valueAt<Enum>(static_cast<int>(found - every::kSpellings<Enum>.begin()));
}

template <class Value>
using Spelling = FactRow<Value, std::string_view>;

// Returns the spelling of `value` in the table. Empty if the table has no row for `value`.
template <class Value, std::size_t Count>
[[nodiscard]] constexpr std::string_view spellingOf(const Spelling<Value> (&table)[Count], Value value) {
  return factOf(table, value);
}

// Returns the value with this spelling in the table. nullopt if the table does not hold the spelling.
template <class Value, std::size_t Count>
[[nodiscard]] constexpr std::optional<Value> valueOf(const Spelling<Value> (&table)[Count],
                                                     std::string_view text) {
  for (const auto& [value, each] : table) {
    if (each == text) return value;
  }
  return std::nullopt;
}

}  // namespace damath
