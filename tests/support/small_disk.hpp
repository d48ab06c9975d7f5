// SPDX-License-Identifier: GPL-3.0-or-later
// A real, small disk for a test, which the test can fill: a tmpfs that only one process and its children see.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>

namespace damath::support {

// Gives this process mounts of its own. An ordinary user first gets the right to mount, in a user namespace
// of the process. Returns false if the system allows neither.
inline bool hasOwnMounts() {
  const std::string user = std::to_string(::geteuid());
  const std::string group = std::to_string(::getegid());
  if (::unshare(CLONE_NEWNS) != 0) {
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
    // The process keeps its user and its group.
    std::ofstream("/proc/self/setgroups") << "deny";
    std::ofstream("/proc/self/uid_map") << user + " " + user + " 1";
    std::ofstream("/proc/self/gid_map") << group + " " + group + " 1";
  }
  // Other processes must not see the new mounts.
  return ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

// Runs `body` in a new process, in which an empty disk of this size is mounted at `folder`. Failures in
// `body` count. Fails the test if the system allows no mount. Precondition: the test program has only one
// thread.
inline void onSmallDisk(const std::filesystem::path& folder, std::size_t bytes,
                        const std::function<void()>& body) {
  constexpr int kFailed = 1;
  constexpr int kNoDisk = 3;
  std::cout.flush();
  std::fflush(nullptr);
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const std::string size = "size=" + std::to_string(bytes);
    if (!hasOwnMounts() || ::mount("tmpfs", folder.c_str(), "tmpfs", 0, size.c_str()) != 0) ::_exit(kNoDisk);
    try {
      body();
    } catch (const std::exception& failure) {
      ADD_FAILURE() << failure.what();
    }
    std::cout.flush();
    std::fflush(nullptr);
    ::_exit(::testing::Test::HasFailure() ? kFailed : 0);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status)) << status;
  ASSERT_NE(WEXITSTATUS(status), kNoDisk)
      << "this test mounts a small disk. It needs the right to mount, or user namespaces.";
  EXPECT_EQ(WEXITSTATUS(status), 0) << "the failures above";
}

}  // namespace damath::support
