// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a contest file as a document has them: what stands in the schema decides, so that no table
// and no column can be left out.
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>
#include <string_view>
#include <vector>

namespace damath::db::detail {

enum class ColumnType { Number, Text, Json, Bytes };  // Json: text that mostly is an object or an array
enum class Nothing { Refused, Allowed };              // whether a column may be null

struct DocumentColumn {
  std::string name;
  ColumnType type = ColumnType::Text;
  Nothing nothing = Nothing::Refused;
  int key = 0;  // its place in the key, from 1; 0 for the others
};

struct DocumentTable {
  std::string name;
  std::vector<DocumentColumn> columns;

  // The columns of the key, in its order.
  [[nodiscard]] std::vector<std::size_t> key() const;
};

// In the order of the document. Throws.
[[nodiscard]] std::vector<DocumentTable> documentTables(SQLite::Database& database);

[[nodiscard]] std::string quotedName(std::string_view name);

}  // namespace damath::db::detail
