// SPDX-License-Identifier: GPL-3.0-or-later
// Records and applies the row changes of the state tables (row_change.hpp). Every journal row holds its
// changes. Undo applies them in reverse. A check applies all of them to empty tables and compares the result.
#pragma once

#include <string>
#include <vector>

#include "db/detail/trail/row_change.hpp"

namespace damath::db::detail {

// Returns the tables whose changes are recorded; referenced tables come first. The other tables hold
// evidence, which only grows, or the file's own data.
[[nodiscard]] std::vector<Table> stateTablesOf(const std::vector<Table>& tables);

class Trail {
 public:
  // Throws on a database error.
  explicit Trail(Database& database);

  // Parses changes from the journal.
  [[nodiscard]] RowChanges read(const std::string& changes) const { return parseChanges(m_tables, changes); }
  // `apply` makes changes from the journal, `undo` reverses them. Both throw Refused(Constraint), with the
  // row's name, if a row is not in the expected state or a constraint forbids the change. Some changes may be
  // done by then.
  void apply(const std::string& changes);
  void undo(const std::string& changes);

  // Returns the changes that turn empty tables into the current ones. Throws on a database error.
  [[nodiscard]] std::string insertions();

  // Applies all changes in order to empty tables and compares the result with the database. Returns the rows
  // that differ, as sorted names of table and key: "game 17", "bye 1 2 3". Throws Refused(Constraint) if the
  // changes contradict each other.
  [[nodiscard]] std::vector<std::string> rowsNotFrom(const std::vector<std::string>& changes);

 private:
  void apply(const RowChanges& changes);

  Database* m_database;
  std::vector<Table> m_tables;
};

}  // namespace damath::db::detail
