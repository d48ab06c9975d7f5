// SPDX-License-Identifier: GPL-3.0-or-later
// A program of this computer that locks a file. Programs of other computers that lock a file in a network
// folder cannot be seen.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace damath::platform {

struct LockHolder {
  int process = 0;      // the process id
  std::string program;  // for example `damath-console`
  std::string user;     // the account that runs the program; empty if unknown
  friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

// Returns the program that locks the file now. If several programs lock the file, prefers another program to
// this program, then a writer to a reader. nullopt if no program on this computer locks the file, or the
// system does not tell. Never opens the file, because closing it would drop this program's own locks.
[[nodiscard]] std::optional<LockHolder> lockHolderOf(const std::filesystem::path& file);

}  // namespace damath::platform
