// SPDX-License-Identifier: GPL-3.0-or-later
// What a Reading holds: the connection, and the transaction that fixes the moment.
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
  bool isContestRead = false;  // what is kept of the contest is of this transaction
  bool isChanged = false;      // by steps of an edit: what is kept of the contest is older
};

}  // namespace damath::db
