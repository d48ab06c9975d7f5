// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the contest, its scoresheets in force and its branches for one connection, so that a new result in a
// large contest does not need a complete read. The cache applies the changes of this program, and in a shared
// contest the changes of other stations, from their journal rows. If these rows are not enough, everything is
// read again.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/branch.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// A game with its changed result; nullopt if the result was deleted.
struct NewResult {
  contest::EventId event{};
  contest::GameId game{};
  std::optional<contest::GameResult> result;
};

class LastContest {
 public:
  // Returns the contest as it is stored. Precondition: a transaction is open and has changed nothing. Throws
  // on a database error.
  [[nodiscard]] std::shared_ptr<const contest::Contest> read(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<SheetSummary>> sheets(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<Branch>> branches(Database& database);
  // Returns the cached contest as it is; null if the cache is empty. The contest may be outdated unless
  // read() was called in this transaction. The changes of an open transaction are never in the cache.
  [[nodiscard]] const contest::Contest* kept() const { return m_contest.get(); }
  // Announces the query for new journal rows, so that it is sent with the next transaction.
  void foresee(Database& database) const;
  // Applies the results to the cache. Called after a commit of this program that changed only these results.
  void follow(const std::vector<NewResult>& results);
  // Marks the cache as outdated. Called after any other commit of this program.
  void fallBehind() { m_isBehind = true; }

 private:
  // A journal row. The cache includes the changes of this row and of all rows before it.
  struct Head {
    std::int64_t number = 0;
    std::string digest;
  };

  // Brings the cache up to date. Empties the cache if that is not possible.
  void heed(Database& database);
  // Applies the new journal rows to the cache. False if the rows do not tell all changes, or are too many.
  // The contest must then be read again.
  [[nodiscard]] bool catchUp(Database& database);
  void noteHead(Database& database);
  void forget();
  // Puts the results into the cached contest. False if an event or a game is unknown.
  [[nodiscard]] bool take(const std::vector<NewResult>& results);
  [[nodiscard]] const contest::Event* eventOf(contest::EventId id) const;

  // Readers share the cached contest. While a reader holds it, the contest is copied before it is changed.
  std::shared_ptr<contest::Contest> m_contest;
  std::shared_ptr<const std::vector<SheetSummary>> m_sheets;
  std::shared_ptr<const std::vector<Branch>> m_branches;
  std::optional<Head> m_head;
  std::int64_t m_version = 0;
  bool m_isBehind = false;
};

}  // namespace damath::db::detail
