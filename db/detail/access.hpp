// What a Reading holds: the connection, and the transaction that fixes the moment.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include "db/reading.hpp"

namespace damath::db {

struct Reading::Access {
  Access(SQLite::Database& theDatabase, SQLite::TransactionBehavior behavior)
      : database(&theDatabase), transaction(theDatabase, behavior) {}

  SQLite::Database* database;
  SQLite::Transaction transaction;
};

}  // namespace damath::db
