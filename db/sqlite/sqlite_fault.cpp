// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/sqlite_fault.hpp"

#include <sqlite3.h>

namespace damath::db::sqlite {

StoreFault faultOf(int code) {
  if (code == SQLITE_READONLY_DBMOVED) return StoreFault::Moved;
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return StoreFault::Busy;
    case SQLITE_FULL:
      return StoreFault::DiskFull;
    case SQLITE_IOERR:
      return StoreFault::DiskError;
    case SQLITE_READONLY:
      return StoreFault::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return StoreFault::Damaged;
    case SQLITE_CONSTRAINT:
      return StoreFault::Constraint;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return StoreFault::CannotOpen;
    default:
      return StoreFault::Unexpected;
  }
}

Violated SqliteFault::violated() const {
  switch (m_extendedCode) {
    case SQLITE_CONSTRAINT_FOREIGNKEY:
      return Violated::Reference;
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
      return Violated::Key;
    default:
      return Violated::Other;
  }
}

}  // namespace damath::db::sqlite
