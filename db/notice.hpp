// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the foot of the hall's display, as it was set last and by whom.
#pragma once

#include <string>

#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

struct HallNotice {
  std::string line;
  std::string by;
  std::string at;
};

// A step of an edit; an empty line takes the notice away.
[[nodiscard]] StoreResult<void> setNotice(Edit& edit, const std::string& line);

}  // namespace damath::db
