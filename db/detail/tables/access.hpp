// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a Reading: the connection, and the transaction that gives a consistent snapshot.
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
  bool isContestRead = false;  // true if the cached contest belongs to this transaction
  bool isChanged = false;      // true if steps of an edit made the cached contest outdated
};

}  // namespace damath::db::detail
