// SPDX-License-Identifier: GPL-3.0-or-later
// The account (user) under which this program runs, and its folders.
#pragma once

#include <filesystem>
#include <string>

namespace damath::platform {

// Returns the login name, or a text such as "uid 1000" if the computer has no name for the account.
[[nodiscard]] std::string userName();
// True if the account may change everything on the computer (root).
[[nodiscard]] bool isAdministrator();

// Returns the folder for data that must be kept: $XDG_DATA_HOME, or ~/.local/share if this variable is not an
// absolute path. Each program makes a folder of its own name there. The returned folder may not exist yet.
[[nodiscard]] std::filesystem::path dataFolder();
// Returns the folder for the state of programs, such as unsaved work: $XDG_STATE_HOME, or ~/.local/state if
// this variable is not an absolute path.
[[nodiscard]] std::filesystem::path stateFolder();

}  // namespace damath::platform
