// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/postgres_fault.hpp"

#include <algorithm>

namespace damath::db::postgres {

namespace {

struct FaultOfState {
  std::string_view state;  // its first letters
  StoreFault fault;
};

// PostgreSQL's manual, appendix A. The first that fits holds.
constexpr FaultOfState kFaultsOfStates[] = {
    {"08", StoreFault::CutOff},       // connection exception
    {"57P01", StoreFault::CutOff},    // the server shuts down,
    {"57P02", StoreFault::CutOff},    // has crashed,
    {"57P03", StoreFault::CutOff},    // or is starting
    {"25P03", StoreFault::CutOff},    // idle within a turn for too long
    {"55P03", StoreFault::Busy},      // the lock is not to be had
    {"40", StoreFault::Busy},         // two changes in each other's way
    {"53100", StoreFault::DiskFull},  //
    {"53300", StoreFault::Busy},      // too many connections
    {"58030", StoreFault::DiskError},
    {"XX001", StoreFault::Damaged},
    {"XX002", StoreFault::Damaged},
    {"25006", StoreFault::ReadOnly},
    {"42501", StoreFault::NotAllowed},  // not among the rights of this login
    {"23", StoreFault::Constraint},
    {"22", StoreFault::Constraint},  // a value that the column does not
                                     // take
    {"28", StoreFault::WrongLogin},  // login or pass phrase
    {"3D000", StoreFault::CannotOpen},
};

}  // namespace

StoreFault faultOf(std::string_view state) {
  if (state.empty()) return StoreFault::CutOff;
  const auto* found = std::ranges::find_if(
      kFaultsOfStates, [state](const FaultOfState& row) { return state.starts_with(row.state); });
  return found == std::end(kFaultsOfStates) ? StoreFault::Unexpected : found->fault;
}

}  // namespace damath::db::postgres
