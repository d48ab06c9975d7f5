// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work in a process of its own and kills this process right before a chosen call that changes a file or
// flushes one. So a test can kill a program at every write and every sync, one after another.
#pragma once

#include <functional>

#include "tests/support/traced.hpp"

namespace damath::testing {

// True if the system call flushes a file, or changes its name, its rights or its length. A program makes such
// calls at the ends of its steps, and far more calls that write content in between.
inline bool isNamingOrFlushing(std::uint64_t number) {
  constexpr std::array<std::uint64_t, 4> kContent = {SYS_write, SYS_pwrite64, SYS_writev, SYS_pwritev};
  return support::isWritingCall(number) && std::ranges::find(kContent, number) == kContent.end();
}

// Runs `work` in a new process. Kills the process right before number `call` of the system calls for which
// `counts` is true, counted from 0, and returns true. Returns false if the work ended before. Fails the test
// unless work() returned true then. Preconditions: the test program has only one thread; `counts` is true for
// writing calls only.
inline bool isKilledBefore(int call, const std::function<bool()>& work,
                           bool (*counts)(std::uint64_t number) = support::isWritingCall) {
  int made = 0;
  using support::Fate;
  return support::isKilledBy(
      [&](const support::WritingCall& next) {
        return !counts(next.number) || made++ < call ? Fate::GoesOn : Fate::IsKilled;
      },
      work);
}

}  // namespace damath::testing
