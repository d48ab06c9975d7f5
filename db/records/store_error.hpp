// SPDX-License-Identifier: GPL-3.0-or-later
// Why the contest file could not be read or changed. After any of these the file holds its last committed
// state.
#pragma once

#include <optional>
#include <string>

#include "core/expected.hpp"
#include "db/records/holder.hpp"

namespace damath::db {

enum class StoreFault {
  Busy,        // another program keeps the file locked beyond the waiting time
  DiskFull,    // no room for the change
  DiskError,   // the disk failed to read or write
  ReadOnly,    // the place does not let us write
  Damaged,     // the file's content is broken
  Constraint,  // the change breaks a rule of the tables
  FileExists,  // a new file was asked for where there is one
  SignedOff,   // it would change what was signed off; detail: whose
  Elsewhere,   // it would change an event that another computer has; detail: its name
  Overtaken,   // a step of a live game that somebody took first; detail: how many there were
  CannotOpen,  // no file, a folder, or no permission
  NotAllowed,  // in a hall: not among the rights of who has logged in
  WrongLogin,  // the hall does not know the login, or its pass phrase is another
  CutOff,      // the hall's server does not answer; what was under way is not written
  InDoubt,     // it fell silent over the commit: whether that is written is known once it answers (settled)
  Unexpected   // anything else the database reports
};

struct StoreError {
  StoreFault fault = StoreFault::Unexpected;
  std::string detail;                 // the database's own words, for a bug report; never empty
  std::optional<Holder> holder = {};  // of a Busy file, where it is known
};

template <class T>
using StoreResult = Expected<T, StoreError>;

}  // namespace damath::db
