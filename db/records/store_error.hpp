// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of reading and changing a contest. After an error, the contest has its last committed state.
#pragma once

#include <optional>
#include <string>

#include "core/expected.hpp"
#include "platform/lock_holder.hpp"

namespace damath::db {

enum class StoreFault {
  Busy,           // another program locked the file for longer than the busy timeout
  DiskFull,       // the disk has no space for the change
  DiskError,      // the disk failed to read or write
  ReadOnly,       // the file or folder is not writable
  Moved,          // the open file was moved, deleted or replaced, so nothing can be saved
  Damaged,        // the file's content is broken
  TestVersion,    // a test version of the program wrote the file; `detail` holds the path of the file
  ForeignSchema,  // another program changed the tables of the file; `detail` holds the first changed object
  NewerVersion,   // a newer version of the program wrote the file; `detail` holds the path of the file
  Constraint,     // the change breaks a constraint of the tables
  FileExists,     // the new file, contest or login exists already
  SignedOff,      // the change concerns a signed-off scoresheet; `detail` holds its game or rematch
  Elsewhere,      // the change concerns an event on another computer; `detail` holds the event's name
  // Another user has added a step to the live game first. `detail` holds the number of steps that the caller
  // knew.
  Overtaken,
  NotAFolder,    // a file, a link or nothing stands where a folder is needed; `detail` holds the path
  CannotOpen,    // the path has no file, is a folder, or gives no permission
  NotAllowed,    // the person who logged in to the shared contest lacks the right
  WrongLogin,    // the server does not know the login, or the password is wrong
  NoConnection,  // the server of the shared contest, or this login, has no free connection left
  CutOff,        // the server of the shared contest does not answer; the unfinished change is not stored
  // the server stopped answering during the commit; settled() later tells if the change was stored
  InDoubt,
  Unexpected  // any other error of the database
};

struct StoreError {
  StoreFault fault = StoreFault::Unexpected;
  // the fact that StoreFault names, otherwise a message for a bug report; never empty
  std::string detail;
  std::optional<platform::LockHolder> holder = {};  // set only for Busy, if known
};

template <class T>
using StoreResult = Expected<T, StoreError>;

}  // namespace damath::db
