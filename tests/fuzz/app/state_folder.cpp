// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/app/state_folder.hpp"

#include <stdlib.h>

#include "tests/db/temp_folder.hpp"

namespace damath::fuzz {

const std::filesystem::path& stateFolder() {
  static const testing::TempFolder folder;
  static const bool isSet = ::setenv("XDG_STATE_HOME", folder.path().c_str(), 1) == 0;
  static_cast<void>(isSet);
  return folder.path();
}

}  // namespace damath::fuzz
