// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of the present state went through, row by row (row_change.hpp): kept with every journal
// row, turned round to undo it, and followed from nothing to make the tables again.
#pragma once

#include <string>
#include <vector>

#include "db/detail/trail/row_change.hpp"

namespace damath::db::detail {

// The tables whose changes are kept, those that others point at first. The others hold evidence, which only
// grows, and what the file keeps of itself.
[[nodiscard]] std::vector<Table> stateTablesOf(const std::vector<Table>& tables);

class Trail {
 public:
  // Throws.
  explicit Trail(Database& database);

  // As the journal has them.
  [[nodiscard]] RowChanges read(const std::string& changes) const { return parseChanges(m_tables, changes); }
  // Makes changes as the journal has them. Throws Refused(Constraint), with the row's name, where a row is
  // not as they expect it, or a rule of the tables forbids one; some may be made by then.
  void carryOut(const std::string& changes);
  void takeBack(const std::string& changes);

  // What turns empty tables into the present ones. Throws.
  [[nodiscard]] std::string insertions();

  // The rows that are not as all these changes, in their order, leave empty tables: "game 17", "bye 1 2 3" by
  // table and key, sorted. Throws Refused(Constraint) where the changes do not follow each other.
  [[nodiscard]] std::vector<std::string> rowsNotFrom(const std::vector<std::string>& changes);

 private:
  void carryOut(RowChanges changes);
  [[nodiscard]] bool isMade(const RowChange& change);

  Database* m_database;
  std::vector<Table> m_tables;
};

}  // namespace damath::db::detail
