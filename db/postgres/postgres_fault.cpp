// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/postgres_fault.hpp"

#include <algorithm>

namespace damath::db::postgres {

namespace {

struct FaultOfState {
  std::string_view state;  // the beginning of the SQLSTATE
  StoreFault fault;
};

// From PostgreSQL's manual, appendix A. The first match counts.
constexpr FaultOfState kFaultsOfStates[] = {
    {"08", StoreFault::CutOff},         // connection exception
    {"57P01", StoreFault::CutOff},      // server shutdown
    {"57P02", StoreFault::CutOff},      // server crash
    {"57P03", StoreFault::CutOff},      // server is starting
    {"25P03", StoreFault::CutOff},      // idle in a transaction for too long
    {"55P03", StoreFault::Busy},        // lock not available
    {"40", StoreFault::Busy},           // two changes conflict
    {"53100", StoreFault::DiskFull},    // disk full
    {"53300", StoreFault::Busy},        // too many connections
    {"58030", StoreFault::DiskError},   // input or output error
    {"XX001", StoreFault::Damaged},     // damaged data
    {"XX002", StoreFault::Damaged},     // damaged index
    {"25006", StoreFault::ReadOnly},    // read-only transaction
    {"42501", StoreFault::NotAllowed},  // this login lacks the right
    {"23", StoreFault::Constraint},     // constraint violated
    {"22", StoreFault::Constraint},     // value not accepted by the column
    {"28", StoreFault::WrongLogin},     // wrong login or password
    {"3D000", StoreFault::CannotOpen},  // no such database
};

}  // namespace

StoreFault faultOf(std::string_view state) {
  if (state.empty()) return StoreFault::CutOff;
  const auto* found = std::ranges::find_if(
      kFaultsOfStates, [state](const FaultOfState& row) { return state.starts_with(row.state); });
  return found == std::end(kFaultsOfStates) ? StoreFault::Unexpected : found->fault;
}

}  // namespace damath::db::postgres
