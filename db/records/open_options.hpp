// SPDX-License-Identifier: GPL-3.0-or-later
// Options for opening a contest. Except in tests, the defaults are right.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace damath::db {

// Whole: a contest with a reference to a missing row counts as damaged. Any: such a contest is opened too, so
// that its errors can be shown.
enum class References { Whole, Any };

// Change: the file must be writable. Look: a file that cannot be written is opened too.
enum class Access { Change, Look };

struct OpenOptions {
  std::chrono::milliseconds busyTimeout{5000};  // the longest wait for another program's lock
  std::string disk;                             // the SQLite VFS (file access) to use; empty: the system's
  References references = References::Whole;
  Access access = Access::Change;
  // for a shared contest: the longest wait for an answer of the server (longer for the write lock and for the
  // whole contest); then the connection is closed
  std::chrono::milliseconds answerTimeout{5000};
  // True after the server of a shared contest did not answer a request. The value stays true, and all
  // connections with these options share it. Every later request fails with CutOff, without waiting.
  std::shared_ptr<std::atomic<bool>> silence = {};
};

}  // namespace damath::db
