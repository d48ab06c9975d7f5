// SPDX-License-Identifier: GPL-3.0-or-later
// Programs and processes of this computer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>
#include <vector>

namespace damath::platform {

// True if this user can start the file as a program.
[[nodiscard]] bool isProgram(const std::filesystem::path& path);
// Returns the folders that the system searches for programs, in their order (PATH).
[[nodiscard]] std::vector<std::filesystem::path> programFolders();
// Returns a path that starts the program `name` of the folder of this program.
[[nodiscard]] std::filesystem::path programBeside(const std::string& name);

inline constexpr int kNotRun = 127;
// Runs a program until it ends. Its input is empty, its messages are in English, and its output is appended
// to the log, which is private if it is new. No file of this program stays open in it. Returns its exit
// status; kNotRun if the program could not be started or was killed.
[[nodiscard]] int run(const std::vector<std::string>& words, const std::filesystem::path& log);

// Runs `work` in a new process and returns at once. The new process outlives this program: its input is
// empty, its output goes to the log, and no file of this program stays open. Precondition: this program has
// only one thread. If the log cannot be opened, the output stays where it was. Errors: those of the system;
// then `work` does not run.
[[nodiscard]] std::error_code runInBackground(const std::filesystem::path& log,
                                              const std::function<void()>& work);

// True if a process of this user has this number.
[[nodiscard]] bool isRunning(std::int64_t process);

}  // namespace damath::platform
