// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/failure.hpp"

#include <sqlite3.h>

namespace damath::db::detail {

StoreFault faultOf(int code) {
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

StoreError toStoreError(const SQLite::Exception& exception) {
  return {faultOf(exception.getErrorCode()), exception.what()};
}

}  // namespace damath::db::detail
