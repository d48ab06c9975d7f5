// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/sql_quotes.hpp"

namespace damath::db::detail {

namespace {

std::string quoted(std::string_view text, char quote) {
  std::string sql(1, quote);
  for (const char letter : text) {
    if (letter == quote) sql += quote;
    sql += letter;
  }
  return sql + quote;
}

}  // namespace

std::string quotedName(std::string_view name) {
  return quoted(name, '"');
}

std::string quotedText(std::string_view text) {
  return quoted(text, '\'');
}

}  // namespace damath::db::detail
