// SPDX-License-Identifier: GPL-3.0-or-later
// The step of an edit that stores the notice at the foot of the hall display: its text, its author, its time.
#pragma once

#include <string>

#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Stores the notice, as a step of an edit. An empty line removes the notice.
[[nodiscard]] StoreResult<void> setNotice(Edit& edit, const std::string& line);

}  // namespace damath::db
