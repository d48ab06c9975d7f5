// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the journal at one moment (reading.hpp): its rows, its actions, and a check that its rows are
// consistent.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/records/records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

namespace detail {
class Database;
}

class JournalReading {
 public:
  explicit JournalReading(detail::Database& database) : m_database(&database) {}

  // Returns this file's own rows, ordered by number; then the rows of each merged branch.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows() const;
  // Ordered by number.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPart& part) const;
  // In the order of the whole journal.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPage& page) const;
  // Returns the number of this file's own newest row.
  [[nodiscard]] StoreResult<std::int64_t> newest() const;
  // Returns the number and the digest of this file's own newest row.
  [[nodiscard]] StoreResult<JournalHead> head() const;
  // True if the journal contains exactly this row.
  [[nodiscard]] StoreResult<bool> has(const JournalHead& head) const;
  // Returns the digest of the first change. Every copy of a contest has the same origin, and no other contest
  // has it.
  [[nodiscard]] StoreResult<std::string> origin() const;
  // Returns every action after `behind`, ordered by number. Undo and redo are not actions.
  [[nodiscard]] StoreResult<std::vector<JournalAct>> acts(std::int64_t behind = 0) const;
  [[nodiscard]] StoreResult<HistorySteps> steps() const;
  [[nodiscard]] StoreResult<JournalCheck> check() const;

 private:
  detail::Database* m_database;
};

}  // namespace damath::db
