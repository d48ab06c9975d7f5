#include "db/store_error.hpp"

namespace damath::db {

std::string_view toText(StoreFault fault) {
  switch (fault) {
    case StoreFault::Busy:
      return "busy";
    case StoreFault::DiskFull:
      return "diskFull";
    case StoreFault::DiskError:
      return "diskError";
    case StoreFault::ReadOnly:
      return "readOnly";
    case StoreFault::Damaged:
      return "damaged";
    case StoreFault::Constraint:
      return "constraint";
    case StoreFault::FileExists:
      return "fileExists";
    case StoreFault::CannotOpen:
      return "cannotOpen";
    case StoreFault::Unexpected:
      return "unexpected";
  }
  return {};
}

}  // namespace damath::db
