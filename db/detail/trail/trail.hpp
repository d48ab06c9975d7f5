// SPDX-License-Identifier: GPL-3.0-or-later
// Records and applies the row changes of the state tables (row_change.hpp). A journal row holds the changes
// of its step. Undo applies them in reverse. A check applies all changes to empty tables and compares the
// result with the database.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "db/detail/trail/row_change.hpp"

namespace damath::db::detail {

// Returns the state tables: the tables whose changes the journal records and an undo can reverse. A table
// comes after the tables that it refers to. The other tables hold evidence, which is only added to, or data
// of the file itself.
[[nodiscard]] std::vector<Table> stateTablesOf(const std::vector<Table>& tables);

class Trail {
 public:
  // Reads the list of tables from the database. Throws on a database error.
  explicit Trail(Database& database);

  // Parses the changes of a journal row. The result has the names of players, not the tokens that the journal
  // row holds in their place.
  [[nodiscard]] RowChanges read(const std::string& changes) const;
  // `apply` makes the changes of a journal row. `undo` reverses them. Both throw Refused(Constraint), with
  // the row's name, if a row is not in the expected state or a constraint forbids the change. Some of the
  // changes may be made already when the exception is thrown.
  void apply(const std::string& changes);
  void undo(const std::string& changes);

  // Returns the changes that fill empty tables with the present rows. Throws on a database error.
  [[nodiscard]] std::string insertions();

  // The rows of a state table by their keys (keyText). rowsAfter() applies all changes to empty tables in
  // memory and returns the rows of each state table. It throws Refused(Constraint) if two changes contradict
  // each other.
  using RowsByKey = std::map<std::string, Cells>;
  [[nodiscard]] std::map<std::string, RowsByKey> rowsAfter(const std::vector<std::string>& changes) const;

  // Applies all changes to empty tables in memory and compares the result with the database. Returns the rows
  // that differ, as sorted names of table and key: "game 17", "bye 1 2 3". Throws Refused(Constraint) if two
  // changes contradict each other.
  [[nodiscard]] std::vector<std::string> rowsNotFrom(const std::vector<std::string>& changes);

 private:
  void apply(const RowChanges& changes);

  Database* m_database;
  std::vector<Table> m_tables;
};

}  // namespace damath::db::detail
