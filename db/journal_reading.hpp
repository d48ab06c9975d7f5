// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the journal at one moment: its rows, its actions, and a check that its rows and the tables agree.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/records/journal_act.hpp"
#include "db/records/journal_check.hpp"
#include "db/records/journal_head.hpp"
#include "db/records/journal_row.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

namespace detail {
class Database;
}

class JournalReading {
 public:
  explicit JournalReading(detail::Database& database) : m_database(&database) {}

  // Returns the journal rows that this file wrote, ordered by number; then the rows of each merged branch.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows() const;
  // Returns the selected rows that this file wrote, ordered by number.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPart& part) const;
  // Returns some rows of the journal, so that a long journal can be read in parts. The rows that this file
  // wrote come first, ordered by number; then the rows of each merged branch.
  [[nodiscard]] StoreResult<std::vector<JournalRow>> rows(const JournalPage& page) const;
  // Returns the number of the newest journal row that this file wrote.
  [[nodiscard]] StoreResult<std::int64_t> newest() const;
  // Returns the number and the digest of the newest journal row that this file wrote.
  [[nodiscard]] StoreResult<JournalHead> head() const;
  // True if this file wrote a journal row with this number and this digest.
  [[nodiscard]] StoreResult<bool> has(const JournalHead& head) const;
  // Compares the head that a paper shows with this journal. `asked.digest` has 16 to 64 lowercase
  // hexadecimal digits. The answer trusts the stored rows: only check() proves that they are unchanged.
  [[nodiscard]] StoreResult<HeadAnswer> answerTo(const JournalHead& asked) const;
  // Returns the digest of the first journal row. This digest identifies the contest: every copy of a contest
  // has the same digest, and no other contest has it.
  [[nodiscard]] StoreResult<std::string> origin() const;
  // Returns every action after journal row `behind`, ordered by number. An undo or a redo does not count as
  // an action.
  [[nodiscard]] StoreResult<std::vector<JournalAct>> acts(std::int64_t behind = 0) const;
  [[nodiscard]] StoreResult<HistorySteps> steps() const;
  [[nodiscard]] StoreResult<JournalCheck> check() const;

 private:
  detail::Database* m_database;
};

}  // namespace damath::db
