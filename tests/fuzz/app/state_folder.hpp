// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace damath::fuzz {

// Returns a temporary folder in which the programs keep drafts and practice games from now on.
const std::filesystem::path& stateFolder();

}  // namespace damath::fuzz
