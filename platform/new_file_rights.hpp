// SPDX-License-Identifier: GPL-3.0-or-later
// The rights of the files and folders that this program creates. A contest file holds names of children, so
// other accounts of the computer must not read it unless the user wants that.
#pragma once

#include <filesystem>
#include <system_error>

namespace damath::platform {

enum class Sharing {
  Private,  // new files are readable and writable by this user only (0600), new folders too (0700)
  Shared    // new files get the rights that the system gives to any new file (the umask)
};

// Sets the rights of every file and folder that this process creates from now on, also through libraries.
// Call it when the program starts, before threads create files. The rights of existing files do not change.
void setNewFileRights(Sharing sharing);

// Gives a file or folder that this program created at least the rights that the system gives to any new file,
// for data that is made for other people. Takes no right away. Errors: those of the system; the rights are
// then unchanged.
[[nodiscard]] std::error_code openToOthers(const std::filesystem::path& path);

}  // namespace damath::platform
