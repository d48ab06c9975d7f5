// SPDX-License-Identifier: GPL-3.0-or-later
// The database connection that reads the contest, and its open transaction. Changes that other programs make
// meanwhile are not visible in this transaction.
#pragma once

#include "db/detail/database.hpp"
#include "db/detail/tables/last_contest.hpp"

namespace damath::db::detail {

struct Access {
  Access(Database& theDatabase, Purpose purpose, LastContest& theLast)
      : database(&theDatabase), transaction(theDatabase, purpose), last(&theLast) {}

  Database* database;
  Transaction transaction;
  LastContest* last;
  bool isContestRead = false;  // true if the cached contest was read in this transaction
  bool isChanged = false;      // true if a step of the edit has made the cached contest outdated
};

}  // namespace damath::db::detail
