// SPDX-License-Identifier: GPL-3.0-or-later
// A session of a shared contest that the keeper ended.
#pragma once

#include <string>

namespace damath::db {

enum class EndReason {
  HeldLock,         // it held the write lock for too long, so that nobody could write
  LongTransaction,  // its transaction lasted for too long
  Removed,          // its login was removed
  NewPhrase         // its login changed its own password, which is put back
};

struct EndedSession {
  std::string login;
  EndReason reason = EndReason::HeldLock;
};

}  // namespace damath::db
