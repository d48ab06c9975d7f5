// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a Reading: the connection, and the transaction that gives a consistent snapshot.
#pragma once

#include "db/detail/database.hpp"
#include "db/detail/tables/last_contest.hpp"
#include "db/reading.hpp"

namespace damath::db {

struct Reading::Access {
  Access(detail::Database& theDatabase, detail::Purpose purpose, detail::LastContest& theLast)
      : database(&theDatabase), transaction(theDatabase, purpose), last(&theLast) {}

  detail::Database* database;
  detail::Transaction transaction;
  detail::LastContest* last;
  bool isContestRead = false;  // true if the cached contest belongs to this transaction
  bool isChanged = false;      // true if steps of an edit made the cached contest outdated
};

}  // namespace damath::db
