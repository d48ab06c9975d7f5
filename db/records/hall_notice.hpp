// SPDX-License-Identifier: GPL-3.0-or-later
// The notice at the foot of the hall display.
#pragma once

#include <string>

namespace damath::db {

struct HallNotice {
  std::string line;
  std::string by;
  std::string at;
};

}  // namespace damath::db
