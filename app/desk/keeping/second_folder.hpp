// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the second folder of a contest's automatic backups, usually on a USB drive.
#pragma once

#include <filesystem>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

// Chooses the folder. From now on, every automatic backup is also written there. Makes a backup at once. If
// this backup fails, the choice stays and the desk has a warning (Desk::takeWarnings). Errors: StoreFailed
// with NotAFolder if there is no such folder, if it is inside the folder of backups, or if its name has a
// line break, CannotOpen or DiskFull if the folder cannot be written, and CannotOpen for a shared contest.
// The earlier choice then stays.
[[nodiscard]] DeskResult<void> chooseSecondFolder(const Desk& desk, const std::filesystem::path& folder);
// Ends the use of the second folder. The backups in this folder stay. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> forgetSecondFolder(const Desk& desk);

}  // namespace damath::desk
