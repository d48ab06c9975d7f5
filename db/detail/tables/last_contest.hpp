// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the contest, its scoresheets in force and its branches for one connection. So a new result in a
// large contest does not need a complete read. Changes of this program, and in a shared contest changes of
// other stations, are taken from the journal rows. If the journal is not enough, the data are read again.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// A game whose result was changed; nullopt if the result was deleted.
struct NewResult {
  contest::EventId event{};
  contest::GameId game{};
  std::optional<contest::GameResult> result;
};

class LastContest {
 public:
  // Returns the stored state. Precondition: a transaction is open and has changed nothing. Throws on a
  // database error.
  [[nodiscard]] std::shared_ptr<const contest::Contest> read(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<SheetSummary>> sheets(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<Branch>> branches(Database& database);
  // Returns the last contest read; null if there is none. The contest is current if this transaction has read
  // it.
  [[nodiscard]] const contest::Contest* kept() const { return m_contest.get(); }
  // Announces the query for new journal rows in the next transaction.
  void foresee(Database& database) const;
  // Call after a commit of this program that changed only the results of these games.
  void follow(const std::vector<NewResult>& results);
  // Call after any other commit of this program.
  void fallBehind() { m_isBehind = true; }

 private:
  // The newest journal row that the cache includes.
  struct Head {
    std::int64_t number = 0;
    std::string digest;
  };

  // Brings the cache up to date, or clears it.
  void heed(Database& database);
  // True if the journal rows were enough to update the cache.
  [[nodiscard]] bool catchUp(Database& database);
  void noteHead(Database& database);
  void forget();
  // False if the event or the game is unknown.
  [[nodiscard]] bool take(const std::vector<NewResult>& results);
  [[nodiscard]] const contest::Event* eventOf(contest::EventId id) const;

  std::shared_ptr<contest::Contest> m_contest;  // shared with readers: never changed while a reader holds it
  std::shared_ptr<const std::vector<SheetSummary>> m_sheets;
  std::shared_ptr<const std::vector<Branch>> m_branches;
  std::optional<Head> m_head;
  std::int64_t m_version = 0;
  bool m_isBehind = false;
};

}  // namespace damath::db::detail
