// SPDX-License-Identifier: GPL-3.0-or-later
// The contest and its sheets in force as a connection last read them, so that a result of a great contest is
// entered without reading all of it again. They hold as long as nobody else has written and our own commits
// are followed.
#pragma once

#include <memory>
#include <vector>

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

class LastContest {
 public:
  // As it stands on the disk. Promise: a transaction is open that has changed nothing. Throws.
  [[nodiscard]] std::shared_ptr<const contest::Contest> read(Database& database);
  [[nodiscard]] std::shared_ptr<const std::vector<SheetSummary>> sheets(Database& database);
  // After a commit of ours: these games have other results, nothing else is changed.
  void follow(Database& database, const std::vector<contest::GameId>& games);
  // After any other commit of ours.
  void forget();

 private:
  // Forgets what somebody else has changed.
  void heed(Database& database);
  void takeResults(Database& database, const std::vector<contest::GameId>& games);

  std::shared_ptr<contest::Contest> m_contest;  // read by others too: not changed while they hold it
  std::shared_ptr<const std::vector<SheetSummary>> m_sheets;
  std::int64_t m_version = 0;
};

}  // namespace damath::db::detail
