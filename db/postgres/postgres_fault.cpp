// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/postgres_fault.hpp"

#include <algorithm>

namespace damath::db::postgres {

namespace {

struct FaultOfState {
  std::string_view state;  // the error code that the server sends (SQLSTATE), or its first characters
  StoreFault fault;
};

// The codes come from PostgreSQL's manual, appendix A. The first row whose code matches counts.
constexpr FaultOfState kFaultsOfStates[] = {
    {"08", StoreFault::CutOff},           // the connection failed
    {"57P01", StoreFault::CutOff},        // the server was shut down
    {"57P02", StoreFault::CutOff},        // the server crashed
    {"57P03", StoreFault::CutOff},        // the server is starting
    {"25P03", StoreFault::CutOff},        // the connection was idle in a transaction for too long
    {"55P03", StoreFault::Busy},          // a lock was not free in time
    {"40", StoreFault::Busy},             // two changes conflict
    {"53100", StoreFault::DiskFull},      // the disk is full
    {"53300", StoreFault::NoConnection},  // the server or the login has too many connections
    {"58030", StoreFault::DiskError},     // the disk failed to read or write
    {"XX001", StoreFault::Damaged},       // a table is damaged
    {"XX002", StoreFault::Damaged},       // an index is damaged
    {"25006", StoreFault::ReadOnly},      // the transaction may only read
    {"42501", StoreFault::NotAllowed},    // this login lacks the right
    {"23", StoreFault::Constraint},       // constraint violated
    {"22", StoreFault::Constraint},       // value not accepted by the column
    {"28", StoreFault::WrongLogin},       // wrong login or password
    {"3D000", StoreFault::CannotOpen},    // no such database
};

}  // namespace

StoreFault faultOf(std::string_view state) {
  if (state.empty()) return StoreFault::CutOff;
  const auto* found = std::ranges::find_if(
      kFaultsOfStates, [state](const FaultOfState& row) { return state.starts_with(row.state); });
  return found == std::end(kFaultsOfStates) ? StoreFault::Unexpected : found->fault;
}

}  // namespace damath::db::postgres
