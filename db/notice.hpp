// SPDX-License-Identifier: GPL-3.0-or-later
// The notice at the foot of the hall display: its last text, its author and the time.
#pragma once

#include <string>

#include "db/records/records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// A step of an edit; an empty line removes the notice.
[[nodiscard]] StoreResult<void> setNotice(Edit& edit, const std::string& line);

}  // namespace damath::db
