// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of machine size in a text.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace damath {

// The number that the whole text spells; nothing where anything else stands in it, or more than T holds.
template <class T>
[[nodiscard]] std::optional<T> numberIn(std::string_view text) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isWhole = error == std::errc() && end == text.data() + text.size();
  return isWhole ? std::optional(number) : std::nullopt;
}

// The same, but only as the program itself would write it: "-9", not "09" and not "-0".
[[nodiscard]] inline std::optional<std::int64_t> plainIntegerIn(std::string_view text) {
  const auto number = numberIn<std::int64_t>(text);
  return number && std::to_string(*number) == text ? number : std::nullopt;
}

}  // namespace damath
