// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work in a process of its own and stops this process right before each call that changes a file or
// flushes one. So a test can look at the call, change files meanwhile, or kill the process.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <functional>

namespace damath::support {

// A system call that the traced process is about to make.
struct WritingCall {
  pid_t process = 0;
  std::uint64_t number = 0;  // for example SYS_pwrite64
  std::array<std::uint64_t, 6> arguments{};
};

enum class Fate { GoesOn, IsKilled };

// True if the system call changes a file or a folder, or flushes one.
inline bool isWritingCall(std::uint64_t number) {
  constexpr std::array<std::uint64_t, 16> kCalls = {
      SYS_write,     SYS_pwrite64, SYS_writev,    SYS_pwritev,        SYS_ftruncate, SYS_fsync,
      SYS_fdatasync, SYS_linkat,   SYS_renameat2, SYS_unlinkat,       SYS_mkdirat,   SYS_fallocate,
      SYS_symlinkat, SYS_fchmod,   SYS_fchmodat,  SYS_copy_file_range};
#ifdef SYS_rename
  constexpr std::array<std::uint64_t, 6> kOlder = {SYS_rename, SYS_renameat, SYS_unlink,
                                                   SYS_link,   SYS_rmdir,    SYS_mkdir};
  if (std::ranges::find(kOlder, number) != kOlder.end()) return true;
#endif
  return std::ranges::find(kCalls, number) != kCalls.end();
}

// Runs `work` in a new process, and calls visit() right before each of its writing calls. Returns true if
// visit() had the process killed. Returns false if the work ended before. Fails the test unless work()
// returned true then. Precondition: the test program has only one thread.
inline bool isKilledBy(const std::function<Fate(const WritingCall& call)>& visit,
                       const std::function<bool()>& work) {
  const pid_t child = ::fork();
  if (child == 0) {
    ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
    ::raise(SIGSTOP);
    ::_exit(work() ? 0 : 1);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSTOPPED(status)) << "the system allows no tracing of a child process";
  ::ptrace(PTRACE_SETOPTIONS, child, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  constexpr int kCallStop = SIGTRAP | 0x80;
  for (int forwarded = 0;;) {
    ::ptrace(PTRACE_SYSCALL, child, nullptr, forwarded);
    forwarded = 0;
    if (::waitpid(child, &status, 0) != child || WIFEXITED(status) || WIFSIGNALED(status)) break;
    if (WSTOPSIG(status) != kCallStop) {
      forwarded = WSTOPSIG(status) == SIGSTOP || WSTOPSIG(status) == SIGTRAP ? 0 : WSTOPSIG(status);
      continue;
    }
    __ptrace_syscall_info info{};
    ::ptrace(PTRACE_GET_SYSCALL_INFO, child, sizeof info, &info);
    if (info.op != PTRACE_SYSCALL_INFO_ENTRY || !isWritingCall(info.entry.nr)) continue;
    WritingCall call{child, info.entry.nr};
    std::copy_n(info.entry.args, call.arguments.size(), call.arguments.begin());
    if (visit(call) == Fate::GoesOn) continue;
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    return true;
  }
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << "the work failed without a kill: " << status;
  return false;
}

}  // namespace damath::support
