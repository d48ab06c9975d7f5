// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as of one moment (reading.hpp): its rows, the acts they make, and whether they can be true.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/expected.hpp"
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
  [[nodiscard]] Expected<std::vector<JournalRow>, StoreError> rows() const;
  // By number.
  [[nodiscard]] Expected<std::vector<JournalRow>, StoreError> rows(const JournalPart& part) const;
  // In the order of the whole.
  [[nodiscard]] Expected<std::vector<JournalRow>, StoreError> rows(const JournalPage& page) const;
  // The number of this file's own newest row.
  [[nodiscard]] Expected<std::int64_t, StoreError> newest() const;
  // That row with its digest.
  [[nodiscard]] Expected<JournalHead, StoreError> head() const;
  // Whether the journal has that very row.
  [[nodiscard]] Expected<bool, StoreError> has(const JournalHead& head) const;
  // The digest of the first change: the same in every copy of a contest, and in no other.
  [[nodiscard]] Expected<std::string, StoreError> origin() const;
  // Every act after that number but undo and redo, by number.
  [[nodiscard]] Expected<std::vector<JournalAct>, StoreError> acts(std::int64_t behind = 0) const;
  [[nodiscard]] Expected<HistorySteps, StoreError> steps() const;
  [[nodiscard]] Expected<JournalCheck, StoreError> check() const;

 private:
  detail::Database* m_database;
};

}  // namespace damath::db
