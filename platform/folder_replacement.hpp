// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a whole folder by another folder.
#pragma once

#include <filesystem>
#include <system_error>

namespace damath::platform {

// Moves the folder `beside` to `place`, then deletes the folder that was at `place`; if the deletion fails,
// the old folder stays beside `place`, and no error is returned. If the file system allows, one step
// exchanges the two folders, so that programs find a folder at `place` at every moment. Flushes the folder
// above before the old folder is deleted, so that one of the two survives a power failure. Errors: those of
// the system; the old folder is then at `place`, with one exception: if only flushing the folder above fails
// (io_error), the new folder is at `place`, but a power failure may undo the move. Preconditions: both paths
// are in the same folder; the files of `beside` are on the disk.
[[nodiscard]] std::error_code replaceFolder(const std::filesystem::path& beside,
                                            const std::filesystem::path& place);

}  // namespace damath::platform
