// SPDX-License-Identifier: GPL-3.0-or-later
// Parses JSON that a contest file or a file of settings stores. Such a text may be made by anybody.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace damath::notation {

// The deepest nesting of lists and objects in a stored text. The program itself writes at most 10 levels.
inline constexpr int kMostStoredDepth = 64;

// True if lists and objects are nested deeper than kMostStoredDepth. The text may be no JSON at all.
[[nodiscard]] inline bool isNestedTooDeep(std::string_view text) {
  int depth = 0;
  bool isQuoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    if (isQuoted) {
      if (letter == '\\') ++i;
      if (letter == '"') isQuoted = false;
    } else if (letter == '"') {
      isQuoted = true;
    } else if (letter == '[' || letter == '{') {
      if (++depth > kMostStoredDepth) return true;
    } else if (letter == ']' || letter == '}') {
      --depth;
    }
  }
  return false;
}

// Returns the value; a discarded value (is_discarded()) if the text is no JSON or is nested too deep. The
// library compares, copies and writes a value by recursion, so a deep value would use up the stack.
template <class Json = nlohmann::ordered_json>
[[nodiscard]] Json parseStored(std::string_view text) {
  if (isNestedTooDeep(text)) return Json(nlohmann::detail::value_t::discarded);
  return Json::parse(text, nullptr, false);
}

// True if the value is a whole number that `Int` can hold.
template <class Int, class Json>
[[nodiscard]] bool isInteger(const Json& value) {
  if (value.is_number_unsigned()) return std::in_range<Int>(value.template get<std::uint64_t>());
  return value.is_number_integer() && std::in_range<Int>(value.template get<std::int64_t>());
}

// Returns the whole number of a JSON value. Throws an exception of the JSON library (Json::exception) if the
// value is no whole number, or if `Int` cannot hold it. The function get() of the library would cut off a
// fraction, and would change a number that is too large.
template <class Int, class Json>
[[nodiscard]] Int integerIn(const Json& value) {
  if (!isInteger<Int>(value)) throw Json::other_error::create(501, "no whole number in range", &value);
  return value.template get<Int>();
}

}  // namespace damath::notation
