// SPDX-License-Identifier: GPL-3.0-or-later
// Locks that programs of the same computer use to exclude each other.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

// A lock, held through a lock file that serves no other purpose. The system releases the lock when the
// program ends, even if it crashes. The lock file itself stays. Errors are those of the operating system.
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

// A program of this computer that locks a file. Programs of other computers that lock a file in a network
// folder cannot be seen.
struct LockHolder {
  int process = 0;      // the process id
  std::string program;  // for example `damath-console`
  std::string user;     // the account that runs the program; empty if unknown
  friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

// Returns the program that locks the file now. If several programs lock the file, prefers a writer to a
// reader, and another program to this program. nullopt if no program on this computer locks the file, or the
// system does not tell. Never opens the file, because closing it would drop this program's own locks.
[[nodiscard]] std::optional<LockHolder> lockHolderOf(const std::filesystem::path& file);

}  // namespace damath::platform
