// SPDX-License-Identifier: GPL-3.0-or-later
// What a Reading holds: the connection, and the transaction that fixes the moment.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include "db/detail/last_contest.hpp"
#include "db/reading.hpp"

namespace damath::db {

struct Reading::Access {
  Access(SQLite::Database& theDatabase, SQLite::TransactionBehavior behavior, detail::LastContest& theLast)
      : database(&theDatabase), transaction(theDatabase, behavior), last(&theLast) {}

  SQLite::Database* database;
  SQLite::Transaction transaction;
  detail::LastContest* last;
  bool isChanged = false;  // by steps of an edit: what is kept of the contest is older
};

}  // namespace damath::db
