// SPDX-License-Identifier: GPL-3.0-or-later
// Checking a contest file from end to end.
#pragma once

#include <vector>

#include "app/desk/desk_error.hpp"
#include "app/desk/problem.hpp"
#include "core/expected.hpp"
#include "db/reading.hpp"

namespace damath::desk {

[[nodiscard]] Expected<std::vector<Problem>, DeskError> problemsOf(const db::Reading& reading);

}  // namespace damath::desk
