// SPDX-License-Identifier: GPL-3.0-or-later
// Options for opening a contest. The defaults are right outside of tests.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace damath::db {

// Whole: a file with a reference to a missing row counts as damaged. Any: accepts such a file, to find its
// errors.
enum class References { Whole, Any };

// Look: also opens a file that cannot be written.
enum class Access { Change, Look };

struct OpenOptions {
  std::chrono::milliseconds busyTimeout{5000};  // the time to wait for another program's lock
  std::string disk;                             // the SQLite VFS to use; empty: the system's
  References references = References::Whole;
  Access access = Access::Change;
  // For a shared contest: the connection is closed if the server is silent for this time.
  std::chrono::milliseconds answerTimeout{5000};
  // Shared by all users of a shared contest in this program. While the value is true, the server is not
  // asked, and every request fails at once with CutOff. A missing answer sets the value to true.
  std::shared_ptr<std::atomic<bool>> silence = {};
};

}  // namespace damath::db
