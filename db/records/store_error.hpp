// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of reading and changing a contest. After each of them, the file has its last committed state.
#pragma once

#include <optional>
#include <string>

#include "core/expected.hpp"
#include "platform/file_lock.hpp"

namespace damath::db {

enum class StoreFault {
  Busy,          // another program locked the file for longer than the busy timeout
  DiskFull,      // no space for the change
  DiskError,     // the disk failed to read or write
  ReadOnly,      // the file or folder is not writable
  Damaged,       // the file's content is broken
  TestVersion,   // a test version of the program wrote the file; detail: the file
  NewerVersion,  // a newer version of the program wrote the file; detail: the file
  Constraint,    // the change breaks a constraint of the tables
  FileExists,    // the new file already exists
  SignedOff,     // would change a signed-off scoresheet; detail: its owner
  Elsewhere,     // would change an event on another computer; detail: its name
  Overtaken,     // another user added this step of a live game first; detail: how many steps there were
  CannotOpen,    // no file, a folder, or no permission
  NotAllowed,    // shared contest: the logged-in person lacks the right
  WrongLogin,    // the server does not know the login, or the password is wrong
  CutOff,        // the server of the shared contest does not answer; the unfinished change is not stored
  // the server stopped answering during the commit; settled() later returns if the change was stored
  InDoubt,
  Unexpected  // any other error of the database
};

struct StoreError {
  StoreFault fault = StoreFault::Unexpected;
  std::string detail;                               // the database's message, for a bug report; never empty
  std::optional<platform::LockHolder> holder = {};  // for Busy, if known
};

template <class T>
using StoreResult = Expected<T, StoreError>;

}  // namespace damath::db
