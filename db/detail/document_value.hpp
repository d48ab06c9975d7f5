// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in one column of a document's row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "db/detail/document_schema.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

// Programs that know numbers as fractions of two hold whole ones to here; beyond, a number stands as text.
inline constexpr std::int64_t kMostSafeNumber = (std::int64_t{1} << 53) - 1;

void appendNumber(std::string& out, std::int64_t number);
// Nothing where the text is no whole number of 64 bits as appendNumber writes it.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view text);

// Bytes that are no text.
struct DocumentBytes {
  std::string bytes;
};
using DocumentValue = std::variant<std::monostate, std::int64_t, std::string, DocumentBytes>;

// A key's value as places name it.
[[nodiscard]] std::string keyText(const DocumentValue& value);

}  // namespace damath::db::detail
