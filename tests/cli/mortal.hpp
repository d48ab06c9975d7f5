// SPDX-License-Identifier: GPL-3.0-or-later
// Ends a process, as if killed, at a chosen one of its calls that change files: at a write, a flush, a new
// file, a new name, a removal. Or stops the process there for a moment. The calls of the whole program are
// counted, also those of SQLite and of the standard library, because the functions of the C library have
// replacements in mortal.cpp.
#pragma once

namespace damath::cli {

enum class LastCall {
  NotMade,
  HalfWritten  // a write stores the first half of its bytes; all other calls are not made
};

// From now on, counts the calls of this process that change files. The call with this number, 1 for the
// first, is the last.
void dieAtCall(int number, LastCall last);
// From now on, counts the calls of this process. Stops the process right before the call with this number, 1
// for the first, until it receives SIGCONT.
void pauseAtCall(int number);

}  // namespace damath::cli
