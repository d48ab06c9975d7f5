// SPDX-License-Identifier: GPL-3.0-or-later
// A session of a shared contest that the keeper ended.
#pragma once

#include <string>

namespace damath::db {

enum class EndReason {
  HeldLock,         // the session held the write lock for too long, and nobody else could write
  LongTransaction,  // the session's transaction lasted for too long
  Removed,          // the session's login was removed
  NewPhrase         // the login changed its own password; the old password is put back
};

struct EndedSession {
  std::string login;
  EndReason reason = EndReason::HeldLock;
};

}  // namespace damath::db
