// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_value.hpp"
#include "core/text/number.hpp"

namespace damath::db::detail {

void appendNumber(std::string& out, std::int64_t number) {
  const bool isSafe = number >= -kMostSafeNumber && number <= kMostSafeNumber;
  out += isSafe ? std::to_string(number) : '"' + std::to_string(number) + '"';
}

std::optional<std::int64_t> numberOf(std::string_view text) {
  return plainIntegerIn(text);
}

}  // namespace damath::db::detail
