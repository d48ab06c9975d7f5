// SPDX-License-Identifier: GPL-3.0-or-later
// Starts programs and processes on this computer, and tells if a process is still running.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>
#include <vector>

namespace damath::platform {

inline constexpr int kNotRun = 127;
// Runs a program until it ends. The program reads empty input and prints messages in English. Its output is
// appended to the log. A new log is private. The program gets no open file of this program. Returns the
// program's exit status; kNotRun if the program could not be started or was killed.
[[nodiscard]] int run(const std::vector<std::string>& words, const std::filesystem::path& log);

// Runs `work` in a new process and returns at once. The process continues after this program ends: it reads
// empty input, writes to the log and keeps no other file open. If the log cannot be opened, the process
// writes to the output of this program. Precondition: this program has only one thread. Errors: those of the
// system; `work` then does not run.
[[nodiscard]] std::error_code runInBackground(const std::filesystem::path& log,
                                              const std::function<void()>& work);

// True if a running process of this user has this process id.
[[nodiscard]] bool isRunning(std::int64_t process);

}  // namespace damath::platform
