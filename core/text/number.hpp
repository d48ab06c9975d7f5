// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes digits, and reads numbers of the built-in C++ types from a text.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace damath {

[[nodiscard]] constexpr bool isDigit(char character) {
  return character >= '0' && character <= '9';
}

// Returns the number if the whole text is one number that T can hold, else nullopt.
template <class T>
[[nodiscard]] std::optional<T> numberIn(std::string_view text) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isWhole = error == std::errc() && end == text.data() + text.size();
  return isWhole ? std::optional(number) : std::nullopt;
}

// Returns the integer if the text has the form that the program itself writes: "-9", but not "09" or "-0".
// Otherwise nullopt.
[[nodiscard]] inline std::optional<std::int64_t> plainIntegerIn(std::string_view text) {
  const auto number = numberIn<std::int64_t>(text);
  return number && std::to_string(*number) == text ? number : std::nullopt;
}

}  // namespace damath
