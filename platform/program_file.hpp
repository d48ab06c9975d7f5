// SPDX-License-Identifier: GPL-3.0-or-later
// Finds files that this user can start as programs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace damath::platform {

// True if this user can start the file as a program.
[[nodiscard]] bool isProgram(const std::filesystem::path& path);
// Returns the folders that the system searches for programs, in the order of the variable PATH.
[[nodiscard]] std::vector<std::filesystem::path> programFolders();
// Returns the path of the program `name` in the folder of this program.
[[nodiscard]] std::filesystem::path programBeside(const std::string& name);

}  // namespace damath::platform
