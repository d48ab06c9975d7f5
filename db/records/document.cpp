// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/document.hpp"

#include <algorithm>

namespace damath::db {

std::int64_t rowsOf(const DocumentRows& rows, std::string_view table) {
  const auto found = std::ranges::find(rows, table, &DocumentRows::value_type::first);
  return found == rows.end() ? 0 : found->second;
}

}  // namespace damath::db
