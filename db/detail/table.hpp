// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the database: its columns, its primary key and its foreign keys, and the spelling of names and
// texts in SQL.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::db::detail {

enum class ColumnType { Number, Text, Json, Bytes };  // Json: a text that is usually an object or an array
enum class Nullable { No, Yes };

struct Column {
  std::string name;
  ColumnType type = ColumnType::Text;
  Nullable nullable = Nullable::No;
  int key = 0;  // the column's position in the primary key, from 1; 0 if the key lacks the column
};

// A foreign key of a table: its columns refer to a row of another table.
struct Reference {
  std::string table;
  // each pair: a column of this table, and the column of the other table that it refers to
  std::vector<std::pair<std::string, std::string>> columns;
};

struct Table {
  std::string name;
  std::vector<Column> columns;
  std::vector<Reference> references;

  // Returns the indexes of the primary key's columns in `columns`, in the order of the key.
  [[nodiscard]] std::vector<std::size_t> key() const;
};

// Returns the name in double quotes, for SQL; quotes inside are doubled. The author of a file can choose any
// table and column names, so every name in SQL must pass through this function.
[[nodiscard]] std::string quotedName(std::string_view name);
// Returns the text in single quotes, for SQL; quotes inside are doubled.
[[nodiscard]] std::string quotedText(std::string_view text);
// Returns the names of the table's columns for SQL, in quotes and with commas between: "a", "b", "c".
[[nodiscard]] std::string columnList(const Table& table);

}  // namespace damath::db::detail
