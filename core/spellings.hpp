// SPDX-License-Identifier: GPL-3.0-or-later
// The spellings of an enum in files and JSON, read both ways: mostly its names with a small letter first.
//   spellingOf(System::KnockOut) is "knockOut", valueOf<System>("knockOut") the value.
// That a name that is changed changes no file is held by spellings_test. Where they are others, a table:
//   constexpr Spelling<Result> kResults[] = {{Result::BlueWins, "1-0"}, …};
//   spellingOf(kResults, Result::BlueWins) is "1-0", valueOf(kResults, "1-0") the value.
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

// The letters of the value's name, the first one small.
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

// Empty for what is no value of the enum.
template <class Enum>
[[nodiscard]] constexpr std::string_view spellingOf(Enum value) {
  const auto place = static_cast<std::size_t>(value);
  return place < every::kSpellings<Enum>.size() ? every::kSpellings<Enum>[place] : std::string_view();
}

// Nothing where no value is spelled so.
template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> valueOf(std::string_view text) {
  const auto found = std::ranges::find(every::kSpellings<Enum>, text);
  return valueAt<Enum>(static_cast<int>(found - every::kSpellings<Enum>.begin()));
}

template <class Value>
using Spelling = FactRow<Value, std::string_view>;

// Empty where the table lacks the value.
template <class Value, std::size_t Count>
[[nodiscard]] constexpr std::string_view spellingOf(const Spelling<Value> (&table)[Count], Value value) {
  return factOf(table, value);
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
