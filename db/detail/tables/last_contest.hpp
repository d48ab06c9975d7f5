// SPDX-License-Identifier: GPL-3.0-or-later
// The contest, its sheets in force and its branches as a connection last read them, so that a result of a
// great contest is entered without reading all of it again. What we have written since, and in a hall what
// others have, is taken from the rows of the journal; what these do not tell is read anew.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// A game has another result, or none any more.
struct NewResult {
  contest::EventId event{};
  contest::GameId game{};
  std::optional<contest::GameResult> result;
};

class LastContest {
 public:
  // As it stands on the disk. Promise: a transaction is open that has changed nothing. Throws.
  [[nodiscard]] std::shared_ptr<const contest::Contest> read(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<SheetSummary>> sheets(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<Branch>> branches(Database& database);
  // What was read last, if anything: the present one for who has read it in this transaction.
  [[nodiscard]] const contest::Contest* kept() const { return m_contest.get(); }
  // The next transaction will ask what has happened since.
  void foresee(Database& database) const;
  // After a commit of ours: these games have other results, nothing else is changed.
  void follow(const std::vector<NewResult>& results);
  // After any other commit of ours.
  void fallBehind() { m_isBehind = true; }

 private:
  // The newest row of the journal that all that is kept here knows of.
  struct Head {
    std::int64_t number = 0;
    std::string digest;
  };

  // Takes up what has changed, or forgets.
  void heed(Database& database);
  // Whether the journal told all of it.
  [[nodiscard]] bool catchUp(Database& database);
  void noteHead(Database& database);
  void forget();
  // False where the event or the game is not known.
  [[nodiscard]] bool take(const std::vector<NewResult>& results);
  [[nodiscard]] const contest::Event* eventOf(contest::EventId id) const;

  std::shared_ptr<contest::Contest> m_contest;  // read by others too: not changed while they hold it
  std::shared_ptr<const std::vector<SheetSummary>> m_sheets;
  std::shared_ptr<const std::vector<Branch>> m_branches;
  std::optional<Head> m_head;
  std::int64_t m_version = 0;
  bool m_isBehind = false;
};

}  // namespace damath::db::detail
