// SPDX-License-Identifier: GPL-3.0-or-later
// Every value of an enum, computed from its declaration, so that no list beside it can lag behind:
//   for (const Ending ending : kEvery<Ending>) …
// For enums that count from 0 without a gap and stand in a named namespace; another one does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace damath {

namespace every {

// The compiler spells a value that has a name by its name, another one as a number or a cast.
template <auto kValue>
consteval std::string_view asCompiled() {
  constexpr std::string_view kMark = "kValue = ";
  const std::string_view spelled = __PRETTY_FUNCTION__;
  const std::string_view value = spelled.substr(spelled.find(kMark) + kMark.size());
  return value.substr(0, value.find_first_of(";]"));
}

template <auto kValue>
consteval bool hasName() {
  const char first = asCompiled<kValue>().front();
  return first != '(' && first != '-' && (first < '0' || first > '9');
}

template <auto kValue>
consteval std::string_view nameOf() {
  return asCompiled<kValue>().substr(asCompiled<kValue>().rfind(':') + 1);
}

inline constexpr std::size_t kStride = 32;

// How many of the stride's values have names; the named ones come first.
template <class Enum, std::size_t kFrom, std::size_t... kOffsets>
consteval std::size_t namedFrom(std::index_sequence<kOffsets...> /*stride*/) {
  constexpr bool kNamed[] = {hasName<static_cast<Enum>(kFrom + kOffsets)>()...};
  std::size_t count = 0;
  while (count < kStride && kNamed[count]) ++count;
  for (std::size_t i = count; i < kStride; ++i) {
    if (kNamed[i]) throw "the enum has a gap";
  }
  return count;
}

template <class Enum, std::size_t kFrom = 0>
consteval std::size_t count() {
  constexpr std::size_t kNamed = namedFrom<Enum, kFrom>(std::make_index_sequence<kStride>());
  if constexpr (kNamed == kStride) {
    return kStride + count<Enum, kFrom + kStride>();
  } else {
    return kNamed;
  }
}

template <class Enum>
consteval auto values() {
  constexpr std::size_t kCount = count<Enum>();
  static_assert(kCount > 0, "the enum does not count from 0, or has no named namespace");
  std::array<Enum, kCount> all{};
  for (std::size_t i = 0; i < kCount; ++i) all[i] = static_cast<Enum>(i);
  return all;
}

}  // namespace every

// In the order of the declaration.
template <class Enum>
inline constexpr auto kEvery = every::values<Enum>();

// Of a number that was kept outside of the program; nothing where no value has it.
template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> valueAt(int number) {
  if (number < 0 || static_cast<std::size_t>(number) >= kEvery<Enum>.size()) return std::nullopt;
  return static_cast<Enum>(number);
}

// Whether the table, of pairs that begin with the value, has a row for every value.
template <class Row, std::size_t kRows>
[[nodiscard]] consteval bool coversEvery(const Row (&table)[kRows]) {
  for (const auto value : kEvery<decltype(Row::first)>) {
    bool found = false;
    for (const Row& row : table) found = found || row.first == value;
    if (!found) return false;
  }
  return true;
}

}  // namespace damath
