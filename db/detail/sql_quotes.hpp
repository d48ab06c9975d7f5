// SPDX-License-Identifier: GPL-3.0-or-later
// Quoted names and texts for SQL.
#pragma once

#include <string>
#include <string_view>

namespace damath::db::detail {

// Returns the name in double quotes, for SQL; quotes inside are doubled. The author of a file can choose any
// table and column names, so every name in SQL must pass through this function.
[[nodiscard]] std::string quotedName(std::string_view name);
// Returns the text in single quotes, for SQL; quotes inside are doubled.
[[nodiscard]] std::string quotedText(std::string_view text);

}  // namespace damath::db::detail
