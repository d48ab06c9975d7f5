// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers as a document has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damath::db::detail {

// Programs that know numbers as fractions of two hold whole ones up to here; a larger number is written as
// text.
inline constexpr std::int64_t kMostSafeNumber = (std::int64_t{1} << 53) - 1;

void appendNumber(std::string& out, std::int64_t number);
// Nothing where the text is no whole number of 64 bits as appendNumber writes it.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view text);

}  // namespace damath::db::detail
