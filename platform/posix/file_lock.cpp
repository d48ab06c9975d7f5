// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

Expected<FileLock, std::error_code> FileLock::open(const fs::path& path, int how) {
  // The lock file gets the rights of other new files (new_file_rights.hpp), because everybody who may change
  // a shared file may also lock it. With O_NONBLOCK, open() does not wait for a device. With O_NOFOLLOW, a
  // symbolic link in the place of the lock file creates no file elsewhere.
  constexpr int kHow = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
  Handle file(::open(path.c_str(), kHow, 0666));
  struct stat facts {};
  if (!file.isOpen() || ::fstat(numberOf(file), &facts) != 0) return Unexpected(lastError());
  if (!S_ISREG(facts.st_mode)) return Unexpected(std::make_error_code(std::errc::not_supported));
  if (uninterrupted([&] { return ::flock(numberOf(file), how); }) != 0) return Unexpected(lastError());
  return FileLock(std::move(file));
}

Expected<FileLock, std::error_code> FileLock::lock(const fs::path& path) {
  return open(path, LOCK_EX);
}

Expected<FileLock, std::error_code> FileLock::tryLock(const fs::path& path) {
  return open(path, LOCK_EX | LOCK_NB);
}

}  // namespace damath::platform
