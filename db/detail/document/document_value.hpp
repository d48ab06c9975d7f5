// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads whole numbers in a document (the whole contest as JSON).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damath::db::detail {

// The largest whole number that programs with floating-point numbers read exactly: 2^53 - 1. A larger number
// is written as text.
inline constexpr std::int64_t kMostSafeNumber = (std::int64_t{1} << 53) - 1;

void appendNumber(std::string& out, std::int64_t number);
// nullopt unless the text is a 64-bit integer in the form that appendNumber writes.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view text);

}  // namespace damath::db::detail
