// SPDX-License-Identifier: GPL-3.0-or-later
// kEvery: an array of all values of an enum. The compiler computes the array from the declaration of the
// enum, so that no separate list can become outdated:
//   for (const Ending ending : kEvery<Ending>) …
// The enum must count from 0 without gaps and stand in a named namespace. An enum without the value 0 does
// not compile. A gap is found only if the value behind the gap is in the same block of 32 numbers (kStride).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace damath {

namespace every {

// Returns the name that the compiler writes for an enum value. A value that the enum declares is written by
// its name, every other value as a number or a cast.
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

// the number of candidate values that one call of namedFrom() tests
inline constexpr std::size_t kStride = 32;

// Returns how many of the kStride numbers from kFrom on are values that the enum declares. Precondition: the
// declared values come first.
template <class Enum, std::size_t kFrom, std::size_t... kOffsets>
consteval std::size_t namedFrom(std::index_sequence<kOffsets...> /*0 to kStride - 1*/) {
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

// All values of the enum, in the order of the declaration.
template <class Enum>
inline constexpr auto kEvery = every::values<Enum>();

// Returns the enum value with this number, for numbers read from outside the program. nullopt if no value has
// this number.
template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> valueAt(int number) {
  if (number < 0 || static_cast<std::size_t>(number) >= kEvery<Enum>.size()) return std::nullopt;
  return static_cast<Enum>(number);
}

}  // namespace damath
