// SPDX-License-Identifier: GPL-3.0-or-later
// A lock with which programs of the same computer exclude each other. A FileLock holds the lock through a
// file, usually a lock file that serves no other purpose. The system releases the lock when the program ends,
// even if it crashes. The lock file itself stays. Errors: not_supported if a pipe or a device has the name of
// the lock file; too_many_symbolic_link_levels if a symbolic link has that name; others of the system.
#pragma once

#include <filesystem>
#include <system_error>
#include <utility>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

class FileLock {
 public:
  // Waits until no other program holds the lock, then takes it.
  [[nodiscard]] static Expected<FileLock, std::error_code> lock(const std::filesystem::path& path);
  // Takes the lock without waiting. Errors: resource_unavailable_try_again if a program, even this program,
  // holds the lock already.
  [[nodiscard]] static Expected<FileLock, std::error_code> tryLock(const std::filesystem::path& path);

 private:
  explicit FileLock(Handle file) : m_file(std::move(file)) {}
  [[nodiscard]] static Expected<FileLock, std::error_code> open(const std::filesystem::path& path, int how);

  Handle m_file;
};

}  // namespace damath::platform
