// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/platform/system_calls.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <map>
#include <utility>

namespace damath::testing {

namespace {

struct State {
  std::map<std::string, int> failures;
  std::string made;
};
State* state = nullptr;

// Adds the call to those that made() returns, unless it is "nameless". Returns true, with errno set, if the
// call must fail.
bool isFailing(const std::string& call) {
  if (state == nullptr) return false;
  if (call != "nameless") state->made += (state->made.empty() ? "" : ", ") + call;
  const auto failure = state->failures.find(call);
  if (failure == state->failures.end()) return false;
  errno = failure->second;
  return true;
}

bool isFolder(int file) {
  struct stat facts {};
  return ::fstat(file, &facts) == 0 && S_ISDIR(facts.st_mode);
}

}  // namespace

SystemCalls::SystemCalls() {
  state = new State();
}

SystemCalls::~SystemCalls() {
  delete state;
  state = nullptr;
}

void SystemCalls::fail(const std::string& call, int error) {
  state->failures[call] = error;
}

void SystemCalls::heal(const std::string& call) {
  state->failures.erase(call);
}

std::string SystemCalls::made() {
  return std::exchange(state->made, {});
}

}  // namespace damath::testing

// The program's own definitions take the place of those of the C library.
extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
  if (damath::testing::isFailing("write")) return -1;
  return ::syscall(SYS_write, file, bytes, size);
}

int fsync(int file) {
  if (damath::testing::isFailing(damath::testing::isFolder(file) ? "fsync folder" : "fsync")) return -1;
  return static_cast<int>(::syscall(SYS_fsync, file));
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
  if (damath::testing::isFailing("linkat")) return -1;
  return static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}

int rename(const char* from, const char* to) noexcept {
  if (damath::testing::isFailing("rename")) return -1;
  return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int open(const char* path, int flags, ...) {
  if ((flags & O_TMPFILE) == O_TMPFILE && damath::testing::isFailing("nameless")) return -1;
  va_list rest;
  va_start(rest, flags);
  const unsigned mode = va_arg(rest, unsigned);
  va_end(rest);
  return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
}
