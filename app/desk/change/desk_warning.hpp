// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings of changes that succeeded. app/words makes the sentences.
#pragma once

#include <variant>

#include "db/files/second_folder.hpp"
#include "db/records/clock_jump.hpp"
#include "db/records/store_error.hpp"

namespace damath::desk {

// A due backup could not be made (StoreError). A backup could not be written to the second folder
// (SecondFault). The clock of the computer does not fit the journal (ClockJump).
using DeskWarning = std::variant<db::StoreError, db::SecondFault, db::ClockJump>;

}  // namespace damath::desk
