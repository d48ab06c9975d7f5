// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document_value.hpp"
#include "core/text/number.hpp"

namespace damath::db::detail {

void appendNumber(std::string& out, std::int64_t number) {
  const bool isSafe = number >= -kMostSafeNumber && number <= kMostSafeNumber;
  out += isSafe ? std::to_string(number) : '"' + std::to_string(number) + '"';
}

std::optional<std::int64_t> numberOf(std::string_view text) {
  return plainIntegerIn(text);
}

std::string keyText(const DocumentValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return {};
}

}  // namespace damath::db::detail
