// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/mortal.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>

namespace damath::cli {
namespace {

std::atomic<int> g_callsLeft{-1};  // -1: this process counts no calls
LastCall g_lastCall = LastCall::NotMade;
bool g_isPause = false;  // true if the process only stops at the chosen call

// Counts a call. Returns true if this call is the last that the process may make. Before a call that only
// pauses the process, returns when the process goes on.
bool isLast() {
  const bool isChosen = g_callsLeft >= 0 && --g_callsLeft == 0;
  if (isChosen && g_isPause) ::kill(::getpid(), SIGSTOP);
  return isChosen && !g_isPause;
}

[[noreturn]] void die() {
  ::kill(::getpid(), SIGKILL);
  for (;;) ::pause();
}

void dieIfLast() {
  if (isLast()) die();
}

// True if the descriptor is a file, not standard output or error, a pipe or a socket.
bool isFile(int descriptor) {
  struct stat facts {};
  return descriptor > STDERR_FILENO && ::fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode);
}

// Returns the number of bytes that the call writes: all `bytes`, or half of them in the last call. Ends the
// process if the last call must not be made.
size_t bytesOfCall(int descriptor, size_t bytes, bool& isLastCall) {
  isLastCall = isFile(descriptor) && isLast();
  if (!isLastCall) return bytes;
  if (g_lastCall == LastCall::NotMade) die();
  return bytes / 2;
}

template <class Function>
Function* original(Function*, const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

void dieAtCall(int number, LastCall last) {
  g_lastCall = last;
  g_callsLeft = number;
}

void pauseAtCall(int number) {
  g_isPause = true;
  g_callsLeft = number;
}

}  // namespace damath::cli

// NOLINTBEGIN: the names and types are those of the C library.
using namespace damath::cli;

#define DAMATH_WRITES(NAME, PARAMETERS, ARGUMENTS)      \
  extern "C" ssize_t NAME PARAMETERS {                  \
    static auto* const call = original(&NAME, #NAME);   \
    bool isLastCall = false;                            \
    bytes = bytesOfCall(descriptor, bytes, isLastCall); \
    const ssize_t written = call ARGUMENTS;             \
    if (isLastCall) die();                              \
    return written;                                     \
  }
DAMATH_WRITES(write, (int descriptor, const void* from, size_t bytes), (descriptor, from, bytes))
DAMATH_WRITES(pwrite, (int descriptor, const void* from, size_t bytes, off_t at),
              (descriptor, from, bytes, at))
DAMATH_WRITES(pwrite64, (int descriptor, const void* from, size_t bytes, off64_t at),
              (descriptor, from, bytes, at))

extern "C" ssize_t writev(int descriptor, const iovec* parts, int count) {
  static auto* const call = original(&writev, "writev");
  if (isFile(descriptor)) dieIfLast();
  return call(descriptor, parts, count);
}

#define DAMATH_CHANGES(NAME, PARAMETERS, ARGUMENTS)   \
  extern "C" int NAME PARAMETERS {                    \
    static auto* const call = original(&NAME, #NAME); \
    dieIfLast();                                      \
    return call ARGUMENTS;                            \
  }
DAMATH_CHANGES(fsync, (int descriptor), (descriptor))
DAMATH_CHANGES(fdatasync, (int descriptor), (descriptor))
DAMATH_CHANGES(ftruncate, (int descriptor, off_t size) noexcept, (descriptor, size))
DAMATH_CHANGES(ftruncate64, (int descriptor, off64_t size) noexcept, (descriptor, size))
DAMATH_CHANGES(fchmod, (int descriptor, mode_t mode) noexcept, (descriptor, mode))
DAMATH_CHANGES(chmod, (const char* path, mode_t mode) noexcept, (path, mode))
DAMATH_CHANGES(mkdir, (const char* path, mode_t mode) noexcept, (path, mode))
DAMATH_CHANGES(rmdir, (const char* path) noexcept, (path))
DAMATH_CHANGES(unlink, (const char* path) noexcept, (path))
DAMATH_CHANGES(unlinkat, (int folder, const char* path, int flags) noexcept, (folder, path, flags))
DAMATH_CHANGES(link, (const char* from, const char* to) noexcept, (from, to))
DAMATH_CHANGES(linkat, (int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept,
               (fromFolder, from, toFolder, to, flags))
DAMATH_CHANGES(rename, (const char* from, const char* to) noexcept, (from, to))
DAMATH_CHANGES(renameat, (int fromFolder, const char* from, int toFolder, const char* to) noexcept,
               (fromFolder, from, toFolder, to))
DAMATH_CHANGES(renameat2,
               (int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept,
               (fromFolder, from, toFolder, to, flags))

#define DAMATH_OPENS(NAME, PARAMETERS, ARGUMENTS)     \
  extern "C" int NAME PARAMETERS {                    \
    static auto* const call = original(&NAME, #NAME); \
    mode_t mode = 0;                                  \
    if ((flags & (O_CREAT | __O_TMPFILE)) != 0) {     \
      va_list more;                                   \
      va_start(more, flags);                          \
      mode = va_arg(more, mode_t);                    \
      va_end(more);                                   \
      dieIfLast();                                    \
    }                                                 \
    return call ARGUMENTS;                            \
  }
DAMATH_OPENS(open, (const char* path, int flags, ...), (path, flags, mode))
DAMATH_OPENS(open64, (const char* path, int flags, ...), (path, flags, mode))
DAMATH_OPENS(openat, (int folder, const char* path, int flags, ...), (folder, path, flags, mode))
DAMATH_OPENS(openat64, (int folder, const char* path, int flags, ...), (folder, path, flags, mode))
// NOLINTEND
