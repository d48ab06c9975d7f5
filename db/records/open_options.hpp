// SPDX-License-Identifier: GPL-3.0-or-later
// How a contest file is opened; the defaults are right outside of tests.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace damath::db {

// Rows that name others which are not there: a file that has some is damaged, unless it is opened to find
// out what is wrong with it.
enum class References { Whole, Any };

// Who only looks may do so where the file cannot be written.
enum class Access { Change, Look };

struct OpenOptions {
  std::chrono::milliseconds busyTimeout{5000};  // how long to wait for another program's lock
  std::string disk;                             // a registered VFS to use; empty: the system's
  References references = References::Whole;
  Access access = Access::Change;
  // In a hall: how long its server may say nothing while it is waited for; then it is cut off.
  std::chrono::milliseconds answerTimeout{5000};
  // Where somebody watches whether the hall answers: while it is true the server is not asked, what needs it
  // is refused as cut off, and nobody waits. It becomes true where an answer does not come.
  std::shared_ptr<std::atomic<bool>> silence = {};
};

}  // namespace damath::db
