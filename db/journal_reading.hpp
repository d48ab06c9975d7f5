// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as of one moment (reading.hpp): its rows, the acts they make, and whether they can be true.
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

  // This file's own rows, by number; then those of each branch that was brought back.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows() const;
  // By number.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPart& part) const;
  // In the order of the whole.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPage& page) const;
  // The number of this file's own newest row.
  [[nodiscard]] StoreResult<std::int64_t> newest() const;
  // That row with its digest.
  [[nodiscard]] StoreResult<JournalHead> head() const;
  // Whether the journal has that very row.
  [[nodiscard]] StoreResult<bool> has(const JournalHead& head) const;
  // The digest of the first change: the same in every copy of a contest, and in no other.
  [[nodiscard]] StoreResult<std::string> origin() const;
  // Every act after that number but undo and redo, by number.
  [[nodiscard]] StoreResult<std::vector<JournalAct>> acts(std::int64_t behind = 0) const;
  [[nodiscard]] StoreResult<HistorySteps> steps() const;
  [[nodiscard]] StoreResult<JournalCheck> check() const;

 private:
  detail::Database* m_database;
};

}  // namespace damath::db
