// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the database: its columns, its primary key and its foreign keys.
#pragma once

#include <cstddef>
#include <string>
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

// A foreign key: columns of a table that refer to a row of the table named `table`.
struct Reference {
  std::string table;
  // each pair: a column with the foreign key, and the column of `table` that it refers to
  std::vector<std::pair<std::string, std::string>> columns;
};

struct Table {
  std::string name;
  std::vector<Column> columns;
  std::vector<Reference> references;

  // Returns the indexes of the primary key's columns in `columns`, in the order of the key.
  [[nodiscard]] std::vector<std::size_t> key() const;
};

// Returns the names of the table's columns for SQL, in quotes and with commas between: "a", "b", "c".
[[nodiscard]] std::string columnList(const Table& table);
// Returns the tables in an order in which a table comes after the tables that it refers to. In a circle
// of references, the first remaining table comes next.
[[nodiscard]] std::vector<Table> inReferenceOrder(std::vector<Table> tables);

}  // namespace damath::db::detail
