// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

Expected<FileLock, std::error_code> FileLock::open(const fs::path& path, int how) {
  Handle file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!file.isOpen()) return Unexpected(lastError());
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
