// SPDX-License-Identifier: GPL-3.0-or-later
// Locks between the programs of a computer.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

// A lock on a lock file of its own. The system releases the lock when the program ends, even if it crashes.
// The lock file stays. Errors are those of the operating system.
class FileLock {
 public:
  // Waits until no other program holds the lock.
  [[nodiscard]] static Expected<FileLock, std::error_code> lock(const std::filesystem::path& path);
  // Errors: resource_unavailable_try_again if the lock is held, also by this program.
  [[nodiscard]] static Expected<FileLock, std::error_code> tryLock(const std::filesystem::path& path);

 private:
  explicit FileLock(Handle file) : m_file(std::move(file)) {}
  [[nodiscard]] static Expected<FileLock, std::error_code> open(const std::filesystem::path& path, int how);

  Handle m_file;
};

// A program of this computer that locks a file. Locks by other computers on a network folder are not visible.
struct LockHolder {
  int process = 0;      // the process id
  std::string program;  // for example `damath-console`
  std::string user;     // the account that runs the program; empty if unknown
  friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

// Returns the program that locks the file now. Prefers a writer to a reader, and another program to this one.
// Never opens the file, because closing it would drop this program's own locks. nullopt if no program on this
// computer locks the file, or the system does not tell.
[[nodiscard]] std::optional<LockHolder> lockHolderOf(const std::filesystem::path& file);

}  // namespace damath::platform
